// embed/: one board in a frame, from the query before "#". It tells the page around it what happens.
(() => {
  const query = new URLSearchParams(location.search);
  const board = document.createElement("nardy-board");
  for (const [name, value] of query) if (/^[a-z][\w-]*$/.test(name) && !/^on|^style$/.test(name)) board.setAttribute(name, value);
  const tell = (message) => parent !== window && parent.postMessage({ source: "nardy", v: 1, id: query.get("id"), ...message }, "*");
  document.documentElement.lang = query.get("lang") === "ru" ? "ru" : "en";
  document.documentElement.dataset.theme = ["light", "dark"].includes(query.get("bg")) ? query.get("bg") : "auto";
  if (query.get("bg") === "dark") document.body.style.background = "#1d1611";
  addEventListener("nardy", ({ detail }) => tell(detail));
  document.getElementById("embed").replaceChildren(board);
  new ResizeObserver(() => tell({ type: "resize", height: document.body.scrollHeight })).observe(document.body);
  tell({ type: "ready" });
})();

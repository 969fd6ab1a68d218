// embed/: one board in a frame, from the query before "#".  It tells the page around it what happens and does
// what that page asks; whatever else is sent to it is ignored.
(() => {
  const query = new URLSearchParams(location.search);
  const id = query.get("id");
  const board = document.createElement("nardy-board");
  const root = document.documentElement;
  const { names, looks, words } = nardyEmbed;
  let height = 0; // the last that was told

  const tell = (message) => parent !== window && parent.postMessage({ ...message, source: "nardy", v: 1, id }, "*");
  const field = (value) => (["string", "number"].includes(typeof value) ? String(value) : "");

  function write(fields) {
    for (const [name, value] of Object.entries(fields)) {
      if (field(value)) board.setAttribute(name, field(value));
      else board.removeAttribute(name);
    }
    const { lang, bg } = Object.fromEntries([...board.attributes].map(({ name, value }) => [name, value]));
    if (words[lang]) root.lang = lang;
    document.title = document.querySelector("h1").textContent = words[root.lang].title;
    root.dataset.theme = ["light", "dark"].includes(bg) ? bg : "auto";
  }

  // As high as the board would like to be at this width; it can be scrolled where it gets less.
  function measure() {
    const wanted = board.wanted();
    if (wanted !== height) tell({ type: "resize", height: (height = wanted) });
  }

  // --- What the page around may ask -------------------------------------------------------------------

  const only = (data, wanted) => Object.fromEntries(wanted.filter((name) => name in data).map((name) => [name, data[name]]));
  const POSITION = [...names].filter((name) => !looks.has(name));
  const NO_POSITION = { white: "", black: "", turn: "", dice: "", moves: "" };

  const commands = {
    getState: () => ({}),
    reset: () => board.reset(),
    setPosition: (data) => write({ ...NO_POSITION, ...only(data, POSITION) }),
    setLang: (data) => write(only(data, ["lang"])),
    setTheme: (data) => write(only(data, ["theme", "bg"])),
    goto: () => { throw new Error("This board has no steps to go to."); },
  };

  async function asked({ source, data }) {
    if (source !== parent || source === window || data?.source !== "nardy" || !Object.hasOwn(commands, data.type)) return;
    const reply = (message) => "req" in data && tell({ type: "reply", reply: data.req, ...message });
    if (data.type !== "getState" && query.get("api") !== "1") return reply({ ok: false, error: "The address of this board lacks api=1." });
    try {
      commands[data.type](data);
      await null; // attributes are taken together
      reply({ ok: true, state: board.getState(), notices: board.notices });
    } catch (error) {
      reply({ ok: false, error: error.message });
    }
  }

  for (const [name, value] of query) if (names.has(name)) board.setAttribute(name, value);
  board.setAttribute("framed", "");
  root.lang = navigator.language.startsWith("ru") ? "ru" : "en";
  write({});
  addEventListener("nardy", ({ detail }) => tell(detail));
  addEventListener("message", asked);
  document.getElementById("embed").replaceChildren(board);
  new ResizeObserver(measure).observe(board);
})();

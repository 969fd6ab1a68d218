// The engine that all boards of a foreign page share: one hidden frame of our origin, opened on first need.
// Every request carries its own state, so that after a restart everything open is simply asked again.
(() => {
  const script = document.currentScript ?? document.querySelector('script[src*="embed.js"]');
  const ROOT = new URL("./", script.src);
  const open = new Map(); // id → { text, resolve, reject }
  let asked = 0;
  let frame = null;
  let answering = false; // the frame has said that it is there

  function ask(request) {
    const id = ++asked;
    const text = JSON.stringify({ op: "event", page: "embed", ...request });
    const answered = new Promise((resolve, reject) => open.set(id, { text, resolve, reject }));
    if (!frame?.isConnected) restart(); // also when the page has thrown it away
    else if (answering) post(id);
    return answered;
  }

  function restart() {
    frame?.remove();
    answering = false;
    frame = document.createElement("iframe");
    Object.assign(frame, { src: new URL("embed/engine.html", ROOT), title: "nardy", hidden: true, tabIndex: -1 });
    frame.setAttribute("aria-hidden", "true");
    frame.style.setProperty("display", "none", "important"); // whatever the page does to its frames
    document.documentElement.append(frame);
  }

  function post(id) {
    frame.contentWindow.postMessage({ source: "nardy", v: 1, type: "ask", id, text: open.get(id).text }, "*");
  }

  function heard({ source, data }) {
    if (!source || source !== frame?.contentWindow || data?.source !== "nardy") return;
    if (data.type === "engine") {
      answering = true;
      for (const id of open.keys()) post(id);
    }
    if (data.type === "answer" && open.has(data.id)) settle(data);
  }

  // An error has a kind: "start" - there is no engine - or "python" - it lives, but this went wrong.
  function settle({ id, text, error, kind }) {
    const { resolve, reject } = open.get(id);
    open.delete(id);
    if (error) reject(Object.assign(new Error(error), { kind }));
    else resolve(JSON.parse(text));
  }

  addEventListener("message", heard);
  globalThis.nardyEngine = { root: ROOT, ask, restart };
})();

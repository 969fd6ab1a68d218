// The hidden page of our origin that owns the one engine of all boards of a foreign page.
// It answers whoever asks: it holds no secret, and every request carries its own state.
(() => {
  const HERE = new URL("./", document.currentScript.src);
  const FILE = new URL("engine-worker.js", HERE);
  const open = new Map(); // id → where the answer goes
  let worker = null;
  let refused = false;

  // Chromium throws, others report an error: in a sandbox without an origin module workers are refused.
  function begin() {
    try {
      worker = new Worker(FILE, { type: "module" });
    } catch {
      return refuse();
    }
    worker.onmessage = ({ data }) => settle(data);
    worker.onerror = refuse;
  }

  function refuse() {
    worker?.terminate();
    worker = null;
    refused = true;
    for (const [id, { text }] of open) onMainThread(id, text); // asked before it was known
  }

  async function onMainThread(id, text) {
    try {
      const { reply } = await import(FILE);
      settle(await reply(id, text));
    } catch (error) {
      settle({ id, error: String(error), kind: "start" });
    }
  }

  function ask(id, text, to) {
    open.set(id, { text, to });
    if (refused) return onMainThread(id, text);
    if (!worker) begin();
    worker?.postMessage({ id, text }); // where it was refused just now, the main thread has been asked
  }

  function settle(answer) {
    open.get(answer.id)?.to({ source: "nardy", v: 1, type: "answer", ...answer });
    open.delete(answer.id);
  }

  addEventListener("message", ({ data, source }) => {
    if (data?.source !== "nardy" || data.type !== "ask" || typeof data.text !== "string") return;
    ask(data.id, data.text, (message) => source.postMessage(message, "*"));
  });
  parent.postMessage({ source: "nardy", v: 1, type: "engine" }, "*");
})();

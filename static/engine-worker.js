// Python for embeds, without PyScript: as a module worker, or imported where workers are refused.
// Both ask the same door: JSON in, JSON out.

let door = null; // promise of Python's answer(text)

async function start() {
  const { loadPyodide } = await import(new URL("./pyodide/pyodide.mjs", import.meta.url));
  const python = await loadPyodide({ packages: ["nardy"] });
  return python.pyimport("nardy.web.door").answer;
}

export async function answer(text) {
  door ??= start();
  return (await door)(text);
}

// A worker has no document.
if (typeof document === "undefined") {
  addEventListener("message", async ({ data: { id, text } }) => {
    try {
      postMessage({ id, text: await answer(text) });
    } catch (error) {
      postMessage({ id, error: String(error) });
    }
  });
}

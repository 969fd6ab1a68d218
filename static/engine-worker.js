// Python for embeds, without PyScript: as a module worker, or imported where workers are refused.
// Both ask the same door: JSON in, JSON out.

let door = null; // promise of Python's answer(text)

async function start() {
  const { loadPyodide } = await import(new URL("./pyodide/pyodide.mjs", import.meta.url));
  const python = await loadPyodide({ packages: ["nardy"] });
  return python.pyimport("nardy.web.door").answer;
}

// What is sent back for a request: its answer, or an error that says whether there is an engine at all.
export async function reply(id, text) {
  let answer;
  try {
    answer = await (door ??= start());
  } catch (error) {
    return { id, error: String(error), kind: "start" };
  }
  try {
    return { id, text: answer(text) };
  } catch (error) {
    return { id, error: String(error), kind: "python" };
  }
}

// A worker has no document.
if (typeof document === "undefined") {
  addEventListener("message", async ({ data: { id, text } }) => postMessage(await reply(id, text)));
}

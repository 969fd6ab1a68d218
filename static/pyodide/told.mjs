// The door of Pyodide in the worker. It tells the page which files of the engine have arrived, so that somebody who
// waits sees how far it is; only the worker itself can know. It lies beside Pyodide's own files in a build.

const told = new BroadcastChannel("nardy-engine");
const seen = new PerformanceObserver((list) => told.postMessage(list.getEntries().map(({ name }) => name)));
seen.observe({ type: "resource", buffered: true });

export * from "./pyodide.mjs";

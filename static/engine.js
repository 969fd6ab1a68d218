// The way to Python: connect() → call(op, payload) → object. Nothing else in the site knows of
// PyScript. Every promise here settles: a start within its deadline, a call within its patience.

import { arrivals } from "./engine-progress.js";

const DEADLINE = 20_000;
const PATIENCE = 20_000;
const POLL = 10;
const HERE = new URL("./", import.meta.url);
const FIRST = document.baseURI; // addresses in the page are seen from where it was opened
const LESSONS = /^lesson/; // operations that need the wheel of the lessons

export class EngineError extends Error {
  // kind: missing, html, empty, truncated, damaged, type, network (with the file's name);
  // slow, stuck, crash, hung, python (without).
  constructor(kind, file = "", detail = "") {
    super([kind, file, detail].filter(Boolean).join(" "));
    Object.assign(this, { name: "EngineError", kind, file, detail });
  }
}

let engine = null; // the one engine of the page: { script, worker, lost, lose, started, slow }

// Start the engine, or join a start that is under way; `onprogress` is told how many per cent of it have arrived.
// Rejects with EngineError.
export async function connect({ deadline = chosenDeadline(), onprogress = () => {} } = {}) {
  engine ??= adopt(document.getElementById("engine"));
  const mine = engine;
  mine.started ??= start(mine, onprogress);
  publish("starting");
  try {
    await Promise.race([settled(mine), mine.lost, trouble(mine, deadline)]);
  } catch (error) {
    mine.slow = error.kind === "slow";
    publish("failed");
    throw error;
  }
  publish("ready");
  return call;
}

// Once more after a failed start: a slow one is waited for, anything else is started afresh.
export function retry(options = {}) {
  return engine?.slow ? connect(options) : restart(options);
}

// End the worker, whatever it does, and start a fresh one. Calls still open reject as crashed.
// Where PyScript itself never arrived, only loading the page again helps, and that is done.
export async function restart(options = {}) {
  await (await checker()).repair(HERE);
  if (!customElements.get("py-script")) {
    location.reload();
    return new Promise(() => {});
  }
  engine ??= adopt(document.getElementById("engine"));
  engine.lose(new EngineError("crash"));
  engine.script.xworker?.terminate();
  const script = document.createElement("script");
  for (const { name, value } of engine.script.attributes) {
    script.setAttribute(name, ["config", "src"].includes(name) ? new URL(value, FIRST).href : value);
  }
  engine.script.replaceWith(script);
  engine = adopt(script);
  return connect(options);
}

async function call(op, payload = {}) {
  const { worker, lost } = engine;
  const wheels = LESSONS.test(op) ? [await lessonsWheel()] : [];
  const request = JSON.stringify({ ...payload, op, wheels });
  const hung = sleep(PATIENCE).then(() => {
    throw new EngineError("hung");
  });
  try {
    return JSON.parse(await Promise.race([worker.sync.answer(request), lost, hung]));
  } catch (error) {
    throw await named(error, wheels.length > 0);
  }
}

function adopt(script) {
  let lose;
  const lost = new Promise((_, reject) => (lose = reject));
  lost.catch(() => {}); // it may be lost while nobody is waiting
  return { script, worker: null, lost, lose, started: null, slow: false };
}

async function start(mine, onprogress) {
  const enough = arrivals(HERE, onprogress);
  try {
    while (!mine.script.xworker) await sleep(POLL);
    const worker = await mine.script.xworker.ready;
    await worker.sync.answer(JSON.stringify({ op: "ping" }));
    mine.worker = worker;
  } finally {
    enough();
  }
}

// Resolves when the engine is up; when its worker gives up, trouble() says why.
function settled(mine) {
  return mine.started.catch(() => new Promise(() => {}));
}

// Rejects when a file of the engine turns out bad, when the worker gives up, or at the deadline.
async function trouble(mine, deadline) {
  const end = sleep(deadline);
  const gaveUp = mine.started.then(() => new Promise(() => {}), String);
  let kind = "slow";
  const search = async () => {
    const { suspects, faults } = await checker();
    await suspects(HERE, EngineError);
    const reason = await Promise.race([gaveUp, sleep(deadline / 2)]);
    if (mine.worker) return;
    await faults(HERE, EngineError);
    kind = "stuck"; // all files are there and whole
    throw new EngineError("crash", "", reason ?? (await gaveUp));
  };
  await Promise.race([search().then(() => end), end]);
  throw new EngineError(kind);
}

async function named(error, withLessons) {
  if (error instanceof EngineError) return error;
  const text = String(error?.message ?? error);
  if (withLessons) {
    const fault = await (await checker()).lessonsFault(HERE, EngineError);
    if (fault) return fault;
  }
  return new EngineError(/Traceback|PythonError/.test(text) ? "python" : "crash", "", text);
}

async function lessonsWheel() {
  return (await checker()).lessonsAddress(HERE);
}

// Loaded beside the start, not before it.
function checker() {
  return import("./engine-check.js").catch(() => {
    throw new EngineError("missing", "engine-check.js");
  });
}

function chosenDeadline() {
  const asked = new URLSearchParams(location.search).get("deadline");
  return Number(asked ?? document.body.dataset.deadline) || DEADLINE;
}

function publish(state) {
  document.documentElement.dataset.engine = state;
}

function sleep(time) {
  return new Promise((done) => setTimeout(done, time));
}

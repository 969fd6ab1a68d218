// What a learner has done, on the device: {v: 1, done: {lesson: [step, …]}, kept: {lesson: [day, rounds]}}; the day
// is that of the last task solved, counted from 1970. Marks it on the maps of lessons, says which lesson is due again,
// gives it out as a file and a short code, takes both in, and erases it, undoably. It needs no engine.

import "./answers.js";
import * as codes from "./progress-code.js";

const KEY = "nardy.progress";
const RESTS = [3, 10, 30, 90]; // after so many days a lesson is due again, each time later

let trouble = ""; // what is to be said of the storage, once
let kept = new Map(); // lesson → [day, rounds]
let done = load(); // lesson → set of steps
let erased = null;

const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

// --- Keeping ------------------------------------------------------------------------------------------

function load() {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return new Map();
    const record = read(text);
    if (record) return (kept = record.kept), record.done;
    localStorage.setItem(`${KEY}.damaged`, text);
    trouble = "damaged";
  } catch {
    trouble = "lost";
  }
  return new Map();
}

function store() {
  try {
    if (done.size) localStorage.setItem(KEY, write());
    else localStorage.removeItem(KEY);
  } catch {
    trouble ||= "lost";
  }
}

function write() {
  const steps = [...done].map(([id, names]) => [id, [...names]]);
  return JSON.stringify({ v: 1, done: Object.fromEntries(steps), kept: Object.fromEntries(kept) });
}

// The lessons and days of a record; null when it is none of ours.
function read(text) {
  try {
    const { v, done: lessons, kept: days = {} } = JSON.parse(text);
    const entries = Object.entries(lessons);
    const every = (list, kind) => Array.isArray(list) && list.every((item) => typeof item === kind);
    const whole = v === 1 && entries.every(([, steps]) => every(steps, "string")) &&
      Object.values(days).every((pair) => every(pair, "number") && pair.length === 2);
    return whole ? { done: new Map(entries.map(([id, steps]) => [id, new Set(steps)])), kept: new Map(Object.entries(days)) } : null;
  } catch {
    return null;
  }
}

// Adds to what there is; the number of steps that are new. Of two days the later one counts.
function merge(lessons, days = new Map()) {
  let added = 0;
  for (const [id, steps] of lessons) {
    const mine = done.get(id) ?? new Set();
    const before = mine.size;
    for (const step of steps) mine.add(step);
    if (mine.size) done.set(id, mine);
    added += mine.size - before;
    const [day, rounds] = days.get(id) ?? [today(), 0];
    if (mine.size > before && !(kept.get(id)?.[0] >= day)) kept.set(id, [day, Math.max(rounds, kept.get(id)?.[1] ?? 0)]);
  }
  if (added) store();
  return added;
}

// --- Coming back: what was learnt rests for some days and is then to be tried again --------------------------

const today = () => Math.floor(Date.now() / 864e5);

function due(lesson) {
  const [day, rounds] = kept.get(lesson) ?? [Infinity, 0];
  return today() - day >= RESTS[Math.min(rounds, RESTS.length - 1)];
}

// A task of a lesson that was due has been solved again.
function refresh(lesson) {
  if (!due(lesson)) return;
  kept.set(lesson, [today(), kept.get(lesson)[1] + 1]);
  store();
}

// --- The step at hand: read when it is only read, done when the task is ------------------------------------

function note() {
  const article = $("article[data-lesson]");
  if (article) {
    const { lesson, step, task } = article.dataset;
    const solved = $("#answer.done:not(.shown)") || $("#answers .choice.right[open]");
    if (task === undefined || solved) merge([[lesson, [step]]]);
    if (solved) refresh(lesson);
  }
  show();
}

// Steps that were done before they were renamed: links to them know the old names.
function renew() {
  let changed = false;
  for (const { dataset } of all("a[data-renamed]")) {
    const mine = done.get(dataset.lesson);
    for (const old of dataset.renamed.split(" ")) {
      if (mine?.delete(old)) mine.add(dataset.step), (changed = true);
    }
  }
  if (changed) store();
}

// --- Marks on maps ----------------------------------------------------------------------------------------

function show() {
  renew();
  for (const link of all("a[data-step]")) {
    const { lesson, step } = link.dataset;
    const known = Boolean(done.get(lesson)?.has(step));
    mark(link, "done", known);
    name(link, known ? `${link.title}, ${link.closest("[data-done]").dataset.done}` : link.title);
  }
  for (const row of all("[data-code]")) {
    const state = $(".state", row);
    const { size } = known(row);
    const again = whole(row) && due(row.dataset.lesson);
    const word = !size ? "" : again ? state.dataset.due : whole(row) ? state.dataset.done : state.dataset.started;
    if (state.textContent !== word) state.textContent = word;
    mark(state, "due", again);
  }
  goOn();
  const place = $("#progress") ?? $(".storage");
  if (trouble && place) {
    const line = $("#progress .note") ?? place;
    line.textContent = place.dataset[trouble === "lost" ? "sayLost" : "sayDamaged"];
    line.hidden = false;
    trouble = "";
  }
  panel();
}

// The way to the first step not done: of the first lesson that was begun, else of the first that was not.
function goOn() {
  const line = $(".go-on");
  if (!line) return;
  const open = all("[data-code]").filter((row) => known(row).size < stepsOf(row).length);
  const row = open.find((lesson) => known(lesson).size) ?? open[0];
  line.hidden = !row || !done.size;
  if (line.hidden) return;
  const link = $("a", line);
  link.href = all(".dots a", row).find(({ dataset }) => !known(row).has(dataset.step)).href;
  set(link, filled(link.dataset.say, { lesson: $("a", row).textContent }));
}

function mark(element, name, on) {
  if (element.classList.contains(name) !== on) element.classList.toggle(name, on);
}

// Colour is not heard: what a link is called says it too.
function name(link, said) {
  if (link.getAttribute("aria-label") !== said) link.setAttribute("aria-label", said);
}

const stepsOf = (row) => all(".dots a", row).map((link) => link.dataset.step);
const whole = (row) => known(row).size === stepsOf(row).length;
const known = (row) => new Set(stepsOf(row).filter((step) => done.get(row.dataset.lesson)?.has(step)));

// --- Taking along and bringing in as a code -----------------------------------------------------------------

const rows = () => all("[data-code]").map((row) => ({ id: row.dataset.lesson, code: row.dataset.code, steps: stepsOf(row) }));
const code = () => codes.write(rows(), done);

// Adds what a code says; null when a letter is wrong, else { steps, lessons }, the lessons left out.
function decode(text) {
  const told = codes.read(text, rows());
  return told && { steps: merge(told.found), lessons: told.unknown };
}

// --- The section of the pages of courses --------------------------------------------------------------------

const section = () => $("#progress");
const filled = (text, facts) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name]);
const saying = (name, facts = {}) => filled(section().dataset[`say${name}`], facts);
const size = (lessons) => ({ steps: [...lessons.values()].reduce((sum, steps) => sum + steps.size, 0), lessons: lessons.size });

function panel() {
  if (!section()) return;
  section().hidden = false;
  const lessons = all("[data-code]");
  const steps = lessons.reduce((sum, row) => sum + known(row).size, 0);
  set($(".count", section()), steps ? saying("Count", { steps, lessons: lessons.filter(whole).length }) : saying("Nothing"));
  const mine = $('[name="mine"]', section());
  if (mine.value !== code()) mine.value = code();
  mine.closest("label").hidden = !mine.value;
  for (const name of ["save", "erase"]) $(`[data-progress="${name}"]`, section()).hidden = !done.size;
  $('[data-progress="undo"]', section()).hidden = !erased;
}

function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function tell(name, facts) {
  set($(".note", section()), saying(name, facts));
  show();
}

const actions = {
  save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([write()], { type: "application/json" }));
    link.download = "nardy-progress.json";
    link.click();
    URL.revokeObjectURL(link.href);
  },
  erase() {
    erased = { done, kept };
    [done, kept] = [new Map(), new Map()];
    store();
    tell("Erased", size(erased.done));
  },
  undo() {
    merge(erased.done, erased.kept);
    erased = null;
    tell("Restored");
  },
};

function brought(result) {
  if (!result) tell("Unreadable");
  else tell(result.lessons ? "Unknown" : "Added", result);
}

document.addEventListener("click", ({ target }) => actions[target.closest?.("[data-progress]")?.dataset.progress]?.());
document.addEventListener("submit", (event) => {
  if (!event.target.closest("#progress")) return;
  event.preventDefault();
  brought(decode(new FormData(event.target).get("code")));
});
document.addEventListener("change", async ({ target }) => {
  if (!target.matches('#progress [type="file"]') || !target.files[0]) return;
  const record = read(await target.files[0].text());
  brought(record && { steps: merge(record.done, record.kept), lessons: 0 });
  target.value = "";
});
addEventListener("storage", (event) => {
  if (event.key === KEY) (done = load()), show();
});
// "open" and not the event "toggle", which comes too late when the next click already leaves the page.
new MutationObserver(note).observe(document.body, {
  subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-seq", "open"],
});
note();

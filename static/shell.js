// The page's half of a live page: sends what happens to the engine, shows what comes back.
// It decides nothing; state and markup come from Python (docs/design: the page is never the model).

import { connect, restart, retry } from "./engine.js";
import { Idiomorph } from "./idiomorph.js";
import "./board-places.js";
import "./board-drag.js";
import "./board-keys.js";
import "./board-motion.js";
import "./board-input.js";
import "./sound.js";
import "./progress.js";
import "./zars.js";
import "./numbers.js";
import { announce } from "./answers.js";
import { foretell } from "./foreseen.js";
import { recordInput } from "./record-input.js";
import "./copy.js";
import { elsewhere, followLinks, showAddress, visit } from "./links.js";

const page = () => document.getElementById("page");
let waiting = []; // events that came before the engine was ready, or while it was busy
let call = null;
let busy = false;
let input = null;
let engineState = "loading"; // what a page that is reached by a link is told

if (page()?.dataset.page) {
  listen();
  waiting.push(opening());
  run(connect({ onprogress }));
}

// "Starting the referee… 43 %": a word that stands still, and a number that grows.
function onprogress(percent) {
  for (const number of document.querySelectorAll(".starting .percent")) number.textContent = ` ${percent}\u00a0%`;
}

function listen() {
  document.addEventListener("click", ({ target }) => {
    const element = target.closest("[data-action]");
    if (!element || element.matches("form, select")) return;
    if (element.getAttribute("aria-disabled") !== "true") send({ ...element.dataset });
  });
  document.addEventListener("change", ({ target }) => {
    if (target.matches("select[data-action]")) send({ ...target.dataset, value: target.value });
  });
  document.addEventListener("submit", (event) => {
    const { action } = event.target.dataset;
    if (!action) return;
    event.preventDefault();
    send({ action, ...Object.fromEntries(new FormData(event.target)) });
  });
  input = nardyInput(document, send);
  recordInput();
  document.addEventListener("click", followLanguage);
  document.addEventListener("click", ({ target }) => {
    if (target.closest("#retry")) run(retry({ onprogress }));
  });
  followLinks(arrived);
  addEventListener("popstate", () => (elsewhere() ? showAddress(arrived) : live() && send(opening())));
}

function live() {
  return Boolean(page().dataset.page);
}

// Another page has been put in place; what was meant for the one before is no longer of use.
function arrived() {
  waiting = live() ? [opening()] : [];
  publish(engineState);
  input.changing()();
  input.anew();
  nardySound.show();
  if (call && !busy) work();
}

function opening() {
  return { action: "open", query: location.search };
}

async function run(started) {
  publish("loading");
  try {
    call = await started;
    publish("ready");
    work();
  } catch (error) {
    fail(error);
  }
}

function send(event) {
  waiting.push(event);
  if (!call) foretell(waiting);
  else if (!busy) work();
}

// One event after the other, in the order in which they came.
async function work() {
  busy = true;
  while (call && waiting.length) {
    publish("busy");
    const [event] = waiting;
    try {
      const answer = await call(page().dataset.op, request(event));
      if (waiting[0] !== event) continue; // asked by a page that has been left
      show(answer, event);
      waiting.shift();
    } catch (error) {
      busy = false;
      return recover(error, event);
    }
  }
  busy = false;
  publish(call ? "ready" : "failed");
}

function request(event) {
  const { page: name } = page().dataset;
  const kept = event.action === "open" ? history.state?.nardy : null;
  const state = kept ?? current();
  const { lang, dataset } = document.documentElement;
  return { page: name, lang, state, event: { ...event, numbers: dataset.numbering } };
}

function current() {
  return JSON.parse(document.getElementById("state").textContent || "null");
}

// A rejected event is dropped: once more would reject it again. A dead engine is started anew and
// asked the same event; only when it dies of it twice is the event given up.
function recover(error, event) {
  const left = waiting[0] !== event; // the page that asked has been left
  if (!left && (error.kind === "python" || event.again)) waiting.shift();
  event.again = true;
  if (error.kind === "python") {
    console.error(error);
    if (!left) page().dataset.trouble = "";
    return work();
  }
  call = null;
  run(restart());
}

function fail(error) {
  console.error(error);
  call = null;
  publish("failed");
}

function show({ state, fragments, url, say }, event) {
  delete page().dataset.trouble;
  document.getElementById("state").textContent = JSON.stringify(state);
  const changed = input.changing();
  const handOver = pressed();
  for (const [id, markup] of Object.entries(fragments)) morph(id, markup);
  const moved = changed();
  handOver();
  address(state, url, event);
  announce("say-state", say.state);
  announce("say-violation", say.violation);
  if (say.violation || moved) nardySound.play(say.violation ? "refused" : "moved");
  page().dataset.seq = Number(page().dataset.seq) + 1;
  if (event.action !== "open") reveal();
}

// Call before the page changes, and what it returns afterwards: a button that is gone, has become another or is dead
// now that all is over hands the focus on, to the verdict where there is one, else to what stood around the button.
function pressed() {
  const button = document.activeElement?.closest("#main button");
  const action = button?.dataset.action;
  const around = button?.parentElement.closest("[id]").id;
  return () => {
    if (!button) return;
    const same = button.isConnected && button.dataset.action === action;
    if (same && button.getAttribute("aria-disabled") !== "true") return;
    const goal = document.querySelector("[data-goal]") ?? (same ? null : document.getElementById(around));
    if (!goal) return;
    if (!goal.hasAttribute("tabindex")) goal.tabIndex = -1;
    goal.focus({ preventScroll: Boolean(goal.closest(".answer")) }); // which reveal() brings into sight
  };
}

// What an answer is about must not lie outside a small screen: the board that shows it, or the verdict itself, of which
// as much comes up as leaves the board in sight.
function reveal() {
  const answer = document.querySelector(".answer:not(.open)");
  if (!answer) return;
  const board = document.getElementById(answer.dataset.see);
  const { top, height } = (board ?? answer).getBoundingClientRect();
  const below = top + Math.min(height, board ? innerHeight : innerHeight / 3) - innerHeight;
  const by = top < 0 ? top : Math.max(0, below);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (by) scrollBy({ top: by, behavior: still ? "auto" : "smooth" });
}

function morph(id, markup) {
  const element = document.getElementById(id);
  if (!element) return;
  Idiomorph.morph(element, markup, { ignoreActiveValue: false });
  const shown = document.getElementById(id);
  for (const field of shown.querySelectorAll("input")) field.value = field.getAttribute("value") ?? "";
  for (const list of shown.querySelectorAll("select")) {
    const chosen = [...list.options].findIndex((option) => option.hasAttribute("selected"));
    list.selectedIndex = Math.max(0, chosen);
  }
}

// The address leads back here: a new entry when it changes, so that Back takes back.
function address(state, query, event) {
  const target = `${location.pathname}${query ? `?${query}` : ""}`;
  const same = event.action === "open" || target === location.pathname + location.search;
  history[same ? "replaceState" : "pushState"]({ nardy: state }, "", event.action === "open" ? location.href : target);
}

// The other language shows the same state: it travels in the address and in the history entry.
function followLanguage(event) {
  const link = event.target.closest("a.language");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  visit(`${link.href.split("?")[0]}${location.search}`, arrived, { nardy: current() });
}

function publish(state) {
  if (state !== "busy") engineState = state;
  if (live()) page().dataset.state = state;
}

// Keys on the board: one tab stop, arrows by geometry, [ ] along the way, letters for the buttons.
// Keys are physical (event.code), so they work on every layout.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ALONG = { BracketLeft: -1, BracketRight: 1 };
let stop = ""; // the place that Tab leads to, as "side slot"

export function boardKey(event, send) {
  const place = event.target.closest?.(".place[data-action]");
  if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
  const done = act(event.code, place, send);
  if (done) event.preventDefault();
}

function act(code, place, send) {
  if (code === "Enter" || code === "Space") return send({ ...place.dataset }), true;
  if (code === "Escape") return send({ action: "cancel" }), true;
  const next = WAYS[code] ? beside(place, WAYS[code]) : ALONG[code] && along(place, ALONG[code]);
  if (next) return focusOn(next), true;
  const button = document.querySelector(`[data-key="${code}"]`);
  return button ? (button.click(), true) : code in WAYS;
}

// After every change of the board: one place can be reached by Tab, the one that was before.
export function restoreStop() {
  const all = places();
  const chosen = all.find((place) => named(place) === stop) ?? all[0];
  for (const place of all) place.setAttribute("tabindex", place === chosen ? "0" : "-1");
}

function focusOn(place) {
  stop = named(place);
  restoreStop();
  place.focus();
}

function places() {
  return [...document.querySelectorAll("#board .place[data-action]")];
}

function named({ dataset: { slot } , classList }) {
  return `${classList} ${slot}`;
}

function along(place, way) {
  return places().find(({ dataset }) => Number(dataset.slot) === Number(place.dataset.slot) - way);
}

// The nearest place in this direction; sideways distance counts double.
function beside(place, [dx, dy]) {
  const from = middle(place);
  const score = (other) => {
    const to = middle(other);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  };
  const best = places().reduce((a, b) => (score(b) < score(a) ? b : a));
  return score(best) < Infinity ? best : null;
}

function middle(place) {
  const { x, y, width, height } = place.querySelector(".hit").getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

document.addEventListener("focusin", ({ target }) => {
  const place = target.closest?.("#board .place[data-action]");
  if (place) [stop] = [named(place)];
});
restoreStop();

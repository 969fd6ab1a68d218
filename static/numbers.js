// Points in the numbering that a reader has chosen (looks.js keeps it). Pages of lessons come with each side's own
// numbers; every point in a text knows its slot, every board its places, so both can be numbered anew.

const { documentElement } = document;
const lesson = () => document.querySelector("article[data-white]"); // none where numbers are the task

// The number of a slot of the side that looks.
function numberOf(slot, white) {
  const { numbering } = documentElement.dataset;
  if (numbering === "white") return white[slot - 1];
  return numbering === "s4" ? 25 - white[slot - 1] : slot;
}

const numbersOf = (article) => article.dataset.white.split(" ").map(Number);

function show() {
  const article = lesson();
  if (!article?.dataset.white) return;
  const white = numbersOf(article);
  const number = (slot) => String(numberOf(Number(slot), white));
  for (const point of article.querySelectorAll("[data-point]")) set(point, number(point.dataset.point));
  for (const board of article.querySelectorAll(".board .numbers")) {
    [...board.children].forEach((text, i) => set(text, number(i + 1)));
  }
  for (const place of article.querySelectorAll(".board .place.point")) {
    const name = place.getAttribute("aria-label").replace(/\d+/, number(place.dataset.slot));
    if (name === place.getAttribute("aria-label")) continue;
    place.setAttribute("aria-label", name);
    place.querySelector("title").textContent = name;
  }
  for (const arrow of article.querySelectorAll(".board .arrow")) {
    const slots = [arrow.dataset.from, arrow.dataset.to].filter((slot) => slot > 0 && slot < 25);
    const said = arrow.getAttribute("aria-label");
    const name = said.replace(/(?<=:.*)\d+/g, () => number(slots.shift()));
    if (name !== said) arrow.setAttribute("aria-label", name);
  }
}

function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// Written moves with the slots that their points have; how often a move is made stays.
export function inSlots(moves) {
  const article = lesson();
  if (!article?.dataset.white) return moves;
  const white = numbersOf(article);
  const slots = Object.fromEntries(white.map((_, i) => [numberOf(i + 1, white), i + 1]));
  return moves.replace(/(?<![(\d])\d+/g, (number) => slots[Number(number)] ?? number);
}

new MutationObserver(show).observe(document.body, { subtree: true, childList: true });
new MutationObserver(show).observe(documentElement, { attributeFilter: ["data-numbering"] });
show();

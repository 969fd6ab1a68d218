// While the engine is starting: what the page itself knows of a move. The step's page holds the verdicts of all
// moves that its author foresaw; any other move is kept and said to be kept, and nothing blocks reading.

import { inSlots } from "./numbers.js";

// Show what is known of the events that wait for the engine.
export function foretell(waiting) {
  const answer = document.getElementById("answer");
  const early = document.getElementById("early");
  const { hops, end } = moves(waiting);
  if (!answer || !early || !(hops.length || end)) return;
  const found = [...document.querySelectorAll("[data-moves]")].find(
    (known) => key(parse(known.dataset.moves)) === key(hops) && known.hasAttribute("data-end") === end,
  );
  const copy = (found ?? early.content).cloneNode(true);
  const title = found && Object.assign(document.createElement("h2"), { textContent: found.firstElementChild.textContent });
  copy.querySelector("summary")?.remove();
  for (const part of copy.querySelectorAll("figure")) part.remove(); // its ids are in the page already
  answer.replaceChildren(...[title, ...copy.childNodes].filter(Boolean));
}

const key = (hops) => [...hops].sort().join(" ");

// The steps that the events make: two taps one, a dragged or written move as many as it names.
function moves(waiting) {
  let hops = [];
  let from = null;
  let end = false;
  for (const { action, slot, moves: text } of waiting) {
    if (action === "tap" && from === null) from = slot;
    else if (action === "tap") {
      if (slot !== from) hops.push(step(from, slot));
      from = null;
    } else if (action === "move") hops.push(...parse(text));
    else if (action === "type") hops.push(...parse(inSlots(text)));
    else if (action === "undo") hops = hops.slice(0, -1);
    else if (action === "retry") hops = [];
    else if (action === "end") end = true;
  }
  return { hops, end };
}

const NAMES = { 0: "off", 25: "bar" };
const step = (from, to) => `${NAMES[from] ?? from}/${NAMES[to] ?? to}`;

function parse(text) {
  return text.trim().split(/\s+/).filter(Boolean).flatMap((word) => {
    const [, chain, times] = /^([^(]*)(?:\((\d)\))?$/.exec(word) ?? [null, "", 0];
    const places = chain.split("/");
    const hops = places.slice(1).map((place, i) => `${places[i]}/${place}`);
    return Array.from({ length: Number(times ?? 1) }, () => hops).flat();
  });
}

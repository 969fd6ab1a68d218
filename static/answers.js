// Answers to a question are folds of the page, and so is what would have been legal: what is said in one is read out when
// it is opened, each time once.

const PLACES = { "#answers > .choice[open]": "say-answer", "#answer > .legal[open]": "say-state" };

document.addEventListener("toggle", ({ target }) => {
  const found = Object.keys(PLACES).find((fold) => target.matches(fold));
  if (found) announce(PLACES[found], [...target.querySelectorAll(":scope > p")].map((said) => said.textContent).join(" "));
}, true);

// A new child each time: the same sentence twice is announced twice.
export function announce(id, text) {
  const line = document.createElement("p");
  line.textContent = text;
  document.getElementById(id)?.replaceChildren(...(text ? [line] : []));
}

// Answers to a question are folds of the page, and so is what would have been legal: what is said in one is read out when
// it is opened, each time once.

const PLACES = { "#answers > .choice[open]": "say-answer", "#answer > .legal[open]": "say-state" };

document.addEventListener("toggle", ({ target }) => {
  const found = Object.keys(PLACES).find((fold) => target.matches(fold));
  const place = found && document.getElementById(PLACES[found]);
  if (!place) return;
  const line = document.createElement("p");
  line.textContent = [...target.querySelectorAll(":scope > p")].map((said) => said.textContent).join(" ");
  place.replaceChildren(line);
}, true);

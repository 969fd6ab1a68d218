// Answers to a question are folds of the page: what is said to one is read out when it is opened, each time once.

document.addEventListener("toggle", ({ target }) => {
  const place = document.getElementById("say-answer");
  if (!place || !target.matches("#answers > .choice[open]")) return;
  const line = document.createElement("p");
  line.textContent = [...target.querySelectorAll(":scope > p")].map((said) => said.textContent).join(" ");
  place.replaceChildren(line);
}, true);

// The search over all pages, on Pagefind's index of this build.  It runs on the page of the search alone.

const place = document.querySelector("[data-bundle]");
const field = document.getElementById("q");
const list = document.getElementById("found");
const count = document.getElementById("found-count");
const more = document.getElementById("more");
const PAGE = 10;
const PAUSE = 200; // milliseconds without a key before the search begins

let engine; // Pagefind, fetched at the first word
let latest = 0; // of several searches in a row only the last is shown
let found = [];
let timer;

function load() {
  engine ??= begin();
  return engine;
}

async function begin() {
  const bundle = new URL(place.dataset.bundle, location.href);
  const pagefind = await import(new URL("pagefind.js", bundle).href);
  await pagefind.options({ basePath: bundle.pathname, baseUrl: new URL(document.body.dataset.root, location.href).pathname });
  return pagefind;
}

async function search() {
  const mine = ++latest;
  const words = field.value.trim();
  remember(words);
  let results = [];
  try {
    if (words) ({ results } = await (await load()).search(words));
  } catch {
    engine = undefined;
    if (mine === latest) show([], place.dataset.broken);
    return;
  }
  if (mine !== latest) return;
  const { found: some, none } = place.dataset;
  await show(results, words && (results.length ? some.replace("%", results.length) : none));
}

// The address leads back to what was looked for.
function remember(words) {
  const address = new URL(location.href);
  if (words) address.searchParams.set("q", words);
  else address.searchParams.delete("q");
  history.replaceState(null, "", address);
}

async function show(results, said) {
  found = results;
  list.replaceChildren();
  count.textContent = said;
  await showMore();
}

async function showMore() {
  const mine = latest;
  const shown = list.children.length;
  const pages = await Promise.all(found.slice(shown, shown + PAGE).map((result) => result.data()));
  if (mine !== latest) return;
  list.append(...pages.map(entry));
  more.hidden = list.children.length >= found.length;
  document.body.dataset.shown = field.value.trim();
}

function entry(page) {
  const part = bestPart(page);
  const link = element("a", part ? `${page.meta.title}: ${part.title}` : page.meta.title);
  link.href = (part ?? page).url;
  if (page.meta.game) link.append(" ", element("span", page.meta.game)); // who hears the links alone hears the game
  const title = document.createElement("h2");
  title.append(link);
  const words = document.createElement("p");
  words.append(...marked((part ?? page).excerpt));
  const item = document.createElement("li");
  item.append(title, words);
  return item;
}

// The part of a page, below a heading that has an address of its own, in which most was found.
function bestPart({ sub_results: parts }) {
  const weight = ({ weighted_locations: places }) => places.reduce((sum, { weight }) => sum + weight, 0);
  const best = [...parts].sort((a, b) => weight(b) - weight(a))[0];
  return best?.anchor ? best : null;
}

// The words found are marked; everything else is text.
function marked(excerpt) {
  const { childNodes } = new DOMParser().parseFromString(excerpt, "text/html").body;
  return [...childNodes].map((node) => (node.nodeName === "MARK" ? element("mark", node.textContent) : node.textContent));
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(timer);
  search();
});
field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(search, PAUSE);
});
more.addEventListener("click", async () => {
  const first = list.children.length;
  await showMore();
  list.children[first]?.querySelector("a").focus();
});

field.value = new URLSearchParams(location.search).get("q") ?? "";
if (field.value) search();

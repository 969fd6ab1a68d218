// Links of the site followed without leaving the page, so that the engine stays alive: the new page is
// fetched and put in place of the old one.  Whatever speaks against it - another build, another origin, a
// page that does not come - is left to the browser.

let shown = location.pathname; // the page that stands there; the address may already be another's
let latest = 0; // of several pages asked for in a row only the last is shown

// `arrived` is told of each page that has been put in place.
export function followLinks(arrived) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.defaultPrevented || !plain(event, link)) return;
    event.preventDefault();
    visit(link.href, arrived);
  });
}

// Go to an address of the site, as a new entry of the history.
export async function visit(address, arrived, kept = null) {
  const mine = ++latest;
  const fresh = await read(address);
  if (mine !== latest) return;
  if (!fresh) return location.assign(address);
  history.pushState(kept, "", address);
  put(fresh, arrived);
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

// Whether Back or Forward has led to another page than the one that stands there.
export function elsewhere() {
  return location.pathname !== shown;
}

// Show the page that the address names, after Back or Forward.
export async function showAddress(arrived) {
  const mine = ++latest;
  const fresh = await read(location.href);
  if (mine !== latest) return;
  if (fresh) put(fresh, arrived);
  else location.reload();
}

function plain(event, link) {
  const { origin, pathname, hash } = new URL(link.href);
  const modified = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const within = pathname === location.pathname && hash;
  return !modified && !within && origin === location.origin && !link.target && !link.hasAttribute("download");
}

async function read(address) {
  try {
    const answer = await fetch(address);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const same = fresh.body.dataset.build === document.body.dataset.build;
    const own = fresh.querySelector("#page script"); // a script that is put in place does not run
    return answer.ok && same && !own && fresh.getElementById("page") ? fresh : null;
  } catch {
    return null;
  }
}

function put(fresh, arrived) {
  shown = location.pathname;
  document.title = fresh.title;
  document.documentElement.lang = fresh.documentElement.lang;
  for (const kind of ['meta[name="description"]', 'link[rel="alternate"]']) {
    for (const old of document.head.querySelectorAll(kind)) old.remove();
    document.head.append(...fresh.head.querySelectorAll(kind));
  }
  Object.assign(document.body.dataset, fresh.body.dataset);
  document.getElementById("state").textContent = fresh.getElementById("state").textContent;
  document.getElementById("page").replaceWith(fresh.getElementById("page"));
  const goal = document.querySelector("article.lesson h1") ?? document.getElementById("main");
  goal.tabIndex = -1; // in a lesson the board is the next stop after its heading
  goal.focus({ preventScroll: true });
  arrived();
}

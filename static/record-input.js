// The replay of records: files into the field, keys that step, and the list that follows.  Knows no record.

const REPLAY = "#replay";
let asked = false; // whether a record has been asked for that is not shown yet

export function recordInput() {
  document.addEventListener("change", ({ target }) => {
    if (target.matches("input[data-into]")) fill(document.getElementById(target.dataset.into), target.files[0]);
  });
  document.addEventListener("dragover", (event) => {
    if (field(event) && event.dataTransfer.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const [file] = field(event) ? event.dataTransfer.files : [];
    if (!file) return;
    event.preventDefault();
    fill(event.target, file);
  });
  document.addEventListener("keydown", step);
  document.addEventListener("click", ({ target }) => (asked ||= Boolean(target.closest("#paste [data-action=example]"))));
  document.addEventListener("submit", ({ target }) => (asked ||= Boolean(target.closest("#paste"))));
  new MutationObserver(follow).observe(document.body, { attributeFilter: ["aria-current"], childList: true, subtree: true });
}

const field = ({ target }) => target.matches?.("textarea[name=record]");

// Old programs write Latin-1; what is no UTF-8 is read as that.
async function fill(area, file) {
  if (!area || !file || file.size > 2 * area.maxLength) return;
  const bytes = await file.arrayBuffer();
  try {
    area.value = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    area.value = new TextDecoder("windows-1252").decode(bytes);
  }
  area.form.requestSubmit();
}

function step(event) {
  const { target, code } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!target.closest?.(REPLAY) || target.matches("select, textarea, input")) return;
  const button = document.querySelector(`${REPLAY} [data-key="${code}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

// A record that comes gets the focus, so that the keys step through it.
// The turn that is shown stays in sight; the page itself does not move.
function follow(changes) {
  if (asked && changes.some(({ target }) => target.closest(REPLAY))) {
    asked = false;
    document.querySelector(`${REPLAY} figure`)?.focus();
  }
  const row = document.querySelector(".plies [aria-current]");
  const list = row?.closest(".plies");
  if (!list) return;
  const [here, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (here.top < frame.top) list.scrollTop -= frame.top - here.top;
  if (here.bottom > frame.bottom) list.scrollTop += here.bottom - frame.bottom;
}

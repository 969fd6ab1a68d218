// Take the board along: a drawing, a picture, words, a link. Where the browser does not let a page copy
// (plain http, frames), the text is shown selected and the picture to be saved. The words are in the page.

const SCALE = 3;
const copied = () => document.getElementById("copied");
const texts = {
  svg: drawing,
  text: () => document.getElementById("words").textContent,
  link: () => location.href,
};

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-copy]");
  const kind = button?.dataset.copy;
  if (kind) (kind === "png" ? copyPicture() : copyText(kind, button.textContent)).catch(() => show(copied().dataset.failed));
});

async function copyText(kind, label) {
  const text = texts[kind]();
  try {
    await navigator.clipboard.writeText(text);
    show(copied().dataset.done);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, rows: 4 });
    show(copied().dataset.selected, field, kind === "svg" && saving("nardy.svg", new Blob([text], { type: "image/svg+xml" })));
    field.setAttribute("aria-label", label);
    field.focus();
    field.select();
    if (document.execCommand("copy")) copied().querySelector("p").textContent = copied().dataset.done;
  }
}

async function copyPicture() {
  const picture = await png();
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    show(copied().dataset.done);
  } catch {
    const image = Object.assign(new Image(), { src: URL.createObjectURL(picture), alt: copied().dataset.alt });
    show(copied().dataset.save, saving("nardy.png", picture), image);
  }
}

// The board as a file of its own: nothing in it can be pressed.
function drawing() {
  const board = document.getElementById("board").cloneNode(true);
  for (const place of board.querySelectorAll("[data-action]")) {
    for (const name of ["data-action", "role", "tabindex"]) place.removeAttribute(name);
  }
  board.setAttribute("role", "img");
  return new XMLSerializer().serializeToString(board);
}

async function png() {
  const { width, height } = document.getElementById("board").viewBox.baseVal;
  const image = new Image(width * SCALE, height * SCALE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing())}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed()), "image/png"));
}

function saving(name, blob) {
  const link = Object.assign(document.createElement("a"), { download: name, href: URL.createObjectURL(blob) });
  link.textContent = copied().dataset.file;
  return link;
}

function show(text, ...parts) {
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.textContent = text;
  copied().replaceChildren(line, ...parts.filter(Boolean));
}

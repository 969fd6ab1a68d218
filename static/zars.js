// Dice that are turned in the hand: by their arrows, by the arrow keys, by dragging. Each is six faces in CSS; what
// is kept of it is only how it has been turned.

// Rows of the turns by a quarter: x to the right, y down, z towards the eye; the left face looks along z.
const QUARTER = {
  left: [[0, 0, -1], [0, 1, 0], [1, 0, 0]],
  right: [[0, 0, 1], [0, 1, 0], [-1, 0, 0]],
  up: [[1, 0, 0], [0, 0, -1], [0, 1, 0]],
  down: [[1, 0, 0], [0, 0, 1], [0, -1, 0]],
};
const FACES = {
  top: [0, -1, 0], bottom: [0, 1, 0], left: [0, 0, 1], "far-right": [0, 0, -1], right: [1, 0, 0], "far-left": [-1, 0, 0],
};
const KEYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const BEGINS = 6; // pixels: less is no drag
const PIXELS = 90; // a quarter of a turn
const turned = new WeakMap();

const product = (a, b) => a.map((row) => b[0].map((_, j) => row.reduce((sum, x, k) => sum + x * b[k][j], 0)));
const UNIT = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];

// Where the faces lie now: the number of the one that looks each way.
function seen(zar) {
  const matrix = turned.get(zar) ?? UNIT;
  const numbers = {};
  for (const [name, at] of Object.entries(FACES)) {
    const now = matrix.map((row) => row.reduce((sum, x, k) => sum + x * at[k], 0));
    const [way] = Object.entries(FACES).find(([, there]) => there.every((x, k) => x === now[k]));
    numbers[way] = zar.querySelector(`.cube .${name}`).dataset.n;
  }
  return numbers;
}

function turn(zar, way, times = 1) {
  let matrix = turned.get(zar) ?? UNIT;
  for (let i = 0; i < times; i++) matrix = product(QUARTER[way], matrix);
  turned.set(zar, matrix);
  show(zar, matrix);
  if (!times) return;
  const numbers = seen(zar);
  zar.querySelector(".seen").textContent = zar.dataset.said.replace(/\{([\w-]+)\}/g, (_, name) => numbers[name]);
}

// CSS writes matrices column by column.
function show(zar, matrix) {
  const [x, y, z] = [0, 1, 2].map((j) => matrix.map((row) => row[j]).join(","));
  zar.querySelector(".cube").style.transform = `matrix3d(${x},0,${y},0,${z},0,0,0,0,1)`;
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-turn]");
  if (button) turn(button.closest(".zar"), button.dataset.turn);
});

document.addEventListener("keydown", (event) => {
  const zar = event.target.closest?.(".zar");
  const way = KEYS[event.code];
  if (!zar || !way || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  turn(zar, way);
});

// --- Dragging: along one way until the hand lets go, then on to the nearest face -----------------------------

let held = null;

document.addEventListener("pointerdown", (event) => {
  const stage = event.target.closest(".zar .stage");
  if (!stage || event.button) return;
  const zar = stage.closest(".zar");
  held = { zar, stage, id: event.pointerId, x: event.clientX, y: event.clientY, along: "" };
  zar.focus({ preventScroll: true });
  event.preventDefault();
});

document.addEventListener("pointermove", (event) => {
  if (event.pointerId !== held?.id) return;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.along) {
    if (Math.hypot(dx, dy) < BEGINS) return;
    held.along = Math.abs(dx) > Math.abs(dy) ? "x" : "y";
    held.stage.setPointerCapture(held.id);
    held.stage.classList.add("held");
  }
  held.quarters = (held.along === "x" ? dx : -dy) / PIXELS;
  show(held.zar, product(by(held.along, held.quarters), turned.get(held.zar) ?? UNIT));
});

function by(along, quarters) {
  const [c, s] = [Math.cos(quarters * Math.PI / 2), Math.sin(quarters * Math.PI / 2)];
  return along === "x" ? [[c, 0, s], [0, 1, 0], [-s, 0, c]] : [[1, 0, 0], [0, c, -s], [0, s, c]];
}

function drop(event) {
  if (event.pointerId !== held?.id) return;
  const { zar, stage, along, quarters = 0 } = held;
  held = null;
  stage.classList.remove("held");
  const times = event.type === "pointercancel" ? 0 : Math.round(Math.abs(quarters));
  const ways = along === "x" ? ["right", "left"] : ["up", "down"];
  turn(zar, ways[quarters < 0 ? 1 : 0], times);
}

document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);

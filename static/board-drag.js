// Pieces carried with mouse, finger or pen. One finger on an own piece carries it; everything else scrolls and
// zooms as anywhere. Classic script; knows no rule.
(() => {
  const { placesOf, placeAt, open, contains, slotOf, isEnd, moverOf, kindOf, colorOf } = nardyHands.places;
  const SLOP = 4; // pixels that a finger trembles
  const SVG = "http://www.w3.org/2000/svg";
  const LETTERS = ["", "d:", "t:"];
  const NAMES = { 0: "off", 25: "bar" };

  class Drag {
    constructor(root, { tell, focusOn, interrupt }) {
      Object.assign(this, { tell, focusOn, interrupt, held: null });
      root.addEventListener("pointerdown", (event) => this.down(event));
      addEventListener("pointermove", (event) => this.move(event));
      addEventListener("pointerup", (event) => this.up(event));
      addEventListener("pointercancel", () => this.lift());
      root.addEventListener("touchmove", (event) => this.touch(event), { passive: false });
      root.addEventListener("contextmenu", (event) => this.menu(event));
    }

    down(event) {
      if (this.held || !event.isPrimary) return this.lift();
      this.interrupt();
      const place = placeAt(event.target);
      const piece = place && pieceAt(event.target);
      if (event.button !== 0 || !piece || !liftable(piece, place, event.pointerType)) return;
      const { pointerId: id, pointerType: type, clientX: x, clientY: y } = event;
      this.held = { id, type, x, y, place, piece: topOf(place, piece), svg: place.ownerSVGElement, shown: null };
    }

    move(event) {
      const { held } = this;
      if (event.pointerId !== held?.id) return;
      if (held.type === "mouse" && !event.buttons) return this.lift(); // let go where no page could see it
      if (!held.shown && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLOP) return;
      held.shown ??= pickUp(held);
      const [x, y] = onBoard(held.shown.probes, event);
      held.shown.piece.setAttribute("transform", `translate(${x} ${y})`);
    }

    up(event) {
      if (event.pointerId !== this.held?.id) return;
      const { shown, svg, place, piece } = this.held;
      const at = shown && onBoard(shown.probes, event);
      this.lift();
      if (!at) return;
      swallowClick();
      const target = placesOf(svg).find((other) => contains(other, at) && open(other));
      if (!target || target === place) return;
      this.focusOn(target);
      this.moved(svg, { kind: kindOf(piece), from: slotOf(place), to: slotOf(target) });
    }

    moved(svg, detail) {
      const { kind, from, to } = detail;
      svg.dispatchEvent(new CustomEvent("nardy-move", { detail, bubbles: true, composed: true }));
      this.tell({ action: "move", ...detail, moves: `${LETTERS[kind]}${NAMES[from] ?? from}/${NAMES[to] ?? to}` });
    }

    // The hand lets go: the piece is where it was.
    lift() {
      this.held?.shown?.layer.remove();
      this.held?.piece.removeAttribute("visibility");
      this.held?.svg.classList.remove("dragging");
      this.held = null;
    }

    touch(event) {
      if (this.held && event.touches.length > 1) this.lift();
      if (this.held && event.cancelable) event.preventDefault();
    }

    menu(event) {
      if (this.held && this.held.type !== "mouse") event.preventDefault();
    }
  }

  // Own pieces that are on the board. A mouse may take the other side's as well, and be told why not; under a
  // finger they scroll the page.
  function liftable(piece, place, type) {
    if (slotOf(place) === 0) return false;
    return colorOf(piece) === moverOf(place) || (type === "mouse" && !isEnd(place));
  }

  // The piece that was touched, or the one whose number was; nothing beside the pieces.
  function pieceAt(element) {
    while (element && !element.matches(".piece")) element = element.previousElementSibling;
    return element;
  }

  // The piece of this kind that lies nearest to the middle is the one a hand takes.
  const topOf = (place, piece) =>
    [...place.querySelectorAll(".piece")].filter((other) => kindOf(other) === kindOf(piece) && colorOf(other) === colorOf(piece)).pop();

  // A copy of the piece above everything else, and three invisible marks that say how the board lies on the
  // screen: whatever scales, zooms, turns or mirrors it, moves them as well.
  function pickUp({ svg, piece }) {
    const layer = svg.appendChild(document.createElementNS(SVG, "g"));
    layer.setAttribute("class", "hand");
    layer.setAttribute("pointer-events", "none");
    const { width, height } = svg.viewBox.baseVal;
    const probes = [[0, 0], [width, 0], [0, height]].map(([cx, cy]) => {
      const probe = layer.appendChild(document.createElementNS(SVG, "circle"));
      for (const [name, value] of Object.entries({ cx, cy, r: 0.5, opacity: 0 })) probe.setAttribute(name, value);
      return probe;
    });
    const copy = layer.appendChild(piece.cloneNode());
    for (const name of ["x", "y"]) copy.removeAttribute(name);
    piece.setAttribute("visibility", "hidden");
    svg.classList.add("dragging");
    return { layer, probes, piece: copy };
  }

  // Where a pointer is in the units of the board.
  function onBoard(probes, { clientX, clientY }) {
    const [o, a, b] = probes.map((probe) => {
      const { x, y, width, height } = probe.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    const { width, height } = probes[0].ownerSVGElement.viewBox.baseVal;
    const [ux, uy, vx, vy] = [a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1]];
    const [x, y, size] = [clientX - o[0], clientY - o[1], ux * vy - uy * vx];
    return [((x * vy - y * vx) / size) * width, ((ux * y - uy * x) / size) * height];
  }

  // The click that ends a drag is none.
  function swallowClick() {
    const swallow = (event) => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  nardyHands.Drag = Drag;
})();

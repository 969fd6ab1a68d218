// Hands on a board: drag with mouse, touch or pen, and one keyboard grid. Classic script; knows no rule.
// nardyInput(root, tell) listens in `root` (a document or a shadow root) and tells events such as
// { action: "move", kind, from, to, moves }, in the numbers of the side to move. Taps stay clicks on [data-action].
(() => {
  const PLACE = ".place[data-action]";
  const KINDS = ["checker", "dragon", "turtle"];
  const LETTERS = ["", "d:", "t:"];
  const NAMES = { 0: "off", 25: "bar" };
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const ALONG = { BracketLeft: 1, BracketRight: -1 };
  const SLOP = 4; // pixels that a finger trembles
  const [STEP, LONGEST] = [45, 600]; // milliseconds a point, and altogether
  const SVG = "http://www.w3.org/2000/svg";

  const slotOf = (place) => Number(place.dataset.slot);
  const ends = (place) => place.dataset.slot in NAMES;
  const keyOf = (place) => place.dataset.slot + (ends(place) ? place.dataset.side : "");
  const mover = (place) => place.ownerSVGElement.dataset.mover;
  const kindOf = (piece) => KINDS.findIndex((kind) => piece.classList.contains(kind));
  const colorOf = (piece) => (piece.classList.contains("white") ? "white" : "black");

  globalThis.nardyInput = (root, tell) => {
    let drag = null;
    let stop = ""; // the place that Tab leads to
    const boards = () => [...root.querySelectorAll("svg.board")];
    const placesOf = (svg) => [...svg.querySelectorAll(PLACE)];

    // --- Drag ----------------------------------------------------------------------------------------

    function down(event) {
      if (drag || !event.isPrimary) return lift();
      interrupt();
      const place = event.target.closest?.(PLACE);
      const piece = place && pieceAt(event.target);
      if (event.button !== 0 || !piece || colorOf(piece) !== mover(place) || slotOf(place) === 0) return;
      const { pointerId: id, pointerType: type, clientX: x, clientY: y } = event;
      drag = { id, type, x, y, place, piece: topOf(place, piece), svg: place.ownerSVGElement, shown: null };
    }

    // The piece that was touched, or the one whose number was; nothing beside the pieces.
    function pieceAt(element) {
      while (element && !element.matches(".piece")) element = element.previousElementSibling;
      return element;
    }

    // The piece of this kind that lies nearest to the middle is the one a hand takes.
    const topOf = (place, piece) =>
      [...place.querySelectorAll(".piece")].filter((other) => kindOf(other) === kindOf(piece) && colorOf(other) === colorOf(piece)).pop();

    function move(event) {
      if (event.pointerId !== drag?.id) return;
      if (!drag.shown && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLOP) return;
      drag.shown ??= pickUp(drag);
      const [x, y] = onBoard(drag.shown.probes, event);
      drag.shown.piece.setAttribute("transform", `translate(${x} ${y})`);
    }

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

    function up(event) {
      if (event.pointerId !== drag?.id) return;
      const { shown, svg, place, piece } = drag;
      const at = shown && onBoard(shown.probes, event);
      lift();
      if (!at) return;
      // The click that ends a drag is none.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const target = placesOf(svg).find((other) => inside(other, at) && (!ends(other) || other.dataset.side === mover(other)));
      if (!target || target === place) return;
      const [kind, from, to] = [kindOf(piece), slotOf(place), slotOf(target)];
      focusOn(target);
      moved(svg, { kind, from, to });
    }

    function moved(svg, detail) {
      const { kind, from, to } = detail;
      svg.dispatchEvent(new CustomEvent("nardy-move", { detail, bubbles: true, composed: true }));
      tell({ action: "move", ...detail, moves: `${LETTERS[kind]}${NAMES[from] ?? from}/${NAMES[to] ?? to}` });
    }

    function inside(place, [x, y]) {
      const box = place.querySelector(".hit");
      const [left, top, width, height] = ["x", "y", "width", "height"].map((name) => Number(box.getAttribute(name)));
      return x >= left && x < left + width && y >= top && y < top + height;
    }

    const swallow = (event) => event.stopPropagation();

    // The hand lets go: the piece is where it was.
    function lift() {
      drag?.shown?.layer.remove();
      drag?.piece.removeAttribute("visibility");
      drag?.svg.classList.remove("dragging");
      drag = null;
    }

    // One finger on a piece drags it; everything else scrolls and zooms as anywhere.
    function touch(event) {
      if (drag && event.touches.length > 1) lift();
      if (drag && event.cancelable) event.preventDefault();
    }

    function menu(event) {
      if (drag && drag.type !== "mouse") event.preventDefault();
    }

    // --- Keys ------------------------------------------------------------------------------------------

    function key(event) {
      const place = event.target.closest?.(PLACE);
      if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
      if (act(event.code, place)) event.preventDefault();
    }

    function act(code, place) {
      interrupt();
      if (code === "Enter" || code === "Space") return tell({ ...place.dataset }), true;
      if (code === "Escape") return lift(), tell({ action: "cancel" }), true;
      const next = WAYS[code] ? beside(place, WAYS[code]) : ALONG[code] && along(place, ALONG[code]);
      if (next) return focusOn(next), true;
      const control = root.querySelector(`[data-key="${code}"]`);
      if (control) control.matches("button, summary, a") ? control.click() : control.focus();
      return !!control || code in WAYS;
    }

    // The next place on the way of the side to move: its bar, 24 … 1, its tray.
    const along = (place, way) => placesOf(place.ownerSVGElement).find((other) =>
      slotOf(other) === slotOf(place) + way && (!ends(other) || other.dataset.side === mover(other)));

    // The nearest place in this direction; sideways distance counts double.
    function beside(place, [dx, dy]) {
      const from = middle(place);
      const score = (other) => {
        const to = middle(other);
        const ahead = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy;
        const aside = Math.abs((to[0] - from[0]) * dy) + Math.abs((to[1] - from[1]) * dx);
        return ahead > 1 ? ahead + 2 * aside : Infinity;
      };
      const best = placesOf(place.ownerSVGElement).reduce((a, b) => (score(b) < score(a) ? b : a));
      return score(best) < Infinity ? best : null;
    }

    function middle(place) {
      const box = place.querySelector(".hit");
      const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(box.getAttribute(name)));
      return [x + width / 2, y + height / 2];
    }

    function focusOn(place) {
      stop = keyOf(place);
      rove();
      place.focus({ preventScroll: true });
    }

    // One place of each board can be reached by Tab: the one that was left last.
    function rove() {
      for (const svg of boards()) {
        const all = placesOf(svg);
        const chosen = all.find((place) => keyOf(place) === stop) ?? all[0];
        for (const place of all) place.setAttribute("tabindex", place === chosen ? "0" : "-1");
      }
    }

    function focused({ target }) {
      const place = target.closest?.(PLACE);
      if (place && keyOf(place) !== stop) (stop = keyOf(place)), rove();
    }

    // --- Motion: pieces that stand elsewhere than before glide there along the way of play --------------

    const still = matchMedia("(prefers-reduced-motion: reduce)");

    // Call before a board is drawn anew, and what it returns afterwards.
    function changing() {
      lift();
      interrupt();
      const before = boards().map((svg) => [svg.id, svg.dataset.mover, standing(svg)]);
      return () => {
        rove();
        if (still.matches) return;
        for (const svg of boards()) {
          const old = before.find(([id, side]) => id === svg.id && side === svg.dataset.mover);
          if (old) glide(svg, old[2], standing(svg));
        }
      };
    }

    // Every piece with its place, the topmost of each kind last.
    const standing = (svg) => placesOf(svg).flatMap((place) =>
      [...place.querySelectorAll(".piece")].map((piece) => ({
        piece, at: origin(piece), slot: slotOf(place), place: keyOf(place), who: `${colorOf(piece)}${kindOf(piece)}`,
      })));

    function glide(svg, before, after) {
      const gone = surplus(before, after);
      const come = surplus(after, before);
      if (gone.length !== come.length || gone.length > 4) return;
      for (const { piece, at, slot, who } of come) {
        const from = gone.splice(gone.findIndex((other) => other.who === who), 1)[0];
        if (from?.who === who) fly(svg, piece, from, { at, slot }, who.startsWith(svg.dataset.mover));
      }
    }

    // The pieces that `some` has more of than `others` on a place.
    function surplus(some, others) {
      const left = others.map(({ place, who }) => `${place} ${who}`);
      return some.filter(({ place, who }) => {
        const found = left.indexOf(`${place} ${who}`);
        return found < 0 || !left.splice(found, 1);
      });
    }

    function fly(svg, piece, from, to, walks) {
      const way = Math.sign(to.slot - from.slot);
      const between = [];
      for (let slot = from.slot + way; walks && slot !== to.slot && slot; slot += way) {
        const place = placesOf(svg).find((other) => slotOf(other) === slot);
        if (place) between.push(middle(place));
      }
      const frames = [from.at, ...between, to.at].map(([x, y]) => ({ translate: `${x - to.at[0]}px ${y - to.at[1]}px` }));
      const duration = Math.min(LONGEST, STEP * (2 + frames.length));
      piece.animate(frames, { duration, easing: "ease-in-out" });
    }

    function origin(piece) {
      const moved = /translate\((\S+)[ ,]+(\S+)\)/.exec(piece.getAttribute("transform") ?? "");
      return moved ? [+moved[1], +moved[2]] : [+piece.getAttribute("x"), +piece.getAttribute("y")];
    }

    // The board already is what it will be: whoever goes on playing does not wait for the picture.
    function interrupt() {
      for (const svg of boards()) for (const motion of svg.getAnimations({ subtree: true })) motion.finish();
    }

    root.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", lift);
    root.addEventListener("touchmove", touch, { passive: false });
    root.addEventListener("contextmenu", menu);
    root.addEventListener("keydown", key);
    root.addEventListener("focusin", focused);
    rove();
    return { changing };
  };
})();

// A board is one keyboard grid: one stop of Tab, arrows by geometry, brackets along the way of play, and letters
// for the controls around it. Keys are physical, so the layout does not matter. Classic script; knows no rule.
(() => {
  const { boards, placesOf, placeAt, keyOf, open, boxOf, slotOf, moverOf } = nardyHands.places;
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const ENDS = { Home: WAYS.ArrowLeft, End: WAYS.ArrowRight };
  const ALONG = { BracketLeft: 1, BracketRight: -1 };

  const PANEL = "#answer, #reasons"; // what is said to a move, where the letters work as on the board
  const AROUND = `${PANEL}, #controls`;

  // One place of each board can be reached by Tab: the one that was left last, at first one where the mover stands.
  class TabStop {
    constructor(root) {
      Object.assign(this, { root, key: "" });
      root.addEventListener("focusin", ({ target }) => {
        const place = placeAt(target);
        if (place && keyOf(place) !== this.key) this.set(place);
      });
      this.rove();
    }

    set(place) {
      this.key = keyOf(place);
      this.rove();
    }

    rove() {
      for (const svg of boards(this.root)) {
        const all = placesOf(svg);
        const chosen = all.find((place) => keyOf(place) === this.key) ?? all.find(mine) ?? all[0];
        for (const place of all) place.setAttribute("tabindex", place === chosen ? "0" : "-1");
      }
    }

    // Another board stands there: what was left on the one before is of no use.
    anew() {
      this.key = "";
      this.rove();
    }

    back() {
      const [svg] = boards(this.root);
      const place = svg && placesOf(svg).find((each) => each.getAttribute("tabindex") === "0");
      if (place) this.focusOn(place);
      return !!place;
    }

    focusOn(place) {
      this.set(place);
      place.focus({ preventScroll: true });
    }
  }

  class Keys {
    constructor(root, { tell, stop, lift, interrupt }) {
      Object.assign(this, { root, tell, stop, lift, interrupt, left: null });
      root.addEventListener("keydown", (event) => this.down(event));
    }

    down(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const place = placeAt(event.target);
      const code = event.key === "?" ? "Slash" : event.code; // in Russian "?" is Shift and 7
      if (place ? this.onBoard(code, place) : this.besides(event, code)) event.preventDefault();
    }

    // Off the board Escape leads back, and "?" opens the list of keys, but not while somebody writes; on what is said to
    // a move the letters work too.
    besides({ key, target, isComposing }, code) {
      if (code === "Escape") return !isComposing && this.back(target);
      if (target.matches?.("input, select, textarea")) return false;
      const letter = code.startsWith("Key") && target.closest?.(PANEL);
      const control = (key === "?" || letter) && controlOf(this.root, code);
      if (control) this.use(control, target);
      return !!control;
    }

    onBoard(code, place) {
      this.interrupt();
      if (code === "Enter" || code === "Space") return this.tell({ ...place.dataset }), true;
      if (code === "Escape") return this.lift(), this.tell({ action: "cancel" }), true;
      const next = this.next(code, place);
      if (next) return this.stop.focusOn(next), true;
      const control = controlOf(this.root, code);
      if (control) this.use(control, place);
      return !!control || code in WAYS || code in ENDS;
    }

    next(code, place) {
      if (WAYS[code]) return beside(place, WAYS[code]);
      return ENDS[code] ? rowEnd(place, ENDS[code]) : ALONG[code] && along(place, ALONG[code]);
    }

    // A button is pressed and tells why when it cannot be; what is only read gets the focus.
    use(control, from) {
      if (control.dataset.action) return this.tell({ ...control.dataset });
      if (control.matches("a")) return control.click();
      const folded = control.matches("summary");
      if (folded) control.click();
      if (folded && !control.parentElement.open) return;
      if (from !== control) this.left = { control, from };
      control.focus();
      control.scrollIntoView({ block: "nearest" });
    }

    // Escape leads back from where a letter has led, and to the board from what stands beside it or has gone.
    back(target) {
      const from = target === this.left?.control ? this.left.from : null;
      if (from && !placeAt(from) && !from.closest(PANEL)) return from.focus(), true;
      return !!(from || target === document.body || target.closest?.(AROUND)) && this.stop.back();
    }
  }

  // A place where the side to move has a piece.
  const mine = (place) => open(place) && place.dataset.side === moverOf(place) && place.querySelector(".piece");

  // The control that a letter stands for: what can be pressed before what is only read.
  function controlOf(root, code) {
    const all = [...root.querySelectorAll("[data-key]")].filter(({ dataset }) => dataset.key.split(" ").includes(code));
    return all.find((control) => control.matches("button, summary, a")) ?? all[0];
  }

  // The next place on the way of the side to move: its bar, 24 … 1, its tray.
  const along = (place, way) =>
    placesOf(place.ownerSVGElement).find((other) => slotOf(other) === slotOf(place) + way && open(other));

  // The nearest place in this direction; what lies further aside than ahead is not in it.
  function beside(place, way) {
    const from = boxOf(place);
    const found = placesOf(place.ownerSVGElement)
      .map((other) => ({ other, ...apart(from, boxOf(other), way) }))
      .filter(({ ahead, gap }) => ahead > 1 && gap <= ahead);
    return found.sort((a, b) => a.far - b.far)[0]?.other;
  }

  // The last place in this direction; undefined at the end of the row.
  function rowEnd(place, way) {
    const next = beside(place, way);
    return next && (rowEnd(next, way) ?? next);
  }

  // How far one box lies ahead of another, and how wide the gap between them is sideways: a tray is as wide as
  // the six points beside it, and is in the way of each of them.
  function apart([x, y, width, height], [x2, y2, width2, height2], [dx, dy]) {
    const [cx, cy] = [x2 - x + (width2 - width) / 2, y2 - y + (height2 - height) / 2];
    const ahead = cx * dx + cy * dy;
    const aside = Math.abs(dx ? cy : cx);
    const gap = Math.max(0, aside - (dx ? height + height2 : width + width2) / 2);
    return { ahead, gap, far: ahead + 2 * gap + aside / 10 };
  }

  Object.assign(nardyHands, { TabStop, Keys });
})();

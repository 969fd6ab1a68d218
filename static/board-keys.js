// A board is one keyboard grid: one stop of Tab, arrows by geometry, brackets along the way of play, and letters
// for the controls around it. Keys are physical, so the layout does not matter. Classic script; knows no rule.
(() => {
  const { boards, placesOf, placeAt, keyOf, open, middle, slotOf } = nardyHands.places;
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const ALONG = { BracketLeft: 1, BracketRight: -1 };

  // One place of each board can be reached by Tab: the one that was left last.
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
        const chosen = all.find((place) => keyOf(place) === this.key) ?? all[0];
        for (const place of all) place.setAttribute("tabindex", place === chosen ? "0" : "-1");
      }
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
      if (place ? this.onBoard(code, place) : this.back(code, event.target)) event.preventDefault();
    }

    onBoard(code, place) {
      this.interrupt();
      if (code === "Enter" || code === "Space") return this.tell({ ...place.dataset }), true;
      if (code === "Escape") return this.lift(), this.tell({ action: "cancel" }), true;
      const next = WAYS[code] ? beside(place, WAYS[code]) : ALONG[code] && along(place, ALONG[code]);
      if (next) return this.stop.focusOn(next), true;
      const control = controlOf(this.root, code);
      if (control) this.use(control, place);
      return !!control || code in WAYS;
    }

    // A button is pressed and tells why when it cannot be; what is only read gets the focus.
    use(control, place) {
      if (control.dataset.action) return this.tell({ ...control.dataset });
      const folded = control.matches("summary");
      if (folded) control.click();
      if (folded && !control.parentElement.open) return;
      this.left = { control, place };
      control.focus();
      control.scrollIntoView({ block: "nearest" });
    }

    // Escape leads back to the board from where a letter has led.
    back(code, target) {
      if (code !== "Escape" || target !== this.left?.control) return false;
      const { place } = this.left;
      const again = boards(this.root).flatMap(placesOf).find((other) => keyOf(other) === keyOf(place));
      if (again) this.stop.focusOn(again);
      return !!again;
    }
  }

  // The control that a letter stands for: what can be pressed before what is only read.
  function controlOf(root, code) {
    const all = [...root.querySelectorAll("[data-key]")].filter(({ dataset }) => dataset.key.split(" ").includes(code));
    return all.find((control) => control.matches("button, summary, a")) ?? all[0];
  }

  // The next place on the way of the side to move: its bar, 24 … 1, its tray.
  const along = (place, way) =>
    placesOf(place.ownerSVGElement).find((other) => slotOf(other) === slotOf(place) + way && open(other));

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

  Object.assign(nardyHands, { TabStop, Keys });
})();

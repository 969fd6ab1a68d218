// Pieces that stand elsewhere than before glide there along the way of play. The board already is what it will be:
// whoever goes on playing does not wait for the picture. Classic script; knows no rule.
(() => {
  const { boards, placesOf, keyOf, middle, slotOf, kindOf, colorOf } = nardyHands.places;
  const [STEP, LONGEST] = [45, 600]; // milliseconds a point, and altogether
  const MOST = 4; // more pieces at once are another position, not a step
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  class Motion {
    constructor(root) {
      this.root = root;
    }

    // Call before a board is drawn anew, and what it returns afterwards: it tells whether a piece has moved.
    watch() {
      this.interrupt();
      const before = boards(this.root).map((svg) => [svg.id, svg.dataset.mover, standing(svg)]);
      return () => {
        const glides = boards(this.root).flatMap((svg) => {
          const old = before.find(([id, side]) => id === svg.id && side === svg.dataset.mover);
          return old ? changes(svg, old[2], standing(svg)) : [];
        });
        if (!still.matches) for (const glide of glides) fly(glide);
        return glides.length > 0;
      };
    }

    interrupt() {
      for (const svg of boards(this.root)) for (const motion of svg.getAnimations({ subtree: true })) motion.finish();
    }
  }

  // Every piece with its place, the topmost of each kind last.
  const standing = (svg) => placesOf(svg).flatMap((place) =>
    [...place.querySelectorAll(".piece")].map((piece) => ({
      piece, at: origin(piece), slot: slotOf(place), place: keyOf(place), who: `${colorOf(piece)}${kindOf(piece)}`,
    })));

  // Each piece that has come to a place, with the one like it that has gone from another.
  function changes(svg, before, after) {
    const gone = surplus(before, after);
    const come = surplus(after, before);
    if (gone.length !== come.length || gone.length > MOST) return [];
    return come.flatMap((to) => {
      const index = gone.findIndex((other) => other.who === to.who);
      return index < 0 ? [] : [{ svg, from: gone.splice(index, 1)[0], to }];
    });
  }

  // The pieces that `some` has more of than `others` on a place.
  function surplus(some, others) {
    const left = others.map(({ place, who }) => `${place} ${who}`);
    return some.filter(({ place, who }) => {
      const found = left.indexOf(`${place} ${who}`);
      return found < 0 || !left.splice(found, 1);
    });
  }

  // The side to move walks over every point between; a piece that was hit is carried straight to the bar.
  function fly({ svg, from, to }) {
    const between = to.who.startsWith(svg.dataset.mover) ? wayBetween(svg, from.slot, to.slot) : [];
    const frames = [from.at, ...between, to.at].map(([x, y]) => ({ translate: `${x - to.at[0]}px ${y - to.at[1]}px` }));
    const duration = Math.min(LONGEST, STEP * (2 + frames.length));
    to.piece.animate(frames, { duration, easing: "ease-in-out" });
  }

  function wayBetween(svg, from, to) {
    const way = Math.sign(to - from);
    const middles = [];
    for (let slot = from + way; slot !== to && slot; slot += way) {
      const place = placesOf(svg).find((other) => slotOf(other) === slot);
      if (place) middles.push(middle(place));
    }
    return middles;
  }

  function origin(piece) {
    const moved = /translate\((\S+)[ ,]+(\S+)\)/.exec(piece.getAttribute("transform") ?? "");
    return moved ? [+moved[1], +moved[2]] : [+piece.getAttribute("x"), +piece.getAttribute("y")];
  }

  nardyHands.Motion = Motion;
})();

// Hands on a board: nardyInput(root, tell) listens in `root` (a document or a shadow root) and tells events such as
// { action: "move", kind, from, to, moves }, in the numbers of the side to move. Taps stay clicks on [data-action].
// Classic script, after board-places, board-drag, board-keys and board-motion; knows no rule.
(() => {
  const { Drag, Keys, Motion, TabStop } = nardyHands;

  globalThis.nardyInput = (root, tell) => {
    const motion = new Motion(root);
    const stop = new TabStop(root);
    const interrupt = () => motion.interrupt();
    const drag = new Drag(root, { tell, interrupt, focusOn: (place) => stop.focusOn(place) });
    new Keys(root, { tell, stop, interrupt, lift: () => drag.lift() });

    // Call before a board is drawn anew, and what it returns afterwards: it tells whether a piece has moved.
    function changing() {
      drag.lift();
      const changed = motion.watch();
      return () => {
        stop.rove();
        return changed();
      };
    }

    return { changing, anew: () => stop.anew() };
  };
})();

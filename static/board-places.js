// What a drawn board says about itself: its places, their pieces, where they lie. Classic script; knows no rule.
(() => {
  const PLACE = ".place[data-action]";
  const KINDS = ["checker", "dragon", "turtle"];
  const ENDS = ["0", "25"]; // a tray and a bar: each side has its own

  const slotOf = (place) => Number(place.dataset.slot);
  const isEnd = (place) => ENDS.includes(place.dataset.slot);
  const moverOf = (place) => place.ownerSVGElement.dataset.mover;
  const kindOf = (piece) => KINDS.findIndex((kind) => piece.classList.contains(kind));
  const colorOf = (piece) => (piece.classList.contains("white") ? "white" : "black");

  const boards = (root) => [...root.querySelectorAll("svg.board")];
  const placesOf = (svg) => [...svg.querySelectorAll(PLACE)];
  const placeAt = (element) => element.closest?.(PLACE);
  // A place by a name that it keeps when the board is drawn anew.
  const keyOf = (place) => place.dataset.slot + (isEnd(place) ? place.dataset.side : "");
  // Whether the side to move may name this place: of bars and trays only its own.
  const open = (place) => !isEnd(place) || place.dataset.side === moverOf(place);

  const boxOf = (place) => {
    const box = place.querySelector(".hit");
    return ["x", "y", "width", "height"].map((name) => Number(box.getAttribute(name)));
  };

  const middle = (place) => {
    const [x, y, width, height] = boxOf(place);
    return [x + width / 2, y + height / 2];
  };

  const contains = (place, [x, y]) => {
    const [left, top, width, height] = boxOf(place);
    return x >= left && x < left + width && y >= top && y < top + height;
  };

  const found = { boards, placesOf, placeAt };
  const told = { keyOf, open, boxOf, middle, contains, slotOf, isEnd, moverOf, kindOf, colorOf };
  globalThis.nardyHands = { places: { ...found, ...told } };
})();

// The board without Python: draws any position of any game, and turns taps, drags and keys into moves.
// It knows no rule. Colours come from board.css. What it draws equals nardy.view.draw (a test compares
// them); the data below is written by nardy/view/export.py when the site is built.
(() => {
  const DATA = "{{board}}";
  const NAMES = ["checker", "dragon", "turtle"];
  const [CHECKER, DRAGON, TURTLE] = [0, 1, 2];
  const [OFF, BAR, SIZE] = [0, 25, 22];
  const SLOTS = { bar: BAR, off: OFF };

  const other = (color) => (color === "white" ? "black" : "white");
  const short = (number) => +number.toFixed(2);
  const total = (rows) => rows.reduce((sum, run) => sum + run[2], 0);

  // --- Positions ---------------------------------------------------------------------------------

  // One side's pieces as counts[kind][slot], from "24:13,bar:2d"; what is not named has been borne off.
  function read(text, army) {
    const counts = army.map(() => Array(BAR + 1).fill(0));
    for (const part of text.split(",").filter(Boolean)) {
      const [, place, count, letter] = /^(\w+):(\d+)([dt]?)$/.exec(part.trim()) ?? bad(part);
      const slot = SLOTS[place] ?? +place;
      const kind = 1 + "dt".indexOf(letter || "-");
      if (slot > BAR || !counts[kind]) bad(part);
      counts[kind][slot] += +count;
    }
    counts.forEach((each, kind) => (each[OFF] = army[kind] - each.reduce((sum, n) => sum + n) + each[OFF]));
    return counts.flat().some((n) => n < 0) ? bad(text) : counts;
  }

  function bad(text) {
    throw new RangeError(`nardy: cannot read ${text}`);
  }

  // What a scene needs, with what is as usual filled in.
  function scene(given) {
    const game = DATA.games[given.variant ?? "short"] ?? bad(given.variant);
    const [white, black] = ["white", "black"].map((color) =>
      given.white || given.black ? (given[color] ?? "") : game.start);
    const turn = given.turn === "black" ? "black" : "white";
    const seat = ["white", "black"].includes(given.seat) ? given.seat : turn;
    const lang = DATA.words[given.lang] ? given.lang : "en";
    const board = DATA.boards[game.path];
    const sides = { white: read(white, game.army), black: read(black, game.army) };
    const dice = String(given.dice ?? "").match(/^[1-6]{2}$/) ? [...given.dice].map(Number).sort((a, b) => b - a) : [];
    const faces = dice.length && dice[0] === dice[1] ? [...dice, ...dice] : dice;
    return { numbering: "own", id: "board", ...given, turn, seat, lang, board, sides, faces, words: DATA.words[lang] };
  }

  // --- Stacks: what stands on a place, from the rim to the middle (nardy/view/stacks.py) ------------

  const counts = ({ sides }, color, slot) => sides[color].map((each) => each[slot]);
  const any = (three) => three.some(Boolean);

  function holder(turn, side, own, theirs) {
    if (!any(own) || !any(theirs)) return any(own) ? side : any(theirs) ? other(side) : null;
    const solid = (three) => three[CHECKER] + three[DRAGON] > 0;
    return solid(own) === solid(theirs) ? other(turn) : solid(own) ? side : other(side);
  }

  function runs(host, own, guests) {
    const riders = Math.min(guests[TURTLE], own[CHECKER] + own[DRAGON]);
    const checkers = Math.min(riders, own[CHECKER]);
    return [
      [host, CHECKER, own[CHECKER] - checkers], [host, DRAGON, own[DRAGON] - riders + checkers],
      [host, TURTLE, own[TURTLE]],
      [host, CHECKER, checkers, true], [host, DRAGON, riders - checkers, true],
      [other(host), CHECKER, guests[CHECKER]], [other(host), DRAGON, guests[DRAGON]],
      [other(host), TURTLE, guests[TURTLE] - riders],
    ].filter((run) => run[2]);
  }

  function centers(rows, room, size) {
    const n = total(rows);
    const span = room - size;
    const tight = n * size > room;
    const apart = tight ? Math.min(size, span / Math.max(rows.length - 1, 1)) : size;
    const within = tight ? (span - (rows.length - 1) * apart) / Math.max(n - rows.length, 1) : size;
    let at = size / 2 - apart;
    return rows.map(([, , length]) => {
      const first = at + apart;
      at = first + (length - 1) * within;
      return Array.from({ length }, (_, i) => first + i * within);
    });
  }

  // Where the pieces of a place begin, and its target for pointers; left and right exchanged when mirrored.
  function spot({ board, mirrored }, index) {
    const [x, y, dx, dy, room, scale, left, top, width, height] = board.spots[index];
    if (!mirrored) return board.spots[index];
    return [DATA.width - x, y, -dx, dy, room, scale, DATA.width - left - width, top, width, height];
  }

  // A place of `side`, points counted in its numbering.
  function place(shown, side, slot) {
    const { board, seat, turn } = shown;
    const index = side === seat ? slot : slot === OFF ? 26 : slot === BAR ? 27 : board.across[slot];
    const [x, y, dx, dy, room, scale, ...box] = spot(shown, index);
    const own = counts(shown, side, slot);
    const point = slot !== OFF && slot !== BAR;
    const theirs = point ? counts(shown, other(side), board.across[slot]) : [0, 0, 0];
    const host = point ? holder(turn, side, own, theirs) : side;
    const rows = !host ? [] : host === side ? runs(host, own, theirs) : runs(host, theirs, own);
    if (slot === BAR) rows.reverse();
    const size = SIZE * scale;
    const laid = centers(rows, room, size);
    const at = (along, aside = 0) => [x + dx * along + Math.abs(dy) * aside, y + dy * along + Math.abs(dx) * aside];
    return { slot, index, side: host, box, scale, rows, laid, at };
  }

  // --- Names of places (nardy/view/names.py) -------------------------------------------------------

  const say = (text, facts) => text.replace(/\{(\w+)\}/g, (_, key) => facts[key]);

  function counted({ words, lang }, [color, kind, n]) {
    return `${n} ${words.pieces[color][kind][new Intl.PluralRules(lang).select(n)]}`;
  }

  function pointNumber({ numbering, seat, board }, index) {
    const number = numbering === "own" || seat === "white" ? index : board.across[index];
    return numbering === "s4" ? 25 - number : number;
  }

  function title(shown, { slot, index, side }) {
    const { words, board, seat } = shown;
    if (slot === OFF || slot === BAR) return say(slot ? words.bar : words.tray, { who: words.owners[side] });
    const who = { who: words.owners[other(seat)] };
    const special = ["head", "home", "theirHead", "theirHome"].filter((key) => board.special[key]?.includes(index));
    return [say(words.point, { n: pointNumber(shown, index) }), ...special.map((key) => say(words[key], who))].join(", ");
  }

  function name(shown, at) {
    const { words } = shown;
    const riders = at.rows.filter((run) => run[3]).map(([color, , n]) => [other(color), TURTLE, n]);
    // Who holds the place comes first; equal pieces are added up.
    const all = [...at.rows, ...riders];
    const pieces = [at.side, at.side && other(at.side)].flatMap((color) => NAMES.map((_, kind) => {
      const n = total(all.filter((run) => run[0] === color && run[1] === kind));
      return n && counted(shown, [color, kind, n]);
    })).filter(Boolean).join(", ");
    const pinned = total(riders);
    return `${title(shown, at)}: ${pieces || (at.slot === OFF ? words.nothing : words.empty)}` +
      (pinned ? `; ${say(words.pinned, { n: pinned })}` : "");
  }

  // --- Drawing ---------------------------------------------------------------------------------------

  const paint = (what, more = "") => ` class="${`${more} ${what}`.trim()}"`;
  const text = (content, x, y, size) =>
    `<text x="${short(x)}" y="${short(y + size * 0.355)}" font-size="${size}" text-anchor="middle"${paint("ink")}>${content}</text>`;

  function use({ id }, color, kind, [x, y], scale, more) {
    const moved = `translate(${short(x)} ${short(y)}) scale(${short(scale * 10) / 10})`;
    return `<use href="#${id}-${color}-${NAMES[kind]}" transform="${moved}"${paint(color, `piece ${more}${NAMES[kind]}`)}/>`;
  }

  function pieces(shown, at) {
    const { scale } = at;
    return at.rows.map(([color, kind, n, ridden], row) => {
      const apart = (at.laid[row][1] - at.laid[row][0]) / SIZE / scale;
      const drawn = at.laid[row].map((distance, i) => {
        const [x, y] = at.at(distance);
        const rider = `<circle cx="${short(x + 1)}" cy="${short(y + 1.6)}" r="${short(7 * scale)}" fill-opacity="0.45"${paint("shadow")}/>`;
        return use(shown, color, kind, [x, y], scale, ridden || (apart < 0.7 && i < n - 1) ? "covered " : "") +
          (ridden ? rider + use(shown, other(color), TURTLE, [x, y], scale * 0.8, "rider ") : "");
      });
      return drawn.join("") + (apart < 0.999 ? badge(at, kind === CHECKER && !ridden, n, at.laid[row][n - 1], color === "white" ? 7 : -7) : "");
    }).join("");
  }

  function badge({ scale, at }, plain, n, last, aside) {
    const [x, y] = plain ? at(last) : at(last - 6.5 * scale, aside * scale);
    const circle = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(plain ? 7.4 * scale : 5.8)}" stroke-width="0.7"${paint("badge")}/>`;
    return circle + text(n, x, y, plain ? 10.5 : 9);
  }

  function drawnPlace(shown, at) {
    const label = name(shown, at);
    const kind = { [BAR]: "bar-place", [OFF]: "tray-place" }[at.slot] ?? "point";
    const [x, y, width, height] = at.box;
    return `<g class="place ${kind}" role="button" tabindex="-1" aria-label="${label}" data-action="tap" data-slot="${at.slot}"` +
      `${at.side ? ` data-side="${at.side}"` : ""}><title>${label}</title><rect class="hit" fill="none" pointer-events="all"` +
      ` x="${x}" y="${y}" width="${width}" height="${height}"/>${pieces(shown, at)}</g>`;
  }

  function dice(shown) {
    const { faces, turn, seat, board, mirrored } = shown;
    if (!faces.length) return "";
    const [, offsets] = DATA.rows[faces.length - 1];
    const middle = board.dice[+((turn !== seat) !== !!mirrored)];
    const drawn = faces.map((n, i) =>
      `<g transform="translate(${short(middle + offsets[i])} 0)" data-die="${n}"${paint(turn, "die")}>${DATA.dice[+(faces.length > 2)][n - 1]}</g>`);
    return `<g class="dice" role="img" pointer-events="none" aria-label="${spoken(shown)}">${drawn.join("")}</g>`;
  }

  const spoken = ({ words, faces }) => (faces.length ? say(words.roll, { faces: faces.join(", ") }) : "");

  // The SVG of a position. `given`: variant, white, black, turn, dice, seat, mirrored, numbering, pips, lang; and id, which
  // must be the page's own: of everything else only known words and numbers get into the markup.
  function draw(given) {
    const shown = scene(given);
    const { board, words, seat, turn, id } = shown;
    const laid = [
      ...Array.from({ length: 24 }, (_, i) => place(shown, turn, 24 - i)),
      ...[BAR, OFF].flatMap((slot) => [seat, other(seat)].map((color) => place(shown, color, slot))),
    ];
    const label = [say(words.seen, { seat: words.owners[seat], mover: words.owners[turn] }), spoken(shown)].filter(Boolean).join("; ");
    const sides = [other(seat), seat];
    let owner = 0;
    const wood = shown.mirrored ? `<g transform="matrix(-1 0 0 1 ${DATA.width} 0)">${DATA.wood}</g>` : DATA.wood;
    return board.svg[+!!shown.mirrored].replace("@@", wood).replaceAll("@", id)
      .replace(/^<svg aria-label="[^"]*"/, `<svg aria-label="${label}"`)
      .replace(/data-mover="\w+"/, `data-mover="${turn}"`)
      .replace(/ lang="\w+"/, ` lang="${shown.lang}"`)
      .replace("<defs></defs>", `<defs>${DATA.defs.replaceAll("@", id)}</defs>`)
      .replace(/<g class="owner">.*?<\/g>/g, (group) => drawnOwner(shown, group, sides[owner++]))
      .replace(/(<g [^>]*class="numbers[^>]*>)(.*?)<\/g>/, (_, open, all) =>
        `${open}${all.replace(/>(\d+)</g, (_, index) => `>${pointNumber(shown, +index)}<`)}</g>`)
      .replace(/(<g class="places">)/, `$1${laid.map((at) => drawnPlace(shown, at)).join("")}`)
      .replace(/(?=<g [^>]*class="over")/, dice(shown));
  }

  function sideName({ words, sides, pips, lang }, color) {
    if (!pips) return words.sides[color];
    const n = sides[color].flat().reduce((sum, count, index) => sum + count * (index % (BAR + 1)), 0);
    return `${words.sides[color]} · ${n} ${words.pips[new Intl.PluralRules(lang).select(n)]}`;
  }

  function drawnOwner(shown, group, color) {
    const { turn, id } = shown;
    const told = group.replace(/<use .*?transform="(.*?)".*?\/>/, `<use href="#${id}-${color}-checker" transform="$1"${paint(color, "token")}/>`)
      .replace(/>[^<>]+<\/text>/, `>${sideName(shown, color)}</text>`);
    return color === turn ? told : told.replace(/<path class="turn.*?\/>/, "");
  }

  globalThis.nardyBoard = { draw };
})();

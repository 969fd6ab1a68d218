// What an author has written on a board, read forgivingly: a value that nothing can be made of is left out
// and told of, and the board is there all the same.  Values and words are data of nardy/pages/embed/rest.py.
(() => {
  const { known, words } = "{{rest}}";
  const POSITION = ["white", "black", "dice", "moves"];
  const LOOKS = ["theme", "bg", "run", "lang", "numbering", "seat", "mirrored"];
  const VIEWS = ["numbering", "seat", "mirrored"]; // looks that belong to a link
  const LINE = 40;

  const say = (text, facts) => text.replace(/\{(\w+)\}/g, (_, key) => facts[key]);
  const shortened = (value) => (value.length > LINE ? `${value.slice(0, LINE)}…` : value);

  function fault(name, value) {
    if (known[name]) return known[name].includes(value) ? "" : "unknown";
    return name === "dice" && !/^[1-6]{2}$/.test(value) ? "noDice" : "";
  }

  // The values that can be used, and a sentence in `lang` about each of the others.
  function read(written, lang) {
    const given = {};
    const notices = [];
    const tell = (text, name) => notices.push(say(words[lang][text], { name, value: shortened(written[name]) }));
    for (const [name, value] of Object.entries(written).filter(([name, value]) => value && names.has(name))) {
      const wrong = fault(name, value);
      if (wrong) tell(wrong, name);
      else given[name] = value;
    }
    const odd = POSITION.slice(0, 2).filter((name) => given[name] && !readable(given, name));
    for (const name of odd) tell("unreadable", name);
    if (!odd.length && !given.white !== !given.black) notices.push(words[lang].oneSide);
    if (odd.length || !given.white !== !given.black) delete given.white, delete given.black;
    return { given, notices };
  }

  function readable({ variant, ...sides }, name) {
    try {
      return Boolean(nardyBoard.draw({ variant, [name]: sides[name], id: "board" }));
    } catch {
      return false;
    }
  }

  // Status and buttons as the engine shows them, in the same places, so that nothing moves when it comes.
  function status({ turn = "white", dice = "", run }, lang) {
    const own = words[lang];
    const faces = [...dice].sort().reverse();
    const left = faces[0] === faces[1] ? [...faces, ...faces] : faces;
    const headline = dice ? say(own.play[turn], { dice: [...dice].join("-") }) : own.roll[turn];
    const rest = dice && run !== "never" ? ` ${say(own.left, { left: left.join(", ") })}` : "";
    return `<div class="status"><p><strong>${headline}</strong>${rest}</p></div>${run === "never" ? "" : own.buttons[+!!dice]}`;
  }

  const names = new Set([...Object.keys(known), ...POSITION]);
  globalThis.nardyEmbed = { names, looks: new Set(LOOKS), views: VIEWS, words, usual: (name) => known[name][0], read, say, status };
})();

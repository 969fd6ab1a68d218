// The page for authors: what is chosen there, in the lines to paste and in the examples beside them.
(() => {
  const site = new URL("../", location);
  const form = document.getElementById("choose");
  const frame = document.getElementById("frame-example");
  const board = document.getElementById("element-example");
  const ALWAYS = ["variant", "dice", "lang"]; // in every line, though they may be as usual
  const escaped = (text) => text.replaceAll("&", "&amp;");

  function fill() {
    const fields = [...new FormData(form)];
    const written = fields.filter(([name, value]) => value && (ALWAYS.includes(name) || value !== nardyEmbed.usual(name)));
    const query = new URLSearchParams(written);
    const attributes = written.map(([name, value]) => `${name}="${value}"`).join(" ");
    const facts = { site: site.href, origin: site.origin, query: escaped(`${query}`), attributes };
    for (const code of document.querySelectorAll("[data-template]")) {
      code.textContent = code.dataset.template.replace(/\{(\w+)\}/g, (_, key) => facts[key]);
    }
    return { fields, query };
  }

  function show() {
    const { fields, query } = fill();
    frame.src = new URL(`embed/index.html?${query}`, site);
    for (const [name, value] of fields) value ? board.setAttribute(name, value) : board.removeAttribute(name);
  }

  // Where there is no clipboard (http on a LAN name) the line is marked, ready to be copied.
  async function copy(button) {
    const code = document.getElementById(button.dataset.copy);
    getSelection().selectAllChildren(code);
    const done = await navigator.clipboard?.writeText(code.textContent).then(() => true, () => false);
    if (done) button.textContent = button.dataset.done;
  }

  form.addEventListener("change", show);
  document.addEventListener("click", ({ target }) => {
    if (target.matches("[data-copy]")) copy(target);
  });
  fill();
})();

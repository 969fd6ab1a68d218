// <nardy-board variant="long" dice="62" …>: a board on anybody's page.  The builder puts the parts of the
// board, the values and the engine before this file, so that one address is enough.  A board is drawn without
// Python; the first time a verdict is needed, the engine is started.  docs/embedding.md is for authors.
(() => {
  if (customElements.get("nardy-board")) return; // the script stands on the page twice
  const LOOK = "{{css}}";
  const PATIENCE = 20_000;
  const { names, looks, views, words, usual, read, say, status } = nardyEmbed;
  const INSIDE = '<div class="embed"><div class="inside"><figure id="board"></figure><div class="side">' +
    '<div id="status"></div><div id="notices"></div><div id="reasons"></div><p class="foot"><a target="_blank" rel="noopener"></a></p>' +
    '</div></div><p class="hidden" role="status"></p><p class="hidden" role="alert"></p></div>';
  const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const primary = (lang) => lang.toLowerCase().split("-")[0]; // ru-RU is Russian
  let sheet = null; // one for all boards

  class NardyBoard extends HTMLElement {
    static observedAttributes = [...names];

    connectedCallback() {
      if (!this.shadowRoot) this.build();
      else if (this.language !== this.spoken) this.changed("lang"); // it has been put among other words
    }

    attributeChangedCallback(name, before, now) {
      if (this.shadowRoot && before !== now) this.changed(name);
    }

    build() {
      const root = this.attachShadow({ mode: "open" });
      if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(LOOK);
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = INSIDE;
      root.addEventListener("click", (event) => this.clicked(event));
      Object.assign(this, { touched: new Set(), waiting: [], busy: false, hands: null });
      this.begin();
      queueMicrotask(() => this.send({ type: "ready", notices: this.notices }));
    }

    // --- What has been written ------------------------------------------------------------------------

    // The attribute, the language of the page around, English.
    get language() {
      const chosen = [];
      for (let node = this; node; node = node.parentNode ?? node.host) chosen.push(node.getAttribute?.("lang") ?? "");
      return chosen.map(primary).find((lang) => words[lang]) ?? "en";
    }

    get words() {
      return words[this.spoken];
    }

    take() {
      this.spoken = this.language;
      const written = Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value.trim()]));
      if (written.lang && words[primary(written.lang)]) written.lang = primary(written.lang);
      Object.assign(this, read(written, this.spoken));
    }

    // The query of this position, as the sandbox and the referee name it.
    get query() {
      const own = Object.entries(this.given).filter(([name]) => !looks.has(name) || views.includes(name));
      return `${new URLSearchParams(own)}`;
    }

    // Attributes that change together are taken together.
    changed(name) {
      if (!this.touched.size) queueMicrotask(() => this.renew());
      this.touched.add(name);
    }

    renew() {
      const touched = [...this.touched];
      this.touched.clear();
      if (touched.includes("run") || !touched.every((name) => looks.has(name))) return this.begin();
      this.take();
      this.dress();
      if (!this.state) return this.picture();
      for (const name of touched.filter((name) => views.includes(name))) {
        this.waiting.push({ action: "set", name, value: this.given[name] ?? usual(name) });
      }
      this.tell({ action: "show" });
    }

    // --- At rest ----------------------------------------------------------------------------------------

    // The position as it is written, whatever has been played since.
    begin() {
      const played = Boolean(this.state);
      this.take();
      this.state = null;
      this.url = this.query;
      this.waiting = [];
      this.task = {}; // answers to what was asked before are of no use any more
      this.dress();
      this.picture();
      if (this.given.run === "never") return;
      this.hands ??= nardyInput(this.shadowRoot, (event) => this.tell(event));
      if (played || this.given.run === "auto") this.tell();
    }

    part(selector) {
      return this.shadowRoot.querySelector(selector);
    }

    // What surrounds the board: looks, notices, the way to the site.
    dress() {
      const { theme = usual("theme"), bg = usual("bg") } = this.given;
      const embed = this.part(".embed");
      embed.lang = this.spoken;
      Object.assign(embed.dataset, { board: theme, theme: bg });
      this.part("#notices").innerHTML = this.notices.map((text) => `<p class="notice">${escaped(text)}</p>`).join("");
      const link = this.part(".foot a");
      link.textContent = this.words.more;
      link.href = new URL(`${this.spoken}/sandbox/index.html?${this.url}`, nardyEngine.root);
    }

    picture() {
      const { given, spoken } = this;
      const fixed = given.run === "never";
      const drawn = nardyBoard.draw({ ...given, mirrored: given.mirrored === "1", lang: spoken, pips: true, id: "board" });
      const changed = this.hands?.changing();
      this.part("#board").innerHTML = fixed ? drawn.replaceAll(/ data-action="tap"| role="button"/g, "") : drawn;
      changed?.();
      this.part("#status").innerHTML = status(given, spoken);
      const hint = given.moves ? say(this.words.written, { moves: escaped(given.moves) }) : this.words.quiet;
      this.note(fixed ? "" : `<p class="quiet">${hint}</p>`);
      this.publish("picture");
    }

    // --- In play ----------------------------------------------------------------------------------------

    clicked({ target }) {
      const element = target.closest("[data-action]");
      if (!element || element.getAttribute("aria-disabled") === "true") return;
      if (element.dataset.action === "retry") return this.retry();
      this.tell({ ...element.dataset });
    }

    // One event after the other; the first one opens the position in the engine.
    async tell(event) {
      if (event) this.waiting.push(event);
      if (this.busy) return;
      this.busy = true;
      this.publish("busy");
      try {
        while (this.given.run !== "never" && (!this.state || this.waiting.length)) await this.ask();
        this.publish("ready");
      } catch (error) {
        this.failed(error);
      }
      this.busy = false;
    }

    async ask() {
      const { state, task, spoken: lang, waiting } = this;
      const event = state ? waiting[0] : { action: "open", query: this.query };
      if (!state) this.announced("status", this.words.starting);
      const late = setTimeout(() => this.slow(), PATIENCE);
      try {
        const answer = await nardyEngine.ask({ lang, state, event });
        if (task === this.task) this.show(answer);
      } catch (error) {
        if (task === this.task && error.kind === "python") waiting.shift(); // once more would go wrong again
        throw error;
      } finally {
        clearTimeout(late);
      }
      if (state && task === this.task) waiting.shift();
    }

    show({ state, url, fragments, say: { state: said, violation }, told = [] }) {
      Object.assign(this, { state, url });
      const held = { ...this.shadowRoot.activeElement?.dataset };
      const changed = this.hands.changing();
      for (const [id, markup] of Object.entries(fragments)) this.part(`#${id}`).outerHTML = markup;
      changed();
      this.dress();
      if (held.action) this.focusOn(held);
      this.announce("status", said);
      this.announce("alert", violation);
      for (const message of told) this.send(message);
    }

    // Who had the focus has it again, in the new markup.
    focusOn({ action, slot, side }) {
      const same = [...this.shadowRoot.querySelectorAll(`[data-action="${action}"]`)].filter(({ dataset }) => dataset.slot === slot);
      const next = same.find(({ dataset }) => dataset.side === side) ?? same[0] ?? this.part('.place[tabindex="0"]');
      next?.focus({ preventScroll: true });
    }

    // --- What is said -----------------------------------------------------------------------------------

    note(markup) {
      this.part("#reasons").innerHTML = markup;
    }

    announced(role, text) {
      this.note(`<p class="waiting">${text}</p>`);
      this.announce(role, text);
    }

    slow() {
      this.trouble(this.words.slow);
    }

    failed({ kind, message }) {
      this.publish("error");
      if (kind === "python") console.error(message);
      this.trouble(kind === "python" ? this.words.trouble : this.words.failed, kind !== "python");
    }

    // Said plainly, with a way on; the picture stays as it is.
    trouble(text, again = true) {
      this.note(`<div class="failed"><p>${text}</p>${again ? `<button type="button" data-action="retry">${this.words.again}</button>` : ""}</div>`);
      this.announce("alert", text);
      this.send({ type: "error", text });
    }

    retry() {
      this.announced("status", this.words.starting);
      this.part('.place[tabindex="0"]')?.focus({ preventScroll: true });
      nardyEngine.restart(); // what is still open is asked again
      this.tell();
    }

    // A new child each time: the same sentence twice is announced twice.
    announce(role, text) {
      const line = document.createElement("span");
      line.textContent = text;
      this.part(`[role="${role}"]`).replaceChildren(line);
    }

    publish(state) {
      this.dataset.state = state;
    }

    send(message) {
      const detail = { source: "nardy", v: 1, id: this.id || null, ...message };
      this.dispatchEvent(new CustomEvent("nardy", { detail, bubbles: true, composed: true }));
    }

    // --- For the page around ----------------------------------------------------------------------------

    reset() {
      this.begin();
    }

    // How high it would like to be at this width, were the screen high enough.
    wanted() {
      const embed = this.part(".embed");
      embed.style.setProperty("--screen", "9999px");
      const { height } = embed.getBoundingClientRect();
      embed.style.removeProperty("--screen");
      return Math.ceil(height);
    }

    // What is shown, by the names of the attributes; what is as usual is left out.
    getState() {
      return { variant: usual("variant"), ...Object.fromEntries(new URLSearchParams(this.url)), lang: this.spoken, running: Boolean(this.state) };
    }
  }

  customElements.define("nardy-board", NardyBoard);
})();

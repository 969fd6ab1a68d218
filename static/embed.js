// <nardy-board variant="long" white="24:15" …>: a board on anybody's page. The builder puts board.js and
// board-input.js before this file, so that one address is enough. Drawn without Python; the first time a
// verdict is needed, one hidden frame of our origin starts the engine for all boards of the page.
(() => {
  const LOOK = "{{css}}";
  const ROOT = new URL("./", document.currentScript.src);
  const FIELDS = ["variant", "preset", "white", "black", "turn", "dice", "moves", "numbering", "seat"];
  const PATIENCE = 20_000;
  const WORDS = {
    en: { start: "Starting the referee…", fail: "The referee did not start.", again: "Try again", more: "Open in nardy", bad: "This position cannot be read." },
    ru: { start: "Судья готовится…", fail: "Судья не запустился.", again: "Ещё раз", more: "Открыть в nardy", bad: "Эту позицию не прочитать." },
  };

  // --- The engine that all boards share ------------------------------------------------------------

  let engine = null; // promise of the window that answers
  let asked = 0;
  const open = new Map();

  function start() {
    return new Promise((resolve, reject) => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { src: new URL("embed/engine.html", ROOT), title: "nardy", hidden: true, tabIndex: -1 });
      frame.setAttribute("aria-hidden", "true");
      const timer = setTimeout(() => {
        frame.remove();
        reject(new Error("slow"));
      }, PATIENCE);
      addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow || data?.source !== "nardy") return;
        if (data.type === "engine") clearTimeout(timer), resolve(source);
        if (data.type === "answer") open.get(data.id)?.(data), open.delete(data.id);
      });
      document.body.append(frame);
    });
  }

  async function call(payload) {
    engine ??= start();
    const mine = engine;
    try {
      const frame = await mine;
      const id = ++asked;
      const text = JSON.stringify({ op: "event", page: "embed", ...payload });
      const answered = new Promise((resolve) => open.set(id, resolve));
      const late = new Promise((_, reject) => setTimeout(reject, 3 * PATIENCE, new Error("slow")));
      frame.postMessage({ source: "nardy", v: 1, type: "ask", id, text }, "*");
      const { text: answer, error } = await Promise.race([answered, late]);
      if (error) throw new Error(error);
      return JSON.parse(answer);
    } catch (error) {
      if (mine === engine) engine = null; // the next question starts anew
      throw error;
    }
  }

  // --- The element -----------------------------------------------------------------------------------

  class NardyBoard extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(LOOK);
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = '<div class="embed"><figure id="board"></figure><div id="status"></div><div id="reasons"></div>' +
        '<p class="hidden" role="status"></p><p class="hidden" role="alert"></p><p class="foot"><a target="_blank"></a></p></div>';
      this.waiting = [];
      this.state = null;
      this.picture();
      if (this.run === "never") return;
      this.input = nardyInput(root, (event) => this.tell(event));
      root.addEventListener("click", ({ target }) => {
        const element = target.closest("[data-action]");
        if (element && element.getAttribute("aria-disabled") !== "true") this.tell({ ...element.dataset });
      });
      if (this.run === "auto") this.tell();
    }

    get run() {
      return this.getAttribute("run") ?? "tap";
    }

    get lang() {
      const wanted = this.getAttribute("lang") ?? (this.closest("[lang]")?.getAttribute("lang") || "");
      return wanted.startsWith("ru") ? "ru" : "en";
    }

    part(selector) {
      return this.shadowRoot.querySelector(selector);
    }

    given() {
      return Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value]));
    }

    // The query of this position, as the sandbox and the referee name it; options go along.
    query() {
      const own = new Set(["lang", "theme", "bg", "run", "id", "class", "style", "mirrored"]);
      const query = new URLSearchParams(Object.entries(this.given()).filter(([name]) => FIELDS.includes(name) || !own.has(name)));
      if (this.hasAttribute("mirrored")) query.set("mirrored", "1");
      return query;
    }

    picture() {
      const words = WORDS[this.lang];
      const theme = this.getAttribute("theme") ?? this.getAttribute("bg") ?? "auto";
      this.part(".embed").dataset.theme = theme;
      const link = this.part(".foot a");
      link.textContent = words.more;
      link.href = new URL(`${this.lang}/sandbox/index.html?${this.query()}`, ROOT);
      try {
        const drawn = nardyBoard.draw({ ...this.given(), mirrored: this.hasAttribute("mirrored"), lang: this.lang, id: "board" });
        this.part("#board").innerHTML = this.run === "never" ? drawn.replaceAll(/ data-action="tap"| role="button"/g, "") : drawn;
        this.publish("picture");
      } catch (error) {
        this.part("#board").textContent = words.bad;
        this.publish("error", { message: String(error) });
      }
    }

    // One event after the other; the first one opens the position in the engine.
    async tell(event) {
      if (event) this.waiting.push(event);
      if (this.busy) return;
      this.busy = true;
      try {
        if (!this.state) await this.ask({ action: "open", query: `${this.query()}` }, null);
        while (this.waiting.length) await this.ask(this.waiting.shift(), this.state);
        this.publish("ready");
      } catch (error) {
        this.failed(error);
      }
      this.busy = false;
    }

    async ask(event, state) {
      this.publish("busy");
      if (!state) this.note(WORDS[this.lang].start);
      const answer = await call({ lang: this.lang, state, event });
      this.state = answer.state;
      const held = this.shadowRoot.activeElement?.dataset;
      const changed = this.input.changing();
      for (const [id, markup] of Object.entries(answer.fragments)) this.part(`#${id}`).outerHTML = markup;
      changed();
      if (held?.slot) this.focusOn(held);
      this.announce("status", answer.say.state);
      this.announce("alert", answer.say.violation);
      this.publish("ready");
      this.dispatchEvent(new CustomEvent("nardy", { detail: { type: answer.say.violation ? "violation" : event.action, state: answer.state, text: answer.say.violation || answer.say.state }, bubbles: true, composed: true }));
    }

    focusOn({ slot, side }) {
      const places = [...this.shadowRoot.querySelectorAll(`.place[data-slot="${slot}"]`)];
      (places.find(({ dataset }) => dataset.side === side) ?? places[0])?.focus({ preventScroll: true });
    }

    note(text) {
      this.part("#status").textContent = text;
    }

    failed(error) {
      const words = WORDS[this.lang];
      this.note(`${words.fail} `);
      const button = this.part("#status").appendChild(document.createElement("button"));
      button.textContent = words.again;
      button.onclick = () => this.tell();
      this.publish("error", { message: String(error) });
    }

    // A new child each time: the same sentence twice is announced twice.
    announce(role, text) {
      const line = document.createElement("span");
      line.textContent = text;
      this.part(`[role="${role}"]`).replaceChildren(line);
    }

    publish(state, detail) {
      this.dataset.state = state;
      if (detail) this.dispatchEvent(new CustomEvent("nardy", { detail: { type: state, ...detail }, bubbles: true, composed: true }));
    }
  }

  customElements.define("nardy-board", NardyBoard);
})();

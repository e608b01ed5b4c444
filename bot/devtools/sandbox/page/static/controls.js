/** The controls that inject faults, and the list of traffic between the bot and the sandbox. */

import { button, h, icon } from "./dom.js";

/** The delays in seconds that can be added to every request. */
const DELAYS = [0, 0.5, 1, 2, 4];
/** The maximum number of traffic entries shown. */
const MAX_ENTRIES = 500;
const A_MINUTE = 60_000;

export class Controls {
  /**
   * @param {import("./client.js").Client} client
   * @param {{close: () => void}} actions
   */
  constructor(client, { close }) {
    this.client = client;
    /** @type {any[]} */
    this.entries = [];
    this.title = h("h2", {});
    this.closer = button("…", { class: "round", onclick: close }, icon("cross"));
    this.state = h("p", { class: "state" });
    this.actions = h("div", { class: "deeds" });
    this.speed = h("select", {});
    this.speed.addEventListener(
      "change",
      () => void client.actions.ask({ op: "slow", seconds: Number(this.speed.value) }),
    );
    this.traffic = h("ol", { class: "traffic" });
    this.count = h("h3", {});
    this.element = h(
      "aside",
      { class: "controls", hidden: true },
      h("header", {}, this.title, this.closer),
      this.state,
      this.actions,
      this.count,
      this.traffic,
    );
    client.on("state", () => this.draw());
    client.on("people", () => this.draw());
    client.on("traffic", (frame) => this.#take(frame));
    client.on("reset", () => this.element.hidden || this.#listen(true));
  }

  /** @param {boolean} shown */
  show(shown) {
    this.element.hidden = !shown;
    this.#listen(shown);
    if (shown) this.closer.focus();
  }

  /** @param {boolean} on */
  #listen(on) {
    void this.client.connection.ask({ op: "traffic", on });
    clearInterval(this.timer);
    if (on) this.timer = setInterval(() => this.#forget(), 5_000);
    else this.#clear();
  }

  #clear() {
    this.entries = [];
    this.traffic.replaceChildren();
  }

  draw() {
    const { say, state } = this.client;
    this.element.setAttribute("aria-label", say("controls"));
    this.title.textContent = say("controls");
    this.closer.setAttribute("aria-label", say("close"));
    this.state.textContent = say(`bot_${state.bot}`, { words: state.words });
    this.state.dataset.state = state.bot;
    const names = [...(state.can_restart ? ["restart_bot"] : []), "drop_gateway", "forget_session"];
    const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.op;
    const action = (/** @type {string} */ op) => {
      const style = op === "restart_bot" ? "danger" : "secondary";
      const made = h(
        "button",
        { type: "button", class: `button ${style}`, "data-op": op, "aria-describedby": `hint-${op}` },
        say(op),
      );
      made.addEventListener("click", () => void this.client.actions.ask({ op }));
      return h("div", { class: "deed" }, made, h("small", { id: `hint-${op}` }, say(`${op}_hint`)));
    };
    this.speed.replaceChildren(
      ...DELAYS.map((one) =>
        h(
          "option",
          { value: one, selected: one === state.slow },
          one ? say("slow_of", { seconds: one }) : say("slow_off"),
        ),
      ),
    );
    this.actions.replaceChildren(
      ...names.map(action),
      h(
        "label",
        { class: "deed" },
        h("span", {}, say("slow"), " ", this.speed),
        h("small", {}, say("slow_hint")),
      ),
    );
    if (focused)
      /** @type {HTMLElement | null} */ (this.actions.querySelector(`[data-op="${focused}"]`))?.focus();
    this.#counted();
  }

  #counted() {
    const { say } = this.client;
    this.count.textContent = `${say("traffic")} (${this.entries.length})`;
  }

  /** @param {{entries: any[], fresh: boolean}} frame */
  #take({ entries, fresh }) {
    if (fresh) this.#clear();
    const atEnd = this.traffic.scrollHeight - this.traffic.scrollTop - this.traffic.clientHeight < 40;
    for (const entry of entries) {
      this.entries.push(entry);
      this.traffic.append(drawEntry(entry));
    }
    this.#forget();
    if (atEnd) this.traffic.scrollTop = this.traffic.scrollHeight;
  }

  /** Remove entries older than a minute. */
  #forget() {
    const since = Date.now() - A_MINUTE;
    while (this.entries.length > MAX_ENTRIES || (this.entries[0] && Date.parse(this.entries[0].at) < since)) {
      this.entries.shift();
      this.traffic.firstElementChild?.remove();
    }
    this.#counted();
  }
}

const ARROWS = { request: "→", event: "←", sent: "⇒" };

/** @param {any} entry */
function drawEntry(entry) {
  const time = entry.at.slice(11, 23);
  const head = [
    h("time", {}, time),
    h(
      "span",
      { class: `way ${entry.way}`, title: entry.way },
      ARROWS[/** @type {"event"} */ (entry.way)] ?? "·",
    ),
    h("span", { class: "what" }, entry.name),
    entry.detail && h("span", { class: /^[45]/.test(entry.detail) ? "detail bad" : "detail" }, entry.detail),
  ];
  if (!entry.body) return h("li", {}, h("div", { class: "entry" }, ...head));
  return h(
    "li",
    {},
    h(
      "details",
      {},
      h("summary", { class: "entry" }, ...head),
      h("pre", { tabindex: 0 }, readable(entry.body)),
    ),
  );
}

/** @param {string} body */
function readable(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

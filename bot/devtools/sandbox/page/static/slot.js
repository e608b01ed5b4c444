/** One option of a command that is being typed: its name and a field, side by side. */

import { descriptionIn, nameIn, narrowed, offers, read } from "./commands.js";
import { h } from "./dom.js";

const PAUSE = 120;

/**
 * What a slot asks of the command it belongs to.
 * @typedef {object} Line
 * @property {import("./client.js").Client} client
 * @property {import("./choices.js").Choices} list
 * @property {(slot: Slot, options: import("./choices.js").Option[], note: string) => void} suggest
 * @property {(slot: Slot, typed: string) => Promise<import("./choices.js").Option[]>} complete
 * @property {(slot: Slot, event: KeyboardEvent) => void} key
 * @property {(slot: Slot) => void} entered
 */

export class Slot {
  /** @param {any} option @param {Line} line */
  constructor(option, line) {
    this.option = option;
    this.line = line;
    /** @type {import("./choices.js").Option | null} */
    this.picked = null;
    this.asked = 0;
    const { locale } = line.client.you;
    this.name = nameIn(option, locale);
    this.description = descriptionIn(option, locale);
    this.input = h("input", {
      role: "combobox",
      "aria-label": `${this.name}: ${this.description}`,
      "aria-autocomplete": "list",
      "aria-controls": line.list.id,
      "aria-expanded": "false",
      "aria-required": option.required ? "true" : null,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode: option.type === 4 && !option.autocomplete ? "numeric" : null,
    });
    this.element = h(
      "label",
      { class: "slot" },
      h("span", { class: "slot-name", "aria-hidden": "true" }, this.name),
      this.input,
    );
    this.input.addEventListener("focus", () => {
      this.line.entered(this);
      void this.refresh();
    });
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.#fit();
      this.mark(null);
      void this.refresh();
    });
    this.input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) =>
      this.line.key(this, event),
    );
    this.#fit();
  }

  /** @returns {string} */
  get typed() {
    return this.input.value;
  }

  /** What stands in it: a value, what is wrong, or null. */
  read() {
    return read(this.option, this.typed, this.picked, this.line.client.sight);
  }

  /** @param {import("./choices.js").Option} option take what the list offers */
  take(option) {
    this.picked = option;
    this.input.value = option.label;
    this.#fit();
    this.mark(null);
  }

  /** @param {string | null} wrong show what is wrong with it, in words */
  mark(wrong) {
    this.element.classList.toggle("wrong", wrong !== null);
    this.input.setAttribute("aria-invalid", String(wrong !== null));
    if (wrong !== null) this.line.suggest(this, [], wrong);
  }

  /** Offer what fits to what is typed. */
  async refresh() {
    this.asked += 1;
    const turn = this.asked;
    const offered = offers(this.option, this.line.client.sight);
    const settled = this.picked?.label === this.typed;
    if (offered) {
      const rows = settled ? offered : narrowed(offered, this.typed);
      return this.line.suggest(this, rows, rows.length ? "" : this.line.client.say("no_match"));
    }
    if (!this.option.autocomplete) return this.line.suggest(this, [], "");
    if (this.typed) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (turn !== this.asked) return undefined;
    const rows = await this.line.complete(this, settled ? "" : this.typed);
    // An answer that comes late must not replace a newer one.
    if (turn !== this.asked || document.activeElement !== this.input) return undefined;
    return this.line.suggest(this, rows, rows.length ? "" : this.line.client.say("no_match"));
  }

  #fit() {
    this.input.style.width = `calc(${Math.max(2, Math.min(30, this.typed.length))}ch + 20px)`;
  }
}

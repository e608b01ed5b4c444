/** One option of a slash command that is being typed: its name and a text field. */

import { descriptionIn, filterOptions, nameIn, optionValues, parseOption } from "./commands.js";
import { h } from "./dom.js";

/** Milliseconds without typing before completions are requested. */
const TYPING_PAUSE = 120;

/**
 * What an option's field needs of its command line.
 * @typedef {object} OptionFieldHost
 * @property {import("./client.js").Client} client
 * @property {import("./choices.js").Choices} list
 * @property {(field: OptionField, options: import("./choices.js").Option[], note: string) => void} suggest
 * @property {(field: OptionField, typed: string) => Promise<import("./choices.js").Option[]>} complete
 * @property {(field: OptionField, event: KeyboardEvent) => void} key
 * @property {(field: OptionField) => void} entered
 */

export class OptionField {
  /** @param {any} option @param {OptionFieldHost} host */
  constructor(option, host) {
    this.option = option;
    this.host = host;
    /** @type {import("./choices.js").Option | null} */
    this.picked = null;
    this.asked = 0;
    const { locale } = host.client.you;
    this.name = nameIn(option, locale);
    this.description = descriptionIn(option, locale);
    this.input = h("input", {
      role: "combobox",
      "aria-label": `${this.name}: ${this.description}`,
      "aria-autocomplete": "list",
      "aria-controls": host.list.id,
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
      this.host.entered(this);
      void this.refresh();
    });
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.#fit();
      this.mark(null);
      void this.refresh();
    });
    this.input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) =>
      this.host.key(this, event),
    );
    this.#fit();
  }

  /** @returns {string} */
  get typed() {
    return this.input.value;
  }

  /** Its content: a value, an error, or null. */
  read() {
    return parseOption(this.option, this.typed, this.picked, this.host.client.context);
  }

  /** @param {import("./choices.js").Option} option the option picked from the list */
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
    if (wrong !== null) this.host.suggest(this, [], wrong);
  }

  /** Suggest the options that match the typed text. */
  async refresh() {
    this.asked += 1;
    const turn = this.asked;
    const offered = optionValues(this.option, this.host.client.context);
    const settled = this.picked?.label === this.typed;
    if (offered) {
      const rows = settled ? offered : filterOptions(offered, this.typed);
      return this.host.suggest(this, rows, rows.length ? "" : this.host.client.say("no_match"));
    }
    if (!this.option.autocomplete) return this.host.suggest(this, [], "");
    if (this.typed) await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE));
    if (turn !== this.asked) return undefined;
    const rows = await this.host.complete(this, settled ? "" : this.typed);
    // Late completions must not replace newer ones.
    if (turn !== this.asked || document.activeElement !== this.input) return undefined;
    return this.host.suggest(this, rows, rows.length ? "" : this.host.client.say("no_match"));
  }

  #fit() {
    this.input.style.width = `calc(${Math.max(2, Math.min(30, this.typed.length))}ch + 20px)`;
  }
}

/** A slash command that is being typed: its options in a row, usable with the keyboard alone. */

import { descriptionIn, nameIn } from "./commands.js";
import { completions } from "./completions.js";
import { h } from "./dom.js";
import { OptionField } from "./optionfield.js";

/**
 * What the command line needs of the message box that contains it.
 * @typedef {object} CommandLineHost
 * @property {import("./client.js").Client} client
 * @property {import("./choices.js").Choices} list
 * @property {(options: import("./choices.js").Option[], note: {title: string, text?: string, wrong?: boolean}) => void} suggest
 * @property {() => boolean} hide hides the list and returns whether it was shown
 * @property {(text: string) => void} leave
 * @property {(frame: any, shown: string) => void} send
 */

export class CommandLine {
  /** @param {import("./commands.js").Entry} entry @param {CommandLineHost} host */
  constructor(entry, host) {
    this.entry = entry;
    this.host = host;
    this.client = host.client;
    this.list = host.list;
    const { say } = this.client;
    /** @type {OptionField[]} */
    this.fields = [];
    /** @type {OptionField | null} */
    this.current = null;
    this.tail = h("input", {
      class: "tail",
      role: "combobox",
      "aria-label": `/${entry.shown}: ${say("options")}`,
      "aria-autocomplete": "list",
      "aria-controls": this.list.id,
      "aria-expanded": "false",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    });
    this.tail.addEventListener("focus", () => this.#offerOptions());
    this.tail.addEventListener("input", () => this.#typedInTail());
    this.tail.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#tailKey(event));
    this.element = h(
      "div",
      { class: "command-line", role: "group", "aria-label": `/${entry.shown}` },
      h("span", { class: "command-name" }, `/${entry.shown}`),
      this.tail,
    );
    for (const option of entry.options) if (option.required) this.#open(option);
    this.#count();
  }

  /** Focus the next option that is missing. */
  focus() {
    const missing = this.fields.find((one) => !one.typed);
    (missing?.input ?? this.tail).focus();
  }

  /** @returns {any[]} the options that are not open yet */
  get rest() {
    return this.entry.options.filter((one) => !this.fields.some((field) => field.option === one));
  }

  /** @param {any} option @returns {OptionField} */
  #open(option) {
    const field = new OptionField(option, {
      client: this.client,
      list: this.list,
      suggest: (from, options, note) => this.#suggest(from, options, note),
      complete: (from, typed) => completions(this.client, this.entry, from.option, typed, this.#values(from)),
      key: (from, event) => this.#key(from, event),
      entered: (from) => {
        this.current = from;
      },
    });
    this.fields.push(field);
    this.tail.before(field.element);
    this.#count();
    return field;
  }

  #count() {
    const { length } = this.rest;
    this.tail.placeholder = length ? `+${length}` : "";
  }

  /** @param {OptionField} field @param {import("./choices.js").Option[]} options @param {string} note */
  #suggest(field, options, note) {
    const wrong = field.element.classList.contains("wrong");
    this.host.suggest(options, { title: `${field.name} · ${field.description}`, text: note, wrong });
    this.#point(field.input);
  }

  /** @param {HTMLElement} input */
  #point(input) {
    const shown = this.list.options.length > 0;
    input.setAttribute("aria-expanded", String(shown));
    input.setAttribute("aria-activedescendant", shown ? (this.list.activeId ?? "") : "");
  }

  /** @param {OptionField} [except] @returns {Record<string, any>} the valid values so far */
  #values(except) {
    /** @type {Record<string, any>} */
    const values = {};
    for (const field of this.fields) {
      const found = field === except ? null : field.read();
      if (found && "value" in found) values[field.option.name] = found.value;
    }
    return values;
  }

  #offerOptions() {
    this.current = null;
    const wanted = this.tail.value.trim().toLowerCase();
    const { locale } = this.client.you;
    const rows = this.rest
      .map((one) => ({ label: nameIn(one, locale), description: descriptionIn(one, locale), value: one }))
      .filter((one) => one.label.toLowerCase().startsWith(wanted));
    const title = rows.length ? this.client.say("options") : this.entry.description;
    this.host.suggest(rows, { title });
    // Enter on an empty field sends the command, so no option is marked at first.
    if (!wanted) this.list.show(rows, -1);
    this.#point(this.tail);
  }

  #typedInTail() {
    const named = /^\s*([^\s:]+):\s*/.exec(this.tail.value);
    const { locale } = this.client.you;
    const option =
      named && this.rest.find((one) => [one.name, nameIn(one, locale)].includes(named[1].toLowerCase()));
    if (!option) return this.#offerOptions();
    return this.#begin(option, this.tail.value.slice(named[0].length));
  }

  /** @param {any} option @param {string} [text] */
  #begin(option, text = "") {
    this.tail.value = "";
    const field = this.#open(option);
    field.input.value = text;
    field.input.focus();
  }

  /** @param {import("./choices.js").Option} option what was clicked or confirmed in the list */
  pick(option) {
    const field = this.current;
    if (!field) return this.#begin(option.value);
    field.take(option);
    const missing = this.fields.find((one) => one.option.required && !one.typed);
    return (missing?.input ?? this.tail).focus();
  }

  /** @param {OptionField} field @param {KeyboardEvent} event */
  #key(field, event) {
    const { input } = field;
    const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
    const atEnd = input.selectionStart === input.value.length;
    const settled = field.picked?.label === field.typed;
    const before = this.fields[this.fields.indexOf(field) - 1];
    if (event.isComposing || this.#listKey(event, input)) return;
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
      if (this.list.active && !settled) {
        event.preventDefault();
        this.pick(this.list.active);
      } else if (event.key === "Enter") {
        event.preventDefault();
        this.send();
      }
    } else if (event.key === "Backspace" && atStart && !input.value) {
      event.preventDefault();
      if (!field.option.required) this.#drop(field);
      if (before) before.input.focus();
      else if (field.option.required) this.host.leave(`/${this.entry.shown}`);
      else this.tail.focus();
    } else if (event.key === "ArrowLeft" && atStart && before) {
      event.preventDefault();
      before.input.focus();
    } else if (event.key === "ArrowRight" && atEnd && input.selectionEnd === input.value.length) {
      event.preventDefault();
      (this.fields[this.fields.indexOf(field) + 1]?.input ?? this.tail).focus();
    }
  }

  /** @param {KeyboardEvent} event */
  #tailKey(event) {
    if (event.isComposing || this.#listKey(event, this.tail)) return;
    const last = this.fields.at(-1);
    const choose = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && this.tail.value);
    if (choose && this.list.active && this.rest.length) {
      event.preventDefault();
      this.#begin(this.list.active.value);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!this.tail.value.trim()) this.send();
    } else if (event.key === "Backspace" && !this.tail.value) {
      event.preventDefault();
      if (last) last.input.focus();
      else this.host.leave(`/${this.entry.shown}`);
    } else if (event.key === "ArrowLeft" && this.tail.selectionStart === 0 && last) {
      event.preventDefault();
      last.input.focus();
    }
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} input @returns {boolean} whether it was for the list */
  #listKey(event, input) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[/** @type {"ArrowUp"} */ (event.key)];
    if (step) {
      if (this.list.at < 0 && step < 0) this.list.at = 0;
      this.list.move(step);
      this.#point(input);
    } else if (event.key === "Escape") {
      if (!this.host.hide()) this.host.leave("");
      this.#point(input);
    } else return false;
    event.preventDefault();
    return true;
  }

  /** @param {OptionField} field */
  #drop(field) {
    this.fields.splice(this.fields.indexOf(field), 1);
    field.element.remove();
    this.#count();
  }

  /** Send the command if nothing is missing. */
  send() {
    for (const field of this.fields) {
      const found = field.read();
      if (found && "wrong" in found) {
        field.input.focus();
        field.asked += 1;
        field.mark(this.client.say(found.wrong, { limit: found.limit ?? 0 }));
        return;
      }
    }
    this.host.send({ op: "run", command: this.entry.path, options: this.#values() }, this.entry.shown);
  }
}

/** A command that is being typed: its options one after the other, kept to by the keyboard alone if one likes. */

import { descriptionIn, nameIn } from "./commands.js";
import { completions } from "./completions.js";
import { h } from "./dom.js";
import { Slot } from "./slot.js";

/**
 * What the command line asks of the message box around it.
 * @typedef {object} Around
 * @property {import("./client.js").Client} client
 * @property {import("./choices.js").Choices} list
 * @property {(options: import("./choices.js").Option[], note: {title: string, text?: string, wrong?: boolean}) => void} suggest
 * @property {() => boolean} hide hides the list; tells whether it was there
 * @property {(text: string) => void} leave
 * @property {(frame: any, shown: string) => void} send
 */

export class CommandLine {
  /** @param {import("./commands.js").Entry} entry @param {Around} around */
  constructor(entry, around) {
    this.entry = entry;
    this.around = around;
    this.client = around.client;
    this.list = around.list;
    const { say } = this.client;
    /** @type {Slot[]} */
    this.slots = [];
    /** @type {Slot | null} */
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

  /** Put the keyboard where the next thing is missing. */
  focus() {
    const missing = this.slots.find((one) => !one.typed);
    (missing?.input ?? this.tail).focus();
  }

  /** @returns {any[]} the options that are not open yet */
  get rest() {
    return this.entry.options.filter((one) => !this.slots.some((slot) => slot.option === one));
  }

  /** @param {any} option @returns {Slot} */
  #open(option) {
    const slot = new Slot(option, {
      client: this.client,
      list: this.list,
      suggest: (from, options, note) => this.#suggest(from, options, note),
      complete: (from, typed) => completions(this.client, this.entry, from.option, typed, this.#values(from)),
      key: (from, event) => this.#key(from, event),
      entered: (from) => {
        this.current = from;
      },
    });
    this.slots.push(slot);
    this.tail.before(slot.element);
    this.#count();
    return slot;
  }

  #count() {
    const { length } = this.rest;
    this.tail.placeholder = length ? `+${length}` : "";
  }

  /** @param {Slot} slot @param {import("./choices.js").Option[]} options @param {string} note */
  #suggest(slot, options, note) {
    const wrong = slot.element.classList.contains("wrong");
    this.around.suggest(options, { title: `${slot.name} · ${slot.description}`, text: note, wrong });
    this.#point(slot.input);
  }

  /** @param {HTMLElement} input */
  #point(input) {
    const shown = this.list.options.length > 0;
    input.setAttribute("aria-expanded", String(shown));
    input.setAttribute("aria-activedescendant", shown ? (this.list.activeId ?? "") : "");
  }

  /** @param {Slot} [except] @returns {Record<string, any>} the values that hold so far */
  #values(except) {
    /** @type {Record<string, any>} */
    const values = {};
    for (const slot of this.slots) {
      const found = slot === except ? null : slot.read();
      if (found && "value" in found) values[slot.option.name] = found.value;
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
    this.around.suggest(rows, { title });
    // Enter on an empty field sends; nothing is marked until one asks for it.
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
    const slot = this.#open(option);
    slot.input.value = text;
    slot.input.focus();
  }

  /** @param {import("./choices.js").Option} option what was clicked or confirmed in the list */
  pick(option) {
    const slot = this.current;
    if (!slot) return this.#begin(option.value);
    slot.take(option);
    const missing = this.slots.find((one) => one.option.required && !one.typed);
    return (missing?.input ?? this.tail).focus();
  }

  /** @param {Slot} slot @param {KeyboardEvent} event */
  #key(slot, event) {
    const { input } = slot;
    const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
    const atEnd = input.selectionStart === input.value.length;
    const settled = slot.picked?.label === slot.typed;
    const before = this.slots[this.slots.indexOf(slot) - 1];
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
      if (!slot.option.required) this.#drop(slot);
      if (before) before.input.focus();
      else if (slot.option.required) this.around.leave(`/${this.entry.shown}`);
      else this.tail.focus();
    } else if (event.key === "ArrowLeft" && atStart && before) {
      event.preventDefault();
      before.input.focus();
    } else if (event.key === "ArrowRight" && atEnd && input.selectionEnd === input.value.length) {
      event.preventDefault();
      (this.slots[this.slots.indexOf(slot) + 1]?.input ?? this.tail).focus();
    }
  }

  /** @param {KeyboardEvent} event */
  #tailKey(event) {
    if (event.isComposing || this.#listKey(event, this.tail)) return;
    const last = this.slots.at(-1);
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
      else this.around.leave(`/${this.entry.shown}`);
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
      if (!this.around.hide()) this.around.leave("");
      this.#point(input);
    } else return false;
    event.preventDefault();
    return true;
  }

  /** @param {Slot} slot */
  #drop(slot) {
    this.slots.splice(this.slots.indexOf(slot), 1);
    slot.element.remove();
    this.#count();
  }

  /** Send it off if nothing is missing. */
  send() {
    for (const slot of this.slots) {
      const found = slot.read();
      if (found && "wrong" in found) {
        slot.input.focus();
        slot.asked += 1;
        slot.mark(this.client.say(found.wrong, { limit: found.limit ?? 0 }));
        return;
      }
    }
    this.around.send({ op: "run", command: this.entry.path, options: this.#values() }, this.entry.shown);
  }
}

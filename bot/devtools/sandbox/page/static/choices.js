/** A list box; the focus stays in its text field, whose aria-activedescendant is the marked option. */

import { freshId, h } from "./dom.js";
import { emojiPicture } from "./emoji.js";

/**
 * @typedef {object} Option
 * @property {string} label
 * @property {any} value
 * @property {string} [description]
 * @property {string} [aside] small text at the right
 * @property {{id?: string | null, name?: string | null}} [emoji]
 * @property {boolean} [selected]
 */

export class Choices {
  /**
   * @param {string} name what a screen reader calls the list
   * @param {(option: Option) => void} pick
   * @param {{multiple?: boolean}} [options]
   */
  constructor(name, pick, { multiple = false } = {}) {
    this.pick = pick;
    this.multiple = multiple;
    /** @type {Option[]} */
    this.options = [];
    this.at = -1;
    this.id = freshId("list");
    this.element = h("div", { class: "choices", role: "listbox", id: this.id, "aria-label": name });
    if (multiple) this.element.setAttribute("aria-multiselectable", "true");
    // The focus stays in the text field.
    this.element.addEventListener("pointerdown", (/** @type {Event} */ event) => event.preventDefault());
  }

  /** @param {Option[]} options @param {number} [at] the index of the option to mark */
  show(options, at = 0) {
    this.options = options;
    this.at = Math.min(at, options.length - 1);
    this.element.replaceChildren(...options.map((one, index) => this.#row(one, index)));
    this.#mark();
  }

  /** @returns {string | null} the id of the marked row */
  get activeId() {
    return this.at < 0 ? null : `${this.id}-${this.at}`;
  }

  /** @returns {Option | undefined} */
  get active() {
    return this.options[this.at];
  }

  /** @param {number} by rows to go; from the last to the first and back */
  move(by) {
    const count = this.options.length;
    if (count) this.at = (this.at + by + count) % count;
    this.#mark();
  }

  /** @param {string} letter mark the next option that starts with it */
  seek(letter) {
    const order = [...this.options.slice(this.at + 1), ...this.options.slice(0, this.at + 1)];
    const found = order.find((one) => one.label.toLowerCase().startsWith(letter.toLowerCase()));
    if (found) this.at = this.options.indexOf(found);
    this.#mark();
  }

  #mark() {
    [...this.element.children].forEach((row, index) => {
      row.classList.toggle("active", index === this.at);
      if (!this.multiple) row.setAttribute("aria-selected", String(index === this.at));
      if (index === this.at) row.scrollIntoView({ block: "nearest" });
    });
  }

  /** @param {Option} option @param {number} index */
  #row(option, index) {
    return h(
      "div",
      {
        class: option.selected ? "choice chosen" : "choice",
        role: "option",
        id: `${this.id}-${index}`,
        "aria-selected": String(Boolean(option.selected)),
        onclick: () => this.pick(option),
        onpointermove: () => {
          if (this.at === index) return;
          this.at = index;
          this.#mark();
        },
      },
      option.emoji && emojiPicture(option.emoji),
      h(
        "span",
        { class: "words" },
        h("span", { class: "label" }, option.label),
        option.description && h("span", { class: "description" }, option.description),
      ),
      option.aside && h("span", { class: "aside" }, option.aside),
      this.multiple && h("span", { class: "tick", "aria-hidden": "true" }, option.selected ? "✓" : ""),
    );
  }
}

/** The list of users: who is shown, in which language, and who has unread messages. */

import { avatar } from "./avatars.js";
import { button, h, icon } from "./dom.js";
import { refusalWords } from "./words.js";

/** @typedef {import("./client.js").Person} Person */

/**
 * What the list needs of the page.
 * @typedef {object} Page
 * @property {() => import("./client.js").Client} front the client of the active user
 * @property {() => string[]} shown the ids of the users whose views are shown
 * @property {(id: string) => number} fresh the number of a user's unread messages
 * @property {(id: string) => void} only
 * @property {(id: string) => void} beside
 * @property {() => void} together shows all users side by side, or one user again
 */

export class People {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.list = h("ul", {});
    this.title = h("h2", {});
    this.together = h("button", { type: "button", class: "plain-link", onclick: () => page.together() });
    this.name = h("input", { maxlength: 32, required: true, autocomplete: "off" });
    this.locale = h("select", {});
    this.add = h("button", { type: "submit", class: "button primary" });
    this.problem = h("p", { class: "problem", role: "alert" });
    this.form = h("form", { class: "add" }, this.name, this.locale, this.add, this.problem);
    this.hint = h("p", { class: "hint" });
    this.element = h(
      "nav",
      { class: "people" },
      h("header", {}, this.title, this.together),
      this.list,
      this.form,
      this.hint,
    );
    this.form.addEventListener("submit", (/** @type {Event} */ event) => {
      event.preventDefault();
      void this.#addPerson();
    });
  }

  async #addPerson() {
    const client = this.page.front();
    const reply = await client.connection.ask({
      op: "add_person",
      name: this.name.value.trim(),
      locale: this.locale.value,
    });
    this.problem.textContent = reply.op === "done" ? "" : client.say("not_sent", { reason: refusalWords(client.say, reply) });
    if (reply.op === "done") this.name.value = "";
  }

  /** Draw the list again; the focus stays where it is. */
  draw() {
    const { say, people, locales, mostPeople } = this.page.front();
    const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.key;
    this.element.setAttribute("aria-label", say("people"));
    this.title.textContent = say("people");
    this.together.textContent = say(this.page.shown().length > 1 ? "one_view" : "split");
    this.hint.textContent = say("people_hint");
    this.list.replaceChildren(...people.map((one) => this.#row(one)));
    this.name.placeholder = say("add_person");
    this.name.setAttribute("aria-label", say("add_person"));
    this.add.textContent = say("add");
    this.form.hidden = people.length >= mostPeople;
    if (this.locale.children.length !== locales.length)
      this.locale.replaceChildren(...this.#languages(locales, this.page.front().you.locale));
    this.locale.setAttribute("aria-label", say("language"));
    if (focused)
      /** @type {HTMLElement | null} */ (
        this.element.querySelector(`[data-key="${CSS.escape(focused)}"]`)
      )?.focus();
  }

  /** @param {Person} person */
  #row(person) {
    const { say, locales } = this.page.front();
    const { id, name } = person;
    const shown = this.page.shown();
    const here = shown.includes(id);
    const fresh = this.page.fresh(id);
    const badge =
      fresh > 0 &&
      h("span", { class: "badge" }, fresh, h("span", { class: "unseen" }, ` ${say("new_things")}`));
    const languages = h(
      "select",
      { class: "language", "aria-label": say("language_of", { name }), "data-key": `language ${id}` },
      ...this.#languages(locales, person.locale),
    );
    languages.addEventListener(
      "change",
      () => void this.page.front().actions.ask({ op: "set_locale", person: id, locale: languages.value }),
    );
    const split = button(
      say("see_side", { name }),
      {
        class: "round split",
        "aria-pressed": String(here),
        "data-key": `split ${id}`,
        onclick: () => this.page.beside(id),
      },
      icon("split"),
    );
    const door = h(
      "a",
      {
        class: "round",
        href: `/?as=${encodeURIComponent(name)}`,
        target: "_blank",
        "aria-label": say("open_window", { name }),
        title: say("open_window", { name }),
      },
      icon("window"),
    );
    const attributes = {
      class: "who",
      "aria-current": here ? "true" : null,
      "data-key": `who ${id}`,
      onclick: () => this.page.only(id),
    };
    return h(
      "li",
      { class: here ? "here" : "" },
      h(
        "button",
        { type: "button", ...attributes },
        avatar(person),
        h("span", { class: "name" }, name),
        badge,
      ),
      h("div", { class: "tools" }, languages, split, door),
    );
  }

  /** @param {string[]} locales @param {string} [chosen] */
  #languages(locales, chosen) {
    return locales.map((one) => h("option", { value: one, selected: one === chosen }, languageName(one)));
  }
}

/** @param {string} locale @returns {string} a language in its own words */
export function languageName(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language", style: "short" }).of(locale) ?? locale;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

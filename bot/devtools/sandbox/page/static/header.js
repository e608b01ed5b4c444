/** The header: the channel, the bot's state, and the buttons of the side panels. */

import { button, h, icon } from "./dom.js";
import { languageName } from "./people.js";
import { isDark, turnTheme } from "./theme.js";

/** @typedef {import("./client.js").Client} Client */

export class Header {
  /**
   * @param {Client} first
   * @param {{alone: boolean, side: () => void, tools: () => void}} actions alone: the window shows one user only
   */
  constructor(first, { alone, side, tools }) {
    this.first = first;
    this.alone = alone;
    this.side = button("…", { class: "round side", onclick: side }, icon("people"));
    this.place = h("h1", {});
    this.bot = h("span", { class: "bot-state", role: "status" });
    this.language = h("select", { class: "language", hidden: !alone, onchange: () => this.#speak() });
    this.theme = button("…", { class: "round", onclick: () => this.#turn() });
    this.tools = button("…", { class: "round", hidden: alone, onclick: tools }, icon("tools"));
    const parts = [this.place, this.bot, this.language, this.theme, this.tools];
    this.element = h("header", { class: "top" }, ...(alone ? parts : [this.side, ...parts]));
  }

  #speak() {
    const { actions, you } = this.first;
    void actions.ask({ op: "set_locale", person: you.id, locale: this.language.value });
  }

  #turn() {
    turnTheme();
    this.#lamp();
  }

  #lamp() {
    this.theme.replaceChildren(icon(isDark() ? "sun" : "moon"));
  }

  /**
   * @param {Client} front the client of the active user
   * @param {number} fresh how much is new for those who are not shown
   * @param {{side: boolean, tools: boolean}} open
   */
  draw({ say, you, channels, channel }, fresh, open) {
    const { state, locales, you: me } = this.first;
    const name = channels.find((one) => one.id === channel)?.name ?? "";
    document.documentElement.lang = you.locale;
    document.title = `${fresh ? `(${fresh}) ` : ""}${this.alone ? `${you.name} · ` : ""}#${name}`;
    this.place.replaceChildren(icon("hash"), name, ...(this.alone ? [h("small", {}, you.name)] : []));
    const words = say(`bot_${state.bot}`, { words: state.words });
    if (this.bot.textContent !== words) this.bot.textContent = words;
    this.bot.dataset.state = state.bot;
    this.#lamp();
    this.side.classList.toggle("news", fresh > 0);
    this.side.setAttribute("aria-expanded", String(open.side));
    this.tools.setAttribute("aria-expanded", String(open.tools));
    this.#name(this.side, say("to_people"));
    this.#name(this.theme, say("theme"));
    this.#name(this.tools, say("controls"));
    this.#name(this.language, say("language"));
    if (!this.alone) return;
    const languages = locales.map((one) =>
      h("option", { value: one, selected: one === me.locale }, languageName(one)),
    );
    this.language.replaceChildren(...languages);
  }

  /** @param {HTMLElement} control @param {string} name */
  #name(control, name) {
    control.setAttribute("aria-label", name);
    control.title = name;
  }
}

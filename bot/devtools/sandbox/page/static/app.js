/** The page: the users' views, the side panel, and the controls. */

import { Client } from "./client.js";
import { Controls } from "./controls.js";
import { h } from "./dom.js";
import { Header } from "./header.js";
import { refresh } from "./timestamps.js";
import { People } from "./people.js";
import { recallTheme } from "./theme.js";
import { View } from "./view.js";

/** The maximum number of views side by side. */
const MAX_VIEWS = 5;
/** The session storage key of the ids of the users whose views are shown. */
const STORAGE_KEY = "shown";

class Page {
  /** @param {string | null} as the one person whose view this window is; without, everybody's are in it */
  constructor(as) {
    this.alone = as !== null;
    /** @type {Map<string, {client: Client, view: View, fresh: number}>} */
    this.seats = new Map();
    /** @type {string[]} */
    this.shown = [];
    /** The ids of the users whose views are shown, from left to right. */
    this.views = h("main", { class: "views" });
    this.people = new People({
      front: () => this.front,
      shown: () => this.shown,
      fresh: (id) => this.seats.get(id)?.fresh ?? 0,
      only: (id) => this.show([id], id),
      beside: (id) => this.#beside(id),
      together: () => this.#together(),
    });
    this.first = new Client(as);
    this.controls = new Controls(this.first, { close: () => this.#control(false) });
    this.header = new Header(this.first, {
      alone: this.alone,
      side: () => this.#side(!document.body.classList.contains("side-open")),
      tools: () => this.#control(this.controls.element.hidden),
    });
    const parts = this.alone ? [this.views] : [this.people.element, this.views, this.controls.element];
    this.shade = h("div", { class: "shade", onclick: () => this.#side(false) });
    document.body.replaceChildren(this.header.element, h("div", { class: "parts" }, ...parts), this.shade);
    document.body.classList.toggle("alone", this.alone);
    this.first.on("reset", () => this.#seat());
    this.first.on("people", () => this.#seat());
    this.first.on("state", () => this.#titles());
    this.first.on("nobody", (detail) => this.#nobody(detail));
    setInterval(refresh, 1_000);
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @returns {Client} the client of the active user */
  get front() {
    return this.seats.get(this.shown[0])?.client ?? this.first;
  }

  /** Make a client for every user. */
  #seat() {
    const here = this.alone ? [this.first.you] : this.first.people;
    for (const { id } of here) {
      if (this.seats.has(id)) continue;
      const client = id === this.first.you.id ? this.first : new Client(id);
      const seat = { client, fresh: 0, view: new View(client, { close: () => this.#beside(id) }) };
      this.seats.set(id, seat);
      client.on("ping", () => this.#ping(id));
      client.on("people", () => this.#draw());
    }
    if (!this.shown.length) {
      const kept = this.alone
        ? []
        : JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]").filter((/** @type {string} */ id) =>
            this.seats.has(id),
          );
      this.show(kept.length ? kept : [here[0].id]);
    }
    this.#draw();
  }

  /** @param {string[]} ids whose views to show @param {string} [focus] who gets the keyboard */
  show(ids, focus) {
    this.shown = ids;
    if (!this.alone) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
    const seats = ids.map((id) => this.seats.get(id)).filter((one) => one !== undefined);
    for (const seat of seats) seat.fresh = 0;
    this.views.replaceChildren(...seats.map((one) => one.view.element));
    this.views.classList.toggle("split", ids.length > 1);
    this.views.style.setProperty("--count", String(ids.length));
    for (const seat of seats) seat.view.messageList.follow();
    this.#draw();
    if (!focus) return;
    this.#side(false);
    // On touch screens a focused field would open the keyboard.
    if (matchMedia("(hover: hover)").matches) this.seats.get(focus)?.view.composer.focus();
  }

  /** @param {string} id */
  #beside(id) {
    if (!this.shown.includes(id)) this.show([...this.shown, id].slice(-MAX_VIEWS));
    else if (this.shown.length > 1) this.show(this.shown.filter((one) => one !== id));
  }

  #together() {
    if (this.shown.length > 1) return this.show([this.shown[0]], this.shown[0]);
    const everybody = this.first.people.map((one) => one.id);
    return this.show(everybody.slice(0, MAX_VIEWS), this.shown[0]);
  }

  /** @param {string} id */
  #ping(id) {
    const seat = this.seats.get(id);
    if (!seat || this.shown.includes(id)) return;
    seat.fresh += 1;
    this.#draw();
  }

  #draw() {
    this.#titles();
    if (!this.alone) this.people.draw();
  }

  #titles() {
    const fresh = [...this.seats.values()].reduce((sum, one) => sum + one.fresh, 0);
    this.header.draw(this.front, fresh, {
      side: document.body.classList.contains("side-open"),
      tools: !this.controls.element.hidden,
    });
  }

  /** @param {boolean} open the people, where there is no room for them beside the views */
  #side(open) {
    document.body.classList.toggle("side-open", open);
    this.#titles();
  }

  /** @param {boolean} open */
  #control(open) {
    this.controls.show(open);
    this.#titles();
    if (!open) this.header.tools.focus();
  }

  /** @param {KeyboardEvent} event Alt and a number go to a person; letters go to the message box */
  #key(event) {
    const number = event.altKey && !event.ctrlKey && /^Digit(\d)$/.exec(event.code);
    const person = number && this.first.people[(Number(number[1]) + 9) % 10];
    const idle =
      document.activeElement === document.body || document.activeElement?.matches("article.message");
    if (person && !this.alone) {
      event.preventDefault();
      this.show([person.id], person.id);
    } else if (event.key === "Escape") this.#side(false);
    else if (
      idle &&
      [...event.key].length === 1 &&
      event.key !== " " &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      this.#composerOf(document.activeElement)?.focus();
    }
  }

  /** @param {Element | null} element the message box of the view it is in, or of the first */
  #composerOf(element) {
    const seats = [...this.seats.values()];
    const seat = seats.find((one) => element && one.view.element.contains(element));
    return (seat ?? this.seats.get(this.shown[0]))?.view.composer;
  }

  #hurry() {
    for (const { client } of this.seats.values()) client.connection.hurry();
  }

  /** @param {{as: string, people: import("./client.js").Person[]}} detail the link names an unknown user */
  #nobody({ as, people }) {
    const links = people.map((one) =>
      h("li", {}, h("a", { href: `/?as=${encodeURIComponent(one.name)}` }, one.name)),
    );
    document.body.replaceChildren(
      h(
        "main",
        { class: "nobody" },
        h("h1", {}, this.first.say("no_such_person", { name: as })),
        h("ul", {}, ...links),
      ),
    );
  }
}

recallTheme();
new Page(new URLSearchParams(location.search).get("as"));

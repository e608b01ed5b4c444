/** The messages of a channel: drawn once, then updated one by one. */

import { EPHEMERAL } from "./flags.js";
import { button, h, icon } from "./dom.js";
import { openEditor } from "./editor.js";
import { carryPictures } from "./media.js";
import { openEmoji } from "./menus.js";
import { drawMessage, showStatus } from "./message.js";
import { openMessageMenu } from "./messagemenu.js";
import { hasHeader } from "./origin.js";
import { closePopup } from "./popups.js";

/** Milliseconds within which messages of one author share a header, as on Discord. */
const GROUP_WITHIN = 7 * 60_000;
/** Pixels from the end within which the list keeps following new messages. */
const FOLLOW_WITHIN = 80;
const REACHABLE = "button:not([disabled]), a[href], [tabindex='0']";

export class MessageList {
  /**
   * @param {import("./client.js").Client} client
   * @param {{reply: (message: any) => void}} actions
   */
  constructor(client, actions) {
    this.client = client;
    this.actions = actions;
    /** @type {HTMLElement} */
    this.list = h("div", { class: "messages", role: "log", tabindex: -1 });
    this.latest = button("", { class: "latest", hidden: true, onclick: () => this.follow() }, icon("down"));
    this.element = h("div", { class: "log" }, this.list, this.latest);
    this.stuck = true;
    this.size = "";
    this.list.addEventListener("scroll", () => this.#scrolled());
    this.list.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("contextmenu", (event) => this.#context(event));
    // Loading images and growing messages must not push the newest message out of view.
    new ResizeObserver(() => this.stuck && this.follow()).observe(this.list);
    this.list.addEventListener("load", () => this.stuck && this.follow(), true);
    client.on("reset", () => this.#reset());
    client.on("message", ({ id }) => this.#message(id));
    client.on("gone", ({ id }) => this.#gone(id));
    client.on("status", ({ id }) => this.#status(id));
    client.on("sent", () => this.follow());
    if (client.ready) this.#reset();
  }

  /** @returns {any[]} */
  get messages() {
    return [...this.client.messages.values()].filter((one) => one.channel_id === this.client.channel);
  }

  /** @param {string} id @returns {HTMLElement | null} */
  find(id) {
    return this.list.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** Scroll to the newest message and stay there. */
  follow() {
    this.stuck = true;
    this.latest.hidden = true;
    this.list.scrollTop = this.list.scrollHeight;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    const size = `${scrollHeight} ${clientHeight}`;
    // Scrolling caused by a new layout is not the user's.
    const moved = size === this.size;
    this.size = size;
    if (this.stuck && !moved) return this.follow();
    this.stuck = scrollHeight - scrollTop - clientHeight < FOLLOW_WITHIN;
    this.latest.hidden = this.stuck;
  }

  #reset() {
    const { say, channel, channels } = this.client;
    const name = channels.find((one) => one.id === channel)?.name ?? "";
    this.list.setAttribute("aria-label", say("messages", { channel: name }));
    this.list.setAttribute("aria-busy", "true");
    this.latest.title = say("messages", { channel: name });
    this.latest.setAttribute("aria-label", say("to_newest"));
    const rows = this.messages;
    this.list.replaceChildren(
      h(
        "p",
        { class: "beginning" },
        h("span", { class: "big", "aria-hidden": "true" }, "#"),
        say("empty", { channel: name }),
      ),
      ...rows.map((one, at) => this.#draw(one, rows[at - 1])),
    );
    this.#rove(null);
    this.list.removeAttribute("aria-busy");
    this.follow();
  }

  /** @param {any} message @param {any} before @returns {HTMLElement} */
  #draw(message, before) {
    const grouped =
      before !== undefined &&
      before.author.id === message.author.id &&
      !hasHeader(message) &&
      (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
      !message.interaction_metadata?.interacted_message_id &&
      Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_WITHIN;
    const { client } = this;
    const actions = {
      react: (/** @type {HTMLElement} */ anchor) =>
        openEmoji(anchor, client.say, (emoji) => void client.actions.react(message, emoji, true)),
      menu: (/** @type {HTMLElement} */ anchor) => this.menu(message, anchor),
      reply: () => this.actions.reply(message),
      edit: () => this.edit(message.id),
      jump: (/** @type {string} */ id) => this.jump(id),
    };
    const drawn = drawMessage(message, client, { grouped, actions });
    showStatus(drawn, client);
    return drawn;
  }

  /** @param {string} id */
  #message(id) {
    const rows = this.messages;
    const at = rows.findIndex((one) => one.id === id);
    if (at < 0) return;
    const old = this.find(id);
    const fresh = this.#draw(rows[at], rows[at - 1]);
    if (old) this.#replace(old, fresh);
    else {
      this.list.append(fresh);
      if (!this.list.contains(document.activeElement)) this.#rove(fresh);
    }
    if (this.stuck || rows[at].author.id === this.client.you.id) this.follow();
  }

  /** @param {HTMLElement} old @param {HTMLElement} fresh the keyboard stays at the same place in it */
  #replace(old, fresh) {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const inside = old.contains(focused);
    const place = inside ? [...old.querySelectorAll(REACHABLE)].indexOf(focused) : -1;
    if (inside) closePopup();
    fresh.tabIndex = old.tabIndex;
    carryPictures(old, fresh);
    old.replaceWith(fresh);
    if (!inside) return;
    const now = /** @type {HTMLElement[]} */ ([...fresh.querySelectorAll(REACHABLE)]);
    const named = (/** @type {HTMLElement} */ one) => one.ariaLabel ?? one.textContent;
    const same = now.find((one) => named(one) === named(focused));
    // The editor's field is gone after an edit, and the toolbar button of the same name is not its successor.
    const next = place >= 0 ? (same ?? now[Math.min(place, now.length - 1)]) : fresh;
    // A message shows its toolbar only while it has the focus.
    for (const one of [fresh, next ?? fresh]) one.focus({ preventScroll: true });
  }

  /** @param {string} id */
  #gone(id) {
    const old = this.find(id);
    if (!old) return;
    const next = /** @type {HTMLElement | null} */ (old.nextElementSibling ?? old.previousElementSibling);
    const inside = old.contains(document.activeElement);
    old.remove();
    const rows = this.messages;
    const at = rows.findIndex((one) => one.id === next?.dataset.id);
    // The message after a deleted one may need its own header now.
    if (next && at >= 0) this.#message(rows[at].id);
    if (inside) this.#rove(next && this.find(next.dataset.id ?? ""), true);
  }

  /** @param {string} id */
  #status(id) {
    const element = this.find(id);
    if (element) showStatus(element, this.client);
    if (this.stuck) this.follow();
  }

  /** @param {HTMLElement | null} to the one message that Tab reaches @param {boolean} [focus] */
  #rove(to, focus = false) {
    const all = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("article.message")]);
    const chosen = to ?? all.at(-1);
    for (const one of all) one.tabIndex = one === chosen ? 0 : -1;
    if (focus) chosen?.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const here = /** @type {HTMLElement} */ (event.target);
    if (!here.matches("article.message")) return;
    const all = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll("article.message")]);
    const at = all.indexOf(here);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[
      /** @type {"Home"} */ (event.key)
    ];
    if (to !== undefined) {
      event.preventDefault();
      if (all[to]) this.#rove(all[to], true);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const message = this.client.messages.get(here.dataset.id ?? "");
      if (message) this.menu(message, here);
    }
  }

  /** @param {MouseEvent} event */
  #context(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const element = /** @type {HTMLElement | null} */ (target.closest("article.message"));
    const message = this.client.messages.get(element?.dataset.id ?? "");
    if (!element || !message || target.closest("a, img, textarea, input") || getSelection()?.toString())
      return;
    event.preventDefault();
    this.menu(
      message,
      /** @type {HTMLElement} */ (element.querySelector(".toolbar button:last-child")) ?? element,
    );
  }

  /** @param {any} message @param {HTMLElement} anchor */
  menu(message, anchor) {
    const actions = { reply: () => this.actions.reply(message), edit: () => this.edit(message.id) };
    openMessageMenu(message, this.client, anchor, actions);
  }

  /** @param {string} id change one of one's own messages where it stands */
  edit(id) {
    const message = this.client.messages.get(id);
    const body = this.find(id)?.querySelector(".body");
    if (!message || !body) return;
    openEditor(message, body, this.client, () => {
      const here = document.activeElement;
      const stays = here === document.body || this.find(id)?.contains(here);
      this.#message(id);
      // The focus may have moved before the edit was confirmed.
      if (stays) this.#rove(this.find(id), true);
    });
    if (this.stuck) this.follow();
  }

  /** @param {string} id show a message that is talked about */
  jump(id) {
    const found = this.find(id);
    if (!found) return;
    this.stuck = false;
    found.scrollIntoView({ block: "center" });
    this.#rove(found, true);
    found.classList.add("shown");
    setTimeout(() => found.classList.remove("shown"), 1_500);
  }
}

/** The message box: a message to the channel, or with a slash a command to the bot. */

import { Choices } from "./choices.js";
import { CommandLine } from "./commandline.js";
import { entries, findExactCommand, findCommands } from "./commands.js";
import { button, h, icon } from "./dom.js";
import { authorName } from "./origin.js";

/** Milliseconds between two typing indicators while the user types. */
const TYPING_EVERY = 6_000;

export class Composer {
  /**
   * @param {import("./client.js").Client} client
   * @param {{editLast: () => void}} actions
   */
  constructor(client, actions) {
    this.client = client;
    this.actions = actions;
    /** @type {CommandLine | null} */
    this.line = null;
    /** @type {any} */
    this.answers = null;
    this.typedAt = 0;
    this.list = new Choices("", (option) => this.#pick(option));
    this.note = h("div", { class: "note" });
    this.panel = h("div", { class: "panel", hidden: true }, this.note, this.list.element);
    this.reply = h("div", { class: "replying", hidden: true });
    this.input = h("textarea", {
      rows: 1,
      "aria-autocomplete": "list",
      "aria-controls": this.list.id,
      autocomplete: "off",
      maxlength: 2_000,
    });
    this.box = h("div", { class: "box" }, this.input);
    this.submit = button("…", { class: "send round", onclick: () => this.#send() }, icon("send"));
    this.element = h(
      "form",
      { class: "composer" },
      this.panel,
      this.reply,
      h("div", { class: "line" }, this.box, this.submit),
    );
    this.element.addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
    this.element.addEventListener("focusout", () =>
      setTimeout(() => this.element.contains(document.activeElement) || this.#hide()),
    );
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
    client.on("people", () => this.#speak());
    client.on("reset", () => this.#speak());
    client.on("command", ({ name }) => this.begin(name));
    this.#speak();
  }

  #speak() {
    const { say, channels, channel } = this.client;
    const name = channels.find((one) => one.id === channel)?.name ?? "";
    const words = say("write", { channel: name });
    this.input.placeholder = words;
    this.input.setAttribute("aria-label", words);
    this.list.element.setAttribute("aria-label", say("suggestions"));
    this.submit.setAttribute("aria-label", say("send"));
    this.submit.title = say("send");
  }

  focus() {
    if (this.line) this.line.focus();
    else this.input.focus();
  }

  /** @param {string} name begin a command by its plain name, as a click on its mention does */
  begin(name) {
    const entry = findExactCommand(entries(this.client.commands, this.client.you.locale), name);
    if (entry) this.#start(entry);
  }

  /** @param {any} message answer a message */
  replyTo(message) {
    const { say } = this.client;
    this.answers = message;
    const cancel = button(say("cancel"), { class: "round", onclick: () => this.#noReply() }, icon("cross"));
    this.reply.replaceChildren(
      h("span", {}, say("replying", { name: authorName(message, this.client) })),
      cancel,
    );
    this.reply.hidden = false;
    this.focus();
  }

  #noReply() {
    this.answers = null;
    this.reply.hidden = true;
  }

  #typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 200)}px`;
    const text = this.input.value;
    if (!text.startsWith("/")) {
      if (text && Date.now() - this.typedAt > TYPING_EVERY) {
        this.typedAt = Date.now();
        this.client.connection.tell({ op: "typing", channel: this.client.channel });
      }
      return this.#mentions(text);
    }
    const all = entries(this.client.commands, this.client.you.locale);
    const whole = /\s$/.test(text) && findExactCommand(all, text.slice(1));
    if (whole) return this.#start(whole);
    const found = findCommands(all, text.slice(1).replace(/\s+/g, " "));
    const rows = found.map((one) => ({ label: `/${one.shown}`, description: one.description, value: one }));
    return this.#suggest(rows, { title: this.client.say(rows.length ? "commands" : "no_command") });
  }

  /** @param {string} text offer names after an @ */
  #mentions(text) {
    const begun = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, this.input.selectionStart));
    if (!begun) return this.#hide();
    const wanted = begun[1].toLowerCase();
    const names = this.client.context.people().filter((one) => one.name.toLowerCase().startsWith(wanted));
    // A complete name needs no suggestion, so that Enter sends the message.
    if (!names.length || names[0].name.toLowerCase() === wanted) return this.#hide();
    return this.#suggest(
      names.map((one) => ({ label: `@${one.name}`, value: one })),
      { title: this.client.say("people") },
    );
  }

  /**
   * @param {import("./choices.js").Option[]} options
   * @param {{title: string, text?: string, wrong?: boolean}} note
   */
  #suggest(options, { title, text, wrong }) {
    this.panel.hidden = !options.length && !text && !title;
    this.note.replaceChildren(
      h("span", {}, title),
      text ? h("b", wrong ? { role: "alert", class: "wrong" } : {}, text) : "",
    );
    this.list.show(options);
    this.#point();
  }

  #point() {
    const id = this.panel.hidden ? null : this.list.activeId;
    this.input.setAttribute("aria-activedescendant", id ?? "");
  }

  /** @returns {boolean} whether there was something to hide */
  #hide() {
    const shown = !this.panel.hidden;
    this.panel.hidden = true;
    this.list.show([]);
    this.#point();
    return shown;
  }

  /** @param {import("./choices.js").Option} option */
  #pick(option) {
    if (this.line) return this.line.pick(option);
    if (this.input.value.startsWith("/")) return this.#start(option.value);
    const at = this.input.selectionStart;
    const before = this.input.value.slice(0, at).replace(/@[^\s@]*$/, `@${option.value.name} `);
    this.input.value = before + this.input.value.slice(at);
    this.input.setSelectionRange(before.length, before.length);
    this.#hide();
    return this.input.focus();
  }

  /** @param {import("./commands.js").Entry} entry */
  #start(entry) {
    this.line = new CommandLine(entry, {
      client: this.client,
      list: this.list,
      suggest: (options, note) => this.#suggest(options, note),
      hide: () => this.#hide(),
      leave: (text) => this.#leave(text),
      send: (frame, shown) => {
        this.#leave("");
        void this.client.actions.command(frame, shown);
      },
    });
    this.input.value = "";
    this.box.replaceChildren(this.line.element);
    this.line.focus();
  }

  /** @param {string} text back to plain words */
  #leave(text) {
    this.line = null;
    this.box.replaceChildren(this.input);
    this.input.value = text;
    this.#hide();
    this.input.focus();
    if (text) this.#typed();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.isComposing) return;
    const listed = !this.panel.hidden && this.list.options.length > 0;
    const { key } = event;
    if (listed && (key === "ArrowDown" || key === "ArrowUp")) {
      this.list.move(key === "ArrowDown" ? 1 : -1);
      this.#point();
    } else if (listed && (key === "Tab" || (key === "Enter" && !event.shiftKey)) && this.list.active) {
      this.#pick(this.list.active);
    } else if (key === "Escape") {
      if (!this.#hide()) this.#noReply();
    } else if (key === "Enter" && !event.shiftKey) this.#send();
    else if (key === "ArrowUp" && !this.input.value) this.actions.editLast();
    else return;
    event.preventDefault();
  }

  async #send() {
    if (this.line) return this.line.send();
    const text = this.#addressed(this.input.value.trim());
    if (!text) return this.input.focus();
    const answers = this.answers;
    this.input.value = "";
    this.typedAt = 0;
    this.#typed();
    this.#noReply();
    const frame = {
      op: "say",
      channel: this.client.channel,
      text,
      ...(answers ? { reply_to: answers.id } : {}),
    };
    const reply = await this.client.actions.ask(frame);
    // A message that could not be sent stays in the field.
    if (reply.op !== "done" && !this.input.value) this.input.value = text;
    return undefined;
  }

  /** @param {string} text @returns {string} with names turned into mentions */
  #addressed(text) {
    const people = [...this.client.context.people()].sort((a, b) => b.name.length - a.name.length);
    return people.reduce((words, one) => words.replaceAll(`@${one.name}`, `<@${one.id}>`), text);
  }
}

/** One person's client: what this person knows, and what she can do. */

import { nameIn } from "./commands.js";
import { Live } from "./live.js";
import { setClock } from "./moments.js";
import { wordsFor } from "./words.js";

export const EPHEMERAL = 64;
export const LOADING = 128;
const TYPING_FOR = 8_000;
const PENDING_AFTER = 350;

/** @typedef {{id: string, name: string, locale: string}} Person */

/**
 * Tells what changed by events: `reset` all anew, `message` {id}, `gone` {id}, `status` {id} of its
 * clicks, `typing`, `people`, `commands`,
 * `state`, `standing`, `modal` {modal}, `traffic` {entries, fresh}, `ping` {message}, `notice` {words}, `sent` a command.
 */
export class Client extends EventTarget {
  /** @param {string | null} as */
  constructor(as) {
    super();
    /** @type {Person} */
    this.you = { id: as ?? "", name: "", locale: "en-US" };
    /** @type {Person[]} */
    this.people = [];
    this.bot = { id: "", name: "" };
    this.guild = { id: "", name: "", locale: "en-US" };
    /** @type {any[]} */
    this.channels = [];
    /** @type {any[]} */
    this.commands = [];
    /** @type {any[]} */
    this.messageCommands = [];
    /** @type {Map<string, any>} by id, oldest first */
    this.messages = new Map();
    /** @type {Map<string, string>} what went wrong with a click, by message */
    this.problems = new Map();
    /** @type {Set<string>} components whose click is not answered: message and custom_id */
    this.busy = new Set();
    /** @type {Map<string, any>} */
    this.writing = new Map();
    this.state = { bot: "starting", words: "", slow: 0, can_restart: false };
    this.locales = ["en-US", "de"];
    this.mostPeople = 10;
    this.channel = "";
    this.ready = false;
    this.say = wordsFor("en-US");
    /** @type {import("./live.js").Standing} */
    this.standing = { state: "connecting" };
    this.live = new Live(as, {
      frame: (frame) => this.#take(frame),
      standing: (standing) => {
        this.standing = standing;
        this.#tell("standing");
      },
    });
  }

  /** @param {string} name @param {Record<string, any>} [detail] */
  #tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {string} name @param {(detail: any) => void} listener */
  on(name, listener) {
    this.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** @param {import("./live.js").Frame} frame */
  #take(frame) {
    switch (frame.op) {
      case "hello":
        return this.#begin(frame);
      case "create":
        this.writing.delete(frame.message.author.id);
        this.#put(frame.message);
        if (this.#concerns(frame.message)) this.#tell("ping", { message: frame.message });
        return this.#tell("typing");
      case "update":
        return this.#put(frame.message);
      case "delete":
        return this.remove(frame.id);
      case "typing":
        return this.#writes(frame.user);
      case "channels":
        this.channels = frame.channels;
        if (!this.channels.some((one) => one.id === this.channel)) this.enter(this.channels[0]?.id ?? "");
        return this.#tell("people");
      case "commands":
        this.commands = frame.commands;
        this.messageCommands = frame.message_commands;
        return this.#tell("commands");
      case "people":
        this.#meet(frame.people);
        return this.#tell("people");
      case "state":
        this.state = frame;
        return this.#tell("state");
      case "nobody":
        this.people = frame.people;
        return this.#tell("nobody", { as: frame.as, people: frame.people });
      default:
        return this.#tell(frame.op, frame);
    }
  }

  /** @param {any} hello */
  #begin(hello) {
    setClock(Date.parse(hello.now) / 1000);
    Object.assign(this, { bot: hello.bot, guild: hello.guild, channels: hello.channels, commands: hello.commands });
    Object.assign(this, { messageCommands: hello.message_commands, state: hello.state, locales: hello.locales });
    this.mostPeople = hello.most_people;
    this.you = hello.you;
    this.#meet(hello.people);
    const kept = hello.resumed ? [...this.messages.values()].filter((one) => one.local) : [];
    this.messages = new Map([...hello.messages, ...kept].map((one) => [one.id, one]));
    if (!hello.resumed) for (const left of [this.problems, this.busy, this.writing]) left.clear();
    if (!this.channels.some((one) => one.id === this.channel)) this.channel = this.channels[0]?.id ?? "";
    this.ready = true;
    this.#tell("reset");
    this.#tell("people");
    this.#tell("state");
  }

  /** @param {Person[]} people */
  #meet(people) {
    this.people = people;
    this.you = people.find((one) => one.id === this.you.id) ?? this.you;
    this.say = wordsFor(this.you.locale);
  }

  /** @param {any} message */
  #put(message) {
    this.messages.set(message.id, message);
    this.#tell("message", { id: message.id });
  }

  /** @param {string} id */
  remove(id) {
    this.messages.delete(id);
    this.problems.delete(id);
    this.#tell("gone", { id });
  }

  /** @param {any} message */
  #concerns(message) {
    if (message.author.id === this.you.id) return false;
    const mentioned = message.mentions?.some((/** @type {any} */ one) => one.id === this.you.id);
    return Boolean(message.flags & EPHEMERAL || mentioned || message.mention_everyone);
  }

  /** @param {string} user */
  #writes(user) {
    if (user === this.you.id) return;
    clearTimeout(this.writing.get(user));
    this.writing.set(user, setTimeout(() => this.writing.delete(user) && this.#tell("typing"), TYPING_FOR));
    this.#tell("typing");
  }

  /** @param {string} id look at another channel */
  enter(id) {
    this.channel = id;
    this.#tell("reset");
  }

  /** @param {string} id @returns {string | undefined} */
  nameOf(id) {
    return id === this.bot.id ? this.bot.name : this.people.find((one) => one.id === id)?.name;
  }

  /** @returns {import("./components.js").Sight} what texts and menus may refer to */
  get sight() {
    return {
      locale: this.you.locale,
      me: this.you.id,
      say: this.say,
      person: (id) => this.nameOf(id),
      channel: (id) => this.channels.find((one) => one.id === id)?.name,
      role: (id) => (id === this.guild.id ? "everyone" : undefined),
      command: (name) => this.#tell("command", { name }),
      people: () => [...this.people, this.bot],
      channels: () => this.channels,
      roles: () => [],
    };
  }

  /** @returns {any[]} what the bot offers in a message's menu, each with its name as it is `shown` */
  menuCommands() {
    return this.messageCommands.map((one) => ({ ...one, shown: nameIn(one, this.you.locale) }));
  }

  /** @param {any} frame a request that only may be refused @returns {Promise<any>} */
  async ask(frame) {
    const reply = await this.live.ask(frame);
    if (reply.op === "refused" || reply.op === "failed") this.#tell("notice", { words: this.#words(reply) });
    return reply;
  }

  /** @param {any} reply */
  #words({ op, words }) {
    if (/did not respond/.test(words)) return this.say("no_answer");
    if (op === "failed") return /interaction failed/.test(words) ? this.say("failed") : words;
    return this.say("not_sent", { reason: words });
  }

  /**
   * Use a component of a message.
   * @param {any} message
   * @param {any} component
   * @param {string[]} [values]
   */
  async act(message, component, values) {
    const key = `${message.id} ${component.custom_id}`;
    this.busy.add(key);
    this.problems.delete(message.id);
    this.#tell("status", { id: message.id });
    const target = { message: message.id, custom_id: component.custom_id };
    const reply = await this.live.ask(values ? { op: "select", ...target, values } : { op: "click", ...target });
    this.busy.delete(key);
    this.#settle(reply, (words) => this.problems.set(message.id, words));
    this.#tell("status", { id: message.id });
  }

  /**
   * Send a command off; what goes wrong stands in the channel, for her alone.
   * @param {any} frame
   * @param {string} shown the command as people read it
   */
  async command(frame, shown) {
    const id = `local-${crypto.randomUUID()}`;
    const local = {
      id,
      local: true,
      channel_id: this.channel,
      author: { id: this.bot.id, username: this.bot.name, bot: true },
      timestamp: new Date().toISOString(),
      flags: EPHEMERAL | LOADING,
      command: { name: shown, type: frame.op === "use" ? 3 : 1, user: { id: this.you.id, name: this.you.name } },
    };
    this.#tell("sent");
    // An answer that comes at once needs no words before it.
    const timer = setTimeout(() => this.#put(local), PENDING_AFTER);
    const reply = await this.live.ask({ channel: this.channel, ...frame });
    clearTimeout(timer);
    if (this.messages.has(id)) this.remove(id);
    this.#settle(reply, (words) => this.#put({ ...local, flags: EPHEMERAL, failed: words }));
    return reply;
  }

  /** @param {any} reply @param {(words: string) => void} failed */
  #settle(reply, failed) {
    if (reply.op === "modal") this.#tell("modal", { modal: reply.modal });
    else if (reply.op === "failed" || reply.op === "refused") failed(this.#words(reply));
  }

  /** @param {any} modal @param {Record<string, any>} values @returns {Promise<string | null>} what went wrong */
  async submit(modal, values) {
    const reply = await this.live.ask({ op: "submit", modal: modal.id, values });
    return reply.op === "done" || reply.op === "modal" ? null : this.#words(reply);
  }

  /** @param {any} message take an ephemeral message off the screen */
  dismiss(message) {
    if (!message.local) this.live.tell({ op: "dismiss", message: message.id });
    this.remove(message.id);
  }

  /** @param {any} message @param {string} emoji @param {boolean} on */
  react(message, emoji, on) {
    return this.ask({ op: on ? "react" : "unreact", message: message.id, emoji });
  }

  /** Start this client anew: what only she could see is gone. */
  reload() {
    this.messages.clear();
    this.live.reload();
  }
}

/** One user's client: its state, and its connection to the sandbox. */

import { nameIn } from "./commands.js";
import { Actions } from "./actions.js";
import { EPHEMERAL } from "./flags.js";
import { Connection } from "./connection.js";
import { setClock } from "./timestamps.js";
import { wordsFor } from "./words.js";

/** Milliseconds for which a typing indicator is shown. */
const TYPING_FOR = 8_000;

/** @typedef {{id: string, name: string, locale: string}} Person */

/**
 * Dispatches events for changes: `reset` of everything, `message` {id}, `gone` {id}, `status` {id} of a
 * message's clicks, `typing`, `people`, `commands`, `state`, `connection`, `modal` {modal},
 * `traffic` {entries, fresh}, `ping` {message}, `notice` {words}, `sent` a command.
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
    /** @type {Map<string, string>} errors of clicks, by message */
    this.problems = new Map();
    /** @type {Set<string>} components with a click in progress: message and custom_id */
    this.busy = new Set();
    /** @type {Map<string, any>} */
    this.writing = new Map();
    this.state = { bot: "starting", words: "", slow: 0, can_restart: false };
    this.locales = ["en-US", "de"];
    this.mostPeople = 10;
    this.channel = "";
    this.ready = false;
    this.say = wordsFor("en-US");
    this.actions = new Actions(this);
    /** @type {import("./connection.js").ConnectionState} */
    this.connectionState = { state: "connecting" };
    this.connection = new Connection(as, {
      frame: (frame) => this.#take(frame),
      connectionState: (connectionState) => {
        this.connectionState = connectionState;
        this.tell("connection");
      },
    });
  }

  /** @param {string} name what happened @param {Record<string, any>} [detail] */
  tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {string} name @param {(detail: any) => void} listener */
  on(name, listener) {
    this.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** @param {import("./connection.js").Frame} frame */
  #take(frame) {
    switch (frame.op) {
      case "hello":
        return this.#begin(frame);
      case "create":
        this.writing.delete(frame.message.author.id);
        this.put(frame.message);
        if (this.#concerns(frame.message)) this.tell("ping", { message: frame.message });
        return this.tell("typing");
      case "update":
        return this.put(frame.message);
      case "delete":
        return this.remove(frame.id);
      case "typing":
        return this.#writes(frame.user);
      case "channels":
        this.channels = frame.channels;
        if (!this.channels.some((one) => one.id === this.channel)) this.enter(this.channels[0]?.id ?? "");
        return this.tell("people");
      case "commands":
        this.commands = frame.commands;
        this.messageCommands = frame.message_commands;
        return this.tell("commands");
      case "people":
        this.#meet(frame.people);
        return this.tell("people");
      case "state":
        this.state = { ...this.state, ...frame };
        return this.tell("state");
      case "nobody":
        this.people = frame.people;
        return this.tell("nobody", { as: frame.as, people: frame.people });
      default:
        return this.tell(frame.op, frame);
    }
  }

  /** @param {any} hello */
  #begin(hello) {
    setClock(Date.parse(hello.now) / 1000);
    Object.assign(this, {
      bot: hello.bot,
      guild: hello.guild,
      channels: hello.channels,
      commands: hello.commands,
    });
    Object.assign(this, {
      messageCommands: hello.message_commands,
      state: hello.state,
      locales: hello.locales,
    });
    this.mostPeople = hello.most_people;
    this.you = hello.you;
    this.#meet(hello.people);
    const kept = hello.resumed ? [...this.messages.values()].filter((one) => one.local) : [];
    this.messages = new Map([...hello.messages, ...kept].map((one) => [one.id, one]));
    if (!hello.resumed) for (const left of [this.problems, this.busy, this.writing]) left.clear();
    if (!this.channels.some((one) => one.id === this.channel)) this.channel = this.channels[0]?.id ?? "";
    this.ready = true;
    this.tell("reset");
    this.tell("people");
    this.tell("state");
  }

  /** @param {Person[]} people */
  #meet(people) {
    this.people = people;
    this.you = people.find((one) => one.id === this.you.id) ?? this.you;
    this.say = wordsFor(this.you.locale);
  }

  /** @param {any} message a message that is new, or that has changed */
  put(message) {
    this.messages.set(message.id, message);
    this.tell("message", { id: message.id });
  }

  /** @param {string} id */
  remove(id) {
    this.messages.delete(id);
    this.problems.delete(id);
    this.tell("gone", { id });
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
    this.writing.set(
      user,
      setTimeout(() => this.writing.delete(user) && this.tell("typing"), TYPING_FOR),
    );
    this.tell("typing");
  }

  /** @param {string} id look at another channel */
  enter(id) {
    this.channel = id;
    this.tell("reset");
  }

  /** @param {string} id @returns {string | undefined} */
  nameOf(id) {
    return id === this.bot.id ? this.bot.name : this.people.find((one) => one.id === id)?.name;
  }

  /** @returns {import("./components.js").RenderContext} what texts and menus may refer to */
  get context() {
    return {
      locale: this.you.locale,
      me: this.you.id,
      say: this.say,
      person: (id) => this.nameOf(id),
      channel: (id) => this.channels.find((one) => one.id === id)?.name,
      role: (id) => (id === this.guild.id ? "everyone" : undefined),
      command: (name) => this.tell("command", { name }),
      people: () => [...this.people, this.bot],
      channels: () => this.channels,
      roles: () => [],
    };
  }

  /** @returns {any[]} what the bot offers in a message's menu, each with its name as it is `shown` */
  menuCommands() {
    return this.messageCommands.map((one) => ({ ...one, shown: nameIn(one, this.you.locale) }));
  }

  /** Reload this client, which drops its ephemeral messages. */
  reload() {
    this.messages.clear();
    this.connection.reload();
  }
}

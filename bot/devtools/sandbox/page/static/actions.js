/** A user's actions: clicks, commands, modals, reactions, and their results. */

import { EPHEMERAL, LOADING } from "./flags.js";
import { refusalWords } from "./words.js";

/** Milliseconds after which a command without a response shows a placeholder. */
const PENDING_AFTER = 350;

export class Actions {
  /** @param {import("./client.js").Client} client */
  constructor(client) {
    this.client = client;
  }

  /** @param {any} frame a request that only may be refused @returns {Promise<any>} */
  async ask(frame) {
    const reply = await this.client.connection.ask(frame);
    if (reply.op === "refused" || reply.op === "failed")
      this.client.tell("notice", { words: this.#words(reply) });
    return reply;
  }

  /** @param {any} reply */
  #words(reply) {
    const { op, words } = reply;
    if (/did not respond/.test(words)) return this.client.say("no_answer");
    if (op === "failed") return /interaction failed/.test(words) ? this.client.say("failed") : words;
    return this.client.say("not_sent", { reason: refusalWords(this.client.say, reply) });
  }

  /**
   * Click a component of a message, or choose from it.
   * @param {any} message
   * @param {any} component
   * @param {string[]} [values]
   */
  async act(message, component, values) {
    const key = `${message.id} ${component.custom_id}`;
    this.client.busy.add(key);
    this.client.problems.delete(message.id);
    this.client.tell("status", { id: message.id });
    const target = { message: message.id, custom_id: component.custom_id };
    const reply = await this.client.connection.ask(
      values ? { op: "select", ...target, values } : { op: "click", ...target },
    );
    this.client.busy.delete(key);
    this.#settle(reply, (words) => this.client.problems.set(message.id, words));
    this.client.tell("status", { id: message.id });
  }

  /**
   * Send a command; an error is shown in the channel, to this user only.
   * @param {any} frame
   * @param {string} shown the translated command
   */
  async command(frame, shown) {
    const id = `local-${crypto.randomUUID()}`;
    const local = {
      id,
      local: true,
      channel_id: this.client.channel,
      author: { id: this.client.bot.id, username: this.client.bot.name, bot: true },
      timestamp: new Date().toISOString(),
      flags: EPHEMERAL | LOADING,
      command: {
        name: shown,
        type: frame.op === "use" ? 3 : 1,
        user: { id: this.client.you.id, name: this.client.you.name },
      },
    };
    this.client.tell("sent");
    // A quick response needs no placeholder before it.
    const timer = setTimeout(() => this.client.put(local), PENDING_AFTER);
    const reply = await this.client.connection.ask({ channel: this.client.channel, ...frame });
    clearTimeout(timer);
    if (this.client.messages.has(id)) this.client.remove(id);
    this.#settle(reply, (words) => this.client.put({ ...local, flags: EPHEMERAL, failed: words }));
    return reply;
  }

  /** @param {any} reply @param {(words: string) => void} failed */
  #settle(reply, failed) {
    if (reply.op === "modal") this.client.tell("modal", { modal: reply.modal });
    else if (reply.op === "failed" || reply.op === "refused") failed(this.#words(reply));
  }

  /** @param {any} modal @param {Record<string, any>} values @returns {Promise<string | null>} the error, if any */
  async submit(modal, values) {
    const reply = await this.client.connection.ask({ op: "submit", modal: modal.id, values });
    return reply.op === "done" || reply.op === "modal" ? null : this.#words(reply);
  }

  /** @param {any} message take an ephemeral message off the screen */
  dismiss(message) {
    if (!message.local) this.client.connection.tell({ op: "dismiss", message: message.id });
    this.client.remove(message.id);
  }

  /** @param {any} message @param {string} emoji @param {boolean} on */
  react(message, emoji, on) {
    return this.ask({ op: on ? "react" : "unreact", message: message.id, emoji });
  }
}

/** The line above a message: the command that created it, or the message it replies to. */

import { avatar } from "./avatars.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";

/** @typedef {import("./client.js").Client} Client */

/** @param {any} message @param {Client} client */
export function authorName(message, client) {
  const { id, global_name: shown, username } = message.author;
  return client.nameOf(id) ?? shown ?? username;
}

/** @param {any} message @returns {boolean} whether a header above it names what it answers */
export function hasHeader(message) {
  return Boolean(message.command || message.message_reference);
}

/** @param {any} message @param {Client} client @returns {string} its words in one line */
export function gist(message, client) {
  /** @type {string[]} */
  const texts = [message.content];
  const walk = (/** @type {any} */ one) => {
    if (one.content) texts.push(one.content);
    for (const inner of one.components ?? []) walk(inner);
  };
  for (const one of message.components ?? []) walk(one);
  const first = texts.find((one) => one) ?? "";
  const parts = [...markdown(first, client.context).childNodes].map((one) => one.textContent);
  const words = parts.join(" ").replace(/\s+/g, " ").trim();
  return words.length > 90 ? `${[...words].slice(0, 89).join("")}…` : words;
}

/** @param {any} message @param {Client} client @param {(id: string) => void} jump shows a message */
export function above(message, client, jump) {
  const { say } = client;
  if (message.command) {
    const { name: command, type, user } = message.command;
    const name = client.nameOf(user.id) ?? user.name;
    const shown = h("span", { class: "mention" }, type === 1 ? `/${command}` : command);
    const [before, after] = say("used", { name: "\u0000", command: "\u0001" }).split("\u0001");
    const [start, middle] = before.split("\u0000");
    return h(
      "div",
      { class: "above" },
      avatar({ id: user.id, name }, "tiny"),
      h("span", {}, start, h("b", {}, name), middle, shown, after),
    );
  }
  const other = message.message_reference?.message_id ?? pressed(message);
  if (!other || other === message.id) return null;
  const source = client.messages.get(other) ?? message.referenced_message;
  if (!source) {
    return message.message_reference
      ? h("div", { class: "above" }, h("i", {}, say("deleted_original")))
      : null;
  }
  const name = authorName(source, client);
  const text = gist(source, client);
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    jump(source.id);
  };
  return h(
    "div",
    { class: "above" },
    avatar({ id: source.author.id, name, bot: source.author.bot }, "tiny"),
    h(
      "a",
      { href: `#${source.id}`, "aria-label": say("replied_to", { name, text }), onclick: go },
      h("b", {}, name),
      " ",
      h("span", {}, text),
    ),
  );
}

/** @param {any} message @returns {string | undefined} the message whose button brought this one */
function pressed(message) {
  return message.interaction_metadata?.interacted_message_id;
}

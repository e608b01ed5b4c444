/** One message, as one user sees it. */

import { avatar } from "./avatars.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "./flags.js";
import { drawComponents } from "./components.js";
import { button, freshId, h, icon } from "./dom.js";
import { drawEmbed } from "./embeds.js";
import { emojiKey, emojiPicture } from "./emoji.js";
import { markdown } from "./markdown.js";
import { attachmentCard } from "./media.js";
import { written } from "./timestamps.js";
import { above, authorName } from "./origin.js";

/** @typedef {import("./client.js").Client} Client */

/**
 * The actions of a message's toolbar.
 * @typedef {object} Actions
 * @property {(anchor: HTMLElement) => void} react
 * @property {(anchor: HTMLElement) => void} menu
 * @property {() => void} reply
 * @property {() => void} edit
 * @property {(id: string) => void} jump
 */

/**
 * Draw a message.
 * @param {any} message
 * @param {Client} client
 * @param {{grouped: boolean, actions: Actions}} options grouped: it follows another message of the same author
 * @returns {HTMLElement}
 */
export function drawMessage(message, client, { grouped, actions }) {
  const { say, context } = client;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const at = Date.parse(message.timestamp) / 1000;
  const name = authorName(message, client);
  const heading = freshId("author");
  const body = freshId("body");
  const mine =
    context.me !== message.author.id && message.mentions?.some((/** @type {any} */ one) => one.id === context.me);
  const marks = [
    grouped && "grouped",
    ephemeral && "ephemeral",
    mine && "calls",
    message.failed && "failed",
    message.local && "local",
  ];
  const time = h(
    "time",
    { datetime: message.timestamp, title: written(at, "F", context.locale) },
    shortTime(at, client, grouped),
  );
  return h(
    "article",
    {
      class: ["message", ...marks.filter(Boolean)].join(" "),
      "data-id": message.id,
      tabindex: -1,
      "aria-labelledby": `${heading} ${body}`,
    },
    above(message, client, actions.jump),
    grouped
      ? h("div", { class: "gutter" }, time)
      : avatar({ id: message.author.id, name, bot: message.author.bot }),
    h(
      "div",
      { class: "head", id: heading },
      h("span", { class: grouped ? "unseen" : "author" }, name),
      !grouped && message.author.bot && h("span", { class: "tag" }, say("app")),
      !grouped && time,
    ),
    h("div", { class: "body", id: body }, ...content(message, client)),
    reactions(message, client, actions),
    h("div", { class: "problem", role: "alert" }),
    ephemeral && below(message, client),
    !message.local && toolbar(message, client, actions, ephemeral),
  );
}

/**
 * Show which clicks are in progress, and the error of the last one.
 * @param {HTMLElement} element
 * @param {Client} client
 */
export function showStatus(element, client) {
  const id = element.dataset.id ?? "";
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("[data-custom-id]"))) {
    const waits = client.busy.has(`${id} ${one.dataset.customId}`);
    one.classList.toggle("busy", waits);
    one.ariaBusy = waits ? "true" : null;
  }
  const problem = element.querySelector(".problem");
  const words = client.problems.get(id) ?? "";
  if (problem && problem.textContent !== words) problem.textContent = words;
}

/** @param {number} at @param {Client} client @param {boolean} brief */
function shortTime(at, { context, say }, brief) {
  const time = written(at, "t", context.locale);
  if (brief) return time;
  const days = Math.round(
    (new Date().setHours(0, 0, 0, 0) - new Date(at * 1000).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  if (days === 0) return say("today", { time });
  return days === 1 ? say("yesterday", { time }) : `${written(at, "d", context.locale)} ${time}`;
}

/** @param {any} message @param {Client} client @returns {(HTMLElement | false)[]} */
function content(message, client) {
  const { context, say } = client;
  if (message.failed) return [h("div", { class: "text wrong", role: "alert" }, "⚠ ", message.failed)];
  if (message.flags & LOADING) {
    return [
      h("div", { class: "text thinking" }, dots(), " ", authorName(message, client), " ", say("thinking")),
    ];
  }
  const act = (/** @type {any} */ component, /** @type {string[] | undefined} */ values) =>
    void client.actions.act(message, component, values);
  const edited =
    message.edited_timestamp &&
    h("span", { class: "edited", title: message.edited_timestamp }, say("edited"));
  // With Components V2, the components place the attachments.
  const files = message.flags & COMPONENTS_V2 ? [] : (message.attachments ?? []);
  const words = message.content && h("div", { class: "text" }, markdown(message.content, context));
  if (words && edited)
    (words.lastElementChild?.tagName === "P" ? words.lastElementChild : words).append(" ", edited);
  return [
    words,
    ...files.map((/** @type {any} */ one) => attachmentCard(one, context)),
    ...(message.embeds ?? []).map((/** @type {any} */ one) => drawEmbed(one, context)),
    ...drawComponents(message.components ?? [], context, act),
    !words && edited,
  ];
}

/** @returns {HTMLElement} */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

/** @param {any} message @param {Client} client @param {Actions} actions */
function reactions(message, client, actions) {
  if (!message.reactions?.length) return null;
  const drawn = message.reactions.map((/** @type {any} */ one) => {
    const key = emojiKey(one.emoji);
    const name = client.say("reacted", { emoji: one.emoji.name, count: one.count });
    const attributes = {
      class: "reaction",
      "aria-pressed": String(one.me),
      onclick: () => client.actions.react(message, key, !one.me),
    };
    return button(name, attributes, emojiPicture(one.emoji), h("span", { class: "count" }, one.count));
  });
  const more = button(client.say("react"), { class: "reaction add" }, icon("smile"));
  more.addEventListener("click", () => actions.react(more));
  return h("div", { class: "reactions" }, ...drawn, more);
}

/** @param {any} message @param {Client} client */
function below(message, client) {
  const dismiss = h(
    "button",
    { type: "button", class: "plain-link", onclick: () => client.actions.dismiss(message) },
    client.say("dismiss"),
  );
  return h("div", { class: "below" }, icon("eye"), h("span", {}, client.say("only_you")), h("span", {}, "• ", dismiss));
}

/** @param {any} message @param {Client} client @param {Actions} actions @param {boolean} ephemeral */
function toolbar(message, client, actions, ephemeral) {
  const { say } = client;
  const own = message.author.id === client.you.id;
  /** @type {(name: string, drawn: Node, action: (anchor: HTMLElement) => void, extra?: object) => HTMLElement} */
  const tool = (name, drawn, action, extra = {}) => {
    const made = button(name, { class: "round", ...extra }, drawn);
    made.addEventListener("click", () => action(made));
    return made;
  };
  const tools = ephemeral
    ? []
    : [
        tool(say("react"), icon("smile"), actions.react),
        own ? tool(say("edit"), icon("pencil"), actions.edit) : tool(say("reply"), icon("reply"), actions.reply),
      ];
  tools.push(tool(say("menu"), icon("more"), actions.menu, { "aria-haspopup": "menu" }));
  return h("div", { class: "toolbar", role: "toolbar", "aria-label": say("menu") }, ...tools);
}

/** Discord's markdown, drawn. */

import { h } from "./dom.js";
import { emojiPicture } from "./emoji.js";
import { blocks } from "./markdownparser.js";
import { stamp } from "./timestamps.js";

/** @typedef {import("./markdownparser.js").MarkdownNode} MarkdownNode */

/**
 * What drawing a text or component needs to know.
 * @typedef {object} RenderContext
 * @property {string} locale
 * @property {(id: string) => string | undefined} person the name for a mention
 * @property {(id: string) => string | undefined} channel
 * @property {(id: string) => string | undefined} role
 * @property {string} [me] the id of the user who sees the text
 * @property {(name: string) => void} [command] called when a command is clicked
 * @property {(key: string, values?: Record<string, any>) => string} say
 */

/**
 * Draw a text.
 * @param {string} text
 * @param {RenderContext} context
 * @returns {DocumentFragment}
 */
export function markdown(text, context) {
  const done = document.createDocumentFragment();
  done.append(...blocks(text ?? "").map((one) => drawBlock(one, context)));
  return done;
}

/** @param {MarkdownNode} mark @param {RenderContext} context @returns {Node} */
function drawBlock(mark, context) {
  const inner = () => drawAll(mark.inner, context);
  switch (mark.kind) {
    case "block":
      return h("pre", { tabindex: 0 }, h("code", {}, mark.text));
    case "quote":
      return h("blockquote", {}, ...mark.inner.map((/** @type {MarkdownNode} */ one) => drawBlock(one, context)));
    case "heading":
      return h(`h${mark.level + 2}`, { class: `md-h${mark.level}` }, ...inner());
    case "small":
      return h("small", { class: "subtext" }, ...inner());
    case "list":
      return h(
        mark.ordered ? "ol" : "ul",
        mark.ordered ? { start: mark.start } : {},
        ...mark.items.map((/** @type {any} */ one) =>
          h("li", { class: `depth-${one.depth}` }, ...drawAll(one.inner, context)),
        ),
      );
    default:
      return h("p", { class: onlyEmoji(mark.inner) ? "jumbo" : null }, ...inner());
  }
}

/** @param {(string | MarkdownNode)[]} marks */
function onlyEmoji(marks) {
  const rest = marks.map((one) => (typeof one === "string" ? one : one.kind === "emoji" ? "" : "x")).join("");
  const some = marks.some((one) => typeof one !== "string") || /\p{Extended_Pictographic}/u.test(rest);
  return some && /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f\s])*$/u.test(rest);
}

/** @param {(string | MarkdownNode)[]} marks @param {RenderContext} context @returns {(Node | string)[]} */
function drawAll(marks, context) {
  return marks.map((one) => (typeof one === "string" ? one : drawInline(one, context)));
}

/** @param {MarkdownNode} mark @param {RenderContext} context @returns {Node | string} */
function drawInline(mark, context) {
  switch (mark.kind) {
    case "code":
      return h("code", {}, mark.text);
    case "emoji":
      return emojiPicture({ id: mark.id, name: mark.name });
    case "person":
      return mention(`@${context.person(mark.id) ?? context.say("unknown_person")}`, mark.id === context.me);
    case "role":
      return mention(`@${context.role(mark.id) ?? context.say("unknown_role")}`);
    case "channel":
      return mention(`#${context.channel(mark.id) ?? context.say("unknown_channel")}`);
    case "everyone":
      return mention(`@${mark.name}`, true);
    case "command":
      return h(
        "button",
        { type: "button", class: "mention", onclick: () => context.command?.(mark.name) },
        `/${mark.name}`,
      );
    case "moment":
      return stamp(mark.at, mark.style, context.locale);
    case "link":
      return h(
        "a",
        { href: mark.url, target: "_blank", rel: "noopener noreferrer" },
        ...drawAll(mark.inner, context),
      );
    case "spoiler":
      return spoiler(drawAll(mark.inner, context), context);
    default:
      return h(mark.kind, {}, ...drawAll(mark.inner, context));
  }
}

/** @param {string} text */
function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

/** @param {(Node | string)[]} inner @param {RenderContext} context */
function spoiler(inner, context) {
  const hidden = h("span", { class: "hidden", "aria-hidden": "true" }, ...inner);
  const cover = h(
    "span",
    { class: "spoiler", role: "button", tabindex: 0, "aria-label": context.say("spoiler") },
    hidden,
  );
  const reveal = (/** @type {Event} */ event) => {
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    cover.replaceWith(h("span", { class: "spoiler open" }, ...inner));
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}

/** Discord's markdown, drawn. */

import { h } from "./dom.js";
import { emojiPicture } from "./emoji.js";
import { blocks } from "./marks.js";
import { stamp } from "./moments.js";

/** @typedef {import("./marks.js").Mark} Mark */

/**
 * What text may refer to.
 * @typedef {object} Sight
 * @property {string} locale
 * @property {(id: string) => string | undefined} person the name behind a mention
 * @property {(id: string) => string | undefined} channel
 * @property {(id: string) => string | undefined} role
 * @property {string} [me] the id of the one who looks
 * @property {(name: string) => void} [command] what a click on a command does
 * @property {(key: string, values?: Record<string, any>) => string} say
 */

/**
 * Draw a text.
 * @param {string} text
 * @param {Sight} sight
 * @returns {DocumentFragment}
 */
export function markdown(text, sight) {
  const done = document.createDocumentFragment();
  done.append(...blocks(text ?? "").map((one) => drawBlock(one, sight)));
  return done;
}

/** @param {Mark} mark @param {Sight} sight @returns {Node} */
function drawBlock(mark, sight) {
  const inner = () => drawAll(mark.inner, sight);
  switch (mark.kind) {
    case "block":
      return h("pre", { tabindex: 0 }, h("code", {}, mark.text));
    case "quote":
      return h("blockquote", {}, ...mark.inner.map((/** @type {Mark} */ one) => drawBlock(one, sight)));
    case "heading":
      return h(`h${mark.level + 2}`, { class: `md-h${mark.level}` }, ...inner());
    case "small":
      return h("small", { class: "subtext" }, ...inner());
    case "list":
      return h(
        mark.ordered ? "ol" : "ul",
        mark.ordered ? { start: mark.start } : {},
        ...mark.items.map((/** @type {any} */ one) =>
          h("li", { class: `depth-${one.depth}` }, ...drawAll(one.inner, sight)),
        ),
      );
    default:
      return h("p", { class: onlyEmoji(mark.inner) ? "jumbo" : null }, ...inner());
  }
}

/** @param {(string | Mark)[]} marks */
function onlyEmoji(marks) {
  const rest = marks.map((one) => (typeof one === "string" ? one : one.kind === "emoji" ? "" : "x")).join("");
  const some = marks.some((one) => typeof one !== "string") || /\p{Extended_Pictographic}/u.test(rest);
  return some && /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f\s])*$/u.test(rest);
}

/** @param {(string | Mark)[]} marks @param {Sight} sight @returns {(Node | string)[]} */
function drawAll(marks, sight) {
  return marks.map((one) => (typeof one === "string" ? one : drawInline(one, sight)));
}

/** @param {Mark} mark @param {Sight} sight @returns {Node | string} */
function drawInline(mark, sight) {
  switch (mark.kind) {
    case "code":
      return h("code", {}, mark.text);
    case "emoji":
      return emojiPicture({ id: mark.id, name: mark.name });
    case "person":
      return mention(`@${sight.person(mark.id) ?? sight.say("unknown_person")}`, mark.id === sight.me);
    case "role":
      return mention(`@${sight.role(mark.id) ?? sight.say("unknown_role")}`);
    case "channel":
      return mention(`#${sight.channel(mark.id) ?? sight.say("unknown_channel")}`);
    case "everyone":
      return mention(`@${mark.name}`, true);
    case "command":
      return h(
        "button",
        { type: "button", class: "mention", onclick: () => sight.command?.(mark.name) },
        `/${mark.name}`,
      );
    case "moment":
      return stamp(mark.at, mark.style, sight.locale);
    case "link":
      return h(
        "a",
        { href: mark.url, target: "_blank", rel: "noopener noreferrer" },
        ...drawAll(mark.inner, sight),
      );
    case "spoiler":
      return spoiler(drawAll(mark.inner, sight), sight);
    default:
      return h(mark.kind, {}, ...drawAll(mark.inner, sight));
  }
}

/** @param {string} text */
function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

/** @param {(Node | string)[]} inner @param {Sight} sight */
function spoiler(inner, sight) {
  const hidden = h("span", { class: "hidden", "aria-hidden": "true" }, ...inner);
  const cover = h(
    "span",
    { class: "spoiler", role: "button", tabindex: 0, "aria-label": sight.say("spoiler") },
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

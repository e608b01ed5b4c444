/** Emoji: custom ones as images, Unicode ones as characters. */

import { h } from "./dom.js";

/**
 * Draw an emoji as the API describes it.
 * @param {{id?: string | null, name?: string | null}} emoji
 * @returns {HTMLElement}
 */
export function emojiPicture(emoji) {
  if (!emoji.id) return h("span", { class: "emoji" }, emoji.name ?? "");
  const name = `:${emoji.name}:`;
  return h("img", {
    class: "emoji",
    src: `/emojis/${emoji.id}.png`,
    alt: name,
    title: name,
    draggable: "false",
  });
}

/**
 * The name of a reaction's emoji in the protocol.
 * @param {{id?: string | null, name?: string | null}} emoji
 * @returns {string}
 */
export function emojiKey(emoji) {
  return emoji.id ? `${emoji.name}:${emoji.id}` : `${emoji.name}`;
}

/** The emoji of the reaction menu. */
export const OFTEN = ["👍", "👎", "❤️", "😂", "😮", "😢", "🎉", "🤐", "✅", "❌", "👀", "🔥"];

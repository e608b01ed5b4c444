/** Emoji: the server's own as pictures, the world's as characters. */

import { h } from "./dom.js";

/**
 * Draw an emoji of the API.
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
 * The way a reaction is named on the wire.
 * @param {{id?: string | null, name?: string | null}} emoji
 * @returns {string}
 */
export function emojiKey(emoji) {
  return emoji.id ? `${emoji.name}:${emoji.id}` : `${emoji.name}`;
}

/** What the reaction menu offers. */
export const OFTEN = ["👍", "👎", "❤️", "😂", "😮", "😢", "🎉", "🤐", "✅", "❌", "👀", "🔥"];

/** Embeds: the older way to frame words. */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { stamp } from "./moments.js";

/**
 * Draw an embed.
 * @param {any} embed
 * @param {import("./markdown.js").Sight} sight
 * @returns {HTMLElement}
 */
export function drawEmbed(embed, sight) {
  const web = /^https?:/.test(embed.url ?? "");
  const title = embed.title && markdown(embed.title, sight);
  const at = embed.timestamp && stamp(Date.parse(embed.timestamp) / 1000, "f", sight.locale);
  const foot = [embed.footer?.text, embed.footer?.text && at && " · ", at];
  const box = h(
    "article",
    { class: "embed" },
    embed.thumbnail && picture(embed.thumbnail, "", sight, { thumbnail: true }),
    embed.author && h("div", { class: "embed-author" }, embed.author.name),
    title &&
      h(
        "div",
        { class: "embed-title" },
        web ? h("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, title) : title,
      ),
    embed.description && h("div", { class: "text" }, markdown(embed.description, sight)),
    embed.fields?.length > 0 &&
      h("dl", { class: "embed-fields" }, ...embed.fields.map((/** @type {any} */ one) => field(one, sight))),
    embed.image && picture(embed.image, "", sight),
    (embed.footer || at) && h("footer", {}, ...foot),
  );
  if (embed.color) box.style.setProperty("--accent", `#${embed.color.toString(16).padStart(6, "0")}`);
  return box;
}

/** @param {any} one @param {import("./markdown.js").Sight} sight */
function field(one, sight) {
  return h(
    "div",
    { class: one.inline ? "inline" : "" },
    h("dt", {}, markdown(one.name, sight)),
    h("dd", {}, markdown(one.value, sight)),
  );
}

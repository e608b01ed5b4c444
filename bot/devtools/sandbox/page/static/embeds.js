/** Embeds of a message. */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { stamp } from "./timestamps.js";

/**
 * Draw an embed.
 * @param {any} embed
 * @param {import("./markdown.js").RenderContext} context
 * @returns {HTMLElement}
 */
export function drawEmbed(embed, context) {
  const web = /^https?:/.test(embed.url ?? "");
  const title = embed.title && markdown(embed.title, context);
  const at = embed.timestamp && stamp(Date.parse(embed.timestamp) / 1000, "f", context.locale);
  const foot = [embed.footer?.text, embed.footer?.text && at && " · ", at];
  const box = h(
    "article",
    { class: "embed" },
    embed.thumbnail && picture(embed.thumbnail, "", context, { thumbnail: true }),
    embed.author && h("div", { class: "embed-author" }, embed.author.name),
    title &&
      h(
        "div",
        { class: "embed-title" },
        web ? h("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, title) : title,
      ),
    embed.description && h("div", { class: "text" }, markdown(embed.description, context)),
    embed.fields?.length > 0 &&
      h("dl", { class: "embed-fields" }, ...embed.fields.map((/** @type {any} */ one) => field(one, context))),
    embed.image && picture(embed.image, "", context),
    (embed.footer || at) && h("footer", {}, ...foot),
  );
  if (embed.color) box.style.setProperty("--accent", `#${embed.color.toString(16).padStart(6, "0")}`);
  return box;
}

/** @param {any} one @param {import("./markdown.js").RenderContext} context */
function field(one, context) {
  return h(
    "div",
    { class: one.inline ? "inline" : "" },
    h("dt", {}, markdown(one.name, context)),
    h("dd", {}, markdown(one.value, context)),
  );
}

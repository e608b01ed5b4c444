/** A message of one's own that is being changed where it stands. */

import { h } from "./dom.js";

const MOST_ROWS = 8;

/**
 * Put a field in a message's place.
 * @param {any} message
 * @param {Element} body where its words stand
 * @param {import("./client.js").Client} client
 * @param {() => void} done draws the message as it is
 */
export function openEditor(message, body, { say, deeds }, done) {
  const rows = Math.min(MOST_ROWS, message.content.split("\n").length);
  const input = h("textarea", { "aria-label": say("edit"), rows });
  input.value = message.content;
  input.addEventListener("keydown", async (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") done();
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    const text = input.value.trim();
    if (text && text !== message.content) await deeds.ask({ op: "edit", message: message.id, text });
    // The news of the change may have come first, and its author may be doing something else already.
    if (input.isConnected) done();
  });
  body.replaceChildren(input, h("small", { class: "subtext" }, say("edit_hint")));
  input.focus();
}

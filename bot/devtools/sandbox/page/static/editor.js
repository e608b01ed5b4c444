/** The editor of the user's own message, in its place in the list. */

import { h } from "./dom.js";

/** The maximum height of the editor, in lines. */
const MAX_ROWS = 8;

/**
 * Replace a message's text with a text field.
 * @param {any} message
 * @param {Element} body the element of its text
 * @param {import("./client.js").Client} client
 * @param {() => void} done draws the message without the editor
 */
export function openEditor(message, body, { say, actions }, done) {
  const rows = Math.min(MAX_ROWS, message.content.split("\n").length);
  const input = h("textarea", { "aria-label": say("edit"), rows });
  input.value = message.content;
  input.addEventListener("keydown", async (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") done();
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    const text = input.value.trim();
    if (text && text !== message.content) await actions.ask({ op: "edit", message: message.id, text });
    // The edited message may have arrived first, and the focus may be elsewhere by now.
    if (input.isConnected) done();
  });
  body.replaceChildren(input, h("small", { class: "subtext" }, say("edit_hint")));
  input.focus();
}

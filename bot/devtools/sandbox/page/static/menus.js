/** Menus: of actions on a message, and of emoji to react with. */

import { button, h } from "./dom.js";
import { OFTEN } from "./emoji.js";
import { popup } from "./popups.js";

/** @typedef {{label: string, action: () => void, icon?: Node, danger?: boolean, group?: string}} Entry */

/**
 * Open a menu; arrow keys, Home, End and letters move in it.
 * @param {HTMLElement} anchor
 * @param {string} name
 * @param {Entry[]} entries
 */
export function openMenu(anchor, name, entries) {
  const box = h("div", { class: "menu", role: "menu", "aria-label": name });
  /** @type {string | undefined} */
  let group;
  for (const entry of entries) {
    if (entry.group && entry.group !== group)
      box.append(h("div", { class: "group", role: "presentation" }, entry.group));
    group = entry.group;
    const take = () => {
      close(true);
      entry.action();
    };
    box.append(
      h(
        "button",
        {
          type: "button",
          role: "menuitem",
          tabindex: -1,
          class: entry.danger ? "danger" : "",
          onclick: take,
        },
        h("span", {}, entry.label),
        entry.icon,
      ),
    );
  }
  const close = show(anchor, box, 1);
}

/**
 * Open a menu of emoji.
 * @param {HTMLElement} anchor
 * @param {import("./words.js").Say} say
 * @param {(emoji: string) => void} pick
 */
export function openEmoji(anchor, say, pick) {
  const take = (/** @type {string} */ emoji) => {
    close(true);
    pick(emoji);
  };
  const other = h("input", {
    "aria-label": say("emoji_other"),
    placeholder: say("emoji_other"),
    maxlength: 40,
  });
  const form = h("form", {}, other);
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    const typed = other.value.trim().replace(/^<a?:|>$/g, "");
    if (typed) take(typed);
  });
  const grid = h("div", { class: "grid" }, ...OFTEN.map((one) => button(one, { onclick: () => take(one) })));
  const box = h("div", { class: "emoji-menu", role: "dialog", "aria-label": say("react") }, grid, form);
  const close = show(anchor, box, 6);
}

/**
 * Show a box of buttons; the arrow keys move among them.
 * @param {HTMLElement} anchor
 * @param {HTMLElement} box
 * @param {number} columns
 */
function show(anchor, box, columns) {
  const close = popup(anchor, box, { closed: (back) => back && anchor.isConnected && anchor.focus() });
  const buttons = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("button")]);
  box.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (event.key === "Tab" && columns === 1) return close(true);
    const steps = { ArrowDown: columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[/** @type {"ArrowUp"} */ (event.key)];
    let to = -1;
    if (step && at >= 0) to = (at + step + buttons.length) % buttons.length;
    else if (event.key === "Home" && at >= 0) to = 0;
    else if (event.key === "End" && at >= 0) to = buttons.length - 1;
    else return;
    event.preventDefault();
    buttons[to].focus();
  });
  buttons[0]?.focus();
  return close;
}

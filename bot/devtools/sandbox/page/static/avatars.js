/** Avatars: initials on a colour that depends on the user's id. */

import { h } from "./dom.js";

/**
 * Draw a user's avatar; it is hidden from screen readers, as the name stands beside it.
 * @param {{id: string, name: string, bot?: boolean}} who
 * @param {string} [size] a class
 */
export function avatar({ id, name, bot = false }, size = "") {
  const letters = bot ? "◆" : initials(name);
  const drawn = h("span", { class: `avatar ${size}${bot ? " bot" : ""}`, "aria-hidden": "true" }, letters);
  drawn.style.setProperty("--hue", String(hue(id)));
  return drawn;
}

/** @param {string} name */
function initials(name) {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((one) => [...one][0] ?? "")
    .join("")
    .toUpperCase();
}

/** @param {string} id ids made in one session are close together, so they are hashed */
function hue(id) {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return (sum * 137.508) % 360;
}

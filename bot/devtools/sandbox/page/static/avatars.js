/** Avatars: initials on a colour of one's own. */

import { h } from "./dom.js";

/**
 * Draw somebody's avatar; the name beside it says who it is.
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

/** @param {string} id ids of one evening are close together: spread them */
function hue(id) {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return (sum * 137.508) % 360;
}

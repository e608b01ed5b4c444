/** Timestamps as text, updated while they are on the screen. */

import { h } from "./dom.js";

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const STEPS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** The difference between the sandbox's clock, which tests move forward, and this machine's, in seconds. */
let ahead = 0;

/** @param {number} seconds the sandbox's time, since 1970 */
export function setClock(seconds) {
  ahead = seconds - Date.now() / 1000;
}

/** @returns {number} the sandbox's time in seconds since 1970 */
export function now() {
  return Date.now() / 1000 + ahead;
}

/**
 * Describe how far away a time is.
 * @param {number} at seconds since 1970
 * @param {string} locale
 * @param {number} [from]
 * @returns {string}
 */
export function relative(at, locale, from = now()) {
  const far = at - from;
  const [unit, size] = STEPS.find(([, one]) => Math.abs(far) >= one) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(far / size), unit);
}

/**
 * Format a time in one of Discord's styles.
 * @param {number} at seconds since 1970
 * @param {string} style
 * @param {string} locale
 * @returns {string}
 */
export function written(at, style, locale) {
  if (style === "R") return relative(at, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(at * 1000);
}

/**
 * Draw `<t:…>`.
 * @param {number} at
 * @param {string} style
 * @param {string} locale
 * @returns {HTMLElement}
 */
export function stamp(at, style, locale) {
  const full = written(at, "F", locale);
  const iso = new Date(at * 1000).toISOString();
  const relation = style === "R" ? { "data-at": at, "data-locale": locale } : {};
  return h("time", { class: "stamp", datetime: iso, title: full, ...relation }, written(at, style, locale));
}

/** Update all relative timestamps on the page. */
export function refresh() {
  for (const one of document.querySelectorAll("time[data-at]")) {
    const { at, locale } = /** @type {HTMLElement} */ (one).dataset;
    const said = relative(Number(at), locale ?? "en-US");
    if (one.textContent !== said) one.textContent = said;
  }
}

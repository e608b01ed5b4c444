/** The page's own texts, a file for each language in `words`; the bot's texts come from the bot. */

/** @type {Record<string, Record<string, string>>} */
const WORDS = await (await fetch("/words.json")).json();

/** @typedef {(key: string, values?: Record<string, string | number>) => string} Say */

/**
 * Return the texts for a locale, or English if there are none.
 * @param {string} locale a locale of Discord's, like "de" or "en-US"
 * @returns {Say}
 */
export function wordsFor(locale) {
  const words = WORDS[locale.split("-")[0]] ?? WORDS.en;
  return (key, values = {}) =>
    (words[key] ?? WORDS.en[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) =>
      String(values[name] ?? whole),
    );
}

/**
 * Return why something was refused, in the user's language where the page has words for it.
 * @param {Say} say
 * @param {{words: string, code?: string, facts?: Record<string, string | number>}} reply
 */
export function refusalWords(say, { words, code, facts }) {
  const key = `refused_${code}`;
  const text = say(key, facts);
  return text === key ? words : text;
}

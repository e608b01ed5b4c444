/** The commands offered to a user, in their language, and the values of their options. */

export const TYPE = {
  sub: 1,
  group: 2,
  text: 3,
  whole: 4,
  truth: 5,
  user: 6,
  channel: 7,
  role: 8,
  any: 9,
  number: 10,
};

/**
 * A command that can be sent, such as `/game new`.
 * @typedef {object} Entry
 * @property {string[]} path its untranslated names, as they are sent
 * @property {string} shown its translated names, without the slash
 * @property {string} description
 * @property {any[]} options
 */

/** @typedef {import("./choices.js").Option} Option */

/**
 * The name of a command, option or choice in a language.
 * @param {any} thing a command, option or choice
 * @param {string} locale
 * @returns {string}
 */
export function nameIn(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

/** @param {any} thing @param {string} locale @returns {string} */
export function descriptionIn(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description ?? "";
}

/**
 * List the commands that can be sent.
 * @param {any[]} commands
 * @param {string} locale
 * @returns {Entry[]} by name
 */
export function entries(commands, locale) {
  /** @type {(level: any, path: string[], shown: string[]) => Entry[]} */
  const walk = (level, path, shown) => {
    const options = level.options ?? [];
    const below = options.filter(
      (/** @type {any} */ one) => one.type === TYPE.sub || one.type === TYPE.group,
    );
    if (below.length) {
      return below.flatMap((/** @type {any} */ one) =>
        walk(one, [...path, one.name], [...shown, nameIn(one, locale)]),
      );
    }
    return [{ path, shown: shown.join(" "), description: descriptionIn(level, locale), options }];
  };
  return commands
    .flatMap((one) => walk(one, [one.name], [nameIn(one, locale)]))
    .sort((a, b) => a.shown.localeCompare(b.shown, locale));
}

/**
 * Find the commands that match a text, best match first.
 * @param {Entry[]} all
 * @param {string} typed without the slash
 * @returns {Entry[]}
 */
export function findCommands(all, typed) {
  const wanted = typed.toLowerCase().trimStart();
  /** @param {Entry} one */
  const rank = (one) => {
    const names = [one.shown.toLowerCase(), one.path.join(" ").toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return all.filter((one) => rank(one) < 3).sort((a, b) => rank(a) - rank(b));
}

/**
 * Find the command whose full name is a text.
 * @param {Entry[]} all
 * @param {string} typed without the slash
 * @returns {Entry | undefined}
 */
export function findExactCommand(all, typed) {
  const wanted = typed.toLowerCase().trim();
  return all.find((one) => [one.shown, one.path.join(" ")].some((name) => name.toLowerCase() === wanted));
}

/**
 * The values that an option is limited to; null if any text may be typed.
 * @param {any} option
 * @param {import("./components.js").RenderContext} context
 * @returns {Option[] | null}
 */
export function optionValues(option, context) {
  if (option.choices?.length) {
    return option.choices.map((/** @type {any} */ one) => ({
      label: nameIn(one, context.locale),
      value: one.value,
      plain: one.name,
    }));
  }
  const people = () => context.people().map((one) => ({ label: `@${one.name}`, value: one.id }));
  switch (option.type) {
    case TYPE.truth:
      return [true, false].map((value) => ({ label: context.say(String(value)), value }));
    case TYPE.user:
    case TYPE.any:
      return people();
    case TYPE.channel:
      return context.channels().map((one) => ({ label: `#${one.name}`, value: one.id }));
    case TYPE.role:
      return context.roles().map((one) => ({ label: `@${one.name}`, value: one.id }));
    default:
      return null;
  }
}

/**
 * Filter options by a typed text.
 * @param {Option[]} options
 * @param {string} typed
 */
export function filterOptions(options, typed) {
  const wanted = typed.trim().toLowerCase();
  const begins = (/** @type {Option} */ one) =>
    one.label.toLowerCase().replace(/^[@#]/, "").startsWith(wanted.replace(/^[@#]/, ""));
  const found = options.filter((one) => begins(one) || one.label.toLowerCase().includes(wanted));
  return found.sort((a, b) => Number(begins(b)) - Number(begins(a)));
}

/**
 * Parse and check the text of an option, as Discord's client does before it sends a command.
 * @param {any} option
 * @param {string} typed
 * @param {Option | null} picked the option picked from the list
 * @param {import("./components.js").RenderContext} context
 * @returns {{value: any} | {wrong: string, limit?: number} | null} null if it is empty
 */
export function parseOption(option, typed, picked, context) {
  if (picked && picked.label === typed) return { value: picked.value };
  if (!typed.trim()) return option.required ? { wrong: "option_required" } : null;
  const offered = optionValues(option, context);
  if (offered) {
    const wanted = typed.trim().toLowerCase().replace(/^[@#]/, "");
    const match = offered.find((one) =>
      [one.label.replace(/^[@#]/, ""), String(one.value)].some((name) => name.toLowerCase() === wanted),
    );
    return match ? { value: match.value } : { wrong: "option_choose" };
  }
  if (option.type === TYPE.whole || option.type === TYPE.number) return readNumber(option, typed.trim());
  const { length } = typed;
  if (option.min_length > length) return { wrong: "option_too_short", limit: option.min_length };
  if (option.max_length < length) return { wrong: "option_too_long", limit: option.max_length };
  return { value: typed };
}

/** @param {any} option @param {string} typed */
function readNumber(option, typed) {
  const whole = option.type === TYPE.whole;
  const form = whole ? /^[+-]?\d+$/ : /^[+-]?\d+([.,]\d+)?$/;
  if (!form.test(typed)) return { wrong: whole ? "option_integer" : "option_number" };
  const value = Number(typed.replace(",", "."));
  if (value < option.min_value) return { wrong: "option_min", limit: option.min_value };
  if (value > option.max_value) return { wrong: "option_max", limit: option.max_value };
  return { value };
}

/** The bot's autocompletions of an option. */

import { nameIn } from "./commands.js";

/**
 * Request completions from the bot.
 * @param {import("./client.js").Client} client
 * @param {import("./commands.js").Entry} entry
 * @param {any} option the option to complete
 * @param {string} typed
 * @param {Record<string, any>} options the values of the other options
 * @returns {Promise<import("./choices.js").Option[]>} empty if the bot did not respond in time
 */
export async function completions(client, entry, option, typed, options) {
  const { connection, channel, you } = client;
  const frame = { op: "complete", channel, command: entry.path, options, focus: option.name, typed };
  const reply = await connection.ask(frame);
  const choices = reply.choices ?? [];
  return choices.map((/** @type {any} */ one) => ({ label: nameIn(one, you.locale), value: one.value }));
}

/** What the bot offers for an option while it is being typed. */

import { nameIn } from "./commands.js";

/**
 * Ask the bot.
 * @param {import("./client.js").Client} client
 * @param {import("./commands.js").Entry} entry
 * @param {any} option the one that is being typed
 * @param {string} typed
 * @param {Record<string, any>} options what stands in the others
 * @returns {Promise<import("./choices.js").Option[]>} nothing if it did not answer in time
 */
export async function completions(client, entry, option, typed, options) {
  const { live, channel, you } = client;
  const frame = { op: "complete", channel, command: entry.path, options, focus: option.name, typed };
  const reply = await live.ask(frame);
  const choices = reply.choices ?? [];
  return choices.map((/** @type {any} */ one) => ({ label: nameIn(one, you.locale), value: one.value }));
}

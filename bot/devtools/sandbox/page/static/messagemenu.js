/** The menu of actions on a message. */

import { icon } from "./dom.js";
import { EPHEMERAL } from "./flags.js";
import { openEmoji, openMenu } from "./menus.js";
import { authorName } from "./origin.js";

/**
 * Open the menu of a message.
 * @param {any} message
 * @param {import("./client.js").Client} client
 * @param {HTMLElement} anchor
 * @param {{reply: () => void, edit: () => void}} own the actions of the message list
 */
export function openMessageMenu(message, client, anchor, { reply, edit }) {
  const { say, actions } = client;
  const name = say("menu_of", { name: authorName(message, client) });
  if (message.flags & EPHEMERAL) {
    const entry = { label: say("dismiss"), icon: icon("cross"), action: () => actions.dismiss(message) };
    return openMenu(anchor, name, [entry]);
  }
  const react = () => openEmoji(anchor, say, (emoji) => void actions.react(message, emoji, true));
  const remove = () => void actions.ask({ op: "delete", message: message.id });
  const entries = [
    { label: say("react"), icon: icon("smile"), action: react },
    { label: say("reply"), icon: icon("reply"), action: reply },
  ];
  const hers = [
    { label: say("edit"), icon: icon("pencil"), action: edit },
    { label: say("delete"), icon: icon("bin"), danger: true, action: remove },
  ];
  const apps = client.menuCommands().map((one) => ({
    label: one.shown,
    icon: icon("apps"),
    group: say("apps"),
    action: () => void actions.command({ op: "use", message: message.id, command: one.name }, one.shown),
  }));
  return openMenu(anchor, name, [...entries, ...(message.author.id === client.you.id ? hers : []), ...apps]);
}

/** One user's view: the channel as they see it, and their message box. */

import { avatar } from "./avatars.js";
import { Composer } from "./composer.js";
import { button, h, icon } from "./dom.js";
import { MessageList } from "./messagelist.js";
import { dots } from "./message.js";
import { openModal } from "./modals.js";

/** Milliseconds for which a notice is shown. */
const NOTICE_FOR = 6_000;

export class View {
  /**
   * @param {import("./client.js").Client} client
   * @param {{close: () => void}} actions
   */
  constructor(client, { close }) {
    this.client = client;
    this.messageList = new MessageList(client, { reply: (message) => this.composer.replyTo(message) });
    this.composer = new Composer(client, { editLast: () => this.#editLast() });
    this.title = h("h2", {});
    this.place = h("select", {
      class: "channel",
      hidden: true,
      onchange: () => client.enter(this.place.value),
    });
    this.reload = button("…", { class: "round", onclick: () => client.reload() }, icon("reload"));
    this.close = button("…", { class: "round closes", onclick: close }, icon("cross"));
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.notice = h("div", { class: "notice", role: "alert" });
    this.typing = h("div", { class: "typing", "aria-live": "off" });
    this.element = h(
      "section",
      { class: "view" },
      h("header", { class: "view-head" }, this.title, this.place, this.reload, this.close),
      this.banner,
      this.messageList.element,
      this.notice,
      this.composer.element,
      this.typing,
    );
    client.on("people", () => this.#name());
    client.on("reset", () => this.#name());
    client.on("connection", () => this.#connectionState());
    client.on("typing", () => this.#typing());
    client.on("notice", ({ words }) => this.tell(words));
    client.on("modal", ({ modal }) => this.#modal(modal));
    this.#name();
    this.#connectionState();
  }

  #name() {
    const { you, say, channels, channel } = this.client;
    this.element.lang = you.locale;
    this.element.setAttribute("aria-label", say("view_of", { name: you.name }));
    this.title.replaceChildren(avatar(you, "small"), h("span", {}, you.name));
    this.place.replaceChildren(
      ...channels.map((one) => h("option", { value: one.id, selected: one.id === channel }, `#${one.name}`)),
    );
    this.place.hidden = channels.length < 2;
    this.place.setAttribute("aria-label", say("channel"));
    const close = say("close_view", { name: you.name });
    this.reload.title = `${say("reload")}. ${say("reload_hint")}`;
    this.reload.setAttribute("aria-label", say("reload"));
    this.close.title = close;
    this.close.setAttribute("aria-label", close);
  }

  #connectionState() {
    const { connectionState: connection, say, ready } = this.client;
    const waits = connection.state === "waiting" || (connection.state === "connecting" && ready);
    this.element.classList.toggle("offline", waits);
    this.banner.hidden = !waits;
    if (connection.state === "waiting") this.banner.textContent = say("away", { seconds: connection.seconds });
    else if (waits) this.banner.textContent = say("connecting");
  }

  #typing() {
    const { say, writing } = this.client;
    const names = [...writing.keys()].map((id) => this.client.nameOf(id)).filter(Boolean);
    const words = say(names.length > 1 ? "typing_some" : "typing_one", { names: names.join(", ") });
    this.typing.replaceChildren(...(names.length ? [dots(), " ", words] : []));
  }

  /** @param {string} words a notice that disappears by itself */
  tell(words) {
    clearTimeout(this.noticed);
    this.notice.textContent = words;
    this.noticed = setTimeout(() => this.notice.replaceChildren(), NOTICE_FOR);
  }

  /** @param {any} modal */
  #modal(modal) {
    const { client } = this;
    let sent = false;
    openModal(modal, client.context, {
      submit: async (values) => {
        const wrong = await client.actions.submit(modal, values);
        sent = wrong === null;
        return wrong;
      },
      closed: () => sent || client.connection.tell({ op: "close", modal: modal.id }),
    });
  }

  #editLast() {
    const own = this.messageList.messages.filter((one) => one.author.id === this.client.you.id && !one.local).at(-1);
    if (own) this.messageList.edit(own.id);
  }
}

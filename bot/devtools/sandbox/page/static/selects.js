/** Select menus: of options, users, roles and channels. */

import { Choices } from "./choices.js";
import { h } from "./dom.js";
import { popup } from "./popups.js";

const STRING = 3;

/**
 * The users, channels and roles that menus offer.
 * @typedef {object} Directory
 * @property {() => {id: string, name: string}[]} people
 * @property {() => {id: string, name: string}[]} channels
 * @property {() => {id: string, name: string}[]} roles
 */

/**
 * Draw a select menu.
 * @param {any} component
 * @param {import("./markdown.js").RenderContext & Directory} context
 * @param {(values: string[]) => void} chosen called when a valid choice is made
 * @returns {HTMLElement}
 */
export function selectMenu(component, context, chosen) {
  const options = offered(component, context);
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const multiple = most > 1;
  const placeholder = component.placeholder || context.say("choose");
  let values = options.filter((one) => one.selected).map((one) => one.value);
  const shown = h("span", { class: "value" });
  const box = h(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-label": placeholder,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      disabled: component.disabled,
    },
    shown,
    h("span", { class: "chevron", "aria-hidden": "true" }, "⌄"),
  );
  const draw = () => {
    const names = options.filter((one) => values.includes(one.value)).map((one) => one.label);
    shown.textContent = names.join(", ") || placeholder;
    shown.classList.toggle("empty", !names.length);
  };
  /** @type {((back?: boolean) => void) | null} */
  let close = null;
  const list = new Choices(placeholder, (option) => take(option), { multiple });
  const fresh = () => options.map((one) => ({ ...one, selected: values.includes(one.value) }));
  const point = () => box.setAttribute("aria-activedescendant", list.activeId ?? "");

  /** @param {import("./choices.js").Option} option */
  function take(option) {
    if (!multiple) {
      values = values.includes(option.value) && least === 0 ? [] : [option.value];
      close?.(true);
      chosen(values);
      return;
    }
    if (values.includes(option.value)) values = values.filter((one) => one !== option.value);
    else if (values.length < most) values = [...values, option.value];
    list.show(fresh(), list.at);
    draw();
  }

  function open() {
    const before = values.join();
    list.show(
      fresh(),
      Math.max(
        0,
        options.findIndex((one) => values.includes(one.value)),
      ),
    );
    box.setAttribute("aria-expanded", "true");
    box.setAttribute("aria-controls", list.id);
    close = popup(box, list.element, {
      wide: true,
      closed: () => {
        close = null;
        box.setAttribute("aria-expanded", "false");
        box.removeAttribute("aria-activedescendant");
        draw();
        if (multiple && values.join() !== before && values.length >= least) chosen(values);
      },
    });
    point();
  }

  box.addEventListener("click", () => (close ? close(true) : open()));
  box.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const { key } = event;
    if (!close && ["ArrowDown", "ArrowUp"].includes(key)) open();
    else if (!close) return;
    else if (key === "ArrowDown") list.move(1);
    else if (key === "ArrowUp") list.move(-1);
    else if (key === "Enter" || key === " ") list.active && take(list.active);
    else if (key === "Tab") return close(false);
    else if (key.length === 1) list.seek(key);
    else return;
    event.preventDefault();
    if (close) point();
  });
  draw();
  return box;
}

/**
 * List the options of a menu.
 * @param {any} component
 * @param {Directory} context
 * @returns {import("./choices.js").Option[]}
 */
function offered(component, context) {
  if (component.type === STRING) {
    return component.options.map((/** @type {any} */ one) => ({ ...one, selected: Boolean(one.default) }));
  }
  const chosen = (component.default_values ?? []).map((/** @type {any} */ one) => one.id);
  const people = context.people().map((one) => ({ ...one, mark: "@" }));
  const roles = context.roles().map((one) => ({ ...one, mark: "@" }));
  const channels = context.channels().map((one) => ({ ...one, mark: "#" }));
  const rows =
    { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[/** @type {5} */ (component.type)] ?? [];
  return rows.map((one) => ({
    label: `${one.mark}${one.name}`,
    value: one.id,
    selected: chosen.includes(one.id),
  }));
}

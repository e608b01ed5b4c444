/** The components of a message, drawn as Discord draws them. */

import { h, icon } from "./dom.js";
import { emojiPicture } from "./emoji.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, picture } from "./media.js";
import { selectMenu } from "./selects.js";

/** Discord's component types. */
export const KIND = {
  row: 1,
  button: 2,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
};

const STYLES = ["", "primary", "secondary", "success", "danger", "link", "premium"];

/** @typedef {import("./markdown.js").RenderContext & import("./selects.js").Directory} RenderContext */

/**
 * Called when a component is used.
 * @callback Act
 * @param {any} component
 * @param {string[]} [values] what was chosen from a menu
 * @returns {void}
 */

/**
 * Draw components in a column.
 * @param {any[]} components
 * @param {RenderContext} context
 * @param {Act} act
 * @returns {HTMLElement[]}
 */
export function drawComponents(components, context, act) {
  return components.map((one) => drawComponent(one, context, act));
}

/**
 * Draw one component.
 * @param {any} component
 * @param {RenderContext} context
 * @param {Act} act
 * @returns {HTMLElement}
 */
export function drawComponent(component, context, act) {
  switch (component.type) {
    case KIND.row:
      return h("div", { class: "row" }, ...drawComponents(component.components, context, act));
    case KIND.button:
      return drawButton(component, act);
    case KIND.section:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "texts" }, ...drawComponents(component.components, context, act)),
        drawComponent(component.accessory, context, act),
      );
    case KIND.text:
      return h("div", { class: "text" }, markdown(component.content, context));
    case KIND.thumbnail:
      return picture(component.media, component.description, context, {
        spoiler: component.spoiler,
        thumbnail: true,
      });
    case KIND.gallery:
      return gallery(component, context);
    case KIND.file:
      return fileCard(component.file, component.name ?? "", component.size);
    case KIND.separator: {
      const large = component.spacing === 2 ? " large" : "";
      return component.divider === false
        ? h("div", { class: `space${large}` })
        : h("hr", { class: `divider${large}` });
    }
    case KIND.container:
      return container(component, context, act);
    default:
      return component.type >= 3 && component.type <= 8
        ? selectMenu(component, context, (values) => act(component, values))
        : h("div", { class: "unknown" }, context.say("unknown_component", { type: component.type }));
  }
}

/** @param {any} component @param {RenderContext} context @param {Act} act */
function container(component, context, act) {
  const box = h("div", { class: "container" }, ...drawComponents(component.components, context, act));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    box.style.setProperty("--accent", `#${component.accent_color.toString(16).padStart(6, "0")}`);
  }
  if (!component.spoiler) return box;
  box.inert = true;
  const cover = h("button", { type: "button", class: "cover" }, context.say("spoiler"));
  const whole = h("div", { class: "covered-container" }, box, cover);
  cover.addEventListener("click", () => {
    box.inert = false;
    cover.remove();
    whole.classList.add("open");
  });
  return whole;
}

/** @param {any} component @param {Act} act */
function drawButton(component, act) {
  const style = STYLES[component.style] ?? "secondary";
  const inner = [
    component.emoji && emojiPicture(component.emoji),
    component.label && h("span", { class: "label" }, component.label),
  ];
  // An image of an emoji names the button by its alt text, a character by itself.
  if (style === "link") {
    const attributes = {
      class: "button link",
      href: component.url,
      target: "_blank",
      rel: "noopener noreferrer",
    };
    if (component.disabled)
      return h("a", { class: "button link", role: "link", "aria-disabled": "true" }, ...inner, icon("link"));
    return h("a", attributes, ...inner, icon("link"));
  }
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      "data-custom-id": component.custom_id,
      onclick: () => act(component),
    },
    ...inner,
  );
}

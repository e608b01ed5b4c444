/** Modals: the dialogs that an interaction's response may open. */

import { button, freshId, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./selects.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const UPLOAD = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

/** @typedef {import("./components.js").RenderContext} RenderContext */
/** @typedef {{element: HTMLElement, value: () => any}} Field */

/**
 * Open a modal.
 * @param {{title: string, components: any[]}} modal
 * @param {RenderContext} context
 * @param {{submit: (values: Record<string, any>) => Promise<string | null>, closed?: () => void}} actions submit
 *   returns an error message or null
 * @returns {() => void} closes it
 */
export function openModal(modal, context, { submit, closed }) {
  /** @type {Map<string, Field>} */
  const fields = new Map();
  const title = freshId("title");
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, context.say("submit"));
  const form = h(
    "form",
    { class: "fields" },
    ...modal.components.map((one) => drawRow(one, context, fields)),
    problem,
    h(
      "div",
      { class: "row end" },
      button(context.say("cancel"), { class: "button secondary", onclick: () => box.close() }),
      send,
    ),
  );
  const box = h(
    "dialog",
    { class: "modal", "aria-labelledby": title },
    h(
      "header",
      {},
      h("h2", { id: title }, modal.title),
      button(context.say("close"), { class: "round", onclick: () => box.close() }, icon("cross")),
    ),
    form,
  );
  form.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    send.disabled = true;
    problem.textContent = "";
    const values = Object.fromEntries([...fields].map(([key, one]) => [key, one.value()]));
    const wrong = await submit(values);
    send.disabled = false;
    if (wrong) problem.textContent = wrong;
    else box.close();
  });
  box.addEventListener("close", () => {
    box.remove();
    closed?.();
  });
  document.body.append(box);
  box.showModal();
  return () => box.close();
}

/** @param {any} row @param {RenderContext} context @param {Map<string, Field>} fields @returns {HTMLElement} */
function drawRow(row, context, fields) {
  if (row.type === TEXT) return h("div", { class: "text" }, markdown(row.content, context));
  const part = row.type === LABEL ? row.component : row.components[0];
  const label = (row.type === LABEL ? row.label : part.label) ?? "";
  const field = drawField(part, label, context);
  fields.set(part.custom_id, field);
  const many = [RADIO, CHECKBOXES].includes(part.type);
  const description = row.description && h("small", {}, row.description);
  const name = h(
    "span",
    { class: "name" },
    label,
    part.required !== false && h("span", { class: "required", title: context.say("required") }, " *"),
  );
  if (many) return h("fieldset", {}, h("legend", {}, name), description, field.element);
  return row.type === ROW || part.type === TEXT_INPUT
    ? h("label", { class: "field" }, name, description, field.element)
    : h("div", { class: "field" }, name, description, field.element);
}

/** @param {any} part @param {string} label @param {RenderContext} context @returns {Field} */
function drawField(part, label, context) {
  const required = part.required !== false;
  if (part.type === TEXT_INPUT) {
    const long = part.style === 2;
    const limits = { minlength: part.min_length || null, maxlength: part.max_length };
    const input = h(long ? "textarea" : "input", {
      placeholder: part.placeholder,
      required,
      rows: long ? 4 : null,
      ...limits,
    });
    input.value = part.value ?? "";
    return { element: input, value: () => input.value };
  }
  if (part.type === CHECKBOX) {
    const input = h("input", { type: "checkbox", "aria-label": label, checked: part.default });
    return { element: input, value: () => input.checked };
  }
  if (part.type === RADIO || part.type === CHECKBOXES) return options(part, required);
  if (part.type === UPLOAD) return { element: h("p", {}, context.say("no_upload")), value: () => [] };
  /** @type {string[] | null} */
  let chosen = null;
  const menu = selectMenu({ placeholder: label, ...part }, context, (values) => {
    chosen = values;
  });
  menu.setAttribute("aria-label", label);
  const connectionState = (part.options ?? [])
    .filter((/** @type {any} */ one) => one.default)
    .map((/** @type {any} */ one) => one.value);
  return { element: menu, value: () => chosen ?? connectionState };
}

/** @param {any} part @param {boolean} required @returns {Field} */
function options(part, required) {
  const single = part.type === RADIO;
  const name = freshId("option");
  const inputs = part.options.map((/** @type {any} */ one) =>
    h("input", {
      type: single ? "radio" : "checkbox",
      name,
      value: one.value,
      checked: one.default,
      required: single && required,
    }),
  );
  const rows = part.options.map((/** @type {any} */ one, /** @type {number} */ at) =>
    h(
      "label",
      { class: "option" },
      inputs[at],
      h("span", {}, one.label, one.description && h("small", {}, one.description)),
    ),
  );
  const checked = () =>
    inputs.filter((/** @type {any} */ one) => one.checked).map((/** @type {any} */ one) => one.value);
  return { element: h("div", {}, ...rows), value: () => (single ? (checked()[0] ?? null) : checked()) };
}

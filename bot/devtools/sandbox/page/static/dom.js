/** Elements, built as nodes, so that no text can become markup. */

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * Make an element.
 * `class` sets classes, `style` an object of CSS properties, `on…` a listener; true and false set or leave out an
 * attribute, everything else becomes its value.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {any}
 */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2).toLowerCase(), value);
    else if (name === "style")
      for (const [key, one] of Object.entries(value)) made.style.setProperty(key, one);
    else if (name === "class") made.className = value;
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...nodes(children));
  return made;
}

/**
 * Flatten children, leaving out what is empty.
 * @param {(Child | Child[])[]} children
 * @returns {(Node | string)[]}
 */
export function nodes(children) {
  return /** @type {any[]} */ (children.flat(3))
    .filter((one) => one !== null && one !== undefined && one !== false)
    .map((one) => (one instanceof Node ? one : String(one)));
}

/**
 * Make a button with an accessible name.
 * @param {string} name the accessible name and the tooltip
 * @param {Record<string, any>} attributes
 * @param {...Child} children
 * @returns {HTMLButtonElement}
 */
export function button(name, attributes, ...children) {
  const shown = children.length ? children : [name];
  const label = children.length ? { "aria-label": name, title: name } : {};
  return h("button", { type: "button", ...label, ...attributes }, ...shown);
}

let counted = 0;

/** @returns {string} a unique id */
export function freshId(word = "n") {
  counted += 1;
  return `${word}-${counted}`;
}

const SHAPES = {
  more: "M5 12h.01M12 12h.01M19 12h.01",
  reply: "M9 14 4 9l5-5M4 9h9a7 7 0 0 1 7 7v4",
  smile: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5h.01M15 9.5h.01",
  pencil: "M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4",
  bin: "M5 7h14M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3",
  cross: "M6 6l12 12M18 6 6 18",
  people:
    "M9 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8M2 21v-1a7 7 0 0 1 14 0v1M16 3.5a4 4 0 0 1 0 7M18 14a7 7 0 0 1 4 6v1",
  plus: "M12 5v14M5 12h14",
  split: "M4 5h16v14H4zM12 5v14",
  tools: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  down: "M6 9l6 6 6-6",
  link: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  window: "M4 5h16v14H4zM4 9h16",
  apps: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z",
  eye: "M2 12s4-7 10-7s10 7 10 7s-4 7-10 7s-10-7-10-7M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6",
  reload: "M20 6v5h-5M20 11a8 8 0 1 0-1 6",
  hash: "M5 9h15M4 15h15M10 3 8 21M16 3l-2 18",
  send: "M4 12 20 4l-5 16-3-7z",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
};

/**
 * Draw a line icon, hidden from screen readers.
 * @param {keyof typeof SHAPES} name
 * @returns {SVGElement}
 */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawn = document.createElementNS(space, "svg");
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.setAttribute("class", "icon");
  drawn.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  drawn.append(path);
  return drawn;
}

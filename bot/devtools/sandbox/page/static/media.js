/** Images and files, with alternative texts. */

import { button, h, icon } from "./dom.js";

/** @typedef {import("./markdown.js").RenderContext} RenderContext */

/** Pixels of an image's height in a message. A style's `max-height` would squash what has a width. */
const MAX_HEIGHT = 420;

/**
 * The URL of a file that the sandbox itself serves; "" for any other, as the page loads nothing from other hosts.
 * @param {any} media
 * @returns {string}
 */
export function source(media) {
  const url = media?.proxy_url ?? media?.url ?? "";
  try {
    const found = new URL(url, location.href);
    // The same machine may have been addressed by another host name.
    if (["127.0.0.1", "localhost", "[::1]"].includes(found.hostname)) return found.pathname + found.search;
  } catch {
    return "";
  }
  return "";
}

/**
 * Draw an image that a click enlarges.
 * @param {any} media an unfurled media item
 * @param {string} description
 * @param {RenderContext} context
 * @param {{spoiler?: boolean, thumbnail?: boolean}} [options]
 * @returns {HTMLElement}
 */
export function picture(media, description, context, { spoiler = false, thumbnail = false } = {}) {
  const src = source(media);
  const alt = description || "";
  if (!src) return h("div", { class: "picture outside" }, alt || context.say("outside_picture"));
  const size = media.width && media.height ? fit(media) : {};
  const image = h("img", { src, alt, loading: "lazy", ...size });
  const name = alt ? context.say("enlarge_this", { alt }) : context.say("enlarge");
  const box = button(
    spoiler ? context.say("spoiler") : name,
    { class: `picture${thumbnail ? " thumbnail" : ""}${spoiler ? " covered" : ""}` },
    image,
    spoiler && h("span", { class: "cover" }, "Spoiler"),
  );
  box.title = alt;
  box.addEventListener("click", () => {
    if (!box.classList.contains("covered")) return enlarge(src, alt, context);
    box.classList.remove("covered");
    box.setAttribute("aria-label", name);
  });
  return box;
}

/**
 * The size at which a message shows an image: as it is, or as high as an image may be.
 * @param {{width: number, height: number}} media
 */
function fit({ width, height }) {
  const scale = Math.min(1, MAX_HEIGHT / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** @param {string} src @param {string} alt @param {RenderContext} context */
function enlarge(src, alt, context) {
  const close = button(context.say("close"), { class: "round" }, icon("cross"));
  const box = h(
    "dialog",
    { class: "lightbox", "aria-label": alt || context.say("picture") },
    h("figure", {}, h("img", { src, alt }), alt && h("figcaption", {}, alt)),
    h("p", {}, h("a", { href: src, target: "_blank", rel: "noopener" }, context.say("open_picture"))),
    close,
  );
  close.addEventListener("click", () => box.close());
  box.addEventListener("click", (/** @type {Event} */ event) => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}

/**
 * Draw a gallery.
 * @param {any} component
 * @param {RenderContext} context
 */
export function gallery(component, context) {
  const items = component.items.map((/** @type {any} */ one) =>
    picture(one.media, one.description, context, { spoiler: one.spoiler }),
  );
  return h("div", { class: `gallery of-${Math.min(items.length, 5)}` }, ...items);
}

/**
 * Draw a file that can be downloaded.
 * @param {{url?: string, proxy_url?: string}} media
 * @param {string} name
 * @param {number | undefined} size in bytes
 */
export function fileCard(media, name, size) {
  const kib = size === undefined ? "" : `${Math.max(1, Math.round(size / 1024))} KiB`;
  return h(
    "div",
    { class: "file" },
    icon("file"),
    h("a", { href: source(media) || "#", download: name }, name),
    h("small", {}, kib),
  );
}

/**
 * Draw an attachment of a message without Components V2.
 * @param {any} attachment
 * @param {RenderContext} context
 */
export function attachmentCard(attachment, context) {
  if (!String(attachment.content_type ?? "").startsWith("image/")) {
    return fileCard(attachment, attachment.filename, attachment.size);
  }
  return picture(attachment, attachment.description ?? "", context, {
    spoiler: attachment.filename.startsWith("SPOILER_"),
  });
}

/**
 * Move images to a new drawing of the same message, so that nothing flickers or jumps.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
export function carryPictures(old, fresh) {
  const before = [...old.querySelectorAll("img")];
  [...fresh.querySelectorAll("img")].forEach((image, at) => {
    const same = before.find(
      (one) => one.src === image.src && one.complete && one.className === image.className,
    );
    if (same) {
      before.splice(before.indexOf(same), 1, image);
      image.replaceWith(same);
      return;
    }
    // Until the new image is loaded, its box keeps the size of the old one.
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = before[at] ?? {};
    if (!width || image.className || image.hasAttribute("width")) return;
    image.style.aspectRatio = `${width} / ${height}`;
    image.style.width = `${width}px`;
    const settle = () => image.removeAttribute("style");
    image.addEventListener("load", settle, { once: true });
    image.addEventListener("error", settle, { once: true });
  });
}

/** Popups beside their anchor: one at a time, closed by Escape or a click elsewhere. */

/** @type {{close: (back: boolean) => void, element: HTMLElement} | null} */
let open = null;

/**
 * Show an element beside an anchor, above everything else.
 * @param {HTMLElement} anchor
 * @param {HTMLElement} element
 * @param {{wide?: boolean, closed?: (back: boolean) => void}} [options] wide: as wide as the anchor;
 *   closed: called once when it is gone, with whether the focus should return to the anchor
 * @returns {(back?: boolean) => void} closes it
 */
export function popup(anchor, element, { wide = false, closed } = {}) {
  closePopup();
  element.popover = "manual";
  element.classList.add("popup");
  // While a dialog is open everything outside is inert, so its popups open inside it.
  (anchor.closest("dialog") ?? document.body).append(element);
  element.showPopover();
  if (wide) element.style.width = `${anchor.getBoundingClientRect().width}px`;
  place(anchor, element);
  const outside = (/** @type {Event} */ event) => {
    const target = /** @type {Node} */ (event.target);
    if (!element.contains(target) && !anchor.contains(target)) close(false);
  };
  const again = () => (anchor.isConnected ? place(anchor, element) : close(false));
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close(true);
  };
  const close = (back = true) => {
    if (open?.element !== element) return;
    open = null;
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("keydown", escape, true);
    document.removeEventListener("scroll", again, true);
    window.removeEventListener("resize", again);
    element.remove();
    closed?.(back);
  };
  open = { close, element };
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", escape, true);
  document.addEventListener("scroll", again, true);
  window.addEventListener("resize", again);
  return close;
}

/** Close the open popup, if there is one. */
export function closePopup() {
  open?.close(false);
}

/** @param {HTMLElement} anchor @param {HTMLElement} element */
function place(anchor, element) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = at.bottom + 4 + height <= window.innerHeight - 8;
  const top = below ? at.bottom + 4 : Math.max(8, at.top - 4 - height);
  const left = Math.max(8, Math.min(at.left, window.innerWidth - width - 8));
  element.style.top = `${top}px`;
  element.style.left = `${left}px`;
}

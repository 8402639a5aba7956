// What all files of the client begin with: how they find nodes, and how they listen.

/** A node, by its id or the number of its element.
 * @type {(address: string | number) => HTMLElement | null} */
export const $ = (address) => document.getElementById(typeof address === "number" ? "e" + address : address);

/** The number of the element to which a node or a part of one belongs.
 * @type {(node: Element) => number} */
export const number = (node) => +node.id.slice(1);

/** The row in which an element stands, and the part of one that holds its children: else the element.
 * @type {(id: ElementID) => HTMLElement | null} */
export const row = (id) => $("r" + id) ?? $(id);
/** @type {(id: ElementID) => HTMLElement | null} */
export const box = (id) => $("c" + id) ?? $(id);

/** The nearest node around one that matches.
 * @type {(node: Element, selector: string) => HTMLElement | null} */
export const around = (node, selector) => node.parentElement?.closest(selector) ?? null;

/** What stands before a node, and inside of it.
 * @type {(node: Element) => HTMLElement | null} */
export const previous = (node) => /** @type {HTMLElement | null} */ (node.previousElementSibling);
/** @type {(node: Element) => HTMLElement | null} */
export const first = (node) => /** @type {HTMLElement | null} */ (node.firstElementChild);

/** What scrolls a node.
 * @type {(node: Element) => Element} */
export const scroller = (node) => node.closest("dialog > .content") ?? root;
/** @type {(html: string) => HTMLElement} */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return /** @type {HTMLElement} */ (template.content.firstElementChild);
}

/** What has the focus.
 * @type {() => Element} */
export const activeNode = () => document.activeElement ?? document.body;

/** Whether the session was there before, whether it goes on from a moment of another one, whether this is the panel beside
 * an app, or an app that has one, or its past. */
export const { resumed, restored, panel, inspected, past } = document.body.dataset;

export const live = /** @type {HTMLElement} */ ($("offline"));
export const root = document.documentElement;
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether languages are written from the right where a node stands.
 * @type {(node: Element) => boolean} */
export const isMirrored = (node) => getComputedStyle(node).direction === "rtl";

/** Looks at the sizes of nodes.
 * @type {(look: (node: HTMLElement) => void) => ResizeObserver} */
export const observer = (look) => new ResizeObserver((entries) => {
  for (const { target } of entries) look(/** @type {HTMLElement} */ (target));
});

/** Listens to events of all of the page.
 * @template {keyof DocumentEventMap} Name
 * @param {Name | Name[]} names
 * @param {(event: DocumentEventMap[Name] & { target: HTMLElement, relatedTarget: Node | null }) => void} handler
 * @param {AddEventListenerOptions | boolean} [options] */
export function on(names, handler, options) {
  for (const name of [names].flat()) document.addEventListener(name, /** @type {EventListener} */ (handler), options);
}

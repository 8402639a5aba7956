// Menus, presses and dialogs: what lies above the page, and what opens it.

import { raiseNotice } from "./assist.js";
import { report } from "./connection.js";
import { pressable } from "./events.js";
import { $, around, number, on, root, scroller } from "./page.js";
import { menuOf } from "./rows.js";

// MARK: Menus

export const openMenu = () => [...document.querySelectorAll(".items:popover-open")].at(-1);

export function closeMenus() {
  for (let menu = openMenu(); menu; menu = openMenu()) menu.hidePopover();
}

/** @type {(menu: Element) => HTMLElement[]} */
const itemsOf = (menu) =>
  [...menu.querySelectorAll("[role^=menuitem], input")].filter((item) => !item.matches(":disabled") && item.closest(".items") === menu);

/** Moves the focus in a menu; gives whether the key is one that does.
 * @type {(target: HTMLElement, key: string) => boolean} */
export function moveInMenu(target, key) {
  const items = itemsOf(/** @type {Element} */ (target.closest(".items")));
  const at = items.indexOf(target);
  if (key === "ArrowDown") items[(at + 1) % items.length]?.focus();
  else if (key === "ArrowUp") items.at(at < 1 ? -1 : at - 1)?.focus();
  else if (key === "Home") items[0]?.focus();
  else if (key === "End") items.at(-1)?.focus();
  else return false;
  return true;
}

/** Where a context menu opens. */
let menuPoint = new DOMRect();

/** Opens the menu of what is pressed; gives whether there is one.
 * @type {(node: HTMLElement, x: number, y: number) => boolean} */
function openContextMenu(node, x, y) {
  // What selects a row lies over it.
  const row = node.closest("li");
  const inside = node.closest(".context") ?? (node.matches(".choose") ? row?.querySelector(".context") : null);
  const menu = inside?.querySelector(":scope > .items") ?? (row && menuOf(row));
  if (!menu || !itemsOf(menu).length || node.closest(".items")) return false;
  openMenuAt(menu, new DOMRect(x, y));
  return true;
}

/** @type {(menu: HTMLElement, at: DOMRect) => void} */
export function openMenuAt(menu, at) {
  menuPoint = at;
  if (!menu.matches(":popover-open")) menu.showPopover();
}

on("contextmenu", (event) => {
  const box = event.target.getBoundingClientRect();
  // The keyboard has no place.
  const isByKey = event.button !== 2 && event.pointerType !== "touch";
  const [x, y] = isByKey ? [box.left, box.bottom] : [event.clientX, event.clientY];
  if (openContextMenu(event.target, x, y)) event.preventDefault();
});

// Not every browser has an event for a long press.
/** @type {number | undefined} */
let longPress;
let pressPoint = new DOMPoint();
let isLongPressed = false;
on("pointerdown", ({ target, pointerType, clientX: x, clientY: y }) => {
  isLongPressed = false;
  clearTimeout(longPress);
  if (pointerType !== "touch" || !target.closest(".context, li")) return;
  pressPoint = new DOMPoint(x, y);
  longPress = setTimeout(() => (isLongPressed = openContextMenu(target, x, y)), 500);
});
on("pointermove", ({ clientX: x, clientY: y }) => {
  if (Math.hypot(x - pressPoint.x, y - pressPoint.y) > 10) clearTimeout(longPress);
});
on(["pointerup", "pointercancel", "scroll"], () => clearTimeout(longPress), true);
// What was pressed for long is not pressed besides.
on("click", (event) => {
  if (isLongPressed && !event.target.closest(".items")) event.stopImmediatePropagation();
  isLongPressed = false;
}, true);

// MARK: Presses and pointers

/** The node that has taken the place of one that the server has written anew.
 * @type {(node: HTMLElement) => HTMLElement | null} */
const renewed = (node) => (node.isConnected ? node : node.id ? document.getElementById(node.id) : null);

/** @type {HTMLElement | null} */
let held = null;
function release() {
  const node = held && renewed(held);
  if (node) report("q", number(node), 0);
  held = null;
}
on("pointerdown", ({ target, button }) => {
  held = button === 0 ? target.closest(`:is(${pressable})[data-press]`) : null;
  if (held) report("q", number(held), 1);
});
on(["pointerup", "pointercancel", "dragend"], release);
on("pointerout", ({ relatedTarget }) => {
  if (held && !renewed(held)?.contains(relatedTarget)) release();
});

// Browsers click nothing if what was pressed is written anew before it is let go, as by a style that shows the press.
// Where a finger is lifted, they look themselves.
/** What a press is on, from the inside to the outside.
 * @type {HTMLElement[]} */
let grip = [];
on("pointerdown", ({ target, button, pointerType }) => {
  grip = [];
  if (button !== 0 || pointerType === "touch") return;
  for (let node = target.closest("*"); node; node = node.parentElement) grip.push(node);
});
on("pointerup", ({ target, clientX, clientY }) => {
  const nodes = grip;
  grip = [];
  if (!nodes.length || nodes[0].isConnected) return;
  const node = nodes.map(renewed).find((node) => node?.contains(target));
  let isClicked = false;
  const note = () => (isClicked = true);
  addEventListener("click", note, { capture: true, once: true });
  setTimeout(() => {
    removeEventListener("click", note, true);
    if (isClicked) return;
    node?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
  });
});

on(["pointerover", "pointerout"], ({ target, relatedTarget, pointerType, type }) => {
  if (pointerType === "touch") return;
  for (let node = target.closest("[data-hover]"); node; node = around(node, "[data-hover]"))
    if (!node.contains(relatedTarget)) report("v", number(node), type === "pointerover" ? 1 : 0);
});

// Content that is pulled down is asked for anew.
/** @type {[node: HTMLElement, y: number] | null} */
let pull = null;
on("touchstart", ({ target, touches: [touch] }) => {
  const node = target.closest(".refreshable");
  pull = node && scroller(node).scrollTop <= 0 ? [node, touch.clientY] : null;
}, { passive: true });
on("touchend", ({ changedTouches: [touch] }) => {
  if (pull && touch.clientY - pull[1] > 90 && scroller(pull[0]).scrollTop <= 0) report("j", number(pull[0]));
  pull = null;
});

/** How far the wheel has pulled, and when it began. */
let wheelPull = { way: 0, since: 0 };
on("wheel", ({ target, deltaY, timeStamp, ctrlKey }) => {
  const node = target.closest(".refreshable");
  if (!node || ctrlKey || deltaY >= 0 || scroller(node).scrollTop > 0 || timeStamp - wheelPull.since > 1000)
    wheelPull = { way: 0, since: timeStamp };
  else if ((wheelPull.way -= deltaY) > 300) {
    wheelPull = { way: -Infinity, since: timeStamp };
    report("j", number(node));
  }
}, { passive: true });

// A menu opens beside its button, on the side where there is more room.
on("beforetoggle", ({ target: menu, newState }) => {
  if (newState !== "open" || !menu.matches(".items")) return;
  const button = $("b" + number(menu))?.getBoundingClientRect() ?? menuPoint;
  const { clientWidth: width, clientHeight: height } = root;
  const isAtStart = button.left + button.right < width;
  const isAbove = button.bottom > height * 0.66;
  Object.assign(menu.style, {
    left: isAtStart ? `${Math.max(8, button.left)}px` : "auto",
    right: isAtStart ? "auto" : `${Math.max(8, width - button.right)}px`,
    top: isAbove ? "auto" : `${button.bottom + 6}px`,
    bottom: isAbove ? `${height - button.top + 6}px` : "auto",
  });
}, true);
on("toggle", ({ target: menu, newState }) => {
  if (newState === "open" && menu.matches?.(".items")) itemsOf(menu)[0]?.focus({ preventScroll: true });
}, true);

// MARK: Dialogs

/** @type {() => HTMLElement | undefined} */
export const topDialog = () => [...document.querySelectorAll("dialog:modal")].at(-1);

/** @type {(dialog: HTMLElement) => void} */
export function closeByHand(dialog) {
  if (dialog.hasAttribute("data-closable")) report("c", number(dialog));
}

// Whether a dialog closes is the app's decision: the browser's own ways only ask for it.
on("cancel", (event) => {
  event.preventDefault();
  closeByHand(event.target);
}, true);
on("close", ({ target }) => {
  // What comes to stand beside the screen is only modal no more.
  if (!target.isConnected || target.matches(".leaving, .beside")) return;
  closeByHand(target);
  openDialogs();
}, true);

export function openDialogs() {
  // The page behind a dialog doesn't scroll. Where it has a scroll bar, it keeps the bar's room.
  const { style, clientWidth } = root;
  style.scrollbarGutter = innerWidth > clientWidth ? "stable" : "";
  /** @type {NodeListOf<HTMLDialogElement>} */
  const closed = document.querySelectorAll("dialog:not(:modal, .leaving, .beside)");
  for (const dialog of closed) {
    dialog.removeAttribute("open");
    dialog.showModal();
    const start = dialog.querySelector("[autofocus]") ?? dialog.querySelector(".actions .cancel")
      ?? dialog.querySelector(".actions button") ?? heading(dialog) ?? dialog;
    if (start === dialog) dialog.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  /** @type {NodeListOf<HTMLDialogElement>} */
  const beside = document.querySelectorAll(".beside:is(:modal, :not([open], .leaving))");
  for (const dialog of beside) {
    if (dialog.matches(":modal")) dialog.close();
    // Unlike `show`, this leaves the focus where it is.
    dialog.open = true;
  }
  placePopovers();
  for (const dialog of document.querySelectorAll("dialog:not(.alert, .choice)")) {
    const title = heading(dialog);
    dialog.setAttribute("aria-labelledby", title?.id ?? "");
    if (!title) dialog.setAttribute("aria-label", document.title);
  }
  raiseNotice();
}

/** Puts popovers beside what they point at. Where that is a whole screen, or there is no room, they stay in the middle. */
function placePopovers() {
  /** @type {NodeListOf<HTMLElement>} */
  const popovers = document.querySelectorAll(".popover[data-at]:modal");
  for (const dialog of popovers) {
    const source = document.getElementById(dialog.dataset.at ?? "")?.getBoundingClientRect();
    // While it opens, it is drawn smaller.
    const { offsetWidth: width, offsetHeight: height } = dialog;
    const most = innerHeight - height - 16;
    const top = !source?.width ? NaN : source.bottom + 8 <= most ? source.bottom + 8 : source.top - 8 - height;
    const isBeside = innerWidth > 600 && top >= 16;
    const left = Math.max(16, Math.min((source?.left ?? 0) + ((source?.width ?? 0) - width) / 2, innerWidth - width - 16));
    Object.assign(dialog.style, isBeside ? { margin: "0", left: `${left}px`, top: `${top}px` } : { margin: "", left: "", top: "" });
  }
}
addEventListener("resize", placePopovers);

/** The title of the screen that a user sees.
 * @type {(node: ParentNode) => HTMLElement | undefined} */
export const heading = (node) => [...node.querySelectorAll("h1")].filter((title) => !title.closest("[hidden], .leaving")).at(-1);

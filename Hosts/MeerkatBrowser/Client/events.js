// What a user does with the page, by mouse, finger or keyboard.

import { markBusy } from "./assist.js";
import { isPatching, share } from "./changes.js";
import { count, report } from "./connection.js";
import { tapAt } from "./gestures.js";
import { closeByHand, closeMenus, moveInMenu, openMenu, topDialog } from "./menus.js";
import { isMirrored, number, on } from "./page.js";
import { moveRow, openMenuOf } from "./rows.js";
import { resizeSheet } from "./screens.js";

/** What a press is told of: buttons, and links that are controls. */
export const pressable = "button:not(:disabled), a[id]:not([aria-disabled])";
/** @type {string | null} */
export let pressed = null;
/** @type {Element | null} */
export let composing = null;

/** @type {(node: HTMLElement) => void} */
export function press(node) {
  if (node.matches("[data-detents] > .grabber")) return resizeSheet(/** @type {HTMLElement} */ (node.parentElement));
  pressed = node.id;
  const { event, id, value } = /** @type {{ event?: keyof Events, id?: string, value?: string }} */ (node.dataset);
  if (!node.id) pressed = null;
  const before = count;
  const values = /** @type {Events["s"]} */ (value === undefined ? [] : [+value]);
  report(event ?? "t", event ? Number(id) : number(node), ...values);
  if (count > before) markBusy(node, count);
}

on("click", (event) => {
  const node = event.target.closest("button, a[id], input, textarea, label, [data-taps]");
  if (node?.matches("[popovertarget]")) return;
  if (node?.matches(".more")) return openMenuOf(node.closest("li"), node.getBoundingClientRect());
  if (node?.matches(".remove, .handle")) return;
  if (node?.matches(pressable)) {
    // In another tab or window, a link is the browser's own business.
    const href = node.hasAttribute("href");
    if (href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    if (href) event.preventDefault();
    const shared = node.closest("[data-share]");
    if (shared) share(shared.dataset.share ?? "");
    press(node);
    if (node.matches("[role^=menuitem]")) closeMenus();
  }
  else if (node?.matches("[data-gesture~=touch]")) return;
  else if (node?.dataset.taps && event.detail % +node.dataset.taps === 0) {
    if (!node.dataset.gesture) press(node);
    // Where fingers are followed, the app has seen the tap. Screen readers click without any.
    else if (event.detail === 0 || !node.closest("[data-gesture~=touch]"))
      tapAt(node, event.clientX, event.clientY);
  }
  else if (event.target.matches("dialog[data-closable]:not(.alert)") && isOutside(event))
    report("c", number(event.target));
});

/** Whether a click is meant for what is around a dialog: the second tap on what opened it isn't.
 * @type {(event: MouseEvent & { target: HTMLElement }) => boolean} */
function isOutside({ target, detail, clientX: x, clientY: y }) {
  if (detail > 1 || target.getAnimations().some((one) => one.playState === "running")) return false;
  const box = target.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

on("input", (event) => {
  const target = /** @type {HTMLInputElement} */ (event.target);
  if (target.type === "checkbox") report("o", number(target), target.checked ? 1 : 0);
  else if (target.matches("select, [type=radio]"))
    report("p", number(target.closest(".picker, .choices") ?? target), +target.value);
  else if (target !== composing) report("i", number(target), target.value);
});

// Half a composed character is nobody's business but the keyboard's.
on("compositionstart", ({ target }) => (composing = target));
on("compositionend", ({ target }) => {
  composing = null;
  report("i", number(target), /** @type {HTMLInputElement} */ (target).value);
});

on(["focusin", "focusout"], ({ target, type }) => {
  if (target.matches(".field") && !isPatching) report("f", number(target), type === "focusin" ? 1 : 0);
});

on("keydown", (event) => {
  const { key, target } = event;
  const dialog = topDialog();
  // Safari ends a composition before it tells of the key that did so, with the code of a key that was taken.
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
  if (key === "Enter" && target.matches("input.field")) {
    report("r", number(target));
    pressShortcut(event);
  }
  else if ((key === "Enter" || key === " ") && target.matches("[data-taps], a[id]:not([href])")) press(target);
  else if (key === "Escape" && openMenu()) return;
  else if (pressShortcut(event)) return event.preventDefault();
  else if (key === "Escape" && dialog) closeByHand(dialog);
  else if (target.closest(".items:popover-open") && moveInMenu(target, key)) return event.preventDefault();
  else if (target.matches(".handle") && moveRow(target, key)) return event.preventDefault();
  else if (key.startsWith("Arrow") && target.matches("[role=tab]")) moveTab(target, key);
  else if ((key === "Delete" || key === "Backspace") && deleteRow(event)) return event.preventDefault();
  else return;
  if (key !== "Enter" || !target.matches("input")) event.preventDefault();
});

/** Deletes the row that has the focus; gives whether it is one that can be deleted.
 * @type {(event: Key) => boolean} */
function deleteRow({ target, altKey, ctrlKey, shiftKey }) {
  if (altKey || ctrlKey || shiftKey || target.matches("input, textarea, select")) return false;
  const buttons = target.closest("li")?.querySelectorAll(":scope > .row-actions > .swipes button.destructive:enabled");
  const button = [...(buttons ?? [])].at(-1);
  button?.click();
  return Boolean(button);
}

/** Presses the button to which the app gives these keys; gives whether there is one.
 * @type {(event: Key) => boolean} */
function pressShortcut(event) {
  const dialog = topDialog();
  const buttons = [...document.querySelectorAll(`:is(${pressable})[aria-keyshortcuts]`)];
  const button = buttons.find((one) => isMeant(one.getAttribute("aria-keyshortcuts") ?? "", event)
    && !one.closest("[inert], [hidden]") && (!dialog || dialog.contains(one)));
  button?.click();
  return button !== undefined;
}

/** Whether keys such as `Shift+Meta+S` are those that are pressed. Ctrl is the command key where there is no other.
 * @type {(keys: string, event: Key) => boolean} */
function isMeant(keys, { key, code, altKey, ctrlKey, metaKey, shiftKey, target }) {
  const held = keys.endsWith("++") ? keys.slice(0, -2).split("+") : keys.split("+").slice(0, -1);
  const name = keys.endsWith("+") ? "+" : keys.split("+").at(-1) ?? "";
  const isKey = name.toLowerCase() === (key === " " ? "space" : key.toLowerCase())
    || /^[A-Z0-9]$/.test(name) && /^(Key|Digit)/.test(code) && code.endsWith(name);
  if (!isKey) return false;
  if (held.length === 0) {
    if (altKey || ctrlKey || metaKey) return false;
    if (name === "Escape") return true;
    return target.matches(name === "Enter" ? "input, body, h1, dialog" : "body, h1, dialog");
  }
  const isCommand = held.includes("Meta") ? metaKey || ctrlKey : !metaKey && ctrlKey === held.includes("Control");
  const isShift = shiftKey === held.includes("Shift") || !/^[A-Z0-9]$|../.test(name);
  return isCommand && isShift && altKey === held.includes("Alt");
}

/** @type {(tab: Element, key: string) => void} */
function moveTab(tab, key) {
  const isNext = key === "ArrowDown" || key === (isMirrored(tab) ? "ArrowLeft" : "ArrowRight");
  const step = isNext ? "nextElementSibling" : "previousElementSibling";
  tab[step]?.focus();
  tab[step]?.click();
}

// Rows: a finger shows their actions at the edges, the pointer and the keyboard a menu of them. While a list is edited,
// its rows are dragged.

import { report } from "./connection.js";
import { takeClick } from "./gestures.js";
import { openMenuAt } from "./menus.js";
import { $, isMirrored, number, on, stillness } from "./page.js";

// MARK: Swiping

/** The row that shows its actions, and how far it stands aside: positive towards its end. */
let shown = /** @type {{ row: HTMLElement, shift: number } | null} */ (null);

/** @type {(row: Element, edge: string) => HTMLElement | null} */
const actionsAt = (row, edge) => row.querySelector(`:scope > .row-actions > .swipes.${edge}`);

/** Shows a row so far aside; what comes to sight follows the finger beyond the width of its buttons.
 * @type {(row: HTMLElement, shift: number) => void} */
function shift(row, shift) {
  if (shown && shown.row !== row) hideActions();
  shown = { row, shift };
  row.classList.add("swiped");
  row.style.setProperty("--shift", `${shift * (isMirrored(row) ? -1 : 1)}px`);
  row.style.setProperty("--reach", `${Math.abs(shift)}px`);
}

/** Has a row stand as far aside as its actions are wide.
 * @type {(row: HTMLElement, edge: string) => void} */
function showActions(row, edge) {
  row.classList.remove("swiping", "whole");
  shift(row, edge === "leading" ? 0.01 : -0.01);
  const width = actionsAt(row, edge)?.offsetWidth ?? 0;
  shift(row, edge === "leading" ? width : -width);
}

/** Has the row that stands aside come back. */
function hideActions() {
  const row = shown?.row;
  shown = null;
  row?.classList.remove("swiping", "whole");
  row?.style.setProperty("--shift", "0px");
  const end = () => shown?.row !== row && row?.classList.remove("swiped");
  if (stillness.matches) end();
  else setTimeout(end, 250);
}

/** The row under a finger. */
let rowSwipe = /** @type {RowSwipe | null} */ (null);
/** Whether a press only has the actions go. */
let isHiding = false;

on("pointerdown", ({ target, pointerId, pointerType, button, clientX: x, clientY: y }) => {
  const row = target.closest("li");
  isHiding = shown !== null && !target.closest(".swipes, .remove");
  const from = shown?.row === row ? shown?.shift ?? 0 : 0;
  if (isHiding) hideActions();
  if (pointerType === "mouse" || button !== 0 || !row?.querySelector(":scope > .row-actions > .swipes") || row.closest(".editing")) return;
  rowSwipe = { row, pointerId, x, y, from, shift: from, isMoved: false, times: [] };
});

on("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
  if (rowSwipe?.pointerId !== pointerId) return;
  const { row, from } = rowSwipe;
  const way = (x - rowSwipe.x) * (isMirrored(row) ? -1 : 1);
  if (!rowSwipe.isMoved && (Math.abs(way) < 10 || Math.abs(way) < Math.abs(y - rowSwipe.y))) return;
  rowSwipe.isMoved = true;
  rowSwipe.times = [...rowSwipe.times.slice(-4), [performance.now(), way]];
  row.classList.add("swiped", "swiping");
  const edge = from + way > 0 ? "leading" : "trailing";
  const actions = actionsAt(row, edge);
  rowSwipe.shift = actions ? from + way : (from + way) / 8;
  rowSwipe.isWhole = Boolean(actions?.matches(".whole")) && Math.abs(rowSwipe.shift) > row.offsetWidth * 0.6;
  row.classList.toggle("whole", rowSwipe.isWhole);
  shift(row, rowSwipe.shift);
});

on(["pointerup", "pointercancel"], ({ pointerId, type }) => {
  if (isHiding && type === "pointerup") takeClick();
  if (rowSwipe?.pointerId !== pointerId) return;
  const { row, shift, isMoved, isWhole, times } = rowSwipe;
  rowSwipe = null;
  if (!isMoved) return;
  takeClick();
  const edge = shift > 0 ? "leading" : "trailing";
  const actions = actionsAt(row, edge);
  const [[since, start], [, last]] = [times[0], times[times.length - 1]];
  const speed = ((last - start) / Math.max(1, performance.now() - since)) * Math.sign(shift);
  if (type === "pointercancel" || !actions) return hideActions();
  if (isWhole) {
    hideActions();
    return actions.querySelector("button")?.click();
  }
  if (speed > 0.3 || (speed > -0.3 && Math.abs(shift) > 40)) showActions(row, edge);
  else hideActions();
});

on("scroll", () => shown && !rowSwipe && hideActions(), true);
on("click", ({ target }) => {
  if (target.closest(".remove")) showActions(/** @type {HTMLElement} */ (target.closest("li")), "trailing");
  else if (target.closest(".swipes")) hideActions();
});

// MARK: The menu of a row

/** Makes a menu of the actions of a row.
 * @type {(row: Element) => HTMLElement | null} */
export function menuOf(row) {
  const buttons = row.querySelectorAll(":scope > .row-actions :is(.swipes button, [data-event])");
  if (!buttons.length || row.closest(".editing")) return null;
  const menu = document.createElement("div");
  Object.assign(menu, { className: "items", popover: "auto", role: "menu", ariaLabel: $("word-actions")?.textContent ?? "" });
  menu.append(...[...buttons].map(itemFor));
  (row.closest("dialog") ?? document.body).append(menu);
  menu.addEventListener("toggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState === "closed") menu.remove();
  });
  return menu;
}

/** Opens the menu of a row beside a button.
 * @type {(row: Element | null, at: DOMRect) => void} */
export function openMenuOf(row, at) {
  const menu = row && menuOf(row);
  if (menu) openMenuAt(menu, at);
}

/** An item of a menu that does what a button does.
 * @type {(button: HTMLElement) => HTMLElement} */
function itemFor(button) {
  const item = /** @type {HTMLElement} */ (button.cloneNode(true));
  item.setAttribute("role", "menuitem");
  if (!item.dataset.event) Object.assign(item.dataset, { event: "t", id: number(button) });
  for (const one of [item, ...item.querySelectorAll("[id]")]) one.removeAttribute("id");
  return item;
}

// MARK: Dragging

/** The row that is dragged in a list. */
let moved = /** @type {RowDrag | null} */ (null);

on("pointerdown", ({ target, pointerId, button, clientY: y }) => {
  const row = target.closest(".handle")?.closest("li");
  if (!row || button !== 0 || moved) return;
  const rows = [...(row.parentElement?.children ?? [])].filter((one) => one.matches("li:has(> .row-actions > .handle)"));
  const place = rows.indexOf(row);
  moved = { row, rows, pointerId, y, place, to: place };
  row.classList.add("dragged");
  target.setPointerCapture(pointerId);
});

on("pointermove", ({ pointerId, clientY: y }) => {
  if (moved?.pointerId !== pointerId || moved.event) return;
  const { row, rows, place } = moved;
  const way = y - moved.y;
  row.style.translate = `0 ${way}px`;
  // A row makes room as soon as the one that comes lies over the half of it.
  const top = row.offsetTop + way;
  const middle = (/** @type {HTMLElement} */ one) => one.offsetTop + one.offsetHeight / 2;
  moved.to = place + rows.slice(place + 1).filter((one) => middle(one) < top + row.offsetHeight).length
    - rows.slice(0, place).filter((one) => middle(one) > top).length;
  for (const [index, one] of rows.entries()) {
    if (one === row) continue;
    const aside = index > place && index <= moved.to ? -1 : index < place && index >= moved.to ? 1 : 0;
    one.style.translate = aside ? `0 ${aside * row.offsetHeight}px` : "";
  }
});

on(["pointerup", "pointercancel"], ({ pointerId, type }) => {
  if (moved?.pointerId !== pointerId || moved.event) return;
  const { row, place, to } = moved;
  if (type === "pointercancel" || to === place) return dropRow();
  takeClick();
  moved.event = report(to < place ? "y" : "z", number(row), Math.abs(to - place));
  if (!moved.event) dropRow();
});

/** What the app has made of a row that was dragged, the page shows already.
 * @type {(acknowledged: number) => void} */
export function answerRowDrag(acknowledged) {
  if (moved?.event && moved.event <= acknowledged) dropRow();
}

/** Puts all rows where they stand. */
function dropRow() {
  const { row, rows } = /** @type {RowDrag} */ (moved);
  moved = null;
  const { top } = row.getBoundingClientRect();
  row.classList.remove("dragged");
  for (const one of rows) one.style.translate = "";
  const way = top - row.getBoundingClientRect().top;
  if (!stillness.matches) row.animate([{ translate: `0 ${way}px` }, { translate: "0 0" }], { duration: 200, easing: "ease-out" });
}

/** Moves a row by the keyboard; gives whether the key is one that does.
 * @type {(handle: Element, key: string) => boolean} */
export function moveRow(handle, key) {
  const row = handle.closest("li");
  if (!row || (key !== "ArrowUp" && key !== "ArrowDown")) return false;
  report(key === "ArrowUp" ? "y" : "z", number(row));
  return true;
}

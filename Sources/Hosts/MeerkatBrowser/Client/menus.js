// Menus, presses and dialogs: what lies above the page, and what opens it.

// MARK: Menus

const openMenu = () => [...document.querySelectorAll(".items:popover-open")].at(-1);

function closeMenus() {
  for (let menu = openMenu(); menu; menu = openMenu()) menu.hidePopover();
}

const itemsOf = (menu) =>
  [...menu.querySelectorAll("[role^=menuitem], input")].filter((item) => !item.disabled && item.closest(".items") === menu);

/** Moves the focus in a menu; gives whether the key is one that does. */
function moveInMenu(target, key) {
  const menu = target.closest(".items");
  const items = itemsOf(menu);
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

/** Opens the menu of what is pressed; gives whether there is one. */
function openContextMenu(node, x, y) {
  const menu = node.closest(".context")?.querySelector(":scope > .items");
  if (!menu || !itemsOf(menu).length || node.closest(".items")) return false;
  menuPoint = new DOMRect(x, y);
  if (!menu.matches(":popover-open")) menu.showPopover();
  return true;
}

document.addEventListener("contextmenu", (event) => {
  const box = event.target.getBoundingClientRect();
  // The keyboard has no place.
  const isByKey = event.button !== 2 && event.pointerType !== "touch";
  const [x, y] = isByKey ? [box.left, box.bottom] : [event.clientX, event.clientY];
  if (openContextMenu(event.target, x, y)) event.preventDefault();
});

// Not every browser has an event for a long press.
let longPress = null;
let isLongPressed = false;
document.addEventListener("pointerdown", ({ target, pointerType, clientX: x, clientY: y }) => {
  isLongPressed = false;
  clearTimeout(longPress);
  if (pointerType === "touch" && target.closest(".context"))
    longPress = setTimeout(() => (isLongPressed = openContextMenu(target, x, y)), 500);
});
for (const name of ["pointerup", "pointercancel", "scroll"])
  document.addEventListener(name, () => clearTimeout(longPress), true);
// What was pressed for long is not pressed besides.
document.addEventListener("click", (event) => {
  if (isLongPressed && !event.target.closest(".items")) event.stopImmediatePropagation();
  isLongPressed = false;
}, true);

// MARK: Presses and pointers

let held = null;
function release() {
  if (held?.isConnected) report("q", number(held), 0);
  held = null;
}
document.addEventListener("pointerdown", ({ target, button }) => {
  held = button === 0 ? target.closest(`:is(${pressable})[data-press]`) : null;
  if (held) report("q", number(held), 1);
});
for (const name of ["pointerup", "pointercancel", "dragend"]) document.addEventListener(name, release);
document.addEventListener("pointerout", ({ relatedTarget }) => {
  if (held && !held.contains(relatedTarget)) release();
});

for (const [name, isAbove] of [["pointerover", 1], ["pointerout", 0]])
  document.addEventListener(name, ({ target, relatedTarget, pointerType }) => {
    if (pointerType === "touch") return;
    for (let node = target.closest("[data-hover]"); node; node = node.parentElement?.closest("[data-hover]"))
      if (!node.contains(relatedTarget)) report("v", number(node), isAbove);
  });

// Content that is pulled down is asked for anew.
let pull = null;
document.addEventListener("touchstart", ({ target, touches: [touch] }) => {
  const node = target.closest(".refreshable");
  pull = node && scroller(node).scrollTop <= 0 ? [node, touch.clientY] : null;
}, { passive: true });
document.addEventListener("touchend", ({ changedTouches: [touch] }) => {
  if (pull && touch.clientY - pull[1] > 90 && scroller(pull[0]).scrollTop <= 0) report("j", number(pull[0]));
  pull = null;
});

// A menu opens beside its button, on the side where there is more room.
document.addEventListener("beforetoggle", ({ target: menu, newState }) => {
  if (newState !== "open" || !menu.matches(".items")) return;
  const button = $("b" + number(menu))?.getBoundingClientRect() ?? menuPoint;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isAtStart = button.left + button.right < width;
  const isAbove = button.bottom > height * 0.66;
  Object.assign(menu.style, {
    left: isAtStart ? `${Math.max(8, button.left)}px` : "auto",
    right: isAtStart ? "auto" : `${Math.max(8, width - button.right)}px`,
    top: isAbove ? "auto" : `${button.bottom + 6}px`,
    bottom: isAbove ? `${height - button.top + 6}px` : "auto",
  });
}, true);
document.addEventListener("toggle", ({ target: menu, newState }) => {
  if (newState === "open" && menu.matches?.(".items")) itemsOf(menu)[0]?.focus({ preventScroll: true });
}, true);

// MARK: Dialogs

const topDialog = () => [...document.querySelectorAll("dialog:modal")].at(-1);

function closeByHand(dialog) {
  if (dialog.hasAttribute("data-closable")) report("c", number(dialog));
}

// Whether a dialog closes is the app's decision: the browser's own ways only ask for it.
document.addEventListener("cancel", (event) => {
  event.preventDefault();
  closeByHand(event.target);
}, true);
document.addEventListener("close", ({ target }) => {
  if (!target.isConnected || target.matches(".leaving")) return;
  closeByHand(target);
  openDialogs();
}, true);

function openDialogs() {
  // The page behind a dialog doesn't scroll. Where it has a scroll bar, it keeps the bar's room.
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = innerWidth > clientWidth ? "stable" : "";
  for (const dialog of document.querySelectorAll("dialog:not(:modal, .leaving)")) {
    dialog.removeAttribute("open");
    dialog.showModal();
    const start = dialog.querySelector("[autofocus]") ?? dialog.querySelector(".actions .cancel")
      ?? dialog.querySelector(".actions button") ?? heading(dialog) ?? dialog;
    if (start === dialog) dialog.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  for (const dialog of document.querySelectorAll("dialog:not(.alert, .choice)")) {
    const title = heading(dialog);
    dialog.setAttribute("aria-labelledby", title?.id ?? "");
    if (!title) dialog.setAttribute("aria-label", document.title);
  }
  raiseNotice();
}

/** The title of the screen that a person sees. */
const heading = (node) => [...node.querySelectorAll("h1")].filter((title) => !title.closest("[hidden], .leaving")).at(-1);

// What comes down from the server: changes to the nodes of the page.

import {
  announce, describeFields, fitBacks, reachScrollers, refocus, rescueNotice, tellings, trail,
} from "./assist.js";
import { isAhead, isPending, isStoredAhead, noteSeen, pending, report, states } from "./connection.js";
import { composing, pressed } from "./events.js";
import { setPlace } from "./history.js";
import { observeSkipped } from "./lists.js";
import { openDialogs } from "./menus.js";
import { noteBefore, noteInsertion, removeInTime, setTiming, showAfter } from "./motion.js";
import { $, activeNode, box, number, observer, parse, previous, root, row, scroller, stillness } from "./page.js";
import { noteView, sayForAWhile, select, selectionOf, showView } from "./resuming.js";
import { divide, observeRows, undivide } from "./shares.js";
import { dismiss, finishSlides, handOverSwipe, keepScreen, showByBrowser, slideIn, slideOut } from "./screens.js";
import { kept, store, storeForAll } from "./storage.js";

export let isPatching = false;
/** The nodes that a patch has changed, and those in which something has come or gone.
 * @type {Set<Element>} */
const touched = new Set();
/** @type {HTMLElement[]} */
let pushed = [];
/** What the app wants to be in sight, and where.
 * @type {[node: Element | null, block: ScrollLogicalPosition] | null} */
let scrolled = null;
/** @type {{ gone: string, below: HTMLElement | null, area: Element, screen: HTMLElement }[]} */
let popped = [];
/** From where a screen was opened, and how far the one below was scrolled: by the screen's id.
 * @type {Map<string, string>} */
const origins = new Map();
/** @type {Map<string, number>} */
export const scrolls = new Map();

/** @type {{ [Kind in keyof Changes]: (...values: Changes[Kind]) => void }} */
const operations = {
  t(id, text) {
    const node = $(id);
    if (!node) return;
    for (const name of node.getAttributeNames()) if (name !== "id") node.removeAttribute(name);
    node.textContent = text;
    touched.add(node);
  },
  a(id, tag) {
    const node = $(id);
    if (!node) return;
    copyAttributes(parse(tag), node);
    touched.add(node);
  },
  x(id, html) {
    const [node, old] = [parse(html), $(id)];
    takeMoved(node, old);
    old?.replaceWith(node);
    touched.add(node);
  },
  i(parent, next, html) {
    const node = parse(html);
    if (node.matches(".screen")) finishSlides();
    (row(number(node)) ?? $(node.id))?.remove();
    takeMoved(node, null);
    place(node, parent, next);
    noteInsertion(node);
    if (!node.matches(".screen") || !node.previousElementSibling) return;
    scrolls.set(node.previousElementSibling.id, scroller(node).scrollTop);
    pushed.push(node);
  },
  m(parent, next, id) {
    const node = row(id);
    if (!node) return;
    if (node.parentElement) touched.add(node.parentElement);
    place(node, parent, next);
  },
  d(id) {
    const node = row(id);
    if (!node) return;
    if (node.matches(".screen")) {
      finishSlides();
      popped.push({ gone: node.id, below: previous(node), area: scroller(node), screen: node });
      if (keepScreen(node)) return;
    }
    rescueNotice(node);
    if (node.parentElement) touched.add(node.parentElement);
    if (removeInTime(node)) return;
    if (node instanceof HTMLDialogElement) dismiss(node, () => stillness.matches || report("d", id));
    else node.remove();
  },
  v(id, value) {
    const node = $(id);
    if (node && node !== composing && !isAhead(number(node))) setValue(node, value);
  },
  n: setPlace,
  k(key, value) {
    if (value === undefined) kept.delete(key);
    else kept.set(key, value);
    store("meerkat-scene", JSON.stringify([...kept]));
  },
  l(key, value) {
    // What this page has told, and the app has not heard yet, is newer.
    if (!isStoredAhead(key)) storeForAll(key, value);
  },
  c(scheme) {
    root.className = scheme;
  },
  o(href) {
    Object.assign(document.createElement("a"), { href, target: "_blank", rel: "noopener" }).click();
  },
  y(text) {
    navigator.clipboard?.writeText(text).catch(() => {});
  },
  f: setTiming,
  s(id, block) {
    scrolled = [row(id), block];
  },
  // See `goOn`.
  z() {},
  b(ids) {
    window.dispatchEvent(new CustomEvent("evaluated", { detail: ids }));
  },
  // See `noteForPast`.
  p() {},
  u(title, text, isBusy) {
    window.dispatchEvent(new CustomEvent("built", { detail: { title, text, isBusy } }));
  },
  w(patch, html) {
    noteSeen(patch);
    root.className = "";
    const view = noteView();
    for (const dialog of document.querySelectorAll("dialog")) {
      rescueNotice(dialog);
      dialog.remove();
    }
    document.querySelector("main")?.replaceWith(parse(html));
    replaced = { ...view, fields: [], active: null };
  },
};

/** @type {(node: Element, value: string | number) => void} */
function setValue(node, value) {
  const field = /** @type {HTMLInputElement} */ (node);
  if (field.type === "checkbox") field.checked = value === 1;
  else if (node.matches(".choices")) {
    const radios = /** @type {NodeListOf<HTMLInputElement>} */ (node.querySelectorAll("[type=radio]"));
    for (const radio of radios) radio.checked = +radio.value === value;
  } else if (field.value !== String(value)) field.value = String(value);
}

/** Takes away what has come from elsewhere into a node that is about to come.
 * @type {(node: Element, old: Element | null) => void} */
function takeMoved(node, old) {
  for (const part of node.querySelectorAll("[id]")) {
    const moved = $(part.id);
    if (moved && !old?.contains(moved)) (row(number(moved)) ?? moved).remove();
  }
}

/** @type {(node: Element, parent: number, next: number) => void} */
function place(node, parent, next) {
  const into = box(parent);
  if (into) touched.add(into);
  const found = next ? row(next) : null;
  const before = found?.parentNode === into ? found : null;
  // What moves keeps the focus and whatever runs inside, where the browser knows how.
  if (into?.moveBefore && node.isConnected) into.moveBefore(node, before);
  else into?.insertBefore(node, before);
}

/** @type {(from: HTMLElement, to: HTMLElement) => void} */
function copyAttributes(from, to) {
  const wasHidden = isOutOfSight(to), isHidden = isOutOfSight(from);
  const shown = to.matches(".column") ? to.parentElement?.querySelector(":scope > .in-sight") : to;
  if (wasHidden !== isHidden && shown && !isOutOfSight(shown)) {
    scrolls.set(shown.id, scroller(shown).scrollTop);
    left = shown;
  }
  for (const name of to.getAttributeNames())
    if (!from.hasAttribute(name) && !["open", "value", "checked"].includes(name) && !isOwnStyle(to, name))
      to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  if (!wasHidden || isHidden) return;
  // A column after the one that was seen begins at its top.
  const isNext = to.matches(".column") && left && left.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
  scroller(to).scrollTop = isNext ? 0 : scrolls.get(to.id) ?? 0;
}

/** The page of a tab, or the column, that was seen last.
 * @type {Element | null} */
let left = null;

/** Whether the page of a tab or a column is there and not seen.
 * @type {(node: Element) => boolean} */
const isOutOfSight = (node) => node.matches(".page[hidden], .column:not(.in-sight)");

/** The page itself decides how high skipped rows are.
 * @type {(node: Element, name: string) => boolean} */
const isOwnStyle = (node, name) => name === "style" && node.matches(".skipped");

/** @type {(changes: Change[]) => void} */
export function apply(changes) {
  isPatching = true;
  noteBefore(changes);
  const active = activeNode();
  const dialogs = document.querySelectorAll("dialog").length;
  const selection = selectionOf(active);
  const [around, told] = [trail(active), tellings()];
  for (const [kind, ...values] of changes) /** @type {(...values: any[]) => void} */ (operations[kind])?.(...values);
  restoreTyping();
  openDialogs();
  divide([...touched].filter((node) => node.isConnected));
  touched.clear();
  restoreFocus(active, selection);
  const isNewScreen = pushed.length + popped.length > 0 || dialogs !== document.querySelectorAll("dialog").length;
  if (popped.length) handOverSwipe();
  showScreens(active);
  if (active !== document.body) refocus(around);
  if (replaced) showView(replaced);
  replaced = null;
  announce(told, isNewScreen);
  showAfter();
  showByBrowser(false);
  settle();
  observeSizes();
  observeSkipped();
  isPatching = false;
  followFocus();
  // What is scrolled to may have been made by the same patch.
  scrolled?.[0]?.scrollIntoView({ block: scrolled[1], inline: "nearest" });
  scrolled = null;
}

/** How far all was scrolled in a page that is replaced as a whole.
 * @type {View | null} */
let replaced = null;

/** Brings in order what depends on all of the page. */
export function settle() {
  fitBacks();
  describeFields();
  reachScrollers();
}

/** Puts back what was typed into nodes that were written anew meanwhile. */
function restoreTyping() {
  // Of several events of one control, the last one is what a user sees.
  const latest = new Map(pending.filter(([, kind]) => states.includes(kind)).map((event) => [event[2], event]));
  for (const [, kind, id, value] of latest.values()) {
    const node = kind === "i" ? $(id) : $("i" + id) ?? $(id);
    if (node && node !== composing && value !== undefined) setValue(node, value);
  }
}

/** @type {(active: Element, selection: View["selection"]) => void} */
function restoreFocus(active, selection) {
  if (activeNode() !== document.body || active === document.body || !active.id) return;
  const node = $(active.id);
  if (!node || node.closest("[inert]")) return;
  node.focus({ preventScroll: true });
  if (selection) select(node, selection);
}

/** The field that has the focus by the app's own word. */
let focused = "";

/** Moves the focus where the app wants it, unless a user has just moved it. */
export function followFocus() {
  const node = [...document.querySelectorAll("[data-focus]")].find((field) => !field.closest("[inert], [hidden]"));
  const last = focused;
  focused = node?.id ?? "";
  if (focused === last || isPending("f")) return;
  if (node) node.focus();
  else if (activeNode().id === last) activeNode().blur();
}

/** Moves the focus with the screens: to the title of a new one, and back to what opened it.
 * @type {(active: Element) => void} */
function showScreens(active) {
  const [first] = popped;
  const left = popped.map(({ screen }) => screen).findLast((screen) => screen.isConnected);
  if (first?.below) {
    const { gone, below, area } = first;
    area.scrollTop = scrolls.get(below.id) ?? 0;
    const origin = $(origins.get(gone) ?? "");
    (origin && !origin.closest("[inert]") ? origin : below.querySelector("h1"))?.focus({ preventScroll: true });
    const under = left && previous(left);
    if (left && under && !pushed.length) slideOut(left, under);
    else left?.remove();
  } else left?.remove();
  const screen = pushed.at(-1);
  if (screen?.isConnected) {
    origins.set(screen.id, pressed ?? active.id);
    scroller(screen).scrollTop = 0;
    screen.querySelector("h1")?.focus({ preventScroll: true });
    slideIn(screen, previous(pushed[0]));
  }
  pushed = [];
  popped = [];
}

/** What the server has been told, and what it knew then: it may not have answered yet.
 * @type {WeakMap<Element, { size: string, before: string | undefined }>} */
const toldSizes = new WeakMap();

const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect: { width, height } } of entries)
    // What has been replaced has no size any more.
    if (target.isConnected) tellSize(/** @type {HTMLElement} */ (target), target.matches(placed) ? roomOf(target) : width, height);
});

/** @type {(node: HTMLElement, width: number, height: number) => void} */
function tellSize(node, width, height) {
  // What the server knows already is no news, nor is less than half a point: it may lie between two whole ones.
  const before = node.dataset.size;
  const last = toldSizes.get(node);
  const [knownWidth, knownHeight] = ((last?.before === before ? last?.size : before) ?? "").split(" ").map(Number);
  if (Math.abs(width - knownWidth) <= 0.5 && Math.abs(height - knownHeight) <= 0.5) return;
  const [wide, high] = [Math.round(width), Math.round(height)];
  toldSizes.set(node, { size: `${wide} ${high}`, before });
  report("g", number(node), wide, high);
}

/** A custom layout that is as wide as it says, which may be less than it was offered. */
const placed = "layout-view.placed";

/** How wide a custom layout could be.
 * @type {(node: Element) => number} */
function roomOf(node) {
  node.classList.add("measuring");
  const width = node.clientWidth;
  node.classList.remove("measuring");
  return width;
}

function tellRooms() {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(placed)))
    if (node.checkVisibility()) tellSize(node, roomOf(node), node.clientHeight);
}
addEventListener("resize", tellRooms);

export function observeSizes() {
  for (const node of document.querySelectorAll(".geometry, .sized")) sizes.observe(node);
  tellRooms();
  observeRows();
  for (const node of document.querySelectorAll(".inset")) {
    insets.observe(node);
    measureInset(node);
  }
  for (const node of document.querySelectorAll(".fitting")) {
    fitting.observe(node);
    fit(node);
  }
}

const insets = observer(measureInset);

/** Tells the neighbours of what stands at an edge how much of the safe area it takes there.
 * @type {(node: HTMLElement) => void} */
function measureInset(node) {
  // What isn't shown has no size; it is measured when it comes to sight.
  if (!node.checkVisibility()) return;
  const stack = /** @type {HTMLElement} */ (node.parentElement);
  const edge = ["top", "bottom", "leading", "trailing"].find((name) => node.classList.contains("inset-" + name));
  const isLine = edge === "top" || edge === "bottom";
  const gap = parseFloat(getComputedStyle(stack)[isLine ? "rowGap" : "columnGap"]) || 0;
  const outer = parseFloat(getComputedStyle(stack.parentElement ?? root).getPropertyValue("--unsafe-" + edge)) || 0;
  const value = `${(isLine ? node.offsetHeight : node.offsetWidth) + gap + outer}px`;
  if (stack.style.getPropertyValue("--unsafe-" + edge) === value) return;
  stack.style.setProperty("--unsafe-" + edge, value);
  // It counts for what stands at the edges further inside, too.
  for (const inner of /** @type {NodeListOf<HTMLElement>} */ (stack.querySelectorAll(".inset"))) measureInset(inner);
}

const fitting = observer(fit);

/** Shows the first of several views that is no wider than its place, else the last one.
 * @type {(node: HTMLElement) => void} */
function fit(node) {
  undivide(node);
  node.classList.add("measuring");
  const views = [...node.children].filter((view) => !view.matches(".leaving"));
  const first = views.findIndex((view) => view.offsetWidth <= node.clientWidth);
  node.classList.remove("measuring");
  const shown = first < 0 || !node.matches(".gx") ? views.length - 1 : first;
  for (const [index, view] of views.entries()) view.toggleAttribute("data-unfit", index !== shown);
  divide([node]);
}

/** Gives a text to other apps, or at least to the clipboard.
 * @type {(text: string) => Promise<void>} */
export async function share(text) {
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    sayForAWhile($("word-copied")?.textContent ?? "");
  } catch {}
}

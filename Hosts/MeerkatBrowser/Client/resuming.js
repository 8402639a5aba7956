// Another server goes on with the session: its elements have other numbers.

import { scrolls } from "./changes.js";
import { broken, forgetElements, heard, report, say, told, wasOpen } from "./connection.js";
import { here } from "./history.js";
import { $, activeNode, live, number, root } from "./page.js";
import { isReload, pauseOfReloads, reload, store } from "./storage.js";
import { meetSession } from "./surroundings.js";

/** The fields in which a user has typed.
 * @type {WeakSet<Element>} */
const typed = new WeakSet();

/** @type {(id: number) => void} */
export function noteTyping(id) {
  const field = $(id);
  if (field) typed.add(field);
}

/** What is selected of a text. Fields for dates and colours have no selection.
 * @type {(node: Element) => View["selection"]} */
export function selectionOf(node) {
  const field = /** @type {HTMLInputElement} */ (node);
  return field.matches(".field:not(.compact)") ? [field.selectionStart, field.selectionEnd] : null;
}

/** @type {(node: Element, selection: [number | null, number | null]) => void} */
export const select = (node, selection) => /** @type {HTMLInputElement} */ (node).setSelectionRange?.(...selection);

/** @type {(parent: Element, tag: string) => HTMLElement[]} */
const like = (parent, tag) => [...parent.children].filter((one) => one.tagName === tag);

/** The way from the document to a node, the same in two pages that show the same: elements have other numbers there.
 * @type {(node: Element | null) => Way} */
function way(node) {
  const steps = /** @type {Way} */ ([]);
  for (; node?.parentElement && node !== document.body; node = node.parentElement)
    steps.unshift([node.tagName, like(node.parentElement, node.tagName).findIndex((one) => one === node)]);
  return steps;
}

/** @type {(steps: Way) => HTMLElement | undefined} */
const atWay = (steps) =>
  steps.reduce((/** @type {HTMLElement | undefined} */ node, [tag, index]) => node && like(node, tag)[index], document.body);

/** What the page itself knows about what a user sees and does: what is typed, the focus, how far all is scrolled.
 * @type {() => View} */
export function noteView() {
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".field"));
  const scrolled = [...document.querySelectorAll("body *")].filter((one) => one.scrollTop > 0 || one.scrollLeft > 0);
  const active = activeNode();
  return {
    fields: [...fields].filter((one) => typed.has(one) && !("secret" in one.dataset)).map((one) => [way(one), one.value]),
    scrolled: scrolled.map((one) => [way(one), one.scrollTop, one.scrollLeft]),
    top: root.scrollTop,
    active: active === document.body ? null : way(active),
    selection: selectionOf(active),
    menus: [...document.querySelectorAll(".items:popover-open")].map(way),
    below: [...scrolls].flatMap(([id, top]) => ($(id) ? [[way($(id)), top]] : [])),
  };
}

/** @type {(view: View) => void} */
export function showView({ fields, scrolled, top, active, selection, menus, below }) {
  for (const [steps, value] of fields) {
    const node = /** @type {HTMLInputElement | undefined} */ (atWay(steps));
    if (!node?.matches(".field") || "secret" in node.dataset) continue;
    typed.add(node);
    if (node.value === value) continue;
    node.value = value;
    report("i", number(node), value);
  }
  for (const [steps, top] of below) {
    const node = atWay(steps);
    if (node?.id) scrolls.set(node.id, top);
  }
  root.scrollTop = top;
  for (const [steps, y, x] of scrolled) atWay(steps)?.scrollTo({ top: y, left: x, behavior: "instant" });
  const node = active && atWay(active);
  node?.focus({ preventScroll: true });
  if (selection && node) select(node, selection);
  for (const menu of menus.map(atWay)) if (menu?.matches(".items:not(:popover-open)")) menu.showPopover();
}

/**
 * Another server goes on with the session, as it was after the event that it acknowledges. Gives what is left to do once
 * the page shows it.
 * @type {(acknowledged: number, version: string) => (() => void) | null} */
export function goOn(acknowledged, version) {
  const view = noteView();
  const lost = told.find(([number]) => number > acknowledged && number <= heard);
  const seconds = lost ? Math.round((broken - lost[1]) / 1000) : 0;
  // Before the first answer all that was done is done again; later only what controls hold: nobody knows whether the other
  // server has still handled a press.
  const repeated = forgetElements().filter(([, kind, id]) => id && (wasOpen ? "op".includes(kind) : !"gn".includes(kind)))
    .map(([, kind, id, ...values]) => ({ kind, steps: way($(id)), values }));
  // How the window is, the session before knew.
  meetSession(false);
  // The server is of another version: so are its files.
  if (version !== document.body.dataset.version && pauseOfReloads() <= 0) {
    reload();
    return null;
  }
  return () => {
    showView(view);
    for (const { kind, steps, values } of repeated) {
      const node = steps.length > 0 ? atWay(steps) : null;
      if (node?.id) report(kind, number(node), .../** @type {Events[typeof kind]} */ (values));
    }
    if (seconds > 1) sayForAWhile(`The server broke off. What was done in the last ${seconds} seconds is lost.`);
  };
}

/** Notes what a reload would lose: the page's own business, which the session doesn't know. */
export const noteForReload = () => store("meerkat-view", JSON.stringify({ ...noteView(), where: here() }));

/** Shows what the page noted before it was loaded again at the same address. */
export function showNotedView() {
  const text = store("meerkat-view");
  store("meerkat-view", "");
  try {
    const view = text && JSON.parse(text);
    if (view && isReload && view.where === here()) showView(view);
  } catch {}
}

/** What is said for a while, even if the connection breaks off again. */
export let passing = "";

/** @type {(sentence: string) => void} */
export function sayForAWhile(sentence) {
  say((passing = sentence));
  setTimeout(() => live.textContent === sentence && say(""), 10000);
}

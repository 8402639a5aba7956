// What the page does for those who use it, without a word of the server's: it says what happens, keeps the focus, and
// finds room.

import { isOpen, pending } from "./connection.js";
import { heading, topDialog } from "./menus.js";
import { $, activeNode, live, observer } from "./page.js";

// MARK: What is said

/** Where a screen reader is told what has changed. */
const spoken = /** @type {HTMLElement} */ ($("spoken"));

/** The texts that tell a count, an error or progress, each once.
 * @type {() => Set<string>} */
export function tellings() {
  const nodes = document.querySelectorAll(".section-header, .section-footer, .spinner, [style*='var(--red)']");
  const seen = [...nodes].filter((node) => !node.closest("[hidden], [inert], button"));
  return new Set(seen.map((node) => node.textContent?.trim() ?? "").filter((text) => text !== ""));
}

/** Says what is new since a patch. A new screen speaks for itself.
 * @type {(before: Set<string>, isNewScreen: boolean) => void} */
export function announce(before, isNewScreen) {
  if (isNewScreen) return;
  const news = [...tellings()].filter((text) => !before.has(text));
  if (news.length > 0) spoken.textContent = news.slice(0, 3).join(". ");
}

/** Tells of each field what is wrong with it, or else what is said below it. */
export function describeFields() {
  for (const field of document.querySelectorAll("li .field")) {
    const item = /** @type {HTMLElement} */ (field.closest("li"));
    const section = field.closest("section:not(.screen)") ?? item;
    const isAlone = section.querySelectorAll(".field:not(.leaving, .leaving *)").length === 1;
    const error = (isAlone ? section : item).querySelector("[style*='var(--red)']:not(button)");
    const footer = isAlone ? section.querySelector(":scope > .section-footer:not([hidden])") : null;
    const text = error ?? footer;
    if (error) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    if (text?.id) field.setAttribute("aria-describedby", text.id);
    else field.removeAttribute("aria-describedby");
  }
}

/** Shows the notice above all dialogs, and in the topmost one: outside of it, nothing is announced. */
export function raiseNotice() {
  const place = topDialog() ?? document.body;
  if (live.textContent === "") return live.matches(":popover-open") && live.hidePopover();
  for (const node of [spoken, live]) if (node.parentNode !== place) place.append(node);
  if (!live.matches(":popover-open")) live.showPopover();
}

/** Takes the notice out of what is about to go.
 * @type {(node: Node) => void} */
export function rescueNotice(node) {
  for (const one of [spoken, live]) if (node.contains(one)) document.body.append(one);
}

// MARK: A server that is late

/** The buttons that wait for an answer, with the number of their events.
 * @type {Map<HTMLElement, number>} */
const busy = new Map();
/** @type {number | undefined} */
let lateTimer;

/** Shows that a button was pressed until the server has heard of it.
 * @type {(node: HTMLElement, number: number) => void} */
export function markBusy(node, number) {
  node.dataset.busy = "";
  busy.set(node, number);
}

/** Looks whether anything is still to be answered, and says so after 300 milliseconds.
 * @type {(heard: number) => void} */
export function watchAnswers(heard) {
  for (const [node, number] of busy) {
    if (number > heard) continue;
    delete node.dataset.busy;
    busy.delete(node);
  }
  clearTimeout(lateTimer);
  lateTimer = undefined;
  for (const node of document.querySelectorAll("[data-late]")) delete node.dataset.late;
  if (isOpen && pending.length > 0) awaitAnswer();
}

export function awaitAnswer() {
  lateTimer ??= setTimeout(() => ((topDialog() ?? document.body).dataset.late = ""), 300);
}

// MARK: The focus

const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";
/** @type {(node: Element) => string | null} */
const nameOf = (node) => node.getAttribute("aria-label") ?? node.getAttribute("aria-labelledby") ?? node.textContent;
/** @type {(node: Element) => boolean} */
const canFocus = (node) => node.matches(focusable) && node.checkVisibility() && !node.closest("[inert], [hidden], .aids, .leaving");

/** What stands around a node, nearest first, and what it is called: where to go when it is gone.
 * @type {(node: Element) => Trail} */
export function trail(node) {
  const around = [];
  for (let one = node; one?.parentElement && !one.matches("dialog, main, body"); one = one.parentElement)
    around.push(one.nextElementSibling, one.previousElementSibling);
  return { around, tag: node.tagName, name: nameOf(node) };
}

/** Gives the focus of what is gone to its like, to what stood beside it, or to the title.
 * @type {(trail: Trail) => void} */
export function refocus({ around, tag, name }) {
  // What is on its way out keeps the focus until the browser draws.
  if (activeNode() !== document.body && !activeNode().matches(":disabled, .leaving, .leaving *")) return;
  const place = topDialog() ?? document;
  const like = name ? [...place.querySelectorAll(tag)].filter((node) => nameOf(node) === name) : [];
  const beside = around.flatMap((node) => (node && place.contains(node) ? [node, ...node.querySelectorAll(focusable)] : []));
  const next = [...like, ...beside].find(canFocus) ?? heading(place) ?? topDialog();
  next?.focus({ preventScroll: true });
}

// MARK: Room in the bar

const bars = observer(fitBack);

/** A back title that doesn't fit beside the title becomes "Back", and then the chevron alone.
 * @type {(bar: HTMLElement) => void} */
function fitBack(bar) {
  const [back, middle] = [bar.querySelector(".back"), bar.querySelector(".middle")];
  if (!back || !middle) return;
  for (const form of ["whole", "short", "bare"]) {
    back.dataset.form = form;
    const texts = [form === "whole" ? back.firstElementChild : back, middle, ...middle.children];
    // What moves in meanwhile would count as too wide in the bar's scroll width.
    const parts = [...bar.children].every((one) => one.offsetLeft >= 0 && one.offsetLeft + one.offsetWidth <= bar.clientWidth);
    if (parts && texts.every((one) => !one || one.scrollWidth <= one.clientWidth)) return;
  }
}

/** What may scroll by itself. */
const scrollers = "scroll-view.horizontal, :is(v-stack, h-stack, .fixed-height) > :is(scroll-view, .list)";

/** Has the keyboard scroll what has nothing inside that takes the focus. */
export function reachScrollers() {
  for (const node of document.querySelectorAll(scrollers))
    if (node.querySelector(focusable)) node.removeAttribute("tabindex");
    else node.tabIndex = 0;
}

export function fitBacks() {
  for (const bar of document.querySelectorAll(".bar:has(.back)")) {
    bars.observe(bar);
    if (bar.clientWidth > 0) fitBack(bar);
  }
}

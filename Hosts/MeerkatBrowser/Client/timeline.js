// The slider over an inspected app's past: the moment that it stands at is shown above the app, which goes on below.

import { Past } from "./past.js";

/** @type {(id: string) => HTMLElement} */
const node = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const app = /** @type {HTMLIFrameElement} */ (node("app"));
const slider = /** @type {HTMLInputElement} */ (node("moment"));
const [earlier, later] = /** @type {HTMLButtonElement[]} */ ([node("earlier"), node("later")]);
/** @type {(frame: HTMLIFrameElement) => Window} */
const inside = (frame) => /** @type {Window} */ (frame.contentWindow);
const [past, sign, now] = [node("past"), node("sign"), node("now")];
/** @type {Past | null} */
let known = null;
/** The moment that is shown; null for now.
 * @type {number | null} */
let shown = null;
/** @type {HTMLIFrameElement | null} */
let frame = null;

/** What the app showed when it was left to go on from there, until it has loaded.
 * @type {Document | null} */
let left = null;
/** The same, until the user does something: whatever differs could not be put back.
 * @type {Document | null} */
let wanted = null;

export const isInPast = () => shown !== null;

/** Begins to follow the page of an app that is loaded.
 * @type {(window: Window) => void} */
export function followPast(window) {
  const { document: page } = window;
  const number = Number(page.body.dataset.moment);
  wanted = left;
  left = null;
  if (wanted && known && page.body.dataset.restored !== undefined)
    known.note([["p", "Went on from here", number], ...pageChanges(page)]);
  else known = new Past(page.documentElement.outerHTML, number);
  backToNow();
  window.addEventListener("noted", (event) => {
    const changes = /** @type {CustomEvent<any[][]>} */ (event).detail;
    known?.note(changes);
    if (changes.some(([kind]) => kind === "p")) wanted = null;
    // The page is brought in step after this.
    queueMicrotask(update);
  });
}

/** What shows a whole page in the place of another one.
 * @type {(page: Document) => any[][]} */
const pageChanges = (page) => [["w", 0, page.querySelector("main")?.outerHTML ?? ""], ["c", page.documentElement.className]];

/** What a page says on the topmost screen, and what its controls hold.
 * @type {(page: Document) => string} */
const textOf = (page) => [...page.querySelectorAll("main *, body > dialog *")].map((node) => {
  if (node.closest("[hidden], [inert]")) return "";
  const { value, checked } = /** @type {HTMLInputElement} */ (node);
  if (node.matches("input, select, textarea")) return `${value} ${checked}`;
  return [...node.childNodes].map((child) => (child.nodeType === Node.TEXT_NODE ? child.nodeValue : "")).join("");
}).filter(Boolean).join("\n");

/** Shows where the slider stands. */
function update() {
  const { first, last } = known ?? { first: 0, last: 0 };
  const at = Math.max(first, shown ?? last);
  Object.assign(slider, { min: String(first), max: String(last), disabled: first === last });
  slider.value = String(at);
  const title = known?.title(at) ?? "";
  slider.setAttribute("aria-valuetext", shown === null ? "Now" : `${at} of ${last}: ${title}`);
  earlier.disabled = at <= first;
  later.disabled = shown === null;
  sign.textContent = `The past: ${at} of ${last} – ${title}`;
  const isLike = !wanted || textOf(wanted) === textOf(inside(app).document);
  const present = isLike ? "Now" : "Now – not all as it was: files and services aren’t taken back";
  node("moment-title").textContent = shown === null ? present : `${at} of ${last} – ${title}`;
}

/** @type {(moment: number) => void} */
function show(moment) {
  if (!known) return;
  if (moment >= known.last && shown === null) return;
  shown = Math.max(moment, known.first);
  past.hidden = false;
  app.inert = true;
  update();
  const page = known.page(shown);
  const changes = pageChanges(page);
  const tell = () => frame?.contentWindow?.dispatchEvent(new CustomEvent("show", { detail: changes }));
  if (frame) return void tell();
  frame = document.createElement("iframe");
  frame.title = "The past";
  // The files of the client show it as they show the app, and hear nothing of what a user does.
  frame.srcdoc = `<!doctype html><html lang="${page.documentElement.lang}"><head><meta charset=utf-8><title>The past</title>`
    + `<meta name=color-scheme content="light dark"><link rel=stylesheet href="/~/style.css">`
    + `<script type=module src="/~/client.js"></script></head><body data-past><main></main>`
    + `<div id=offline role=status popover=manual></div><div id=spoken class=unseen role=status></div></body></html>`;
  frame.addEventListener("load", () => {
    const shownWindow = frame?.contentWindow;
    if (!shownWindow) return;
    const names = ["click", "dblclick", "pointerdown", "pointerup", "touchstart", "touchend", "input", "change", "beforeinput",
      "focusin", "focusout", "keydown", "keyup", "contextmenu"];
    for (const name of names)
      shownWindow.addEventListener(name, (event) => {
        const { key } = /** @type {KeyboardEvent} */ (event);
        event.stopImmediatePropagation();
        if (key === "Tab" || /^(focus|touch|pointer)/.test(name)) return;
        if (!/^(Arrow|Page|Home|End)/.test(key ?? "")) event.preventDefault();
        if (name === "keydown" && key === "Escape") backToNow();
      }, { capture: true });
    tell();
  });
  past.append(frame);
}

/** Shows the app as it is now. */
export function backToNow() {
  const hadFocus = past.contains(document.activeElement);
  shown = null;
  past.hidden = true;
  app.inert = false;
  frame?.remove();
  frame = null;
  update();
  if (hadFocus) slider.focus();
}

/** Loads the app as it was at the moment that is shown. */
function goOn() {
  const { inspected } = inside(app).document.body.dataset;
  if (!known || shown === null || inspected === undefined) return;
  left = known.page(shown);
  const number = known.number(shown);
  known.goBack(shown);
  inside(app).location.replace(`/~/moment?of=${inspected}&moment=${number}`);
}

/** The last moment is now.
 * @type {(moment: number) => void} */
const go = (moment) => (known && moment >= known.last ? backToNow() : show(moment));

slider.addEventListener("input", () => go(Number(slider.value)));
earlier.addEventListener("click", () => go((shown ?? known?.last ?? 0) - 1));
later.addEventListener("click", () => go((shown ?? 0) + 1));
now.addEventListener("click", backToNow);
node("go-on").addEventListener("click", goOn);

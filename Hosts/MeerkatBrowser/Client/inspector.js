// The page of a program that is looked into: the app in one frame, the panel in the other. The address and the title
// of the page are those of the app.

import { backToNow, followPast, isInPast } from "./timeline.js";

const app = /** @type {HTMLIFrameElement} */ (document.getElementById("app"));
const panel = /** @type {HTMLIFrameElement} */ (document.getElementById("panel"));
const toggle = /** @type {HTMLElement} */ (document.getElementById("toggle"));

/** The window inside of a frame.
 * @type {(frame: HTMLIFrameElement) => Window} */
const inside = (frame) => /** @type {Window} */ (frame.contentWindow);

/** Whether the panel was made for little room. */
let isNarrow = true;

/** Where the panel finds what is known of the app. */
let panelAddress = "about:blank";

function follow() {
  const { location, document: shown } = inside(app);
  if (location.href === "about:blank") return;
  if (location.href !== window.location.href) history.replaceState(null, "", location.href);
  document.title = shown.title;
}

/** Loads the panel, made for the room it has. It leaves no entry in the history, in which one goes back through the app alone.
 * @type {(query: string) => void} */
function showPanel(query) {
  isNarrow = inside(panel).innerWidth <= 700;
  const width = isNarrow ? "&width=narrow" : "";
  inside(panel).location.replace(panelAddress + (panelAddress.includes("?") ? width + query : ""));
}

/** @type {Document | null} */
let followed = null;

function begin() {
  const { history: steps, document: shown } = inside(app);
  if (followed === shown) return;
  followed = shown;
  for (const name of /** @type {("pushState" | "replaceState")[]} */ (["pushState", "replaceState"])) {
    const change = steps[name].bind(steps);
    steps[name] = (/** @type {Parameters<History["pushState"]>} */ ...values) => {
      change(...values);
      follow();
    };
  }
  inside(app).addEventListener("popstate", follow);
  const title = shown.querySelector("title");
  if (title) new MutationObserver(follow).observe(title, { childList: true, characterData: true, subtree: true });
  follow();
  const { inspected } = shown.body.dataset;
  panelAddress = inspected === undefined ? "about:blank" : `/~/inspector?of=${inspected}`;
  showPanel("");
  beginPicking();
  followPast(inside(app));
  inside(app).addEventListener("noted", (event) => {
    const isUsed = /** @type {CustomEvent<any[][]>} */ (event).detail.some(([kind]) => kind === "p");
    // Where there is room, what the app answers is shown, unless the user has closed the panel.
    if (isUsed && innerWidth > 840 && !sessionStorage.getItem("inspector")) open(true);
  });
  inside(app).addEventListener("evaluated", (event) => flash(/** @type {CustomEvent<string>} */ (event).detail));
}

const marks = /** @type {HTMLElement} */ (document.getElementById("marks"));
const outline = /** @type {HTMLElement} */ (document.getElementById("outline"));
const pick = /** @type {HTMLElement} */ (document.getElementById("pick"));
const flashes = /** @type {HTMLInputElement} */ (document.getElementById("flash"));

/** Puts a mark around a node of the app, and says whether it can be seen.
 * @type {(mark: HTMLElement, node: Element | null) => boolean} */
function mark(mark, node) {
  const box = node?.getBoundingClientRect();
  if (!box?.width || !box.height) return false;
  Object.assign(mark.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  return true;
}

/** Views that were evaluated flash, where the user likes movement.
 * @type {(ids: string) => void} */
function flash(ids) {
  if (!flashes.checked || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const id of ids.split(" ")) {
    const one = document.createElement("div");
    one.className = "flash";
    one.addEventListener("animationend", () => one.remove());
    if (mark(one, inside(app).document.getElementById(`e${id}`))) marks.append(one);
  }
}

/** While the user picks an element, the app hears nothing.
 * @type {(isOn: boolean) => void} */
function setPicking(isOn) {
  pick.setAttribute("aria-pressed", String(isOn));
  outline.hidden = true;
}
const isPicking = () => pick.getAttribute("aria-pressed") === "true";

/** The element of the app to which a node belongs.
 * @type {(target: EventTarget | null) => Element | null} */
function elementAround(target) {
  let node = /** @type {Element | null} */ (target);
  while (node && !/^[a-z][0-9]+$/.test(node.id ?? "")) node = node.parentElement;
  return node;
}

/** @type {(target: EventTarget | null) => void} */
function choose(target) {
  const node = elementAround(target);
  setPicking(false);
  pick.focus();
  if (node) showPanel(`&pick=${node.id.slice(1)}`);
}

function beginPicking() {
  setPicking(false);
  const shown = inside(app);
  const swallowed = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "dblclick", "contextmenu"];
  for (const name of [...swallowed, "click", "pointermove", "focusin", "keydown", "keyup"])
    shown.addEventListener(name, (event) => {
      if (!isPicking()) return;
      const key = /** @type {KeyboardEvent} */ (event).key;
      if (name === "pointermove" || name === "focusin") outline.hidden = !mark(outline, elementAround(event.target));
      if (name === "focusin" || key === "Tab") return;
      event.stopImmediatePropagation();
      if (name !== "pointermove") event.preventDefault();
      if (name === "click" || (name === "keydown" && key === "Enter")) choose(event.target);
      if (name === "keydown" && key === "Escape") endPicking();
    }, { capture: true, passive: false });
}

function endPicking() {
  setPicking(false);
  pick.focus();
}

// In the app, Tab goes to what can have the focus, and Return picks it.
pick.addEventListener("click", () => {
  setPicking(!isPicking());
  if (isPicking()) app.focus();
});
for (const listener of [window, panel]) {
  const listen = () => (listener === panel ? inside(panel) : window).addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    if (isPicking()) endPicking();
    else if (isInPast()) backToNow();
  });
  if (listener === panel) panel.addEventListener("load", listen);
  else listen();
}

// Between the app and the panel is a divider, for a pointer and for the arrow keys.
const divider = /** @type {HTMLElement} */ (document.getElementById("divider"));

/** Makes the panel as wide as so many hundredths of the window.
 * @type {(share: number) => void} */
function resize(share) {
  const rounded = Math.round(Math.min(80, Math.max(20, share)));
  document.body.style.setProperty("--panel", `${rounded}vw`);
  divider.setAttribute("aria-valuenow", String(rounded));
}

divider.addEventListener("pointerdown", (event) => {
  divider.setPointerCapture(event.pointerId);
  divider.classList.add("dragged");
});
divider.addEventListener("pointermove", (event) => {
  if (divider.hasPointerCapture(event.pointerId)) resize(100 - (event.clientX / innerWidth) * 100);
});
divider.addEventListener("lostpointercapture", () => divider.classList.remove("dragged"));
divider.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: 4, ArrowRight: -4 }[event.key];
  if (step) resize(Number(divider.getAttribute("aria-valuenow")) + step);
});

// The app comes first: the panel is folded until somebody opens it. On a phone, it is a drawer.
const isOpen = () => document.body.classList.contains("open");

/** @type {(isOpen: boolean) => void} */
function open(isOpen) {
  sessionStorage.setItem("inspector", isOpen ? "open" : "closed");
  document.body.classList.toggle("open", isOpen);
  toggle.setAttribute("aria-expanded", String(isOpen));
  toggle.textContent = isOpen ? "Close" : "Inspect";
  if (isOpen && inside(panel).innerWidth <= 700 !== isNarrow) showPanel("");
}
toggle.addEventListener("click", () => open(!isOpen()));
if (sessionStorage.getItem("inspector") === "open") open(true);

// The app may have been loaded before this script.
app.addEventListener("load", begin);
if (inside(app).location.href !== "about:blank" && inside(app).document.readyState === "complete") begin();

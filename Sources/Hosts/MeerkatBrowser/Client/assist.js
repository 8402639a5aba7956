// What the page does for those who use it, without a word of the server's: it says what happens, keeps the focus, and
// finds room. It stands before the rest, which calls it.

// MARK: What is said

/** Where a screen reader is told what has changed. */
const spoken = document.getElementById("spoken");

/** The texts that tell a count, an error or progress, each once. */
function tellings() {
  const nodes = document.querySelectorAll(".section-header, .section-footer, .spinner, [style*='var(--red)']");
  const texts = [...nodes].filter((node) => !node.closest("[hidden], [inert], button")).map((node) => node.textContent.trim());
  return new Set(texts.filter((text) => text !== ""));
}

/** Says what is new since a patch. A new screen speaks for itself. */
function announce(before, isNewScreen) {
  if (isNewScreen) return;
  const news = [...tellings()].filter((text) => !before.has(text));
  if (news.length > 0) spoken.textContent = news.slice(0, 3).join(". ");
}

/** Tells of each field what is wrong with it, or else what is said below it. */
function describeFields() {
  for (const field of document.querySelectorAll("li .field")) {
    const section = field.closest("section:not(.screen)") ?? field.closest("li");
    const isAlone = section.querySelectorAll(".field").length === 1;
    const error = (isAlone ? section : field.closest("li")).querySelector("[style*='var(--red)']:not(button)");
    const footer = isAlone ? section.querySelector(":scope > .section-footer:not([hidden])") : null;
    const text = error ?? footer;
    if (error) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    if (text?.id) field.setAttribute("aria-describedby", text.id);
    else field.removeAttribute("aria-describedby");
  }
}

/** Shows the notice above all dialogs, and in the topmost one: outside of it, nothing is announced. */
function raiseNotice() {
  const place = topDialog() ?? document.body;
  if (live.textContent === "") return live.matches(":popover-open") && live.hidePopover();
  for (const node of [spoken, live]) if (node.parentNode !== place) place.append(node);
  if (!live.matches(":popover-open")) live.showPopover();
}

/** Takes the notice out of what is about to go. */
function rescueNotice(node) {
  for (const one of [spoken, live]) if (node.contains(one)) document.body.append(one);
}

// MARK: A server that is late

/** The buttons that wait for an answer, with the number of their events. */
const busy = new Map();
let lateTimer = null;

/** Shows that a button was pressed until the server has heard of it. */
function markBusy(node, number) {
  node.dataset.busy = "";
  busy.set(node, number);
}

/** Looks whether anything is still to be answered, and says so after 300 milliseconds. */
function watchAnswers(heard) {
  for (const [node, number] of busy) {
    if (number > heard) continue;
    delete node.dataset.busy;
    busy.delete(node);
  }
  clearTimeout(lateTimer);
  lateTimer = null;
  for (const node of document.querySelectorAll("[data-late]")) delete node.dataset.late;
  if (isOpen && pending.length > 0) awaitAnswer();
}

function awaitAnswer() {
  lateTimer ??= setTimeout(() => ((topDialog() ?? document.body).dataset.late = ""), 300);
}

// MARK: The focus

const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";
const nameOf = (node) => node.getAttribute("aria-label") ?? node.textContent;
const canFocus = (node) => node.checkVisibility() && !node.closest("[inert], [hidden], .aids");

/** What stands around a node, nearest first, and what it is called: where to go when it is gone. */
function trail(node) {
  const around = [];
  for (let one = node; one?.parentElement && !one.matches("dialog, main, body"); one = one.parentElement)
    around.push(one.nextElementSibling, one.previousElementSibling);
  return { around, tag: node.tagName, name: nameOf(node) };
}

/** Gives the focus of what is gone to its like, to what stood beside it, or to the title. */
function refocus({ around, tag, name }) {
  if (document.activeElement !== document.body && !document.activeElement.matches(":disabled")) return;
  const place = topDialog() ?? document;
  const like = name && [...place.querySelectorAll(tag)].find((node) => nameOf(node) === name && node.matches(focusable));
  const beside = around.filter((node) => node?.isConnected && place.contains(node))
    .flatMap((node) => [node, ...node.querySelectorAll(focusable)]).filter((node) => node.matches(focusable));
  const next = [like, ...beside].find((node) => node && canFocus(node)) ?? heading(place) ?? topDialog();
  next?.focus({ preventScroll: true });
}

// MARK: Room in the bar

const bars = new ResizeObserver((entries) => {
  for (const { target } of entries) fitBack(target);
});

/** A back title that doesn't fit beside the title becomes "Back", and then the chevron alone. */
function fitBack(bar) {
  const back = bar.querySelector(".back");
  const middle = bar.querySelector(".middle");
  for (const form of ["whole", "short", "bare"]) {
    back.dataset.form = form;
    const texts = [form === "whole" ? back.firstElementChild : back, middle, ...middle.children];
    // What moves in meanwhile would count as too wide in the bar's scroll width.
    const parts = [...bar.children].every((one) => one.offsetLeft >= 0 && one.offsetLeft + one.offsetWidth <= bar.clientWidth);
    if (parts && texts.every((one) => one.scrollWidth <= one.clientWidth)) return;
  }
}

function fitBacks() {
  for (const bar of document.querySelectorAll(".bar:has(.back)")) {
    bars.observe(bar);
    if (bar.clientWidth > 0) fitBack(bar);
  }
}

// MARK: The actions of a row

/** Shows or hides the actions of a row. */
function toggleActions(more, isOpen = more.ariaExpanded !== "true") {
  for (const other of document.querySelectorAll(".more[aria-expanded=true]")) other.ariaExpanded = "false";
  more.ariaExpanded = String(isOpen);
}

// They also come by swiping.
let rowSwipe = null;
document.addEventListener("touchstart", ({ target, touches: [touch] }) => {
  const more = [...(target.closest("li")?.querySelectorAll(".more") ?? [])].find((one) => one.checkVisibility());
  rowSwipe = more ? [more, touch.clientX, touch.clientY] : null;
}, { passive: true });
document.addEventListener("touchend", ({ changedTouches: [touch] }) => {
  if (!rowSwipe) return;
  const [more, x, y] = rowSwipe;
  const way = (touch.clientX - x) * (getComputedStyle(more).direction === "rtl" ? -1 : 1);
  rowSwipe = null;
  if (Math.abs(way) > 40 && Math.abs(touch.clientY - y) < 30) toggleActions(more, way < 0);
});

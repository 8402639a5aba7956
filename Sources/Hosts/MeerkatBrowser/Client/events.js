// The page's side of a live app. The app runs in the server: what a person does goes up as an event, and what has
// changed comes down as a list of small operations on the nodes of the page.

const $ = (address) => document.getElementById(typeof address === "number" ? "e" + address : address);
const live = document.getElementById("offline");
const { resumed, panel } = document.body.dataset;
/** What proves that this page belongs to its session; and that of the page itself, while another one is tried. */
let { token } = document.body.dataset;
let fallback = null;

/** Events that the server has not acknowledged yet: [number, kind, element, value…]. */
let pending = [];
let count = 0;

/** When the last events were told: [number, milliseconds]. */
const told = [];
/** The last event that the server has handled, and when the connection to it broke. */
let heard = 0;
let broken = 0;

/** The kinds of events that say what a control holds: typed, switched, picked. */
const states = "iop";

function report(kind, id, ...values) {
  const isState = states.includes(kind);
  if (wasOpen && !isOpen) {
    // What is pressed while nobody listens is not done later, when it may surprise. What is typed is kept.
    if ("lu".includes(kind)) pending = pending.filter((event) => !"lu".includes(event[1]) || event[3] !== values[0]);
    else if (!isState) return "fgenqvw".includes(kind) || nudge();
    else pending = pending.filter((event) => event[1] !== kind || event[2] !== id);
  }
  const event = [++count, kind, id, ...values];
  told.push([count, Date.now()]);
  if (told.length > 1000) told.shift();
  if (kind === "i" && $(id)) typed.add($(id));
  pending.push(event);
  if (!isOpen) return;
  socket.send(JSON.stringify(event));
  awaitAnswer();
}

/** Whether a control has a value that the server has not seen, and which it must not overwrite. */
const isAhead = (id) => pending.some(([, kind, other]) => other === id && states.includes(kind));

/** Whether a value for all scenes has changed in a way that the server has not heard of. */
const isStoredAhead = (key) => pending.some(([, kind, , name]) => "lu".includes(kind) && name === key);

/** The number of the element to which a node or a part of one belongs. */
const number = (node) => +node.id.slice(1);

/** What a press is told of: buttons, and links that are controls. */
const pressable = "button:not(:disabled), a[id]:not([aria-disabled])";
let pressed = null;
let composing = null;

function press(node) {
  if (node.matches("[data-detents] > .grabber")) return resizeSheet(node.parentElement);
  pressed = node.id;
  const { event, id, value } = node.dataset;
  if (!node.id) pressed = null;
  const before = count;
  if (!event) report("t", number(node));
  else if (value === undefined) report(event, +id);
  else report(event, +id, +value);
  if (count > before) markBusy(node, count);
}

document.addEventListener("click", (event) => {
  const node = event.target.closest("button, a[id], input, textarea, label, [data-taps]");
  if (node?.matches("[popovertarget]")) return;
  if (node?.matches(".more")) return toggleActions(node);
  if (node?.matches(pressable)) {
    // In another tab or window, a link is the browser's own business.
    if (node.href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    if (node.href) event.preventDefault();
    const shared = node.closest("[data-share]");
    if (shared) share(shared.dataset.share);
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

/** Whether a click is meant for what is around a dialog: the second tap on what opened it isn't. */
function isOutside({ target, detail, clientX: x, clientY: y }) {
  if (detail > 1 || target.getAnimations().some((one) => one.playState === "running")) return false;
  const box = target.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

document.addEventListener("input", ({ target }) => {
  if (target.type === "checkbox") report("o", number(target), target.checked ? 1 : 0);
  else if (target.matches("select, [type=radio]"))
    report("p", number(target.closest(".picker, .choices")), +target.value);
  else if (target !== composing) report("i", number(target), target.value);
});

// Half a composed character is nobody's business but the keyboard's.
document.addEventListener("compositionstart", ({ target }) => (composing = target));
document.addEventListener("compositionend", ({ target }) => {
  composing = null;
  report("i", number(target), target.value);
});

for (const [name, isFocused] of [["focusin", 1], ["focusout", 0]])
  document.addEventListener(name, ({ target }) => {
    if (target.matches(".field") && !isPatching) report("f", number(target), isFocused);
  });

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.isComposing || event.defaultPrevented) return;
  if (key === "Enter" && target.matches("input.field")) {
    report("r", number(target));
    pressShortcut(event);
  }
  else if ((key === "Enter" || key === " ") && target.matches("[data-taps], a[id]:not([href])")) press(target);
  else if (key === "Escape" && openMenu()) return;
  else if (pressShortcut(event)) return event.preventDefault();
  else if (key === "Escape" && topDialog()) closeByHand(topDialog());
  else if (target.closest(".items:popover-open") && moveInMenu(target, key)) return event.preventDefault();
  else if (key.startsWith("Arrow") && target.matches("[role=tab]")) moveTab(target, key);
  else if ((key === "Delete" || key === "Backspace") && deleteRow(event)) return event.preventDefault();
  else return;
  if (key !== "Enter" || !target.matches("input")) event.preventDefault();
});

/** Deletes the row that has the focus; gives whether it is one that can be deleted. */
function deleteRow({ target, altKey, ctrlKey, shiftKey }) {
  if (altKey || ctrlKey || shiftKey || target.matches("input, textarea, select")) return false;
  const button = target.closest("li")?.querySelector(":scope > .row-edit > [data-event=x]:enabled");
  button?.click();
  return Boolean(button);
}

/** Presses the button to which the app gives these keys; gives whether there is one. */
function pressShortcut(event) {
  const dialog = topDialog();
  const buttons = [...document.querySelectorAll(`:is(${pressable})[aria-keyshortcuts]`)];
  const button = buttons.find((one) => isMeant(one.getAttribute("aria-keyshortcuts"), event)
    && !one.closest("[inert], [hidden]") && (!dialog || dialog.contains(one)));
  button?.click();
  return button !== undefined;
}

/** Whether keys such as `Shift+Meta+S` are those that are pressed. Ctrl is the command key where there is no other. */
function isMeant(keys, { key, code, altKey, ctrlKey, metaKey, shiftKey, target }) {
  const held = keys.endsWith("++") ? keys.slice(0, -2).split("+") : keys.split("+").slice(0, -1);
  const name = keys.endsWith("+") ? "+" : keys.split("+").at(-1);
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

function moveTab(tab, key) {
  const isMirrored = getComputedStyle(tab).direction === "rtl";
  const isNext = key === "ArrowDown" || key === (isMirrored ? "ArrowLeft" : "ArrowRight");
  const step = isNext ? "nextElementSibling" : "previousElementSibling";
  tab[step]?.focus();
  tab[step]?.click();
}

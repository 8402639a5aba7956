// The page's side of a live app. The app runs in the server: what a person does goes up as an event, and what has
// changed comes down as a list of small operations on the nodes of the page.

const $ = (address) => document.getElementById(typeof address === "number" ? "e" + address : address);
const live = document.getElementById("offline");
const { resumed, panel } = document.body.dataset;
/** What proves that this page belongs to its session; and that of the page itself, while another one is tried. */
let { token } = document.body.dataset;
let fallback = null;

// MARK: Events

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

let pressed = null;
let composing = null;

function press(node) {
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
  const node = event.target.closest("button, input, textarea, label, [data-taps]");
  if (node?.matches("[popovertarget]")) return;
  if (node?.matches(".more")) return toggleActions(node);
  if (node?.matches("button:not(:disabled)")) {
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

function isOutside({ target, clientX: x, clientY: y }) {
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
  else if ((key === "Enter" || key === " ") && target.matches("[data-taps]")) press(target);
  else if (key === "Escape" && openMenu()) return;
  else if (pressShortcut(event)) return event.preventDefault();
  else if (key === "Escape" && topDialog()) closeByHand(topDialog());
  else if (target.closest(".items:popover-open") && moveInMenu(target, key)) return event.preventDefault();
  else if (key.startsWith("Arrow") && target.matches("[role=tab]")) moveTab(target, key);
  else return;
  if (key !== "Enter" || !target.matches("input")) event.preventDefault();
});

/** Presses the button to which the app gives these keys; gives whether there is one. */
function pressShortcut(event) {
  const dialog = topDialog();
  const buttons = [...document.querySelectorAll("button[aria-keyshortcuts]:not(:disabled)")];
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
  held = button === 0 ? target.closest("button[data-press]:not(:disabled)") : null;
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

// MARK: Changes

let isPatching = false;
let pushed = [];
/** What the app wants to be in sight, and where. */
let scrolled = null;
let popped = [];
/** From where a screen was opened, and how far the one below was scrolled: by the screen's id. */
const origins = new Map();
const scrolls = new Map();

const scroller = (node) => node.closest("dialog > .content") ?? document.scrollingElement;
const row = (id) => $("r" + id) ?? $(id);
const box = (id) => $("c" + id) ?? $(id);

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

const operations = {
  t(id, text) {
    const node = $(id);
    if (!node) return;
    for (const name of node.getAttributeNames()) if (name !== "id") node.removeAttribute(name);
    node.textContent = text;
  },
  a(id, tag) {
    const node = $(id);
    if (node) copyAttributes(parse(tag), node);
  },
  x(id, html) {
    $(id)?.replaceWith(parse(html));
  },
  i(parent, next, html) {
    const node = parse(html);
    if (node.matches(".screen")) finishSlides();
    (row(number(node)) ?? $(node.id))?.remove();
    place(node, parent, next);
    if (timing) before?.inserted.push([node, timing]);
    if (!node.matches(".screen") || !node.previousElementSibling) return;
    scrolls.set(node.previousElementSibling.id, scroller(node).scrollTop);
    pushed.push(node);
  },
  m(parent, next, id) {
    if (row(id)) place(row(id), parent, next);
  },
  d(id) {
    const node = row(id);
    if (!node) return;
    if (node.matches(".screen")) {
      finishSlides();
      popped.push([node.id, node.previousElementSibling, scroller(node), node]);
      if (keepScreen(node)) return;
    }
    rescueNotice(node);
    if (removeInTime(node)) return;
    // Closing first gives the focus back to where it was.
    if (node.matches("dialog[open]")) {
      if (dismiss(node)) return;
      node.close();
    }
    node.remove();
  },
  v(id, value) {
    const node = $(id);
    if (node && node !== composing && !isAhead(number(node))) setValue(node, value);
  },
  n(steps, name, where = address) {
    depth = steps;
    title = name;
    address = where;
    followDepth();
  },
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
    document.documentElement.className = scheme;
  },
  o(href) {
    Object.assign(document.createElement("a"), { href, target: "_blank", rel: "noopener" }).click();
  },
  y(text) {
    navigator.clipboard?.writeText(text).catch(() => {});
  },
  s(id, block) {
    scrolled = [row(id), block];
  },
  // A server goes on with the session of another one: see `goOn`.
  z() {},
  w(patch, html) {
    seen = patch;
    document.documentElement.className = "";
    const view = noteView();
    for (const dialog of document.querySelectorAll("dialog")) {
      rescueNotice(dialog);
      dialog.remove();
    }
    document.querySelector("main").replaceWith(parse(html));
    replaced = { ...view, fields: [], active: null };
  },
};

function setValue(node, value) {
  if (node.type === "checkbox") node.checked = value === 1;
  else if (node.matches(".choices"))
    for (const radio of node.querySelectorAll("[type=radio]")) radio.checked = +radio.value === value;
  else if (node.value !== String(value)) node.value = value;
}

function place(node, parent, next) {
  const into = box(parent);
  const before = next ? row(next) : null;
  into?.insertBefore(node, before?.parentNode === into ? before : null);
}

function copyAttributes(from, to) {
  const wasHidden = to.hidden;
  if (!wasHidden && from.hidden && to.matches(".page")) scrolls.set(to.id, scroller(to).scrollTop);
  for (const name of to.getAttributeNames())
    if (!from.hasAttribute(name) && !["open", "value", "checked"].includes(name) && !isOwnStyle(to, name))
      to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  if (wasHidden && !to.hidden && to.matches(".page")) scroller(to).scrollTop = scrolls.get(to.id) ?? 0;
}

/** The page itself decides how high skipped rows are. */
const isOwnStyle = (node, name) => name === "style" && node.matches(".skipped");

function apply(changes) {
  isPatching = true;
  noteBefore(changes);
  const active = document.activeElement;
  const dialogs = document.querySelectorAll("dialog").length;
  // Fields for dates and colours have no selection.
  const selection = active.matches?.(".field:not(.compact)") ? [active.selectionStart, active.selectionEnd] : null;
  const [around, told] = [trail(active), tellings()];
  for (const [name, ...values] of changes) operations[name]?.(...values);
  restoreTyping();
  openDialogs();
  restoreFocus(active, selection);
  const isNewScreen = pushed.length + popped.length > 0 || dialogs !== document.querySelectorAll("dialog").length;
  if (popped.length) handOverSwipe();
  showScreens(active);
  if (active !== document.body) refocus(around);
  if (replaced) showView(replaced);
  replaced = null;
  announce(told, isNewScreen);
  showAfter();
  isShownByBrowser = false;
  settle();
  observeSizes();
  observeSkipped();
  isPatching = false;
  followFocus();
  // What is scrolled to may have been made by the same patch.
  scrolled?.[0]?.scrollIntoView({ block: scrolled[1], inline: "nearest" });
  scrolled = null;
}

/** How far all was scrolled in a page that is replaced as a whole. */
let replaced = null;

/** Brings in order what depends on all of the page. */
function settle() {
  fitBacks();
  describeFields();
}

/** Puts back what was typed into nodes that were written anew meanwhile. */
function restoreTyping() {
  // Of several events of one control, the last one is what a person sees.
  const latest = new Map(pending.filter(([, kind]) => states.includes(kind)).map((event) => [event[2], event]));
  for (const [, kind, id, value] of latest.values()) {
    const node = kind === "i" ? $(id) : $("i" + id) ?? $(id);
    if (node && node !== composing) setValue(node, value);
  }
}

function restoreFocus(active, selection) {
  if (document.activeElement !== document.body || active === document.body || !active.id) return;
  const node = $(active.id);
  if (!node || node.closest("[inert]")) return;
  node.focus({ preventScroll: true });
  if (selection && node.setSelectionRange) node.setSelectionRange(...selection);
}

/** The field that has the focus by the app's own word. */
let focused = "";

/** Moves the focus where the app wants it, unless a person has just moved it. */
function followFocus() {
  const node = [...document.querySelectorAll("[data-focus]")].find((field) => !field.closest("[inert], [hidden]"));
  const last = focused;
  focused = node?.id ?? "";
  if (focused === last || pending.some(([, kind]) => kind === "f")) return;
  if (node) node.focus();
  else if (document.activeElement.id === last) document.activeElement.blur();
}

/** Moves the focus with the screens: to the title of a new one, and back to what opened it. */
function showScreens(active) {
  const [gone, below, scrolled] = popped[0] ?? [];
  const left = popped.map(([, , , node]) => node).findLast((node) => node.isConnected);
  if (gone && below) {
    scrolled.scrollTop = scrolls.get(below.id) ?? 0;
    const origin = $(origins.get(gone));
    (origin && !origin.closest("[inert]") ? origin : below.querySelector("h1"))?.focus({ preventScroll: true });
    if (left && !pushed.length && left.previousElementSibling) slideOut(left, left.previousElementSibling);
    else left?.remove();
  } else left?.remove();
  const screen = pushed.at(-1);
  if (screen?.isConnected) {
    origins.set(screen.id, pressed ?? active.id);
    scroller(screen).scrollTop = 0;
    screen.querySelector("h1")?.focus({ preventScroll: true });
    slideIn(screen, pushed[0].previousElementSibling);
  }
  pushed = [];
  popped = [];
}

const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const [width, height] = [Math.round(contentRect.width), Math.round(contentRect.height)];
    // What the server knows already is no news.
    if (target.dataset.size !== `${width} ${height}`) report("g", number(target), width, height);
  }
});

function observeSizes() {
  for (const node of document.querySelectorAll(".geometry, .sized")) sizes.observe(node);
  for (const node of document.querySelectorAll(".inset")) {
    insets.observe(node);
    measureInset(node);
  }
  for (const node of document.querySelectorAll(".fitting")) {
    fitting.observe(node);
    fit(node);
  }
}

const insets = new ResizeObserver((entries) => {
  for (const { target } of entries) measureInset(target);
});

/** Tells the neighbours of what stands at an edge how much of the safe area it takes there. */
function measureInset(node) {
  const stack = node.parentElement;
  const edge = ["top", "bottom", "leading", "trailing"].find((name) => node.classList.contains("inset-" + name));
  const isLine = edge === "top" || edge === "bottom";
  const gap = parseFloat(getComputedStyle(stack)[isLine ? "rowGap" : "columnGap"]) || 0;
  const outer = parseFloat(getComputedStyle(stack.parentElement).getPropertyValue("--unsafe-" + edge)) || 0;
  stack.style.setProperty("--unsafe-" + edge, `${(isLine ? node.offsetHeight : node.offsetWidth) + gap + outer}px`);
}

const fitting = new ResizeObserver((entries) => {
  for (const { target } of entries) fit(target);
});

/** Shows the first of several views that is no wider than its place, else the last one. */
function fit(node) {
  node.classList.add("measuring");
  const views = [...node.children];
  const first = views.findIndex((view) => view.offsetWidth <= node.clientWidth);
  node.classList.remove("measuring");
  const shown = first < 0 || !node.matches(".gx") ? views.length - 1 : first;
  for (const [index, view] of views.entries()) view.toggleAttribute("data-unfit", index !== shown);
}

/** Gives a text to other apps, or at least to the clipboard. */
async function share(text) {
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    sayForAWhile("Copied");
  } catch {}
}

// MARK: Long lists

/** How far from what is in sight, in pixels, rows are made. */
const AHEAD = 1200;

/** Skipped rows whose space is in sight or near it are asked for. */
const skipped = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting, boundingClientRect: all, intersectionRect: part } of entries) {
    if (!isIntersecting || !target.isConnected || isAskedFor(number(target))) continue;
    const { columns, gap } = lines(target.parentNode);
    const height = (all.height + gap) / Math.ceil(target.dataset.count / columns);
    const first = Math.max(0, Math.floor((part.top - all.top) / height)) * columns;
    const near = Math.ceil((innerHeight + 2 * AHEAD) / height) * columns;
    report("n", number(target), first, (Math.ceil(part.height / height) + 1) * columns, Math.min(near, 99999));
  }
}, { rootMargin: `${AHEAD}px 0px`, scrollMargin: `${AHEAD}px 0px` });

const isAskedFor = (id) => pending.some(([, kind, other]) => kind === "n" && other === id);

/** The lines of a list, a stack or a grid: how many rows stand side by side, how far apart the lines are, and how high. */
function lines(list) {
  const style = getComputedStyle(list);
  const columns = style.display.includes("grid") ? style.gridTemplateColumns.split(" ").length : 1;
  const rows = [...list.children].slice(0, 40)
    .filter((row) => !row.matches(".skipped") && (row.checkVisibility?.({ contentVisibilityAuto: true }) ?? true));
  const height = rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length || 66;
  return { columns, gap: parseFloat(style.rowGap) || 0, height };
}

/** Gives skipped rows the height of those that are there, and looks again at which of them are in sight. */
function observeSkipped() {
  const nodes = [...document.querySelectorAll(".skipped")];
  // All is measured before anything is changed, so that the browser lays out once.
  const measured = new Map(nodes.map(({ parentNode }) => [parentNode, null]));
  for (const list of measured.keys()) measured.set(list, lines(list));
  for (const node of nodes) {
    const { columns, gap, height } = measured.get(node.parentNode);
    node.style.height = Math.ceil(node.dataset.count / columns) * (height + gap) - gap + "px";
    skipped.unobserve(node);
    skipped.observe(node);
  }
}

// MARK: Another server

/** The fields in which a person has typed. */
const typed = new WeakSet();

/** Fields whose text is kept nowhere. */
const secret = "[type=password], [autocomplete=one-time-code], [autocomplete*=password], [autocomplete^=cc-]";

/** The way from the document to a node, the same in two pages that show the same: elements have other numbers there. */
function way(node) {
  const steps = [];
  for (; node?.parentElement && node !== document.body; node = node.parentElement)
    steps.unshift([node.tagName, [...node.parentElement.children].filter((one) => one.tagName === node.tagName).indexOf(node)]);
  return steps;
}

const atWay = (steps) =>
  steps.reduce((node, [tag, index]) => node && [...node.children].filter((one) => one.tagName === tag)[index], document.body);

/** What the page itself knows about what a person sees and does: what is typed, the focus, how far all is scrolled. */
function noteView() {
  const fields = [...document.querySelectorAll(".field")].filter((one) => typed.has(one) && !one.matches(secret));
  const scrolled = [...document.querySelectorAll("body *")].filter((one) => one.scrollTop > 0 || one.scrollLeft > 0);
  const { activeElement: active } = document;
  return {
    fields: fields.map((one) => [way(one), one.value]),
    scrolled: scrolled.map((one) => [way(one), one.scrollTop, one.scrollLeft]),
    top: document.scrollingElement.scrollTop,
    active: active === document.body ? null : way(active),
    selection: active.matches(".field:not(.compact)") ? [active.selectionStart, active.selectionEnd] : null,
    menus: [...document.querySelectorAll(".items:popover-open")].map(way),
    below: [...scrolls].flatMap(([id, top]) => ($(id) ? [[way($(id)), top]] : [])),
  };
}

function showView({ fields, scrolled, top, active, selection, menus, below }) {
  for (const [steps, value] of fields) {
    const node = atWay(steps);
    if (!node?.matches(".field") || node.matches(secret)) continue;
    typed.add(node);
    if (node.value === value) continue;
    node.value = value;
    report("i", number(node), value);
  }
  for (const [steps, top] of below) {
    const node = atWay(steps);
    if (node?.id) scrolls.set(node.id, top);
  }
  document.scrollingElement.scrollTop = top;
  for (const [steps, y, x] of scrolled) atWay(steps)?.scrollTo({ top: y, left: x, behavior: "instant" });
  const node = active && atWay(active);
  node?.focus({ preventScroll: true });
  if (selection && node?.setSelectionRange) node.setSelectionRange(...selection);
  for (const menu of menus.map(atWay)) if (menu?.matches(".items:not(:popover-open)")) menu.showPopover();
}

/**
 * Another server goes on with the session, as it was after the event that it acknowledges. Gives what is left to do once
 * the page shows it.
 */
function goOn(acknowledged, version) {
  const view = noteView();
  const lost = told.find(([number]) => number > acknowledged && number <= heard);
  const seconds = lost ? Math.round((broken - lost[1]) / 1000) : 0;
  // Before the first answer all that was done is done again; later only what controls hold: nobody knows whether the other
  // server has still handled a press.
  const repeated = pending.filter(([, kind, id]) => id && (wasOpen ? "op".includes(kind) : !"gn".includes(kind)))
    .map(([, kind, id, ...values]) => [kind, way($(id)), ...values]);
  pending = pending.filter(([, kind, id]) => id === 0 && kind !== "h");
  // The server is of another version: so are its files.
  if (version !== document.body.dataset.version && pauseOfReloads() <= 0) {
    reload();
    return null;
  }
  return () => {
    showView(view);
    for (const [kind, steps, ...values] of repeated) {
      const node = steps.length && atWay(steps);
      if (node?.id) report(kind, number(node), ...values);
    }
    if (seconds > 1) sayForAWhile(`The server broke off. What was done in the last ${seconds} seconds is lost.`);
  };
}

/** Notes what a reload would lose: the page's own business, which the session doesn't know. */
const noteForReload = () => store("meerkat-view", JSON.stringify({ ...noteView(), where: here() }));

/** Shows what the page noted before it was loaded again at the same address. */
function showNotedView() {
  const text = store("meerkat-view");
  store("meerkat-view", "");
  try {
    const view = text && JSON.parse(text);
    if (view && isReload && view.where === here()) showView(view);
  } catch {}
}

function sayForAWhile(sentence) {
  say(sentence);
  setTimeout(() => live.textContent === sentence && say(""), 10000);
}

// MARK: History

/** How many steps back there are in the app. The browser's history has an entry for each. */
let depth = +document.body.dataset.depth;
/** The address of what the app shows, if it tells one. */
let { address } = document.body.dataset;
let { title } = document;
/** Where the page is in the history. */
let position = history.state?.depth ?? 0;
/** How deep the entries ahead are known to lead, until the app has answered. */
let ahead = 0;
/** What gives up on a way through the history that this page has begun itself. */
let travelling = null;

const here = () => location.pathname + location.search;

/** Brings the history in step with the app, once the app has answered where it is. */
function followDepth() {
  if (travelling || pending.some(([, kind]) => kind === "h")) return;
  // What the app has not left is still ahead.
  if (depth < position || (depth > position && depth <= ahead)) return travel(depth - position);
  ahead = 0;
  while (position < depth) {
    position += 1;
    enter("pushState");
  }
  if (address && history.state?.address !== address) enter("replaceState");
  // Only now, since browsers note it for the entry where the page is.
  document.title = title;
  store("meerkat-address", here());
}

/** Browsers refuse what is too much. */
function enter(kind) {
  try {
    history[kind]({ depth: position, address }, "", address);
  } catch {}
}

function travel(steps) {
  position = depth;
  history.go(steps);
  // Browsers forget entries when there are many. Then this one stands for where the app is.
  travelling = setTimeout(() => {
    travelling = null;
    enter("replaceState");
    followDepth();
  }, 1000);
}

addEventListener("popstate", (event) => {
  const { state } = event;
  // An entry that somebody else made, such as that of a fragment, is where the last one is.
  const target = state?.depth ?? (location.hash ? position : 0);
  const isOwnWay = travelling !== null;
  clearTimeout(travelling);
  travelling = null;
  ahead = Math.max(ahead, position);
  position = target;
  isShownByBrowser = event.hasUAVisualTransition ?? false;
  if (!isOwnWay) report("h", 0, target, here());
  followDepth();
});

// MARK: Scene

/** What the app keeps for this tab, as text by its key. */
const kept = new Map();

function readKept() {
  try {
    for (const [key, value] of JSON.parse(store("meerkat-scene") ?? "[]")) kept.set(String(key), String(value));
  } catch {}
}

/** Gives a new session what the one before has kept. What a frame cannot carry stays here. */
function giveBack() {
  for (const [key, value] of [...kept].slice(0, 128))
    if (JSON.stringify([key, value]).length < 20000) report("k", 0, key, value);
}

// MARK: App

/** What the app keeps in this browser, for all its pages: each value under a name of its own. */
const appPrefix = "meerkat-app:";

function storeForAll(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(appPrefix + key);
    else localStorage.setItem(appPrefix + key, value);
  } catch {}
}

/** Tells a session what other pages have kept before. What a frame cannot carry stays here. */
function tellAppValues() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(appPrefix));
    for (const name of names.slice(0, 128)) tellAppValue(name, localStorage.getItem(name));
  } catch {}
}

function tellAppValue(name, value) {
  const key = name.slice(appPrefix.length);
  if (value === null) report("u", 0, key);
  else if (JSON.stringify([key, value]).length < 20000) report("l", 0, key, value);
}

addEventListener("storage", ({ key, newValue, storageArea }) => {
  if (storageArea === localStorage && key?.startsWith(appPrefix)) tellAppValue(key, newValue);
});

// MARK: Colours and motion

const darkness = matchMedia("(prefers-color-scheme: dark)");
/** What the session knows of what the visitor likes: a new one believes in light. */
let toldScheme = resumed === undefined ? "light" : null;

function tellScheme() {
  const scheme = darkness.matches ? "dark" : "light";
  if (!isOpen || scheme === toldScheme) return;
  toldScheme = scheme;
  report("e", 0, scheme);
}

darkness.addEventListener("change", tellScheme);

/** The same of motion: a new session believes that all may move. */
let toldStillness = resumed === undefined ? false : null;

function tellStillness() {
  if (!isOpen || stillness.matches === toldStillness) return;
  toldStillness = stillness.matches;
  report("e", 0, toldStillness ? "still" : "moving");
}

// MARK: Connection

let socket;
let isOpen = false;
let wasOpen = false;
let seen = +document.body.dataset.seen;
let retries = 0;

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  // Addresses are written into the logs of proxies, the names of protocols are not.
  socket = new WebSocket(`${scheme}//${location.host}/~/live?seen=${seen}`, ["meerkat", "meerkat-token." + token]);
  socket.onmessage = ({ data }) => receive(JSON.parse(data));
  socket.onclose = ({ code }) => disconnected(code);
}

function receive([acknowledged, ...changes]) {
  // What was done before the session of another page came back was about this page's own elements.
  if (fallback) [pending, count] = [[], acknowledged];
  const goingOn = changes[0]?.[0] === "z" ? goOn(acknowledged, changes[0][1]) : null;
  pending = pending.filter(([event]) => event > acknowledged);
  heard = acknowledged;
  watchAnswers(heard);
  catchUp();
  if (!isOpen) {
    isOpen = wasOpen = true;
    retries = 0;
    fallback = null;
    say("");
    document.body.dataset.live = "";
    for (const event of pending) socket.send(JSON.stringify(event));
    observeSkipped();
    tellScheme();
    tellStillness();
    showNotedView();
  }
  if (changes.length) {
    seen += 1;
    apply(changes);
    goingOn?.();
  }
  answerSwipe(acknowledged);
  answerDrag(acknowledged);
}

function disconnected(code) {
  if (isOpen) broken = Date.now();
  isOpen = false;
  watchAnswers(Infinity);
  delete document.body.dataset.live;
  if (code === 4409) return say("This app is open in another window. Reload to use it here.");
  if (code === 4413) return say("This page has become too large for the server. Reload to start again.");
  if (code === 4404 && fallback) return useOwnSession();
  if (code === 4404 || code === 4400) return startAnew();
  // A short break is nobody's business.
  const wait = Math.min(250 * 2 ** retries++, 8000);
  if (retries > 1) say(reconnecting);
  setTimeout(connect, code === 4429 ? 5000 : wait);
}

/** The session from before the reload is gone: the one that came with the page takes its place. */
function useOwnSession() {
  [token, fallback, seen] = [fallback, null, +document.body.dataset.seen];
  store("meerkat-session", token);
  toldScheme = "light";
  toldStillness = false;
  tellAppValues();
  giveBack();
  followDepth();
  connect();
}

/** The session is gone: a reload brings a new one, but not one reload after the other. */
function startAnew() {
  const wait = pauseOfReloads();
  if (wait > 0) say("The app has ended. It starts again in a moment.");
  setTimeout(reload, wait);
}

/** How many milliseconds to wait before the page reloads itself once more. */
const pauseOfReloads = () => +(store("meerkat-reload") ?? 0) + 10000 - Date.now();

function reload() {
  store("meerkat-reload", Date.now());
  // A page that was never live has nothing to note.
  if (wasOpen) noteForReload();
  isLeaving = true;
  location.reload();
}

const reconnecting = "Reconnecting… What you type is kept; buttons work again once the connection is back.";

function say(sentence) {
  live.textContent = sentence;
  raiseNotice();
}

function nudge() {
  say(reconnecting);
  live.animate?.([{ transform: "scale(1.06)" }, { transform: "none" }], 200);
}

/** Reads or writes what belongs to this tab alone. Browsers may forbid it. */
function store(name, value) {
  // The panel beside an app shares the tab with it.
  if (panel !== undefined) name = "panel-" + name;
  try {
    if (value !== undefined) sessionStorage.setItem(name, value);
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

// A reload finds its session by this cookie, which fades before another page could take it for its own. It has to be
// there before the browser asks for the new page.
let isLeaving = false;
const keep = (seconds) =>
  (document.cookie = `meerkat-resume=${seconds ? token : ""}; Max-Age=${seconds}; Path=/; SameSite=Strict`
    + (location.protocol === "https:" ? "; Secure" : ""));
addEventListener("beforeunload", () => isLeaving || panel !== undefined || keep(10));
addEventListener("pagehide", () => isLeaving || !wasOpen || noteForReload());
addEventListener("pageshow", ({ persisted }) => {
  if (panel === undefined) keep(0);
  if (persisted && socket.readyState > 1) connect();
});
addEventListener("online", () => isOpen || socket.readyState < 2 || connect());

const mine = store("meerkat-session");
const isReload = performance.getEntriesByType("navigation")[0]?.type !== "navigate";
if (resumed !== undefined && mine !== token && pauseOfReloads() <= 0) {
  // Another tab has just been left, and its session came here by mistake. If it comes again, a cookie is left over that
  // this page can't remove.
  reload();
} else {
  // Where the browser gave no chance to set the cookie, this tab still knows its session.
  if (mine && isReload && resumed === undefined && store("meerkat-address") === here())
    [token, fallback, seen, toldScheme, toldStillness] = [mine, token, 0, null, null];
  store("meerkat-session", token);
  readKept();
  if (!fallback) tellAppValues();
  if (!fallback && resumed === undefined) giveBack();
  history.scrollRestoration = "manual";
  openDialogs();
  followFocus();
  observeSizes();
  observeSkipped();
  settle();
  if (!fallback) showNotedView();
  if (!fallback) followDepth();
  connect();
}

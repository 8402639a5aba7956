// What comes down from the server: changes to the nodes of the page.

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

// Another server goes on with the session: its elements have other numbers.

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
  // How the window is, the session before knew.
  toldStillness = null;
  toldWindow = [];
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

/** What is said for a while, even if the connection breaks off again. */
let passing = "";

function sayForAWhile(sentence) {
  say((passing = sentence));
  setTimeout(() => live.textContent === sentence && say(""), 10000);
}

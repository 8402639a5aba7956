// Motion: what a change that the app animates inserts, removes, moves and restyles runs over time in the page, by the
// Web Animations API. The page is brought in step at once; animations only show the way there. A change that comes
// meanwhile goes on from what is seen. Those who like little motion see cross-fades.

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
stillness.addEventListener("change", tellStillness);
/** What is animated of a node that looks different. */
const lookNames = ["opacity", "transform", "filter", "color", "backgroundColor", "borderRadius", "borderColor", "fill",
  "stroke", "fontSize", "paddingTop", "paddingRight", "paddingBottom", "paddingLeft", "width", "height"];
const colourNames = ["opacity", "color", "backgroundColor", "fill", "stroke", "borderColor"];

/** How the changes run that are being applied, as the Web Animations API takes it; nothing for those shown at once. */
let timing = null;
/** What is known of the page before an animated patch. */
let before = null;

operations.f = (...values) => (timing = values.length ? asTiming(values) : null);

const asTiming = ([duration, easing, delay, iterations, alternates]) => ({
  duration, easing, delay, iterations: iterations || Infinity, fill: "backwards",
  direction: alternates ? "alternate" : "normal",
});

/** The animations that this file runs, by node: those of its look, and that of its place. */
const looksOf = new WeakMap();
const placesOf = new WeakMap();

function run(animations, node, keyframes, options) {
  animations.get(node)?.cancel();
  const animation = node.animate(keyframes, options);
  animations.set(node, animation);
  animation.finished.then(() => animations.get(node) === animation && animations.delete(node), () => {});
  return animation;
}

/** A box that only says something about what is inside has no look of its own. */
function boxed(node) {
  while (node?.matches(".boxless") && node.firstElementChild) node = node.firstElementChild;
  return node;
}

// MARK: Before and after a patch

/** Measures what a patch is going to change, if any of it is animated. */
function noteBefore(changes) {
  before = null;
  timing = null;
  let current = null;
  const touched = [];
  let last = null;
  for (const [name, ...values] of changes) {
    if (name === "f") last = (current = values.length ? asTiming(values) : null) ?? last;
    else if ("atx".includes(name)) touched.push([values[0], name, current]);
  }
  // What changes without an animation is there at once, even if it was on its way.
  for (const [id, kind, animated] of touched) if (!animated && $(id)) endLooks($(id), kind);
  if (!last) return;
  before = { timing: last, places: new Map(), matches: new Map(), looks: new Map(), inserted: [] };
  notePlaces(topDialog() ?? document.querySelector("main"));
  for (const [id, kind, animated] of touched) {
    const node = animated && $(id);
    if (node && before.places.has(node.id)) before.looks.set(node.id, noteLook(node, kind, animated));
  }
}

/** The nodes that a change touches: new attributes are those of one node. */
const touchedBy = (kind, node) => (kind === "x" ? [node, ...node.querySelectorAll("*")].slice(0, 60) : [node]);

function endLooks(node, kind) {
  for (const one of touchedBy(kind, node)) {
    looksOf.get(one)?.cancel();
    looksOf.delete(one);
  }
}

/** Visits what is in sight, from the outside in. */
function visitSeen(node, visit, value) {
  const { innerHeight, innerWidth } = window;
  const { display } = node.dataset.match || node.matches(".boxless, header") ? { display: "contents" } : {};
  const box = node.getBoundingClientRect();
  const isBoxless = display === "contents" && box.width === 0 && box.height === 0;
  if (!isBoxless && (box.bottom < -200 || box.top > innerHeight + 200 || box.right < -200 || box.left > innerWidth + 200)) return;
  const inner = visit(node, box, value);
  for (const child of node.children)
    if (!child.hidden && !child.matches("svg, .leaving, .skipped")) visitSeen(child, visit, inner);
}

function notePlaces(root) {
  visitSeen(root, (node, box) => {
    if (!node.id || before.places.has(node.id)) return;
    before.places.set(node.id, box);
    if (node.dataset.match) before.matches.set(node.dataset.match, boxed(node).getBoundingClientRect());
  });
}

function noteLook(node, kind, timing) {
  const looks = kind === "t" ? null : [...look(node, kind)];
  const copy = kind === "a" ? null : node.cloneNode(true);
  return { kind, timing, looks, copy, box: node.getBoundingClientRect() };
}

/** How the nodes that a change touches look, as far as it can be animated. */
function* look(node, kind) {
  for (const one of touchedBy(kind, node)) {
    const style = getComputedStyle(one);
    const values = {};
    for (const name of stillness.matches ? colourNames : lookNames) {
      const isSize = name === "width" || name === "height";
      if (isSize && !one.style[name]) continue;
      // As it is written, where it stands still: a turn by 360° is more than none.
      values[name] = name === "transform" && !looksOf.has(one) ? one.style.transform || "none" : style[name];
    }
    yield [one.tagName, values];
  }
}

/** Begins the animations of a patch that has been applied. */
function showAfter() {
  timing = null;
  const noted = before;
  before = null;
  if (!noted) return;
  for (const [id, change] of noted.looks) if ($(id)) showLook($(id), change);
  for (const [node, animated] of noted.inserted) if (node.isConnected) showInsertion(node, animated, noted);
  if (!stillness.matches) showPlaces(topDialog() ?? document.querySelector("main"), noted);
}

function showLook(node, { kind, timing, looks, copy, box }) {
  const contents = node.closest("[data-content]")?.dataset.content;
  // What is seen was noted before.
  endLooks(node, kind);
  const now = looks && [...look(node, kind)];
  const isAlike = now?.length === looks?.length && now?.every(([tag], index) => tag === looks[index][0]);
  const isText = copy && copy.textContent !== node.textContent;
  if (isText ? contents !== "identity" : copy && !isAlike) return crossFade(node, copy, box, timing, contents);
  if (!isAlike) return;
  const nodes = touchedBy(kind, node);
  for (const [index, [, values]] of now.entries()) {
    const [from, to] = [{}, {}];
    for (const [name, value] of Object.entries(values))
      if (looks[index][1][name] !== undefined && looks[index][1][name] !== value)
        [from[name], to[name]] = [looks[index][1][name], value];
    if (Object.keys(from).length) run(looksOf, nodes[index], [from, to], timing);
  }
}

/** The old content fades away where it was, and the new one comes. */
function crossFade(node, copy, box, timing, contents) {
  if (!/^e\d/.test(node.id) || !box.width || node.matches("dialog, .screen, nav-stack, tab-view, .list")) return;
  const isNumber = contents === "numericText" && !stillness.matches;
  const [below, above] = isNumber
    ? [{ opacity: 0, translate: "0 .6em", filter: "blur(3px)" }, { opacity: 0, translate: "0 -.6em", filter: "blur(3px)" }]
    : [{ opacity: 0 }, { opacity: 0 }];
  node.before(copy);
  leave(copy, box, above, timing);
  run(looksOf, node, [below, {}], timing);
}

// MARK: Coming and going

/** The node inside that says how it comes and goes, if there is one. */
function transitionOf(node) {
  for (let one = node; one; one = one.children.length === 1 ? one.firstElementChild : null)
    if (one.dataset.in) return one.dataset;
  return {};
}

function keyframe(node, text) {
  const look = text ? JSON.parse(text) : { opacity: 0 };
  if (stillness.matches) return Object.keys(look).length ? { opacity: 0 } : look;
  if (look.transform && getComputedStyle(node).direction === "rtl")
    look.transform = look.transform.replace(/translateX\((-?)/, (_, sign) => `translateX(${sign ? "" : "-"}`);
  return look;
}

function showInsertion(node, timing, { matches }) {
  if (node.matches("dialog, .screen, .page, .skipped")) return;
  const { in: text, timing: own } = transitionOf(node);
  const options = own ? asTiming(JSON.parse(own)) : timing;
  for (const one of [node, ...node.querySelectorAll("[data-match]")]) {
    const from = one.dataset.match && matches.get(one.dataset.match);
    if (from && !stillness.matches) grow(boxed(one), from, options, one.dataset.matches);
  }
  const from = keyframe(node, text);
  if (!Object.keys(from).length) return;
  const { transformOrigin } = from;
  run(looksOf, boxed(node), [from, transformOrigin ? { transformOrigin } : {}], options);
}

/** Begins at the frame of what has gone. */
function grow(node, from, timing, parts) {
  const to = node.getBoundingClientRect();
  if (!to.width || !to.height) return;
  const look = { transformOrigin: "0 0" };
  if (parts !== "size") look.translate = `${from.left - to.left}px ${from.top - to.top}px`;
  if (parts !== "position") look.scale = `${from.width / to.width} ${from.height / to.height}`;
  run(placesOf, node, [look, { transformOrigin: "0 0", translate: "0 0", scale: "1 1" }], timing);
}

/** Has a node go; gives whether that takes time. */
function removeInTime(node) {
  const box = before?.places.get(node.id);
  if (!timing || !box || node.matches("dialog, .screen, .page")) return false;
  const { out, timing: own } = transitionOf(node);
  const look = keyframe(node, out);
  const isTaken = [node, ...node.querySelectorAll("[data-match]")].some((one) => one.dataset.match);
  if (!Object.keys(look).length) return false;
  leave(node, before.places.get(boxed(node).id) ?? box, isTaken ? { opacity: 0 } : look,
    own ? asTiming(JSON.parse(own)) : timing);
  return true;
}

/** What is on its way out stays where it was, out of the way of the rest, and deaf. */
function silence(node) {
  node.inert = true;
  node.ariaHidden = "true";
  node.classList.add("leaving");
  for (const one of [node, ...node.querySelectorAll("[id]")]) one.removeAttribute("id");
  for (const one of [node, ...node.querySelectorAll("[data-match]")]) one.removeAttribute("data-match");
}

function leave(node, { left, top, width, height }, look, timing) {
  silence(node);
  const seen = boxed(node);
  Object.assign(seen.style, { position: "absolute", left: 0, top: 0, width: `${width}px`, height: `${height}px`, margin: 0, maxWidth: "none" });
  seen.style.boxSizing = "border-box";
  const own = seen.getBoundingClientRect();
  Object.assign(seen.style, { left: `${left - own.left}px`, top: `${top - own.top}px` });
  const { transformOrigin } = look;
  // Whatever comes and goes by itself ends once.
  const options = { ...timing, iterations: Number.isFinite(timing.iterations) ? timing.iterations : 1, fill: "both" };
  const animation = seen.animate([transformOrigin ? { transformOrigin } : {}, look], options);
  animation.finished.finally(() => node.remove());
}

// MARK: Places

/** Has everything that stands elsewhere now go there from where it was. */
function showPlaces(root, { places, timing }) {
  const moves = [];
  // All is measured before anything is changed, so that the browser lays out once.
  const nodes = [];
  visitSeen(root, (node) => void (places.has(node.id) && nodes.push(node)));
  for (const node of nodes) {
    placesOf.get(node)?.cancel();
    placesOf.delete(node);
  }
  visitSeen(root, (node, box, [x, y] = [0, 0]) => {
    const old = places.get(node.id);
    if (!old || !old.width || !box.width || node.matches(".boxless, .bar, header")) return [x, y];
    const [dx, dy] = [middle(old, box, "left", "width") - x, middle(old, box, "top", "height") - y];
    if (Math.hypot(dx, dy) < 1) return [x, y];
    moves.push([node, dx, dy]);
    return [x + dx, y + dy];
  });
  for (const [node, x, y] of moves)
    if (getComputedStyle(node).display !== "inline")
      run(placesOf, node, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], timing);
}

/** How far a box has moved along an axis: by its nearer edge, or by its middle where it grew on both sides. */
function middle(old, now, edge, size) {
  const [first, second] = [old[edge] - now[edge], old[edge] + old[size] - now[edge] - now[size]];
  if (first * second < 0) return 0;
  return Math.abs(first) < Math.abs(second) ? first : second;
}

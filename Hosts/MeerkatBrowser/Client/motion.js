// Motion: what a change that the app animates inserts, removes, moves and restyles runs over time in the page, by the
// Web Animations API. The page is brought in step at once; animations only show the way there. A change that comes
// meanwhile goes on from what is seen. Those who like little motion see cross-fades.

import { topDialog } from "./menus.js";
import { $, first, isMirrored, stillness } from "./page.js";

/** What is animated of a node that looks different. */
const lookNames = ["opacity", "transform", "filter", "color", "backgroundColor", "borderRadius", "borderColor", "fill",
  "stroke", "fontSize", "paddingTop", "paddingRight", "paddingBottom", "paddingLeft", "width", "height"];
const colourNames = ["opacity", "color", "backgroundColor", "fill", "stroke", "borderColor"];

/** How the changes run that are being applied, as the Web Animations API takes it; nothing for those shown at once.
 * @type {Timing | null} */
let timing = null;
/** What is known of the page before an animated patch.
 * @type {Before | null} */
let before = null;

/** Sets how the changes run that follow.
 * @type {(...values: Changes["f"]) => void} */
export function setTiming(...values) {
  timing = values.length ? asTiming(values) : null;
}

/** A node has come.
 * @type {(node: HTMLElement) => void} */
export function noteInsertion(node) {
  if (timing) before?.inserted.push([node, timing]);
}

/** @type {(values: Changes["f"]) => Timing} */
const asTiming = ([duration, easing, delay, iterations, alternates]) => ({
  duration, easing, delay, iterations: iterations || Infinity, fill: "backwards",
  direction: alternates ? "alternate" : "normal",
});

/** The animations that this file runs, by node: those of its look, and that of its place.
 * @type {WeakMap<Element, Animation>} */
const looksOf = new WeakMap();
/** @type {WeakMap<Element, Animation>} */
const placesOf = new WeakMap();

/** @type {(animations: WeakMap<Element, Animation>, node: Element, keyframes: Keyframe[], options: Timing) => Animation} */
function run(animations, node, keyframes, options) {
  animations.get(node)?.cancel();
  const animation = node.animate(keyframes, options);
  animations.set(node, animation);
  animation.finished.then(() => animations.get(node) === animation && animations.delete(node), () => {});
  return animation;
}

// MARK: Before and after a patch

/** What is on top.
 * @type {() => HTMLElement} */
const visible = () => topDialog() ?? document.querySelector("main") ?? document.body;

/** Measures what a patch is going to change, if any of it is animated.
 * @type {(changes: Change[]) => void} */
export function noteBefore(changes) {
  before = null;
  timing = null;
  let current = null;
  /** @type {{ id: string, kind: string, timing: Timing | null }[]} */
  const touched = [];
  let last = null;
  for (const [name, ...values] of changes) {
    if (name === "f") last = (current = values.length ? asTiming(/** @type {Changes["f"]} */ (values)) : null) ?? last;
    else if ("atx".includes(name)) touched.push({ id: values[0], kind: name, timing: current });
  }
  // What changes without an animation is there at once, even if it was on its way.
  const nodes = touched.map(({ id, ...change }) => ({ node: $(id), ...change }));
  for (const { node, kind, timing } of nodes) if (!timing && node) endLooks(node, kind);
  if (!last) return;
  before = { timing: last, places: new Map(), matches: new Map(), looks: new Map(), inserted: [] };
  notePlaces(visible(), before);
  for (const { node, kind, timing } of nodes)
    if (timing && node && before.places.has(node.id)) before.looks.set(node.id, noteLook(node, kind, timing));
}

/** The nodes that a change touches: new attributes are those of one node.
 * @type {(kind: string, node: HTMLElement) => HTMLElement[]} */
const touchedBy = (kind, node) => (kind === "x" ? [node, ...node.querySelectorAll("*")].slice(0, 60) : [node]);

/** @type {(node: HTMLElement, kind: string) => void} */
function endLooks(node, kind) {
  for (const one of touchedBy(kind, node)) {
    looksOf.get(one)?.cancel();
    looksOf.delete(one);
  }
}

/** Visits what is in sight, from the outside in.
 * @type {(node: HTMLElement, visit: (node: HTMLElement, box: DOMRect, shift: Point) => Point | void, shift?: Point) => void} */
const visitSeen = (node, visit, shift = [0, 0]) => {
  const { innerHeight, innerWidth } = window;
  const box = node.getBoundingClientRect();
  const isBoxless = node.matches("header") && box.width === 0 && box.height === 0;
  if (!isBoxless && (box.bottom < -200 || box.top > innerHeight + 200 || box.right < -200 || box.left > innerWidth + 200)) return;
  const inner = visit(node, box, shift) ?? shift;
  for (const child of node.children)
    if (!child.hidden && !child.matches("svg, .leaving, .skipped")) visitSeen(child, visit, inner);
};

/** @type {(root: HTMLElement, noted: Before) => void} */
function notePlaces(root, { places, matches }) {
  visitSeen(root, (node, box) => {
    if (!node.id || places.has(node.id)) return;
    places.set(node.id, box);
    if (node.dataset.match) matches.set(node.dataset.match, node.getBoundingClientRect());
  });
}

/** @type {(node: HTMLElement, kind: string, timing: Timing) => Look} */
function noteLook(node, kind, timing) {
  const looks = kind === "t" ? null : [...look(node, kind)];
  const copy = kind === "a" ? null : /** @type {HTMLElement} */ (node.cloneNode(true));
  return { kind, timing, looks, copy, box: node.getBoundingClientRect() };
}

/** How the nodes that a change touches look, as far as it can be animated.
 * @type {(node: HTMLElement, kind: string) => Iterable<[tag: string, values: Values]>} */
function* look(node, kind) {
  for (const one of touchedBy(kind, node)) {
    const [style, own] = /** @type {any[]} */ ([getComputedStyle(one), one.style]);
    const values = /** @type {Values} */ ({});
    for (const name of stillness.matches ? colourNames : lookNames) {
      const isSize = name === "width" || name === "height";
      if (isSize && !own[name]) continue;
      // As it is written, where it stands still: a turn by 360° is more than none.
      values[name] = name === "transform" && !looksOf.has(one) ? own.transform || "none" : style[name];
    }
    yield [one.tagName, values];
  }
}

/** Begins the animations of a patch that has been applied. */
export function showAfter() {
  timing = null;
  const noted = before;
  before = null;
  if (!noted) return;
  for (const [id, change] of noted.looks) {
    const node = $(id);
    if (node) showLook(node, change);
  }
  for (const [node, animated] of noted.inserted) if (node.isConnected) showInsertion(node, animated, noted);
  if (!stillness.matches) showPlaces(visible(), noted);
}

/** @type {(node: HTMLElement, look: Look) => void} */
function showLook(node, { kind, timing, looks, copy, box }) {
  const contents = node.closest("[data-content]")?.dataset.content;
  // What is seen was noted before.
  endLooks(node, kind);
  const now = looks && [...look(node, kind)];
  const isAlike = now && now.length === looks.length && now.every(([tag], index) => tag === looks[index][0]);
  const isText = copy && copy.textContent !== node.textContent;
  if (copy && (isText ? contents !== "identity" : !isAlike)) return crossFade(node, copy, box, timing, contents);
  if (!isAlike) return;
  const nodes = touchedBy(kind, node);
  for (const [index, [, values]] of now.entries()) {
    const [from, to] = /** @type {Values[]} */ ([{}, {}]);
    for (const [name, value] of Object.entries(values))
      if (looks[index][1][name] !== undefined && looks[index][1][name] !== value)
        [from[name], to[name]] = [looks[index][1][name], value];
    if (Object.keys(from).length) run(looksOf, nodes[index], [from, to], timing);
  }
}

/** The old content fades away where it was, and the new one comes.
 * @type {(node: HTMLElement, copy: HTMLElement, box: DOMRect, timing: Timing, contents?: string) => void} */
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

/** The node inside that says how it comes and goes, if there is one.
 * @type {(node: HTMLElement) => DOMStringMap} */
function transitionOf(node) {
  for (let one = /** @type {HTMLElement | null} */ (node); one; one = one.children.length === 1 ? first(one) : null)
    if (one.dataset.in) return one.dataset;
  return {};
}

/** @type {(node: Element, text?: string) => Keyframe} */
function keyframe(node, text) {
  const look = text ? JSON.parse(text) : { opacity: 0 };
  if (stillness.matches) return Object.keys(look).length ? { opacity: 0 } : look;
  if (look.transform && isMirrored(node))
    look.transform = String(look.transform).replace(/translateX\((-?)/, (_, sign) => `translateX(${sign ? "" : "-"}`);
  return look;
}

/** @type {(node: HTMLElement, timing: Timing, before: Before) => void} */
function showInsertion(node, timing, { matches }) {
  if (node.matches("dialog, .screen, .page, .skipped")) return;
  const { in: text, timing: own } = transitionOf(node);
  const options = own ? asTiming(JSON.parse(own)) : timing;
  for (const one of [node, ...node.querySelectorAll("[data-match]")]) {
    const from = one.dataset.match && matches.get(one.dataset.match);
    if (from && !stillness.matches) grow(one, from, options, one.dataset.matches);
  }
  const from = keyframe(node, text);
  if (!Object.keys(from).length) return;
  const { transformOrigin } = from;
  run(looksOf, node, [from, transformOrigin ? { transformOrigin } : {}], options);
}

/** Begins at the frame of what has gone.
 * @type {(node: Element, from: DOMRect, timing: Timing, parts?: string) => void} */
function grow(node, from, timing, parts) {
  const to = node.getBoundingClientRect();
  if (!to.width || !to.height) return;
  const look = /** @type {Keyframe} */ ({ transformOrigin: "0 0" });
  if (parts !== "size") look.translate = `${from.left - to.left}px ${from.top - to.top}px`;
  if (parts !== "position") look.scale = `${from.width / to.width} ${from.height / to.height}`;
  run(placesOf, node, [look, { transformOrigin: "0 0", translate: "0 0", scale: "1 1" }], timing);
}

/** Has a node go; gives whether that takes time.
 * @type {(node: HTMLElement) => boolean} */
export function removeInTime(node) {
  const places = before?.places;
  const box = places?.get(node.id);
  if (!timing || !box || node.matches("dialog, .screen, .page")) return false;
  const { out, timing: own } = transitionOf(node);
  const look = keyframe(node, out);
  const isTaken = [node, ...node.querySelectorAll("[data-match]")].some((one) => one.dataset.match);
  if (!Object.keys(look).length) return false;
  leave(node, box, isTaken ? { opacity: 0 } : look,
    own ? asTiming(JSON.parse(own)) : timing);
  return true;
}

/** What is on its way out stays where it was, out of the way of the rest, and deaf.
 * @type {(node: HTMLElement) => void} */
export function silence(node) {
  node.inert = true;
  node.ariaHidden = "true";
  node.classList.add("leaving");
  for (const one of [node, ...node.querySelectorAll("[id]")]) one.removeAttribute("id");
  for (const one of [node, ...node.querySelectorAll("[data-match]")]) one.removeAttribute("data-match");
}

/** @type {(node: HTMLElement, box: DOMRect, look: Keyframe, timing: Timing) => void} */
function leave(node, { left, top, width, height }, look, timing) {
  silence(node);
  Object.assign(node.style, { position: "absolute", left: 0, top: 0, width: `${width}px`, height: `${height}px`, margin: 0, maxWidth: "none" });
  node.style.boxSizing = "border-box";
  const own = node.getBoundingClientRect();
  Object.assign(node.style, { left: `${left - own.left}px`, top: `${top - own.top}px` });
  const { transformOrigin } = look;
  // Whatever comes and goes by itself ends once.
  const iterations = Number.isFinite(timing.iterations) ? timing.iterations : 1;
  const options = /** @type {Timing} */ ({ ...timing, iterations, fill: "both" });
  const animation = node.animate([transformOrigin ? { transformOrigin } : {}, look], options);
  animation.finished.finally(() => node.remove());
}

// MARK: Places

/** Has everything that stands elsewhere now go there from where it was.
 * @type {(root: HTMLElement, before: Before) => void} */
function showPlaces(root, { places, timing }) {
  const moves = /** @type {[node: HTMLElement, x: number, y: number][]} */ ([]);
  // All is measured before anything is changed, so that the browser lays out once.
  const nodes = /** @type {HTMLElement[]} */ ([]);
  visitSeen(root, (node) => void (places.has(node.id) && nodes.push(node)));
  for (const node of nodes) {
    placesOf.get(node)?.cancel();
    placesOf.delete(node);
  }
  visitSeen(root, (node, box, [x, y]) => {
    const old = places.get(node.id);
    if (!old || !old.width || !box.width || node.matches(".bar, header")) return [x, y];
    const [dx, dy] = [middle(old, box, "left", "width") - x, middle(old, box, "top", "height") - y];
    if (Math.hypot(dx, dy) < 1) return [x, y];
    moves.push([node, dx, dy]);
    return [x + dx, y + dy];
  });
  for (const [node, x, y] of moves)
    if (getComputedStyle(node).display !== "inline")
      run(placesOf, node, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], timing);
}

/** How far a box has moved along an axis: by its nearer edge, or by its middle where it grew on both sides.
 * @type {(old: DOMRect, now: DOMRect, edge: "left" | "top", size: "width" | "height") => number} */
function middle(old, now, edge, size) {
  const [first, second] = [old[edge] - now[edge], old[edge] + old[size] - now[edge] - now[size]];
  if (first * second < 0) return 0;
  return Math.abs(first) < Math.abs(second) ? first : second;
}

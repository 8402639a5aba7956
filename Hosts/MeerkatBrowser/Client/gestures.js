// Gestures: what fingers, the pointer, the wheel and the keyboard do to views with gestures goes up as touches. The app
// recognises the gestures; the page only tells where the fingers are:
// [number, "w", element, phase, milliseconds, count, x, y…, count, element, x, y, width, height…]

import { isPatching } from "./changes.js";
import { isPending, report, say } from "./connection.js";
import { press } from "./events.js";
import { around, number, on, root } from "./page.js";

const touchPhases = { began: 0, moved: 1, ended: 2, cancelled: 3, rested: 4 };
/** How far a finger slips without meaning it, in points. */
const slip = 10;

/** The fingers that are down, by pointer: their places.
 * @type {Map<number, Point>} */
const fingers = new Map();
/** What they touch: its number, where and when the first finger came down, and what is to be told in time.
 * @type {Contact | null} */
let contact = null;
/** Whether a movement has not been told yet. */
let isBehind = false;
/** Whether the click that follows is a part of a gesture. */
let isClickTaken = false;

export function takeClick() {
  isClickTaken = true;
}

/** @type {(node: Element) => HTMLElement[]} */
const gesturesAround = (node) => {
  const [nodes, selector] = [/** @type {HTMLElement[]} */ ([]), "[data-gesture], [data-space]"];
  for (let one = node.closest(selector); one; one = around(one, selector)) nodes.push(one);
  return nodes;
};

/** @type {(phase: keyof typeof touchPhases, places: Point[], time?: number, targets?: HTMLElement[]) => void} */
function tellTouch(phase, places, time = performance.now(), targets = []) {
  const frames = targets.flatMap((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [number(node), x, y, width, height];
  });
  const numbers = [places.length, ...places.flat(), targets.length, ...frames].map(Math.round);
  report("w", contact?.id ?? number(targets[0]), touchPhases[phase], Math.round(time) % 1e9, ...numbers);
}

/** @type {(node: Element, place: Point) => void} */
function beginContact(node, place) {
  endContact("cancelled");
  const nodes = gesturesAround(node);
  const inner = nodes.find((one) => one.dataset.gesture !== undefined) ?? node;
  contact = { id: number(inner), place, last: [place], began: performance.now(), timers: [], nodes, isMoved: false };
  for (const { dataset } of nodes)
    for (const hold of (dataset.hold ?? "").split(" ").filter(Boolean)) {
      const isShared = dataset.gesture?.includes("shared");
      contact.timers.push(setTimeout(() => {
        if (!contact) return;
        if (!contact.isMoved && !isShared) isClickTaken = true;
        // Timers may be early by a fraction.
        tellTouch("moved", contact.last, Math.max(performance.now(), contact.began + +hold));
      }, +hold));
    }
  tellTouch("began", [place], contact.began, nodes);
}

/** @type {(places: Point[]) => void} */
function moveContact(places) {
  if (!contact) return;
  contact.last = places;
  if (Math.hypot(places[0][0] - contact.place[0], places[0][1] - contact.place[1]) > slip) contact.isMoved = true;
  if (isBehind) return;
  isBehind = true;
  requestAnimationFrame(catchUp);
}

/** Tells at once where the fingers are when one has come or gone: what follows is measured from there. */
function countFingers() {
  if (!contact) return;
  contact.last = [...fingers.values()];
  isBehind = false;
  tellTouch("moved", contact.last);
}

/** Tells the last movement, unless the server still has one to answer: then it is told when it has. */
export function catchUp() {
  if (!contact || !isBehind || isPending("w")) return;
  isBehind = false;
  tellTouch("moved", contact.last);
}

/** @type {(phase: "ended" | "cancelled") => void} */
function endContact(phase) {
  if (!contact) return;
  contact.timers.forEach(clearTimeout);
  if (isBehind && phase === "ended") tellTouch("moved", contact.last);
  isBehind = false;
  tellTouch(phase, phase === "ended" ? contact.last.slice(0, 1) : []);
  const { id, nodes } = contact;
  contact = null;
  // Of several taps, one that is not followed by another counts.
  if (phase === "ended" && nodes.some(({ dataset }) => dataset.rest !== undefined))
    setTimeout(() => contact || report("w", id, touchPhases.rested, Math.round(performance.now()) % 1e9, 0, 0), 400);
}

/** Taps a view whose gesture is one of taps alone.
 * @type {(node: HTMLElement, x: number, y: number) => void} */
export function tapAt(node, x, y) {
  const nodes = gesturesAround(node);
  contact = { id: number(node), place: [x, y], last: [], began: 0, timers: [], nodes };
  for (let count = Number(node.dataset.taps); count > 0; count--) {
    tellTouch("began", [[x, y]], undefined, nodes);
    tellTouch("ended", [[x, y]]);
  }
  contact = null;
}

// MARK: Fingers and the pointer

on("pointerdown", ({ target, pointerId, button, clientX: x, clientY: y }) => {
  isClickTaken = false;
  const node = target.closest("[data-gesture~=touch]");
  if (button !== 0 || !node || target.closest("input, textarea, select")) return;
  if (fingers.size === 0) beginContact(target, [x, y]);
  else if (!contact) return;
  fingers.set(pointerId, [x, y]);
  if (fingers.size > 1) countFingers();
});

on("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
  if (!fingers.has(pointerId) || !contact) return;
  fingers.set(pointerId, [x, y]);
  moveContact([...fingers.values()]);
  if (!contact.isMoved || contact.isHeld) return;
  contact.isHeld = true;
  isClickTaken = contact.nodes.some(({ dataset }) => dataset.gesture?.includes("drag"));
  // The finger may leave the window, and what it drags may be written anew.
  try {
    root.setPointerCapture(pointerId);
  } catch {}
});

on("pointerup", ({ pointerId }) => {
  if (!fingers.delete(pointerId) || !contact) return;
  if (fingers.size > 0) countFingers();
  else endContact("ended");
});

on("pointercancel", ({ pointerId }) => {
  if (fingers.delete(pointerId)) endContact("cancelled");
});

// What was dragged or held is not clicked besides. Keyboards and screen readers click without a pointer.
on("click", (event) => {
  if (isClickTaken && event.detail > 0) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  isClickTaken = false;
}, true);

on("dragstart", (event) => {
  if (event.target.closest?.("[data-gesture~=drag]")) event.preventDefault();
});

on("contextmenu", (event) => {
  if (event.pointerType === "touch" && event.target.closest("[data-hold]")) event.preventDefault();
}, true);

// MARK: The wheel

/** Two fingers that the wheel stands for: with Ctrl, as trackpads tell it, they move apart; with Alt they turn.
 * @type {Pair | null} */
let wheel = null;

on("wheel", (event) => {
  const node = event.target.closest("[data-gesture~=pinch]");
  if (!node || !(event.ctrlKey || event.altKey)) return;
  event.preventDefault();
  const { clientX: x, clientY: y } = event;
  const turned = wheel ?? beginPair(node, x, y);
  const delta = event.deltaY || event.deltaX;
  movePair(event.ctrlKey ? Math.exp(-delta / 200) : 1, event.ctrlKey ? 0 : delta / 200);
  clearTimeout(turned.timer);
  turned.timer = setTimeout(endPair, 250);
}, { passive: false });

/** @type {(node: Element, x: number, y: number) => Pair} */
function beginPair(node, x, y) {
  const begun = (wheel = { x, y, length: 50, angle: 0 });
  beginContact(node, pair(begun)[0]);
  // How far apart they are at first is not to be lost in what follows.
  tellTouch("moved", pair(begun));
  return begun;
}

/** @type {(scale: number, turn: number) => void} */
function movePair(scale, turn) {
  if (!wheel) return;
  wheel.length *= scale;
  wheel.angle += turn;
  moveContact(pair(wheel));
}

function endPair() {
  if (contact) endContact("ended");
  wheel = null;
}

/** @type {(pair: Pair) => [Point, Point]} */
function pair({ x, y, length, angle }) {
  const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
  return [[x - dx, y - dy], [x + dx, y + dy]];
}

// MARK: The keyboard

/** The view that arrow keys move.
 * @type {Element | null} */
let grabbed = null;
/** @type {{ [key: string]: Point }} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

on("keydown", (event) => {
  const node = event.target;
  if (!node.matches?.("[data-gesture~=touch]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!handleKey(node, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/** Does with the keyboard what fingers do; gives whether the key is one for that.
 * @type {(node: HTMLElement, event: KeyboardEvent) => boolean} */
function handleKey(node, { key, shiftKey, repeat }) {
  const isDrag = node.matches("[data-gesture~=drag]");
  // What is seen may be moved away from its place.
  const box = (node.firstElementChild ?? node).getBoundingClientRect();
  const middle = /** @type {Point} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  if (grabbed && contact) {
    if (arrows[key]) {
      const [x, y] = contact.last[0];
      const step = shiftKey ? 50 : 10;
      moveContact([[x + arrows[key][0] * step, y + arrows[key][1] * step]]);
    } else if (key === "Enter" || key === " ") drop("ended");
    else if (key === "Escape") drop("cancelled");
    else return false;
    return true;
  }
  if (node.matches("[data-gesture~=pinch]") && "+-".includes(key)) {
    beginPair(node, ...middle);
    movePair(key === "+" ? 1.25 : 0.8, 0);
    endPair();
  } else if (key === " " || (key === "Enter" && !node.dataset.taps)) {
    if (repeat) return true;
    beginContact(node, middle);
    if (isDrag) {
      grabbed = node;
      say("Moving. Arrow keys move it, Return drops it, Escape takes it back.");
    } else {
      const id = contact?.id;
      const longest = Math.max(0, ...(node.dataset.hold ?? "").split(" ").map(Number));
      setTimeout(() => contact?.id === id && endContact("ended"), longest + 50);
    }
  } else if (key === "Enter") press(node);
  else return false;
  return true;
}

/** @type {(phase: "ended" | "cancelled") => void} */
function drop(phase) {
  grabbed = null;
  say("");
  endContact(phase);
}

on("focusout", ({ target }) => {
  if (target === grabbed && !isPatching) drop("cancelled");
});

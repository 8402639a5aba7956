// Gestures: what fingers, the pointer, the wheel and the keyboard do to views with gestures goes up as touches. The app
// recognises the gestures; the page only tells where the fingers are:
// [number, "w", element, phase, milliseconds, count, x, y…, count, element, x, y, width, height…]

const touchPhases = { began: 0, moved: 1, ended: 2, cancelled: 3, rested: 4 };
/** How far a finger slips without meaning it, in points. */
const slip = 10;

/** The fingers that are down, by pointer: their places. */
const fingers = new Map();
/** What they touch: its number, where and when the first finger came down, and what is to be told in time. */
let contact = null;
/** Whether a movement has not been told yet. */
let isBehind = false;
/** Whether the click that follows is a part of a gesture. */
let isClickTaken = false;

const gesturesAround = (node) => {
  const nodes = [];
  for (let one = node.closest("[data-gesture], [data-space]"); one; one = one.parentElement?.closest("[data-gesture], [data-space]"))
    nodes.push(one);
  return nodes;
};

function tellTouch(phase, places, time = performance.now(), targets = []) {
  const frames = targets.flatMap((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [number(node), x, y, width, height];
  });
  const numbers = [places.length, ...places.flat(), targets.length, ...frames].map(Math.round);
  report("w", contact?.id ?? number(targets[0]), touchPhases[phase], Math.round(time) % 1e9, ...numbers);
}

function beginContact(node, place) {
  endContact("cancelled");
  const nodes = gesturesAround(node);
  const inner = nodes.find((one) => one.dataset.gesture !== undefined);
  contact = { id: number(inner), place, last: [place], began: performance.now(), timers: [], nodes, isMoved: false };
  for (const { dataset } of nodes)
    for (const hold of (dataset.hold ?? "").split(" ").filter(Boolean)) {
      const isShared = dataset.gesture.includes("shared");
      contact.timers.push(setTimeout(() => {
        if (!contact.isMoved && !isShared) isClickTaken = true;
        // Timers may be early by a fraction.
        tellTouch("moved", contact.last, Math.max(performance.now(), contact.began + +hold));
      }, +hold));
    }
  tellTouch("began", [place], contact.began, nodes);
}

function moveContact(places) {
  contact.last = places;
  if (Math.hypot(places[0][0] - contact.place[0], places[0][1] - contact.place[1]) > slip) contact.isMoved = true;
  if (isBehind) return;
  isBehind = true;
  requestAnimationFrame(catchUp);
}

/** Tells at once where the fingers are when one has come or gone: what follows is measured from there. */
function countFingers() {
  contact.last = [...fingers.values()];
  isBehind = false;
  tellTouch("moved", contact.last);
}

/** Tells the last movement, unless the server still has one to answer: then it is told when it has. */
function catchUp() {
  if (!contact || !isBehind || pending.some(([, kind]) => kind === "w")) return;
  isBehind = false;
  tellTouch("moved", contact.last);
}

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

/** Taps a view whose gesture is one of taps alone. */
function tapAt(node, x, y) {
  contact = { id: number(node) };
  const nodes = gesturesAround(node);
  for (let count = +node.dataset.taps; count > 0; count--) {
    tellTouch("began", [[x, y]], undefined, nodes);
    tellTouch("ended", [[x, y]]);
  }
  contact = null;
}

// MARK: Fingers and the pointer

document.addEventListener("pointerdown", ({ target, pointerId, button, clientX: x, clientY: y }) => {
  isClickTaken = false;
  const node = target.closest("[data-gesture~=touch]");
  if (button !== 0 || !node || target.closest("input, textarea, select")) return;
  if (fingers.size === 0) beginContact(target, [x, y]);
  else if (!contact) return;
  fingers.set(pointerId, [x, y]);
  if (fingers.size > 1) countFingers();
});

document.addEventListener("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
  if (!fingers.has(pointerId) || !contact) return;
  fingers.set(pointerId, [x, y]);
  moveContact([...fingers.values()]);
  if (!contact.isMoved || contact.isHeld) return;
  contact.isHeld = true;
  isClickTaken = contact.nodes.some(({ dataset }) => dataset.gesture?.includes("drag"));
  // The finger may leave the window, and what it drags may be written anew.
  try {
    document.documentElement.setPointerCapture(pointerId);
  } catch {}
});

document.addEventListener("pointerup", ({ pointerId }) => {
  if (!fingers.delete(pointerId) || !contact) return;
  if (fingers.size > 0) countFingers();
  else endContact("ended");
});

document.addEventListener("pointercancel", ({ pointerId }) => {
  if (fingers.delete(pointerId)) endContact("cancelled");
});

// What was dragged or held is not clicked besides. Keyboards and screen readers click without a pointer.
document.addEventListener("click", (event) => {
  if (isClickTaken && event.detail > 0) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  isClickTaken = false;
}, true);

document.addEventListener("dragstart", (event) => {
  if (event.target.closest?.("[data-gesture~=drag]")) event.preventDefault();
});

document.addEventListener("contextmenu", (event) => {
  if (event.pointerType === "touch" && event.target.closest("[data-hold]")) event.preventDefault();
}, true);

// MARK: The wheel

/** Two fingers that the wheel stands for: with Ctrl, as trackpads tell it, they move apart; with Alt they turn. */
let wheel = null;

document.addEventListener("wheel", (event) => {
  const node = event.target.closest("[data-gesture~=pinch]");
  if (!node || !(event.ctrlKey || event.altKey)) return;
  event.preventDefault();
  const { clientX: x, clientY: y } = event;
  if (!wheel) beginPair(node, x, y);
  const delta = event.deltaY || event.deltaX;
  movePair(event.ctrlKey ? Math.exp(-delta / 200) : 1, event.ctrlKey ? 0 : delta / 200);
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(endPair, 250);
}, { passive: false });

function beginPair(node, x, y) {
  wheel = { x, y, length: 50, angle: 0 };
  beginContact(node, pair()[0]);
  // How far apart they are at first is not to be lost in what follows.
  tellTouch("moved", pair());
}

function movePair(scale, turn) {
  wheel.length *= scale;
  wheel.angle += turn;
  moveContact(pair());
}

function endPair() {
  if (contact) endContact("ended");
  wheel = null;
}

function pair() {
  const [x, y] = [wheel.length * Math.cos(wheel.angle), wheel.length * Math.sin(wheel.angle)];
  return [[wheel.x - x, wheel.y - y], [wheel.x + x, wheel.y + y]];
}

// MARK: The keyboard

/** The view that arrow keys move. */
let grabbed = null;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const node = event.target;
  if (!node.matches?.("[data-gesture~=touch]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!handleKey(node, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/** Does with the keyboard what fingers do; gives whether the key is one for that. */
function handleKey(node, { key, shiftKey, repeat }) {
  const isDrag = node.matches("[data-gesture~=drag]");
  // What is seen may be moved away from its place.
  const box = (node.firstElementChild ?? node).getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  if (grabbed) {
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
      const { id } = contact;
      const longest = Math.max(0, ...(node.dataset.hold ?? "").split(" ").map(Number));
      setTimeout(() => contact?.id === id && endContact("ended"), longest + 50);
    }
  } else if (key === "Enter") press(node);
  else return false;
  return true;
}

function drop(phase) {
  grabbed = null;
  say("");
  endContact(phase);
}

document.addEventListener("focusout", ({ target }) => {
  if (target === grabbed && !isPatching) drop("cancelled");
});

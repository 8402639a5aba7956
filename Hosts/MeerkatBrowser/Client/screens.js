// Screens and dialogs in motion: screens slide over each other, and back under a finger from the edge; sheets come from
// below, and a finger drags them away. The page shows the new state at once: what is seen on its way out is deaf.

import { scrolls } from "./changes.js";
import { count, report } from "./connection.js";
import { takeClick } from "./gestures.js";
import { closeByHand } from "./menus.js";
import { silence } from "./motion.js";
import { isMirrored, number, on, previous, scroller, stillness } from "./page.js";

/** @type {KeyframeAnimationOptions} */
const slideTime = { duration: 400, easing: "cubic-bezier(.32, .72, 0, 1)", fill: "both" };
/** @type {KeyframeAnimationOptions} */
const fadeTime = { duration: 150, easing: "linear", fill: "both" };
/** The slides that are under way: what ends each of them.
 * @type {Set<() => void>} */
const slides = new Set();
/** Whether the browser itself has shown the way back. */
let isShownByBrowser = false;
/** @type {(isShown: boolean) => void} */
export function showByBrowser(isShown) {
  isShownByBrowser = isShown;
}
/** How much of a slide a finger has shown already. */
let slidPart = 0;

export function finishSlides() {
  for (const finish of [...slides]) finish();
}

/** @type {(screen: HTMLElement) => HTMLElement} */
const stackOf = (screen) => /** @type {HTMLElement} */ (screen.parentElement);

/** Shows a screen in its place beside the top one, as far scrolled as it was.
 * @type {(screen: HTMLElement, offset: number) => void} */
function stage(screen, offset) {
  const stack = stackOf(screen).getBoundingClientRect();
  const frame = screen.closest("dialog > .content")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const top = Math.max(stack.top, frame.top);
  stackOf(screen).classList.add("sliding");
  screen.classList.add("staged");
  screen.ariaHidden = "true";
  Object.assign(screen.style, { top: `${top - stack.top}px`, height: `${Math.max(0, frame.bottom - top)}px` });
  screen.scrollTop = offset;
}

/** @type {(screen: HTMLElement) => void} */
function unstage(screen) {
  screen.classList.remove("staged");
  screen.ariaHidden = null;
  Object.assign(screen.style, { top: "", height: "" });
}

/** The animations by which one screen comes over another one, or goes.
 * @type {(front: HTMLElement, back: HTMLElement, isForward: boolean) => Animation[]} */
function slideFrames(front, back, isForward) {
  const order = (/** @type {Keyframe[]} */ frames) => (isForward ? frames : frames.reverse());
  if (stillness.matches) return [front.animate(order([{ opacity: 0 }, { opacity: 1 }]), fadeTime)];
  const width = stackOf(front).clientWidth * (isMirrored(front) ? -1 : 1);
  const bar = (/** @type {Element} */ screen) => screen.querySelector(":scope > header > .bar");
  const middle = (/** @type {Element} */ screen) => screen.querySelector(":scope > header > .bar > .middle");
  const by = (/** @type {number} */ x) => `${x}px 0`;
  /** @type {[node: Element | null, from: Keyframe, to: Keyframe][]} */
  const moves = [
    [front, { translate: by(width) }, { translate: by(0) }],
    [back, { translate: by(0) }, { translate: by(-0.3 * width) }],
    // Bars stay where they are, and what they say cross-fades; that of a screen with a frame can't leave it.
    [bar(front), { translate: by(front.matches(".staged") ? 0 : -width), opacity: 0 }, { translate: by(0), opacity: 1 }],
    [bar(back), { translate: by(0), opacity: 1 }, { translate: by(0.3 * width), opacity: 0 }],
    [middle(front), { translate: by(0.3 * width) }, { translate: by(0) }],
    [middle(back), { translate: by(0) }, { translate: by(-0.3 * width) }],
  ];
  return moves.flatMap(([node, ...frames]) => node?.animate(order(frames), slideTime) ?? []);
}

/** Shows a part of what an animation does, at the time when it has done it.
 * @type {(animation: Animation, part: number) => void} */
function showAt(animation, part) {
  let [low, high] = [0, Number(animation.effect?.getTiming().duration)];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    animation.currentTime = middle;
    if (Number(animation.effect?.getComputedTiming().progress) < part) low = middle;
    else high = middle;
  }
}

/** Slides a screen over another one, or away from it; `end` is called once, when that is over.
 * @type {(front: HTMLElement, back: HTMLElement, isForward: boolean, end: () => void) => void} */
function slide(front, back, isForward, end) {
  const stack = stackOf(front);
  front.classList.add("front");
  const animations = slideFrames(front, back, isForward);
  const finish = () => {
    if (!slides.delete(finish)) return;
    for (const animation of animations) animation.cancel();
    front.classList.remove("front");
    stack.classList.remove("sliding");
    end();
  };
  slides.add(finish);
  if (slidPart) for (const animation of animations) showAt(animation, slidPart);
  slidPart = 0;
  animations[0].finished.then(finish, () => {});
}

/** @type {(screen: HTMLElement, below: HTMLElement | null) => void} */
export function slideIn(screen, below) {
  if (!below?.matches(".screen")) return;
  stage(below, scrolls.get(below.id) ?? 0);
  slide(screen, below, true, () => unstage(below));
}

/** Keeps a screen that goes, if it is seen, until it has slid away.
 * @type {(screen: HTMLElement) => boolean} */
export function keepScreen(screen) {
  if (screen.hidden || isShownByBrowser || !screen.previousElementSibling) return false;
  screen.dataset.offset = String(scroller(screen).scrollTop);
  silence(screen);
  return true;
}

/** @type {(screen: HTMLElement, below: HTMLElement) => void} */
export function slideOut(screen, below) {
  stage(screen, Number(screen.dataset.offset));
  slide(screen, below, false, () => screen.remove());
}

// MARK: Back by a finger

/** The way back that a finger shows: its screens, animations, and where it began.
 * @type {Swipe | null} */
let swipe = null;

on("touchstart", ({ target, touches }) => {
  const screen = target.closest?.(".screen:not([inert])");
  const back = screen?.querySelector(":scope > header .back");
  const below = screen && previous(screen);
  if (!screen || !back || touches.length > 1 || slides.size || swipe || !below?.matches(".screen")) return;
  const { left, right } = screen.getBoundingClientRect();
  const { clientX: x, clientY: y } = touches[0];
  const sign = isMirrored(screen) ? -1 : 1;
  if ((sign < 0 ? right - x : x - left) > 28) return;
  swipe = { screen, below, back, x, y, sign, width: right - left, part: 0, times: [] };
}, { passive: true });

on("touchmove", (event) => {
  if (!swipe || swipe.isOver) return;
  const { clientX: x, clientY: y } = event.touches[0];
  const way = (x - swipe.x) * swipe.sign;
  if (!swipe.animations) {
    if (Math.abs(y - swipe.y) > 12 || event.touches.length > 1) return void (swipe = null);
    if (way < 8) return;
    beginSwipe(swipe);
  }
  if (event.cancelable) event.preventDefault();
  swipe.part = Math.max(0, Math.min(1, way / swipe.width));
  swipe.times = [...swipe.times.slice(-4), [performance.now(), swipe.part]];
  showSwipe(swipe.part);
}, { passive: false });

/** @type {(swipe: Swipe) => void} */
function beginSwipe(swipe) {
  const { screen, below } = swipe;
  stage(below, scrolls.get(below.id) ?? 0);
  screen.classList.add("front");
  swipe.animations = slideFrames(screen, below, true);
  for (const animation of swipe.animations) {
    animation.pause();
    animation.effect?.updateTiming({ easing: "linear" });
  }
}

/** @type {(part: number) => void} */
function showSwipe(part) {
  for (const animation of swipe?.animations ?? [])
    animation.currentTime = Number(animation.effect?.getTiming().duration) * (1 - part);
}

on(["touchend", "touchcancel"], ({ type }) => {
  if (!swipe?.animations) return void (swipe = null);
  if (swipe.isOver) return;
  swipe.isOver = true;
  const [[since, from]] = swipe.times;
  const speed = (swipe.part - from) * swipe.width / Math.max(1, performance.now() - since);
  if (type === "touchcancel" || (swipe.part < 0.4 && speed < 0.4) || speed < -0.4) return takeBack();
  swipe.back.click();
  swipe.event = count;
  swipe.timer = setTimeout(takeBack, 3000);
});

/** Whether the app goes back, it says itself: if it doesn't, the screen comes back.
 * @type {(acknowledged: number) => void} */
export function answerSwipe(acknowledged) {
  if (swipe?.event && swipe.event <= acknowledged) takeBack();
}

function takeBack() {
  const taken = swipe;
  if (!taken?.animations) return;
  const { animations, timer } = taken;
  clearTimeout(timer);
  for (const animation of animations) {
    animation.effect?.updateTiming({ easing: "ease-out" });
    animation.playbackRate = 1.6;
    animation.play();
  }
  taken.event = undefined;
  animations[0].finished.then(() => swipe === taken && endSwipe(), () => {});
}

function endSwipe() {
  if (!swipe) return;
  const { screen, below, animations = [], timer } = swipe;
  clearTimeout(timer);
  for (const animation of animations) animation.cancel();
  screen.classList.remove("front");
  screen.parentElement?.classList.remove("sliding");
  unstage(below);
  swipe = null;
}

/** The app has gone where the finger showed the way: the rest of it is a slide. */
export function handOverSwipe() {
  if (!swipe?.animations) return;
  slidPart = swipe.part;
  endSwipe();
}

// MARK: Dialogs

/** Keeps a dialog that goes until it has moved out of sight; `end` is called once, when that is over.
 * @type {(dialog: HTMLDialogElement, end: () => void) => void} */
export function dismiss(dialog, end) {
  const remove = () => {
    dialog.remove();
    end();
  };
  if (!dialog.open || !dialog.showPopover || document.hidden || !dialog.getBoundingClientRect().width) {
    // Closing first gives the focus back to where it was.
    dialog.close();
    return remove();
  }
  const offset = dialog.querySelector(":scope > .content")?.scrollTop ?? 0;
  const shift = dialog.style.translate || "0 0";
  dialog.close();
  silence(dialog);
  // A popover lies above everything, as the dialog did, and takes neither events nor the focus.
  dialog.popover = "manual";
  dialog.showPopover();
  dialog.querySelector(":scope > .content")?.scrollTo({ top: offset, behavior: "instant" });
  // From where a finger has left it, too, it goes on downwards.
  const height = innerHeight - dialog.getBoundingClientRect().top + (parseFloat(shift.split(" ")[1]) || 0) + 80;
  const isSheet = dialog.matches(".sheet, .cover") && !stillness.matches;
  const last = isSheet ? { translate: `0 ${height}px` } : { opacity: 0 };
  const time = isSheet ? { ...slideTime, duration: 320 } : fadeTime;
  dialog.animate([{ opacity: 0 }], { ...fadeTime, duration: time.duration, pseudoElement: "::backdrop" });
  dialog.animate([isSheet ? { translate: shift } : {}, last], time).finished.then(remove, remove);
}

/** The heights between which a sheet is dragged, in pixels, the lowest first; none where it has one alone.
 * @type {(sheet: HTMLElement) => number[]} */
function detents(sheet) {
  const isNarrow = matchMedia("(max-width: 600px)").matches;
  const most = isNarrow ? innerHeight - 44 : innerHeight * 0.84;
  const pixels = (/** @type {string} */ text) => (text.endsWith("%") ? (parseFloat(text) / 100) * innerHeight : +text);
  return (sheet.dataset.detents ?? "").split(" ").filter(Boolean)
    .map((text) => (text === "100%" && !isNarrow ? Math.min(704, most) : Math.min(pixels(text), most)));
}

/** Brings a sheet to the next of its heights, and from the last one to the first.
 * @type {(sheet: HTMLElement) => void} */
export function resizeSheet(sheet) {
  const heights = detents(sheet);
  restAt(sheet, heights, (Number(sheet.dataset.detent) + 1) % heights.length);
}

/** Brings a sheet to one of its heights, of which the app is told.
 * @type {(sheet: HTMLElement, heights: number[], place: number, way?: number) => void} */
function restAt(sheet, heights, place, way = 0) {
  const [from, to] = [sheet.offsetHeight, heights[place]].map((height) => `${height}px`);
  const isNew = place !== Number(sheet.dataset.detent);
  Object.assign(sheet.style, { translate: "", height: isNew ? to : "" });
  if (isNew) report("s", number(sheet), place);
  if (stillness.matches) return;
  const frames = [{ height: from, translate: `0 ${way}px` }, { height: to, translate: "0 0" }];
  sheet.animate(frames, slideTime).finished.then((one) => one.cancel(), () => {});
}

/** The sheet that a finger drags.
 * @type {Drag | null} */
let drag = null;

on("pointerdown", ({ target, button, pointerId, pointerType, clientY: y }) => {
  const handle = target.closest?.(pointerType === "mouse" ? ".sheet > .grabber" : ".sheet > .grabber, .sheet .bar");
  const sheet = handle?.closest(".sheet");
  if (button !== 0 || !sheet || drag) return;
  drag = { sheet, pointerId, y, way: 0, times: [], height: sheet.offsetHeight, heights: detents(sheet) };
});

on("pointermove", ({ pointerId, clientY: y }) => {
  if (drag?.pointerId !== pointerId || drag.isOver) return;
  const { sheet, heights } = drag;
  const way = y - drag.y;
  if (!drag.isMoved && Math.abs(way) < 6) return;
  drag.isMoved = true;
  drag.times = [...drag.times.slice(-4), [performance.now(), way]];
  let rest = way;
  if (heights.length > 0) {
    const height = Math.max(heights[0], Math.min(heights[heights.length - 1], drag.height - way));
    sheet.style.height = `${height}px`;
    rest = way - (drag.height - height);
  }
  // Beyond its heights it gives way only a little, and downwards also if a user can't close it.
  drag.way = rest < 0 ? rest / 8 : sheet.hasAttribute("data-closable") ? rest : rest / 5;
  sheet.style.translate = `0 ${drag.way}px`;
});

on(["pointerup", "pointercancel"], ({ pointerId, type }) => {
  if (drag?.pointerId !== pointerId || drag.isOver) return;
  if (!drag.isMoved) return void (drag = null);
  drag.isOver = true;
  takeClick();
  const { sheet, heights, way, times } = drag;
  const last = times[times.length - 1];
  // A finger that has come to rest has no speed.
  const [since, from] = times.find(([time]) => performance.now() - time < 100) ?? last;
  const speed = (last[1] - from) / Math.max(1, performance.now() - since);
  const isClosing = way > sheet.offsetHeight * 0.35 || (way > 40 && speed > 0.5);
  if (isClosing && type === "pointerup" && sheet.hasAttribute("data-closable")) {
    closeByHand(sheet);
    drag.event = count;
    drag.timer = setTimeout(raise, 3000);
  } else if (heights.length > 0) {
    // It goes where its speed leads it.
    const aim = type === "pointerup" ? drag.height - last[1] - speed * 150 : drag.height;
    const distances = heights.map((height) => Math.abs(height - aim));
    drag = null;
    restAt(sheet, heights, distances.indexOf(Math.min(...distances)), way);
  } else raise();
});

/** Whether the app closes the sheet, it says itself: if it doesn't, the sheet comes up again.
 * @type {(acknowledged: number) => void} */
export function answerDrag(acknowledged) {
  if (drag?.event && drag.event <= acknowledged) raise();
}

function raise() {
  if (!drag) return;
  const { sheet, way, timer } = drag;
  clearTimeout(timer);
  drag = null;
  // One that the app has closed goes from where it is.
  if (!sheet.isConnected || sheet.matches(".leaving")) return;
  Object.assign(sheet.style, { translate: "", height: "" });
  sheet.animate([{ translate: `0 ${way}px` }, { translate: "0 0" }], slideTime).finished.then((one) => one.cancel(), () => {});
}

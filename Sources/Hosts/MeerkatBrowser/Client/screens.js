// Screens and dialogs in motion: screens slide over each other, and back under a finger from the edge; sheets come from
// below, and a finger drags them away. The page shows the new state at once: what is seen on its way out is deaf.

const slideTime = { duration: 400, easing: "cubic-bezier(.32, .72, 0, 1)", fill: "both" };
const fadeTime = { duration: 150, easing: "linear", fill: "both" };
/** The slides that are under way: what ends each of them. */
const slides = new Set();
/** Whether the browser itself has shown the way back. */
let isShownByBrowser = false;
/** How much of a slide a finger has shown already. */
let slidPart = 0;

function finishSlides() {
  for (const finish of [...slides]) finish();
}

/** Shows a screen in its place beside the top one, as far scrolled as it was. */
function stage(screen, offset) {
  const stack = screen.parentElement.getBoundingClientRect();
  const frame = screen.closest("dialog > .content")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const top = Math.max(stack.top, frame.top);
  screen.parentElement.classList.add("sliding");
  screen.classList.add("staged");
  screen.ariaHidden = "true";
  Object.assign(screen.style, { top: `${top - stack.top}px`, height: `${Math.max(0, frame.bottom - top)}px` });
  screen.scrollTop = offset;
}

function unstage(screen) {
  screen.classList.remove("staged");
  screen.ariaHidden = null;
  Object.assign(screen.style, { top: "", height: "" });
}

/** The animations by which one screen comes over another one. */
function slideFrames(front, back) {
  if (stillness.matches) return [front.animate([{ opacity: 0 }, { opacity: 1 }], fadeTime)];
  const width = front.parentElement.clientWidth * (getComputedStyle(front).direction === "rtl" ? -1 : 1);
  const bar = (screen) => screen.querySelector(":scope > header > .bar");
  const middle = (screen) => screen.querySelector(":scope > header > .bar > .middle");
  const by = (x) => `${x}px 0`;
  return [
    [front, { translate: by(width) }, { translate: by(0) }],
    [back, { translate: by(0) }, { translate: by(-0.3 * width) }],
    // Bars stay where they are, and what they say cross-fades; that of a screen with a frame can't leave it.
    [bar(front), { translate: by(front.matches(".staged") ? 0 : -width), opacity: 0 }, { translate: by(0), opacity: 1 }],
    [bar(back), { translate: by(0), opacity: 1 }, { translate: by(0.3 * width), opacity: 0 }],
    [middle(front), { translate: by(0.3 * width) }, { translate: by(0) }],
    [middle(back), { translate: by(0) }, { translate: by(-0.3 * width) }],
  ].filter(([node]) => node).map(([node, ...frames]) => node.animate(frames, slideTime));
}

/** Slides a screen over another one, or away from it; `end` is called once, when that is over. */
function slide(front, back, isForward, end) {
  const stack = front.parentElement;
  front.classList.add("front");
  const animations = slideFrames(front, back);
  const finish = () => {
    if (!slides.delete(finish)) return;
    for (const animation of animations) animation.cancel();
    front.classList.remove("front");
    stack.classList.remove("sliding");
    end();
  };
  slides.add(finish);
  for (const animation of animations) {
    if (!isForward) animation.reverse();
    animation.currentTime = (isForward ? 0 : animation.effect.getTiming().duration) * (1 - slidPart);
  }
  slidPart = 0;
  animations[0].finished.then(finish, () => {});
}

function slideIn(screen, below) {
  if (!below?.matches(".screen")) return;
  stage(below, scrolls.get(below.id) ?? 0);
  slide(screen, below, true, () => unstage(below));
}

/** Keeps a screen that goes, if it is seen, until it has slid away. */
function keepScreen(screen) {
  if (screen.hidden || isShownByBrowser || !screen.previousElementSibling) return false;
  screen.dataset.offset = scroller(screen).scrollTop;
  silence(screen);
  return true;
}

function slideOut(screen, below) {
  stage(screen, +screen.dataset.offset);
  slide(screen, below, false, () => screen.remove());
}

// MARK: Back by a finger

/** The way back that a finger shows: its screens, animations, and where it began. */
let swipe = null;

document.addEventListener("touchstart", ({ target, touches }) => {
  const screen = target.closest?.(".screen:not([inert])");
  const back = screen?.querySelector(":scope > header .back");
  const below = screen?.previousElementSibling;
  if (!back || touches.length > 1 || slides.size || swipe || !below?.matches(".screen")) return;
  const { left, right } = screen.getBoundingClientRect();
  const isMirrored = getComputedStyle(screen).direction === "rtl";
  const { clientX: x, clientY: y } = touches[0];
  if ((isMirrored ? right - x : x - left) > 28) return;
  swipe = { screen, below, back, x, y, sign: isMirrored ? -1 : 1, width: right - left, part: 0, times: [] };
}, { passive: true });

document.addEventListener("touchmove", (event) => {
  if (!swipe || swipe.isOver) return;
  const { clientX: x, clientY: y } = event.touches[0];
  const way = (x - swipe.x) * swipe.sign;
  if (!swipe.animations) {
    if (Math.abs(y - swipe.y) > 12 || event.touches.length > 1) return void (swipe = null);
    if (way < 8) return;
    beginSwipe();
  }
  if (event.cancelable) event.preventDefault();
  swipe.part = Math.max(0, Math.min(1, way / swipe.width));
  swipe.times = [...swipe.times.slice(-4), [performance.now(), swipe.part]];
  showSwipe(swipe.part);
}, { passive: false });

function beginSwipe() {
  const { screen, below } = swipe;
  stage(below, scrolls.get(below.id) ?? 0);
  screen.classList.add("front");
  swipe.animations = slideFrames(screen, below);
  for (const animation of swipe.animations) {
    animation.pause();
    animation.effect.updateTiming({ easing: "linear" });
  }
}

function showSwipe(part) {
  for (const animation of swipe.animations)
    animation.currentTime = animation.effect.getTiming().duration * (1 - part);
}

for (const name of ["touchend", "touchcancel"])
  document.addEventListener(name, () => {
    if (!swipe?.animations) return void (swipe = null);
    if (swipe.isOver) return;
    swipe.isOver = true;
    const [[since, from]] = swipe.times;
    const speed = (swipe.part - from) * swipe.width / Math.max(1, performance.now() - since);
    if (name === "touchcancel" || (swipe.part < 0.4 && speed < 0.4) || speed < -0.4) return takeBack();
    swipe.back.click();
    swipe.event = count;
    swipe.timer = setTimeout(takeBack, 3000);
  });

/** Whether the app goes back, it says itself: if it doesn't, the screen comes back. */
function answerSwipe(acknowledged) {
  if (swipe?.event <= acknowledged) takeBack();
}

function takeBack() {
  const { animations } = swipe;
  clearTimeout(swipe.timer);
  for (const animation of animations) {
    animation.effect.updateTiming({ easing: "ease-out" });
    animation.playbackRate = 1.6;
    animation.play();
  }
  swipe.event = undefined;
  const taken = swipe;
  animations[0].finished.then(() => swipe === taken && endSwipe(), () => {});
}

function endSwipe() {
  const { screen, below, animations, timer } = swipe;
  clearTimeout(timer);
  for (const animation of animations) animation.cancel();
  screen.classList.remove("front");
  screen.parentElement?.classList.remove("sliding");
  unstage(below);
  swipe = null;
}

/** The app has gone where the finger showed the way: the rest of it is a slide. */
function handOverSwipe() {
  if (!swipe?.animations) return;
  slidPart = swipe.part;
  endSwipe();
}

// MARK: Dialogs

/** Keeps a dialog that goes until it has moved out of sight. */
function dismiss(dialog) {
  if (!dialog.showPopover || !dialog.getBoundingClientRect().width) return false;
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
  dialog.animate([isSheet ? { translate: shift } : {}, last], time).finished.finally(() => dialog.remove());
  return true;
}

/** The heights between which a sheet is dragged, in pixels, the lowest first; none where it has one alone. */
function detents(sheet) {
  const isNarrow = matchMedia("(max-width: 600px)").matches;
  const most = isNarrow ? innerHeight - 44 : innerHeight * 0.84;
  const pixels = (text) => (text.endsWith("%") ? (parseFloat(text) / 100) * innerHeight : +text);
  return (sheet.dataset.detents ?? "").split(" ").filter(Boolean)
    .map((text) => (text === "100%" && !isNarrow ? Math.min(704, most) : Math.min(pixels(text), most)));
}

/** Brings a sheet to the next of its heights, and from the last one to the first. */
function resizeSheet(sheet) {
  const heights = detents(sheet);
  restAt(sheet, heights, (+sheet.dataset.detent + 1) % heights.length);
}

/** Brings a sheet to one of its heights, of which the app is told. */
function restAt(sheet, heights, place, way = 0) {
  const [from, to] = [sheet.offsetHeight, heights[place]].map((height) => `${height}px`);
  const isNew = place !== +sheet.dataset.detent;
  Object.assign(sheet.style, { translate: "", height: isNew ? to : "" });
  if (isNew) report("s", number(sheet), place);
  if (stillness.matches) return;
  const frames = [{ height: from, translate: `0 ${way}px` }, { height: to, translate: "0 0" }];
  sheet.animate(frames, slideTime).finished.then((one) => one.cancel(), () => {});
}

/** The sheet that a finger drags. */
let drag = null;

document.addEventListener("pointerdown", ({ target, button, pointerId, pointerType, clientY: y }) => {
  const handle = target.closest?.(pointerType === "mouse" ? ".sheet > .grabber" : ".sheet > .grabber, .sheet .bar");
  if (button !== 0 || !handle || drag) return;
  const sheet = handle.closest(".sheet");
  drag = { sheet, pointerId, y, way: 0, times: [], height: sheet.offsetHeight, heights: detents(sheet) };
});

document.addEventListener("pointermove", ({ pointerId, clientY: y }) => {
  if (drag?.pointerId !== pointerId || drag.isOver) return;
  const { sheet, heights } = drag;
  const way = y - drag.y;
  if (!drag.isMoved && Math.abs(way) < 6) return;
  drag.isMoved = true;
  drag.times = [...drag.times.slice(-4), [performance.now(), way]];
  let rest = way;
  if (heights.length > 0) {
    const height = Math.max(heights[0], Math.min(heights.at(-1), drag.height - way));
    sheet.style.height = `${height}px`;
    rest = way - (drag.height - height);
  }
  // Beyond its heights it gives way only a little, and downwards also if a person can't close it.
  drag.way = rest < 0 ? rest / 8 : sheet.hasAttribute("data-closable") ? rest : rest / 5;
  sheet.style.translate = `0 ${drag.way}px`;
});

for (const name of ["pointerup", "pointercancel"])
  document.addEventListener(name, ({ pointerId }) => {
    if (drag?.pointerId !== pointerId || drag.isOver) return;
    if (!drag.isMoved) return void (drag = null);
    drag.isOver = true;
    isClickTaken = true;
    const { sheet, heights, way, times } = drag;
    const last = times.at(-1)[1];
    // A finger that has come to rest has no speed.
    const [since, from] = times.find(([time]) => performance.now() - time < 100) ?? times.at(-1);
    const speed = (last - from) / Math.max(1, performance.now() - since);
    const isClosing = way > sheet.offsetHeight * 0.35 || (way > 40 && speed > 0.5);
    if (isClosing && name === "pointerup" && sheet.hasAttribute("data-closable")) {
      closeByHand(sheet);
      drag.event = count;
      drag.timer = setTimeout(raise, 3000);
    } else if (heights.length > 0) {
      // It goes where its speed leads it.
      const aim = name === "pointerup" ? drag.height - last - speed * 150 : drag.height;
      const distances = heights.map((height) => Math.abs(height - aim));
      drag = null;
      restAt(sheet, heights, distances.indexOf(Math.min(...distances)), way);
    } else raise();
  });

/** Whether the app closes the sheet, it says itself: if it doesn't, the sheet comes up again. */
function answerDrag(acknowledged) {
  if (drag?.event <= acknowledged) raise();
}

function raise() {
  const { sheet, way, timer } = drag;
  clearTimeout(timer);
  drag = null;
  // One that the app has closed goes from where it is.
  if (!sheet.isConnected || sheet.matches(".leaving")) return;
  Object.assign(sheet.style, { translate: "", height: "" });
  sheet.animate([{ translate: `0 ${way}px` }, { translate: "0 0" }], slideTime).finished.then((one) => one.cancel(), () => {});
}

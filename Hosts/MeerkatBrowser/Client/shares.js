// Rows with less room than their texts need. CSS gives each view an equal share of it; SwiftUI asks one view after the
// other, the least flexible first, and what a text of several lines leaves of its share is for those that come after it.

/** What is asked for its share of a row.
 * @typedef {{ view: HTMLElement, priority: number, least: number, most: number }} Candidate */

/** Where a row inside depends on no text outside. Views of a custom layout are measured by themselves. */
const edges = "li, dialog, scroll-view, .geometry, .fitting, layout-place";

/** The outermost row in which a node stands, up to an edge.
 * @type {(node: Element) => HTMLElement | null} */
function rowAround(node) {
  let found = null;
  for (let row = node.closest(`h-stack, ${edges}`); row?.localName === "h-stack"; row = row.parentElement?.closest(`h-stack, ${edges}`) ?? null)
    found = row;
  // What isn't laid out, the browser tells when it is.
  const isSeen = found?.checkVisibility({ contentVisibilityAuto: true }) && !found.closest("layout-place");
  return isSeen ? /** @type {HTMLElement} */ (found) : null;
}

/** The outermost rows around nodes and inside of them.
 * @type {(nodes: Iterable<Element>) => Set<HTMLElement>} */
function rowsOf(nodes) {
  /** @type {Set<HTMLElement | null>} */
  const rows = new Set();
  for (const node of nodes) for (const inner of [node, ...node.querySelectorAll("h-stack")]) rows.add(rowAround(inner));
  rows.delete(null);
  return /** @type {Set<HTMLElement>} */ (rows);
}

/** Divides the room of the rows around nodes and inside of them: those that stand equally deep at the same time, so that the
 * browser lays out few times.
 * @type {(nodes: Iterable<Element>) => void} */
export function divide(nodes) {
  /** @type {HTMLElement[][]} */
  const levels = [];
  for (const row of rowsOf(rowsOf(nodes))) {
    undivide(row);
    let level = 0;
    for (let outer = row.parentElement?.closest("h-stack"); outer; outer = outer.parentElement?.closest("h-stack")) level += 1;
    (levels[level] ??= []).push(row);
  }
  for (const level of levels) {
    let running = (level ?? []).filter((row) => textsOf(row).some(isWrapped)).map(divideRow);
    while (running.length) running = running.filter((steps) => !steps.next().done);
  }
}

/** Gives the views in a node the styles that the app's views have.
 * @type {(node: ParentNode) => void} */
export function undivide(node) {
  for (const view of /** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll("[data-style]"))) {
    view.style.cssText = view.dataset.style ?? "";
    delete view.dataset.style;
  }
}

/** @type {(view: HTMLElement, name: string, value: string) => void} */
function setStyle(view, name, value) {
  view.dataset.style ??= view.style.cssText;
  view.style.setProperty(name, value);
}

/** @type {(view: Element) => number} */
const widthOf = (view) => parseFloat(getComputedStyle(view).width) || 0;

/** @type {(view: Element) => boolean} */
function isInLine(view) {
  const { display, position } = getComputedStyle(view);
  return display !== "none" && position !== "absolute";
}

/** How narrow a view can get that is as narrow as it can get.
 * @type {(view: Element) => number} */
const leastOf = (view) => view.matches("flex-space") ? parseFloat(getComputedStyle(view).flexBasis) || 0 : widthOf(view);

/** What doesn't shrink, and what has no share. */
const fixed = "flex-space, .fixed-width, .ideal-width, .symbol, hr";

/** Divides the room of a row. Whenever it pauses, what was written has to be laid out.
 * @type {(row: HTMLElement) => Generator<void>} */
function* divideRow(row) {
  const views = /** @type {HTMLElement[]} */ ([...row.children]).filter(isInLine);
  let left = Math.max(0, widthOf(row) - distances(row, views));
  const flexible = views.filter((view) => !view.matches(fixed));
  // What shares with nobody has its share already.
  if (flexible.length < 2) return yield* narrowAll(flexible);
  for (const view of flexible) {
    setStyle(view, "flex", "none");
    if (!view.matches(".frame")) setStyle(view, "min-width", "0");
    setStyle(view, "width", view.matches(".field") ? "0" : "min-content");
  }
  yield;
  const least = views.map(leastOf);
  for (const view of flexible) setStyle(view, "width", "max-content");
  yield;
  const candidates = views.map((view, index) => ({
    view, least: least[index], most: view.matches(".gx") ? Infinity : widthOf(view),
    priority: view.matches("flex-space") ? -Infinity : view.matches(".first-served") ? 1 : 0,
  })).sort(byGive);
  for (const [index, { view, priority, least, most }] of candidates.entries()) {
    const waiting = candidates.slice(index), equals = waiting.filter((other) => other.priority === priority);
    const reserved = waiting.reduce((sum, other) => other.priority === priority ? sum : sum + other.least, 0);
    let width = Math.min(most, Math.max(0, (left - reserved) / equals.length));
    if (flexible.includes(view)) {
      setStyle(view, "width", `${width}px`);
      if (width < most) {
        yield;
        yield* narrowAll([view]);
        if (most < Infinity) {
          // Texts inside may have left some of it.
          setStyle(view, "width", "max-content");
          yield;
          width = Math.min(width, widthOf(view));
        }
      }
      setStyle(view, "width", `${Math.max(least, width)}px`);
    }
    left -= Math.max(least, width);
  }
}

/** Those of higher priority first, then those that give least; of those that take all, the one that needs most.
 * @type {(one: Candidate, other: Candidate) => number} */
function byGive(one, other) {
  if (one.priority !== other.priority) return other.priority - one.priority;
  const [give, otherGive] = [one.most - one.least, other.most - other.least];
  // What the browser rounds is the same.
  return give === otherGive || Math.abs(give - otherGive) < 0.1 ? other.least - one.least : give - otherGive;
}

/** The distances between the views of a row: none beside a spacer, unless the row says how far they are apart.
 * @type {(row: HTMLElement, views: HTMLElement[]) => number} */
function distances(row, views) {
  const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
  const isSpace = (/** @type {HTMLElement} */ view) => view.matches("flex-space") && !row.matches(".spaced");
  return views.slice(1).reduce((sum, view, index) => isSpace(view) || isSpace(views[index]) ? sum : sum + gap, 0);
}

/** Divides the rows inside of a view whose width is known, and makes its texts as narrow as their lines.
 * @type {(view: HTMLElement) => Generator<void>} */
function* narrowView(view) {
  if (view.matches("h-stack")) return yield* divideRow(view);
  if (view.matches(edges)) return;
  if (!view.matches(texts)) return yield* narrowAll(view.children);
  if (!isWrapped(view) || view.closest("grid-view.table")) return;
  setStyle(view, "max-width", `${longestLine(view) + 0.02}px`);
  yield;
}

/** @type {(views: Iterable<Element>) => Generator<void>} */
function* narrowAll(views) {
  for (const view of views) yield* narrowView(/** @type {HTMLElement} */ (view));
}

const texts = "span[id]:not(.one-line, .progress, .spinner, .label, .text)";

/** @type {(row: HTMLElement) => Element[]} */
const textsOf = (row) => [...row.querySelectorAll(texts)].filter((text) => rowAround(text) === row);

const range = document.createRange();

/** @type {(text: Element) => boolean} */
function isWrapped(text) {
  range.selectNodeContents(text);
  const [first, ...rest] = range.getClientRects();
  return rest.some((rect) => rect.top >= first.bottom - 1);
}

/** The width of the longest line of a text.
 * @type {(text: Element) => number} */
function longestLine(text) {
  /** @type {Map<number, [left: number, right: number]>} */
  const lines = new Map();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const word of (node.textContent ?? "").matchAll(/\S+/g)) {
      const start = word.index ?? 0;
      range.setStart(node, start);
      range.setEnd(node, start + word[0].length);
      for (const { left, right, bottom } of range.getClientRects()) {
        const line = Math.round(bottom), [first, last] = lines.get(line) ?? [left, right];
        lines.set(line, [Math.min(first, left), Math.max(last, right)]);
      }
    }
  }
  return Math.max(0, ...[...lines.values()].map(([left, right]) => right - left));
}

/** How wide rows were when they were divided.
 * @type {WeakMap<Element, number>} */
const rowSizes = new WeakMap();

const rowWidths = new ResizeObserver((entries) => {
  const changed = entries.filter(({ target, contentRect }) => target.isConnected && rowSizes.get(target) !== contentRect.width);
  for (const { target, contentRect } of changed) rowSizes.set(target, contentRect.width);
  divide(changed.map(({ target }) => target));
});

/** Divides the rows of the page whenever their width changes. */
export function observeRows() {
  for (const row of rowsOf([document.body])) rowWidths.observe(row);
}

addEventListener("beforeprint", () => undivide(document));
addEventListener("afterprint", () => divide([document.body]));

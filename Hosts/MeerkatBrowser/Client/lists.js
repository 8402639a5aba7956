// Long lists: rows are made as they come near.

import { isPending, report } from "./connection.js";
import { number } from "./page.js";

/** How far from what is in sight, in pixels, rows are made. */
const AHEAD = 1200;

/** Skipped rows whose space is in sight or near it are asked for. */
const skipped = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting, boundingClientRect: all, intersectionRect: part } of entries) {
    if (!isIntersecting || !target.parentElement || isPending("n", number(target))) continue;
    const { columns, gap } = lines(target.parentElement);
    const height = (all.height + gap) / Math.ceil(Number(target.dataset.count) / columns);
    const first = Math.max(0, Math.floor((part.top - all.top) / height)) * columns;
    const near = Math.ceil((innerHeight + 2 * AHEAD) / height) * columns;
    report("n", number(target), first, (Math.ceil(part.height / height) + 1) * columns, Math.min(near, 99999));
  }
}, { rootMargin: `${AHEAD}px 0px`, scrollMargin: `${AHEAD}px 0px` });

/** The lines of a list, a stack or a grid: how many rows stand side by side, how far apart the lines are, and how high.
 * @type {(list: Element) => { columns: number, gap: number, height: number }} */
function lines(list) {
  const style = getComputedStyle(list);
  const columns = style.display.includes("grid") ? style.gridTemplateColumns.split(" ").length : 1;
  const rows = [...list.children].slice(0, 40)
    .filter((row) => !row.matches(".skipped") && (row.checkVisibility?.({ contentVisibilityAuto: true }) ?? true));
  const height = rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length || 66;
  return { columns, gap: parseFloat(style.rowGap) || 0, height };
}

/** Gives skipped rows the height of those that are there, and looks again at which of them are in sight. */
export function observeSkipped() {
  const nodes = [...document.querySelectorAll(".skipped")];
  // All is measured before anything is changed, so that the browser lays out once.
  const measured = nodes.map((node) => lines(/** @type {HTMLElement} */ (node.parentElement)));
  for (const [place, node] of nodes.entries()) {
    const { columns, gap, height } = measured[place];
    node.style.height = Math.ceil(Number(node.dataset.count) / columns) * (height + gap) - gap + "px";
    skipped.unobserve(node);
    skipped.observe(node);
  }
}

// The browser's history.

import { isPending, report } from "./connection.js";
import { showByBrowser } from "./screens.js";
import { store } from "./storage.js";

/** How many steps back there are in the app. The browser's history has an entry for each. */
let depth = Number(document.body.dataset.depth);
/** The address of what the app shows, if it tells one. */
let { address } = document.body.dataset;
let { title } = document;
/** Where the page is in the history. */
let position = history.state?.depth ?? 0;
/** How deep the entries ahead are known to lead, until the app has answered. */
let ahead = 0;
/** What gives up on a way through the history that this page has begun itself.
 * @type {number | undefined} */
let travelling;

/** The app tells where it is.
 * @type {(steps: number, name: string, where?: string) => void} */
export function setPlace(steps, name, where = address) {
  [depth, title, address] = [steps, name, where];
  followDepth();
}

export const here = () => location.pathname + location.search;

/** Brings the history in step with the app, once the app has answered where it is. */
export function followDepth() {
  if (travelling || isPending("h")) return;
  // What the app has not left is still ahead.
  if (depth < position || (depth > position && depth <= ahead)) return travel(depth - position);
  ahead = 0;
  while (position < depth) {
    position += 1;
    enter("pushState");
  }
  if (address && history.state?.address !== address) enter("replaceState");
  // Only now, since browsers note it for the entry where the page is.
  document.title = title;
  const heading = document.querySelector("#app h1");
  if (heading) heading.textContent = title;
  store("meerkat-address", here());
}

/** Browsers refuse what is too much.
 * @type {(kind: "pushState" | "replaceState") => void} */
function enter(kind) {
  try {
    history[kind]({ depth: position, address }, "", address);
  } catch {}
}

/** @type {(steps: number) => void} */
function travel(steps) {
  position = depth;
  history.go(steps);
  // Browsers forget entries when there are many. Then this one stands for where the app is.
  travelling = setTimeout(() => {
    travelling = undefined;
    enter("replaceState");
    followDepth();
  }, 1000);
}

addEventListener("popstate", (event) => {
  const { state } = event;
  // An entry that somebody else made, such as that of a fragment, is where the last one is.
  const target = state?.depth ?? (location.hash ? position : 0);
  const isOwnWay = travelling !== undefined;
  clearTimeout(travelling);
  travelling = undefined;
  ahead = Math.max(ahead, position);
  position = target;
  showByBrowser(event.hasUAVisualTransition ?? false);
  if (!isOwnWay) report("h", 0, target, here());
  followDepth();
});

// The browser's history, and what it keeps for the scene and the app.

// MARK: History

/** How many steps back there are in the app. The browser's history has an entry for each. */
let depth = +document.body.dataset.depth;
/** The address of what the app shows, if it tells one. */
let { address } = document.body.dataset;
let { title } = document;
/** Where the page is in the history. */
let position = history.state?.depth ?? 0;
/** How deep the entries ahead are known to lead, until the app has answered. */
let ahead = 0;
/** What gives up on a way through the history that this page has begun itself. */
let travelling = null;

const here = () => location.pathname + location.search;

/** Brings the history in step with the app, once the app has answered where it is. */
function followDepth() {
  if (travelling || pending.some(([, kind]) => kind === "h")) return;
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
  document.querySelector("#app h1").textContent = title;
  store("meerkat-address", here());
}

/** Browsers refuse what is too much. */
function enter(kind) {
  try {
    history[kind]({ depth: position, address }, "", address);
  } catch {}
}

function travel(steps) {
  position = depth;
  history.go(steps);
  // Browsers forget entries when there are many. Then this one stands for where the app is.
  travelling = setTimeout(() => {
    travelling = null;
    enter("replaceState");
    followDepth();
  }, 1000);
}

addEventListener("popstate", (event) => {
  const { state } = event;
  // An entry that somebody else made, such as that of a fragment, is where the last one is.
  const target = state?.depth ?? (location.hash ? position : 0);
  const isOwnWay = travelling !== null;
  clearTimeout(travelling);
  travelling = null;
  ahead = Math.max(ahead, position);
  position = target;
  isShownByBrowser = event.hasUAVisualTransition ?? false;
  if (!isOwnWay) report("h", 0, target, here());
  followDepth();
});

// MARK: Scene

/** What the app keeps for this tab, as text by its key. */
const kept = new Map();

function readKept() {
  try {
    for (const [key, value] of JSON.parse(store("meerkat-scene") ?? "[]")) kept.set(String(key), String(value));
  } catch {}
}

/** Gives a new session what the one before has kept. What a frame cannot carry stays here. */
function giveBack() {
  for (const [key, value] of [...kept].slice(0, 128))
    if (JSON.stringify([key, value]).length < 20000) report("k", 0, key, value);
}

// MARK: App

/** What the app keeps in this browser, for all its pages: each value under a name of its own. */
const appPrefix = "meerkat-app:";

function storeForAll(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(appPrefix + key);
    else localStorage.setItem(appPrefix + key, value);
  } catch {}
}

/** Tells a session what other pages have kept before. What a frame cannot carry stays here. */
function tellAppValues() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(appPrefix));
    for (const name of names.slice(0, 128)) tellAppValue(name, localStorage.getItem(name));
  } catch {}
}

function tellAppValue(name, value) {
  const key = name.slice(appPrefix.length);
  if (value === null) report("u", 0, key);
  else if (JSON.stringify([key, value]).length < 20000) report("l", 0, key, value);
}

addEventListener("storage", ({ key, newValue, storageArea }) => {
  if (storageArea === localStorage && key?.startsWith(appPrefix)) tellAppValue(key, newValue);
});

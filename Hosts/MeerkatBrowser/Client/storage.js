// What the browser keeps: for this tab, for the scene, for the app in all of its pages, and for a reload.

import { connect, isOpen, report, socket, token, wasOpen } from "./connection.js";
import { panel } from "./page.js";
import { noteForReload } from "./resuming.js";

/** Reads or writes what belongs to this tab alone. Browsers may forbid it.
 * @type {(name: string, value?: string | number) => string | null} */
export const store = (name, value) => {
  // The panel beside an app shares the tab with it.
  if (panel !== undefined) name = "panel-" + name;
  try {
    if (value !== undefined) sessionStorage.setItem(name, String(value));
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

// A reload finds its session by this cookie, which fades before another page could take it for its own. It has to be
// there before the browser asks for the new page.
let isLeaving = false;
/** @type {(seconds: number) => string} */
const keep = (seconds) =>
  (document.cookie = `meerkat-resume=${seconds ? token : ""}; Max-Age=${seconds}; Path=/; SameSite=Strict`
    + (location.protocol === "https:" ? "; Secure" : ""));
addEventListener("beforeunload", () => isLeaving || panel !== undefined || keep(10));
addEventListener("pagehide", () => isLeaving || !wasOpen || noteForReload());
addEventListener("pageshow", ({ persisted }) => {
  if (panel === undefined) keep(0);
  if (persisted && socket.readyState > 1) connect();
});
addEventListener("online", () => isOpen || socket.readyState < 2 || connect());

/** How many milliseconds to wait before the page reloads itself once more. */
export const pauseOfReloads = () => +(store("meerkat-reload") ?? 0) + 10000 - Date.now();

export function reload() {
  store("meerkat-reload", Date.now());
  // A page that was never live has nothing to note.
  if (wasOpen) noteForReload();
  isLeaving = true;
  location.reload();
}

/** The session has ended one server after the other, and what the page would give back might do it again. */
export function forgetAll() {
  for (const name of ["meerkat-session", "meerkat-scene", "meerkat-view"]) store(name, "");
  isLeaving = true;
  location.replace("/");
}

export const isReload = /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType("navigation")[0])?.type !== "navigate";

// MARK: Scene

/** What the app keeps for this tab, as text by its key.
 * @type {Map<string, string>} */
export const kept = new Map();

export function readKept() {
  try {
    for (const [key, value] of JSON.parse(store("meerkat-scene") ?? "[]")) kept.set(String(key), String(value));
  } catch {}
}

/** Gives a new session what the one before has kept. What a frame cannot carry stays here. */
export function giveBack() {
  for (const [key, value] of [...kept].slice(0, 128))
    if (JSON.stringify([key, value]).length < 20000) report("k", 0, key, value);
}

// MARK: App

/** What the app keeps in this browser, for all its pages: each value under a name of its own. */
const appPrefix = "meerkat-app:";

/** @type {(key: string, value?: string) => void} */
export function storeForAll(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(appPrefix + key);
    else localStorage.setItem(appPrefix + key, value);
  } catch {}
}

/** Tells a session what other pages have kept before. What a frame cannot carry stays here. */
export function tellAppValues() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(appPrefix));
    for (const name of names.slice(0, 128)) tellAppValue(name, localStorage.getItem(name));
  } catch {}
}

/** @type {(name: string, value: string | null) => void} */
function tellAppValue(name, value) {
  const key = name.slice(appPrefix.length);
  if (value === null) report("u", 0, key);
  else if (JSON.stringify([key, value]).length < 20000) report("l", 0, key, value);
}

addEventListener("storage", ({ key, newValue, storageArea }) => {
  if (storageArea === localStorage && key?.startsWith(appPrefix)) tellAppValue(key, newValue);
});

// The connection: what a user does goes up as an event, and what has changed comes down as a list of small operations on
// the nodes of the page. The app runs in the server.

import { awaitAnswer, raiseNotice, watchAnswers } from "./assist.js";
import { apply } from "./changes.js";
import { catchUp } from "./gestures.js";
import { followDepth } from "./history.js";
import { observeSkipped } from "./lists.js";
import { inspected, live } from "./page.js";
import { goOn, noteTyping, passing, showNotedView } from "./resuming.js";
import { answerRowDrag } from "./rows.js";
import { answerDrag, answerSwipe } from "./screens.js";
import { forgetAll, giveBack, pauseOfReloads, reload, store, tellAppValues } from "./storage.js";
import { meetSession, tellSurroundings } from "./surroundings.js";

/** What proves that this page belongs to its session; and that of the page itself, while another one is tried. */
export let token = document.body.dataset.token ?? "";
/** @type {string | null} */
export let fallback = null;

/** Events that the server has not acknowledged yet: [number, kind, element, value…].
 * @type {PageEvent[]} */
export let pending = [];
export let count = 0;

/** When the last events were told: [number, milliseconds].
 * @type {[number: number, time: number][]} */
export const told = [];
/** The last event that the server has handled, and when the connection to it broke. */
export let heard = 0;
export let broken = 0;

/** The kinds of events that say what a control holds: typed, switched, picked. */
export const states = "iop";

/** @type {WebSocket} */
export let socket;
export let isOpen = false;
export let wasOpen = false;
let seen = Number(document.body.dataset.seen);
let retries = 0;
/** The last event that told how the window is: the page is made for it once that is answered. */
let settling = 0;

/** @type {<Kind extends keyof Events>(kind: Kind, id: number, ...values: Events[Kind]) => number | undefined} */
export function report(kind, id, ...values) {
  const isState = states.includes(kind);
  if (wasOpen && !isOpen) {
    // What is pressed while nobody listens is not done later, when it may surprise. What is typed is kept.
    if ("lu".includes(kind)) pending = pending.filter((event) => !"lu".includes(event[1]) || event[3] !== values[0]);
    else if (!isState) return void ("dfgenqvw".includes(kind) || nudge());
    else pending = pending.filter((event) => event[1] !== kind || event[2] !== id);
  }
  const event = /** @type {PageEvent} */ ([++count, kind, id, ...values]);
  told.push([count, Date.now()]);
  if (told.length > 1000) told.shift();
  if (kind === "i") noteTyping(id);
  pending.push(event);
  if (isOpen) {
    socket.send(JSON.stringify(event));
    awaitAnswer();
  }
  return count;
}

/** Tells the inspector around the page what the page shows from now on: what a user entered comes with its answer.
 * @type {(changes: Change[], answered: PageEvent[]) => void} */
function noteForPast(changes, answered) {
  const entered = answered.filter(([, kind]) => states.includes(kind)).map(([, , id, value]) => ["entry", id, value]);
  window.dispatchEvent(new CustomEvent("noted", { detail: [...entered, ...changes] }));
}

/** Whether a control has a value that the server has not seen, and which it must not overwrite.
 * @type {(id: number) => boolean} */
export const isAhead = (id) => pending.some(([, kind, other]) => other === id && states.includes(kind));

/** Whether a value for all scenes has changed in a way that the server has not heard of.
 * @type {(key: string) => boolean} */
export const isStoredAhead = (key) => pending.some(([, kind, , name]) => "lu".includes(kind) && name === key);

/** Whether the server has yet to hear of an event of a kind.
 * @type {(kind: keyof Events, id?: number) => boolean} */
export const isPending = (kind, id) => pending.some(([, other, element]) => other === kind && (id === undefined || element === id));

export function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  // Addresses are written into the logs of proxies, the names of protocols are not.
  socket = new WebSocket(`${scheme}//${location.host}/~/live?seen=${seen}`, ["meerkat", "meerkat-token." + token]);
  socket.onmessage = ({ data }) => receive(JSON.parse(data));
  socket.onclose = ({ code }) => disconnected(code);
}

/** @type {(patch: [acknowledged: number, ...changes: Change[]]) => void} */
function receive([acknowledged, ...changes]) {
  // What was done before the session of another page came back was about this page's own elements.
  if (fallback) [pending, count] = [[], acknowledged];
  const goingOn = changes[0]?.[0] === "z" ? goOn(acknowledged, changes[0][1]) : null;
  const answered = inspected === undefined ? [] : pending.filter(([event]) => event <= acknowledged);
  pending = pending.filter(([event]) => event > acknowledged);
  heard = acknowledged;
  watchAnswers(heard);
  catchUp();
  const opens = !isOpen;
  if (opens) {
    isOpen = wasOpen = true;
    retries = 0;
    fallback = null;
    if (live.textContent !== passing) say("");
    for (const event of pending) socket.send(JSON.stringify(event));
    observeSkipped();
    tellSurroundings();
    settling = count;
  }
  if (changes.length) {
    seen += 1;
    if (inspected !== undefined) noteForPast(changes, answered);
    apply(changes);
    goingOn?.();
  }
  if (acknowledged >= settling) document.body.dataset.live = "";
  // The page may have shown another session until now.
  if (opens) showNotedView();
  answerSwipe(acknowledged);
  answerDrag(acknowledged);
  answerRowDrag(acknowledged);
}

/** @type {(code: number) => void} */
function disconnected(code) {
  if (isOpen) broken = Date.now();
  isOpen = false;
  watchAnswers(Infinity);
  delete document.body.dataset.live;
  if (code === 4409) return say("This app is open in another window. Reload to use it here.");
  if (code === 4413) return say("This page has become too large for the server. Reload to start again.");
  if (code === 4404 && fallback) return useOwnSession();
  if (code === 4410) return forgetAll();
  if (code === 4404 || code === 4400) return startAnew();
  // A short break is nobody's business.
  const isWatched = "watched" in document.body.dataset;
  const wait = isWatched && retries < 100 ? (retries++, 40) : Math.min(250 * 2 ** retries++, 8000);
  if (code === 4503) say("Too many people are here right now. This page waits for its place; what you type is kept.");
  else if (retries > (isWatched ? 50 : 1)) say(reconnecting);
  setTimeout(connect, code === 4429 || code === 4503 ? 5000 : wait);
}

/** Tries the session that this tab had before; that of the page is there if it is gone.
 * @type {(earlier: string) => void} */
export function tryEarlierSession(earlier) {
  [token, fallback, seen] = [earlier, token, 0];
  meetSession(false);
}

/** The page is in step with a patch that brought all of it.
 * @type {(patch: number) => void} */
export function noteSeen(patch) {
  seen = patch;
}

/** Keeps what concerns the page as a whole of what the server has not heard of; gives all of it.
 * @type {() => PageEvent[]} */
export function forgetElements() {
  const all = pending;
  pending = pending.filter(([, kind, id]) => id === 0 && kind !== "h");
  return all;
}

/** The session from before the reload is gone: the one that came with the page takes its place. */
function useOwnSession() {
  [token, fallback, seen] = [fallback ?? "", null, Number(document.body.dataset.seen)];
  store("meerkat-session", token);
  meetSession(true);
  tellAppValues();
  giveBack();
  followDepth();
  connect();
}

/** The session is gone: a reload brings a new one, but not one reload after the other. */
function startAnew() {
  const wait = pauseOfReloads();
  if (wait > 0) say("The app has ended. It starts again in a moment.");
  setTimeout(reload, wait);
}

const reconnecting = "Reconnecting… What you type is kept; buttons work again once the connection is back.";

/** @type {(sentence: string) => void} */
export function say(sentence) {
  live.textContent = sentence;
  raiseNotice();
}

function nudge() {
  say(reconnecting);
  live.animate?.([{ transform: "scale(1.06)" }, { transform: "none" }], 200);
}


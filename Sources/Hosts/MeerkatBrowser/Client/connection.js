// The connection, and what the server is told about the browser.

// MARK: Colours and motion

const darkness = matchMedia("(prefers-color-scheme: dark)");
/** What the session knows of what the visitor likes: a new one believes in light. */
let toldScheme = resumed === undefined ? "light" : null;

function tellScheme() {
  const scheme = darkness.matches ? "dark" : "light";
  if (!isOpen || scheme === toldScheme) return;
  toldScheme = scheme;
  report("e", 0, scheme);
}

darkness.addEventListener("change", tellScheme);

/** The same of motion: a new session believes that all may move. */
let toldStillness = resumed === undefined ? false : null;

function tellStillness() {
  if (!isOpen || stillness.matches === toldStillness) return;
  toldStillness = stillness.matches;
  report("e", 0, toldStillness ? "still" : "moving");
}

// MARK: Window

const narrowness = matchMedia("(max-width: 700px)");
const lowness = matchMedia("(max-height: 480px)");
/** As wide as the letters that the visitor has chosen are high. */
const ruler = document.body.appendChild(document.createElement("div"));
ruler.className = "ruler";
/** The same of the window: a new session believes that it is large, and so are its letters. */
let toldWindow = resumed === undefined ? ["wide", "high", 16] : [];

function tellWindow() {
  if (!isOpen) return;
  const letters = Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize));
  const window = [narrowness.matches ? "narrow" : "wide", lowness.matches ? "low" : "high", letters];
  window.forEach((value, place) => value === toldWindow[place] || report(place < 2 ? "e" : "a", 0, value));
  toldWindow = window;
}

narrowness.addEventListener("change", tellWindow);
lowness.addEventListener("change", tellWindow);
new ResizeObserver(tellWindow).observe(ruler);

// MARK: Connection

let socket;
let isOpen = false;
let wasOpen = false;
let seen = +document.body.dataset.seen;
let retries = 0;

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  // Addresses are written into the logs of proxies, the names of protocols are not.
  socket = new WebSocket(`${scheme}//${location.host}/~/live?seen=${seen}`, ["meerkat", "meerkat-token." + token]);
  socket.onmessage = ({ data }) => receive(JSON.parse(data));
  socket.onclose = ({ code }) => disconnected(code);
}

function receive([acknowledged, ...changes]) {
  // What was done before the session of another page came back was about this page's own elements.
  if (fallback) [pending, count] = [[], acknowledged];
  const goingOn = changes[0]?.[0] === "z" ? goOn(acknowledged, changes[0][1]) : null;
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
    document.body.dataset.live = "";
    for (const event of pending) socket.send(JSON.stringify(event));
    observeSkipped();
    tellScheme();
    tellStillness();
    tellWindow();
  }
  if (changes.length) {
    seen += 1;
    apply(changes);
    goingOn?.();
  }
  // The page may have shown another session until now.
  if (opens) showNotedView();
  answerSwipe(acknowledged);
  answerDrag(acknowledged);
}

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
  const wait = Math.min(250 * 2 ** retries++, 8000);
  if (code === 4503) say("Too many people are here right now. This page waits for its place; what you type is kept.");
  else if (retries > 1) say(reconnecting);
  setTimeout(connect, code === 4429 || code === 4503 ? 5000 : wait);
}

/** The session from before the reload is gone: the one that came with the page takes its place. */
function useOwnSession() {
  [token, fallback, seen] = [fallback, null, +document.body.dataset.seen];
  store("meerkat-session", token);
  toldScheme = "light";
  toldStillness = false;
  toldWindow = ["wide", "high", 16];
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

/** The session has ended one server after the other, and what the page would give back might do it again. */
function forgetAll() {
  for (const name of ["meerkat-session", "meerkat-scene", "meerkat-view"]) store(name, "");
  isLeaving = true;
  location.replace("/");
}

/** How many milliseconds to wait before the page reloads itself once more. */
const pauseOfReloads = () => +(store("meerkat-reload") ?? 0) + 10000 - Date.now();

function reload() {
  store("meerkat-reload", Date.now());
  // A page that was never live has nothing to note.
  if (wasOpen) noteForReload();
  isLeaving = true;
  location.reload();
}

const reconnecting = "Reconnecting… What you type is kept; buttons work again once the connection is back.";

function say(sentence) {
  live.textContent = sentence;
  raiseNotice();
}

function nudge() {
  say(reconnecting);
  live.animate?.([{ transform: "scale(1.06)" }, { transform: "none" }], 200);
}

/** Reads or writes what belongs to this tab alone. Browsers may forbid it. */
function store(name, value) {
  // The panel beside an app shares the tab with it.
  if (panel !== undefined) name = "panel-" + name;
  try {
    if (value !== undefined) sessionStorage.setItem(name, value);
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

// A reload finds its session by this cookie, which fades before another page could take it for its own. It has to be
// there before the browser asks for the new page.
let isLeaving = false;
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

const mine = store("meerkat-session");
const isReload = performance.getEntriesByType("navigation")[0]?.type !== "navigate";
if (resumed !== undefined && mine !== token && pauseOfReloads() <= 0) {
  // Another tab has just been left, and its session came here by mistake. If it comes again, a cookie is left over that
  // this page can't remove.
  reload();
} else {
  // Where the browser gave no chance to set the cookie, this tab still knows its session.
  if (mine && isReload && resumed === undefined && store("meerkat-address") === here())
    [token, fallback, seen, toldScheme, toldStillness, toldWindow] = [mine, token, 0, null, null, []];
  store("meerkat-session", token);
  readKept();
  if (!fallback) tellAppValues();
  if (!fallback && resumed === undefined) giveBack();
  history.scrollRestoration = "manual";
  openDialogs();
  followFocus();
  observeSizes();
  observeSkipped();
  settle();
  if (!fallback) showNotedView();
  if (!fallback) followDepth();
  connect();
}

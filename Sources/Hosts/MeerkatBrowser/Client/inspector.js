// The page of a program that is looked into: the app in one frame, the panel in the other. The address and the title
// of the page are those of the app.

const app = /** @type {HTMLIFrameElement} */ (document.getElementById("app"));
const panel = /** @type {HTMLIFrameElement} */ (document.getElementById("panel"));
const toggle = /** @type {HTMLElement} */ (document.getElementById("toggle"));

/** The window inside of a frame.
 * @type {(frame: HTMLIFrameElement) => Window} */
const inside = (frame) => /** @type {Window} */ (frame.contentWindow);

function follow() {
  const { location, document: shown } = inside(app);
  if (location.href === "about:blank") return;
  if (location.href !== window.location.href) history.replaceState(null, "", location.href);
  document.title = shown.title;
}

app.addEventListener("load", () => {
  const { history: steps, document: shown } = inside(app);
  for (const name of /** @type {("pushState" | "replaceState")[]} */ (["pushState", "replaceState"])) {
    const change = steps[name].bind(steps);
    steps[name] = (/** @type {Parameters<History["pushState"]>} */ ...values) => {
      change(...values);
      follow();
    };
  }
  inside(app).addEventListener("popstate", follow);
  const title = shown.querySelector("title");
  if (title) new MutationObserver(follow).observe(title, { childList: true, characterData: true, subtree: true });
  follow();
  const { inspected } = shown.body.dataset;
  const address = inspected === undefined ? "about:blank" : `/~/inspector?of=${inspected}`;
  // It leaves no entry in the history, in which one goes back through the app alone.
  inside(panel).location.replace(address);
});

// Between the app and the panel is a divider, for a pointer and for the arrow keys.
const divider = /** @type {HTMLElement} */ (document.getElementById("divider"));

/** Makes the panel as wide as so many hundredths of the window.
 * @type {(share: number) => void} */
function resize(share) {
  const rounded = Math.round(Math.min(80, Math.max(20, share)));
  document.body.style.setProperty("--panel", `${rounded}vw`);
  divider.setAttribute("aria-valuenow", String(rounded));
}

divider.addEventListener("pointerdown", (event) => {
  divider.setPointerCapture(event.pointerId);
  divider.classList.add("dragged");
});
divider.addEventListener("pointermove", (event) => {
  if (divider.hasPointerCapture(event.pointerId)) resize(100 - (event.clientX / innerWidth) * 100);
});
divider.addEventListener("lostpointercapture", () => divider.classList.remove("dragged"));
divider.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: 4, ArrowRight: -4 }[event.key];
  if (step) resize(Number(divider.getAttribute("aria-valuenow")) + step);
});

// On a phone, the panel is a drawer.
toggle.addEventListener("click", () => {
  const isOpen = document.body.classList.toggle("open");
  toggle.setAttribute("aria-expanded", String(isOpen));
  toggle.textContent = isOpen ? "Close" : "Inspect";
});

// The page of a program that is looked into: the app in one frame, the panel in the other. The address and the title
// of the page are those of the app.

const app = document.getElementById("app");
const panel = document.getElementById("panel");
const toggle = document.getElementById("toggle");

function follow() {
  const { location, document: shown } = app.contentWindow;
  if (location.href === "about:blank") return;
  if (location.href !== window.location.href) history.replaceState(null, "", location.href);
  document.title = shown.title;
}

app.addEventListener("load", () => {
  const { history: steps, document: shown } = app.contentWindow;
  for (const name of ["pushState", "replaceState"]) {
    const change = steps[name].bind(steps);
    steps[name] = (...values) => {
      change(...values);
      follow();
    };
  }
  app.contentWindow.addEventListener("popstate", follow);
  const title = shown.querySelector("title");
  if (title) new MutationObserver(follow).observe(title, { childList: true, characterData: true, subtree: true });
  follow();
  const { inspected } = shown.body.dataset;
  const address = inspected === undefined ? "about:blank" : `/~/inspector?of=${inspected}`;
  // It leaves no entry in the history, in which one goes back through the app alone.
  panel.contentWindow.location.replace(address);
});

// On a phone, the panel is a drawer.
toggle.addEventListener("click", () => {
  const isOpen = document.body.classList.toggle("open");
  toggle.setAttribute("aria-expanded", isOpen);
  toggle.textContent = isOpen ? "Close" : "Inspect";
});

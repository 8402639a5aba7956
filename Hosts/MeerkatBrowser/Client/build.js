// Beside the client while an app is watched: what is to be known about its last build.

const look = new CSSStyleSheet();
look.replaceSync(`
  :host { position: fixed; inset: auto 12px 12px; z-index: 2147483647; margin: 0 auto; width: fit-content;
    max-width: min(720px, 100% - 24px); padding: 0; border: 0; background: none; overflow: visible;
    font: 14px/1.45 system-ui, sans-serif; color: #fff; }
  section { display: flex; flex-direction: column; max-height: 60vh; border-radius: 12px; overflow: hidden;
    background: #7a1414; box-shadow: 0 4px 24px #0006; }
  section.busy { background: #333; border-radius: 99px; }
  header { display: flex; align-items: center; gap: 16px; justify-content: space-between; padding: 10px 16px; font-weight: 600; }
  pre { margin: 0; padding: 12px 16px; overflow: auto; background: #5c0f0f; font: 13px/1.5 ui-monospace, monospace;
    white-space: pre-wrap; overflow-wrap: anywhere; }
  button { font: inherit; color: inherit; background: #fff2; border: 0; border-radius: 8px; padding: 4px 12px; cursor: pointer; }
  button:focus-visible { outline: 2px solid #fff; }
`);

const host = document.createElement("aside");
host.setAttribute("aria-label", "Build");
host.setAttribute("popover", "manual");
const shadow = host.attachShadow({ mode: "open" });
shadow.adoptedStyleSheets = [look];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Shows a note above everything else, dialogs included.
 * @type {(title: string, text: string, isBusy: boolean) => void} */
function show(title, text, isBusy) {
  const section = document.createElement("section");
  section.classList.toggle("busy", isBusy);
  section.setAttribute("role", isBusy ? "status" : "alert");
  const header = document.createElement("header");
  header.append(title);
  if (!isBusy) {
    const close = document.createElement("button");
    close.append("Close");
    close.onclick = hide;
    header.append(close);
  }
  section.append(header);
  if (text) {
    const lines = document.createElement("pre");
    lines.tabIndex = 0;
    lines.append(text);
    section.append(lines);
  }
  shadow.replaceChildren(section);
  host.remove();
  putOnTop();
}

/** A dialog covers what came before it, and nothing outside of it can be used. */
function putOnTop() {
  const parent = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (!shadow.firstChild || (host.isConnected && host.parentNode === parent)) return;
  parent.append(host);
  host.showPopover?.();
}

function hide() {
  shadow.replaceChildren();
  host.remove();
}

new MutationObserver(putOnTop).observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });

addEventListener("built", (event) => {
  const { title, text, isBusy } = /** @type {CustomEvent} */ (event).detail;
  clearTimeout(timer);
  if (!title) hide();
  // A build that is over at once needs no word.
  else if (isBusy) timer = setTimeout(show, 700, title, text, true);
  else show(title, text, false);
});

// What the server is told about the browser: how the window is, and what its user likes.

import { isOpen, report } from "./connection.js";
import { on, resumed, root, stillness } from "./page.js";

const darkness = matchMedia("(prefers-color-scheme: dark)");
const narrowness = matchMedia("(max-width: 700px)");
const lowness = matchMedia("(max-height: 480px)");
/** As wide as the letters that the user has chosen are high. */
const ruler = document.body.appendChild(document.createElement("div"));
ruler.className = "ruler";

/** What a new session believes.
 * @type {(string | number)[]} */
const beliefs = ["light", "moving", "narrow" in document.body.dataset ? "narrow" : "wide", "high", 16];
/** What the session knows.
 * @type {(string | number)[]} */
let known = resumed === undefined ? beliefs : [];

/** Tells what the session doesn't know. */
export function tellSurroundings() {
  if (!isOpen) return;
  const letters = Math.round(parseFloat(getComputedStyle(root).fontSize));
  const looks = /** @type {Surroundings[]} */ ([darkness.matches ? "dark" : "light", stillness.matches ? "still" : "moving",
    narrowness.matches ? "narrow" : "wide", lowness.matches ? "low" : "high"]);
  for (const [place, look] of looks.entries()) if (look !== known[place]) report("e", 0, look);
  if (letters !== known[4]) report("a", 0, letters);
  known = [...looks, letters];
}

/** Another session is to be told: a new one, or one that may know anything.
 * @type {(isNew: boolean) => void} */
export function meetSession(isNew) {
  known = isNew ? beliefs : [];
}

for (const query of [darkness, stillness, narrowness, lowness]) query.addEventListener("change", tellSurroundings);
new ResizeObserver(tellSurroundings).observe(ruler);

/** A grey field, in the place of a picture that can't be loaded. */
const missingPicture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48'><rect width='48' height='48' "
  + "fill='%238883'/></svg>";
/** @type {(node: Element) => void} */
const replaceMissing = (node) => {
  if (node instanceof HTMLImageElement && node.src !== missingPicture) node.src = missingPicture;
};
on("error", ({ target }) => replaceMissing(target), true);
for (const image of document.images) if (image.complete && !image.naturalWidth) replaceMissing(image);

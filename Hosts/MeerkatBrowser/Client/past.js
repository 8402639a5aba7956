// The past of an inspected app: what its page got, from which any moment is shown again. The page itself isn't touched.

const maximumMoments = 1000;
/** How much is kept of changes, in letters. */
const maximumSize = 8_000_000;
/** How many moments lie between two pages that are kept to begin with. */
const distance = 100;

/** What a change does to a page that nobody sees. What concerns the browser alone is no part of it.
 * @type {{ [kind: string]: (page: Document, ...values: any[]) => void }} */
const operations = {
  t(page, id, text) {
    const node = find(page, id);
    if (!node) return;
    for (const name of node.getAttributeNames()) if (name !== "id") node.removeAttribute(name);
    node.textContent = text;
  },
  a(page, id, tag) {
    const [from, to] = [made(page, tag), find(page, id)];
    if (!to || !from) return;
    for (const name of to.getAttributeNames())
      if (!from.hasAttribute(name) && !["value", "checked"].includes(name)) to.removeAttribute(name);
    for (const { name, value } of from.attributes) to.setAttribute(name, value);
  },
  x(page, id, html) {
    const node = made(page, html);
    if (node) find(page, id)?.replaceWith(node);
  },
  i(page, parent, next, html) {
    const node = made(page, html);
    if (!node) return;
    (rowOf(page, Number(node.id.slice(1))) ?? page.getElementById(node.id))?.remove();
    put(page, node, parent, next);
  },
  m(page, parent, next, id) {
    const node = rowOf(page, id);
    if (node) put(page, node, parent, next);
  },
  d(page, id) {
    rowOf(page, id)?.remove();
  },
  v(page, id, value) {
    const node = find(page, id);
    if (node) hold(node, value);
  },
  c(page, scheme) {
    page.documentElement.className = scheme;
  },
  w(page, _, html) {
    const node = made(page, html);
    for (const dialog of page.querySelectorAll("dialog")) dialog.remove();
    if (node) page.querySelector("main")?.replaceWith(node);
  },
  // What a user typed, switched or picked: the page knew it before the app.
  entry(page, id, value) {
    const node = page.getElementById(`i${id}`) ?? find(page, id);
    if (node) hold(node, value);
  },
};

/** @type {(page: Document, id: number | string) => Element | null} */
const find = (page, id) => page.getElementById(typeof id === "number" ? `e${id}` : id);
/** @type {(page: Document, id: number) => Element | null} */
const rowOf = (page, id) => page.getElementById(`r${id}`) ?? find(page, id);

/** @type {(page: Document, html: string) => Element | null} */
function made(page, html) {
  const template = page.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** @type {(page: Document, node: Element, parent: number, next: number) => void} */
function put(page, node, parent, next) {
  const into = page.getElementById(`c${parent}`) ?? find(page, parent);
  const found = next ? rowOf(page, next) : null;
  into?.insertBefore(node, found?.parentNode === into ? found : null);
}

/** Writes a value so that it stands in the HTML.
 * @type {(node: Element, value: string | number) => void} */
function hold(node, value) {
  if (node.matches(".choices"))
    for (const radio of node.querySelectorAll("[type=radio]")) radio.toggleAttribute("checked", Number(radio.getAttribute("value")) === value);
  else if (node.matches("[type=checkbox]")) node.toggleAttribute("checked", value === 1);
  else if (node.matches("select"))
    for (const option of node.querySelectorAll("option")) option.toggleAttribute("selected", option.getAttribute("value") === String(value));
  else if (node.matches("textarea")) node.textContent = String(value);
  else node.setAttribute("value", String(value));
}

/** What happened since a page was loaded: its last thousand moments. */
export class Past {
  /** The page before the first moment that is kept. */
  #start;
  /** The number is the server's, which can go on from there.
   * @type {{ title: string, number: number, changes: any[][] }[]} */
  #moments;
  #size = 0;
  /** The number of the first moment that is kept. */
  first = 0;
  /** Pages as they were at the end of moments, by their numbers.
   * @type {Map<number, Document>} */
  #kept = new Map();

  /** Begins with a page as the server wrote it.
   * @param {string} html
   * @param {number} number */
  constructor(html, number) {
    this.#start = new DOMParser().parseFromString(html, "text/html");
    this.#moments = [{ title: "Opened the page", number, changes: [] }];
  }

  get last() {
    return this.first + this.#moments.length - 1;
  }

  /** @type {(moment: number) => string} */
  title(moment) {
    return this.#moments[moment - this.first]?.title ?? "";
  }

  /** @type {(moment: number) => number} */
  number(moment) {
    return this.#moments[moment - this.first].number;
  }

  /** Forgets what came after a moment.
   * @type {(moment: number) => void} */
  goBack(moment) {
    for (const { changes } of this.#moments.splice(moment + 1 - this.first)) this.#size -= sizeOf(changes);
    for (const kept of [...this.#kept.keys()]) if (kept > moment) this.#kept.delete(kept);
  }

  /** Takes note of what the page got, and of what a user entered. What follows an event by itself belongs to it.
   * @type {(changes: any[][]) => void} */
  note(changes) {
    const [, title, number] = changes.find(([kind]) => kind === "p") ?? [];
    if (title !== undefined) this.#moments.push({ title, number, changes: [] });
    const shown = changes.filter(([kind]) => kind in operations);
    this.#moments[this.#moments.length - 1].changes.push(...shown);
    this.#size += sizeOf(shown);
    this.#kept.delete(this.last);
    while (this.#moments.length > maximumMoments || this.#size > maximumSize) this.#forgetFirst();
  }

  /** The page as it was at the end of a moment.
   * @type {(moment: number) => Document} */
  page(moment) {
    let at = [...this.#kept.keys()].filter((one) => one <= moment).reduce((one, other) => Math.max(one, other), this.first - 1);
    const page = copy(this.#kept.get(at) ?? this.#start);
    while (at < moment) {
      at += 1;
      perform(this.#moments[at - this.first].changes, page);
      if (at % distance === 0 && at < this.last) this.#kept.set(at, copy(page));
    }
    return page;
  }

  #forgetFirst() {
    const [{ changes }] = this.#moments;
    perform(changes, this.#start);
    this.#size -= sizeOf(changes);
    // The last moment stays, and begins with what it has shown so far.
    if (this.#moments.length === 1) return void (this.#moments[0].changes = []);
    this.#kept.delete(this.first);
    this.#moments.shift();
    this.first += 1;
  }
}

/** @type {(page: Document) => Document} */
const copy = (page) => /** @type {Document} */ (page.cloneNode(true));

/** @type {(changes: any[][], page: Document) => void} */
function perform(changes, page) {
  for (const [kind, ...values] of changes) operations[kind](page, ...values);
}

/** @type {(changes: any[][]) => number} */
function sizeOf(changes) {
  let size = 0;
  for (const change of changes) for (const value of change) size += typeof value === "string" ? value.length : 8;
  return size;
}

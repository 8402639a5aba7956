// What a page and its session say to each other. Both sides are checked against this table: the page's by the types, the
// session's by PageProtocolTests. Each frame is JSON.

/** The number of an element; with a letter before it, a part of one. */
type ElementID = number | string;
type Flag = 0 | 1;
type Surroundings = "light" | "dark" | "still" | "moving" | "narrow" | "wide" | "low" | "high";

/** What goes up: `[number, kind, element, value…]`, where events of the whole page have element 0. */
interface Events {
  /** A press. */
  t: [];
  /** The return key in a field. */
  r: [];
  /** A dialog is to close. */
  c: [];
  /** The back button. */
  b: [];
  /** A row is deleted, or moves up or down, by one place unless it says by how many. */
  x: [];
  y: [places?: number];
  z: [places?: number];
  /** New content is asked for. */
  j: [];
  /** What a field contains now. */
  i: [text: string];
  /** A switch is on, an element has the focus, is held, or has the pointer above it. */
  o: [isOn: Flag];
  f: [isFocused: Flag];
  q: [isPressed: Flag];
  v: [isAbove: Flag];
  /** What is chosen: a row by its number, a tab, a height of a sheet; an option of a picker. */
  s: [place: number];
  p: [option: number];
  /** Rows that are in sight or near it and not there yet. */
  n: [first: number, count: number, near?: number];
  /** How large the place of an element is. */
  g: [width: number, height: number];
  /** Fingers: the phase, milliseconds, a count and their places, a count and what is under them: element, x, y, width, height. */
  w: [phase: number, time: number, ...numbers: number[]];
  /** A dialog has moved out of sight. */
  d: [];
  /** Where the browser is in its history. */
  h: [depth: number, address: string];
  /** What was kept for the scene; for the app, or no longer. */
  k: [key: string, value: string];
  l: [key: string, value: string];
  u: [key: string];
  /** How the window is, and how large the letters are, in pixels. */
  e: [look: Surroundings];
  a: [pixels: number];
}

/** What comes down: `[last event that was handled, [kind, value…]…]`. */
interface Changes {
  /** The characters of a text that has no look of its own. */
  t: [id: number, text: string];
  /** The attributes of a node, as those of a tag. */
  a: [id: ElementID, tag: string];
  /** A node anew. */
  x: [id: ElementID, html: string];
  /** A node comes, moves and goes; at the end of its parent if the next one is 0. */
  i: [parent: number, next: number, html: string];
  m: [parent: number, next: number, id: number];
  d: [id: number];
  /** What a control holds. */
  v: [id: ElementID, value: string | number];
  /** Where the app is: how many steps deep, its title, and its address if that has changed. */
  n: [depth: number, title: string, address?: string];
  /** What is kept for the scene and for the app; nothing removes it. */
  k: [key: string, value?: string];
  l: [key: string, value?: string];
  /** The scheme that the app wants, or none. */
  c: [scheme: "light" | "dark" | ""];
  /** A link to open, and a text to copy. */
  o: [href: string];
  y: [text: string];
  /** An element to bring into sight. */
  s: [id: number, block: "nearest" | "start" | "center" | "end"];
  /** How the changes run that follow; at once without values. */
  f: [duration?: number, easing?: string, delay?: number, iterations?: number, alternates?: Flag];
  /** Another session goes on with this one: the version of its files. */
  z: [version: string];
  /** In an inspected page: elements of views that were evaluated. */
  b: [ids: string];
  /** In an inspected page: what a user did, in words, and the number of the moment, before what it changed. */
  p: [title: string, moment: number];
  /** While an app is watched: what is to be known about its last build. */
  u: [title: string, text: string, isBusy: Flag];
  /** All anew, and the number of this patch. */
  w: [patch: number, html: string];
}

// The shapes of what the client remembers, and what browsers know that TypeScript 4.8 doesn't.

/** An event that went up, and a change that came down. */
type PageEvent = [number: number, kind: keyof Events, id: number, ...values: (string | number | undefined)[]];
type Change = [kind: keyof Changes, ...values: any[]];

type Point = [x: number, y: number];
/** From the body to a node: the tag and the place of each among its like. */
type Way = [tag: string, index: number][];
/** What a press or a key needs of its event. */
type Key = KeyboardEvent & { target: HTMLElement };

/** Where the focus was: what stands around it, nearest first. */
interface Trail {
  around: (Element | null)[];
  tag: string;
  name: string | null;
}
/** What the page itself knows of what a user sees and does. */
interface View {
  fields: [way: Way, value: string][];
  scrolled: [way: Way, top: number, left: number][];
  top: number;
  active: Way | null;
  selection: [start: number | null, end: number | null] | null;
  menus: Way[];
  below: [way: Way, top: number][];
}
/** Fingers that are down on a view. */
interface Contact {
  id: number;
  place: Point;
  last: Point[];
  began: number;
  timers: number[];
  nodes: HTMLElement[];
  isMoved?: boolean;
  isHeld?: boolean;
}
type Values = { [name: string]: string };
type Timing = KeyframeAnimationOptions & { iterations: number };
/** How a node looked before a patch, with what it is to be compared. */
interface Look {
  kind: string;
  timing: Timing;
  looks: [tag: string, values: Values][] | null;
  copy: HTMLElement | null;
  box: DOMRect;
}
/** The page before an animated patch, and what the patch has brought. */
interface Before {
  timing: Timing;
  places: Map<string, DOMRect>;
  matches: Map<string, DOMRect>;
  looks: Map<number | string, Look>;
  inserted: [node: HTMLElement, timing: Timing][];
}
/** Two fingers that the wheel stands for. */
interface Pair {
  x: number;
  y: number;
  length: number;
  angle: number;
  timer?: number;
}
/** A screen under a finger. */
interface Swipe {
  screen: HTMLElement;
  below: HTMLElement;
  back: HTMLElement;
  x: number;
  y: number;
  sign: number;
  width: number;
  part: number;
  times: [time: number, part: number][];
  animations?: Animation[];
  isOver?: boolean;
  event?: number;
  timer?: number;
}
/** A row under a finger. */
interface RowSwipe {
  row: HTMLElement;
  pointerId: number;
  x: number;
  y: number;
  from: number;
  shift: number;
  isMoved: boolean;
  isWhole?: boolean;
  times: [time: number, way: number][];
}
interface RowDrag {
  row: HTMLElement;
  rows: HTMLElement[];
  pointerId: number;
  y: number;
  place: number;
  to: number;
  event?: number;
}
/** A sheet under a finger. */
interface Drag {
  sheet: HTMLElement;
  pointerId: number;
  y: number;
  way: number;
  times: [time: number, way: number][];
  height: number;
  heights: number[];
  isMoved?: boolean;
  isOver?: boolean;
  event?: number;
  timer?: number;
}

// All nodes that the client asks for are HTML.
interface Element {
  readonly children: HTMLCollectionOf<HTMLElement>;
  readonly dataset: DOMStringMap;
  closest(selector: string): HTMLElement | null;
  moveBefore?(node: Node, before: Node | null): void;
  checkVisibility(options?: { contentVisibilityAuto?: boolean }): boolean;
  focus(options?: FocusOptions): void;
  scrollTo(options: { top: number, left?: number, behavior: "instant" }): void;
  blur(): void;
  click(): void;
}
interface ParentNode {
  querySelector<Node extends HTMLElement = HTMLElement>(selector: string): Node | null;
  querySelectorAll<Node extends HTMLElement = HTMLElement>(selector: string): NodeListOf<Node>;
}
interface HTMLElement {
  popover: string | null;
  showPopover(): void;
  hidePopover(): void;
}
interface CSSStyleDeclaration {
  scrollbarGutter: string;
}
interface DocumentEventMap {
  cancel: Event;
  contextmenu: PointerEvent;
  beforetoggle: ToggleEvent;
  toggle: ToggleEvent;
}
interface ToggleEvent extends Event {
  newState: "open" | "closed";
}
interface PopStateEvent {
  hasUAVisualTransition?: boolean;
}
interface IntersectionObserverInit {
  scrollMargin?: string;
}
interface Array<T> {
  findLast(isMeant: (item: T) => boolean): T | undefined;
}

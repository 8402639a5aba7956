// Begins once all is there: takes over the page, and connects.

import { apply, followFocus, observeSizes, settle } from "./changes.js";
import { connect, fallback, token, tryEarlierSession } from "./connection.js";
import { followDepth, here } from "./history.js";
import { observeSkipped } from "./lists.js";
import { openDialogs } from "./menus.js";
import { past, restored, resumed } from "./page.js";
import { showNotedView } from "./resuming.js";
import { giveBack, isReload, pauseOfReloads, readKept, reload, store, tellAppValues } from "./storage.js";

const mine = store("meerkat-session");
if (past !== undefined) {
  // A moment of an app that is inspected: there is nothing to connect with.
  addEventListener("show", (event) => apply(/** @type {CustomEvent} */ (event).detail));
} else if (resumed !== undefined && mine !== token && pauseOfReloads() <= 0) {
  // Another tab has just been left, and its session came here by mistake. If it comes again, a cookie is left over that
  // this page can't remove.
  reload();
} else {
  // Where the browser gave no chance to set the cookie, this tab still knows its session.
  if (mine && isReload && resumed === undefined && store("meerkat-address") === here()) tryEarlierSession(mine);
  store("meerkat-session", token);
  // The browser knows what the app has kept since the moment from which it goes on.
  if (restored === undefined) {
    readKept();
    if (!fallback) tellAppValues();
    if (!fallback && resumed === undefined) giveBack();
  }
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

#!/usr/bin/env python3
"""Measures motion in a real browser: `.venv/bin/python Benchmarks/motion.py`, with Chromium and a built BrowserTestApp.

Of each kind of change, 20 times: from the press to the first painted frame and to the end of the animation, frames that
came late by the browser's trace, and how far the layout shifted.
"""

import json
import os
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from conftest import CHROMIUM, User, quiet, start  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

APP = Path(os.environ.get("BROWSER_TEST_APP", ROOT / "Examples" / ".build" / "debug" / "BrowserTestApp"))
TIMES = 20

# Presses a button in the page itself, and waits for the first frame that shows what changed, and for the end.
PRESS = """
async (name) => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations().some((one) => one.timeline === document.timeline);
  const button = [...document.querySelectorAll("button")].findLast((one) =>
    one.checkVisibility() && !one.closest("[inert]") && one.textContent.trim() === name);
  const start = performance.now();
  button.click();
  while (!moving()) await frame();
  await frame();
  const first = performance.now() - start;
  while (moving()) await frame();
  return [first, performance.now() - start];
}
"""
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shift += one.value)))
  .observe({ type: "layout-shift", buffered: true });
"""


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def traced(browser, page, body):
    """Runs something, and gives how many frames were drawn and how many dropped meanwhile."""
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"])
    body()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    count = lambda name: sum(one["name"] == name for one in events)  # noqa: E731
    return count("DrawFrame"), count("DroppedFrame")


def measure(browser, page, name, presses):
    times = []

    def run():
        for index in range(TIMES):
            times.append(page.evaluate(PRESS, presses[index % len(presses)]))
            quiet(page)

    page.evaluate("window.shift = 0")
    drawn, dropped = traced(browser, page, run)
    firsts, ends = zip(*times)
    print(f"{name:28} first frame p50 {statistics.median(firsts):4.0f} ms  p95 {percentile(firsts, 0.95):4.0f} ms   "
          f"end p50 {statistics.median(ends):4.0f} ms  p95 {percentile(ends, 0.95):4.0f} ms   "
          f"frames {drawn}, dropped {dropped}   shift {page.evaluate('window.shift'):.3f}")


def main():
    server, address = start(APP, "--port", "0")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            size = {"width": 390, "height": 800}
            page = User(browser, address, viewport=size, reduced_motion="no-preference").open()
            page.evaluate(SHIFTS)
            measure(browser, page, "push and back", ["Looks", "Notes"])
            page.get_by_role("button", name="Thousand").click()
            page.get_by_role("heading", name="Thousand").wait_for()
            page.wait_for_timeout(1000)
            measure(browser, page, "a row among 1,000", ["Insert"])
            browser.close()
    finally:
        server.kill()


main()

"""Random changes of random views: afterwards, the page is what a page that is opened then would be, and keeps what a
user has entered, the focus and what is scrolled."""

import difflib
import json
import os
import re
import subprocess
import urllib.parse

import pytest

from conftest import ROOT, User, quiet, settle, start, stop

PROGRAM = os.environ.get("LAYOUT_TREES", ROOT / ".build" / "debug" / "LayoutTrees")
# The trees that are changed, and how often: those in which something was wrong once. With CHANGE_SEEDS=1000, there are
# so many others, from FIRST_SEED on, with as many CHANGES each.
FOUND = {5: 1, 7: 6, 141: 5, 202: 7, 321: 4, 329: 7, 914: 5, 3078: 1, 4017: 6, 4071: 6, 4101: 3}
FIRST = int(os.environ.get("FIRST_SEED", 1))
STEPS = int(os.environ.get("CHANGES", 8))
SEEDS = int(os.environ.get("CHANGE_SEEDS", 0))
TREES = {seed: STEPS for seed in range(FIRST, FIRST + SEEDS)} or FOUND
# How many of those that differ are made as small as they can be.
SHRUNK = int(os.environ.get("SHRUNK", 3))

# The page as lines: what it consists of, without what differs between sessions, and what the page measures.
FORM = """
() => {
  const unseen = ":is(.page, .screen)[hidden], .skipped", names = new Map(), lines = [];
  for (const node of document.querySelectorAll(`main, main [id]:not(:is(${unseen}) *)`)) {
    const number = node.id.slice(1);
    if (!names.has(number)) names.set(number, names.size);
  }
  const known = (text) => text.replace(/(?<![\\w#.-])([a-z]?)(\\d+)\\b/g, (_, letter, number) =>
    letter + "#" + (names.get(number) ?? "?"));
  const ids = ["id", "for", "name", "data-id", "data-at", "popovertarget", "data-match"];
  const unsaid = ["style", "class", "value", "checked", "open", "selected", "data-size", "data-busy", "data-late",
    "data-testid"];
  const isSaid = (node, name) => !unsaid.includes(name) && !(name === "tabindex" && node.matches("dialog"));
  const visit = (node, indent) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim()) lines.push(indent + JSON.stringify(node.data));
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".leaving")) return;
    // What has never been seen is not made.
    if (node.matches(unseen)) return lines.push(`${indent}${node.className}`);
    const said = [...node.attributes].filter(({ name }) => isSaid(node, name)).map(({ name, value }) =>
      `${name}=${JSON.stringify(ids.includes(name) || /^aria-.*by$/.test(name) ? known(value) : value)}`);
    const looks = [...node.style].map((name) => `${name}:${node.style.getPropertyValue(name)}`).sort();
    if (node.classList.length) said.push("." + [...node.classList].sort().join("."));
    if (looks.length) said.push(`{${looks.join("; ")}}`);
    // Secrets are kept by nobody.
    for (const name of [node.type === "password" ? "" : "value", "checked", "open", "selectedIndex", "disabled"])
      if (name in node && node.localName !== "button" && node.localName !== "li") said.push(`${name}:${node[name]}`);
    if (node.localName === "dialog") said.push(`modal:${node.matches(":modal")}`);
    lines.push(`${indent}<${node.localName} ${said.sort().join(" ")}>`);
    if (!node.matches("textarea")) for (const child of node.childNodes) visit(child, indent + " ");
  };
  lines.push(`title ${document.title}`, `scheme ${document.documentElement.className}`);
  visit(document.querySelector("main"), "");
  return lines;
}
"""

# Where the controls stand that have a state of their own, by the way to them: what they hold, and who has the focus.
OWN = """
() => {
  const owns = {}, top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
  for (const node of document.querySelectorAll("[data-testid]")) {
    const control = node.matches("input") ? node : node.querySelector("input");
    if (!control || node.closest(".leaving")) continue;
    owns[node.dataset.testid] = {
      number: /\\/(\\d+)[^/]*$/.exec(node.dataset.testid)[1],
      id: control.id, kind: control.type,
      value: control.type !== "checkbox" ? control.value : control.checked ? "on" : "",
      isFocused: document.activeElement === control,
      isReachable: control.checkVisibility() && !control.disabled && !control.closest("[inert], [hidden]")
        && control.closest("dialog:modal") === top,
    };
  }
  return owns;
}
"""

# What the app has under `changes` is told as by another page of the browser.
TELL = """
(value) => void dispatchEvent(new StorageEvent("storage",
  { key: "meerkat-app:changes", newValue: "s" + value, storageArea: localStorage }))
"""

# Everything that scrolls is scrolled a little, by its id; and how far it is scrolled later.
SCROLL = """
() => Object.fromEntries([document.scrollingElement, ...document.querySelectorAll("main *")]
  .filter((node) => node.scrollHeight > node.clientHeight + 20 && /auto|scroll/.test(getComputedStyle(node).overflowY)
    && node.checkVisibility() && (node.id || node === document.scrollingElement))
  .map((node) => (node.scrollTop = 40, [node.id, node.scrollTop])))
"""
SCROLLED = """
(ids) => Object.fromEntries(ids.map((id) => [id, id ? document.getElementById(id) : document.scrollingElement])
  .filter(([, node]) => node?.isConnected)
  .map(([id, node]) => [id, [node.scrollTop, node.scrollHeight - node.clientHeight]]))
"""

# What shows that a user is somewhere else now, where all begins at its top.
PLACE = """
() => [...document.querySelectorAll("main .screen, main dialog, main [role=tabpanel]")]
  .map((node) => [node.id, node.hidden, node.inert])
"""


class Trees:
    """Says what trees and changes are, in words."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.process.stdin.write(f"changes {line}\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        assert self.process.wait() == 0


def line(seed, changes):
    return f"{seed}/{'.'.join(map(str, changes))}"


class Live:
    """A page whose app changes, and others that are opened to be compared with it."""

    def __init__(self, browser, address, seed, begin=(), cuts=()):
        self.user = User(browser, address, viewport={"width": 500, "height": 700})
        self.seed, self.done, self.cuts = seed, list(begin), list(cuts)
        self.page = self.open({})

    def line(self):
        return line(self.seed, self.done + self.cuts)

    def open(self, entered):
        query = "?" + urllib.parse.urlencode(entered) if entered else ""
        page = self.user.open(path=f"/changes/{self.line()}{query}")
        settle(page)
        return page

    def enter(self):
        """Types into a field and switches what can be switched; gives who has the focus."""
        for way, own in self.page.evaluate(OWN).items():
            if not own["isReachable"] or own["value"]:
                continue
            control = self.page.locator(f"#{own['id']}")
            if own["kind"] == "checkbox":
                control.evaluate("node => node.click()")
            else:
                control.evaluate("node => node.focus({ preventScroll: true })")
                self.page.keyboard.type("typed")
        quiet(self.page)

    def change(self, number):
        """Makes a change; gives what is wrong afterwards, as lines."""
        self.enter()
        scrolled, place = self.page.evaluate(SCROLL), self.page.evaluate(PLACE)
        before = self.page.evaluate(OWN)
        self.done.append(number)
        self.page.evaluate(TELL, self.line())
        settle(self.page)
        after = self.page.evaluate(OWN)
        wrong = []
        for way, own in before.items():
            now = after.get(way)
            if now and now["value"] != own["value"]:
                wrong.append(f"{own['number']} held {own['value']!r} and holds {now['value']!r}")
            if now and own["isFocused"] and now["isReachable"] and not now["isFocused"]:
                wrong.append(f"{own['number']} had the focus, and has lost it")
        if self.page.evaluate(PLACE) == place:
            for node, (top, most) in self.page.evaluate(SCROLLED, list(scrolled)).items():
                if top == 0 and scrolled[node] > 0 and most >= 40:
                    wrong.append(f"{node or 'the page'} was scrolled, and is at its top")
        entered = {own["number"]: own["value"] for own in after.values() if own["value"]}
        fresh = self.open(entered)
        shown, expected = self.page.evaluate(FORM), fresh.evaluate(FORM)
        fresh.close()
        wrong += difflib.unified_diff(expected, shown, "opened", "changed", lineterm="", n=4)
        return wrong + self.user.problems

    def close(self):
        self.user.context.close()


def run(browser, address, seed, changes, cuts=(), begin=()):
    """Gives what is wrong after the last of some changes, if nothing is before; and the live page as it was changed."""
    live = Live(browser, address, seed, begin, cuts)
    try:
        for number in changes:
            if wrong := live.change(number):
                return live.done, wrong
        return live.done, []
    finally:
        live.close()


def shrink(browser, address, trees, seed, changes):
    """Gives the fewest changes, of the smallest tree, after which something is wrong."""
    begin, cuts = [], []

    def fails(begin, changes, cuts):
        try:
            return run(browser, address, seed, changes, cuts, begin)[1]
        except Exception:
            return []

    for index in reversed(range(len(changes) - 1)):
        if fails([], changes[:index] + changes[index + 1:], []):
            changes = changes[:index] + changes[index + 1:]
    while len(changes) > 1 and fails(begin + changes[:1], changes[1:], cuts):
        begin, changes = begin + changes[:1], changes[1:]
    numbers = []
    for made in [begin, begin + changes]:
        for text in trees.ask(line(seed, made))[1]:
            numbers.append(re.search(r"^[ .]*\w+ (\d+) “", text).group(1))
    numbers = list(dict.fromkeys(numbers))
    # Large parts of the tree first, then single views, of which what is inside may stay.
    size = len(numbers) // 2
    while size > 0:
        for first in range(0, len(numbers), size):
            chunk = ["x" + number for number in numbers[first:first + size] if "x" + number not in cuts]
            if chunk and fails(begin, changes, cuts + chunk):
                cuts += chunk
        size //= 2
    for number in numbers:
        if "x" + number not in cuts and fails(begin, changes, cuts + ["h" + number]):
            cuts.append("h" + number)
    return begin, changes, cuts


def describe(browser, address, trees, seed, changes):
    begin, changes, cuts = shrink(browser, address, trees, seed, changes)
    wrong = run(browser, address, seed, changes, cuts, begin)[1] or ["It fails only sometimes."]
    before = trees.ask(line(seed, begin + cuts))
    after = trees.ask(line(seed, begin + changes + cuts))
    said = after[0][len(before[0]):]
    title = f"{line(seed, begin + cuts)} and then {changes}"
    return "\n".join([title, *before[1], "-- " + "; ".join(said), *after[1], *wrong])


@pytest.fixture(scope="module")
def server():
    process, address = start(PROGRAM, "--port", "0")
    yield address
    stop(process)


def test_after_each_change_the_page_is_what_a_new_one_would_be(browser, server):
    failing = {}
    for seed, steps in TREES.items():
        done, wrong = run(browser, server, seed, range(1, steps + 1))
        if wrong:
            failing[seed] = done, wrong
            print(f"\nSeed {seed}, change {done[-1]}:\n" + "\n".join(wrong[:30]))
    if failing:
        trees = Trees()
        shown = [describe(browser, server, trees, seed, done) for seed, (done, _) in list(failing.items())[:SHRUNK]]
        trees.end()
        pytest.fail(f"{len(failing)} of {len(TREES)} trees differ.\n\n" + "\n\n".join(shown))

"""Random trees of views, as Chromium lays them out and as the engine of pictures and tests does: boxes, names and roles."""

import collections
import json
import os
import re
import subprocess

import pytest

from conftest import ROOT

PROGRAM = ROOT / ".build" / "debug" / "LayoutTrees"
# How many trees are compared, and how many of those that differ are made as small as they can be.
TREES = int(os.environ.get("TREES", 2500))
SHRUNK = int(os.environ.get("SHRUNK", 20))
FIRST = int(os.environ.get("FIRST_TREE", 1))
# How many trees are in a page at once.
BATCH = 125
WIDTHS = (320, 390, 1024)
HEIGHT = 1400
# How far an edge may be from where the engine has it, in points.
TOLERANCE = 1
# How many boxes in a hundred have to be alike at least; the rest is in Documentation/porting.md.
LEAST = {320: 97.0, 390: 97.8, 1024: 98.4}

# What the page does by itself where a row has less room than its texts need.
DIVIDE = "() => {" + (ROOT / "Hosts/MeerkatBrowser/Client/shares.js").read_text().replace("export ", "") + "divide([document.body]); }"

# Each tree is a window of its own, all in the same place. Of a text, the letters count from left to right, and its
# lines from top to bottom; of a switch, the part that moves.
MEASURE = """
(prefixes) => Object.fromEntries(prefixes.map((prefix) => {
  const boxes = {};
  for (const node of document.getElementById(prefix).querySelectorAll("[id]")) {
    const part = node.id.slice(prefix.length);
    if (part[0] !== "e" && part[0] !== "i") continue;
    const box = node.getBoundingClientRect();
    let { left, right, top, height } = box;
    // A button that is a row fills it; the field of a row takes a tap in all of it.
    if (node.matches("button.row")) { boxes[part] = null; continue; }
    if (node.matches("li .field:not(.bordered)")) { top += 11; height -= 22; }
    if (node.localName === "span" && !node.matches(".progress")) {
      // A text in a line of its own is as high as its lines.
      const style = getComputedStyle(node), lines = node.getClientRects();
      const gap = style.display === "inline" && lines.length ? parseFloat(style.lineHeight) - lines[0].height : 0;
      top -= gap / 2; height += gap;
      const range = document.createRange();
      const all = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      left = Infinity; right = -Infinity;
      while (all.nextNode()) {
        for (const word of all.currentNode.textContent.matchAll(/\\S+/g)) {
          range.setStart(all.currentNode, word.index);
          range.setEnd(all.currentNode, word.index + word[0].length);
          for (const rect of range.getClientRects()) {
            left = Math.min(left, rect.left); right = Math.max(right, rect.right);
          }
        }
      }
      if (right < left) left = right = box.left;
    }
    boxes[part] = [left, top + scrollY, right - left, height];
  }
  return [prefix, boxes];
}))
"""

# The roles of Chromium's tree, in the words of the driver.
ROLES = {
    "button": "button", "link": "link", "switch": "toggle", "textbox": "textField", "heading": "header", "image": "image",
    "progressbar": "progress", "StaticText": "text", "listitem": "row", "combobox": "picker",
}
# Whose names the driver makes of what is inside, so that a role is all that they have in the page.
NAMELESS = {"row"}


class Program:
    """Makes trees, their pages and the engine's boxes."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.css = self.ask(["css"])[0].replace("--sans: system-ui,", "--sans: Inter,")

    def ask(self, lines):
        answers = []
        for line in lines:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answers.append(json.loads(self.process.stdout.readline()))
        return answers

    def end(self):
        self.process.stdin.close()
        assert self.process.wait() == 0


class Windows:
    """A page in Chromium for each width."""

    def __init__(self, browser, css):
        self.css = css
        self.pages = [browser.new_page(viewport={"width": width, "height": HEIGHT}, reduced_motion="reduce") for width in WIDTHS]
        self.sessions = [page.context.new_cdp_session(page) for page in self.pages]

    def close(self):
        for page in self.pages:
            page.close()

    def show(self, index, windows):
        """Shows the pages of many trees; `windows` are the trees' windows in one width."""
        names = [f"{number}-" for number in range(len(windows))]
        mains = []
        for name, window in zip(names, windows):
            html = re.sub(r"(\b(?:id|for|aria-labelledby)=|#)([a-z]\d+)\b", rf"\g<1>{name}\g<2>", window["html"])
            mains.append(html.replace("<main ", f"<main data-tree='{name}' ", 1))
        html = "".join(
            f"<div id='{name}' style='position:absolute;inset:0;display:flow-root'>{main}</div>" for name, main in zip(names, mains))
        self.pages[index].set_content(f"<!doctype html><style>{self.css}</style><body>{html}")
        self.pages[index].evaluate(DIVIDE)
        return names

    def boxes(self, index, windows):
        names = self.show(index, windows)
        found = self.pages[index].evaluate(MEASURE, names)
        return [found[name] for name in names]

    def spoken(self, windows):
        """What a screen reader says of each tree."""
        self.show(1, windows)
        nodes = self.sessions[1].send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        mains = [node for node in nodes if node["role"]["value"] == "main"]
        assert len(mains) == len(windows)
        return [list(spoken(main, by_id)) for main in mains]


def spoken(node, by_id):
    for child in (by_id[one] for one in node.get("childIds", ())):
        own = child["role"]["value"]
        role = ROLES.get(own)
        if own == "LabelText":
            # The words of a switch are its name.
            yield from (one for one in spoken(child, by_id) if one[0] not in ("text", "image"))
        elif own == "group" and not child.get("name", {}).get("value"):
            # What is to be read as one thing, is a group in a page.
            yield ["text", ", ".join(name for _, name in spoken(child, by_id))]
        elif child.get("ignored") or role is None or role == "row":
            # A section is an item of its list, too, and no row.
            if role == "row" and not is_section(child, by_id):
                yield ["row", ""]
            yield from spoken(child, by_id)
        else:
            name = child.get("name", {}).get("value", "")
            yield [role, name]


def is_section(item, by_id):
    """Whether an item of a list is a section, which is a list itself."""
    return any(
        by_id[one]["role"]["value"] == "list" or by_id[one]["role"]["value"] in ("group", "generic", "none") and is_section(by_id[one], by_id)
        for one in item.get("childIds", ()))


def expected(window):
    """The engine's boxes by the ids of the page."""
    boxes = {}
    for box in window["boxes"]:
        x, y, width, height = box["frame"]
        if box["kind"] == "toggle":
            # A switch reaches two points above and below its place, at the end.
            boxes[f"i{box['id']}"] = "switch", (x + width - 48, y + height / 2 - 14, 48, 28)
        else:
            boxes[f"e{box['id']}"] = box["kind"], tuple(box["frame"])
    return boxes


def fits(window, width):
    """Whether nothing reaches beyond the window, to which the page lets a user scroll, and no text is cut off at a height."""
    return all(box["kind"] != "cut text" for box in window["boxes"]) and all(
        x >= -0.5 and y >= -0.5 and x + w <= width + 0.5 and y + h <= HEIGHT + 0.5 for x, y, w, h in (box["frame"] for box in window["boxes"]))


def differences(window, width, shown):
    """The boxes that are elsewhere in the page, the farthest first."""
    found = []
    # A text of several lines is as wide as its place in the page, and as its longest line for the engine.
    is_wrapped = any(box["kind"] == "wrapped text" for box in window["boxes"])
    for name, (kind, place) in expected(window).items():
        other = shown.get(name, ())
        if other is None:
            continue
        if not other:
            found.append((9999, kind, place, []))
            continue
        edges = [abs(a - b) for a, b in zip(place, other)] + [
            abs(place[0] + place[2] - other[0] - other[2]), abs(place[1] + place[3] - other[1] - other[3])]
        if is_wrapped:
            edges = [edges[1], edges[3], edges[5]]
        if max(edges) > TOLERANCE:
            found.append((max(edges), kind, place, other))
    return sorted(found, key=lambda one: -one[0])


def said(answer):
    return [[role, "" if role in NAMELESS else name] for role, name in answer["spoken"]]


def plain(spoken):
    """What is said without what separates words; a navigation link is a button in the page unless it has an address."""
    return [["button" if role == "link" else role, re.sub(r"[\s,]+", " ", name).strip()] for role, name in spoken]


def compare(program, windows, lines, boxes=True, names=True):
    """Compares many trees; for each, the differences by width, and of what is said."""
    answers = program.ask(lines)
    results = [{"answer": answer, "boxes": {}, "wrong": {}, "said": None} for answer in answers]
    for index, width in enumerate(WIDTHS if boxes else ()):
        for result, shown in zip(results, windows.boxes(index, [answer["windows"][index] for answer in answers])):
            window = result["answer"]["windows"][index]
            if not fits(window, width):
                continue
            result["boxes"][width] = len(window["boxes"])
            wrong = differences(window, width, shown)
            if wrong:
                result["wrong"][width] = wrong
    if not names:
        return results
    for result, heard in zip(results, windows.spoken([answer["windows"][1] for answer in answers])):
        if plain(heard) != plain(said(result["answer"])):
            result["said"] = (said(result["answer"]), heard)
    return results


def shrink(program, windows, line, key):
    """The smallest tree that fails like this one."""
    while True:
        count = program.ask([line])[0]["smaller"]
        lines = [f"{line} {number}" for number in range(count)]
        for start in range(0, count, 40):
            part = lines[start:start + 40]
            results = compare(program, windows, part, boxes=key == "wrong", names=key == "said")
            hit = next((one for one, result in zip(part, results) if result[key]), None)
            if hit:
                line = hit
                break
        else:
            return line


def describe(result):
    text = result["answer"]["source"]
    for width, wrong in result["wrong"].items():
        for distance, kind, place, other in wrong[:3]:
            there = [round(one, 1) for one in other]
            text += f"\n  {width}: {kind} is at {[round(one, 1) for one in place]}, in the page at {there}"
    if result["said"]:
        text += "\n  says {}\n  in the page {}".format(*result["said"])
    return text


@pytest.fixture(scope="module")
def program():
    program = Program()
    yield program
    program.end()


def test_the_page_lays_out_and_says_what_the_engine_does(browser, program):
    windows = Windows(browser, program.css)
    boxes, wrong, failing = collections.Counter(), collections.Counter(), []
    for start in range(FIRST, FIRST + TREES, BATCH):
        lines = [str(number) for number in range(start, min(start + BATCH, FIRST + TREES))]
        for line, result in zip(lines, compare(program, windows, lines)):
            boxes.update(result["boxes"])
            wrong.update({width: len(one) for width, one in result["wrong"].items()})
            if result["wrong"] or result["said"]:
                failing.append((line, result))
    shares = {width: 100 * (boxes[width] - wrong[width]) / boxes[width] for width in WIDTHS}
    silent = [one for one in failing if one[1]["said"]]
    print(f"\n{TREES} trees, {boxes.total()} boxes; within {TOLERANCE} point: {shares}; {len(silent)} differ in what is said")
    if silent or any(shares[width] < LEAST[width] for width in WIDTHS):
        report = shrunk(program, windows, (silent or failing)[:SHRUNK])
        pytest.fail(f"Alike: {shares}, at least {LEAST} are expected.\n\n" + "\n\n".join(report))
    windows.close()


def shrunk(program, windows, failing):
    """What differs, in the smallest trees in which it does, the most frequent first."""
    shown = {}
    for line, result in failing:
        for key in ("wrong", "said"):
            if result[key]:
                small = compare(program, windows, [shrink(program, windows, line, key)])[0]
                form = re.sub(r'"[^"]*"|\d+|\.(red|green|blue|orange|purple)', "", small["answer"]["source"])
                shown.setdefault(form, []).append(f"Tree {line}:\n{describe(small)}")
    return [f"{len(same)} times, {same[0]}" for same in sorted(shown.values(), key=lambda same: -len(same))]


def test_what_a_text_of_several_lines_leaves_is_for_those_after_it(browser, program):
    page = browser.new_page(viewport={"width": 300, "height": 600})
    texts = "".join(f"<span id=e{number}>{words}</span>" for number, words in enumerate(["Water the roses", "Water the roses", "Lamp"], 2))
    page.set_content(f"<!doctype html><style>{program.css}</style><body><main id=e0><h-stack id=e1>{texts}</h-stack></main>")

    def lines():
        heights = page.evaluate("[...document.querySelectorAll('span')].map((text) => text.offsetHeight)")
        return [round(height / heights[-1]) for height in heights]

    assert lines() == [2, 2, 1]
    page.evaluate(DIVIDE)
    assert lines() == [2, 1, 1]
    page.set_viewport_size({"width": 600, "height": 600})
    page.evaluate(DIVIDE)
    assert lines() == [1, 1, 1]
    assert page.locator("[data-style]").count() == 0
    page.close()

"""The pictures that tests are compared with, against the page in Chromium: where texts stand, and how wide they are."""

import re
import shutil
import subprocess
from html import unescape
from xml.etree import ElementTree

import pytest

from conftest import ROOT, settle

REFERENCES = ROOT / "Examples/Tests/GalleryTests/Pictures/__Snapshots__/GalleryPictureTests"
SCREENS = {
    "/": "theHomeScreen.1-light", "/customers": "eachRoomAsItOpens.Customers-light", "/devices": "theDevicesBeforeTheFirstOne.1",
    "/course": "eachRoomAsItOpens.Course-light", "/errors": "eachRoomAsItOpens.Error-screens-light",
    "/todos": "eachRoomAsItOpens.Todos-light", "/places": "eachRoomAsItOpens.Four-places-light",
}
# How far a text may stand from where it stands in the page, in points.
TOLERANCE = 2
# How many of a hundred texts have to.
SHARE = 95
SVG = "{http://www.w3.org/2000/svg}"

# The texts that can be seen: their words, their left edge, their width and the top of their first line.
TEXTS = """
() => {
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (all.nextNode()) {
    const node = all.currentNode, words = node.textContent.trim().replace(/\\s+/g, " ");
    const parent = node.parentElement;
    if (!words || !parent.checkVisibility({ opacityProperty: true }) || parent.closest(".unseen, [aria-hidden=true], select")) continue;
    // Word by word: the space at the end of a line, which hangs over, is no part of it.
    const range = document.createRange();
    const boxes = [...node.textContent.matchAll(/\\S+/g)].flatMap((word) => {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      return [...range.getClientRects()].filter((box) => box.width > 0);
    });
    if (!boxes.length || boxes[0].top >= innerHeight) continue;
    const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
    const size = parseFloat(getComputedStyle(parent).fontSize);
    found.push([words, left, right - left, boxes[0].top + boxes[0].height / 2 + size * 0.3637]);
  }
  return found;
}
"""


def drawn(name):
    """The texts of a picture, as those of a page."""
    texts = []
    for text in ElementTree.parse(REFERENCES / f"{name}.svg").iter(SVG + "text"):
        lines = list(text.iter(SVG + "tspan")) or [text]
        words = " ".join((line.text or "").strip() for line in lines)
        # A single character needs no length.
        width = max(float(line.get("textLength", "nan")) for line in lines)
        left = min(float(line.get("x")) for line in lines)
        texts.append((unescape(re.sub(r"\s+", " ", words)), left, width, float(lines[0].get("y"))))
    return texts


@pytest.mark.skipif(
    not shutil.which("fc-list") or "Inter" not in subprocess.check_output(["fc-list", ":", "family"], text=True),
    reason="Inter, with which pictures measure text, is not installed")
@pytest.mark.parametrize("user", [{"viewport": {"width": 390, "height": 844}}], indirect=True)
def test_texts_stand_where_the_page_has_them(user):
    user.context.route("**/*.css", lambda route: route.fulfill(
        content_type="text/css", body=route.fetch().text().replace("--sans: system-ui,", "--sans: Inter,")))
    distances = []
    for path, name in SCREENS.items():
        page = user.open(path=path)
        settle(page)
        shown = page.evaluate(TEXTS)
        for words, *place in drawn(name):
            # Of several texts with the same words, the nearest one is meant.
            same = [one for one in shown if one[0] == words]
            if not same:
                continue
            match = min(same, key=lambda one: abs(one[1] - place[0]) + abs(one[3] - place[2]))
            shown.remove(match)
            apart = max(abs(a - b) for a, b in zip(place, match[1:]) if a == a)
            distances.append((apart, name, words, place, match[1:]))
        page.close()
    distances.sort(reverse=True)
    assert len(distances) > 80
    near = sum(distance[0] <= TOLERANCE for distance in distances)
    print(f"\n{near} of {len(distances)} texts stand within {TOLERANCE} points. The worst:")
    for distance, name, words, place, other in distances[:10]:
        print(f"  {distance:6.2f}  {name}: {words[:40]!r}: picture {[round(n, 1) for n in place]}, page {[round(n, 1) for n in other]}")
    assert near * 100 >= SHARE * len(distances)

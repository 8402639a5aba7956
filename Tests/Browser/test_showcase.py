"""Every app of the Gallery, light and dark, on a narrow and on a wide window."""

import pytest
from conftest import settle
from playwright.sync_api import expect

ROOMS = {
    "": "Meerkat",
    "course": "Course",
    "course/flow": "A flow of its own",
    "customers": "Customers",
    "customers/all": "All customers",
    "devices": "Devices",
    "devices/install": "Find your lock",
    "errors": "Error screens",
    "errors/preview": "All error screens",
    "todos": "Todos",
    "places": "Four places",
}
LOOKS = [("light", {"width": 1280, "height": 800}), ("dark", {"width": 390, "height": 800})]

# What reaches beyond the window, and is not inside something that scrolls by itself.
BEYOND = """
[...document.querySelectorAll("main *")]
  .filter((node) => node.checkVisibility() && !node.closest("scroll-view.horizontal, [inert], [hidden], svg"))
  .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
  .map((node) => node.outerHTML.slice(0, 120))
"""


@pytest.mark.parametrize("path", ROOMS)
def test_nothing_reaches_beyond_the_window(user, picture, path):
    page = user.open(path="/" + path)
    expect(page.get_by_role("heading", name=ROOMS[path], exact=True).last).to_be_attached()
    for (scheme, size) in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        settle(page)
        assert page.evaluate(BEYOND) == []
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        picture(page, f"showcase-{path.replace('/', '-') or 'home'}-{scheme}")


# The words of controls and bars that stand in two lines; a name for screen readers alone is clipped.
BROKEN = """
[...document.querySelectorAll(":is(.segmented, .bar, .tab-list) span")].filter((span) => {
  for (let node = span; node; node = node.parentElement) if (getComputedStyle(node).clipPath != "none") return false;
  return true;
}).flatMap((span) => [...span.childNodes].filter((node) => node.nodeType == Node.TEXT_NODE).flatMap((node) =>
  [...node.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }).map(String)))
"""


@pytest.mark.parametrize("user", [{"viewport": {"width": width, "height": 844}} for width in (320, 390)], indirect=True)
def test_no_word_of_a_control_breaks(user):
    for path in ("/", "/customers", "/todos"):
        page = user.open(path=path)
        settle(page)
        assert page.evaluate(BROKEN) == []

"""Every app of the Gallery, light and dark, on a narrow and on a wide window."""

import pytest
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
        assert page.evaluate(BEYOND) == []
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        picture(page, f"showcase-{path.replace('/', '-') or 'home'}-{scheme}")

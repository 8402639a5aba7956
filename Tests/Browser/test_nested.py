"""Views inside of their like: what is said about one is not said about the one inside."""

import os
import re

import pytest
from conftest import PROGRAMS, ROOT, User, settle, start, stop
from playwright.sync_api import expect

APP = os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp")


@pytest.fixture(scope="module")
def address():
    process, address = start(APP, "--port", "0")
    yield address
    stop(process)


@pytest.fixture
def page(user, picture):
    page = user.open()
    page.get_by_role("button", name="Nested").click()
    expect(page.get_by_role("heading", name="Nested")).to_be_focused()
    settle(page)
    picture(page, "nested")
    return page


LOOK = """node => {
  const [row, line] = [getComputedStyle(node), getComputedStyle(node, "::before")];
  return [row.padding, line.backgroundColor, line.insetInlineStart];
}"""


def test_a_list_in_a_row_has_rows_of_its_own(page):
    def looks(name):
        rows = page.get_by_role("list").filter(has=page.get_by_text(name, exact=True)).last.locator("> li")
        return [rows.nth(number).evaluate(LOOK) for number in range(2)]
    assert looks("Alone") == looks("Inside")


def test_what_lies_over_a_view_does_not_make_its_row_grow(page):
    circles = page.locator("h-stack .circle:not(.hollow)")
    boxes = [circles.nth(number).bounding_box() for number in range(2)]
    assert boxes[0]["y"] == boxes[1]["y"]
    assert boxes[0]["x"] + 40 == boxes[1]["x"]


def test_a_divider_in_a_row_is_upright(page):
    box = page.locator("h-stack hr").bounding_box()
    assert (round(box["width"]), round(box["height"])) == (1, 24)


def test_a_plain_link_has_the_colour_of_its_place(page):
    colours = "node => getComputedStyle(node).color"
    assert page.get_by_text("Plain link").evaluate(colours) == page.get_by_text("Left").evaluate(colours)


def test_what_ignores_the_safe_area_twice_reaches_as_far(page):
    parts = page.locator("h-stack:has(> .unsafe-bottom) shape-view")
    boxes = [parts.nth(number).bounding_box() for number in range(2)]
    assert boxes[0]["y"] + boxes[0]["height"] == boxes[1]["y"] + boxes[1]["height"]


def test_a_page_is_as_wide_as_its_scroll_view(page):
    scroll = page.locator("scroll-view:has(.contained-width)")
    width = scroll.bounding_box()["width"]
    pages = [scroll.locator(".contained-width").nth(number).bounding_box() for number in range(2)]
    assert width > 300
    assert [box["width"] for box in pages] == [width, (width - 10) / 2]
    assert pages[1]["x"] == pages[0]["x"] + width


# The custom properties that are inherited, and the views that stand alone and inside of their like in the test app.
NESTED = {
    "tint": ["--tint"],
    "size": ["--control-height", "--control-padding", "--control-size"],
    "shape": ["--button-radius"],
    "margins": ["--content-margins", "padding-left"],
    "hinted": ["--scrollbar", "scrollbar-width"],
    "moving": ["overflow-x"],
    "letters": ["--large-title", "--title", "--title2", "--title3", "--callout", "--subheadline", "--footnote", "--caption", "--caption2"],
    "marked": ["user-select"],
    "placed": ["--x", "--y"],
    "rows": ["--row-top", "--row-bottom", "--row-leading", "--row-trailing", "--line", "--item-tint"],
    "choice": ["--tint-text"],
}
ALONE = {
    "--gutter": "every screen declares its own",
    "--secondary": "what is written on a row that is chosen, however deep",
    "--page": "sheets and sidebars don't stand inside of their like",
    "--background": "sheets don't stand inside of each other",
    "--card": "sheets don't stand inside of each other",
    "--height": "sheets don't stand inside of each other",
    "--width": "columns forget those of the columns around them",
    "--least": "columns forget those of the columns around them",
    "--most": "columns forget those of the columns around them",
    "--bar": "what scrolls says by itself what of it lies below a bar",
    "--row-spacing": "a list says it by itself, also where its surroundings do",
    "--section-spacing": "a list says it by itself, also where its surroundings do",
    "--panel": "the page of the inspector",
    "--container-width": "the style sheet finds the nearest scroll view",
    "--container-height": "the style sheet finds the nearest scroll view",
    "--shift": "only the row that is swiped shows its actions",
    "--reach": "only the row that is swiped shows its actions",
    "--unsafe-top": "see what ignores the safe area twice",
    "--unsafe-bottom": "see what ignores the safe area twice",
    "--unsafe-leading": "see what ignores the safe area twice",
    "--unsafe-trailing": "see what ignores the safe area twice",
}


def declared():
    """The custom properties that anything but the page as a whole declares."""
    sources = ROOT / "Hosts" / "MeerkatBrowser"
    css = re.sub(r"/\*.*?\*/", "", (sources / "Client" / "style.css").read_text(), flags=re.DOTALL)
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", css)
    found = {name for selector, body in rules if ":root" not in selector for name in re.findall(r"(--[\w-]+)\s*:", body)}
    for file in [*(sources / "HTML").glob("*.swift"), *(sources / "Client").glob("*.js")]:
        found |= set(re.findall(r'"(--[a-z](?:[a-z0-9-]*[a-z0-9])?)"', file.read_text()))
    return found


def test_what_is_inherited_is_nested_here():
    assert declared() == {name for names in NESTED.values() for name in names if name.startswith("--")} | set(ALONE)


@pytest.mark.parametrize("name", NESTED)
def test_a_view_looks_the_same_inside_of_its_like(looks, name):
    both = looks.get_by_text(re.compile(rf"^{name}( \d)?$"))
    assert both.count() == 2
    style = "(node, names) => names.map((name) => getComputedStyle(node.closest('scroll-view.horizontal, li, button') ?? node).getPropertyValue(name))"
    alone, inside = (both.nth(number).evaluate(style, NESTED[name]) for number in range(2))
    assert alone == inside


def test_a_menu_looks_the_same_in_a_bar_and_in_a_row(looks):
    items = looks.locator(".items button:not([id^=b])")
    assert items.count() == 3
    style = """node => {
      const [item, icon, symbol] = [node, node.querySelector(".icon"), node.querySelector("svg")].map((one) => getComputedStyle(one));
      return [item.margin, item.padding, item.minHeight, item.fontWeight, item.borderRadius, icon.color, icon.width, symbol.width];
    }"""
    assert len({str(items.nth(number).evaluate(style)) for number in range(3)}) == 1


@pytest.fixture(scope="module")
def looks(browser, address):
    user = User(browser, address)
    page = user.open()
    page.get_by_role("button", name="Inheritance").click()
    expect(page.get_by_role("heading", name="Inheritance")).to_be_focused()
    settle(page)
    yield page
    user.context.close()
    assert user.problems == []

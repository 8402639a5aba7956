"""Views inside of their like: what is said about one is not said about the one inside."""

import os

import pytest
from conftest import PROGRAMS, settle, start, stop
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

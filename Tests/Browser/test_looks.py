"""Everyday arrangements, measured in a real browser."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from conftest import DATA, PROGRAMS, User, settle, start, start_gallery, stop
from playwright.sync_api import expect

APP = Path(os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp"))


@pytest.fixture(scope="module")
def address():
    process, address = start(APP, "--port", "0")
    yield address
    stop(process)


NARROW = {"viewport": {"width": 390, "height": 800}}
WIDE = {"viewport": {"width": 1280, "height": 800}}


@pytest.fixture
def looks(user):
    page = user.open()
    page.get_by_role("button", name="Looks").click()
    expect(page.get_by_role("heading", name="Looks")).to_be_visible()
    settle(page)
    return page


# The boxes of all that is filled with a colour, without what is clear.
FILLS = """
[...document.querySelectorAll(".screen:not([hidden]) shape-view")]
  .filter((node) => getComputedStyle(node).backgroundColor != "rgba(0, 0, 0, 0)")
  .map((node) => node.getBoundingClientRect())
  .map((box) => [Math.round(box.width), Math.round(box.height)])
"""


@pytest.mark.parametrize("user", [NARROW, WIDE], ids=["narrow", "wide"], indirect=True)
def test_what_fills_a_frame_is_as_large_as_the_frame(looks):
    assert looks.evaluate(FILLS) == [[44, 44]] + [[40, 40]] * 4


def test_a_slider_hides_its_label(looks):
    assert looks.get_by_text("Volume").locator("..").bounding_box()["width"] <= 1
    expect(looks.get_by_role("progressbar", name="Volume")).to_be_visible()


@pytest.mark.parametrize("user", [NARROW, WIDE], ids=["narrow", "wide"], indirect=True)
def test_the_bar_at_the_bottom_is_at_the_bottom(looks):
    box = looks.get_by_role("button", name="Below").bounding_box()
    height = looks.viewport_size["height"]
    assert height - 60 < box["y"] < height


@pytest.mark.parametrize("user", [NARROW, WIDE], ids=["narrow", "wide"], indirect=True)
def test_what_scrolls_is_as_wide_as_the_bars(looks):
    bar = looks.locator(".screen:not([hidden]) .bar").evaluate(
        "(bar) => parseFloat(getComputedStyle(bar).paddingLeft) + bar.getBoundingClientRect().left")
    row = looks.get_by_text("A row").evaluate(
        "(row) => row.closest('v-stack:not(scroll-view v-stack v-stack)').getBoundingClientRect().left")
    assert abs(bar - row) <= 1


def test_a_link_outside_of_a_list_is_tinted(looks):
    def colour(name):
        return looks.get_by_role("button", name=name).evaluate("(node) => getComputedStyle(node).color")

    assert colour("Further") == colour("Tapped 0")


def test_what_may_not_be_touched_takes_no_tap(looks):
    looks.get_by_role("button", name="Tapped 0").click()
    for name in ["Unseen", "Untouched"]:
        looks.get_by_role("button", name=name).evaluate("(node) => node.click()")
    looks.get_by_role("button", name="Tapped 1").click()
    expect(looks.get_by_role("button", name="Tapped 2")).to_be_visible()


def test_a_guide_moves_a_view_beside_its_neighbours(looks):
    def box(text):
        return looks.get_by_text(text, exact=True).bounding_box()

    edge, indented, halfway = box("Edge"), box("Indented"), box("Halfway")
    assert indented["x"] - edge["x"] == pytest.approx(24, abs=0.5)
    assert halfway["x"] + halfway["width"] / 2 - edge["x"] == pytest.approx(100, abs=0.5)


def test_buttons_have_the_size_and_shape_of_their_surroundings(looks):
    heights = [looks.get_by_role("button", name=name).bounding_box()["height"] for name in ("Small", "Usual", "Large")]
    assert heights == sorted(set(heights))
    radius = "getComputedStyle(document.querySelector('.round-buttons button')).borderRadius"
    assert looks.evaluate(radius) == "999px"


def test_what_is_turned_in_space_is_narrower(looks):
    turned = looks.get_by_text("Turned", exact=True)
    assert turned.bounding_box()["width"] < 0.7 * turned.evaluate("(node) => node.offsetWidth")


@pytest.mark.parametrize("user", [{"locale": "de-AT"}], indirect=True)
def test_a_page_is_in_the_language_of_its_user(looks):
    expect(looks.get_by_role("button", name="Unten")).to_be_visible()
    button = looks.get_by_role("button", name="getippt")
    for text in ("0-mal getippt", "Einmal getippt", "2-mal getippt"):
        expect(button).to_have_text(text)
        button.click()
    assert looks.evaluate("document.documentElement.lang") == "de-AT"


@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_picture_has_the_colours_of_the_page(browser, look):
    stage = subprocess.Popen(
        [PROGRAMS / "meerkat.programs" / "GalleryStage", "--stage"],
        env={**os.environ, "XDG_DATA_HOME": str(DATA)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    requests = [
        {"verb": "start", "address": "/errors/preview", "look": {"isDark": look == "dark", "width": 390}},
        {"verb": "picture"},
    ]
    answers = stage.communicate("".join(json.dumps(request) + "\n" for request in requests), timeout=600)[0]
    drawn = json.loads(answers.splitlines()[-1])["text"]
    process, address = start_gallery("--port", "0")
    user = User(browser, address, viewport={"width": 390, "height": 844}, color_scheme=look)
    page = user.open(path="/errors/preview")
    expect(page.get_by_role("button").first).to_be_visible()
    settle(page)
    buttons = {name: colour for colour, name in re.findall(r'class="(?:Button|BackButton) Text".*?fill="(#\w+)">([^<]+)<', drawn)}
    assert len(buttons) > 2
    for name, colour in buttons.items():
        shown = page.get_by_role("button", name=name).first.evaluate(
            """(button) => {
              const parts = getComputedStyle(button).color.match(/[\\d.]+/g).map(Number)
              const scale = getComputedStyle(button).color.startsWith("color(") ? 255 : 1
              return "#" + parts.slice(0, 3).map((part) => Math.round(part * scale).toString(16).padStart(2, "0")).join("")
            }"""
        )
        assert shown == colour, name
    user.context.close()
    stop(process)

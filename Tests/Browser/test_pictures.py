"""The colours and pictures of a catalogue, in light and in dark surroundings."""

import pytest
from playwright.sync_api import expect
from test_looks import address  # noqa: F401


@pytest.fixture
def pictures(user):
    page = user.open()
    page.get_by_role("button", name="Pictures").click()
    expect(page.get_by_role("heading", name="Pictures")).to_be_visible()
    expect(page.get_by_role("img", name="Logo")).to_have_js_property("complete", True)
    return page


def box(node):
    return node.evaluate("(node) => [node.offsetWidth, node.offsetHeight]")


def test_a_picture_is_loaded_in_its_size_and_kept(pictures):
    logo = pictures.get_by_role("img", name="Logo")
    assert logo.evaluate("(image) => image.naturalWidth") == 8
    assert box(logo) == [8, 8]
    answer = pictures.request.get(logo.evaluate("(image) => image.currentSrc"))
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] and answer.headers["etag"]


def test_a_picture_has_a_dark_form(pictures):
    pictures.emulate_media(color_scheme="dark")
    expect(pictures.get_by_role("img", name="Logo")).to_have_js_property("naturalWidth", 9)


def test_a_resizable_picture_fills_its_frame(pictures):
    assert box(pictures.locator("picture.resizable img")) == [40, 20]


def test_a_template_has_the_colour_of_its_surroundings(pictures):
    leaf = pictures.get_by_role("img", name="leaf")
    assert box(leaf)[0] > 10
    colour = "(node) => getComputedStyle(node).backgroundColor"
    assert leaf.evaluate(colour) == "color(srgb 0 0.5 1)"
    pictures.emulate_media(color_scheme="dark")
    assert leaf.evaluate(colour).startswith("color(srgb 0.251")

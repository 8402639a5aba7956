"""Shapes, paths, pictures that are drawn, and effects: their pixels in a real browser."""

import base64

import pytest
from conftest import eventually, settle
from playwright.sync_api import expect
from test_looks import NARROW, WIDE, address  # noqa: F401

# The colour of a point of a picture.
PIXELS = """
async ([picture, points]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}
"""

DRAWN = '[...document.querySelectorAll(".screen:not([hidden]) .sized")].every((node) => node.dataset.size)'

# Whether the star stands in the middle of its place. Both are measured at once, since a new size replaces them.
CENTRED = """
(() => {
  const star = document.querySelectorAll(".screen:not([hidden]) .drawn")[3];
  const [frame, drawn] = [star, star.querySelector("path")].map((node) => node?.getBoundingClientRect());
  return drawn && Math.abs(drawn.x + drawn.width / 2 - frame.x - frame.width / 2) <= 2;
})()
"""


@pytest.fixture
def drawings(user):
    page = user.open()
    page.get_by_role("button", name="Drawings").click()
    expect(page.get_by_role("heading", name="Drawings")).to_be_visible()
    eventually(page, DRAWN)
    settle(page)
    return page


def pixels(page, points):
    picture = base64.b64encode(page.screenshot()).decode()
    blank = page.context.new_page()
    try:
        return blank.evaluate(PIXELS, [picture, [[round(x), round(y)] for x, y in points]])
    finally:
        blank.close()


def box(page, position, name=".screen:not([hidden]) :is(.drawn, .canvas)"):
    # Measured at once: a new size replaces what is drawn.
    return page.evaluate("([name, position]) => document.querySelectorAll(name)[position].getBoundingClientRect().toJSON()", [name, position])


def look(page, frame, *places):
    """The colours at fractions of a box."""
    return pixels(page, [(frame["x"] + x * frame["width"], frame["y"] + y * frame["height"]) for x, y in places])


def is_coloured(colour):
    return max(colour) - min(colour) > 60


@pytest.mark.parametrize("user", [NARROW, WIDE], ids=["narrow", "wide"], indirect=True)
def test_a_shape_is_its_path(drawings, picture):
    picture(drawings, "drawings")
    middle, corner, notch = look(drawings, box(drawings, 0), (0.5, 0.5), (0.05, 0.05), (0.5, 0.95))
    assert is_coloured(middle) and not is_coloured(corner) and not is_coloured(notch)


def test_a_ring_shows_how_far_it_is(drawings):
    places = [(0.85, 0.15), (0.85, 0.85), (0.15, 0.85)]
    assert [is_coloured(one) for one in look(drawings, box(drawings, 1), *places)] == [True, False, False]
    drawings.get_by_role("button", name="Progress").click()
    expect(drawings.get_by_text("50 %")).to_be_visible()
    settle(drawings)
    # The button may have been scrolled to.
    drawings.evaluate("document.querySelectorAll('.screen:not([hidden]) .drawn')[1].scrollIntoView({ block: 'center' })")
    assert [is_coloured(one) for one in look(drawings, box(drawings, 1), *places)] == [True, True, False]


def test_a_dashed_line_has_gaps(drawings):
    frame = box(drawings, 2)
    top = [is_coloured(one) for one in look(drawings, frame, *[(x / 80, 0.01) for x in range(2, 78)])]
    assert 4 <= sum(1 for now, then in zip(top, top[1:]) if now != then) <= 12


@pytest.mark.parametrize("user", [NARROW, WIDE], ids=["narrow", "wide"], indirect=True)
def test_a_shape_follows_the_size_of_its_place(drawings):
    eventually(drawings, CENTRED)
    drawings.set_viewport_size({"width": 700, "height": 800})
    eventually(drawings, f"{DRAWN} && document.querySelectorAll('.drawn')[3].dataset.size.split(' ')[0]"
               " == Math.round(document.querySelectorAll('.drawn')[3].getBoundingClientRect().width)")
    eventually(drawings, CENTRED)


def test_a_canvas_shows_bars_and_texts(drawings):
    frame = box(drawings, 0, ".canvas")
    high, low = look(drawings, frame, (0.7, 0.2), (0.1, 0.2))
    assert is_coloured(high) and not is_coloured(low)
    # The whole of the picture says nothing to a screen reader.
    assert drawings.locator(".canvas svg").get_attribute("aria-hidden") == "true"


def test_a_mask_shows_a_part_of_a_gradient(drawings):
    frame = drawings.locator(".screen:not([hidden]) .clipped").first.bounding_box()
    left, right, corner = look(drawings, frame, (0.35, 0.55), (0.65, 0.55), (0.05, 0.05))
    assert left[0] > left[2] and right[2] > right[0] and not is_coloured(corner)


def test_colours_are_changed_as_the_effects_say(drawings):
    row = drawings.locator(".screen:not([hidden]) h-stack", has=drawings.locator("[style*=filter]"))
    frame = row.last.bounding_box()
    found = pixels(drawings, [(frame["x"] + 20 + 40 * index, frame["y"] + 20) for index in range(6)])
    plain, grey, bright, inverted, multiplied, mixed = found
    assert plain == [255, 128, 0]
    assert max(grey) - min(grey) <= 2
    expected = [([255, 255, 128], bright), ([0, 127, 255], inverted), ([0, 128, 0], multiplied), ([0, 128, 0], mixed)]
    for wanted, seen in expected:
        assert all(abs(one - other) <= 3 for one, other in zip(wanted, seen)), (wanted, seen)


def test_only_what_is_drawn_of_a_redacted_text_is_a_bar(drawings):
    assert drawings.get_by_text("Hidden words").count() == 0
    assert "Hidden" not in drawings.content()


def test_a_drawn_shape_takes_taps(drawings):
    drawings.locator("[data-taps]").last.click()
    expect(drawings.get_by_label("Tapped 1")).to_be_visible()

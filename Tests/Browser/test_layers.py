"""What stands in containers of every kind, above each other and inside of each other, in a real browser."""

import re

import pytest
from conftest import quiet, settle
from playwright.sync_api import expect
from test_accessibility import AXE, CHECK, EVERY_RULE
from test_gestures import by_mouse, by_touch
from test_looks import address  # noqa: F401


def open_screen(user, name):
    page = user.open()
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    settle(page)
    return page


# Where all that has a colour or is a text stands in each of the two columns, from the column's start.
COLUMNS = """
[...document.querySelectorAll(".screen:not([hidden]) scroll-view > view-box > h-stack > v-stack")].map((column) => {
  const origin = column.getBoundingClientRect();
  return [...column.querySelectorAll("shape-view, span")].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x - origin.x, y - origin.y, width, height].map(Math.round).join(" ");
  });
})
"""


def test_what_comes_and_goes_stands_where_it_would_without(user, picture):
    page = open_screen(user, "Transitions")
    picture(page, "transitions")
    plain, passing = page.evaluate(COLUMNS)
    assert len(plain) > 15
    assert passing == plain


@pytest.fixture
def layers(user, picture):
    page = open_screen(user, "Layers")
    picture(page, "layers")
    return page


def logs(page, line):
    expect(page.get_by_label(f"Log: {line}", exact=True)).to_be_visible()


def test_only_what_is_drawn_is_touched(layers):
    area = layers.locator("z-stack").first.bounding_box()
    x, y = area["x"], area["y"]
    # Below a stack's spacer, a clear colour and a reader whose content is elsewhere.
    layers.mouse.click(x + 10, y + 100)
    logs(layers, "Below")
    layers.get_by_text("Stack", exact=True).click()
    logs(layers, "Below Stack")
    # The corner of a circle is not the circle.
    layers.mouse.click(x + 93, y + 33)
    logs(layers, "Below Stack Below")
    layers.mouse.click(x + 120, y + 60)
    logs(layers, "Below Stack Below Circle")
    # A content shape takes touches wherever it is.
    layers.mouse.click(x + 40, y + 3)
    logs(layers, "Below Stack Below Circle Shape")


@pytest.mark.parametrize("finger", [by_mouse, by_touch])
def test_what_is_out_of_sight_takes_no_drag(layers, finger):
    area = layers.locator("z-stack").first.bounding_box()
    move = finger(layers)
    x, y = area["x"] + 20, area["y"] + 60
    move("start", x, y)
    for step in range(1, 5):
        move("move", x + 15 * step, y)
    move("end", x + 60, y)
    quiet(layers)
    expect(layers.get_by_text("Away")).to_have_count(1)
    expect(layers.get_by_text("Clear")).to_have_count(0)


def test_the_header_of_a_list_that_scrolls_by_itself_is_above_its_rows(layers):
    header = layers.get_by_role("heading", name="Books").bounding_box()
    row = layers.get_by_role("button", name="Essay", exact=True).bounding_box()
    scroller = layers.locator("ul.list.plain").bounding_box()
    assert header["y"] == scroller["y"]
    assert header["y"] + header["height"] <= row["y"]


def test_a_button_in_a_link_takes_its_own_taps(layers):
    star = layers.get_by_role("button", name="Favourite Essay")
    link = layers.get_by_role("button", name="Essay", exact=True)
    drawing = star.locator("svg").inner_html()
    star.click()
    quiet(layers)
    assert star.locator("svg").inner_html() != drawing
    expect(layers.get_by_role("heading", name="Layers")).to_be_visible()
    # The rest of the row is the link.
    layers.get_by_text("Novel").click(force=True)
    expect(layers.get_by_text("The novel")).to_be_visible()
    layers.go_back()
    expect(layers.get_by_role("heading", name="Layers")).to_be_visible()
    link.focus()
    layers.keyboard.press("Tab")
    expect(star).to_be_focused()
    layers.keyboard.press("Enter")
    quiet(layers)
    assert star.locator("svg").inner_html() == drawing
    layers.keyboard.press("Shift+Tab")
    layers.keyboard.press("Enter")
    expect(layers.get_by_text("The essay")).to_be_visible()


@pytest.mark.parametrize("user", [{"bypass_csp": True}], indirect=True)
def test_no_control_is_inside_of_another(layers):
    assert layers.locator(":is(button, a) :is(button, a, input, [tabindex])").count() == 0
    layers.evaluate(AXE)
    assert layers.evaluate(CHECK.replace("RULES", EVERY_RULE)) == []


def test_a_button_keeps_its_taps_while_one_inside_comes_and_goes(layers):
    card = layers.get_by_role("button", name="Card", exact=True)
    inside = layers.get_by_role("button", name="Inside", exact=True)
    toggle = layers.get_by_role("button", name="Inside comes and goes")
    inside.click()
    card.focus()
    layers.keyboard.press("Enter")
    logs(layers, "Inside Card")
    toggle.click()
    expect(inside).to_have_count(0)
    card.click()
    logs(layers, "Inside Card Card")
    toggle.click()
    inside.click()
    layers.get_by_text("Card", exact=True).click(force=True)
    logs(layers, "Inside Card Card Inside Card")
    assert layers.locator(":is(button, a) :is(button, a)").count() == 0


def test_a_size_is_told_once(user):
    page = user.open()
    page.evaluate("""() => {
      window.sizes = [];
      const [socket] = sockets, send = socket.send.bind(socket);
      socket.send = (text) => { if (JSON.parse(text)[1] === "g") sizes.push(text); send(text); };
    }""")
    page.get_by_role("button", name="Sizes").click()
    expect(page.get_by_text(f"Width {page.viewport_size['width']:,}, 0")).to_be_visible()
    settle(page)
    assert len(page.evaluate("sizes")) == 1
    # Less than half a point is no other size.
    page.evaluate("document.querySelector('.screen:not([hidden]) .geometry').parentElement.style.height = '41.4px'")
    settle(page)
    assert len(page.evaluate("sizes")) == 1


def test_a_picture_that_cannot_be_loaded_is_a_grey_field(user):
    page = user.open()
    page.get_by_role("button", name="Sizes").click()
    expect(page.locator("img.remote")).to_have_attribute("src", re.compile("^data:image/svg"))
    # So it is after the page has come back.
    page.reload()
    expect(page.locator("img.remote")).to_have_attribute("src", re.compile("^data:image/svg"))


def test_what_is_in_a_reader_does_not_make_its_size(user):
    """A chart in a row is as high as its frame, and as wide as what the text beside it leaves."""
    page = open_screen(user, "Charts in rows")
    for name, width in [("Above", 300), ("Beside", 100)]:
        box = page.get_by_role("button", name=name).locator(".geometry").bounding_box()
        assert round(box["height"]) == 50
        assert box["width"] > width

"""Sheets between their heights, what an app refuses, a field with an error, and a bar with little room."""

import pytest
from conftest import User, eventually, quiet, settle
from playwright.sync_api import expect
from test_looks import NARROW, WIDE, address  # noqa: F401


@pytest.fixture
def page(browser, address):  # noqa: F811
    user = User(browser, address, has_touch=True, **NARROW)
    page = user.open()
    page.get_by_role("button", name="Sheets").click()
    expect(page.get_by_role("heading", name="Sheets, fields and bars")).to_be_visible()
    yield page
    user.context.close()
    assert user.problems == []


def finger(page):
    session = page.context.new_cdp_session(page)

    def move(kind, x=0, y=0):
        points = [] if kind == "end" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind.title()}", "touchPoints": points})
    return move


def height(page):
    return page.locator("dialog").evaluate("node => Math.round(node.getBoundingClientRect().height)")


def drag(page, way):
    touch = finger(page)
    y = page.locator("dialog .grabber").bounding_box()["y"] + 10
    touch("start", 195, y)
    for part in (0.1, 0.5, 1):
        touch("move", 195, y + way * part)
    # A finger that rests before it goes has no speed.
    page.wait_for_timeout(120)
    touch("move", 195, y + way)
    touch("end")
    quiet(page)


def open_sheet(page):
    page.get_by_role("button", name="Two heights").click()
    expect(page.get_by_text("It is medium")).to_be_visible()


def test_a_sheet_is_dragged_between_its_heights(page):
    open_sheet(page)
    assert height(page) == 400
    # So far that it stays nearer to where it was; up; and down again.
    for way, expected, text in ((-120, 400, "medium"), (-250, 756, "large"), (250, 400, "medium")):
        drag(page, way)
        expect(page.get_by_text(f"It is {text}")).to_be_visible()
        assert height(page) == expected
    drag(page, 300)
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_text("It was medium")).to_be_visible()


@pytest.mark.parametrize("motion, end", [("no-preference", 800), ("reduce", 780)])
def test_a_sheet_that_is_dragged_away_goes_on_downwards(page, motion, end):
    page.emulate_media(reduced_motion=motion)
    open_sheet(page)
    settle(page)
    page.evaluate("""() => {
      window.tops = [];
      const look = () => {
        const sheet = document.querySelector("dialog");
        if (sheet) tops.push(sheet.getBoundingClientRect().top), requestAnimationFrame(look);
      };
      look();
    }""")
    drag(page, 380)
    expect(page.locator("dialog")).to_have_count(0)
    tops = page.evaluate("tops")
    assert tops[-1] >= end and all(later > earlier - 1 for earlier, later in zip(tops, tops[1:])), tops


# Notes how many dialogs are left whenever the page tells that one has gone.
NOTE_ENDS = """
() => {
  window.left = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text)[1] === "d") left.push(document.querySelectorAll("dialog").length);
    send.call(this, text);
  };
}
"""


@pytest.mark.parametrize("motion, left", [("no-preference", [0, 0]), ("reduce", [])])
def test_a_sheet_has_gone_when_the_app_hears_of_it(page, motion, left):
    page.emulate_media(reduced_motion=motion)
    page.evaluate(NOTE_ENDS)
    # It can only be opened again after the app has heard of it.
    for _ in range(2):
        open_sheet(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        quiet(page)
    open_sheet(page)
    assert page.evaluate("left") == left


def test_a_second_tap_on_what_opens_a_sheet_does_not_close_it(page):
    box = page.get_by_role("button", name="Two heights").bounding_box()
    for _ in range(2):
        page.touchscreen.tap(box["x"] + 20, box["y"] + 10)
        page.wait_for_timeout(60)
    expect(page.get_by_text("It is medium")).to_be_visible()
    settle(page)
    expect(page.locator("dialog:modal")).to_have_count(1)
    page.touchscreen.tap(195, 60)
    expect(page.locator("dialog")).to_have_count(0)


def test_the_handle_brings_a_sheet_to_its_next_height(page):
    open_sheet(page)
    handle = page.get_by_role("button", name="Resize this sheet")
    for expected, text in ((756, "large"), (400, "medium")):
        handle.press("Enter")
        expect(page.get_by_text(f"It is {text}")).to_be_visible()
        quiet(page)
        assert height(page) == expected


def test_a_sheet_that_is_held_comes_up_again(page):
    page.get_by_role("switch", name="Held").check()
    open_sheet(page)
    drag(page, 350)
    page.keyboard.press("Escape")
    quiet(page)
    expect(page.get_by_text("It is medium")).to_be_visible()
    assert height(page) == 400


def test_a_screen_that_is_held_comes_back_under_the_finger(page):
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + "/notes/1")
    User.wait(page)
    page.get_by_role("switch", name="Held").check()
    touch = finger(page)
    touch("start", 5, 300)
    for x in (20, 100, 200, 300):
        touch("move", x, 300)
    touch("end")
    quiet(page)
    expect(page.locator(".sliding, .staged, .front")).to_have_count(0)
    expect(page.get_by_role("heading", name="Note 1")).to_be_visible()
    assert page.get_by_role("heading", name="Note 1").bounding_box()["x"] >= 0


def test_a_popover_stands_at_its_button(browser, address):  # noqa: F811
    user = User(browser, address, **WIDE)
    page = user.open()
    page.get_by_role("button", name="Sheets").click()
    button = page.get_by_role("button", name="Explain")
    button.click()
    settle(page)
    popover, source = page.locator("dialog").bounding_box(), button.bounding_box()
    assert abs(popover["y"] - source["y"] - source["height"] - 8) < 1
    assert abs(popover["x"] + popover["width"] / 2 - source["x"] - source["width"] / 2) < 1
    # Where there is less room, it stays in the window.
    page.set_viewport_size({"width": 800, "height": int(source["y"] + source["height"] + 20)})
    settle(page)
    popover, source = page.locator("dialog").bounding_box(), button.bounding_box()
    assert popover["y"] + popover["height"] <= source["y"]
    user.context.close()
    assert user.problems == []


def test_an_error_belongs_to_its_field(page):
    field = page.get_by_role("textbox", name="Number")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("That is not a number.")
    field.fill("7")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    field.fill("y")
    expect(page.locator("#spoken")).to_have_text("That is not a number.")


def test_back_and_cancel_leave_the_title_readable(page):
    eventually(page, "document.querySelector('.screen:not([hidden]) .back').dataset.form !== undefined")
    title = page.get_by_role("heading", name="Sheets, fields and bars")
    assert title.evaluate("node => node.scrollWidth <= node.parentElement.clientWidth")
    for name in ("Notes", "Cancel"):
        assert page.get_by_role("button", name=name).is_visible()


def test_a_back_title_is_measured_as_if_the_screen_stood(page):
    back = page.locator(".screen:not([hidden]) .back")
    came = back.get_attribute("data-form")
    quiet(page)
    # Another size measures it again.
    for width in (391, 390):
        page.set_viewport_size({"width": width, "height": 800})
        settle(page)
    assert back.get_attribute("data-form") == came


def test_from_right_to_left_the_bar_and_the_chevrons_are_mirrored(page):
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert page.locator(".back:visible").bounding_box()["x"] > 195
    page.go_back()
    row = page.get_by_role("button", name="Sheets")
    chevron = "node => getComputedStyle(node, '::after').transform"
    mirrored = row.evaluate(chevron)
    page.evaluate("document.documentElement.dir = 'ltr'")
    assert row.evaluate(chevron) != mirrored

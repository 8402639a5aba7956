"""Drags, long presses and two fingers, by touch, mouse, wheel and keyboard, in a real browser."""

import re

import pytest
from conftest import quiet, settle
from playwright.sync_api import expect
from test_looks import address  # noqa: F401


@pytest.fixture
def page(user):
    page = user.open()
    page.get_by_role("button", name="Gestures").click()
    expect(page.get_by_role("heading", name="Gestures")).to_be_visible()
    settle(page)
    return page


def middle(node):
    box = node.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def labelled(page, name):
    return page.locator(f"[data-gesture][aria-label={name}]")


def says(page, line):
    expect(page.get_by_text(line, exact=True)).to_be_visible()


def by_mouse(page):
    def move(kind, x, y):
        if kind != "end":
            page.mouse.move(x, y)
        if kind != "move":
            (page.mouse.down if kind == "start" else page.mouse.up)()
    return move


def by_touch(page):
    session = page.context.new_cdp_session(page)

    def move(kind, x, y):
        points = [] if kind == "end" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind.title()}", "touchPoints": points})
    return move


@pytest.fixture(params=[by_mouse, by_touch])
def finger(request, page):
    return request.param(page)


def test_a_knob_follows_the_finger(page, finger):
    # The area for the gesture has the name; what is drawn in it stands elsewhere.
    knob = labelled(page, "Knob").locator("svg")
    x, y = middle(knob)
    finger("start", x, y)
    finger("move", x + 60, y)
    says(page, "Value 160, held")
    finger("move", x + 900, y)
    says(page, "Value 268, held")
    finger("end", x + 900, y)
    says(page, "Value 268")
    quiet(page)
    assert abs(middle(knob)[0] - x - 168) < 2


def test_a_card_is_thrown_or_pressed(page, finger):
    card = page.get_by_role("button", name="Open Essay")
    x, y = middle(card)
    finger("start", x, y)
    for step in range(1, 6):
        finger("move", x + 10 * step, y)
    says(page, "Kept:")
    finger("end", x + 50, y)
    # It comes back, and a drag is no press.
    says(page, "Open Essay (0)")
    quiet(page)
    assert abs(middle(card)[0] - x) < 2
    finger("start", x, y)
    for step in range(1, 6):
        finger("move", x + 30 * step, y)
    finger("end", x + 150, y)
    says(page, "Kept: Essay")
    card.click()
    says(page, "Open Essay (1)")


def test_a_row_is_held_and_moved(page, finger):
    x, y = middle(page.get_by_text("One", exact=True))
    finger("start", x, y)
    page.wait_for_timeout(500)
    for step in range(1, 9):
        finger("move", x, y + 10 * step)
    says(page, "Order: Two Three One")
    finger("end", x, y + 80)
    x, y = middle(page.get_by_text("Two", exact=True))
    finger("start", x, y)
    finger("move", x, y + 40)
    finger("end", x, y + 40)
    says(page, "Order: Two Three One")


def test_a_place_is_tapped_and_held(page, finger):
    spot = labelled(page, "Spot")
    box = spot.bounding_box()
    x, y = box["x"] + 30, box["y"] + 10
    finger("start", x, y)
    finger("end", x, y)
    says(page, "Tapped 30, 10")
    x, y = middle(page.get_by_text("Hold me"))
    finger("start", x, y)
    says(page, "Pressed")
    finger("end", x, y)
    finger("start", x, y)
    says(page, "Held")
    finger("end", x, y)


def test_two_fingers_and_the_wheel_work_a_photo(page, picture):
    x, y = middle(labelled(page, "Photo"))
    session = page.context.new_cdp_session(page)

    def send(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": f"touch{kind}", "touchPoints": [{"x": px, "y": py, "id": n} for n, (px, py) in enumerate(points)]})

    send("Start", (x - 20, y))
    send("Start", (x - 20, y), (x + 20, y))
    send("Move", (x - 30, y), (x + 30, y))
    says(page, "Scale 150, angle 0")
    send("Move", (x, y - 30), (x, y + 30))
    says(page, "Scale 150, angle 90")
    picture(page, "gestures")
    send("End")
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    expect(page.get_by_text(re.compile("Scale 16[45], angle 90"))).to_be_visible()
    page.wait_for_timeout(400)
    page.keyboard.down("Alt")
    page.mouse.wheel(0, 100)
    page.keyboard.up("Alt")
    expect(page.get_by_text(re.compile("Scale 16[45], angle (28|29)"))).to_be_visible()


def test_the_keyboard_does_what_fingers_do(page):
    knob = labelled(page, "Knob")
    knob.focus()
    page.keyboard.press("Space")
    says(page, "Value 100, held")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    says(page, "Value 160, held")
    page.keyboard.press("Enter")
    says(page, "Value 160")
    page.get_by_text("One", exact=True).locator("xpath=ancestor::*[@data-gesture][1]").focus()
    page.keyboard.press("Space")
    page.wait_for_timeout(500)
    page.keyboard.press("Shift+ArrowDown")
    says(page, "Order: Two One Three")
    page.keyboard.press("Enter")
    labelled(page, "Photo").focus()
    page.keyboard.press("+")
    says(page, "Scale 125, angle 0")
    labelled(page, "Spot").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Tapped")).to_be_visible()
    page.get_by_text("Hold me").locator("xpath=ancestor::*[@data-gesture][1]").focus()
    page.keyboard.press("Enter")
    says(page, "Held")
    # What was held by a key takes no click from the next one.
    page.get_by_role("button", name="Open Essay").focus()
    page.keyboard.press("Enter")
    says(page, "Open Essay (1)")


def scroll_to(page, part):
    page.evaluate(f"document.scrollingElement.scrollTop = document.scrollingElement.scrollHeight * {part}")


@pytest.mark.parametrize("name, columns", [("Line", 1), ("Cell", 3)])
def test_a_lazy_stack_shows_what_is_in_sight(user, picture, name, columns):
    page = user.open()
    page.get_by_role("button", name="Many").click()
    if columns > 1:
        page.get_by_role("switch", name="Grid").click()
    expect(page.get_by_text(f"{name} 0", exact=True)).to_be_visible()
    expect(page.get_by_text(f"{name} 400", exact=True)).to_have_count(0)
    height = page.evaluate("document.scrollingElement.scrollHeight")
    scroll_to(page, 0.5)
    near = page.locator("section.screen").last.get_by_text(f"{name} 50")
    expect(near.first).to_be_visible()
    quiet(page)
    # What comes has the height that was kept free for it.
    assert abs(page.evaluate("document.scrollingElement.scrollHeight") - height) < height / 100
    picture(page, f"many-{name.lower()}")
    end = page.get_by_text(f"{name} 99999", exact=True)
    for _ in range(40):
        scroll_to(page, 1)
        if end.is_visible():
            break
        page.wait_for_timeout(250)
    expect(end).to_be_visible()
    assert page.locator(".skipped").count() <= 2

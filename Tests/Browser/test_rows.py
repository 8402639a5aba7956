"""What a user does with rows: swiping, a menu, keys, and editing."""

import os

import pytest
from conftest import PROGRAMS, eventually, settle, start, stop
from playwright.sync_api import expect

APP = os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp")
TOUCH = {"viewport": {"width": 390, "height": 700}, "has_touch": True}
WIDE = {"viewport": {"width": 1100, "height": 700}}


@pytest.fixture(scope="module")
def address():
    process, address = start(APP, "--port", "0")
    yield address
    stop(process)


@pytest.fixture
def page(user):
    page = user.open()
    page.get_by_role("button", name="Rows and grids").click()
    expect(page.get_by_role("heading", name="Rows", exact=True)).to_be_focused()
    settle(page)
    return page


def finger(page):
    session = page.context.new_cdp_session(page)

    def move(kind, x=0, y=0):
        points = [] if kind == "end" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind.title()}", "touchPoints": points})
    return move


def row(page, name):
    return page.locator("section li:not(.section)").filter(has=page.locator("button.row", has_text=name))


def middle(node):
    box = node.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(page, node, way):
    move, (x, y) = finger(page), middle(node)
    move("start", x, y)
    for part in range(1, 11):
        move("move", x + way * part / 10, y)
    return lambda: move("end")


@pytest.mark.parametrize("user", [TOUCH, WIDE], indirect=True)
def test_nothing_lies_over_a_row_that_is_only_looked_at(page, picture):
    picture(page, f"rows-{page.viewport_size['width']}")
    essay = row(page, "Essay")
    for name in ("Archive", "Delete", "Move Up"):
        expect(essay.get_by_text(name)).to_be_hidden()
    expect(essay.locator(".remove, .handle").first).to_be_hidden()
    assert essay.get_by_role("button", name="More actions for Essay").bounding_box()["width"] == 1
    assert page.get_by_role("button", name="More actions").count() == 3


@pytest.mark.parametrize("user", [TOUCH], indirect=True)
def test_a_finger_shows_the_actions_and_they_follow_it(page, picture):
    essay = row(page, "Essay")
    before = essay.bounding_box()
    lift = swipe(page, essay, -60)
    # The browser delivers the last move with its next frame.
    page.wait_for_function("([row, x]) => Math.abs(row.getBoundingClientRect().x - x) < 1", arg=[essay.element_handle(), before["x"] - 60])
    # What has moved past the edge of the list isn't seen.
    assert not essay.evaluate("(row, x) => row.contains(document.elementFromPoint(x, row.getBoundingClientRect().y + 10))", before["x"] - 4)
    archive = essay.get_by_role("button", name="Archive")
    assert archive.bounding_box()["height"] == before["height"]
    lift()
    settle(page)
    picture(page, "rows-swiped")
    box = archive.bounding_box()
    assert abs(box["x"] + box["width"] - before["x"] - before["width"]) < 1
    # To the browser, a tap right after a swipe is the end of that.
    page.wait_for_timeout(400)
    archive.tap()
    expect(page.get_by_text("Archived Essay")).to_be_visible()
    settle(page)
    assert essay.bounding_box() == before


@pytest.mark.parametrize("user", [TOUCH], indirect=True)
def test_a_tap_elsewhere_only_has_the_actions_go(page):
    swipe(page, row(page, "Essay"), -60)()
    settle(page)
    page.touchscreen.tap(*middle(row(page, "Talk")))
    settle(page)
    expect(page.get_by_role("button", name="Archive")).to_have_count(0)
    expect(page.get_by_role("heading", name="Rows", exact=True)).to_be_visible()


@pytest.mark.parametrize("user", [TOUCH], indirect=True)
def test_a_finger_over_all_of_the_row_does_the_first_action(page):
    swipe(page, row(page, "Talk"), -300)()
    expect(page.get_by_text("Archived Talk")).to_be_visible()


@pytest.mark.parametrize("user", [TOUCH], indirect=True)
def test_a_row_without_actions_on_a_side_stays(page):
    essay = row(page, "Essay")
    before = essay.bounding_box()
    lift = swipe(page, essay, 120)
    assert essay.bounding_box()["x"] - before["x"] < 20
    lift()
    settle(page)
    assert essay.bounding_box() == before


@pytest.mark.parametrize("user", [WIDE], indirect=True)
@pytest.mark.parametrize("way", ["pointer", "right click", "keyboard"])
def test_a_menu_has_the_actions_of_a_row(page, way, picture):
    talk = row(page, "Talk")
    if way == "pointer":
        talk.hover()
        talk.get_by_role("button", name="More actions for Talk").click()
        picture(page, "rows-menu")
    elif way == "right click":
        talk.click(button="right")
    else:
        talk.locator("button.row").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    menu = page.get_by_role("menu")
    assert menu.get_by_role("menuitem").all_inner_texts() == ["Archive", "Delete", "Move Up", "Move Down"]
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Essay, Quiz, Talk")).to_be_visible()
    expect(page.get_by_role("menu")).to_have_count(0)


def test_the_delete_key_deletes_a_row(page):
    row(page, "Talk").locator("button.row").focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text("Essay, Quiz", exact=True)).to_be_visible()


@pytest.mark.parametrize("user", [TOUCH, WIDE], indirect=True)
def test_rows_are_dragged_while_the_list_is_edited(page, user, picture):
    page.get_by_role("button", name="Edit", exact=True).click()
    settle(page)
    picture(page, f"rows-edited-{page.viewport_size['width']}")
    handle = page.get_by_role("button", name="Reorder Essay")
    x, y = middle(handle)
    height = row(page, "Essay").bounding_box()["height"]
    is_touch = user.context.pages[0].viewport_size["width"] == 390
    move = finger(page)
    act = {"start": lambda y: (page.mouse.move(x, y), page.mouse.down()), "move": lambda y: page.mouse.move(x, y),
           "end": lambda y: page.mouse.up()}
    do = (lambda kind, y: move(kind, x, y)) if is_touch else (lambda kind, y: act[kind](y))
    do("start", y)
    for part in range(1, 11):
        do("move", y + 2 * height * part / 10)
    eventually(page, "[...document.querySelectorAll('li')].filter((one) => one.style.translate).length === 3")
    do("end", y + 2 * height)
    expect(page.get_by_text("Talk, Quiz, Essay")).to_be_visible()
    settle(page)
    assert row(page, "Essay").bounding_box()["y"] > row(page, "Quiz").bounding_box()["y"]
    assert page.evaluate("[...document.querySelectorAll('li')].every((one) => !one.style.translate)")


def test_a_handle_moves_its_row_by_arrow_keys(page):
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Reorder Quiz").focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text("Essay, Quiz, Talk")).to_be_visible()
    expect(page.get_by_role("button", name="Reorder Quiz")).to_be_focused()


def test_a_row_is_deleted_while_the_list_is_edited(page, picture):
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Delete Talk").click()
    settle(page)
    picture(page, "rows-edited-delete")
    row(page, "Talk").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("Essay, Quiz", exact=True)).to_be_visible()
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_role("button", name="Delete Essay")).to_have_count(0)

"""Long presses, pointers, keys and edges, in a real browser."""

import os
from pathlib import Path

import pytest
from conftest import PROGRAMS, eventually, quiet, settle, start, stop
from playwright.sync_api import expect

APP = Path(os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp"))


@pytest.fixture(scope="module")
def address():
    process, address = start(APP, "--port", "0")
    yield address
    stop(process)


def open_screen(user, name="Touches"):
    page = user.open()
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    settle(page)
    return page


def press_secondary(page, node):
    node.click(button="right")


def press_menu_key(page, node):
    target = node.locator("xpath=ancestor-or-self::*[@tabindex or self::button][1]")
    target.focus()
    page.keyboard.press("ContextMenu")


def press_long(page, node):
    box = node.bounding_box()
    place = {"pointerType": "touch", "bubbles": True, "clientX": box["x"] + 5, "clientY": box["y"] + 5}
    node.dispatch_event("pointerdown", place)
    expect(page.locator(".items:popover-open")).to_be_visible()
    node.dispatch_event("pointerup", place)


@pytest.mark.parametrize("name", ["Photo", "Album", "Essay"])
@pytest.mark.parametrize("press", [press_secondary, press_menu_key, press_long])
def test_a_context_menu_opens(user, picture, press, name):
    page = open_screen(user)
    press(page, page.get_by_text(name, exact=True))
    item = page.locator(".items:popover-open").get_by_role("menuitem", name="Copy")
    expect(item).to_be_focused()
    if press is press_secondary:
        picture(page, f"context-menu-{name.lower()}")
    item.click()
    expect(page.get_by_text(f"Copied {name.lower()}")).to_be_visible()
    expect(page.locator(".items:popover-open")).to_have_count(0)


def test_escape_closes_a_context_menu_and_arrows_move_in_it(user):
    page = open_screen(user)
    page.get_by_text("Photo", exact=True).click(button="right")
    page.keyboard.press("Escape")
    expect(page.locator(".items:popover-open")).to_have_count(0)
    page.get_by_text("Photo", exact=True).click(button="right")
    expect(page.locator(".items:popover-open").get_by_role("menuitem", name="Copy")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Deleted photo")).to_be_visible()


@pytest.mark.parametrize(
    "keys, line", [("Control+s", "Saved"), ("Meta+s", "Saved"), ("Control+Shift+R", "Renamed"), ("Enter", "Done")])
def test_a_key_presses_its_button(user, keys, line):
    page = open_screen(user)
    page.get_by_role("heading", name="Touches").focus()
    page.keyboard.press(keys)
    expect(page.get_by_text(line, exact=True).first).to_be_visible()
    expect(page.get_by_text("Nothing yet")).to_have_count(0)


def test_a_key_without_its_modifiers_is_text(user):
    page = open_screen(user)
    page.get_by_role("textbox", name="Mail").press_sequentially("sr")
    expect(page.get_by_text("Nothing yet")).to_be_visible()


def test_the_app_hears_of_the_pointer(user):
    page = open_screen(user)
    page.get_by_text("Point here").hover()
    expect(page.get_by_text("Pointer here")).to_be_visible()
    page.get_by_text("Photo", exact=True).hover()
    expect(page.get_by_text("Point here")).to_be_visible()


def test_a_style_shows_the_press(user):
    page = open_screen(user)
    box = page.get_by_text("Sink").bounding_box()
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.mouse.down()
    indent = "getComputedStyle([...document.querySelectorAll('[data-press] view-box')].at(-1)).paddingLeft"
    eventually(page, f"{indent} === '40px'")
    page.mouse.up()
    eventually(page, f"{indent} === '0px'")


def test_content_is_asked_for_anew(user):
    page = open_screen(user)
    page.get_by_role("button", name="Refresh").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Loaded 1 times")).to_be_visible()


def test_the_wheel_pulls_content_down(user):
    page = open_screen(user)
    page.get_by_text("Photo", exact=True).hover()
    loaded = page.get_by_text("Loaded 1 times")
    # What takes longer than a second is no pull: on a machine with other work, more than one may be needed.
    for _ in range(10):
        page.mouse.wheel(0, -100)
        page.mouse.wheel(0, -400)
        quiet(page)
        if loaded.count():
            break
    expect(loaded).to_be_visible()


def test_what_stands_at_the_bottom_stays_in_front(user, picture):
    page = open_screen(user)
    picture(page, "touches")
    done = page.get_by_role("button", name="Done")
    before = done.bounding_box()
    height = page.viewport_size["height"]
    assert height - 90 < before["y"] + before["height"] <= height
    page.mouse.wheel(0, 300)
    eventually(page, "document.scrollingElement.scrollTop > 0")
    assert abs(done.bounding_box()["y"] - before["y"]) < 1
    page.mouse.wheel(0, 9000)
    eventually(page, "document.scrollingElement.scrollTop + innerHeight > document.scrollingElement.scrollHeight - 2")
    last = page.get_by_text("Row 11").bounding_box()
    assert last["y"] + last["height"] <= done.bounding_box()["y"]
    picture(page, "touches-end")


def test_what_ignores_the_safe_area_reaches_under_what_stands_there(user, picture):
    page = open_screen(user, "Edges")
    picture(page, "edges")
    boxes = page.evaluate("""
      [...document.querySelectorAll(".screen:not([hidden]) shape-view")].map((node) => {
        const box = node.getBoundingClientRect();
        return [Math.round(box.top), Math.round(box.bottom)];
      })""")
    above = page.get_by_text("Above").locator("xpath=ancestor::*[contains(@class, 'inset')]").bounding_box()
    below = page.get_by_text("Below").locator("xpath=ancestor::*[contains(@class, 'inset')]").bounding_box()
    (red, green) = boxes
    assert abs(red[0] - above["y"]) <= 1 and abs(red[1] - below["y"] - below["height"]) <= 1
    assert abs(green[0] - above["y"] - above["height"] - 8 - 16) <= 1
    assert abs(green[1] - below["y"] + 8 + 16) <= 1

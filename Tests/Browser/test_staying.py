"""What a user has typed, scrolled and opened stays; and one sees when the server is late or gone."""

import os

import pytest
from conftest import PROGRAMS, User, eventually, quiet, start, stop
from playwright.sync_api import expect

NARROW = {"viewport": {"width": 390, "height": 700}}
APP = os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp")


@pytest.fixture
def server():
    process, address = start(APP, "--port", "0")
    running = [process]
    yield running, address
    stop(running[0])


@pytest.fixture
def page(browser, server):
    user = User(browser, server[1], **NARROW)
    yield user.open(path="/notes/1")
    user.context.close()
    assert user.problems == []


def test_what_is_typed_survives_a_restart(page, server):
    running, address = server
    page.get_by_role("textbox", name="Text").fill("half a thought")
    quiet(page)
    stop(running[0])
    with page.expect_navigation():
        running[0], _ = start(APP, "--port", address.rsplit(":", 1)[1])
    User.wait(page)
    expect(page.get_by_role("textbox", name="Text")).to_have_value("half a thought")


@pytest.mark.parametrize("user", [NARROW], indirect=True)
def test_a_reload_keeps_how_far_each_screen_was_scrolled(user):
    page = user.open(path="/customers/all")
    page.evaluate("scrollTo(0, 900)")
    page.locator("li:visible button.row").nth(20).click()
    eventually(page, "location.pathname !== '/customers/all'")
    quiet(page)
    page.reload()
    user.wait(page)
    page.go_back()
    eventually(page, "location.pathname === '/customers/all' && scrollY > 800")


@pytest.mark.parametrize("is_kept", [True, False], ids=["with a cookie", "without"])
def test_an_open_menu_survives_a_reload(page, is_kept):
    # Without a cookie, the page first shows another session.
    if not is_kept:
        page.evaluate("() => { Object.defineProperty(document, 'cookie', { set() {} }) }")
    page.get_by_role("button", name="Notes", exact=True).click()
    page.get_by_role("button", name="Controls").click()
    page.get_by_role("button", name="More").first.click()
    expect(page.get_by_role("menuitem", name="Rename")).to_be_visible()
    quiet(page)
    page.reload()
    User.wait(page)
    expect(page.get_by_role("menuitem", name="Rename")).to_be_visible()


def test_the_notice_lies_above_a_sheet(page, server):
    page.get_by_role("button", name="Show the sheet").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    quiet(page)
    page.context.set_offline(True)
    page.evaluate("sockets.at(-1).close()")
    notice = sheet.get_by_role("status").filter(has_text="Reconnecting")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("What you type is kept")
    box = notice.bounding_box()
    on_top = "([x, y]) => document.elementFromPoint(x, y).id"
    assert page.evaluate(on_top, [box["x"] + box["width"] / 2, box["y"] + 12]) == "offline"
    page.context.set_offline(False)
    expect(notice).to_have_count(0)


def test_the_page_behind_a_sheet_does_not_scroll(page):
    page.get_by_role("button", name="Show the sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).overflowY") == "hidden"


def test_a_late_server_is_seen(page):
    page.evaluate("sessionStorage.held = 1")
    page.get_by_role("button", name="Next note").click()
    assert page.get_by_role("button", name="Next note").get_attribute("data-busy") == ""
    expect(page.locator("body[data-late]")).to_have_count(1)
    page.evaluate("release()")
    expect(page.locator("[data-late], [data-busy]")).to_have_count(0)


@pytest.mark.parametrize("user", [{"viewport": {"width": 320, "height": 700}}], indirect=True)
def test_a_back_title_that_does_not_fit_becomes_short(user):
    page = user.open(path="/errors/preview")
    back = page.locator(".back:visible")
    assert back.get_attribute("data-form") in ("short", "bare")
    page.set_viewport_size({"width": 1100, "height": 700})
    expect(back).to_have_attribute("data-form", "whole")
    assert back.inner_text() == "Error screens"


def test_what_is_left_of_the_page_on_paper(page):
    page.get_by_role("button", name="Show the sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.emulate_media(media="print")
    sheet = page.get_by_role("dialog")
    assert sheet.evaluate("(node) => [getComputedStyle(node).position, getComputedStyle(node).overflow]") == ["absolute", "visible"]
    assert not page.get_by_role("button", name="Next note", include_hidden=True).is_visible()

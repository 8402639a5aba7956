"""Three columns and an inspector in the browser: what the user hides, and what stands beside what."""

import os
import re

import pytest
from conftest import PROGRAMS, User, settle, start, stop
from playwright.sync_api import expect

SIZES = {"narrow": {"width": 390, "height": 844}, "middle": {"width": 1024, "height": 768}, "wide": {"width": 1400, "height": 900}}
APP = os.environ.get("MAIL_TEST_APP", PROGRAMS / "MailTestApp")


@pytest.fixture(scope="module")
def address():
    process, address = start(APP, "--port", "0")
    yield address
    stop(process)


@pytest.fixture(params=SIZES)
def page(request, browser, address):
    user = User(browser, address, viewport=SIZES[request.param])
    yield user.open()
    user.context.close()
    assert user.problems == []


def is_wide(page):
    return page.viewport_size["width"] > 700


def heading(page, name):
    # The stack around a column's own has an unseen one of the same name.
    return page.locator("h1:not(.unseen):visible").filter(has_text=re.compile(f"^{name}$"))


def press(page, name):
    page.get_by_role("button", name=name, exact=True).locator("visible=true").click()


def open_message(page):
    press(page, "Inbox")
    expect(heading(page, "Inbox")).to_be_visible()
    press(page, "Inbox message 2")
    expect(heading(page, "Message 2")).to_be_visible()
    expect(page).to_have_url(re.compile("/2$"))
    settle(page)


def test_each_choice_leads_to_the_next_column_and_back(page, picture):
    open_message(page)
    picture(page, f"three-columns-{page.viewport_size['width']}")
    expect(heading(page, "Folders")).to_have_count(1 if is_wide(page) else 0)
    page.go_back()
    expect(heading(page, "Message 2")).to_have_count(0)
    expect(page).to_have_url(re.compile("/in/Inbox$"))
    page.go_forward()
    expect(heading(page, "Message 2")).to_be_visible()
    page.reload()
    expect(heading(page, "Message 2")).to_be_visible()


def test_what_the_user_hides_stays_hidden(page):
    if not is_wide(page):
        pytest.skip("A narrow window shows one column.")
    open_message(page)
    press(page, "Show or hide the sidebar")
    expect(heading(page, "Folders")).to_have_count(0)
    expect(heading(page, "Inbox")).to_have_count(0)
    page.reload()
    expect(heading(page, "Message 2")).to_be_visible()
    expect(heading(page, "Inbox")).to_have_count(0)
    press(page, "Show or hide the sidebar")
    expect(heading(page, "Folders")).to_be_visible()


def test_an_inspector_is_beside_the_screen_or_a_sheet(page, picture):
    open_message(page)
    press(page, "About Ada")
    expect(heading(page, "Ada")).to_be_visible()
    settle(page)
    picture(page, f"inspector-{page.viewport_size['width']}")
    if is_wide(page):
        message, inspector = (page.locator(name).bounding_box() for name in ("split-view", "dialog"))
        assert message["x"] + message["width"] <= inspector["x"] + 1
        assert inspector["x"] + inspector["width"] == page.viewport_size["width"]
        press(page, "Give a star (0)")
        expect(page.get_by_role("button", name="Give a star (1)")).to_be_visible()
        press(page, "About Bob")
        expect(heading(page, "Bob")).to_be_visible()
        size = page.viewport_size
        page.set_viewport_size({"width": 500, "height": 800})
        expect(page.locator("dialog:modal")).to_have_count(1)
        expect(heading(page, "Bob")).to_be_visible()
        page.set_viewport_size(size)
        expect(page.locator("dialog:modal")).to_have_count(0)
        expect(heading(page, "Message 2")).to_be_visible()
        expect(page.get_by_role("button", name="Give a star (1)")).to_be_visible()
    else:
        expect(page.locator("dialog:modal")).to_have_count(1)
    press(page, "Close")
    expect(page.locator("dialog")).to_have_count(0)
    expect(heading(page, "Message 2")).to_be_visible()


def test_the_browser_goes_back_from_an_inspector(page):
    open_message(page)
    press(page, "About Ada")
    expect(heading(page, "Ada")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    expect(heading(page, "Message 2")).to_be_visible()
    expect(page).to_have_url(re.compile("/2$"))

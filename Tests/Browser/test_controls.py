"""Choices, menus, rows and surroundings: what only a real browser shows."""

import os
from pathlib import Path

import pytest
from conftest import PROGRAMS, start, stop
from playwright.sync_api import expect

APP = Path(os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp"))


@pytest.fixture(scope="module")
def address():
    process, address = start(APP, "--port", "0")
    yield address
    stop(process)


def open_controls(user):
    page = user.open()
    page.get_by_role("button", name="Controls").click()
    expect(page.get_by_role("heading", name="Controls")).to_be_visible()
    return page


def test_a_choice_is_made_with_the_browsers_own_control(user):
    page = open_controls(user)
    page.get_by_role("combobox", name="Period").select_option("Month")
    expect(page.get_by_text("Month, 1, Red")).to_be_visible()


def test_segments_and_options_are_chosen_with_the_keyboard(user):
    page = open_controls(user)
    page.get_by_role("radio", name="Small").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Middle")).to_be_checked()
    expect(page.get_by_role("radio", name="Middle")).to_be_focused()
    page.get_by_role("radiogroup", name="Colour").get_by_text("Blue").click()
    expect(page.get_by_text("Week, 2, Blue")).to_be_visible()


def test_a_menu_is_used_with_the_keyboard(user, picture):
    page = open_controls(user)
    more = page.get_by_role("button", name="More", exact=True).first
    more.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Rename")).to_be_focused()
    picture(page, "menu")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Share", exact=True).last).to_be_visible()
    expect(page.get_by_role("menuitem", name="Rename")).to_be_hidden()
    expect(more).to_be_focused()


def test_escape_closes_a_menu_and_nothing_else(user):
    page = open_controls(user)
    page.get_by_role("button", name="More", exact=True).first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menuitem", name="Rename")).to_be_hidden()
    expect(page.get_by_role("heading", name="Controls")).to_be_visible()


def test_a_menu_in_a_menu_and_a_choice_in_it(user):
    page = open_controls(user)
    page.get_by_role("button", name="More", exact=True).first.click()
    page.get_by_role("menuitemradio", name="Day").click()
    expect(page.get_by_text("Day, 1, Red")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).first.click()
    page.get_by_role("menuitem", name="Export").click()
    page.get_by_role("menuitem", name="As text").click()
    expect(page.get_by_text("As text", exact=True).last).to_be_visible()


@pytest.mark.parametrize("user", [{"color_scheme": "dark"}], indirect=True)
def test_the_app_knows_whether_the_user_likes_it_dark(user):
    page = open_controls(user)
    expect(page.get_by_text("The page is dark")).to_be_visible()
    page.emulate_media(color_scheme="light")
    expect(page.get_by_text("The page is light")).to_be_visible()
    expect(page.get_by_text("is dark", exact=True)).to_be_visible()


def test_from_right_to_left_and_in_large_letters(user, picture):
    page = open_controls(user)
    label = page.get_by_text("Right to left", exact=True)
    before = label.bounding_box()
    page.get_by_role("switch", name="Right to left").click()
    expect(page.locator("[dir=rtl]")).to_be_visible()
    assert label.bounding_box()["x"] > before["x"]
    page.get_by_role("switch", name="Large text").click()
    expect(label).to_have_css("font-size", "28px")
    picture(page, "right-to-left-and-large")


def test_tabs_share_what_the_app_keeps(user):
    first = open_controls(user)
    second = open_controls(user)
    first.get_by_role("button", name="I am nobody").click()
    expect(second.get_by_role("button", name="I am Ada")).to_be_visible()
    third = open_controls(user)
    expect(third.get_by_role("button", name="I am Ada")).to_be_visible()


def test_rows_are_searched_moved_and_deleted(user, picture):
    page = user.open()
    page.get_by_role("button", name="Rows and grids").click()
    rows = page.locator("li:not(.section)")
    row = rows.filter(has_text="Essay").first
    picture(page, "rows")
    for (action, line) in (("Move Down", "Talk, Essay, Quiz"), ("Archive", "Archived Essay"), ("Delete", "Talk, Quiz")):
        row.click(button="right")
        page.get_by_role("menuitem", name=action).click()
        expect(page.get_by_text(line, exact=True)).to_be_visible()
    page.get_by_role("searchbox", name="Find a note").fill("Qu")
    expect(rows.get_by_role("button", name="More actions")).to_have_count(1)

"""The room of the customers: one list in several places, a search, and the ways back."""

import re

import pytest
from conftest import eventually
from playwright.sync_api import expect


def shown(page):
    """The screen that a user sees."""
    return page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").last


def open_room(page):
    page.get_by_role("button", name="Customers").click()
    expect(page.get_by_role("heading", name="Customers", exact=True)).to_be_visible()


def open_list(page):
    open_room(page)
    page.get_by_role("button", name="Pushed", exact=True).click()
    expect(page.get_by_role("heading", name="All customers")).to_be_visible()


def test_rows_are_buttons_only_where_somebody_listens(page, picture):
    open_room(page)
    with_action, without = shown(page).locator("ul.list").all()
    expect(with_action.get_by_role("button")).to_have_count(3)
    expect(without.get_by_role("button")).to_have_count(0)
    expect(without.get_by_text("Nour Lambert")).to_be_visible()
    picture(page, "customers")


def test_a_row_opens_the_customer_and_back_leads_to_the_row(page):
    open_list(page)
    row = shown(page).get_by_role("button", name="Emil Rossi").first
    row.click()
    expect(page.get_by_role("heading", name="Emil Rossi")).to_be_visible()
    expect(page).to_have_title("Emil Rossi")
    page.get_by_role("button", name="All customers").click()
    expect(page.get_by_role("heading", name="All customers")).to_be_visible()
    expect(row).to_be_focused()


def test_search_narrows_the_list(page, picture):
    open_list(page)
    shown(page).get_by_role("textbox", name="Search customers").fill("wagner")
    expect(shown(page).get_by_role("button", name="Ángel Wagner").first).to_be_visible()
    expect(shown(page).get_by_role("button", name="Emil Rossi")).to_have_count(0)
    picture(page, "customers-search")


def test_the_same_list_in_a_sheet(page, picture):
    open_room(page)
    opener = page.get_by_role("button", name="In a sheet", exact=True)
    opener.click()
    sheet = page.get_by_role("dialog", name="All customers")
    expect(sheet).to_be_visible()
    picture(page, "customers-sheet")
    sheet.get_by_role("button", name="Close", exact=True).click()
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()


def test_focus_stays_in_the_sheet_and_escape_closes_it(page):
    open_room(page)
    page.get_by_role("button", name="In a sheet", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for _ in range(4):
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("!document.activeElement.closest('main > nav-stack')")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_going_back_keeps_the_place_in_a_long_list(page):
    open_list(page)
    page.mouse.wheel(0, 4_000)
    eventually(page, "scrollY > 3000")
    before = page.evaluate("scrollY")
    shown(page).locator("li button").nth(60).click()
    expect(page.get_by_role("button", name="All customers")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="All customers").click()
    expect(page.get_by_role("heading", name="All customers")).to_be_visible()
    assert abs(page.evaluate("scrollY") - before) < 2_000


@pytest.mark.parametrize("user", [{"viewport": {"width": 1280, "height": 800}}], indirect=True)
def test_on_a_wide_window_the_customer_is_beside_the_list(user, picture):
    page = user.open(path="/customers")
    page.get_by_role("button", name="In columns", exact=True).click()
    expect(page.get_by_text("No customer selected")).to_be_visible()
    picture(page, "customers-columns-empty")
    row = page.get_by_role("dialog").get_by_role("button", name="Emil Rossi").first
    row.click()
    expect(page.get_by_role("heading", name="Emil Rossi").first).to_be_visible()
    expect(row).to_be_in_viewport()
    expect(row).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile(r"/customers/columns/\d+$"))
    picture(page, "customers-columns")
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page).to_have_url(re.compile("/customers$"))


@pytest.mark.parametrize("user", [{"viewport": {"width": 390, "height": 844}}], indirect=True)
def test_on_a_narrow_window_the_customer_covers_the_list(user, picture):
    page = user.open(path="/customers/columns/3")
    expect(page.get_by_text("No customer selected")).to_have_count(0)
    picture(page, "customers-columns-narrow")
    page.get_by_role("button", name="All customers").click()
    expect(page.get_by_role("textbox", name="Search customers").last).to_be_visible()
    expect(page).to_have_url(re.compile("/customers/columns$"))

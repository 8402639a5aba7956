"""Columns in the browser: what is chosen is a step of its history, and the window's size is known to the app."""

import os
import re

import pytest
from conftest import PROGRAMS, User, eventually, settle, start, stop
from playwright.sync_api import expect

SIZES = {"narrow": {"width": 390, "height": 844}, "wide": {"width": 1100, "height": 800}}
APP = os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp")


@pytest.fixture(params=SIZES)
def page(request, browser, address):
    user = User(browser, address, viewport=SIZES[request.param])
    page = user.open(path="/customers")
    page.get_by_role("button", name="In columns", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Emil Rossi").first).to_be_visible()
    yield page
    user.context.close()
    assert user.problems == []


def is_wide(page):
    return page.viewport_size["width"] > 700


def choose(page, name):
    page.get_by_role("dialog").get_by_role("button", name=name).first.click()
    expect(page.get_by_role("heading", name=name).locator("visible=true").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"/customers/columns/\d+$"))
    expect(page).to_have_title(name)


def test_a_choice_is_a_step_of_the_history(page, picture):
    choose(page, "Emil Rossi")
    chosen = page.url
    page.go_back()
    expect(page).to_have_url(re.compile("/customers/columns$"))
    expect(page.get_by_role("heading", name="Emil Rossi")).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_role("button", name="Emil Rossi").first).to_be_visible()
    settle(page)
    picture(page, f"columns-back-{'wide' if is_wide(page) else 'narrow'}")
    page.go_forward()
    expect(page).to_have_url(chosen)
    expect(page.get_by_role("heading", name="Emil Rossi").locator("visible=true").first).to_be_visible()
    page.go_back()
    expect(page).to_have_url(re.compile("/customers/columns$"))
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page).to_have_url(re.compile("/customers$"))


def test_back_shows_what_was_chosen_before(page):
    if not is_wide(page):
        pytest.skip("In a narrow window, one goes back to the list before the next choice.")
    choose(page, "Emil Rossi")
    first = page.url
    choose(page, "Ángel Wagner")
    assert page.url != first
    page.go_back()
    expect(page).to_have_url(first)
    expect(page.get_by_role("heading", name="Emil Rossi").first).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("heading", name="Ángel Wagner").first).to_be_visible()
    page.evaluate("history.go(-2)")
    expect(page).to_have_url(re.compile("/customers/columns$"))
    expect(page.get_by_text("No customer selected")).to_be_visible()


def test_an_address_of_the_detail_has_the_list_below(browser, address, page):
    choose(page, "Emil Rossi")
    other = page.context.new_page()
    other.goto(page.url)
    User.wait(other)
    expect(other.get_by_role("heading", name="Emil Rossi").locator("visible=true").first).to_be_visible()
    other.go_back()
    expect(other).to_have_url(re.compile("/customers/columns$"))
    expect(other.get_by_role("dialog").get_by_role("button", name="Emil Rossi").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_row_of_an_app_without_addresses_is_a_step_too(size, browser, picture):
    process, address = start(PROGRAMS / "Greenhouse", "--port", "0")
    user = User(browser, address, viewport=SIZES[size])
    page = user.open()
    plant = page.locator("section.column .choose").first
    plant.click()
    eventually(page, "history.state?.depth === 2")
    page.go_back()
    eventually(page, "history.state?.depth === 1")
    expect(plant).to_be_visible()
    expect(plant).not_to_have_attribute("aria-current", "true")
    assert page.url.startswith(address)
    settle(page)
    picture(page, f"greenhouse-back-{size}")
    user.context.close()
    assert user.problems == []
    stop(process)


def test_the_app_knows_the_window_and_the_letters(browser):
    process, address = start(APP, "--port", "0")
    user = User(browser, address, viewport=SIZES["narrow"])
    page = user.open()
    page.get_by_role("button", name="Window").click()
    for word in ("narrow", "high", "large text"):
        expect(page.get_by_text(word, exact=True)).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    for word in ("wide", "low"):
        expect(page.get_by_text(word, exact=True)).to_be_visible()
    page.set_viewport_size(SIZES["wide"])
    expect(page.get_by_text("high", exact=True)).to_be_visible()
    # As if the user had chosen larger letters in the browser's settings.
    page.evaluate("document.documentElement.style.fontSize = '20px'")
    text = page.get_by_text("xxLarge text", exact=True)
    expect(text).to_be_visible()
    assert text.evaluate("node => getComputedStyle(node).fontSize") == "21.25px"
    limited = page.get_by_text("At most extra large")
    assert limited.evaluate("node => getComputedStyle(node).fontSize") == "19px"
    page.reload()
    User.wait(page)
    expect(page.get_by_text("large text", exact=True)).to_be_visible()
    user.context.close()
    assert user.problems == []
    stop(process)

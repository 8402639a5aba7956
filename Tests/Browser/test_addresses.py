"""Addresses: each screen has one, and the address bar, the history and other tabs agree with it."""

import os
import re
import urllib.request
from pathlib import Path

import pytest
from conftest import PROGRAMS, User, eventually, quiet, start, stop
from playwright.sync_api import expect

APP = Path(os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp"))


@pytest.fixture(scope="module")
def address():
    process, address = start(APP, "--port", "0")
    yield address
    stop(process)


@pytest.fixture
def at(address):
    """Expects a page to show an address, and the screen that belongs to it."""

    def expect_at(page, path, title):
        expect(page).to_have_url(address + path)
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        expect(page).to_have_title(title)

    return expect_at


def press(page, name):
    page.get_by_role("button", name=name, exact=True).locator("visible=true").click()


def open_notes(page, at, count):
    """Opens so many notes, one after the other."""
    path = "/notes"
    for number in range(1, count + 1):
        press(page, "Open note 1" if number == 1 else "Next note")
        path += f"/{number}"
        at(page, path, f"Note {number}")


def travel(page, script, steps=1):
    """Goes through the history, and waits until the server has answered where that leads."""
    before = page.evaluate("traffic.steps")
    page.evaluate(script)
    eventually(page, f"traffic.steps >= {before + steps}")
    quiet(page)


def test_the_address_follows_every_step(page, at, picture):
    at(page, "/notes", "Notes")
    open_notes(page, at, 1)
    press(page, "Next note")
    at(page, "/notes/1/2", "Note 2")
    picture(page, "addresses")
    press(page, "Note 1")
    at(page, "/notes/1", "Note 1")
    press(page, "Show the sheet")
    expect(page).to_have_url(re.compile(r"/notes/1\?sheet=shown$"))
    press(page, "Close the sheet")
    at(page, "/notes/1", "Note 1")


def test_the_first_answer_shows_the_screen(address):
    with urllib.request.urlopen(address + "/notes/1/2") as answer:
        html = answer.read().decode()
    assert "<title>Note 2</title>" in html and ">Note 2</h1>" in html


def test_another_tab_shows_the_same_screen(page, user, at, picture):
    press(page, "Open note 3 of three")
    at(page, "/notes/1/2/3", "Note 3")
    other = user.context.new_page()
    other.goto(page.url)
    user.wait(other)
    at(other, "/notes/1/2/3", "Note 3")
    picture(other, "addresses-other-tab")
    other.go_back()
    at(other, "/notes/1/2", "Note 2")
    at(page, "/notes/1/2/3", "Note 3")


def test_an_unknown_address_is_corrected(user, at):
    page = user.open(path="/nowhere/at?all")
    at(page, "/notes", "Notes")


def test_back_and_forward_are_steps(page, at):
    open_notes(page, at, 2)
    page.go_back()
    at(page, "/notes/1", "Note 1")
    page.go_back()
    at(page, "/notes", "Notes")
    page.go_forward()
    at(page, "/notes/1", "Note 1")
    page.go_forward()
    at(page, "/notes/1/2", "Note 2")
    page.go_back()
    at(page, "/notes/1", "Note 1")


def test_the_entries_bear_the_titles_of_their_screens(page, at):
    open_notes(page, at, 2)
    press(page, "Note 1")
    at(page, "/notes/1", "Note 1")
    entries = page.context.new_cdp_session(page).send("Page.getNavigationHistory")["entries"]
    assert [entry["title"] for entry in entries[-3:]] == ["Notes", "Note 1", "Note 2"]


def test_a_jump_over_several_entries(page, at):
    open_notes(page, at, 3)
    page.evaluate("history.go(-3)")
    at(page, "/notes", "Notes")
    page.evaluate("history.go(3)")
    at(page, "/notes/1/2/3", "Note 3")
    page.evaluate("history.go(-2)")
    at(page, "/notes/1", "Note 1")


def test_a_sheet_comes_back_by_forward(page, at):
    press(page, "Show the sheet")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    at(page, "/notes", "Notes")
    page.go_forward()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/notes\?sheet=shown$"))


def test_the_apps_own_way_back_takes_the_history_along(page, at):
    open_notes(page, at, 2)
    press(page, "All notes")
    at(page, "/notes", "Notes")
    eventually(page, "history.state.depth === 0")
    open_notes(page, at, 1)
    page.go_back()
    at(page, "/notes", "Notes")


def test_a_way_back_that_is_longer_than_the_browsers_memory(user, at):
    page = user.open(path="/notes" + "".join(f"/{number}" for number in range(1, 61)))
    expect(page).to_have_title("Note 60")
    press(page, "All notes")
    at(page, "/notes", "Notes")
    eventually(page, "history.state.depth === 0")
    open_notes(page, at, 1)
    page.go_back()
    at(page, "/notes", "Notes")


def test_what_takes_the_place_of_the_top_adds_no_entry(page, at):
    open_notes(page, at, 1)
    entries = page.evaluate("history.length")
    press(page, "Another note instead")
    at(page, "/notes/11", "Note 11")
    assert page.evaluate("history.length") == entries
    page.go_back()
    at(page, "/notes", "Notes")


def test_a_back_that_the_app_refuses(page, at, picture):
    open_notes(page, at, 2)
    entries = page.evaluate("history.length")
    page.get_by_role("switch", name="Held").locator("visible=true").check()
    for steps in (-1, -2):
        travel(page, f"history.go({steps})")
        eventually(page, "history.state.depth === 2")
        at(page, "/notes/1/2", "Note 2")
    assert page.evaluate("history.length") == entries
    picture(page, "addresses-refused")
    page.get_by_role("switch", name="Held").locator("visible=true").uncheck()
    page.go_back()
    at(page, "/notes/1", "Note 1")
    page.go_back()
    at(page, "/notes", "Notes")


def test_a_back_that_asks_first(page, at, picture):
    open_notes(page, at, 1)
    page.get_by_role("switch", name="Asks").check()
    page.go_back()
    question = page.get_by_role("alertdialog", name="Leave the note?")
    expect(question).to_be_visible()
    expect(page).to_have_url(re.compile("/notes/1$"))
    picture(page, "addresses-asked")
    page.go_back()
    expect(question).to_have_count(0)
    at(page, "/notes/1", "Note 1")
    page.go_back()
    expect(question).to_be_visible()
    question.get_by_role("button", name="Leave").click()
    at(page, "/notes", "Notes")
    eventually(page, "history.state.depth === 0")


# Goes on through the history as soon as the page has arrived somewhere, and before the server has answered.
ON_ARRIVAL = "addEventListener('popstate', () => GO, { once: true }); "


def test_back_twice_quickly(user, at):
    page = user.open(delay=300, path="/notes/1/2/3")
    travel(page, ON_ARRIVAL.replace("GO", "history.back()") + "history.back()", steps=2)
    at(page, "/notes/1", "Note 1")
    eventually(page, "history.state.depth === 1")


def test_back_and_forward_quickly(user, at):
    page = user.open(delay=300, path="/notes/1/2")
    travel(page, ON_ARRIVAL.replace("GO", "history.forward()") + "history.back()", steps=2)
    at(page, "/notes/1/2", "Note 2")
    eventually(page, "history.state.depth === 2")


def test_back_while_a_change_is_on_its_way(user, at):
    page = user.open(delay=400, path="/notes/1")
    # Both at once: the answer to the first can't come before the second.
    eventually(page, "document.body.dataset.live === ''")
    travel(page, """
      [...document.querySelectorAll("button")].find((button) => button.textContent === "Next note").click();
      history.back();
    """)
    at(page, "/notes", "Notes")
    eventually(page, "history.state.depth === 0")
    open_notes(page, at, 1)


def test_back_before_the_page_is_live(user, at):
    page = user.open(path="/notes/1/2")
    page.evaluate("sessionStorage.held = true")
    page.reload()
    page.evaluate("history.back()")
    assert page.evaluate("document.body.dataset.live") is None
    page.evaluate("release()")
    user.wait(page)
    at(page, "/notes/1", "Note 1")


def test_what_is_typed_stays_when_the_address_changes(page, at):
    open_notes(page, at, 1)
    field = page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").get_by_role("textbox", name="Text")
    field.press_sequentially("half a sen")
    press(page, "Show the sheet")
    expect(page).to_have_url(re.compile("sheet=shown"))
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(field).to_have_value("half a sen")


def test_a_reload_keeps_what_was_typed_and_the_entries(page, user, at):
    open_notes(page, at, 2)
    field = page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").get_by_role("textbox", name="Text")
    field.fill("typed")
    quiet(page)
    page.reload()
    user.wait(page)
    at(page, "/notes/1/2", "Note 2")
    expect(field).to_have_value("typed")
    page.go_back()
    at(page, "/notes/1", "Note 1")


def test_another_address_in_the_same_tab(page, user, address, at):
    open_notes(page, at, 1)
    page.goto(address + "/notes/5/6")
    user.wait(page)
    at(page, "/notes/5/6", "Note 6")
    page.go_back()
    at(page, "/notes/5", "Note 5")
    page.evaluate("history.go(-2)")
    user.wait(page)
    at(page, "/notes/1", "Note 1")
    page.go_back()
    at(page, "/notes", "Notes")


def test_a_link_into_the_app_is_a_step(page, at):
    page.get_by_role("link", name="Note 2 by a link").click()
    at(page, "/notes/2", "Note 2")
    page.go_back()
    at(page, "/notes", "Notes")


def test_a_link_can_be_copied_and_opens_in_another_tab(page, at):
    link = page.get_by_role("link", name="Note 2 by a link")
    expect(link).to_have_attribute("href", "/notes/2")
    with page.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    at(opened.value, "/notes/2", "Note 2")
    at(page, "/notes", "Notes")


def test_a_link_is_followed_by_the_keyboard(page, at):
    page.get_by_role("link", name="Note 2 by a link").press("Enter")
    at(page, "/notes/2", "Note 2")


def test_a_link_to_another_site_opens_beside_the_page(page, user, at):
    user.context.route("https://elsewhere.invalid/**", lambda route: route.fulfill(body="There"))
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Another site").click()
    there = opened.value
    expect(there).to_have_url("https://elsewhere.invalid/page")
    assert there.evaluate("window.opener") is None
    at(page, "/notes", "Notes")


def test_what_is_kept_for_the_scene_belongs_to_the_tab(page, user, address):
    press(page, "The colour is red")
    expect(page.get_by_role("button", name="The colour is green")).to_be_visible()
    page.goto("about:blank")
    page.goto(address + "/notes/1")
    user.wait(page)
    press(page, "Notes")
    expect(page.get_by_role("button", name="The colour is green")).to_be_visible()
    other = user.open()
    expect(other.get_by_role("button", name="The colour is red")).to_be_visible()


@pytest.mark.parametrize("kept", ["nonsense", "[[1]]", '{"colour":"sblue"}', '[["colour","?"]]'])
def test_nonsense_in_the_tabs_memory_is_left_out(page, user, address, kept):
    page.evaluate("kept => sessionStorage.setItem('meerkat-scene', kept)", kept)
    page.goto(address + "/notes/1")
    user.wait(page)
    press(page, "Notes")
    expect(page.get_by_role("button", name="The colour is red")).to_be_visible()


def test_the_screen_and_the_scene_survive_the_server(browser):
    process, address = start(APP, "--port", "0")
    user = User(browser, address)
    page = user.open()
    press(page, "The colour is red")
    expect(page.get_by_role("button", name="The colour is green")).to_be_visible()
    press(page, "Open note 1")
    expect(page).to_have_title("Note 1")
    press(page, "Next note")
    expect(page).to_have_url(address + "/notes/1/2")
    stop(process)
    with page.expect_navigation():
        process, _ = start(APP, "--port", address.rsplit(":", 1)[1])
    user.wait(page)
    expect(page.get_by_role("heading", name="Note 2")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Note 1")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="The colour is green")).to_be_visible()
    expect(page).to_have_url(address + "/notes")
    user.context.close()
    stop(process)

"""Typing: no character and no caret is lost, however late the answers are."""

import pytest
from conftest import eventually, quiet
from playwright.sync_api import expect


def open_field(page):
    page.get_by_role("button", name="Customers").click()
    page.get_by_role("button", name="Pushed", exact=True).click()
    expect(page.get_by_role("heading", name="All customers")).to_be_visible()
    return page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").get_by_role("textbox", name="Search customers")


@pytest.mark.parametrize("delay", [0, 300])
def test_no_character_is_lost(user, delay):
    page = user.open(delay)
    field = open_field(page)
    field.press_sequentially("wagner and somebody else", delay=20)
    quiet(page)
    expect(field).to_have_value("wagner and somebody else")
    expect(field).to_be_focused()


def test_the_caret_stays_where_it_is(user):
    page = user.open(delay=200)
    field = open_field(page)
    field.fill("wagner")
    field.evaluate("node => node.setSelectionRange(2, 2)")
    page.keyboard.type("XY", delay=30)
    quiet(page)
    expect(field).to_have_value("waXYgner")
    assert field.evaluate("node => node.selectionStart") == 4


def test_composed_characters_are_sent_when_they_are_complete(page):
    field = open_field(page)
    field.focus()
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "´", "selectionStart": 1, "selectionEnd": 1})
    expect(field).to_have_value("´")
    session.send("Input.insertText", {"text": "Á"})
    expect(field).to_have_value("Á")
    expect(page.get_by_role("button", name="Ángel Wagner").first).to_be_visible()


def test_the_return_that_ends_a_composition_submits_nothing(page):
    field = open_field(page)
    field.focus()
    quiet(page)

    def told_by_return(code):
        """How many events a return key makes: Safari has ended the composition before, and gives the key as 229."""
        return field.evaluate("""(field, keyCode) => {
          const before = traffic.told;
          field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode, bubbles: true, cancelable: true }));
          return traffic.told - before;
        }""", code)

    assert told_by_return(229) == 0
    assert told_by_return(13) == 1


def test_what_is_typed_while_the_connection_is_lost_arrives_later(user):
    page = user.open()
    field = open_field(page)
    user.context.set_offline(True)
    page.evaluate("sockets.at(-1).close()")
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    field.fill("wagner")
    user.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_have_count(0)
    expect(field).to_have_value("wagner")
    expect(page.get_by_role("button", name="Emil Rossi")).to_have_count(0)


def test_a_short_break_changes_nothing(user):
    page = user.open()
    page.get_by_role("button", name="Customers").click()
    page.evaluate("sockets.at(-1).close()")
    eventually(page, "sockets.length === 2")
    user.wait(page)
    page.get_by_role("button", name="Pushed", exact=True).click()
    expect(page.get_by_role("heading", name="All customers")).to_be_visible()


def test_after_a_reload_without_a_cookie_the_first_event_counts(user):
    user.context.add_init_script("Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })")
    page = user.open()
    field = open_field(page)
    field.press_sequentially("wagner", delay=20)
    quiet(page)
    page.reload()
    user.wait(page)
    field = page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").get_by_role("textbox", name="Search customers")
    expect(field).to_have_value("wagner")
    field.fill("rossi")
    expect(page.get_by_role("button", name="Emil Rossi").first).to_be_visible()

"""Long lists: rows come as they are scrolled into sight, and go when they are far away."""

from conftest import eventually
from playwright.sync_api import expect

# Whether the last row is there, and not only its space.
END = "![...document.querySelectorAll('section ul')].at(-1).lastElementChild.matches('.skipped')"
TALLEST = "document.scrollingElement.scrollTop = 1e9"


def open_list(user):
    page = user.open(path="/customers/all")
    expect(page.get_by_role("heading", name="All customers")).to_be_visible()
    return page


def rows(page):
    return page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *) li:not(.section, .skipped) button.row")


def test_a_long_list_begins_with_its_first_rows(user):
    page = open_list(user)
    expect(rows(page)).to_have_count(60)
    assert page.evaluate("document.querySelector('.skipped').dataset.count") == "940"


def test_the_space_of_skipped_rows_is_theirs(user):
    page = open_list(user)
    row = rows(page).first.evaluate("node => node.offsetHeight")
    page.evaluate(TALLEST)
    height = page.evaluate("document.scrollingElement.scrollHeight")
    assert 900 * row < height < 1_100 * row


def test_the_end_of_the_list_comes_when_it_is_seen(user, picture):
    page = open_list(user)
    page.evaluate(TALLEST)
    expect(page.get_by_text("1,000 customers")).to_be_attached()
    eventually(page, END)
    page.evaluate(TALLEST)
    expect(rows(page).last).to_be_in_viewport()
    picture(page, "list-end")


def test_scrolling_shows_every_row_in_order(user):
    page = open_list(user)
    for number in range(1, 6):
        page.evaluate(f"document.scrollingElement.scrollTop = {number * 2_000}")
        eventually(page, "[...document.querySelectorAll('.skipped')].every((node) =>"
                         " node.getBoundingClientRect().top > innerHeight)")
    assert page.locator(".skipped").count() == 1


def test_what_is_found_far_down_is_opened(user):
    page = open_list(user)
    page.evaluate(TALLEST)
    eventually(page, END)
    name = rows(page).last.locator("span").first.text_content()
    rows(page).last.click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_rows_far_away_are_let_go_of_and_come_back(user):
    page = open_list(user)
    first = rows(page).first.text_content()
    page.evaluate(TALLEST)
    eventually(page, END)
    assert rows(page).count() < 400
    page.evaluate("document.scrollingElement.scrollTop = 0")
    eventually(page, "!document.querySelector('section ul .skipped:first-child')")
    assert rows(page).first.text_content() == first
    expect(rows(page).first).to_be_in_viewport()

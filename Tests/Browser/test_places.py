"""Four places for one screen."""

from playwright.sync_api import expect


def test_what_is_pressed_in_one_place_is_seen_in_all(user, picture):
    page = user.open(path="/places")
    expect(page.get_by_text("€48").locator("visible=true")).to_have_count(3)
    page.get_by_role("button", name="More", exact=True).last.click()
    expect(page.get_by_text("€72").locator("visible=true")).to_have_count(3)
    picture(page, "places")


def test_buying_in_the_stack_goes_back_in_the_stack_alone(user):
    page = user.open(path="/places")
    page.get_by_role("button", name="Buy").first.click()
    expect(page.get_by_role("button", name="Tickets", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Four places")).to_be_visible()
    assert page.url.endswith("/places")


def test_the_sheet_has_an_address_and_is_closed_by_buying(user):
    page = user.open(path="/places/sheet")
    sheet = page.get_by_role("dialog", name="Night of the Meerkats")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Buy").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("2 tickets, €48").last).to_be_visible()


def test_the_backend_fails_as_the_user_wishes(user, picture):
    page = user.open()
    page.get_by_role("combobox", name="Backend").select_option(label="down")
    page.get_by_role("button", name="Course").click()
    page.get_by_role("button", name="A flow of its own").click()
    expect(page.get_by_text("The server is being repaired.")).to_be_visible()
    picture(page, "course-failed")
    page.go_back()
    page.go_back()
    page.get_by_role("combobox", name="Backend").select_option(label="working")
    page.get_by_role("button", name="Course").click()
    page.get_by_role("button", name="A flow of its own").click()
    expect(page.get_by_text("The server is being repaired.")).to_have_count(0)
    expect(page.get_by_role("button", name="Join call")).to_be_visible()


def test_the_inside_of_an_outline_lets_a_click_through(user):
    page = user.open(path="/places")
    page.get_by_role("button", name="Buy", exact=True).last.click()
    expect(page.get_by_text("2 tickets, €48").last).to_be_visible()

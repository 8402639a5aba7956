"""The browser's own ways: Back, Forward, reload and tabs."""

from conftest import eventually
from playwright.sync_api import expect


def heading(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def open_list(page):
    page.get_by_role("button", name="Customers").click()
    page.get_by_role("button", name="Pushed", exact=True).click()
    expect(heading(page, "All customers")).to_be_visible()


def go_deep(page):
    open_list(page)
    page.get_by_role("button", name="Emil Rossi").first.click()
    expect(page.get_by_role("heading", name="Emil Rossi")).to_be_visible()


def test_back_goes_one_step_back_in_the_app(page):
    go_deep(page)
    page.go_back()
    expect(heading(page, "All customers")).to_be_visible()
    page.go_back()
    expect(heading(page, "Customers")).to_be_visible()
    page.go_back()
    expect(heading(page, "Meerkat")).to_be_visible()
    assert page.evaluate("history.state?.depth ?? 0") == 0


def test_several_steps_at_once(page):
    go_deep(page)
    page.evaluate("history.go(-3)")
    expect(heading(page, "Meerkat")).to_be_visible()


def test_back_closes_a_sheet(page):
    page.get_by_role("button", name="Customers").click()
    page.get_by_role("button", name="In a sheet", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(heading(page, "Customers")).to_be_visible()


def test_the_apps_own_back_takes_the_history_along(page):
    go_deep(page)
    page.get_by_role("button", name="All customers").click()
    expect(heading(page, "All customers")).to_be_visible()
    eventually(page, "history.state?.depth === 2")


def test_forward_opens_again_what_was_left(page):
    page.get_by_role("button", name="Customers").click()
    expect(heading(page, "Customers")).to_be_visible()
    page.go_back()
    expect(heading(page, "Meerkat")).to_be_visible()
    page.go_forward()
    expect(heading(page, "Customers")).to_be_visible()
    page.go_back()
    expect(heading(page, "Meerkat")).to_be_visible()
    page.get_by_role("button", name="Todos").click()
    expect(heading(page, "Todos")).to_be_visible()


def test_back_at_the_root_leaves_the_page(user):
    page = user.context.new_page()
    page.goto("about:blank")
    page.goto(user.address)
    user.wait(page)
    page.go_back()
    assert page.url == "about:blank"


def test_a_reload_keeps_the_journey_and_what_was_typed(page, user):
    open_list(page)
    field = page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").get_by_role("textbox")
    field.fill("wagner")
    expect(page.get_by_role("button", name="Emil Rossi")).to_have_count(0)
    page.reload()
    user.wait(page)
    expect(heading(page, "All customers")).to_be_visible()
    expect(field).to_have_value("wagner")
    page.go_back()
    expect(heading(page, "Customers")).to_be_visible()


def test_each_tab_is_an_app_of_its_own(user):
    first = user.open()
    second = user.open()
    first.get_by_role("button", name="Customers").click()
    expect(heading(first, "Customers")).to_be_visible()
    expect(heading(second, "Meerkat")).to_be_visible()
    second.get_by_role("button", name="Todos").click()
    expect(heading(second, "Todos")).to_be_visible()
    first.reload()
    user.wait(first)
    expect(heading(first, "Customers")).to_be_visible()
    expect(heading(second, "Todos")).to_be_visible()


def test_a_new_tab_does_not_take_over_one_that_was_just_left(user):
    first = user.open()
    first.get_by_role("button", name="Customers").click()
    expect(heading(first, "Customers")).to_be_visible()
    first.goto("about:blank")
    second = user.open()
    expect(heading(second, "Meerkat")).to_be_visible()
    first.go_back()
    user.wait(first)
    expect(heading(first, "Customers")).to_be_visible()

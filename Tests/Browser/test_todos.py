"""The room of the todos: a sheet, an asynchronous save, and a way back that the user takes first."""

from playwright.sync_api import expect


def open_sheet(page, title="Sing"):
    page.get_by_role("button", name="Todos").click()
    page.get_by_role("button", name="Add todo").click()
    sheet = page.get_by_role("dialog", name="New todo")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("button", name="Save")).to_be_disabled()
    sheet.get_by_role("textbox", name="What is to be done?").fill(title)
    return sheet


def test_a_saved_todo_closes_the_sheet(page, picture):
    sheet = open_sheet(page)
    picture(page, "todos-add")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_text("Saving…")).to_be_visible()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Sing")).to_be_visible()
    picture(page, "todos")


def test_going_back_before_the_save_has_ended(page):
    sheet = open_sheet(page, "Dance")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_text("Saving…")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Dance")).to_be_visible()
    expect(page.get_by_role("heading", name="Todos")).to_be_visible()


def test_a_switch_moves_its_todo(page):
    page.get_by_role("button", name="Todos").click()
    switch = page.get_by_role("switch", name="Done: Call the dentist")
    switch.check()
    expect(switch).to_be_checked()
    done = page.get_by_role("region", name="Done")
    expect(done.get_by_text("Call the dentist").last).to_be_visible()

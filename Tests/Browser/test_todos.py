"""The room of the todos: intents that come from a button, a task that has ended, and a reminder."""

import re

import pytest
from conftest import User, quiet, start_gallery, stop
from playwright.sync_api import expect
from test_motion import GO_ON, HOLDABLE


@pytest.fixture
def user(tmp_path, monkeypatch, browser):
    """A user of a Gallery whose todos are in a folder of their own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    process, address = start_gallery("--port", "0")
    user = User(browser, address)
    yield user
    user.context.close()
    stop(process)
    assert user.problems == []


def open_sheet(page, title="Sing"):
    page.get_by_role("button", name="Todos").click()
    page.get_by_role("button", name="Add todo").click()
    sheet = page.get_by_role("dialog", name="New todo")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("button", name="Save")).to_be_disabled()
    sheet.get_by_role("textbox", name="What needs to be done?").fill(title)
    return sheet


def test_a_saved_todo_closes_the_sheet(page, picture):
    sheet = open_sheet(page)
    picture(page, "todos-add")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_text("Saving…")).to_be_visible()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Sing", exact=True)).to_be_visible()
    picture(page, "todos")


def test_going_back_before_the_save_has_ended(page):
    sheet = open_sheet(page, "Dance")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_text("Saving…")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Dance", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Todos")).to_be_visible()


def test_cancelling_a_save_keeps_nothing(page):
    sheet = open_sheet(page, "Dance")
    sheet.get_by_role("button", name="Save").click()
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Add todo").click()
    sheet.get_by_role("textbox", name="What needs to be done?").fill("Sing")
    sheet.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Sing", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Dance", exact=True)).to_have_count(0)


def test_a_damaged_file_is_reported(tmp_path, user, picture):
    file = tmp_path / "meerkat-gallery" / "todos.json"
    file.parent.mkdir()
    file.write_text("no todos")
    page = user.open(path="/todos")
    expect(page.get_by_text("was damaged")).to_be_visible()
    picture(page, "todos-damaged")
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.get_by_text("was damaged")).to_have_count(0)
    [aside] = file.parent.iterdir()
    assert aside.read_text() == "no todos"


def test_what_cannot_be_saved_is_announced(tmp_path, user, picture):
    page = user.open()
    sheet = open_sheet(page, "Dance")
    (tmp_path / "meerkat-gallery").write_text("no folder")
    sheet.get_by_role("button", name="Save").click()
    page.keyboard.press("Escape")
    alert = page.get_by_role("alertdialog")
    expect(alert.get_by_text("“Dance” could not be saved.")).to_be_visible()
    picture(page, "todos-not-saved")
    (tmp_path / "meerkat-gallery").unlink()
    alert.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Dance", exact=True)).to_be_visible()


def circle(page, title):
    return page.get_by_role("button", name=f"Done: {title}")


def test_a_circle_moves_its_todo_and_keeps_the_focus(page):
    page.get_by_role("button", name="Todos").click()
    dentist = circle(page, "Call the dentist")
    expect(dentist).to_have_attribute("aria-pressed", "false")
    dentist.focus()
    page.keyboard.press("Space")
    done = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Done"))
    expect(done.get_by_text("Call the dentist").last).to_be_visible()
    expect(dentist).to_have_attribute("aria-pressed", "true")
    expect(dentist).to_be_focused()


def test_a_todo_glides_to_its_place_and_keeps_the_focus(user):
    user.context.add_init_script(HOLDABLE)
    page = user.open(path="/todos")
    page.emulate_media(reduced_motion="no-preference")
    dentist = circle(page, "Call the dentist")
    dentist.focus()
    page.evaluate("hold(true)")
    page.keyboard.press("Space")
    quiet(page)
    assert page.evaluate("document.getAnimations().length") > 0
    page.evaluate(GO_ON)
    expect(dentist).to_have_count(1)
    expect(dentist).to_have_attribute("aria-pressed", "true")
    expect(dentist).to_be_focused()


def test_a_row_is_all_circle_and_details(page):
    page.get_by_role("button", name="Todos").click()
    row = page.locator("li", has=circle(page, "Water the plants")).last
    box = row.bounding_box()
    inside = [node.bounding_box() for node in (circle(page, "Water the plants"), row.get_by_text("Water the plants"))]
    assert all(part["height"] >= 44 and part["width"] >= 44 for part in inside[:1])
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + 3)
    expect(page.get_by_role("heading", name="Todo", exact=True)).to_be_visible()


def test_a_new_todo_needs_no_mouse(user):
    page = user.open(path="/todos")
    page.get_by_role("button", name="Add todo").press("Enter")
    expect(page.get_by_role("textbox", name="What needs to be done?")).to_be_focused()
    page.keyboard.type("Dance")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Dance", exact=True)).to_be_visible()
    page.get_by_role("button", name="Dance", exact=True).press("Delete")
    expect(page.get_by_role("button", name="Dance", exact=True)).to_have_count(0)
    expect(page.locator("button:focus")).to_be_visible()


def test_all_windows_show_what_one_of_them_changes(user):
    here, there = user.open(path="/todos/1"), user.open(path="/todos")
    row = there.get_by_role("button", name="Water the flowers", exact=True)
    title = here.get_by_role("textbox", name="Title")
    title.fill("Water the flowers")
    title.press("Enter")
    expect(row).to_be_visible()
    row.click(button="right")
    there.get_by_role("menuitem", name="Delete").click()
    expect(row).to_have_count(0)
    expect(here.get_by_role("heading", name="No such todo")).to_be_visible()


def test_what_is_deleted_in_the_details_leads_back(user):
    page = user.open(path="/todos/2")
    page.get_by_role("button", name="Delete todo").click()
    expect(page).to_have_url(re.compile("/todos$"))
    expect(circle(page, "Water the plants")).to_be_visible()
    expect(circle(page, "Call the dentist")).to_have_count(0)


def test_each_todo_has_an_address(user, picture):
    page = user.open(path="/todos/2")
    expect(page.get_by_role("textbox", name="Title")).to_have_value("Call the dentist")
    picture(page, "todo")
    page.get_by_role("button", name="Todos").click()
    expect(page).to_have_url(re.compile("/todos$"))
    page.go_forward()
    expect(page).to_have_url(re.compile("/todos/2$"))
    expect(page.get_by_role("textbox", name="Title")).to_have_value("Call the dentist")


def test_the_sheet_has_an_address_and_saves(user):
    page = user.open(path="/todos/new")
    sheet = page.get_by_role("dialog", name="New todo")
    sheet.get_by_role("textbox", name="What needs to be done?").fill("Sing")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Sing", exact=True)).to_be_visible()


def test_a_todo_that_is_not_there_leads_back_to_all(user, picture):
    page = user.open(path="/todos/99")
    expect(page.get_by_role("heading", name="No such todo")).to_be_visible()
    picture(page, "todo-missing")
    page.get_by_role("button", name="Show all todos").click()
    expect(page.get_by_role("button", name="Add todo")).to_be_visible()


def test_a_reminder_finds_the_user_wherever_they_are(user, picture):
    page = user.open(path="/todos/3")
    page.get_by_role("button", name="Remind me in five seconds").click()
    page.get_by_role("button", name="Todos").click()
    page.get_by_role("button", name="Add todo").click()
    alert = page.get_by_role("alertdialog")
    expect(alert.get_by_text("Buy a birthday present")).to_be_visible()
    picture(page, "todos-reminder")
    alert.get_by_role("button", name="Show").click()
    expect(page.get_by_text("Still to do").last).to_be_visible()


def test_the_todo_is_there_again_after_a_restart(browser, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    process, address = start_gallery("--port", "0")
    user = User(browser, address)
    page = user.open()
    open_sheet(page, "Dance").get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Dance", exact=True).click()
    expect(page).to_have_url(address + "/todos/5")
    stop(process)
    with page.expect_navigation():
        process, _ = start_gallery("--port", address.rsplit(":", 1)[1])
    user.wait(page)
    expect(page.get_by_role("textbox", name="Title")).to_have_value("Dance")
    page.get_by_role("button", name="Todos").click()
    expect(page.get_by_role("button", name="Dance", exact=True)).to_be_visible()
    user.context.close()
    stop(process)

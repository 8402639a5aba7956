"""The room of the devices: a flow in a sheet that ends with a device, and a list of ten thousand."""

import json

import pytest
from conftest import User, eventually, start_gallery, stop
from playwright.sync_api import expect


@pytest.fixture
def gallery(tmp_path, monkeypatch, browser):
    """A Gallery whose devices are in a folder of their own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    process, address = start_gallery("--port", "0")
    user = User(browser, address)
    yield user
    user.context.close()
    stop(process)
    assert user.problems == []


TALLEST = "document.scrollingElement.scrollTop = 1e9"


def find(page):
    page.get_by_role("button", name="Install a device").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Search again")).to_be_visible()
    return sheet


def log_in(sheet, password="open-sesame"):
    sheet.get_by_label("Password").last.fill(password)
    # What was wrong is no longer there when something else is typed, and the button moves: not under the pointer.
    expect(sheet.get_by_text("The password is wrong")).to_have_count(0)
    sheet.get_by_role("button", name="Log in", exact=True).last.click()


def test_a_lock_is_installed_and_kept(gallery, picture):
    page = gallery.open(path="/devices")
    page.get_by_role("button", name="Install a device").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("progressbar")).to_be_visible()
    picture(page, "devices-search")
    expect(sheet.get_by_role("button", name="Search again")).to_be_visible()
    sheet.get_by_role("button", name="Garage").click()
    log_in(sheet, "open-salami")
    expect(sheet.get_by_text("The password is wrong")).to_be_visible()
    picture(page, "devices-login")
    log_in(sheet)
    sheet.get_by_role("button", name="Close", exact=True).click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Garage")).to_be_visible()
    picture(page, "devices-list")

    again = gallery.open(path="/devices/LK-3307")
    expect(again.get_by_role("heading", name="Garage")).to_be_visible()
    expect(again.get_by_role("button", name="Close")).to_have_count(0)
    picture(again, "devices-details")


def test_going_back_another_lock_can_be_installed(gallery):
    page = gallery.open(path="/devices")
    sheet = find(page)
    sheet.get_by_role("button", name="Garage").click()
    expect(sheet.get_by_role("heading", name="Log in")).to_be_visible()
    page.go_back()
    sheet.get_by_role("button", name="Front door").last.click()
    log_in(sheet)
    sheet.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("button", name="Front door")).to_be_visible()
    expect(page.get_by_role("button", name="Garage")).to_have_count(0)


def test_the_installation_has_an_address(gallery):
    page = gallery.open(path="/devices/install")
    expect(page.get_by_role("dialog", name="Find your lock")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="Devices", exact=True)).to_be_visible()


def test_ten_thousand_devices_are_there_and_gone(gallery, picture):
    page = gallery.open(path="/devices")
    switch = page.get_by_role("switch", name="10,000 demo devices")
    switch.check()
    expect(page.get_by_role("main").get_by_text("10,000 devices", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Acorn House, door 0001")).to_be_visible()
    picture(page, "devices-filled")
    page.get_by_role("button", name="Acorn House, door 0001").click()
    expect(page.get_by_role("heading", name="Acorn House, door 0001")).to_be_visible()
    page.go_back()
    switch.uncheck()
    expect(page.get_by_role("main").get_by_text("No devices yet", exact=True)).to_be_visible()


def test_a_jump_to_the_last_of_ten_thousand_makes_few_lines(gallery, picture):
    page = gallery.open(path="/devices")
    page.get_by_role("switch", name="10,000 demo devices").check()
    expect(page.get_by_role("main").get_by_text("10,000 devices", exact=True)).to_be_visible()
    last = page.get_by_role("button", name="Juniper House, door 1000")
    expect(last).to_have_count(0)
    # The lines in between are a space whose height is estimated until they are made.
    eventually(page, f"{TALLEST}, [...document.querySelectorAll('button.row')].at(-1)"
                     ".textContent.includes('Juniper House, door 1000')")
    expect(last).to_be_in_viewport()
    picture(page, "devices-last")
    assert page.locator("li").count() < 400
    last.click()
    expect(page.get_by_role("heading", name="Juniper House, door 1000")).to_be_visible()


def test_a_damaged_file_is_reported_and_set_aside(gallery, tmp_path, picture):
    folder = tmp_path / "meerkat-gallery"
    folder.mkdir()
    (folder / "devices.json").write_text("These are no devices.")
    page = gallery.open(path="/devices")
    expect(page.get_by_text("The file with your devices was damaged.")).to_be_visible()
    picture(page, "devices-damaged")
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.get_by_text("was damaged")).to_have_count(0)
    (aside,) = folder.glob("devices damaged *.json")
    assert aside.read_text() == "These are no devices."
    assert json.loads((folder / "devices.json").read_text())["devices"] == []

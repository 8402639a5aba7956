"""An app that is built anew while its page is open: the next program takes over the port, the place and the state."""

import json
import subprocess

import pytest
from conftest import GALLERY, PATIENCE, User, stop, start
from playwright.sync_api import expect
from test_accessibility import AXE, CHECK, EVERY_RULE


class Watched:
    """What `meerkat run --watch` does with the programs that it builds."""

    def __init__(self, folder):
        self.options = ["--watched", "--keep", str(folder / "sessions")]
        self.process, self.address = start(GALLERY, *self.options, "--port", "0", stdin=subprocess.PIPE)

    def tell(self, title="", text="", busy=False):
        self.process.stdin.write(json.dumps({"title": title, "text": text, "isBusy": busy}) + "\n")
        self.process.stdin.flush()

    def build_anew(self):
        port = self.address.rsplit(":", 1)[1]
        last = self.process
        self.process, address = start(GALLERY, *self.options, "--port", port, stdin=subprocess.PIPE)
        assert address == self.address
        stop(last)


@pytest.fixture
def watched(tmp_path):
    watched = Watched(tmp_path)
    yield watched
    # A program whose builder has gone ends by itself.
    watched.process.stdin.close()
    assert watched.process.wait(timeout=PATIENCE) == 0


def test_the_page_stays_where_it_is(browser, watched):
    user = User(browser, watched.address)
    page = user.open(path="/todos")
    page.get_by_role("button", name="Add todo").click()
    page.get_by_role("textbox").fill("Buy milk")
    watched.build_anew()
    watched.tell("The app can't be built", "Row.swift:3: cannot find 'c' in scope")
    expect(page.get_by_role("alert")).to_contain_text("Row.swift:3")
    expect(page.get_by_role("textbox")).to_have_value("Buy milk")
    expect(page).to_have_url(watched.address + "/todos/new")
    assert user.problems == []
    user.context.close()


def test_state_that_no_control_shows_is_kept(browser, watched):
    user = User(browser, watched.address)
    page = user.open()
    page.get_by_role("button", name="Tickets in a sheet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    before = page.url
    watched.tell("The app can't be built")
    expect(page.get_by_role("alert")).to_be_visible()
    watched.build_anew()
    # What was said of the program before is no longer true.
    expect(page.get_by_role("alert")).to_have_count(0)
    watched.tell("Another build")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.url == before
    user.context.close()


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 900])
def test_an_error_is_above_the_app(browser, watched, picture, look, width):
    user = User(browser, watched.address, color_scheme=look, viewport={"width": width, "height": 600})
    page = user.open(path="/todos")
    watched.tell("TodoRow can't be compiled", "Sources/Row.swift:3: cannot find 'c' in scope\n" * 40)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    picture(page, f"watching-{look}-{width}")
    page.evaluate(AXE)
    assert page.evaluate(CHECK.replace("RULES", EVERY_RULE)) == []
    page.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
    watched.tell("TodoRow can't be compiled", "again")
    expect(alert).to_be_visible()
    watched.tell()
    expect(alert).to_have_count(0)
    user.context.close()

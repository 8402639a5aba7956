"""What people with a screen reader, a keyboard or colours of their own find: WCAG 2.2 AA, the focus, what is announced."""

import os
from pathlib import Path

import axe_playwright_python
import pytest
from conftest import PROGRAMS, User, quiet, settle, start, stop
from playwright.sync_api import expect
from test_showcase import ROOMS

AXE = (Path(next(iter(axe_playwright_python.__path__))) / "axe.min.js").read_text()
EVERY_RULE = """{ runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  rules: { "target-size": { enabled: true } } }"""
# What colours decide.
CONTRAST = """{ runOnly: ["color-contrast", "link-in-text-block"] }"""
# What depends on the width, too.
PLACES = """{ runOnly: ["color-contrast", "link-in-text-block", "target-size", "page-has-heading-one", "landmark-unique",
  "scrollable-region-focusable", "button-name", "aria-hidden-focus"], rules: { "target-size": { enabled: true } } }"""
LOOKS = [(1100, "light", EVERY_RULE), (390, "light", PLACES), (390, "dark", CONTRAST), (1100, "dark", CONTRAST)]
CHECK = """
axe.run(RULES)
  .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) =>
    `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`)))
"""
NARROW = {"viewport": {"width": 390, "height": 800}}
OTHER_PAGES = ["todos/new", "todos/2", "customers/3", "customers/columns", "course/flow/schedule", "places/sheet"]


@pytest.fixture(scope="module")
def other_app():
    program = os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp")
    process, address = start(program, "--port", "0")
    yield address
    stop(process)


@pytest.fixture
def notes(browser, other_app):
    users = []

    def open_page(path="", **options):
        users.append(User(browser, other_app, **options))
        return users[-1].open(path=path)

    yield open_page
    for user in users:
        user.context.close()
        assert user.problems == []


# The addresses of each app, and the names of what leads to other screens from its first one.
SCREENS = {
    "Gallery": [
        *ROOMS, *OTHER_PAGES, "course/flow/tasks/chair", "course/flow/messages", "course/onboarding", "course/onboarding/permissions",
        "course/marketplace", "course/careful", "course/homework", "customers/sheet", "customers/columns/3", "errors/no-network",
        "errors/maintenance", "errors/failure", "errors/update-available", "errors/update-required", "errors/jailbroken",
    ],
    "Teapot": ["", "teas/new", "teas/Sencha", "teas/Sencha/brew", "teas/Sencha/brew/rating", "> Cups"],
    "Bookshelf": ["", "> Discover", "> Goal", "> Stoner"],
    "Greenhouse": ["", "> Care", "> Settings", "> Add Plant"],
    "Easel": ["", "> Flash Cards", "> Clock", "> Sketchbook", "> Swatches"],
}


@pytest.mark.parametrize("app", SCREENS)
def test_every_screen_satisfies_axe(browser, app):
    process, address = start(PROGRAMS / app, "--port", "0")
    users, found = [], []
    for screen in SCREENS[app]:
        if not users or screen.startswith("> "):
            users.append(User(browser, address, bypass_csp=True))
            page = users[-1].open()
        page.set_viewport_size({"width": 1100, "height": 800})
        if not screen.startswith("> "):
            page.goto(f"{address}/{screen}")
            users[-1].wait(page)
        else:
            page.get_by_role("tab", name=screen[2:]).or_(page.get_by_role("button", name=screen[2:])).locator("visible=true").first.click()
            quiet(page)
        page.evaluate(AXE)
        for width, scheme, rules in LOOKS:
            page.set_viewport_size({"width": width, "height": 800})
            page.emulate_media(color_scheme=scheme)
            settle(page)
            found += [f"{screen} {width} {scheme} {line}" for line in page.evaluate(CHECK.replace("RULES", rules))]
    for user in users:
        user.context.close()
        found += user.problems
    stop(process)
    assert found == []


@pytest.mark.parametrize("user", [{"forced_colors": "active"}, {"contrast": "more"}], ids=["forced", "contrast"], indirect=True)
def test_a_switch_is_seen_in_the_colours_of_the_user(user):
    page = user.open(path="/devices")
    switch = page.get_by_role("switch").first
    style = switch.evaluate("(node) => [getComputedStyle(node).borderTopWidth, getComputedStyle(node).backgroundColor]")
    forced = page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert style[0] == ("1px" if forced else "0px")
    if not forced:
        assert style[1] == "rgb(74, 74, 80)"


def active(page):
    return page.evaluate("document.activeElement.tagName")


def test_the_focus_stays_near_what_is_gone(user):
    page = user.open(path="/todos/3")
    remind = page.get_by_role("button", name="Remind me in five seconds")
    remind.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("You will be reminded")).to_be_visible()
    quiet(page)
    assert active(page) == "BUTTON"


def test_the_focus_is_somewhere_when_an_alert_has_gone(notes):
    page = notes("/notes/1")
    page.get_by_role("switch", name="Asks").check()
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    quiet(page)
    assert active(page) != "BODY"


def test_cancel_stands_left_of_the_action(notes):
    page = notes("/notes/1")
    page.get_by_role("switch", name="Asks").check()
    page.get_by_role("button", name="Back", exact=True).click()
    buttons = page.get_by_role("alertdialog").get_by_role("button")
    expect(buttons).to_have_text(["Stay", "Leave"])
    assert buttons.first.bounding_box()["x"] < buttons.last.bounding_box()["x"]


def test_counts_are_announced(user):
    page = user.open(path="/customers/all")
    page.get_by_placeholder("Search customers").last.fill("rossi")
    expect(page.locator("#spoken")).to_contain_text("customer")


def test_a_screen_without_a_title_has_a_heading(user, notes):
    page = notes("/?sheet")
    expect(page.locator("h1:visible")).to_have_count(1)


def test_a_screen_with_an_empty_title_has_the_apps(notes):
    page = notes()
    title = page.get_by_role("heading", level=1)
    page.evaluate("document.querySelector('main h1').hidden = true")
    expect(title).to_have_count(1)
    assert page.locator("#app").bounding_box()["height"] <= 1


def test_an_embedded_screen_does_not_name_the_page(user):
    assert user.open(path="/places").title() == "Four places"


def test_the_page_says_what_is_missing_without_a_script(browser, address):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    expect(page.locator("p.notice")).to_be_visible()
    context.close()


# What is cut off at its right edge, or reaches beyond the window.
CUT = """
[...document.querySelectorAll("main :is(h1, h2, button, label, .field, span)")]
  .filter((node) => node.checkVisibility({ contentVisibilityAuto: true }) && !node.closest("scroll-view.horizontal, [inert], [hidden], svg, .unseen, .one-line, .bar"))
  .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 || (node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1))
  .map((node) => node.outerHTML.slice(0, 120))
"""


@pytest.mark.parametrize("user", [{"viewport": {"width": 320, "height": 700}}], indirect=True)
def test_nothing_is_lost_at_320_points_and_in_letters_of_twice_the_size(user):
    page = user.open()
    found = []
    for path in [*ROOMS, *OTHER_PAGES]:
        page.goto(f"{user.address}/{path}")
        user.wait(page)
        for width, size in ((320, "100%"), (640, "200%")):
            page.set_viewport_size({"width": width, "height": 700})
            page.evaluate("(size) => { document.documentElement.style.fontSize = size }", size)
            settle(page)
            if page.evaluate("document.scrollingElement.scrollWidth > innerWidth"):
                found.append(f"/{path} at {width} scrolls sideways")
            found += [f"/{path} at {width} {line}" for line in page.evaluate(CUT)]
    assert found == []

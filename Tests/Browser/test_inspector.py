"""The panel beside an app that is looked into."""

from urllib.parse import urlparse

import pytest
from conftest import ROOT, User, eventually, start_gallery, stop
from playwright.sync_api import expect
from test_accessibility import AXE, CHECK, EVERY_RULE


@pytest.fixture(scope="module")
def inspected(browser):
    process, address = start_gallery("--port", "0", "--inspect", folder=ROOT)
    users = []

    def open_frames(**options):
        user = User(browser, address, **options)
        users.append(user)
        page = user.context.new_page()
        page.on("pageerror", lambda error: user.problems.append(str(error)))
        page.goto(address)
        if options.get("viewport", {"width": 1280})["width"] > 840:
            page.get_by_role("button", name="Inspect").click()
        return page, page.frame_locator("#app"), page.frame_locator("#panel")

    yield open_frames
    assert [problem for user in users for problem in user.problems] == []
    stop(process)


def test_what_answered_is_marked(inspected):
    page, app, panel = inspected()
    expect(panel.get_by_text("GalleryFlow [home]")).to_be_visible()
    expect(panel.locator("select")).to_contain_text("Screen: HomePage.swift")
    app.get_by_role("button", name="Course").first.click()
    expect(panel.get_by_text("Pressed “Course”")).to_be_visible()
    expect(panel.get_by_text("GalleryFlow: home → course, by the flow")).to_be_visible()
    app.get_by_role("button", name="A flow of its own").click()
    expect(panel.get_by_text("CourseFlow [course]")).to_be_visible()
    # The line in which the flow was told where to go.
    expect(panel.get_by_text("case .flow: push(.course)")).to_be_in_viewport()
    expect(panel.locator("select option:checked")).to_have_text("Answered: CourseRoomFlow.swift")
    assert urlparse(page.url).path == "/course/flow"
    eventually(page, "document.title === 'A flow of its own'")


def test_a_closure_that_answers_is_marked(inspected):
    page, app, panel = inspected()
    app.get_by_role("button", name="Buy").first.click()
    expect(panel.get_by_text("Pressed “Buy”")).to_be_visible()
    expect(panel.get_by_text(".didPressBuy {")).to_be_in_viewport()
    expect(panel.locator("select option:checked")).to_have_text("Answered: PushedPlace.swift")


def test_the_divider_is_moved_by_pointer_and_keys(inspected):
    page, app, panel = inspected()
    divider = page.get_by_role("separator")
    width = page.locator("#panel").bounding_box()["width"]
    box = divider.bounding_box()
    page.mouse.move(box["x"] + 4, 300)
    page.mouse.down()
    page.mouse.move(box["x"] - 196, 300, steps=4)
    page.mouse.up()
    dragged = page.locator("#panel").bounding_box()["width"]
    assert abs(dragged - width - 200) < 10
    divider.focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#panel").bounding_box()["width"] < dragged


def test_a_reload_and_the_history_lead_through_the_app(inspected):
    page, app, panel = inspected()
    app.get_by_role("button", name="Todos").click()
    expect(panel.get_by_text("Pressed “Todos”")).to_be_visible()
    eventually(page, "location.pathname === '/todos'")
    page.reload()
    # The session goes on, and so does what is known of it.
    expect(panel.get_by_text("Pressed “Todos”")).to_be_visible()
    page.evaluate("history.back()")
    expect(app.get_by_role("heading", name="Meerkat", exact=True)).to_be_visible()
    eventually(page, "location.pathname === '/'")


def test_a_sheet_covers_the_app_alone(inspected):
    page, app, panel = inspected()
    app.get_by_role("button", name="Todos").click()
    app.get_by_role("button", name="Add").click()
    expect(app.get_by_role("dialog")).to_be_visible()
    panel.locator("select").select_option(index=1)
    expect(panel.locator("select option:checked")).to_contain_text(".swift")


def test_the_app_comes_first_and_what_it_answers_is_shown(inspected):
    page, app, panel = inspected()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#panel")).to_be_hidden()
    # Whoever closes the panel isn't disturbed.
    app.get_by_role("button", name="Todos").click()
    eventually(page, "location.pathname === '/todos'")
    expect(page.locator("#panel")).to_be_hidden()
    page.evaluate("sessionStorage.removeItem('inspector')")
    app.get_by_role("button", name="Add todo").click()
    expect(panel.get_by_text("Pressed “Add todo”")).to_be_visible()
    page.reload()
    expect(panel.get_by_text("Pressed “Add todo”")).to_be_visible()


def test_on_a_phone_the_panel_is_a_drawer(inspected, picture):
    page, app, panel = inspected(viewport={"width": 390, "height": 800})
    button = page.get_by_role("button", name="Inspect")
    expect(page.locator("#panel")).to_be_hidden()
    button.click()
    expect(panel.get_by_text("GalleryFlow [home]")).to_be_visible()
    picture(page, "inspector-phone")
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#panel")).to_be_hidden()


def test_the_panel_satisfies_axe(inspected):
    page, app, panel = inspected(bypass_csp=True)
    expect(panel.get_by_text("GalleryFlow [home]")).to_be_visible()
    expect(panel.locator("span[style*=color]").first).to_be_visible()
    check = CHECK.replace("axe.run(", "axe.run({ exclude: ['iframe'] }, ")
    # The page around the frames has no content of its own.
    around = EVERY_RULE.replace(', "best-practice"', "")
    frame = next(frame for frame in page.frames if "/~/inspector" in frame.url)
    app.get_by_role("button", name="Course").first.click()
    expect(panel.get_by_text("GalleryFlow [home, push course]")).to_be_visible()
    for one in (page.main_frame, frame):
        one.evaluate(AXE)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for one, rules in ((page.main_frame, around), (frame, EVERY_RULE)):
            assert one.evaluate(check.replace("RULES", rules)) == []


def test_values_are_shown_and_an_element_leads_to_its_source(inspected):
    page, app, panel = inspected()
    app.get_by_role("button", name="Todos").click()
    expect(panel.get_by_text("Pressed “Todos”")).to_be_visible()
    eventually(page, "location.pathname === '/todos'")
    pick = page.get_by_role("button", name="Pick")
    pick.click()
    expect(pick).to_have_attribute("aria-pressed", "true")
    add = app.get_by_role("button", name="Add")
    add.hover()
    expect(page.locator("#outline")).to_be_visible()
    outlined, whole = page.locator("#outline").bounding_box(), add.bounding_box()
    assert whole["x"] - 1 <= outlined["x"] < whole["x"] + whole["width"]
    # It is picked without being pressed.
    add.click()
    expect(panel.locator("select option:checked")).to_contain_text("Picked: ")
    expect(app.get_by_role("dialog")).to_have_count(0)
    expect(pick).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#outline")).to_be_hidden()


def test_an_element_is_picked_by_keys_and_escape_ends_it(inspected):
    page, app, panel = inspected()
    expect(panel.get_by_text("GalleryFlow [home]")).to_be_visible()
    pick = page.get_by_role("button", name="Pick")
    pick.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("#outline")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#outline")).to_be_hidden()
    expect(pick).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(panel.locator("select option:checked")).to_contain_text("Picked: ")
    expect(panel.get_by_text("GalleryFlow [home]")).to_be_visible()


FLASHES = """
window.flashed = 0;
new MutationObserver((all) => all.forEach((one) => flashed += one.addedNodes.length))
  .observe(document.getElementById("marks"), { childList: true });
"""


@pytest.mark.parametrize("how", ["moving", "off", "still"])
def test_evaluated_views_flash_where_that_is_wanted(inspected, how):
    page, app, panel = inspected(reduced_motion="reduce" if how == "still" else "no-preference")
    expect(panel.get_by_text("GalleryFlow [home]")).to_be_visible()
    if how == "off":
        page.get_by_role("checkbox", name="Flash what is evaluated").uncheck()
    page.evaluate(FLASHES)
    app.get_by_role("button", name="Todos").click()
    expect(panel.get_by_text("Pressed “Todos”")).to_be_visible()
    expect(app.get_by_role("button", name="Add")).to_be_visible()
    assert (page.evaluate("flashed") > 0) == (how == "moving")


def test_long_lines_are_wrapped_and_a_wide_panel_has_columns(inspected, picture):
    page, app, panel = inspected(viewport={"width": 1280, "height": 800})
    expect(panel.locator("select")).to_be_visible()
    frame = next(frame for frame in page.frames if "/~/inspector" in frame.url)
    eventually(frame, "[...document.querySelectorAll('scroll-view')].every((one) => one.scrollWidth <= one.clientWidth)")
    picture(page, "inspector-values")
    page.set_viewport_size({"width": 2000, "height": 900})
    page.get_by_role("separator").focus()
    for _ in range(10):
        page.keyboard.press("ArrowLeft")
    title = panel.get_by_role("heading", name="Parent")
    expect(title).to_be_visible()
    expect(panel.get_by_text("GalleryFlow [home]")).to_be_visible()
    journey, screen = panel.get_by_text("GalleryFlow [home]").bounding_box(), panel.locator("select").bounding_box()
    assert journey["x"] < screen["x"] < title.bounding_box()["x"]
    picture(page, "inspector-wide")

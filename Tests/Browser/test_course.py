"""The room of the course: one screen under four parents, with a real server behind it."""

import signal

import pytest
from conftest import start_gallery, stop
from playwright.sync_api import expect


def open_parent(page, name):
    page.get_by_role("button", name="Course").click()
    page.get_by_role("button", name=name).click()
    expect(shown(page).get_by_text("Six weeks of looking closely")).to_be_visible()


def shown(page):
    """The screen that a user sees."""
    return page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").last


def path_of(page):
    return page.evaluate("location.pathname")


@pytest.mark.parametrize(
    ("user", "name"),
    [
        ({"color_scheme": "light"}, "course-light"),
        ({"color_scheme": "dark"}, "course-dark"),
        ({"viewport": {"width": 390, "height": 844}}, "course-narrow"),
    ],
    indirect=["user"],
)
def test_a_course_is_loaded_from_the_server(user, name, picture):
    page = user.open()
    open_parent(page, "A flow of its own")
    for action in ["Join call", "Choose another time", "Messages", "Ten hands"]:
        expect(shown(page).get_by_role("button", name=action)).to_be_visible()
    # The picture waits until the screen has come to rest.
    picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_call_is_moved_by_the_server_and_for_nobody_else(user):
    page = user.open(path="/course/flow")
    page.get_by_role("button", name="Choose another time").click()
    sheet = page.get_by_role("dialog", name="Another time")
    sheet.get_by_role("button", name="Friday, 17:30").click()
    expect(sheet.get_by_text("The call has been moved.")).to_be_visible()
    assert path_of(page) == "/course/flow/schedule"
    sheet.get_by_role("button", name="Close", exact=True).click()
    expect(shown(page).get_by_text("Friday, 17:30")).to_be_visible()
    other = user.open(path="/course/flow")
    expect(shown(other).get_by_text("Thursday, 18:00")).to_be_visible()


def test_the_address_of_a_task_opens_it_on_its_course(user):
    page = user.open(path="/course/flow/tasks/chair")
    expect(page.get_by_text("Draw only the shapes of the air")).to_be_visible()
    page.get_by_role("button", name="A flow of its own").click()
    expect(shown(page).get_by_role("button", name="Join call")).to_be_visible()
    assert path_of(page) == "/course/flow"


def test_the_call_covers_everything_and_ends(user, picture):
    page = user.open(path="/course/flow")
    page.get_by_role("button", name="Join call").click()
    expect(page.get_by_text("Ines Moreau is here.")).to_be_visible()
    picture(page, "course-call")
    page.get_by_role("button", name="Leave call").click()
    expect(shown(page).get_by_role("button", name="Join call")).to_be_visible()


def test_in_the_onboarding_the_same_button_asks_for_permissions(page, picture):
    open_parent(page, "Onboarding")
    expect(shown(page).get_by_role("button", name="Messages")).to_have_count(0)
    page.get_by_role("button", name="Join call").click()
    expect(page.get_by_role("heading", name="Permissions")).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_be_disabled()
    page.get_by_role("switch", name="Microphone").check()
    picture(page, "course-permissions")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Allowed: microphone")).to_be_visible()


def test_on_the_marketplace_the_call_is_for_those_who_take_part(page, picture):
    open_parent(page, "Marketplace")
    call = shown(page).get_by_role("button", name="Join call")
    expect(call).to_have_count(0)
    page.get_by_role("button", name="Enroll").click()
    expect(call).to_be_visible()
    picture(page, "course-marketplace")
    page.get_by_role("button", name="The sky tonight").click()
    expect(shown(page).get_by_text("What to see with your own eyes")).to_be_visible()
    expect(call).to_have_count(0)


@pytest.mark.parametrize("user", [{"viewport": {"width": 390, "height": 844}}], indirect=True)
def test_a_shelf_that_is_too_long_is_scrolled_and_its_cards_are_whole(user, picture):
    page = user.open(path="/course/marketplace")
    last = page.get_by_role("button", name="The sky tonight")
    expect(last).to_be_visible()
    last.scroll_into_view_if_needed()
    shelf = page.get_by_role("region", name="Marketplace").locator("scroll-view")
    assert shelf.evaluate("it => it.scrollLeft > 0 && it.scrollWidth > it.clientWidth")
    assert last.evaluate(
        "it => [it, ...it.querySelectorAll('*')].every((one) => one.scrollWidth <= Math.ceil(one.clientWidth) || one.clientWidth === 0)"
    )
    picture(page, "course-shelf")


def test_a_careful_parent_asks_first(page, picture):
    open_parent(page, "A careful parent")
    page.get_by_role("button", name="Join call").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    picture(page, "course-question")
    question.get_by_role("button", name="Not now").click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Join call").click()
    question.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Leave call")).to_be_visible()


def test_control_c_ends_the_server_and_its_client_too(browser):
    process, address = start_gallery("--port", "0")
    page = browser.new_page()
    page.goto(address + "/course/flow")
    expect(page.get_by_text("Six weeks of looking closely")).to_be_visible()
    stop(process, by=signal.SIGINT)
    assert process.stderr.read() == ""
    page.close()

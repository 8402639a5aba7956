"""The slider over the past of an app that is looked into."""

import pytest
from conftest import ROOT, User, eventually, start_gallery, stop
from playwright.sync_api import expect
from test_accessibility import AXE, CHECK, EVERY_RULE

SHOWN = """JSON.stringify([...document.querySelectorAll("main [id], dialog [id]")]
  .map((node) => [node.id, node.childElementCount ? "" : node.textContent, node.value ?? "", node.checked ?? ""]))"""

TEXTS = """[...document.querySelectorAll("main *, dialog *")].filter((node) => !node.closest("[hidden]")).map((node) => [node.tagName, node.value ?? "",
  node.childElementCount ? "" : node.textContent])"""


@pytest.fixture(scope="module")
def inspected(browser):
    process, address = start_gallery("--port", "0", "--inspect", folder=ROOT)
    users = []

    def open_frames(**options):
        user = User(browser, address, reduced_motion="reduce", **options)
        users.append(user)
        page = user.context.new_page()
        page.on("pageerror", lambda error: user.problems.append(str(error)))
        page.goto(address)
        page.get_by_role("button", name="Inspect").click()
        expect(page.frame_locator("#panel").get_by_text("GalleryFlow [home]")).to_be_visible()
        return page, page.frame_locator("#app")

    yield open_frames
    assert [problem for user in users for problem in user.problems] == []
    stop(process)


def shown(page, frame):
    return page.locator(frame).element_handle().content_frame().evaluate(SHOWN)


def texts(page, frame):
    return page.locator(frame).element_handle().content_frame().evaluate(TEXTS)


def move(page, moment):
    page.get_by_role("slider").evaluate(
        "(slider, moment) => { slider.value = moment; slider.dispatchEvent(new Event('input')); }", moment
    )


def use(page, app):
    """Does a few things, and gives what the page showed after each."""
    seen = [shown(page, "#app")]

    def note(title):
        moment = len(seen)
        slider = page.get_by_role("slider")
        eventually(page, f"document.getElementById('moment').max === '{moment}'")
        expect(slider).to_have_attribute("aria-valuetext", "Now")
        page.wait_for_function("document.getElementById('app').contentWindow.document.body.dataset.live !== undefined")
        seen.append(shown(page, "#app"))

    app.get_by_role("button", name="Todos").click()
    expect(app.get_by_role("button", name="Add")).to_be_visible()
    note("Pressed “Todos”")
    app.get_by_role("button", name="Add").click()
    expect(app.get_by_role("dialog")).to_be_visible()
    note("Pressed “Add”")
    app.get_by_role("textbox").first.fill("Milk")
    note("Typed")
    return seen


def test_each_moment_is_shown_as_it_was(inspected):
    page, app = inspected()
    seen = use(page, app)
    now = shown(page, "#app")
    for moment in (2, 0, 1, 2):
        move(page, moment)
        expect(page.locator("#sign")).to_contain_text(f"The past: {moment} of 3")
        eventually(page, "document.querySelector('#past iframe')?.contentWindow.document.querySelector('main [id]') !== null")
        assert shown(page, "#past iframe") == seen[moment]
    # The app goes on below, untouched.
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#past")).to_be_hidden()
    assert shown(page, "#app") == now


def test_in_the_past_nothing_is_done(inspected):
    page, app = inspected()
    app.get_by_role("button", name="Course").first.click()
    expect(page.get_by_role("slider")).to_be_enabled()
    page.get_by_role("button", name="One event back").click()
    past = page.frame_locator("#past iframe")
    past.get_by_role("button", name="Todos").click()
    expect(page.locator("#past")).to_be_visible()
    eventually(page, "document.getElementById('moment').max === '1'")
    # By keys alone: back in time by the slider, and to now by Escape.
    page.get_by_role("slider").focus()
    page.keyboard.press("Escape")
    expect(page.locator("#past")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#sign")).to_have_text("The past: 0 of 1 – Opened the page")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#past")).to_be_hidden()


def go_on(page, moment):
    move(page, moment)
    page.get_by_role("button", name="Go on from here").click()
    expect(page.locator("#past")).to_be_hidden()
    expect(page.locator("#sign")).to_contain_text("Went on from here")


def test_one_goes_on_from_a_moment(inspected):
    page, app = inspected()
    use(page, app)
    app.get_by_role("textbox").first.fill("Milk and honey")
    eventually(page, "document.getElementById('moment').max === '4'")
    move(page, 3)
    eventually(page, "document.querySelector('#past iframe')?.contentWindow.document.querySelector('main [id]') !== null")
    wanted = texts(page, "#past iframe")
    go_on(page, 3)
    expect(page.locator("#moment-title")).to_have_text("Now")
    expect(app.get_by_role("textbox").first).to_have_value("Milk")
    assert texts(page, "#app") == wanted
    assert page.url.endswith("/todos/new")
    app.get_by_role("button", name="Cancel").click()
    # All of the past can still be seen, and gone on from.
    eventually(page, "document.getElementById('moment').max === '5'")
    move(page, 4)
    expect(page.locator("#sign")).to_have_text("The past: 4 of 5 – Went on from here")
    go_on(page, 0)
    eventually(page, "document.getElementById('moment').max === '1'")
    expect(page.locator("#moment-title")).to_have_text("Now")
    expect(app.get_by_role("button", name="Todos")).to_be_visible()


def test_what_is_not_taken_back_is_said(inspected):
    page, app = inspected()
    use(page, app)
    # The Gallery keeps its todos in a file.
    app.get_by_role("button", name="Save").click()
    expect(app.get_by_role("button", name="Milk").first).to_be_visible()
    eventually(page, "document.getElementById('moment').max === '4'")
    go_on(page, 1)
    expect(page.locator("#moment-title")).to_contain_text("not all as it was")
    app.get_by_role("button", name="Add").click()
    expect(page.locator("#moment-title")).to_have_text("Now")


def test_a_moment_that_is_not_kept_leads_to_the_start(inspected):
    page, app = inspected()
    use(page, app)
    page.evaluate("document.getElementById('app').contentWindow.location.replace('/~/moment?of=nobody&moment=12345')")
    expect(app.get_by_role("button", name="Todos")).to_be_visible()
    eventually(page, "document.getElementById('moment').max === '0'")


def test_the_past_satisfies_axe(inspected, picture):
    page, app = inspected(bypass_csp=True)
    use(page, app)
    move(page, 2)
    expect(page.frame_locator("#past iframe").get_by_role("dialog")).to_be_visible()
    page.evaluate(AXE)
    around = EVERY_RULE.replace(', "best-practice"', "")
    check = CHECK.replace("axe.run(", "axe.run({ exclude: ['iframe'] }, ").replace("RULES", around)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(check) == []
    picture(page, "past")
    page.set_viewport_size({"width": 390, "height": 800})
    picture(page, "past-phone")


MANY = """async () => {
  const { Past } = await import("/~/past.js");
  const past = new Past("<main id=e1><span id=e2>0</span></main>");
  for (let event = 1; event <= COUNT; event += 1) past.note([["p", `Event ${event}`], ["t", 2, `${event}LETTERS`]]);
  const text = (moment) => parseInt(past.page(moment).getElementById("e2").textContent, 10);
  const moments = [past.first, past.last, past.first + 500, past.first + 123].filter((one) => one <= past.last);
  return [past.first, past.last, moments.every((one) => text(one) === one)];
}"""


@pytest.mark.parametrize("count, letters, kept", [(1500, "", 1000), (300, " ".ljust(100_000), 81)])
def test_old_moments_are_forgotten(inspected, count, letters, kept):
    page, app = inspected()
    first, last, are_right = page.evaluate(MANY.replace("COUNT", str(count)).replace("LETTERS", letters))
    assert (last, are_right) == (count, True)
    assert abs(last - first + 1 - kept) <= 2

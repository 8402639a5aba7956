"""Animated changes, screens that slide and sheets that a finger drags, in a real browser."""

import pytest
from conftest import User, eventually, quiet
from playwright.sync_api import expect
from test_looks import NARROW, address  # noqa: F401

MOVING = {**NARROW, "reduced_motion": "no-preference", "has_touch": True}

# Halts everything that moves by the clock after so many milliseconds.
HALT = """
(time) => document.getAnimations().filter((one) => one.timeline === document.timeline && one.playState !== "finished")
  .map((one) => { one.pause(); one.currentTime = time; }).length
"""
GO_ON = """
() => {
  hold(false);
  document.getAnimations().forEach((one) => one.playState === "paused" && one.finish());
}
"""
# While it is held, what begins to move waits at its beginning, however late a test looks.
HOLDABLE = """
  let isHeld = false;
  const paused = new CSSStyleSheet();
  paused.replaceSync("*, ::backdrop { animation-play-state: paused !important }");
  window.hold = (isOn) => {
    isHeld = isOn;
    document.adoptedStyleSheets = isOn ? [paused] : [];
  };
  const { animate } = Element.prototype, { reverse } = Animation.prototype;
  Element.prototype.animate = function (...values) {
    const animation = animate.apply(this, values);
    if (isHeld) animation.pause();
    return animation;
  };
  Animation.prototype.reverse = function () {
    reverse.call(this);
    if (isHeld) this.pause();
  };
"""


@pytest.fixture
def user(browser, address, request):
    user = User(browser, address, **{**MOVING, **getattr(request, "param", {})})
    user.context.add_init_script(HOLDABLE)
    yield user
    user.context.close()
    assert user.problems == []


@pytest.fixture
def page(user):
    page = user.open()
    page.get_by_role("button", name="Motion").click()
    expect(page.get_by_role("heading", name="Motion")).to_be_visible()
    settle(page)
    return page


def settle(page):
    eventually(page, "document.getAnimations().every((one) => one.timeline !== document.timeline)")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    quiet(page)


def start(page, name):
    """Presses a button, and holds what begins to move."""
    page.evaluate("hold(true)")
    press(page, name)


def width(page, name):
    return page.get_by_label(name, exact=True).evaluate("node => node.getBoundingClientRect().width")


def top(page, text):
    return page.get_by_text(text, exact=True).evaluate("node => node.getBoundingClientRect().top")


def left(page, name):
    return page.get_by_label(name, exact=True).evaluate("""node => {
      const leaf = [...node.querySelectorAll("*")].at(-1) ?? node;
      return leaf.getBoundingClientRect().left;
    }""")


def test_a_change_in_an_animation_takes_its_time(page):
    start(page, "Grow slowly")
    page.evaluate(HALT, 1000)
    assert abs(width(page, "Bar") - 150) < 2
    page.evaluate(GO_ON)
    assert width(page, "Bar") == 200


def test_a_change_without_an_animation_is_there_at_once(page):
    start(page, "Grow at once")
    assert page.evaluate(HALT, 0) == 0
    assert width(page, "Bar") == 200


def test_the_next_change_goes_on_from_what_is_seen(page):
    start(page, "Grow slowly")
    page.evaluate(HALT, 1000)
    start(page, "Grow slowly")
    page.evaluate(HALT, 0)
    assert abs(width(page, "Bar") - 150) < 2
    page.evaluate(HALT, 1000)
    assert abs(width(page, "Bar") - 125) < 2


def test_a_change_at_once_ends_what_is_on_its_way(page):
    start(page, "Grow slowly")
    page.evaluate(HALT, 1000)
    start(page, "Grow at once")
    assert width(page, "Bar") == 100


def test_a_value_animates_the_view_before_it(page):
    before = left(page, "Knob")
    start(page, "Turn")
    page.evaluate(HALT, 1000)
    assert abs(left(page, "Knob") - before - 50) < 2


def test_what_comes_has_its_transition_and_moves_the_rest(page):
    below = top(page, "Row One")
    start(page, "Show guest")
    page.evaluate(HALT, 0)
    assert abs(top(page, "Row One") - below) < 1
    guest = page.get_by_text("Guest", exact=True)
    assert guest.evaluate("node => node.getBoundingClientRect().right") < 20
    page.evaluate(GO_ON)
    assert top(page, "Row One") > below + 10
    assert guest.evaluate("node => getComputedStyle(node).opacity") == "1"


def test_what_goes_is_deaf_and_moves_the_rest(page):
    below = top(page, "Row Two")
    start(page, "Remove first")
    page.evaluate(HALT, 0)
    gone = page.locator(".leaving", has_text="Row One")
    expect(gone).to_have_count(1)
    assert gone.evaluate("node => node.inert && node.ariaHidden === 'true' && !node.id")
    assert abs(top(page, "Row Two") - below) < 1
    page.evaluate(GO_ON)
    expect(gone).to_have_count(0)
    assert top(page, "Row Two") < below - 10


def test_a_spring_is_sampled_and_overshoots(page):
    start(page, "Insert")
    easing = page.evaluate("document.getAnimations().at(-1).effect.getTiming().easing")
    assert easing.startswith("linear(0") and "1.0" in easing


def test_numbers_roll(page):
    start(page, "Count")
    page.evaluate(HALT, 1000)
    expect(page.locator(".leaving", has_text="Count 0")).to_have_count(1)
    expect(page.get_by_text("Count 1", exact=True)).to_be_visible()


def test_what_takes_over_begins_where_the_other_stood(page):
    start(page, "Other side")
    page.evaluate(HALT, 0)
    chip = page.locator("[data-match] > *")
    assert chip.evaluate("node => node.getBoundingClientRect().left") < 40
    page.evaluate(GO_ON)
    assert chip.evaluate("node => node.getBoundingClientRect().left") > 300


def watch(page, condition):
    """Notes in `seen`, at each change of the page, whether a condition holds."""
    page.evaluate(f"""() => {{
      window.seen = [];
      new MutationObserver(() => seen.push({condition}))
        .observe(document.body, {{ subtree: true, attributes: true, childList: true, characterData: true }});
    }}""")


def test_phases_go_by_and_come_back(page):
    watch(page, '[...document.querySelectorAll("view-box")].some((one) => one.style.opacity === "0.5")')
    press(page, "Beat once")
    eventually(page, "seen.includes(true) && !seen.at(-1)")


def test_what_follows_an_animation_waits_for_its_end(page):
    watch(page, '!document.body.textContent.includes("Nothing yet")')
    press(page, "Then")
    eventually(page, "seen.includes(false) && seen.at(-1)")
    expect(page.get_by_text("Done", exact=True)).to_be_visible()


def test_the_app_knows_what_the_browser_says_of_motion(page):
    expect(page.get_by_text("Full motion")).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    expect(page.get_by_text("Little motion")).to_be_visible()


def test_little_motion_only_fades(page):
    page.emulate_media(reduced_motion="reduce")
    start(page, "Show guest")
    names = page.evaluate("""document.getAnimations().filter((one) => one.effect.target)
      .flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys))""")
    assert "opacity" in names
    assert not {"transform", "translate", "scale", "width"} & set(names)


# MARK: Screens

def push(page):
    start(page, "Looks")
    page.evaluate(HALT, 150)


@pytest.fixture
def home(user):
    page = user.open()
    expect(page.get_by_role("button", name="Looks")).to_be_visible()
    return page


def test_a_screen_slides_over_the_one_before(home):
    push(home)
    new = home.locator(".screen.front")
    old = home.locator(".screen.staged")
    x = new.bounding_box()["x"]
    assert 0 < x < 390
    assert -117 < old.bounding_box()["x"] < 0
    assert old.evaluate("node => node.inert")
    # No blank bar: both are there, at rest, and fade into each other.
    assert abs(new.locator(".bar").first.bounding_box()["x"]) < 1
    home.evaluate(GO_ON)
    expect(home.locator(".staged, .front, .sliding")).to_have_count(0)
    assert home.evaluate("document.documentElement.scrollWidth") == 390


def test_back_is_the_reverse_and_keeps_its_place(home):
    home.set_viewport_size({"width": 390, "height": 400})
    home.evaluate("document.scrollingElement.scrollTop = 120")
    offset = home.evaluate("document.scrollingElement.scrollTop")
    row = home.get_by_role("button", name="Looks").bounding_box()["y"]
    home.evaluate("hold(true)")
    # Playwright's own click would scroll.
    home.get_by_role("button", name="Looks").evaluate("node => node.click()")
    quiet(home)
    home.evaluate(HALT, 0)
    assert abs(home.locator(".staged").evaluate("node => node.scrollTop") - offset) < 2
    home.evaluate(GO_ON)
    home.evaluate("hold(true)")
    home.locator(".back:visible").click()
    quiet(home)
    home.evaluate(HALT, 200)
    expect(home.locator(".screen.leaving")).to_have_count(1)
    # It has almost arrived in half of the time: it doesn't stop all at once.
    assert home.locator(".screen.leaving").bounding_box()["x"] > 300
    assert home.evaluate("document.scrollingElement.scrollTop") == offset
    home.evaluate(GO_ON)
    expect(home.locator(".leaving")).to_have_count(0)
    assert abs(home.get_by_role("button", name="Looks").bounding_box()["y"] - row) < 1


def finger(page):
    session = page.context.new_cdp_session(page)

    def move(kind, x=0, y=0):
        points = [] if kind == "end" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind.title()}", "touchPoints": points})
    return move


def test_a_finger_from_the_edge_goes_back(home):
    press(home, "Looks")
    settle(home)
    touch = finger(home)
    touch("start", 5, 300)
    for x in (20, 100, 200, 300):
        touch("move", x, 300)
    assert home.locator(".front").bounding_box()["x"] > 200
    touch("end")
    expect(home.get_by_role("heading", name="Looks")).to_have_count(0)
    expect(home.get_by_role("button", name="Looks")).to_be_visible()
    expect(home.locator(".leaving, .sliding")).to_have_count(0)


def test_a_finger_that_turns_round_stays(home):
    press(home, "Looks")
    settle(home)
    touch = finger(home)
    touch("start", 5, 300)
    for x in (20, 100, 60, 30):
        touch("move", x, 300)
    touch("end")
    expect(home.locator(".sliding, .staged")).to_have_count(0)
    expect(home.get_by_role("heading", name="Looks")).to_be_visible()


# MARK: Sheets

@pytest.fixture
def sheet(home):
    press(home, "Show the sheet")
    expect(home.locator("dialog.sheet")).to_be_visible()
    settle(home)
    return home


def drag(page, way, pause):
    touch = finger(page)
    y = page.locator("dialog .grabber").bounding_box()["y"] + 10
    touch("start", 195, y)
    for part in (0.1, 0.5, 1):
        touch("move", 195, y + way * part)
        page.wait_for_timeout(pause)
    touch("end")


def test_a_sheet_comes_from_below_and_goes_there(home):
    start(home, "Show the sheet")
    home.evaluate(HALT, 0)
    assert home.locator("dialog.sheet").bounding_box()["y"] >= 800
    home.evaluate(GO_ON)
    home.evaluate("hold(true)")
    home.keyboard.press("Escape")
    quiet(home)
    home.evaluate(HALT, 320)
    gone = home.locator("dialog.leaving")
    assert gone.bounding_box()["y"] >= 800
    assert gone.evaluate("node => node.inert")
    # What was below is in reach at once.
    assert home.evaluate("!document.querySelector('dialog:modal')")
    home.evaluate(GO_ON)
    expect(home.locator("dialog")).to_have_count(0)


def test_a_finger_drags_a_sheet_down(sheet):
    drag(sheet, 450, 0)
    expect(sheet.locator("dialog")).to_have_count(0)


def test_a_sheet_that_is_dragged_a_little_comes_up_again(sheet):
    y = sheet.locator("dialog").bounding_box()["y"]
    drag(sheet, 120, 120)
    settle(sheet)
    quiet(sheet)
    assert sheet.locator("dialog.sheet").bounding_box()["y"] == y

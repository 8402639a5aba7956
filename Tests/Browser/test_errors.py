"""The error screens: one screen for every error, in every surrounding that a person may have."""

import re

import pytest
from playwright.sync_api import expect

LOOKS = ["light", "dark", "long-texts", "right-to-left", "large-type"]

# What sticks out of the window, or out of the card that it is in.
OVERFLOWS = """
() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["page"] : [];
  const screen = [...document.querySelectorAll("section.screen")].filter((one) => one.offsetParent).at(-1);
  const out = [...screen.querySelectorAll("button, span, h1, h2, h3, .spinner")].filter((one) => {
    if (one.closest("scroll-view.horizontal, .bar, .unseen, [hidden]")) return false;
    const box = one.getBoundingClientRect();
    return box.width > 1 && (box.left < -0.5 || box.right > innerWidth + 0.5);
  });
  return [...wide, ...out.map((one) => one.textContent)];
}
"""

# The contrast between a text and what is behind it, as the guidelines for accessible pages count it.
CONTRAST = """
(element) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const part = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  let behind = [255, 255, 255, 255];
  for (let one = element; one; one = one.parentElement) {
    const back = one.parentElement?.matches(".behind") ? one.parentElement.firstElementChild : one;
    const colour = [one, back].map((each) => rgb(getComputedStyle(each).backgroundColor))
      .find((each) => each[3] === 255);
    if (colour) { behind = colour; break; }
  }
  const [low, high] = [light(rgb(getComputedStyle(element).color)), light(behind)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
"""


def shown(page):
    """The screen that a person sees."""
    return page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").last


def open_preview(visitor, look):
    page = visitor.open(path=f"/errors/preview?look={look}")
    expect(shown(page).get_by_text("Jailbroken device", exact=True)).to_be_visible()
    return page


def picture_of_all(page, picture, name):
    """A picture of the page from its top to its end."""
    size = page.viewport_size
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": size["width"], "height": min(height, 8_000)})
    picture(page, name)
    page.set_viewport_size(size)


@pytest.mark.parametrize("visitor", [
    {"viewport": {"width": 1280, "height": 800}},
    {"viewport": {"width": 390, "height": 844}},
], indirect=True, ids=["wide", "narrow"])
@pytest.mark.parametrize("look", LOOKS)
def test_nothing_sticks_out_and_every_button_can_be_seen(visitor, look, picture):
    page = open_preview(visitor, look)
    assert page.evaluate(OVERFLOWS) == []
    buttons = shown(page).locator("button:visible")
    assert buttons.count() >= 14
    for button in buttons.all():
        box = button.bounding_box()
        assert box["height"] >= 30 and box["width"] >= 30, button.text_content()
    width = "wide" if page.viewport_size["width"] > 700 else "narrow"
    picture_of_all(page, picture, f"errors-{look}-{width}")


@pytest.mark.parametrize("visitor", [{"viewport": {"width": 1280, "height": 800}}], indirect=True)
def test_wide_windows_show_them_beside_each_other(visitor):
    page = open_preview(visitor, "light")
    first, second = [
        shown(page).get_by_text(name, exact=True).bounding_box()
        for name in ["No network", "Begun to check the network"]
    ]
    assert first["x"] != second["x"]


@pytest.mark.parametrize("look", ["light", "dark"])
def test_texts_stand_out_from_what_is_behind_them(visitor, look):
    page = open_preview(visitor, look)
    texts = shown(page).locator("span:visible").all()
    assert len(texts) > 20
    for text in texts:
        assert text.evaluate(CONTRAST) >= 4.5, text.text_content()


def test_dark_is_dark_and_light_is_light(visitor):
    def brightness(look):
        page = open_preview(visitor, look)
        return page.get_by_role("heading", name="No internet connection").first.evaluate(
            "one => getComputedStyle(one).color"
        )

    assert brightness("dark") != brightness("light")


def test_large_type_is_larger(visitor):
    def size(look):
        page = open_preview(visitor, look)
        return page.get_by_role("heading", name="No internet connection").first.evaluate(
            "one => parseFloat(getComputedStyle(one).fontSize)"
        )

    assert size("large-type") > size("light") * 1.2


def test_right_to_left_turns_the_cards_around(visitor):
    page = open_preview(visitor, "right-to-left")
    name = shown(page).get_by_text("No network", exact=True)
    assert name.evaluate("one => getComputedStyle(one).direction") == "rtl"


def test_the_looks_are_chosen_by_buttons(page):
    page.get_by_role("button", name="Error screens").click()
    page.get_by_role("button", name="Side by side").click()
    page.get_by_role("button", name="Dark").click()
    expect(page).to_have_url(re.compile(r"/errors/preview\?look=dark$"))


@pytest.mark.parametrize("visitor", [
    {"viewport": {"width": 1280, "height": 800}},
    {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
], indirect=True, ids=["wide", "narrow-dark"])
@pytest.mark.parametrize("kind, title, button", [
    ("no-network", "No internet connection", "Check again"),
    ("maintenance", "Closed for maintenance", "Check again"),
    ("failure", "The server has a problem", "Try again"),
    ("update-available", "Version 2.4 is here", "Not now"),
    ("update-required", "Please update the app", "Open the store"),
    ("jailbroken", "This device is not safe", "What can I do?"),
])
def test_each_has_an_address(visitor, kind, title, button, picture):
    page = visitor.open(path=f"/errors/{kind}")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("button", name=button)).to_be_in_viewport()
    width = "wide" if page.viewport_size["width"] > 700 else "narrow"
    picture(page, f"error-{kind}-{width}")


def test_what_is_solved_goes(visitor):
    page = visitor.open(path="/errors/no-network")
    page.get_by_role("button", name="Check again").click()
    expect(page.get_by_role("heading", name="Error screens")).to_be_visible()


def test_maintenance_is_over_at_last(visitor):
    page = visitor.open(path="/errors/maintenance")
    expect(page.get_by_text("six o’clock")).to_be_visible()
    check = page.get_by_role("button", name="Check again")
    over = page.get_by_role("heading", name="Error screens")
    # A click while the answer to the one before is under way asks nothing: so it may take more than two.
    for _ in range(100):
        if over.is_visible():
            break
        if check.is_visible():
            check.dispatch_event("click")
        page.wait_for_timeout(100)
    expect(over).to_be_visible()


def test_a_required_update_opens_the_store_and_can_not_be_closed(visitor):
    visitor.context.route("https://example.com/**", lambda route: route.fulfill(body="The store"))
    page = visitor.open(path="/errors/update-required")
    button = page.get_by_role("button", name="Open the store")
    page.keyboard.press("Escape")
    expect(button).to_be_visible()
    with visitor.context.expect_page() as store:
        button.click()
    assert store.value.url == "https://example.com/store/gallery"
    expect(button).to_be_visible()

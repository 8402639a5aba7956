"""The error screens: one screen for every error, in every surrounding that a user may have."""

import re

import pytest
from conftest import settle
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

SIZES = """(buttons) => buttons.map((one) => [one.textContent, one.offsetWidth, one.offsetHeight])"""

STYLE = """
(node) => {
  const { color, fontSize, direction } = getComputedStyle(node);
  return [color, parseFloat(fontSize), direction];
}
"""


def shown(page):
    """The screen that a user sees."""
    return page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").last


def open_preview(user, look):
    page = user.open(path=f"/errors/preview?look={look}")
    expect(shown(page).get_by_text("Jailbroken device", exact=True)).to_be_visible()
    return page


def picture_of_all(page, picture, name):
    """A picture of the page from its top to its end."""
    size = page.viewport_size
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": size["width"], "height": min(height, 8_000)})
    picture(page, name)
    page.set_viewport_size(size)


WIDTHS = {"wide": {"width": 1280, "height": 800}, "narrow": {"width": 390, "height": 844}}


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_sticks_out_and_every_button_can_be_seen(user, look, picture):
    page = open_preview(user, look)
    for width, size in WIDTHS.items():
        page.set_viewport_size(size)
        settle(page)
        assert page.evaluate(OVERFLOWS) == []
        sizes = shown(page).locator("button:visible").evaluate_all(SIZES)
        assert len(sizes) >= 14
        assert [size for size in sizes if min(size[1:]) < 30] == []
        picture_of_all(page, picture, f"errors-{look}-{width}")


@pytest.mark.parametrize("user", [{"viewport": {"width": 1280, "height": 800}}], indirect=True)
def test_wide_windows_show_them_beside_each_other(user):
    page = open_preview(user, "light")
    first, second = [
        shown(page).get_by_text(name, exact=True).bounding_box()
        for name in ["No network", "Network check started"]
    ]
    assert first["x"] != second["x"]


def test_each_look_is_one(user):
    def style(look):
        page = open_preview(user, look)
        heading = page.get_by_role("heading", name="No internet connection").first
        values = heading.evaluate(STYLE)
        page.close()
        return values

    colour, size, direction = style("light")
    assert direction == "ltr"
    assert style("dark")[0] != colour
    assert style("large-type")[1] > size * 1.2
    assert style("right-to-left")[2] == "rtl"


def test_the_preview_is_as_dark_as_the_page(user):
    page = user.open(path="/errors/preview")
    for scheme, look in (("light", "Light"), ("dark", "Dark")):
        page.emulate_media(color_scheme=scheme)
        expect(shown(page).get_by_role("button", name=look, exact=True)).to_have_attribute("aria-pressed", "true")


def test_the_looks_are_chosen_by_buttons(page):
    page.get_by_role("button", name="Error screens").click()
    page.get_by_role("button", name="Side by side").click()
    page.get_by_role("button", name="Dark").click()
    expect(page).to_have_url(re.compile(r"/errors/preview\?look=dark$"))


@pytest.mark.parametrize("kind, title, button", [
    ("no-network", "No internet connection", "Check again"),
    ("maintenance", "Closed for maintenance", "Check again"),
    ("failure", "The server has a problem", "Try again"),
    ("update-available", "Version 2.4 is here", "Not now"),
    ("update-required", "Please update the app", "Open the store"),
    ("jailbroken", "This device is not safe", "What can I do?"),
])
def test_each_has_an_address(user, kind, title, button, picture):
    page = user.open(path=f"/errors/{kind}")
    for (width, size), scheme in zip(WIDTHS.items(), ("light", "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("button", name=button)).to_be_in_viewport()
        picture(page, f"error-{kind}-{width}")


def test_what_is_solved_goes(user):
    page = user.open(path="/errors/no-network")
    page.get_by_role("button", name="Check again").click()
    expect(page.get_by_role("heading", name="Error screens")).to_be_visible()


def test_maintenance_is_over_at_last(user):
    page = user.open(path="/errors/maintenance")
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


def test_a_required_update_opens_the_store_and_can_not_be_closed(user):
    user.context.route("https://example.com/**", lambda route: route.fulfill(body="The store"))
    page = user.open(path="/errors/update-required")
    button = page.get_by_role("button", name="Open the store")
    page.keyboard.press("Escape")
    expect(button).to_be_visible()
    with user.context.expect_page() as store:
        button.click()
    assert store.value.url == "https://example.com/store/gallery"
    expect(button).to_be_visible()


LINE = """
(text) => {
  const row = text.closest("li");
  return row.getBoundingClientRect().x + parseFloat(getComputedStyle(row, "::before").insetInlineStart);
}
"""


def test_below_a_row_with_an_icon_the_line_begins_at_the_text(user):
    page = user.open(path="/errors")
    text = page.get_by_text("Maintenance", exact=True)
    assert abs(text.evaluate(LINE) - text.bounding_box()["x"]) <= 1

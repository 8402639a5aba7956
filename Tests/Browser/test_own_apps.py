"""Apps without a line about Meerkat, and the one of the tutorial, looked at in a real browser."""

import re
import subprocess

import pytest
from conftest import PROGRAMS, ROOT, User, settle, start, start_gallery, stop
from playwright.sync_api import expect
from test_accessibility import AXE, CHECK, EVERY_RULE

SIZES = {"narrow": (390, 844), "wide": (1100, 800)}


@pytest.fixture(scope="module")
def addresses():
    apps = {name: start(PROGRAMS / name, "--port", "0") for name in ("Bookshelf", "Greenhouse", "Easel", "Teapot")}
    yield {name: address for name, (_, address) in apps.items()}
    for process, _ in apps.values():
        stop(process)


@pytest.fixture(params=SIZES)
def open_app(request, browser, addresses):
    width, height = SIZES[request.param]
    users = []

    def open_app(name):
        users.append(User(browser, addresses[name], viewport={"width": width, "height": height}))
        return users[-1].open()

    yield open_app
    for user in users:
        user.context.close()
        assert user.problems == []


def box(locator):
    box = locator.bounding_box()
    return tuple(round(box[key]) for key in ("x", "y", "width", "height"))


def test_a_cover_stands_beside_the_title(open_app):
    page = open_app("Bookshelf")
    page.get_by_text("Invisible Cities").click()
    expect(page.get_by_role("button", name="Copy ISBN")).to_be_visible()
    settle(page)
    cover = box(page.locator(".geometry", has_text="IC").last)
    assert cover[2:] == (104, 152)
    title = box(page.locator("span.title2", has_text="Invisible Cities"))
    assert cover[0] + 104 < title[0] < cover[0] + 130
    assert cover[1] < title[1] < cover[1] + 152


def test_the_bars_begin_below_each_other(open_app):
    page = open_app("Bookshelf")
    page.get_by_role("tab", name="Goal").click()
    labels = [page.get_by_text(name, exact=True).last for name in ("Reading", "Want to Read", "Finished")]
    expect(labels[1]).to_be_visible()
    settle(page)
    bars = page.locator(".geometry:has(> .fixed-width)")
    starts = {box(bars.nth(number))[0] for number in range(3)}
    assert len(starts) == 1
    assert starts.pop() > max(box(label)[0] + box(label)[2] for label in labels)


def test_notes_fill_the_screen(open_app):
    page = open_app("Bookshelf")
    page.get_by_text("Stoner").click()
    page.get_by_role("button", name="Edit Notes").click()
    notes = page.get_by_role("textbox", name="Notes")
    expect(notes).to_be_visible()
    settle(page)
    assert box(notes)[3] > 500


def test_a_banner_lies_over_the_bar(open_app):
    page = open_app("Bookshelf")
    page.get_by_text("Pachinko").click()
    page.get_by_role("button", name="Update Progress").click()
    page.get_by_role("switch", name="I have finished this book").check()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Dismiss").click()
    expect(page.get_by_text("Finished “Pachinko”")).to_have_count(0)


@pytest.mark.parametrize("open_app", ["narrow"], indirect=True)
@pytest.mark.parametrize("hold", [0, 30, 300])
def test_a_press_counts_although_what_is_pressed_is_written_anew(open_app, hold):
    page = open_app("Bookshelf")
    page.get_by_text("Pachinko").click()
    # The style of this button writes its label anew when it is pressed.
    page.get_by_role("button", name="Update Progress").click(delay=hold)
    expect(page.get_by_role("switch", name="I have finished this book")).to_be_visible()


@pytest.mark.parametrize("open_app", ["narrow"], indirect=True)
def test_a_column_begins_at_its_top_and_the_one_before_is_as_it_was_left(open_app):
    page = open_app("Bookshelf")
    page.get_by_role("button", name="Stoner John Williams").click()
    expect(page.get_by_role("heading", name="Stoner", level=1)).to_be_visible()
    settle(page)
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="My Books").click()
    expect(page.get_by_role("heading", name="My Books", level=1)).to_be_visible()
    settle(page)
    assert page.evaluate("scrollY") > 0


def test_plants_are_watered(open_app):
    page = open_app("Greenhouse")
    page.get_by_role("tab", name="Care").click()
    page.get_by_role("button", name="Water Monty").click()
    expect(page.get_by_text("150 ml · Kitchen")).to_be_visible()
    expect(page.get_by_text("400 ml · Living Room")).to_have_count(0)


def test_columns_have_room_for_what_they_say(open_app):
    page = open_app("Greenhouse")
    if page.viewport_size["width"] < 700:
        page.locator(".back:visible").first.click()
    settle(page)
    title = page.get_by_role("heading", name="Greenhouse").last
    assert title.evaluate("node => node.scrollWidth <= node.clientWidth")
    name, value = box(page.get_by_text("Humidity")), box(page.get_by_text("%").first)
    assert name[0] + name[2] + 8 <= value[0]
    badges = page.locator("nav [data-badge]")
    ends = {x + width for x, _, width, _ in (box(badges.nth(number)) for number in range(badges.count()))}
    assert len(ends) == 1


def test_a_badge_stands_beside_the_symbol_of_its_tab(open_app):
    page = open_app("Greenhouse")
    tab = page.get_by_role("tab", name="Care")
    symbol, badge = box(tab.locator("svg")), box(tab.get_by_text("2", exact=True))
    assert badge[1] < symbol[1] + symbol[3] and symbol[0] < badge[0]
    assert box(tab)[1] <= badge[1]


def test_rows_show_nothing_but_their_content(open_app):
    page = open_app("Greenhouse")
    row = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Monty")).last
    for name in ("Water", "Remove", "Move Up"):
        expect(row.get_by_text(name, exact=True).first).to_be_hidden()
    expect(page.get_by_role("button", name="More actions for Monty")).to_have_count(1)


@pytest.mark.parametrize("open_app", ["wide"], indirect=True)
def test_a_chosen_row_keeps_its_colour_under_the_pointer(open_app):
    page = open_app("Greenhouse")
    monty = page.get_by_role("button", name="Monty").first
    monty.click()
    expect(monty).to_have_attribute("aria-current", "true")
    under = monty.evaluate("node => getComputedStyle(node).backgroundColor")
    page.mouse.move(2, 2)
    assert monty.evaluate("node => getComputedStyle(node).backgroundColor") == under


@pytest.mark.parametrize("way", ["right", "keys"])
def test_a_context_menu_opens_over_a_row_to_select(open_app, way):
    page = open_app("Greenhouse")
    monty = page.get_by_role("button", name="Monty").first
    if way == "right":
        monty.click(button="right")
    else:
        monty.focus()
        page.keyboard.press("Shift+F10")
    page.get_by_role("menuitem", name="Remove", exact=True).click()
    expect(page.get_by_role("alertdialog")).to_contain_text("Remove Monty?")


def test_the_delete_key_asks_for_the_destructive_action(open_app):
    page = open_app("Greenhouse")
    page.get_by_role("button", name="Monty").first.focus()
    page.keyboard.press("Delete")
    expect(page.get_by_role("alertdialog")).to_contain_text("Remove Monty?")


def test_the_word_is_in_front_of_its_card(open_app):
    page = open_app("Easel")
    page.get_by_role("button", name="Flash Cards").click()
    page.get_by_text("la mela").click()
    expect(page.get_by_text("apple")).to_be_visible()


def test_cards_and_the_clock_stand_in_the_middle(open_app):
    page = open_app("Easel")
    middle = page.viewport_size["width"] / 2
    for screen, place in (("Cards", "[data-gesture] .capped-width"), ("Clock", "[data-gesture] .capped-width")):
        page.get_by_text(screen).first.click()
        shown = page.locator("section.screen:visible:not([aria-hidden], [aria-hidden] *)").last.locator(place).last
        expect(shown).to_be_visible()
        settle(page)
        x, _, width, _ = box(shown)
        assert abs(x + width / 2 - middle) <= 2
        page.go_back()
        expect(page.get_by_role("heading", name="Easel")).to_be_visible()


def test_a_custom_layout_places_views_beside_each_other(open_app):
    page = open_app("Easel")
    cards = page.locator("layout-view > layout-place")
    expect(page.locator("layout-view.placed")).to_be_visible()
    settle(page)
    boxes = [box(cards.nth(number)) for number in range(4)]
    columns = 2 if page.viewport_size["width"] < 500 else 3
    assert [round((x - boxes[0][0]) / 184) for x, *_ in boxes] == [number % columns for number in range(4)]
    assert len({y for _, y, *_ in boxes}) == 2
    # All of them stand in the middle.
    assert abs(boxes[0][0] + boxes[columns - 1][0] + 168 - page.viewport_size["width"]) <= 2
    page.get_by_role("button", name="Show as Column").click()
    expect(page.locator("layout-view")).to_have_count(0)
    page.get_by_role("button", name="Show as Grid").click()
    expect(page.locator("layout-view.placed")).to_be_visible()


def test_the_previews_of_an_app_are_listed_and_shown(browser):
    process, address = start(PROGRAMS / "Greenhouse", "--port", "0", "--previews")
    user = User(browser, address, viewport={"width": 1100, "height": 800})
    page = user.open()
    page.get_by_role("button", name="Kitchen", exact=True).first.click()
    expect(page.locator(".column").last.get_by_role("listitem").first).to_be_visible()
    page.reload()
    expect(page.locator(".column").last.get_by_role("listitem").first).to_be_visible()
    user.context.close()
    assert user.problems == []
    stop(process)


def test_a_preview_has_an_address_looks_and_its_source(browser, picture):
    process, address = start_gallery("--port", "0", "--previews", folder=ROOT)
    user = User(browser, address, viewport={"width": 1280, "height": 800})
    page = user.open()
    # Without a name of its own, a preview is called after its view.
    for name in ("No network", "ErrorControls", "RoomRow"):
        expect(page.locator("nav").get_by_role("button", name=name, exact=True)).to_be_visible()
    search = page.get_by_role("searchbox")
    search.fill("roomrow")
    expect(page.locator("nav").get_by_role("button", name="No network")).to_have_count(0)
    search.fill("")
    picture(page, "previews")
    # A small picture is pressed as a whole, and the keyboard finds only its name.
    expect(page.locator("[data-taps] [inert]")).to_have_count(3)
    page.locator("[data-taps]").last.click()
    expect(page).to_have_url(re.compile("RoomRow"))
    page.locator("nav").get_by_role("button", name="No network").click()
    expect(page.get_by_text('#Preview("No network") {')).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"/GalleryRooms/ErrorScreen\.swift:\d+$"))
    page.get_by_role("button", name="Large Type").click()
    expect(page).to_have_url(re.compile("look=large$"))
    expect(page.get_by_text("Drawn by Meerkat")).to_be_visible()
    page.get_by_role("combobox", name="Look").select_option("Dark")
    expect(page).to_have_url(re.compile("look=dark$"))
    expect(page.locator("html.dark")).to_be_visible()
    picture(page, "preview")
    page.get_by_role("button", name="Open Alone").click()
    for _ in range(2):
        expect(page.get_by_role("button", name="Try Again")).to_be_visible()
        expect(page.locator("nav")).to_have_count(0)
        expect(page.locator("html.dark")).to_be_visible()
        page.goto(page.url)
    user.context.close()
    assert user.problems == []
    stop(process)


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_page_of_meerkat_preview_says_what_was_found(browser, picture, width, look):
    # `meerkat` links what examines previews to the app: scripts/check-tool has done so.
    program = PROGRAMS / "meerkat.programs" / "GalleryStage"
    process, address = start(program, "--port", "0", "--previews", folder=ROOT)
    user = User(browser, address, viewport={"width": width, "height": 800}, color_scheme=look)
    page = user.open(path="/GalleryRooms/ErrorScreen.swift:46")
    expect(page.get_by_role("button", name="Try Again").first).to_be_visible()
    page.evaluate(AXE)
    if width < 1000:
        # On a phone, there is no room beside the preview.
        assert page.evaluate(CHECK.replace("RULES", EVERY_RULE)) == []
        page.get_by_role("button", name="Checks: no findings").click()
    expect(page.get_by_text("Labels and contrast are fine")).to_be_visible()
    page.get_by_text("Screen reader").click()
    expect(page.get_by_text('button "Try Again"')).to_be_visible()
    settle(page)
    assert page.evaluate(CHECK.replace("RULES", EVERY_RULE)) == []
    picture(page, f"preview-{look}-{width}")
    user.context.close()
    assert user.problems == []
    stop(process)


def test_a_program_without_previews_says_what_to_do():
    ended = subprocess.run([PROGRAMS / "Teapot", "--port", "0", "--previews"], capture_output=True, text=True, timeout=600)
    assert ended.returncode == 1
    assert "Add a `#Preview`" in ended.stderr and "debug" not in ended.stderr


def test_emblems_and_cards_are_seen_in_the_colours_of_the_user(browser, addresses):
    user = User(browser, addresses["Greenhouse"], forced_colors="active", viewport={"width": 390, "height": 844})
    page = user.open()
    emblem = page.locator(".grouped shape-view").first
    assert "gradient" in emblem.evaluate("(node) => getComputedStyle(node).backgroundImage")
    row = page.locator(".grouped > li").first
    assert row.evaluate("(node) => getComputedStyle(node).borderTopWidth") == "1px"
    user.context.close()


def test_what_follows_a_size_does_not_change_it(open_app):
    page = open_app("Bookshelf")
    page.get_by_text("Pachinko").click()
    expect(page.get_by_role("button", name="Update Progress")).to_be_visible()
    header = page.locator("z-stack:has(> .geometry)").last
    settle(page)
    assert box(header)[3] >= 152
    assert box(header.locator("> .geometry"))[3] == box(header)[3]


def test_the_tutorials_app_does_what_the_page_says(open_app):
    page = open_app("Teapot")
    page.get_by_role("button", name="Sencha").click()
    page.get_by_role("button", name="Brew a cup").click()
    page.get_by_role("button", name="It’s ready").click()
    expect(page).to_have_url(re.compile("/teas/Sencha/brew/rating$"))
    page.reload()
    page.get_by_role("button", name="4 of 5").click()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("The cups that you drank stay.")
    page.get_by_role("button", name="Remove").last.click()
    expect(page).to_have_url(re.compile(":[0-9]+/$"))
    page.get_by_role("tab", name="Cups").click()
    expect(page.get_by_text("4 of 5")).to_be_visible()


def test_the_tutorials_form_asks_before_it_is_left(open_app):
    page = open_app("Teapot")
    page.get_by_role("button", name="Add tea").click()
    page.get_by_role("textbox", name="Name").fill("Assam")
    expect(page.get_by_role("button", name="Save")).to_be_enabled()
    page.go_back()
    page.get_by_role("button", name="Keep editing").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Assam")).to_be_visible()

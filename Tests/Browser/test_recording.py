"""What a person does in the page is written down as deeds, and can be done again without a browser."""

import os
import re
import subprocess

import pytest
from conftest import DATA, ROOT, User, built, eventually, start_gallery, stop
from playwright.sync_api import expect
from test_accessibility import AXE, CHECK, EVERY_RULE
from test_past import go_on

MEERKAT = ROOT / ".build/debug/meerkat"
OPTIONS = built("Gallery")


def replay(file, *options):
    environment = {**os.environ, "XDG_DATA_HOME": str(DATA)}
    return subprocess.run(
        [MEERKAT, "replay", file, *OPTIONS, *options], capture_output=True, text=True, timeout=600, cwd=ROOT, env=environment
    )


def test_a_recording_is_made_in_the_panel_and_done_again(browser, tmp_path):
    file = tmp_path / "todo.deeds"
    process, address = start_gallery("--port", "0", "--inspect", "--record", file, folder=ROOT)
    user = User(browser, address, viewport={"width": 1400, "height": 900})
    page = user.context.new_page()
    page.goto(address + "/todos")
    app, panel = page.frame_locator("#app"), page.frame_locator("#panel")
    app.get_by_role("button", name="Add todo").click()
    app.get_by_role("textbox").fill("Buy milk")
    expect(panel.get_by_text('type "Buy milk" into')).to_be_visible()
    page.get_by_role("button", name="Pick").click()
    app.get_by_role("button", name="Save").click()
    expect(panel.get_by_role("button", name='Expect "Save"')).to_be_visible()
    panel.get_by_role("button", name='Expect "Save"').click()
    panel.get_by_role("button", name="Expect to be at /todos/new").click()
    panel.get_by_role("button", name="Expect to be at /todos/new").click()
    panel.get_by_role("button", name="Remove the Last Line").click()
    app.get_by_role("button", name="Cancel").click()
    expect(app.get_by_role("textbox")).to_have_count(0)
    # Who goes back in time and does something else has that in the recording.
    eventually(page, "document.getElementById('moment').max === '3'")
    go_on(page, 2)
    expect(panel.get_by_text('expect journey "/todos/new"')).to_be_visible()
    app.get_by_role("button", name="Cancel").click()
    expect(app.get_by_role("textbox")).to_have_count(0)
    user.context.close()
    stop(process)
    # The frame of the app is narrow or wide, as the panel leaves it room.
    assert re.sub(r"(size|clock) .+", r"\1", file.read_text()).splitlines() == [
        "with size",
        "with clock",
        "open /todos",
        'tap "Add todo"',
        'type "Buy milk" into "What needs to be done?"',
        'expect "Save"',
        'expect journey "/todos/new"',
        'tap "Cancel"',
    ]
    kept = replay(file, "--keep")
    assert kept.returncode == 0, kept.stderr
    assert "all as before" in replay(file).stdout
    screen = tmp_path / "todo.screens" / "5.txt"
    screen.write_text(screen.read_text().replace("Buy milk", "Buy tea"))
    html = tmp_path / "difference.html"
    differs = replay(file, "--html", html)
    assert differs.returncode == 1
    assert ":5: type" in differs.stdout and re.search(r"^- .*Buy tea", differs.stdout, re.M) and re.search(r"^\+ .*Buy milk", differs.stdout, re.M)
    page = browser.new_page()
    page.goto(f"file://{html}")
    page.evaluate(AXE)
    assert page.evaluate(CHECK.replace("RULES", EVERY_RULE)) == []
    page.close()


def test_a_press_before_the_first_answer_counts(browser, tmp_path):
    file = tmp_path / "a.deeds"
    process, address = start_gallery("--port", "0", "--inspect", "--record", file, folder=ROOT)
    user = User(browser, address, viewport={"width": 1400, "height": 900})
    page = user.open(delay=1000, path="/todos", wait=False)
    app, panel = page.frame_locator("#app"), page.frame_locator("#panel")
    page.get_by_role("button", name="Inspect").click()
    page.get_by_role("button", name="Pick").click()
    app.get_by_role("button", name="Add todo").click()
    # The panel has just been loaded, and has told how wide it is if the server can't know.
    expect(panel.get_by_role("button", name='Expect "Add todo"')).to_be_visible()
    frame = next(one for one in page.frames if "inspector" in one.url)
    eventually(frame, "traffic.told > 0 || document.body.dataset.live === ''")
    panel.get_by_role("button", name='Expect "Add todo"').click()
    expect(panel.get_by_text('expect "Add todo"', exact=True)).to_be_visible()
    user.context.close()
    stop(process)
    assert 'expect "Add todo"' in file.read_text()


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1400])
def test_the_panel_of_a_recording(browser, picture, tmp_path, look, width):
    process, address = start_gallery("--port", "0", "--inspect", "--record", tmp_path / "a.deeds", folder=ROOT)
    user = User(browser, address, viewport={"width": width, "height": 900}, color_scheme=look)
    page = user.context.new_page()
    page.goto(address + "/todos")
    page.frame_locator("#app").get_by_role("button", name="Add todo").click()
    if width < 1000:
        page.get_by_role("button", name="Inspect").click()
    expect(page.frame_locator("#panel").get_by_text('tap "Add todo"')).to_be_visible()
    picture(page, f"recording-{look}-{width}")
    panel = page.frames[-1] if "inspector" in page.frames[-1].url else page.frames[-2]
    panel.evaluate(AXE)
    assert panel.evaluate(CHECK.replace("RULES", EVERY_RULE)) == []
    user.context.close()
    stop(process)


def test_the_last_deeds_are_left_when_the_program_is_killed(browser, tmp_path):
    process, address = start_gallery("--port", "0", "--last-deeds", tmp_path)
    user = User(browser, address)
    page = user.open(path="/todos")
    page.get_by_role("button", name="Add todo").click()
    expect(page.get_by_role("textbox")).to_be_visible()
    process.kill()
    process.wait()
    (file,) = tmp_path.iterdir()
    assert file.read_text().splitlines()[-2:] == ["open /todos", 'tap "Add todo"']
    assert replay(file).returncode == 0
    user.context.close()

"""Servers end under people who use them: the page goes on in the same place, with what was typed."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cluster import Bouncer, Cluster, Postgres
from conftest import PATIENCE, ROOT, User, eventually, quiet


@pytest.fixture(scope="module")
def folder():
    folder = Path(tempfile.mkdtemp(prefix="meerkat-"))
    folder.chmod(0o711)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def postgres(folder):
    postgres = Postgres(folder)
    yield postgres
    postgres.stop()


@pytest.fixture(scope="module", params=["file", "database"])
def cluster(request, folder):
    place = str(folder / "sessions.db") if request.param == "file" else request.getfixturevalue("postgres").address
    cluster = Cluster(folder, place)
    yield cluster
    cluster.close()


@pytest.fixture(autouse=True)
def both(cluster):
    """Has both servers run when a test begins."""
    for name in cluster.ports:
        if name not in cluster.servers:
            cluster.start(name)


@pytest.fixture
def kept(browser, cluster):
    user = User(browser, cluster.address)
    # The server that has gone is no answer.
    user.note = lambda *_: None
    yield user.open()
    user.context.close()
    assert user.problems == []


SCROLLED = "document.querySelector('dialog > .content').scrollTop"


def fill_in(page):
    page.get_by_role("button", name="Trip 3", exact=True).click()
    page.get_by_role("button", name="Book").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Name").fill("Ada Lovelace")
    form.get_by_label("Password").fill("secret")
    form.get_by_role("switch").click()
    form.get_by_label("Seat").select_option("Window")
    form.get_by_label("Notes").fill("By night, if possible")
    # The browser would bring the field into sight; what is scrolled has to stay.
    form.get_by_label("Notes").evaluate("field => field.setSelectionRange(3, 8)")
    expect(form).to_contain_text("Ada Lovelace, insured, Window, pressed 0")
    return form


def saved(page, cluster):
    """Waits until all that the page has told is kept, half a second later at best."""
    quiet(page)
    told, token = page.evaluate("[traffic.told, sessionStorage.getItem('meerkat-session')]")
    for _ in range(PATIENCE * 20):
        if cluster.last_event(token) >= told:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"event {told} is not kept, but {cluster.last_event(token)}")


def server(page):
    """The name of the server that shows the form."""
    return page.get_by_role("dialog").get_by_text("Served by").inner_text()[-1]


def goes_on(page, other, scrolled):
    """Checks that everything is where it was, and served by another server."""
    form = page.get_by_role("dialog")
    expect(form.get_by_text("Served by")).to_have_text(f"Served by {other}")
    expect(form.get_by_role("heading", name="Booking 3")).to_be_visible()
    expect(form.get_by_label("Name")).to_have_value("Ada Lovelace")
    expect(form.get_by_label("Notes")).to_have_value("By night, if possible")
    expect(form.get_by_label("Seat")).to_have_value("1")
    expect(form).to_contain_text("Ada Lovelace, insured, Window, pressed 0")
    expect(form.get_by_label("Notes")).to_be_focused()
    assert form.get_by_label("Notes").evaluate("field => [field.selectionStart, field.selectionEnd]") == [3, 8]
    eventually(page, f"Math.abs({SCROLLED} - {scrolled}) < 2")
    # Secrets are kept by nobody.
    expect(form.get_by_label("Password")).to_have_value("")
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"
    form.get_by_role("button", name="Press").click()
    expect(form).to_contain_text("pressed 1")


@pytest.mark.parametrize("end", ["kill", "end"])
def test_a_form_in_a_sheet_goes_on_when_its_server_ends(kept, cluster, end):
    fill_in(kept)
    saved(kept, cluster)
    scrolled = kept.evaluate(SCROLLED)
    assert scrolled > 0
    first = server(kept)
    other = "B" if first == "A" else "A"
    getattr(cluster, end)(first)
    goes_on(kept, other, scrolled)


def test_the_servers_are_killed_in_turn(kept, cluster):
    form = fill_in(kept)
    for _ in range(2):
        saved(kept, cluster)
        first = server(kept)
        other = "B" if first == "A" else "A"
        cluster.kill(first)
        expect(form.get_by_text("Served by")).to_have_text(f"Served by {other}")
        expect(form.get_by_label("Name")).to_have_value("Ada Lovelace")
        cluster.start(first)


def test_servers_that_are_killed_as_soon_as_a_page_is_back_take_nothing_from_it(kept, cluster):
    form = fill_in(kept)
    saved(kept, cluster)
    for _ in range(7):
        first = server(kept)
        cluster.kill(first)
        expect(form.get_by_text("Served by")).not_to_have_text(f"Served by {first}")
        cluster.start(first)
    expect(form.get_by_label("Name")).to_have_value("Ada Lovelace")
    expect(form).to_contain_text("Ada Lovelace, insured, Window")


def test_a_page_that_ends_its_servers_is_given_up_and_others_go_on(browser, kept, cluster):
    form = fill_in(kept)
    saved(kept, cluster)
    user = User(browser, cluster.address)
    try:
        page = user.open()
        fill_in(page)
        saved(page, cluster)
        page.get_by_role("dialog").get_by_label("Notes").fill("crash")
        # As a supervisor does.
        for _ in range(600):
            for name, process in list(cluster.servers.items()):
                if process.poll() is not None:
                    cluster.kill(name)
                    cluster.start(name)
            # The page begins at the start, without its form.
            if page.locator("body[data-live]").count() and not page.locator("dialog").count():
                break
            page.wait_for_timeout(100)
        expect(page.get_by_role("button", name="Trip 3", exact=True)).to_be_visible()
        expect(form).to_contain_text("Ada Lovelace, insured, Window")
        form.get_by_role("button", name="Press").click()
        expect(form).to_contain_text("pressed 1")
    finally:
        user.context.close()


def test_what_was_typed_right_before_is_given_back_by_the_page(kept, cluster):
    form = fill_in(kept)
    saved(kept, cluster)
    first = server(kept)
    form.get_by_label("Name").fill("Grace Hopper")
    cluster.kill(first)
    expect(form.get_by_text("Served by")).not_to_have_text(f"Served by {first}")
    expect(form.get_by_label("Name")).to_have_value("Grace Hopper")
    expect(form).to_contain_text("Grace Hopper, insured")


def test_a_page_that_is_loaded_again_reaches_the_other_server(kept, cluster):
    fill_in(kept)
    saved(kept, cluster)
    for _ in range(2):
        kept.reload()
        User.wait(kept)
        expect(kept.get_by_role("dialog").get_by_label("Name")).to_have_value("Ada Lovelace")
        expect(kept.get_by_role("dialog")).to_contain_text("insured, Window")


only_database = pytest.mark.parametrize("cluster", ["database"], indirect=True)


@only_database
def test_without_its_database_a_server_goes_on_and_what_is_lost_is_said(kept, cluster, postgres):
    form = fill_in(kept)
    saved(kept, cluster)
    postgres.stop()
    try:
        form.get_by_role("button", name="Press").click()
        expect(form).to_contain_text("pressed 1")
        kept.wait_for_timeout(3000)
        cluster.kill(server(kept))
        # The other server may still have the page as it sent it at first: it is older than what is kept.
        kept.wait_for_timeout(2000)
        expect(form).to_contain_text("pressed 1")
    finally:
        postgres.start()
    expect(kept.locator("#offline")).to_contain_text("seconds is lost")
    expect(form).to_contain_text("Ada Lovelace, insured, Window, pressed 0")


STORE_TESTS = [
    ROOT / ".build" / "debug" / "StoreTests.xctest", "--testing-library", "swift-testing", "--filter", "inPostgres"]


def start_store_tests(address):
    return subprocess.Popen(
        STORE_TESTS, env={**os.environ, "MEERKAT_POSTGRES": address},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def passed(tests):
    output, _ = tests.communicate(timeout=PATIENCE)
    assert tests.returncode == 0, output
    assert "with 14 test cases passed" in output


@only_database
def test_the_database_keeps_what_every_store_promises(cluster):
    passed(start_store_tests(cluster.place))


@only_database
def test_servers_that_share_connections_leave_nothing_in_them(cluster, folder, postgres):
    bouncer = Bouncer(folder, postgres)
    try:
        # Those that make the table do so together.
        postgres.query("DROP TABLE IF EXISTS meerkat_sessions")
        for tests in [start_store_tests(bouncer.address) for _ in range(4)]:
            passed(tests)
        assert postgres.query("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'") == "0"
    finally:
        bouncer.close()

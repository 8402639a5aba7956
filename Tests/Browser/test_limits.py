"""A server that reaches what the system allows, and pages whose server comes and goes."""

import os
import re
import socket
import urllib.request

import pytest
from conftest import GALLERY, PATIENCE, PROGRAMS, User, start, stop
from playwright.sync_api import expect

APP = os.environ.get("BROWSER_TEST_APP", PROGRAMS / "BrowserTestApp")


def place(address):
    host, port = re.search(r"//([^/:]+):(\d+)", address).groups()
    return host, int(port)


def answers(address):
    with urllib.request.urlopen(address, timeout=PATIENCE) as response:
        return response.status == 200


def test_the_limit_of_descriptors_is_raised():
    process, address = start("prlimit", "--nofile=64:2048", APP, "--port", "0")
    try:
        limits = open(f"/proc/{process.pid}/limits").read()
        assert re.search(r"Max open files\s+2048\s+2048", limits), limits
    finally:
        stop(process)


def test_a_server_without_descriptors_says_so_and_goes_on():
    process, address = start("prlimit", "--nofile=64:64", APP, "--port", "0")
    try:
        # From several addresses, each of which has a share only.
        open_ones = [socket.create_connection(place(address), source_address=(f"127.0.0.{1 + n % 8}", 0)) for n in range(120)]
        assert answers(address)
        for one in open_ones:
            one.close()
        assert answers(address)
    finally:
        stop(process)
    assert "there are too many" in process.stderr.read()


def test_a_file_that_may_not_grow_does_not_end_the_server(browser, tmp_path):
    process, address = start("prlimit", "--fsize=0:0", GALLERY, "--port", "0", environment={"XDG_DATA_HOME": str(tmp_path)})
    user = User(browser, address)
    try:
        page = user.open(path="/todos")
        page.get_by_role("button", name="Add todo").click()
        sheet = page.get_by_role("dialog", name="New todo")
        sheet.get_by_role("textbox", name="What needs to be done?").fill("Sing")
        sheet.get_by_role("button", name="Save").click()
        expect(sheet.get_by_text("could not be saved").first).to_be_visible()
        assert answers(address)
    finally:
        user.context.close()
        stop(process)
    assert user.problems == []


def test_a_second_restart_right_after_the_first_is_waited_for(browser):
    process, address = start(APP, "--port", "0")
    port = address.rsplit(":", 1)[1]
    user = User(browser, address)
    try:
        page = user.open(path="/notes/1")
        for _ in range(2):
            page.evaluate("document.body.dataset.old = ''")
            stop(process)
            process, _ = start(APP, "--port", port)
            # Between two reloads a page waits for ten seconds.
            page.wait_for_selector("body[data-live]:not([data-old])", state="attached")
    finally:
        user.context.close()
        stop(process)
    assert user.problems == []


def test_a_cookie_of_a_narrower_path_makes_no_page_reload_for_ever(user, address):
    other = user.open(path="/course")
    page = user.open(path="/course")
    user.context.add_cookies([{
        "name": "meerkat-resume", "value": other.evaluate("document.body.dataset.token"), "domain": place(address)[0], "path": "/course"}])
    loads = []
    page.on("domcontentloaded", lambda: loads.append(page.url))
    page.reload()
    page.wait_for_selector("body[data-live]", state="attached")
    page.get_by_role("button", name=re.compile("Homework")).click()
    expect(page.get_by_role("heading", name="Homework", level=1)).to_be_visible()
    assert 1 <= len(loads) <= 3

"""The page itself: what it says without a script, how it looks, and what it refuses."""

import gzip
import json
import socket
import urllib.request

import pytest
from conftest import start_gallery, stop
from playwright.sync_api import expect


def test_the_first_answer_is_the_whole_page(address):
    with urllib.request.urlopen(address) as answer:
        html = answer.read().decode()
        policy = answer.headers["content-security-policy"]
    assert "Customers" in html and "Todos" in html
    assert "script-src 'self'" in policy and "unsafe-eval" not in policy


def fetch(address, path, accept="gzip, br"):
    request = urllib.request.Request(address + path, headers={"Accept-Encoding": accept, "Accept": "text/html"})
    with urllib.request.urlopen(request) as answer:
        return answer.read(), answer.headers


@pytest.mark.parametrize("path", ["/customers/all", "/~/client.js", "/~/style.css", "/~/icon.svg?"])
def test_what_is_text_is_compressed(address, path):
    whole, headers = fetch(address, path, "identity")
    assert headers["content-encoding"] is None
    small, headers = fetch(address, path)
    if len(whole) > 512:
        assert headers["content-encoding"] == "gzip" and headers["vary"] == "accept-encoding"
        assert len(small) < len(whole) / 3
    if path.startswith("/~/"):
        assert (gzip.decompress(small) if headers["content-encoding"] else small) == whole


def test_home_screens_and_tabs_know_the_app(tmp_path):
    icon = tmp_path / "icon.svg"
    icon.write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    process, address = start_gallery("--port", "0", "--icon", str(icon), "--summary", "Apps to look at")
    page = fetch(address, "/", "identity")[0].decode()
    assert "<meta name=description content='Apps to look at'>" in page
    assert "<meta name=theme-color" in page
    manifest = json.loads(fetch(address, "/~/manifest.webmanifest", "identity")[0])
    assert manifest["name"] == "Gallery" and manifest["description"] == "Apps to look at"
    for path in ("/favicon.ico", manifest["icons"][0]["src"]):
        body, headers = fetch(address, path, "identity")
        assert body == icon.read_bytes() and headers["content-type"] == "image/svg+xml"
    stop(process)


@pytest.mark.parametrize("user", [{"java_script_enabled": False}], indirect=True)
def test_it_can_be_read_without_a_script(user):
    page = user.context.new_page()
    page.goto(user.address)
    expect(page.get_by_role("heading", name="Meerkat", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Customers")).to_be_visible()


def background(page):
    return page.evaluate("getComputedStyle(document.querySelector('.screen')).backgroundColor")


@pytest.mark.parametrize(
    ("user", "expected", "name"),
    [
        ({"color_scheme": "light"}, "rgb(242, 242, 247)", "home-light"),
        ({"color_scheme": "dark"}, "rgb(0, 0, 0)", "home-dark"),
        ({"viewport": {"width": 390, "height": 844}}, "rgb(242, 242, 247)", "home-narrow"),
    ],
    indirect=["user"],
)
def test_light_dark_and_narrow(user, expected, name, picture):
    page = user.open()
    assert background(page) == expected
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, name)


def test_a_taken_port_is_one_line_that_names_it():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        import subprocess

        from conftest import GALLERY, PATIENCE

        result = subprocess.run(
            [GALLERY, "--port", str(port)], capture_output=True, text=True, timeout=PATIENCE
        )
    assert result.returncode == 1
    assert result.stdout == ""
    assert str(port) in result.stderr and "--port 0" in result.stderr
    assert result.stderr.count("\n") == 1


def test_control_c_ends_it():
    import signal

    process, address = start_gallery("--port", "0")
    urllib.request.urlopen(address).read()
    stop(process, by=signal.SIGINT)
    assert process.stderr.read() == ""

"""Starts the Gallery once for the tests of a file, and gives each test pages in a real Chromium."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
# The example apps, as they were built last.
PROGRAMS = Path(os.environ.get("PROGRAMS", ROOT / "Examples" / ".build" / "debug"))
GALLERY = Path(os.environ.get("GALLERY", PROGRAMS / "Gallery"))
PICTURES = Path(os.environ.get("PICTURES", ROOT / ".build" / "screenshots"))
# What apps keep for their user: never what somebody keeps on this machine.
DATA = Path(tempfile.mkdtemp(prefix="meerkat-"))
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")

# The names of modules in a build are sorted by chance: in another order, all of them would be built again.
os.environ.setdefault("SWIFT_DETERMINISTIC_HASHING", "1")


def built(product):
    """What the program needs to find an example app as it was built last."""
    options = [f"--build-option={option}" for option in os.environ.get("BUILD_OPTIONS", "").split()]
    return ["--package-path", "Examples", "--scratch-path", str(PROGRAMS.parent), "--product", product, *options]


# How many seconds the slowest machine may take for anything; only what fails takes them all.
PATIENCE = int(os.environ.get("PATIENCE", 60))

expect.set_options(timeout=PATIENCE * 1000)

# A person holds what is pressed for a moment, in which the server may write it anew.
click = Locator.click
Locator.click = lambda locator, **options: click(locator, **{"delay": 20, **options})

# What takes longest is begun first.
SLOW = ["test_layout", "test_accessibility", "test_own_apps", "test_kept", "test_trouble"]


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: SLOW.index(item.module.__name__) if item.module.__name__ in SLOW else len(SLOW))


def start_gallery(*arguments, folder=None):
    return start(GALLERY, *arguments, folder=folder)


def start(program, *arguments, environment={}, folder=None, stdin=None):
    """Starts a program, and gives it together with the address that it prints."""
    # A machine that is busy with something else is no reason to let nobody in.
    patience = ["--max-delay", str(PATIENCE)] if "--port" in arguments else []
    process = subprocess.Popen(
        [program, *arguments, *patience],
        cwd=folder,
        env={"XDG_DATA_HOME": str(DATA), **os.environ, **environment},
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    first = process.stdout.readline()
    found = re.search(r"http://\S+", first)
    assert found, f"no address in {first!r}: {process.stderr.read() if process.poll() else ''}"
    return process, found.group()


def stop(process, by=signal.SIGTERM):
    """Asks a program to end, which it has to do in good order."""
    process.send_signal(by)
    assert process.wait(timeout=PATIENCE) == 0


@pytest.fixture(scope="module", autouse=True)
def data():
    """What other files have kept is nobody's business: which ones came before is chance."""
    shutil.rmtree(DATA, ignore_errors=True)
    DATA.mkdir()


@pytest.fixture(scope="module")
def address(data):
    process, address = start_gallery("--port", "0")
    yield address
    stop(process)


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def eventually(page, expression):
    """Waits until an expression is true. Playwright's own way to wait needs `eval`, which the page forbids."""
    for _ in range(PATIENCE * 20):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {expression}")


def quiet(page):
    """Waits until the page has heard what the server answers to everything that it has told."""
    eventually(page, "traffic.coming === 0 && traffic.heard >= traffic.told")


class User:
    """A browser with pages of the Gallery."""

    def __init__(self, browser, address, **options):
        self.address = address
        # What moves takes time: only what is about motion has it move.
        options.setdefault("reduced_motion", "reduce")
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.problems = []

    def open(self, delay=0, path="", status=200, wait=True) -> Page:
        """Opens a page. Everything that the server sends arrives `delay` milliseconds late."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda message: self.note(message, status))
        page.add_init_script(SOCKETS.replace("DELAY", str(delay)))
        assert page.goto(self.address + path).status == status
        if wait:
            self.wait(page)
        return page

    def note(self, message, status):
        # A socket that a test cuts off is an error to the browser, not to us; nor is a status that a test expects.
        expected = status != 200 and f"status of {status}" in message.text
        if "ERR_" not in message.text and not expected:
            self.problems.append(message.text)

    @staticmethod
    def wait(page):
        page.wait_for_selector("body[data-live]", state="attached")


# Keeps the page's sockets at hand, and delivers what they receive late, or not before it is released.
# Counts the events: the last one that was told, the last one that was answered, how many led through the history, and
# how many messages are still coming.
SOCKETS = """
window.sockets = [];
window.held = [];
window.release = () => { delete sessionStorage.held; held.splice(0).forEach((deliver) => deliver()); };
window.traffic = { told: 0, heard: 0, steps: 0, coming: 0 };
window.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); window.sockets.push(this); }
  send(text) {
    const [number, kind] = JSON.parse(text);
    traffic.told = number;
    traffic.steps += kind === "h";
    super.send(text);
  }
  set onmessage(act) {
    super.onmessage = (event) => {
      traffic.coming += 1;
      const deliver = () => {
        traffic.coming -= 1;
        [traffic.heard] = JSON.parse(event.data);
        act(event);
      };
      sessionStorage.held ? held.push(deliver) : setTimeout(deliver, DELAY);
    };
  }
};
"""


# Waits for all movement that ends by itself: not for spinners, nor for what follows the scrolling.
SETTLED = """
Promise.allSettled(document.getAnimations()
  .filter((one) => one.timeline === document.timeline && one.effect.getTiming().iterations !== Infinity)
  .map((one) => one.finished))
"""


FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def settle(page):
    """Waits until nothing moves, and what the page has measured is answered."""
    page.evaluate(SETTLED)
    for _ in range(2):
        page.evaluate(FRAMES)
        quiet(page)


@pytest.fixture
def user(browser, address, request):
    user = User(browser, address, **getattr(request, "param", {}))
    yield user
    user.context.close()
    assert user.problems == []


@pytest.fixture
def page(user):
    return user.open()


@pytest.fixture
def picture():
    """Keeps a picture of a page as an artefact."""

    def take(page, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.evaluate(SETTLED)
        page.screenshot(path=PICTURES / f"{name}.png")

    return take

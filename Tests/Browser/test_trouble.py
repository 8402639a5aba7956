"""What goes wrong in an app, a package or a recording is told by the tool, which goes on with the rest."""

import re
import subprocess

import pytest
from conftest import ROOT, built

MEERKAT = ROOT / ".build/debug/meerkat"
APP = built("TroubleTestApp")


def meerkat(*arguments, seconds=600):
    """Runs the tool, and gives its exit code and all that it said."""
    done = subprocess.run(
        [MEERKAT, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds, cwd=ROOT
    )
    return done.returncode, done.stdout.decode(errors="replace")


def test_bad_previews_are_told_and_the_others_examined():
    code, text = meerkat("preview", "--check", *APP)
    assert code == 1
    # A preview that is pale in large type, too, is told twice: other rules hold there.
    found = {name: (looks, message) for name, looks, message in re.findall(r"“(.+?)”(?: in (.+?))?: (.+)", text)}
    assert set(found) == {"Traps", "Never ends", "Wants 3 GB", "Never rests", "Empty", "Without a name", "Pale"}
    assert "No soup left." in found["Traps"][1]
    assert found["Never ends"][1] == "It doesn't end: after 10 s there is no screen."
    assert "memory" in found["Wants 3 GB"][1]
    assert all(looks == "" for name, (looks, _) in found.items() if name not in ("Pale", "Never ends")), text
    assert "8 previews in 6 looks: 8 findings." in text


def test_a_crash_is_found_by_a_crawl_and_can_be_done_again(tmp_path):
    code, text = meerkat("map", "Examples/TestApps/Trouble", "--screens", tmp_path / "screens", *APP)
    assert code == 1
    assert "No soup left." in text
    recordings = list((tmp_path / "screens").glob("*.deeds"))
    assert len(recordings) == 1
    deeds = [line for line in recordings[0].read_text().splitlines() if not line.startswith("#")]
    assert deeds == ['tap "Quiet"', 'tap "Trap"']
    code, text = meerkat("replay", recordings[0], *APP)
    assert (code, "No soup left." in text) == (1, True)


NO_PACKAGE = "has no Package.swift: name its folder with --package-path."
TEST = ["--module", "A", "--app", "A"]


@pytest.fixture(scope="module")
def trouble(tmp_path_factory):
    """A folder with everything that can't be used."""
    folder = tmp_path_factory.mktemp("trouble")
    (folder / "empty").mkdir()
    (folder / "unparsed").mkdir()
    (folder / "unparsed" / "a.swift").write_text("struct A { func")
    (folder / "noise").mkdir()
    (folder / "noise" / "a.swift").write_bytes(bytes(range(256)) * 1_000)
    (folder / "noise.deeds").write_bytes(bytes(range(256)))
    (folder / "open.deeds").write_text('tap "A\n')
    (folder / "unknown.deeds").write_text("open /\nfrobnicate\n")
    (folder / "empty.deeds").write_text("# nothing\n")
    (folder / "huge.deeds").write_text(f'type "{"x" * 5_000_000}" into "Name"\n')
    return folder


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["lint", "empty"], 2, "There is no Swift file in"),
        (["lint", "missing"], 2, "There is no folder at"),
        (["lint", "unparsed"], 1, "a.swift:1:16: error: The file doesn't parse."),
        (["lint", "noise"], 1, "error: The file doesn't parse."),
        (["lint", "--package-path", "unparsed"], 1, "a.swift:1:16: error: The file doesn't parse."),
        (["map", "empty"], 2, "There is no Swift file in"),
        (["map", "--package-path", "empty"], 2, "There is no Swift file in"),
        (["map", "unparsed"], 1, "a.swift:1:16: error: The file doesn't parse."),
        (["map", "noise"], 1, "error: The file doesn't parse."),
        (["map", "unparsed", "--check", "missing"], 2, "missing"),
        (["check", "empty"], 2, "There is no Swift file in"),
        (["text", "/", "--package-path", "empty"], 2, NO_PACKAGE),
        (["drive", "/", "--package-path", "empty"], 2, NO_PACKAGE),
        (["picture", "/", "-o", "a.svg", "--package-path", "empty"], 2, NO_PACKAGE),
        (["preview", "--check", "--package-path", "empty"], 2, NO_PACKAGE),
        (["record", "a.deeds", "--package-path", "empty"], 2, NO_PACKAGE),
        (["run", "--watch", "--package-path", "empty"], 2, NO_PACKAGE),
        (["test", "missing.deeds", *TEST], 2, "can't be read. Is it there, and a text?"),
        (["test", "empty", *TEST], 2, "can't be read. Is it there, and a text?"),
        (["test", "noise.deeds", *TEST], 2, "can't be read. Is it there, and a text?"),
        (["test", "open.deeds", *TEST], 1, "open.deeds:1: error: "),
        (["test", "unknown.deeds", *TEST], 1, "unknown.deeds:2: error: “frobnicate” is no deed."),
        (["test", "empty.deeds", *TEST], 0, "@Test"),
        (["test", "huge.deeds", *TEST], 0, "xxx"),
        (["replay", "noise.deeds", "--package-path", "empty"], 2, "can't be read. Is it there, and a text?"),
    ],
    ids=lambda value: " ".join(value[:3]) if isinstance(value, list) else "",
)
def test_what_cannot_be_used_is_told(trouble, arguments, code, message):
    done = subprocess.run([MEERKAT, *arguments], capture_output=True, timeout=600, cwd=trouble, stdin=subprocess.DEVNULL)
    text = (done.stdout + done.stderr).decode(errors="replace")
    assert (done.returncode, message in text) == (code, True), text[:1000]


def test_a_screen_that_is_asked_of_an_app_that_crashes(tmp_path):
    deeds = tmp_path / "a.deeds"
    deeds.write_text('tap "Quiet"\ntap "Trap"\nexpect "Soup"\n')
    code, text = meerkat("drive", "/", "--deeds", deeds, *APP)
    assert code == 1
    assert re.search(r"a\.deeds:2: error: The app has ended\.\n.*No soup left\.\n$", text)

"""What the libraries use of the modules that come with Apple's systems, and since when it is there."""

import json
import re
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path

from index import DECLARED, REFERRED, Index

ROOT = Path(__file__).resolve().parents[1]
# Modules that are the same on Apple's systems. Here too, they say since when those systems have what.
TOOLCHAIN = ["Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "FoundationEssentials"]
# Since when the systems have what the libraries use of the rest of Foundation, and of what it re-exports.
TABLE = ROOT / "Tests/Apple/StandIns/foundation.txt"
# What Swift uses by itself, and only where the system has it.
CHOSEN = {"AsyncStream.Iterator.next(isolation:)"}


def version(text):
    """Makes a pair of numbers of a version such as `17`, `17.4` or `10_15`."""
    parts = [int(part) for part in re.split(r"[._]", text)]
    return (*parts[:2], 0)[:2]


def minimum():
    """The oldest systems of the package, such as `{"iOS": (17, 0)}`."""
    platforms = re.search(r"platforms: \[.*\]", (ROOT / "Package.swift").read_text())[0]
    return {name: version(number) for name, number in re.findall(r"\.(\w+)\(\.v([\d_]+)\)", platforms)}


def names(indexes):
    """The names that sources use and don't declare: by identity, the module, the name and the files.

    Each index comes with its sources. Without objects, the compiler names no files there, but the records.
    """
    declared, files = set(), defaultdict(set)
    for index, sources in indexes.items():
        reader, places = Index(index), {file.name: str(file.relative_to(ROOT)) for file in sources}
        for record in sorted(index.glob("v5/records/*/*")):
            place = places.get(record.name.rpartition("-")[0])
            for usr, name, roles in reader.symbols(record.name) if place else []:
                if roles & DECLARED:
                    declared.add(usr)
                elif roles & REFERRED and not name.startswith(("getter:", "setter:")):
                    files[usr].add(place)
    found = {}
    swift = sorted(usr for usr in files if usr.startswith("s:") and usr not in declared)
    text = subprocess.check_output(
        ["swift", "demangle", "--compact", "--simplified"], input="\n".join("$s" + usr[2:] for usr in swift), text=True)
    for usr, name in [*zip(swift, text.splitlines()), *((usr, usr.rpartition("@")[2]) for usr in files if re.match("c:@[FT]@", usr))]:
        module = re.match(r"c:()|s:(?:S\w*?)?(7SwiftUI|10Foundation|20FoundationEssentials|8Dispatch|11Observation)", usr)
        name = re.sub(r"^static |<[^()]*>(?=[.(]|$)", "", name)
        found[usr] = (module and (module[2] or "10Foundation").lstrip("0123456789"), name, sorted(files[usr]))
    return found


def toolchain():
    """Since when the systems have what, by identity."""
    since = {}
    with tempfile.TemporaryDirectory() as folder:
        target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["triple"]
        for module in TOOLCHAIN:
            subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder,
                 "-minimum-access-level", "public", "-skip-synthesized-members"], capture_output=True, check=True)
        for file in Path(folder).glob("*.json"):
            for symbol in json.loads(file.read_text())["symbols"]:
                since[symbol["identifier"]["precise"]] = {
                    item["domain"]: f"{item['introduced']['major']}.{item['introduced'].get('minor', 0)}"
                    for item in symbol.get("availability", []) if "introduced" in item and "domain" in item}
    return since


def problems(used):
    """The names that a system of the package lacks, or of which nobody has looked up whether it has them."""
    oldest, wrong, unused = minimum(), [], {}
    for line in TABLE.read_text().splitlines():
        if line and not line.startswith("#"):
            name, _, rest = line.partition(": ")
            unused[name] = dict(re.findall(r"(\w+) (\d[\d.]*)", rest.partition(" (")[0]))
    table, known, place = dict(unused), toolchain(), TABLE.relative_to(ROOT)
    for usr, (module, name, files) in sorted(used.items(), key=lambda item: item[1][1:]):
        since = known.get(usr)
        if module in ("Foundation", "FoundationEssentials", "Dispatch") and not since:
            unused.pop(name, None)
            if name not in table:
                wrong.append(f"{files[0]} uses {name}, which {place} doesn't have: add it, with what its page says")
            since = table.get(name)
        newer = ", ".join(f"{system} {since[system]}" for system in oldest if since and version(since.get(system, "0")) > oldest[system])
        if newer and name not in CHOSEN:
            wrong.append(f"{files[0]} uses {name}, which came with {newer}: do without it, or raise the minimum in Package.swift")
    wrong += [f"{place} has {name}, which no library uses any more: take it out" for name in unused]
    return "".join(f"error: {line}\n" for line in wrong)

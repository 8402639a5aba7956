"""What a screen reader finds in a page is what the driver finds on the same screen."""

import re

import pytest
from conftest import ROOT, settle

# What the driver says, which its own tests keep.
FILES = sorted((ROOT / "Examples" / "Tests" / "GalleryTests" / "Home" / "__Snapshots__" / "SpokenTests").glob("*.txt"))
LINE = re.compile(r'\.(\w+)\("(.*)"\)(?: with ".*")?(?:, (on|off))?(, disabled)?')
ROLES = {
    "button": "button", "link": "link", "switch": "toggle", "heading": "header", "textbox": "textField", "searchbox": "textField",
    "tab": "tab", "combobox": "picker", "radiogroup": "picker", "radio": "option", "StaticText": "text",
}
# A dialog is reached by what is in it, a row by its content, and actions are no elements of their own.
UNSAID = {"sheet", "row", "tapArea", "image"}
# What goes on without an end is a text to a page.
AS_IN_PAGES = {"progress": "text"}
ACTIONS = ("More actions for", "Close this sheet")


def words(name):
    return " ".join(re.findall(r"\w+", name))


def said_by_driver(file):
    found = [LINE.fullmatch(line) for line in file.read_text().splitlines()]
    return sorted((AS_IN_PAGES.get(role, role), words(name), state or "") for role, name, state, _ in (one.groups() for one in found) if role not in UNSAID)


def said_by_page(page):
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    found = []

    def read(node, is_label=False):
        role = ROLES.get(node["role"]["value"]) if not node["ignored"] else None
        name = node.get("name", {}).get("value", "")
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        on = next((states[key] for key in ("pressed", "checked", "selected") if key in states), None)
        if role == "button" and "pressed" in states:
            role = "toggle"
        elif role == "button" and states.get("hasPopup") == "menu":
            role = "menu"
        is_label = is_label or node["role"]["value"] == "LabelText"
        if role and not name.startswith(ACTIONS) and not (is_label and role == "text"):
            found.append((role, words(name), "" if on is None or role == "text" else "on" if on in (True, "true") else "off"))
        if role is None:
            for child in node.get("childIds", []):
                if child in by_id:
                    read(by_id[child], is_label)

    read(nodes[0])
    return sorted(found)


@pytest.mark.parametrize("file", FILES, ids=[file.stem.split(".")[-1] for file in FILES])
def test_page_and_driver_say_the_same(user, file):
    name = file.stem.split(".")[-1]
    page = user.open(path="/" + ("" if name == "home" else name.replace("-", "/")))
    settle(page)
    assert said_by_page(page) == said_by_driver(file)

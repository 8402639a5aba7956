"""Writes the pages of Documentation as the articles of a DocC catalogue: scripts/articles.py FOLDER."""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = {page.stem: page for page in sorted((ROOT / "Documentation").glob("*.md"))}

# The order in which one reads.
GUIDES = {
    "Begin": ["start", "actions", "flows", "presenters"],
    "Links, restoration and tests": ["links", "restoration", "tests"],
    "Run an app": ["browser", "tool", "porting", "apple"],
    "Reference": ["inside", "names"],
}


def anchors(page):
    """The names of a page's headings in DocC, by their names on the web."""
    headings = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S), re.M)
    plain = [re.sub(r"[`*]|\[([^]]*)\]\([^)]*\)", r"\1", heading) for heading in headings]
    return {re.sub(r"[^\w -]", "", text).lower().replace(" ", "-"): re.sub(r"\s", "-", text) for text in plain}


def link(text, target, page):
    """A link as DocC has it; to files outside Documentation, only its text."""
    name, _, anchor = target.partition("#")
    stem = Path(name).stem if name else page.stem
    if ":" in target:
        return f"[{text}]({target})"
    if (name and "/" in name) or stem not in PAGES:
        return text
    place = anchors(PAGES[stem]).get(anchor)
    if anchor and not place:
        sys.exit(f"error: {page.name}: {stem}.md has no heading #{anchor}")
    return f"[{text}](doc:{stem}{'#' + place if place else ''})"


def write(folder):
    missing = PAGES.keys() - {name for names in GUIDES.values() for name in names}
    if missing:
        sys.exit(f"error: scripts/articles.py: add {', '.join(sorted(missing))} to a group of guides")
    for page in PAGES.values():
        text = page.read_text()
        for image in re.findall(r"!\[[^]]*\]\(([^)]*)\)", text):
            shutil.copy(page.parent / image, folder / Path(image).name)
        text = re.sub(r"!\[([^]]*)\]\(([^)]*)\)", lambda found: f"![{found[1]}]({Path(found[2]).name})", text)
        text = re.sub(r"(?<!!)\[([^]\[]*)\]\(([^)\s]*)\)", lambda found: link(found[1], found[2], page), text)
        (folder / page.name).write_text(text)
    topics = "".join(f"\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in names) for title, names in GUIDES.items())
    (folder / "Meerkat.md").write_text(
        "# ``Meerkat``\n\nScreens that report actions, and flows that own navigation.\n\n## Topics\n" + topics)


if __name__ == "__main__":
    write(Path(sys.argv[1]))

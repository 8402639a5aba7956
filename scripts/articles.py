"""Writes the pages of Documentation as the articles of a DocC catalogue: scripts/articles.py FOLDER."""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = {page.stem: page for page in sorted((ROOT / "Documentation").glob("*.md"))}

# The order in which one reads, as in README.md.
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


# Code, a link or a picture, and what is left of a link in another form, on which DocC would say nothing.
MARKS = re.compile(r"```.*?```|`[^`]*`|(!?)\[((?:`[^`]*`|[^]\[`])*)\]\(([^)\s]*)\)|\][(\[]", re.S)


def link(text, target, page):
    """A link as DocC has it; to files that are no pages, only its text."""
    name, _, anchor = target.partition("#")
    file = (page.parent / name).resolve() if name else page
    if ":" in target:
        return f"[{text}]({target})"
    if not file.exists():
        sys.exit(f"error: {page.name}: there is no file {name}")
    if file not in PAGES.values():
        return text
    place = anchors(file).get(anchor)
    if anchor and not place:
        sys.exit(f"error: {page.name}: {file.name} has no heading #{anchor}")
    return f"[{text}](doc:{file.stem}{'#' + place if place else ''})"


def article(page, folder):
    """The text of a page as DocC has it. Copies the page's pictures to the folder."""
    def change(found):
        is_picture, text, target = found.groups()
        if found[0] in ("](", "]["):
            line = found.string.count("\n", 0, found.start()) + 1
            sys.exit(f"error: {page.name}:{line}: write a link as [text](target)")
        if target is None:
            return found[0]
        if not is_picture:
            return link(text, target, page)
        shutil.copy(page.parent / target, folder)
        return f"![{text}]({Path(target).name})"

    title, _, rest = MARKS.sub(change, page.read_text()).partition("\n")
    return title.replace("`", "") + "\n" + rest  # In a title, DocC would show the marks of code.


def write(folder):
    readme = (ROOT / "README.md").read_text().split("\n## Documentation\n")[1]
    listed = re.findall(r"^\|.*\]\(Documentation/([\w-]+)\.md\)", readme, re.M)
    guides = [name for names in GUIDES.values() for name in names]
    if guides != listed or set(guides) != PAGES.keys():
        sys.exit("error: README.md and scripts/articles.py have to list all pages of Documentation, in the same order")
    for page in PAGES.values():
        (folder / page.name).write_text(article(page, folder))
    topics = "".join(f"\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in names) for title, names in GUIDES.items())
    (folder / "Meerkat.md").write_text(
        "# ``Meerkat``\n\nScreens that report actions, and flows that own navigation.\n\n## Topics\n" + topics)


if __name__ == "__main__":
    write(Path(sys.argv[1]))

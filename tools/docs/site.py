"""The site of the manual: pages gathered into one folder, links led to where things are there, then built by Sphinx.

What is built asks no other host for anything, and nothing is fetched to build it: both are checked at the end.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from tools.docs.links import ELSEWHERE, ROOT, broken, pages

import cryptonym

DOCS: Final = ROOT / "docs"
HERE: Final = Path(__file__).parent
BESIDES: Final = {
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "CHANGELOG.md": "project/changes.md",
    "src/cryptonym/referee/data/README.md": "project/referee-data.md",
    "tests/simulation/README.md": "project/simulation.md",
    "changelog.d/README.md": "project/notes.md",
}
"""Pages outside `docs/`, and where they are on the site."""
OFFERED: Final = ("examples/", "packaging/")
"""Files that readers want for themselves: the site has copies."""
NAVIGATION: Final = {
    "Begin here": ("players", "hosts", "bot-authors", "contributors"),
    "Playing": (
        "manual/table",
        "manual/around",
        "manual/decks",
        "manual/pictures",
        "manual/referee",
        "manual/review",
        "manual/puzzles",
    ),
    "The rules": ("rules/en", "rules/it", "rules/ca", "rules/pt", "rules/pl"),
    "Hosting": ("manual/hosting", "manual/nodes", "manual/outside", "manual/costs", "security", "project/security"),
    "Programs that play": ("manual/protocol", "manual/messages", "manual/http", "manual/bots"),
    "The project": (
        "project/contributing",
        "design",
        "style",
        "glossary",
        "releasing",
        "project/changes",
        "project/notes",
        "project/conduct",
        "manual/naming",
        "project/simulation",
        "project/referee-data",
        "manual/README",
    ),
}
"""What the menu shows; decisions come after it. A page that is in none is a fault."""
CODE: Final = re.compile(r"(?ms)^(?P<fence>```+|~~~+).*?^(?P=fence)[ \t]*$|(?P<tick>`+)(?!`).+?(?<!`)(?P=tick)(?!`)")
COMMENT: Final = re.compile(r"(?s)[ \t]*<!--.*?-->[ \t]*\n?")
LINK: Final = re.compile(r"(?P<picture>!?)\[(?P<words>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<to>[^)\s]+)\)")
MENDED: Final = (
    (re.compile(r'<p class="caption" role="heading">'), '<p class="caption" role="heading" aria-level="2">'),
    (re.compile(r'<aside class="sidebar-drawer">'), '<aside class="sidebar-drawer" aria-label="Menu">'),
    (re.compile(r'<aside class="toc-drawer'), '<aside aria-label="On this page" class="toc-drawer'),
    (re.compile(r"<pre>"), '<pre tabindex="0">'),
    (
        re.compile(r'<div class="table-wrapper'),
        '<div tabindex="0" role="group" aria-label="Table" class="table-wrapper',
    ),
    # A table that has no heads is written with empty ones in Markdown.
    (re.compile(r'<thead>\s*<tr[^>]*>(?:\s*<th class="head">(?:<p>\s*</p>)?\s*</th>)+\s*</tr>\s*</thead>'), ""),
)
"""What Furo and Sphinx leave out for those who see nothing or have no mouse."""
ASKING: Final = {
    "link": "href",
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "embed": "src",
    "object": "data",
    "form": "action",
}
"""By element: the attribute by which a page asks for something without a click."""


def address() -> str:
    """Where the repository is; empty until its owner has filled it in."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["address"]).rstrip("/")


# --- gathering -------------------------------------------------------------------------------------------------------------


def places() -> dict[Path, str]:
    """By page of the repository: where it is on the site."""
    found = {page: str(page.relative_to(DOCS)) for page in pages(DOCS)}
    return found | {ROOT / path: place for path, place in BESIDES.items() if (ROOT / path).is_file()}


def gather(folder: Path) -> None:
    """The pages as Sphinx reads them, with the files that they show."""
    where = places()
    for page, place in where.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(led(page, where, folder), encoding="utf-8")
    index = folder / "index.md"
    index.write_text(index.read_text(encoding="utf-8") + menu(set(where.values())), encoding="utf-8")


def menu(known: set[str]) -> str:
    """The trees of pages that Sphinx makes the menu of."""
    decisions = sorted(Path(place).stem for place in known if place.startswith("adr/0"))
    trees = NAVIGATION | {"Decisions": ("adr/README", *(f"adr/{name}" for name in decisions))}
    parts = []
    for caption, names in trees.items():
        there = [name for name in names if f"{name}.md" in known]
        lines = ["", f"```{{toctree}}\n:hidden:\n:caption: {caption}\n", *there, "```", ""]
        parts.append("\n".join(lines))
    return "".join(parts)


def led(page: Path, where: dict[Path, str], folder: Path) -> str:
    """A page with its links led to where things are on the site. Comments, which are marks for tests, stay behind."""
    text = page.read_text(encoding="utf-8")
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[0])
        return f"\0{len(kept) - 1}\0"

    def give_back(found: re.Match[str]) -> str:
        return kept[int(found[1])]

    text = LINK.sub(
        _leader(page, where, folder), COMMENT.sub(lambda found: "\n" * (found[0].count("\n") > 1), CODE.sub(keep, text))
    )
    return re.sub(r"\0(\d+)\0", give_back, text)


def _leader(page: Path, where: dict[Path, str], folder: Path) -> Callable[[re.Match[str]], str]:
    place = Path(where[page])

    def lead(found: re.Match[str]) -> str:
        to, words, is_picture = found["to"], found["words"], found["picture"]
        if ELSEWHERE.match(to) or to.startswith("#"):
            return found[0]
        path, _, anchor = to.partition("#")
        there = (page.parent / unquote(path)).resolve()
        if there in where:
            new = _from(place, where[there]) + (f"#{anchor}" if anchor else "")
        elif is_picture or (str(there.relative_to(ROOT)).startswith(OFFERED) and there.is_file()):
            copied = there.relative_to(DOCS) if there.is_relative_to(DOCS) else Path("files", there.relative_to(ROOT))
            (folder / copied).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(there, folder / copied)
            new = _from(place, str(copied))
        elif address():
            kind = "tree" if there.is_dir() else "blob"
            new = f"{address()}/{kind}/v{cryptonym.__version__}/{there.relative_to(ROOT)}"
        else:
            return words  # until there is an address, what is not on the site is only named
        return f"{is_picture}[{words}]({new})"

    return lead


def _from(place: Path, target: str) -> str:
    return "../" * (len(place.parts) - 1) + target


# --- building --------------------------------------------------------------------------------------------------------------


def build(target: Path, *builder: str) -> list[str]:
    """Build the site into a folder; what is wrong with it."""
    lost = [f"a broken link: {link}" for link in broken()]
    if lost:
        return lost
    work = target.with_name(target.name + ".work")
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    try:
        gather(work / "source")
        command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", "--builder"]
        command += [
            *(builder or ("html",)),
            "-c",
            str(HERE),
            "-d",
            str(work / "read"),
            str(work / "source"),
            str(target),
        ]
        built = subprocess.run(command, cwd=ROOT, check=False)
        if built.returncode:
            return ["Sphinx has said what is wrong"]
    finally:
        shutil.rmtree(work, ignore_errors=True)
    if builder:
        return []
    for file in target.rglob("*.html"):
        file.write_text(for_everybody(file.read_text(encoding="utf-8")), encoding="utf-8")
    return [*strangers(target), *lost_in(target)]


def for_everybody(page: str) -> str:
    """A page with what the theme leaves out: names of its parts, levels of headings, and what scrolls is reached by keys."""
    for told, better in MENDED:
        page = told.sub(better, page)
    return page


# --- looking at what was built ---------------------------------------------------------------------------------------------


class _Asked(HTMLParser):
    """What a page asks for by itself, what it leads to, and what can be led to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.leads: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag in ASKING and said.get("rel") not in {"canonical", "next", "prev", "author", "license"}:
            self.asked += [said[ASKING[tag]]] if ASKING[tag] in said else []
            self.asked += [one.split()[0] for one in said.get("srcset", "").split(",") if one.strip()]
        self.asked += re.findall(r"url\(['\"]?([^'\")]+)", said.get("style", ""))
        if tag in {"a", "link"} and "href" in said:
            self.leads.append(said["href"])
        self.names |= {said[name] for name in ("id", "name") if name in said}


def looked_at(site: Path) -> Iterator[tuple[Path, _Asked]]:
    for file in sorted(site.rglob("*.html")):
        seen = _Asked()
        seen.feed(file.read_text(encoding="utf-8"))
        yield file, seen


def strangers(site: Path) -> list[str]:
    """Requests to other hosts that a browser would make by itself, from pages and from style sheets."""
    found = []
    for file, seen in looked_at(site):
        found += [f"{file.relative_to(site)} asks for {one}" for one in seen.asked if _is_strange(one)]
    for file in sorted(site.rglob("*.css")):
        told = re.sub(r"(?s)/\*.*?\*/", "", file.read_text(encoding="utf-8"))
        wanted = re.findall(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)", told)
        found += [f"{file.relative_to(site)} asks for {one}" for pair in wanted for one in pair if _is_strange(one)]
    return found


def _is_strange(asked: str) -> bool:
    there = urlsplit(asked.strip())
    return bool(there.netloc) or there.scheme not in {"", "data"}


def lost_in(site: Path) -> list[str]:
    """Links within the site that lead to no file of it, or to no name in a page."""
    seen = {file.resolve(): page for file, page in looked_at(site)}
    found = []
    for file, page in seen.items():
        for to in {**dict.fromkeys(page.leads), **dict.fromkeys(page.asked)}:
            if ELSEWHERE.match(to) or to.startswith("//"):
                continue
            said = urlsplit(to)
            path, anchor = unquote(said.path), unquote(said.fragment)
            there = (file.parent / path).resolve() if path else file
            is_named = not anchor or there not in seen or anchor in seen[there].names
            if not there.is_file() or not is_named:
                found.append(f"{file.relative_to(site.resolve())} leads to {to}")
    return found

"""Links of our Markdown pages: what each leads to, and which lead nowhere."""

from __future__ import annotations

import functools
import itertools
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT: Final = Path(__file__).resolve().parents[2]
NO_PAGES: Final = {".git", ".venv", "node_modules", "static", "dist", "site", "changelog.d"}
"""Folders without pages. Notes in `changelog.d` are gathered into CHANGELOG.md, and their links are mended there."""
ELSEWHERE: Final = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
READER: Final = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True)
class Link:
    page: Path
    line: int
    to: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT) if self.page.is_relative_to(ROOT) else self.page}:{self.line}: {self.to}"


def pages(root: Path = ROOT) -> list[Path]:
    """Every Markdown page of the repository."""
    found = []
    for folder, inner, names in os.walk(root):
        inner[:] = sorted(name for name in inner if name not in NO_PAGES and not name.endswith("_cache"))
        found += [Path(folder, name) for name in sorted(names) if name.endswith(".md")]
    return found


def links(page: Path) -> Iterator[Link]:
    """The links and pictures of a page, but for those in code."""
    for token in READER.parse(page.read_text(encoding="utf-8")):
        for inner in token.children or ():
            to = inner.attrGet("href") if inner.type == "link_open" else inner.attrGet("src")
            if to is not None:
                yield Link(page, (token.map or [0])[0] + 1, unquote(str(to)))


@functools.cache
def anchors(page: Path) -> frozenset[str]:
    """What may stand after `#`: headings, as forges and the site name them."""
    found: set[str] = set()
    tokens = READER.parse(page.read_text(encoding="utf-8"))
    for opening, heading in itertools.pairwise(tokens):
        if opening.type == "heading_open":
            slug = named = slug_of(_words(heading))
            number = 0
            while named in found:
                number += 1
                named = f"{slug}-{number}"
            found.add(named)
    return frozenset(found)


def _words(heading: Token) -> str:
    return "".join(inner.content for inner in heading.children or () if inner.type in {"text", "code_inline"})


def slug_of(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def broken(root: Path = ROOT) -> list[Link]:
    """Links of pages under `root` that lead to no file of it, or to no heading of a page."""
    return [link for page in pages(root) for link in links(page) if not _leads_somewhere(link, root.resolve())]


def _leads_somewhere(link: Link, root: Path) -> bool:
    if ELSEWHERE.match(link.to):
        return True
    path, _, anchor = link.to.partition("#")
    there = (link.page.parent / path).resolve() if path else link.page.resolve()
    if path.startswith("/") or not there.is_relative_to(root) or not there.exists():
        return False
    return not anchor or (there.suffix == ".md" and anchor in anchors(there))

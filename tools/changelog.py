"""Gather the notes of `changelog.d/` into CHANGELOG.md, as the section of a version, and delete them.

`python -m tools.changelog --draft` prints what would stand there; `python -m tools.changelog 0.9.0 --date 2026-12-01` does it.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
NOTES: Final = ROOT / "changelog.d"
CHANGELOG: Final = ROOT / "CHANGELOG.md"
HEAD: Final = "# Changes\n\nWhat players, hosts and users of the library notice. Newest first.\n"
SAVED: Final = "## Saved games"
OTHER: Final = "Besides"
HEADINGS: Final = {
    "Rules and play": (2, 4, 9, 16, 27),
    "The page": (3, 8, 10, 24),
    "Words, pictures and languages": (5, 18, 22, 23),
    "The referee": (6,),
    "Bots and programs": (11,),
    "Hosting": (7, 17, 19, 20, 21, 25),
}
"""By heading: the issues whose notes stand under it. A later issue gets its place here, or stands under the last heading."""


def number_of(file: Path) -> int | None:
    found = re.match(r"(\d+)-", file.name)
    return int(found[1]) if found else None


def heading_of(file: Path) -> str:
    number = number_of(file)
    return next((heading for heading, issues in HEADINGS.items() if number in issues), OTHER)


def notes() -> list[Path]:
    files = [file for file in NOTES.glob("*.md") if file.name != "README.md"]
    return sorted(files, key=lambda file: (number_of(file) or 0, file.name))


def item(text: str) -> str:
    """A note as one item of a list; links that lead out of `changelog.d/` lead out of the root."""
    flat = " ".join(text.split())
    return f"- {flat.replace('](../', '](')}\n"


def section(version: str, day: str, files: list[Path]) -> str:
    """The notes under their headings; what becomes of saved games comes first."""
    headings = (SAVED.removeprefix("## "), *HEADINGS, OTHER)
    by_heading: dict[str, list[str]] = {heading: [] for heading in headings}
    for file in files:
        text = file.read_text(encoding="utf-8").strip()
        saved = text.startswith(SAVED)
        heading = headings[0] if saved else heading_of(file)
        by_heading[heading].append(item(text.removeprefix(SAVED) if saved else text))
    told = [f"### {heading}\n\n{''.join(items)}" for heading, items in by_heading.items() if items]
    return f"## {version} ({day})\n\n" + "\n".join(told)


def gathered(before: str, new: str) -> str:
    """The changelog with a section more, above the others."""
    rest = before.removeprefix(HEAD) if before else ""
    return HEAD + "\n" + new + rest


def said_of(version: str) -> str:
    """The section of a version, without its heading."""
    told = CHANGELOG.read_text(encoding="utf-8")
    found = re.search(rf"(?ms)^## {re.escape(version)} \([^)]*\)\n+(.*?)(?=^## |\Z)", told)
    if found is None:
        raise SystemExit(f"{CHANGELOG.name} has no {version}")
    return found[1].rstrip() + "\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="gather the notes of changelog.d/")
    parser.add_argument("version", nargs="?")
    parser.add_argument("--date", default=date.today().isoformat())  # noqa: DTZ011 - the day where the release is made
    parser.add_argument("--draft", action="store_true", help="print the section and change nothing")
    parser.add_argument("--show", metavar="VERSION", help="print what CHANGELOG.md says of a version")
    options = parser.parse_args(arguments)
    if options.show:
        print(said_of(options.show), end="")
        return 0
    files = notes()
    if options.draft:
        print(section(options.version or "Next", options.date, files), end="")
        return 0
    if not re.fullmatch(r"\d+\.\d+\.\d+", options.version or ""):
        print("Which version? python -m tools.changelog 0.9.0", file=sys.stderr)
        return 2
    before = CHANGELOG.read_text(encoding="utf-8") if CHANGELOG.exists() else ""
    if f"\n## {options.version} (" in before:
        print(f"{CHANGELOG.name} has {options.version} already", file=sys.stderr)
        return 2
    if not files:
        print("there is no note in changelog.d/", file=sys.stderr)
        return 2
    CHANGELOG.write_text(gathered(before, section(options.version, options.date, files)), encoding="utf-8")
    for file in files:
        file.unlink()
    print(f"{len(files)} notes are in {CHANGELOG.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

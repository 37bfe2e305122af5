"""A sheet of pictures to look at, as PNG: drawn by whatever Chromium there is.

python -m cryptonym.decks.pictures.sheet out.png [--size 180] [--columns 10] [id …]
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
from collections.abc import Iterable
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptonym.decks.pictures.build import FOLDER
from cryptonym.decks.pictures.deck import pictures

GAP, CAPTION = 6, 16
BARS = 90
"""What Chromium keeps of a window's height for bars that nobody sees."""
STYLE = f"""
    body {{ margin: 0; background: #c4cdbb; font: 11px sans-serif; color: #221e1a; }}
    figure {{ float: left; margin: 0 {GAP}px {GAP}px 0; }}
    figcaption {{ height: {CAPTION}px; overflow: hidden; white-space: nowrap; }}
    img {{ display: block; }}
"""


class NoChromium(Exception):
    """A sheet needs a browser to be drawn by; the deck itself needs none."""


def sheet(out: Path, ids: Iterable[str], *, size: int = 180, columns: int = 10) -> None:
    """Write a PNG with the pictures of that name, each as large as on a table."""
    shown = list(ids)
    width, height = columns * (size + GAP), ceil(len(shown) / columns) * (size + CAPTION + GAP) + BARS
    with TemporaryDirectory() as folder:
        page = Path(folder) / "sheet.html"
        page.write_text(_page(shown, size), encoding="utf-8")
        command = [
            _chromium(),
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--user-data-dir={folder}/profile",
            f"--window-size={width},{height}",
            f"--screenshot={out.resolve()}",
            page.as_uri(),
        ]
        subprocess.run(command, check=True, capture_output=True, timeout=300)  # noqa: S603 - our own page, our own arguments


def _page(ids: list[str], size: int) -> str:
    figures = "".join(
        f'<figure style="width:{size}px"><img src="{(FOLDER / "svg" / f"{name}.svg").as_uri()}" width="{size}" height="{size}">'
        f"<figcaption>{name}</figcaption></figure>"
        for name in ids
    )
    return f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>{figures}'


def _chromium() -> str:
    for name in (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise NoChromium


def main() -> None:
    parser = argparse.ArgumentParser(description="A sheet of pictures to look at.")
    parser.add_argument("out", type=Path)
    parser.add_argument("ids", nargs="*", help="which pictures; all of them if none is named")
    parser.add_argument("--size", type=int, default=180)
    parser.add_argument("--columns", type=int, default=10)
    asked = parser.parse_intermixed_args()
    sheet(asked.out, asked.ids or [picture.id for picture in pictures()], size=asked.size, columns=asked.columns)


if __name__ == "__main__":
    main()

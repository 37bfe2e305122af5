"""The manual's pictures of screens, taken by the program itself.

`make docs-pictures` plays the tables of `tools/screenshots.py` and keeps these pictures of them, small. They are committed, so that the
manual can be read and built without a browser.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from tests.browser.people import chromium
from tests.serving import serving
from tools import screenshots
from tools.docs.links import ROOT

IMAGES: Final = ROOT / "docs" / "images"
SETS: Final = ("evening", "together", "in-play", "pictures", "alone")
TAKEN: Final = {
    "home": "home",
    "lobby": "lobby",
    "clue": "clue-1",
    "warned": "warned",
    "pictures": "mixed-guess",
    "end": "end",
    "television": "mixed-television",
}
"""By the name of a picture here: what `tools/screenshots.py` calls it."""
PHONES: Final = {
    "phones": ("phone-lobby", "phone-table", "phone-spymaster-red"),
    "hand-on": ("one-setup", "one-board", "one-cover"),
}
"""Phones beside each other."""
TABLE: Final = "in-play"
"""Also the picture of the README, which package registries show: PNG."""
WIDTH: Final = 1200
GAP: Final = 24
MOST_BYTES: Final = 100_000


def names() -> list[str]:
    """The pictures that this program makes."""
    return ["table.png", *(f"{name}.webp" for name in (*TAKEN, *PHONES))]


def keep(shots: Path, images: Path) -> None:
    """Make the manual's pictures of the screens in a folder."""
    images.mkdir(parents=True, exist_ok=True)
    narrowed(opened(shots, TABLE)).quantize(128).save(images / "table.png", optimize=True)
    for name, screen in TAKEN.items():
        narrowed(opened(shots, screen)).save(images / f"{name}.webp", quality=72, method=6)
    for name, screens in PHONES.items():
        beside([opened(shots, screen) for screen in screens]).save(images / f"{name}.webp", quality=72, method=6)


def opened(shots: Path, screen: str) -> Image.Image:
    return Image.open(shots / f"light-{screen}.png").convert("RGB")


def narrowed(picture: Image.Image) -> Image.Image:
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)


def beside(phones: list[Image.Image]) -> Image.Image:
    """Phones in a row, with air between them."""
    width = sum(phone.width for phone in phones) + GAP * (len(phones) - 1)
    row = Image.new("RGB", (width, max(phone.height for phone in phones)), "white")
    left = 0
    for phone in phones:
        row.paste(phone, (left, 0))
        left += phone.width + GAP
    return row


def take(images: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        with serving(Path(folder), *screenshots.QUICK) as server:
            for name in SETS:
                screenshots.SETS[name](browser, server, "en", "light", Path(folder, "shots"))
        keep(Path(folder, "shots"), images)


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES
    take(where)
    for name in names():
        size = (where / name).stat().st_size
        print(f"{where / name}: {size:,} bytes" + (", too many" if size > MOST_BYTES else ""))

"""Draws the deck: `svg/<id>.svg` for every picture, and `pictures.json` with what they show.

    python -m cryptonym.decks.pictures.build

What it writes is committed, and the same on every machine and at every time.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from cryptonym.decks.pictures.deck import Picture, cards, pictures
from cryptonym.decks.pictures.ink import svg

FOLDER = Path(__file__).parent
Drawn = Callable[[Picture], object]
"""Told of each picture that has been drawn: a progress bar, or nobody."""


def build(folder: Path = FOLDER, drawn: Drawn | None = None) -> None:
    """Write the whole deck into a folder, and remove drawings that are no longer in it."""
    drawings = folder / "svg"
    drawings.mkdir(parents=True, exist_ok=True)
    for picture in pictures():
        (drawings / f"{picture.id}.svg").write_text(svg(picture.id, picture.draw()), encoding="utf-8", newline="\n")
        if drawn is not None:
            drawn(picture)
    known = {f"{picture.id}.svg" for picture in pictures()}
    for stale in drawings.glob("*.svg"):
        if stale.name not in known:
            stale.unlink()
    (folder / "pictures.json").write_text(manifest(), encoding="utf-8", newline="\n")


def manifest() -> str:
    """The deck in words, a picture a line, so that a change can be read as a diff."""
    lines = [json.dumps(_entry(picture), ensure_ascii=False) for picture in pictures()]
    sides = [json.dumps(card) for card in cards()]
    return '{"pictures": [\n' + ",\n".join(lines) + '\n],\n"cards": [\n' + ",\n".join(sides) + "\n]}\n"


def _entry(picture: Picture) -> dict[str, object]:
    return {
        "id": picture.id,
        "title": picture.title,
        "alt": picture.alt,
        "ideas": list(picture.ideas),
        "template": picture.template,
        "shares": list(picture.shares),
    }


if __name__ == "__main__":
    build()

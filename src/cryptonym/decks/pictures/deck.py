"""The picture deck: every picture with its words, and which two are the sides of one card (SET-4)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cryptonym.decks.pictures.casts import CASTS, RETIRED
from cryptonym.decks.pictures.fusions import FUSIONS
from cryptonym.decks.pictures.glyphs import GLYPHS, take
from cryptonym.decks.pictures.noted import noting
from cryptonym.decks.pictures.originals import ORIGINALS, REDRAWN
from cryptonym.decks.pictures.sketch import Sketch

MOST_OF_A_TEMPLATE = 8
MOST_IDEAS = 5
MANIFEST = Path(__file__).parent / "pictures.json"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and its words in English."""

    id: str
    title: str
    alt: str
    ideas: tuple[str, ...]
    template: str
    """The fusion it was made by; an original is a template of its own, used once."""
    things: tuple[str, ...] = ()
    """The glyphs that were fused; none for an original."""

    @property
    def shares(self) -> tuple[str, ...]:
        """What it shows as other pictures do: its template, and what is noted of the drawing (`noted.py`)."""
        with noting() as noted:
            self.draw()
        if self.things:
            fusion = FUSIONS[self.template]
            if fusion.outline and self.id not in REDRAWN:
                noted.discard(f"glyph {self.things['ab'.index(fusion.outline)]}")
            noted.add(f"template {self.template}")
        return tuple(sorted(noted))

    def draw(self) -> Sketch:
        if self.id in REDRAWN:
            return REDRAWN[self.id]()
        if not self.things:
            return ORIGINALS[self.id].draw()
        return FUSIONS[self.template].draw(*(take(thing) for thing in self.things))


@cache
def pictures() -> tuple[Picture, ...]:
    """All pictures: the originals, then the fusions in the order they are cast."""
    return tuple(sorted((*_originals(), *_fused()), key=lambda picture: picture.id))


@cache
def cards() -> tuple[tuple[str, str], ...]:
    """The two-sided cards, front and back by picture. No card has the same idea or the same template on both sides.

    A picture that has been retired is on none, and its other side finds another. Any other card that has once been made
    stays as it is; what has no other side yet is paired behind them.
    """
    dealt = [picture for picture in pictures() if picture.id not in RETIRED]
    known = {picture.id for picture in dealt}
    made = [(front, back) for front, back in _made() if front in known and back in known]
    on_a_card = {side for card in made for side in card}
    return (*made, *_paired([picture for picture in dealt if picture.id not in on_a_card]))


def _made() -> list[tuple[str, str]]:
    """The cards as they were written last: a table that was laid with them must find them again (NEXT-1)."""
    if not MANIFEST.is_file():
        return []
    return [(front, back) for front, back in json.loads(MANIFEST.read_text(encoding="utf-8"))["cards"]]


def _paired(waiting: list[Picture]) -> list[tuple[str, str]]:
    paired: list[tuple[str, str]] = []
    while len(waiting) > 1:
        front = waiting.pop(0)
        # From the middle on, so that what stands together in the list does not stand back to back.
        order = sorted(range(len(waiting)), key=lambda place: abs(place - len(waiting) // 2))
        back = waiting.pop(next((place for place in order if _may_share(front, waiting[place])), order[0]))
        paired.append((front.id, back.id))
    return paired


def _may_share(front: Picture, back: Picture) -> bool:
    return front.template != back.template and not {*front.ideas} & {*back.ideas}


def _originals() -> list[Picture]:
    return [Picture(o.id, o.title, o.alt, o.ideas, o.id) for o in ORIGINALS.values()]


def _fused() -> list[Picture]:
    fused: list[Picture] = []
    for line in CASTS.split("\n"):
        template, _, cast = line.partition(":")
        fused += [_fuse(template, tuple(things.split())) for things in cast.split(",") if things.strip()]
    return fused


def _fuse(template: str, things: tuple[str, ...]) -> Picture:
    fusion = FUSIONS[template]
    assert len(things) == fusion.takes, f"{template} takes {fusion.takes}: {things}"
    glyphs = [GLYPHS[thing] for thing in things]
    bare = [glyph.bare for glyph in glyphs]
    forms = {f"many_{place}": glyph.many for place, glyph in zip("ab", glyphs, strict=False)}
    forms |= {f"an_{place}": glyph.name for place, glyph in zip("ab", glyphs, strict=False)}
    titled = dict(zip("ab", bare, strict=False)) | forms
    told = dict(zip("ab", (glyph.name for glyph in glyphs), strict=False)) | forms
    ideas = dict.fromkeys((*bare, *fusion.ideas))
    return Picture(
        id="-".join((template, *things)).replace("_", "-"),
        title=_capital(fusion.title.format(**titled)),
        alt=_capital(fusion.alt.format(**told)),
        ideas=tuple(ideas)[:MOST_IDEAS],
        template=template,
        things=things,
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

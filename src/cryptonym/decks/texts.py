"""The pictures' words: `pictures/words/<language>.txt`, meant to be read and mended by a native speaker.

    abduction-cow-owl
      title: Mucca rapita
      alt: Un disco volante risucchia di notte una mucca; un gufo sta a guardare
      ideas: mucca, gufo, disco volante, rapimento
      mucca 3, gufo 3, alieno 3, astronave 3, latte 3, rapimento 3

A picture's id stands at the margin, its associations with their strength below, as many lines as they need. `#` begins a comment. In
English title, alt and ideas are the deck's own and not written again.

What many pictures show is written once, in `pictures/words/shared/<language>.txt`: what a template draws around its things, what a
glyph has on it, what scenery, hats and faces say. A picture inherits the words of all that it shares; where it has a word of its own
as well, the stronger of the two counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import chain

from cryptonym.decks.builtin import PICTURES, picture_manifest
from cryptonym.lexicon import Association, Entry, Meaning
from cryptonym.lexicon.entry import same

KIND = "pictures"
ENGLISH = "en"
FIELDS = ("title", "alt", "ideas")


@dataclass(frozen=True, slots=True)
class PictureText:
    """What a picture is called in one language, what is seen on it, and what comes to mind."""

    id: str
    title: str
    alt: str
    ideas: tuple[str, ...]
    associations: tuple[Association, ...] = field(repr=False)


@cache
def picture_texts(language: str) -> Mapping[str, PictureText]:
    """All pictures by id. One that has no words in this language yet has its English ones; a fault in a text fails loudly."""
    written = _written(language) if language == ENGLISH else _written(ENGLISH) | _written(language)
    shared = shared_words(language) or shared_words(ENGLISH)
    return {
        picture["id"]: _text(picture, written[picture["id"]], [shared.get(name, ()) for name in picture["shares"]])
        for picture in picture_manifest()["pictures"]
    }


@cache
def shared_words(language: str) -> Mapping[str, tuple[Association, ...]]:
    """What is seen wherever a template, a glyph or a piece of scenery is drawn, by the names of `Picture.shares`."""
    file = PICTURES / "words" / "shared" / f"{language}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {name: _associations(fields["associations"]) for name, fields in read_texts(lines)}


def _written(language: str) -> dict[str, dict[str, str]]:
    file = PICTURES / "words" / f"{language}.txt"
    return dict(read_texts(file.read_text(encoding="utf-8").splitlines())) if file.is_file() else {}


def read_texts(lines: Iterable[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Each picture's id with its fields as they are written; the associations, on however many lines, are one of them."""
    name, fields = "", dict[str, str]()
    for raw in lines:
        line = raw.split("#", 1)[0].rstrip()
        if not line:
            continue
        if not line[0].isspace():
            if name:
                yield name, fields
            name, fields = line.strip(), {}
            continue
        assert name, f"a line before the first picture: {line!r}"
        what, colon, value = line.strip().partition(":")
        if colon and what in FIELDS:
            assert what not in fields, f"{name}: {what} twice"
            fields[what] = value.strip()
        else:
            fields["associations"] = f"{fields.get('associations', '')},{line}"
    if name:
        yield name, fields


def _text(
    picture: Mapping[str, object], fields: Mapping[str, str], inherited: Iterable[tuple[Association, ...]]
) -> PictureText:
    own = {what: str(picture[what]) for what in ("title", "alt")}
    ideas = fields["ideas"].split(",") if "ideas" in fields else picture["ideas"]
    assert isinstance(ideas, list)
    return PictureText(
        id=str(picture["id"]),
        title=fields.get("title", own["title"]),
        alt=fields.get("alt", own["alt"]),
        ideas=tuple(str(idea).strip() for idea in ideas),
        associations=_together(_associations(fields["associations"]), *inherited),
    )


def _associations(written: str) -> tuple[Association, ...]:
    return tuple(_association(item) for item in written.split(",") if item.strip())


def _together(own: tuple[Association, ...], *inherited: tuple[Association, ...]) -> tuple[Association, ...]:
    """The words of several lists, each once and as strong as it is anywhere; a word that stands twice in one list stays twice."""
    strongest = {same(one.word): one for one in sorted(chain(*inherited), key=lambda one: one.strength)}
    kept = [
        one
        if (other := strongest.pop(same(one.word), one)).strength <= one.strength
        else Association(one.word, other.strength)
        for one in own
    ]
    return (*kept, *strongest.values())


def _association(written: str) -> Association:
    word, _, strength = written.strip().rpartition(" ")
    assert word, f"no strength: {written!r}"
    assert strength in {"1", "2", "3"}, f"no strength: {written!r}"
    return Association(word.strip(), int(strength))


@cache
def picture_entries(language: str) -> tuple[Entry, ...]:
    """Pictures as entries, named by their ids, so that bots play with them as they do with words."""
    return tuple(
        Entry(text.id, KIND, (Meaning(picture["title"], text.associations),))
        for picture, text in zip(picture_manifest()["pictures"], picture_texts(language).values(), strict=True)
    )

"""The pictures' words in each language: whole, in the language's own letters, and no list shorter than it says."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

import pytest

from cryptonym.decks import picture_entries, picture_texts
from cryptonym.decks.builtin import drawing, picture_manifest
from cryptonym.decks.pictures.fusions import FUSIONS
from cryptonym.decks.pictures.glyphs import GLYPHS
from cryptonym.decks.pictures.heads import BEARDS, FACES, HAIR, HATS
from cryptonym.decks.texts import KIND, PictureText, read_texts, shared_words
from cryptonym.languages import LANGUAGES, Part, having
from cryptonym.lexicon.entry import same

TOLD = having(Part.PICTURES)
IDS = [picture["id"] for picture in picture_manifest()["pictures"]]
BORROWED = "ñöüéèêçáíïóôâãäøåõćčšžë"
"""Names keep their own letters: Dalí, Schrödinger."""
FEWEST = 20


def faulty(texts: dict[str, PictureText], language: str) -> list[str]:
    letters = re.compile(f"[a-z{LANGUAGES[language].alphabet}{BORROWED}' ’0-9.-]+", re.IGNORECASE)
    return [
        f"{text.id}: {word}"
        for text in texts.values()
        for word in (*text.ideas, *(association.word for association in text.associations))
        if not letters.fullmatch(word) or word != word.strip() or "  " in word
    ]


@pytest.mark.parametrize("language", TOLD)
def test_every_picture_has_its_words_and_enough_of_them(language: str) -> None:
    texts = picture_texts(language)
    assert list(texts) == IDS
    assert not [text.id for text in texts.values() if len(text.associations) < FEWEST]
    assert not [text.id for text in texts.values() if not 2 <= len(text.ideas) <= 5]
    assert not [text.id for text in texts.values() if len({*text.ideas}) < len(text.ideas)]
    assert not [text.id for text in texts.values() if not (text.title.strip() and text.alt.strip())]


@pytest.mark.parametrize("language", TOLD)
def test_no_association_stands_twice_and_some_are_strong(language: str) -> None:
    for text in picture_texts(language).values():
        words = Counter(same(association.word) for association in text.associations)
        assert max(words.values()) == 1, (text.id, words.most_common(1))
        assert {1, 3} <= {association.strength for association in text.associations}, text.id


@pytest.mark.parametrize("language", TOLD)
def test_words_are_in_the_letters_of_their_language(language: str) -> None:
    texts = dict(picture_texts(language))
    assert faulty(texts, language) == []
    together = "".join(f"{text.title}{text.alt}{text.ideas}" for text in texts.values())
    assert unicodedata.is_normalized("NFC", together)


@pytest.mark.parametrize("language", TOLD)
def test_titles_tell_pictures_apart(language: str) -> None:
    texts = picture_texts(language).values()
    assert not [title for title, count in Counter(same(text.title) for text in texts).items() if count > 1]
    assert not [alt for alt, count in Counter(text.alt for text in texts).items() if count > 1]
    assert max(len(text.title) for text in texts) <= 40
    assert max(len(text.alt) for text in texts) <= 140


@pytest.mark.parametrize("language", TOLD)
def test_pictures_are_entries_for_bots_named_by_their_ids(language: str) -> None:
    entries = picture_entries(language)
    assert [entry.codename for entry in entries] == IDS
    assert {entry.kind for entry in entries} == {KIND}
    assert all(len(entry.associations) >= FEWEST for entry in entries)


@pytest.mark.parametrize("language", TOLD)
def test_what_a_template_a_glyph_or_scenery_draws_is_a_word_of_every_picture_that_has_it(language: str) -> None:
    texts, shared = picture_texts(language), shared_words(language)
    assert set(shared) == set(shared_words("en"))
    assert {f"template {name}" for name in FUSIONS} <= set(shared)
    for picture in picture_manifest()["pictures"]:
        known = {same(one.word): one.strength for one in texts[picture["id"]].associations}
        for name in picture["shares"]:
            for one in shared.get(name, ()):
                assert known.get(same(one.word), 0) >= one.strength, (picture["id"], name, one)


def test_shared_words_are_of_something_that_is_drawn() -> None:
    known = {
        "template": {*FUSIONS},
        "glyph": {*GLYPHS},
        "scenery": {"night", "stars", "waves", "cloud", "hook"},
        "hat": {*HATS},
        "hair": {*HAIR},
        "beard": {*BEARDS},
        "face": {*FACES},
    }
    for name in shared_words("en"):
        kind, _, thing = name.partition(" ")
        assert thing in known[kind], name


def test_a_castle_has_flags_and_towers_wherever_it_is_drawn_but_not_in_its_outline() -> None:
    shares = {picture["id"]: picture["shares"] for picture in picture_manifest()["pictures"]}
    for name in ("pull-toy-castle", "bottled-castle", "keyed-castle", "reflected-castle-octopus"):
        assert "bandiere" in {one.word for one in picture_texts("it")[name].associations}
    assert "glyph cactus" not in shares["tower-block-cactus"]
    assert {"scenery night", "hat witch", "glyph moon"} & set(shares["witch-vacuum"]) >= {"scenery night", "hat witch"}


def test_words_differ_from_language_to_language() -> None:
    """Written for each language: a list that was only carried over would be alike from end to end."""
    for name in IDS:
        lists = [tuple(same(a.word) for a in picture_texts(language)[name].associations) for language in TOLD]
        assert len({*lists}) == len(TOLD), name


def test_the_format_is_read_as_it_is_written() -> None:
    lines = ["# a comment", "a-b", "  title: Vino: rosso  # say", "  uva 3,", "  bar 1", "", "c", "  x 2"]
    assert dict(read_texts(lines)) == {
        "a-b": {"title": "Vino: rosso", "associations": ",  uva 3,,  bar 1"},
        "c": {"associations": ",  x 2"},
    }


def test_a_drawing_is_got_by_the_id_of_a_picture_and_by_nothing_else() -> None:
    assert drawing(IDS[0]).startswith(b"<svg")
    with pytest.raises(AssertionError):
        drawing("../pictures/words/en.txt")

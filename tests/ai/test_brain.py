"""The bots' brain: what it knows, how large it is, how words are found in it."""

from __future__ import annotations

import time

import numpy as np
import pytest

from cryptonym.ai import Brain, Level, pivot
from cryptonym.ai.decency import is_decent
from cryptonym.ai.pivot import FOLDER
from cryptonym.ai.spelling import in_english, lemmas
from cryptonym.decks import picture_entries, word_entries
from cryptonym.languages import Part, having
from cryptonym.minds import brains


def test_the_brain_is_small_and_soon_loaded() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) <= 15e6
    pivot.cache_clear()
    entries = brains.entries("it")
    began = time.process_time()
    assert len(Brain("it", pivot(), entries).clues) > 6000
    assert time.process_time() - began < 3  # half a second where nothing else runs


@pytest.mark.parametrize("language", having(Part.BOTS))
def test_every_codename_and_picture_is_known(language: str) -> None:
    brain = brains.brain(language)
    names = [entry.codename for entry in (*word_entries(language), *picture_entries(language))]
    assert [name for name in names if not brain.cards.senses(name).known] == []


@pytest.mark.parametrize("language", having(Part.BOTS))
def test_clue_words_are_single_decent_words_each_once(language: str) -> None:
    words = brains.brain(language).clues.words
    assert len(words) >= 6000
    assert len({word.casefold() for word in words}) == len(words)
    assert [word for word in words if not word.isalpha()] == []
    assert [word for word in words if not is_decent(word, language)] == []


@pytest.mark.parametrize(
    ("language", "form", "lemma"),
    [
        ("en", "leashes", "leash"),
        ("it", "guinzagli", "guinzaglio"),
        ("it", "citta", "città"),
        ("ca", "claus", "clau"),
        ("pt", "corações", "coração"),
        ("pt", "coracao", "coração"),
        ("pl", "kotki", "kotka"),
        ("pl", "zolw", "żółw"),
    ],
)
def test_a_form_or_a_word_without_accents_is_known_by_its_lemma(language: str, form: str, lemma: str) -> None:
    vocabulary = brains.brain(language).vocabulary
    assert vocabulary.sense(lemma)
    assert vocabulary.sense(form) == vocabulary.sense(lemma)


def test_an_international_word_is_known_by_its_english_one() -> None:
    assert "rotation" in in_english("rotazione", "it")
    assert "fermentation" in in_english("fermentação", "pt")
    assert "manipulation" in in_english("manipulacja", "pl")
    assert "run" in lemmas("running", "en")


def test_what_nobody_knows_is_a_guess_and_no_error() -> None:
    brain = brains.brain("it")
    measures = brain.measures(brain.heard(["zzxqj"]), ["CANE", "qwxyzzx"])
    assert np.isfinite(measures).all()
    assert not brain.vocabulary.sense("zzxqj")


@pytest.mark.parametrize(
    ("language", "clue", "meant", "others"),
    [
        ("en", "leash", "dog", ["car", "apple", "school", "moon", "river"]),
        ("it", "guinzaglio", "cane", ["automobile", "mela", "scuola", "luna", "fiume"]),
        ("ca", "corretja", "gos", ["cotxe", "poma", "escola", "lluna", "riu"]),
        ("pt", "coleira", "cachorro", ["carro", "maçã", "escola", "lua", "rio"]),
        ("pl", "smycz", "pies", ["samochód", "jabłko", "szkoła", "księżyc", "rzeka"]),
    ],
)
def test_words_of_no_deck_are_understood(language: str, clue: str, meant: str, others: list[str]) -> None:
    brain = Brain(language, pivot(), ())
    measures = brain.measures(brain.heard([clue]), [meant, *others])[0]
    assert measures[:, 0].argmax() == 0


def test_a_language_has_one_brain_however_it_is_asked_for() -> None:
    assert brains.brain("ca") is brains.brain("ca", "") is brains.bot("ca", Level.SHARP).brain

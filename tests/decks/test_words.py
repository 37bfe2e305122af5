"""Our decks: all that a program can prove about them, and the checks themselves against decks that are wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cryptonym.cli.deck import known_frequency
from cryptonym.decks import LANGUAGES, Card, Deck, word_deck, word_entries
from cryptonym.decks.check import check_cards, check_entries, check_language, shares
from cryptonym.lexicon import Association, Entry, Family, Meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_deck_is_sound(language: str) -> None:
    frequency = known_frequency()
    assert frequency is not None, "wordfreq belongs to what tests install"
    assert check_language(language, frequency) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_deck_is_large_and_rich_enough(language: str) -> None:
    made = shares(word_deck(language), word_entries(language))
    assert made.cards >= 200
    assert made.codenames >= 400
    assert made.two_lives / made.codenames >= 0.4
    assert made.local >= 60
    assert len(made.kinds) >= 15


def entry(codename: str, **more: object) -> Entry:
    words = tuple(Association(f"{codename.lower()}{'abcdefghijklmnopqrstuvwxyz'[n]}", 2) for n in range(20))
    plain = Entry(codename, "things", (Meaning("a thing", words),))
    return replace(plain, **more)  # type: ignore[arg-type]


def faults(*entries: Entry) -> str:
    return "\n".join(check_entries(entries, "it"))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (entry("cane"), "not in capitals"),
        (entry("WĄŻ"), "letters of another alphabet: ąż"),
        (entry("DUE PAROLE"), "letters of another alphabet"),
        (entry("CITTA" + chr(0x300)), "not in NFC"),
        (entry("PRECIPITEVOLISSIMEVOLMENTE"), "longer than 13"),
        (entry("GRATTACIELO", break_at=1), "broken too near"),
        (entry("CANE", meanings=(Meaning("dog", (Association("osso", 3),)),)), "only 1 associations"),
        (entry("CANE", family=Family(derived=("canea",))), "no legal clue for it: canea"),
        (entry("CANE", family=Family(distant=("canea",))), "no legal clue for it: canea"),
        (
            entry("CANE", family=Family(derived=("canile",), distant=("canile",))),
            "barred and distant at once: canile",
        ),
    ],
)
def test_what_is_wrong_with_an_entry_is_said(wrong: Entry, said: str) -> None:
    assert said in faults(wrong)


def test_an_association_of_two_words_is_said() -> None:
    words = tuple(Association(word, 3) for word in ("pan dolce", "l'acqua", *(f"x{chr(97 + n)}" for n in range(20))))
    said = faults(entry("CANE", meanings=(Meaning("dog", words),)))
    assert "not one word: pan dolce" in said
    assert "not one word: l'acqua" in said


def test_two_codenames_of_one_family_are_said() -> None:
    said = faults(entry("PESCE", family=Family(derived=("pescatore",))), entry("PESCATORE"))
    assert "the codename pescatore is of its family" in said


def test_a_family_word_of_two_codenames_is_said() -> None:
    said = faults(entry("PORTO", family=Family(verbs=("portare",))), entry("PORTA", family=Family(verbs=("portare",))))
    assert "portare: in the families of PORTA and PORTO" in said


def test_a_codename_twice_is_said() -> None:
    assert "cane: stands here 2 times" in faults(entry("CANE"), entry("CANE"))


def card_faults(*cards: Card) -> str:
    entries = (entry("CANE"), entry("GATTO"), entry("OSSO", meanings=(Meaning("bone", (Association("cane", 3),)),)))
    return "\n".join(check_cards(Deck("it", "it", cards, ""), entries))


def test_what_is_wrong_with_the_cards_is_said() -> None:
    said = card_faults(Card("CANE", "OSSO"), Card("CANE", "MUCCA"))
    assert "CANE / OSSO: the two sides have to do with each other" in said
    assert "GATTO: on no card" in said
    assert "MUCCA: on a card, but has no entry" in said
    assert "CANE: on 2 cards" in said
    assert "only 2 cards" in said


def test_a_rare_word_is_said() -> None:
    assert "rare" in "\n".join(check_language("en", lambda word, language: 0.0))

"""All that a program can prove about a word deck (`cryptonym deck check`). What only a reader can tell is not here."""

from __future__ import annotations

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from cryptonym.decks.builtin import entry_files, rare_words, word_deck
from cryptonym.decks.cards import Deck
from cryptonym.languages import LANGUAGES
from cryptonym.lexicon import Entry, parse
from cryptonym.lexicon.entry import same

FEWEST_CARDS: Final = 200
FEWEST_LOCAL: Final = 60
LEAST_TWO_LIVES: Final = 0.40
LONGEST: Final = 13
FEWEST_ASSOCIATIONS: Final = 20
LEAST_KNOWN: Final = 2.2
"""Zipf frequency below which a codename has to be on the deck's own list of words known all the same."""

Frequency = Callable[[str, str], float]
"""A word and a language to the word's Zipf frequency: handed in, as the list behind it is not ours to ship."""


@dataclass(frozen=True, slots=True)
class Shares:
    """What a deck is made of, for `deck list`."""

    cards: int
    codenames: int
    two_lives: int
    local: int
    associations: int
    kinds: Counter[str]


def shares(deck: Deck, entries: tuple[Entry, ...]) -> Shares:
    return Shares(
        cards=len(deck.cards),
        codenames=len(entries),
        two_lives=sum(entry.has_two_lives for entry in entries),
        local=sum(entry.local for entry in entries),
        associations=sum(len(entry.associations) for entry in entries),
        kinds=Counter(entry.kind for entry in entries),
    )


def check_language(language: str, frequency: Frequency | None = None) -> list[str]:
    """Everything that is wrong with one of our decks, a line each."""
    wrong: list[str] = []
    entries: list[Entry] = []
    for file in entry_files(language):
        written = parse(file.read_text(encoding="utf-8").splitlines())
        wrong += [f"{file.name}: {fault}" for fault in written.faults]
        entries += written.entries
    wrong += check_entries(tuple(entries), language)
    wrong += check_cards(word_deck(language), tuple(entries))
    if frequency is not None:
        wrong += _too_rare(entries, language, frequency)
    return wrong


def check_entries(entries: tuple[Entry, ...], language: str) -> Iterator[str]:
    for entry in entries:
        for fault in (*_codename(entry, language), *_associations(entry)):
            yield f"{entry.codename}: {fault}"
    yield from _families(entries)
    count = len(entries)
    if sum(entry.has_two_lives for entry in entries) < LEAST_TWO_LIVES * count:
        yield "fewer than 40 % of the codenames have two lives"
    if sum(entry.local for entry in entries) < FEWEST_LOCAL:
        yield f"fewer than {FEWEST_LOCAL} codenames are at home in the culture"


def _codename(entry: Entry, language: str) -> Iterator[str]:
    codename = entry.codename
    if unicodedata.normalize("NFC", codename) != codename:
        yield "not in NFC"
    if codename != codename.upper():
        yield "not in capitals"
    strange = sorted(set(same(codename)) - set(LANGUAGES[language].alphabet))
    if strange:
        yield f"letters of another alphabet: {''.join(strange)}"
    if len(codename.replace("·", "")) > LONGEST:
        yield f"longer than {LONGEST} letters"
    if entry.break_at is not None and not 2 <= entry.break_at <= len(codename) - 2:
        yield "broken too near its end"


def _associations(entry: Entry) -> Iterator[str]:
    barred = {same(word) for word in entry.family.barred} | {same(entry.codename)}
    distant = {same(word) for word in entry.family.distant}
    if len(entry.associations) < FEWEST_ASSOCIATIONS:
        yield f"only {len(entry.associations)} associations"
    for association in entry.associations:
        word = association.word
        if not all(letter.isalnum() or letter == "·" for letter in word):
            yield f"not one word: {word}"
        if unicodedata.normalize("NFC", word) != word:
            yield f"not in NFC: {word}"
        if same(word) in barred or same(word) in distant:
            yield f"no legal clue for it: {word}"
    for word in entry.family.distant:
        if same(word) in barred:
            yield f"barred and distant at once: {word}"


def _families(entries: tuple[Entry, ...]) -> Iterator[str]:
    """No codename twice, and no two codenames of one word family."""
    codenames = Counter(same(entry.codename) for entry in entries)
    yield from (f"{codename}: stands here {count} times" for codename, count in codenames.items() if count > 1)
    owners: defaultdict[str, set[str]] = defaultdict(set)
    for entry in entries:
        for word in entry.family.barred:
            owners[same(word)].add(entry.codename)
            if same(word) in codenames and same(word) != same(entry.codename):
                yield f"{entry.codename}: the codename {word} is of its family"
    for word, families in owners.items():
        if len(families) > 1:
            yield f"{word}: in the families of {' and '.join(sorted(families))}"


def check_cards(deck: Deck, entries: tuple[Entry, ...]) -> Iterator[str]:
    """Every codename on one side of one card, and the two sides of a card unrelated."""
    known = {entry.codename: entry for entry in entries}
    sides = Counter(side for card in deck.cards for side in card.sides)
    if len(deck.cards) < FEWEST_CARDS:
        yield f"only {len(deck.cards)} cards"
    yield from (f"{codename}: on no card" for codename in known if codename not in sides)
    yield from (f"{side}: on a card, but has no entry" for side in sides if side not in known)
    yield from (f"{side}: on {count} cards" for side, count in sides.items() if count > 1)
    for card in deck.cards:
        front, back = known.get(card.front), known.get(card.back or "")
        if front and back and _related(front, back):
            yield f"{card.front} / {card.back}: the two sides have to do with each other"


def _related(front: Entry, back: Entry) -> bool:
    strong = [{same(one.word) for one in entry.associations if one.strength == 3} for entry in (front, back)]
    words = [{same(one.word) for one in entry.associations} for entry in (front, back)]
    names = [same(entry.codename) for entry in (front, back)]
    return bool(names[0] in words[1] or names[1] in words[0] or strong[0] & strong[1])


def _too_rare(entries: list[Entry], language: str, frequency: Frequency) -> Iterator[str]:
    known = {same(word) for word in rare_words(language)}
    for entry in entries:
        word = same(entry.codename)
        if word not in known and frequency(word, language) < LEAST_KNOWN:
            yield f"{entry.codename}: rare; known to nearly everybody? then it belongs in rare.txt"

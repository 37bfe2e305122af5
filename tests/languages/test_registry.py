"""Names once: what is written down twice, for a type checker or a reader, is the same in both places."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.tables import seated
from tools.language import lacking

from cryptonym import languages, limits
from cryptonym.ai import Level
from cryptonym.cli.chairs import LEVELS
from cryptonym.decks import own, word_deck, word_entries
from cryptonym.decks.check import shares
from cryptonym.engine import HouseRule, Rules, Violation
from cryptonym.languages import LANGUAGES, Part, having
from cryptonym.protocol import incoming
from cryptonym.protocol.schema import LIMITS, protocol_schema
from cryptonym.referee import cleaning
from cryptonym.table import ChangeSettings, Settings, decide

DOCS = Path(__file__).parents[2] / "docs"


def test_the_types_of_the_protocol_are_those_of_the_registries() -> None:
    assert set(get_args(limits.Language)) == set(having(Part.DECK))
    assert get_args(incoming.Level) == tuple(Level) == LEVELS
    assert get_args(incoming.HouseRuleName) == tuple(HouseRule)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_language_is_said_to_have_is_there(code: str) -> None:
    for part in LANGUAGES[code].has:
        assert lacking.PARTS[part](code).missing == [], part


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_described_whole(code: str) -> None:
    language = LANGUAGES[code]
    assert language.locale.startswith(code)
    assert language.tag in (code, language.locale)
    assert set(language.examples) <= set(HouseRule)
    assert len(set(language.bots)) == len(language.bots)
    assert list(lacking.elsewhere(code)) == []
    if not language.lacks:
        assert list(lacking.registry(code)) == []


def test_an_unknown_word_in_a_language_s_file_is_a_fault() -> None:
    text = (languages.FOLDER / "en.toml").read_text(encoding="utf-8")
    assert languages.read("en", text) == LANGUAGES["en"]
    with pytest.raises(ValueError, match="songs"):
        languages.read("en", text.replace('"deck"', '"songs"'))
    with pytest.raises(TypeError, match="colour"):
        languages.read("en", f'colour = "red"\n{text}')
    with pytest.raises(KeyError, match="yes"):
        languages.read("en", text.replace("yes =", "name2 ="))


def test_bots_have_names_beside_cards_of_any_language() -> None:
    assert languages.bot_names("it") == LANGUAGES["it"].bots
    assert languages.bot_names("other") == LANGUAGES["en"].bots


def bounds(struct: str, field: str) -> tuple[Any, Any]:
    """The least and the most that the protocol lets pass."""
    found: dict[str, Any] = protocol_schema()["$defs"][struct]["properties"][field]
    found = next((one for one in found.get("anyOf", ()) if one.get("type") != "null"), found)
    return found.get("minimum", found.get("minLength")), found.get("maximum", found.get("maxLength"))


def is_taken(settings: Settings) -> bool:
    """Whether a table takes these settings."""
    return not isinstance(decide(seated(), "ann", ChangeSettings(settings)), Violation)


@pytest.mark.parametrize("field", ["hourglass_seconds", "clue_seconds", "guess_seconds"])
def test_the_table_and_the_protocol_take_the_same_seconds(field: str) -> None:
    least, most = bounds("RulesWanted", field)
    assert least is not None
    assert most is not None
    taken = [is_taken(Settings(replace(Rules(), **{field: n}))) for n in (least - 1, least, most, most + 1)]
    assert taken == [False, True, True, False]


def test_the_table_and_the_protocol_take_limits_of_the_same_length() -> None:
    most = limits.LONGEST_OWN_LIMITS
    assert bounds("RulesWanted", "own_limits") == (None, most)
    assert [is_taken(Settings(Rules(own_limits="x" * n))) for n in (most, most + 1)] == [True, False]


def test_a_table_takes_the_languages_that_have_a_deck() -> None:
    assert all(is_taken(Settings(language=code)) for code in having(Part.DECK))
    assert not is_taken(Settings(language="xx"))


def test_limits_that_stand_in_rooms_of_their_own_are_the_same() -> None:
    assert own.LARGEST == limits.LARGEST_DECK == bounds("BringDeck", "text")[1]
    assert LIMITS["clue"][0] == cleaning.LONGEST
    assert bounds("DelayWatchers", "seconds") == (0, LIMITS["delay"][0])
    assert bounds("Join", "name")[1] > LIMITS["name"][0], "so that the table says it, by its rule"
    assert bounds("Talk", "line")[1] > LIMITS["line"][0]
    assert bounds("GiveClue", "word")[1] > LIMITS["clue"][0]


def test_the_manual_lists_every_deck_as_it_is() -> None:
    """`docs/manual/decks.md`, and the list in the README."""
    rows = [line for line in read("manual/decks.md").splitlines() if re.fullmatch(r"\| [A-Z].* \|", line)]
    told = []
    for code in having(Part.DECK):
        made = shares(word_deck(code), word_entries(code))
        lives = f"{made.two_lives / made.codenames:.0%}".replace("%", " %")
        told.append(f"| {LANGUAGES[code].english} | {made.cards} | {made.codenames} | {lives} | {made.local} |")
    assert rows == told
    named = read("../README.md").partition("| languages | ")[2].partition(" |")[0].split(", ")
    assert named == [LANGUAGES[code].english for code in having(Part.DECK)]


def test_the_manual_names_every_level_and_every_house_rule() -> None:
    assert re.findall(r"\*(\w+)\*", read("manual/bots.md").partition("levels:")[2])[: len(Level)] == list(Level)
    assert [rule for rule in HouseRule if f"`{rule}`" not in read("design.md")] == []


def read(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")

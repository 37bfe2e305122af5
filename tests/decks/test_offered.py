"""Decks in a folder that the host of a server offers to all tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from cryptonym.cli import main
from cryptonym.decks import LANGUAGES
from cryptonym.decks.check import check_entries
from cryptonym.decks.offered import MOST, NoDecks, Offered, read_file, read_folder
from cryptonym.lexicon import parse

EXAMPLES = Path(__file__).parents[2] / "examples" / "decks"
WORDS = "\n".join(f"word {n}" for n in range(30))
ENTRIES = "\n".join(f"WORD{n}\n  kind: things\n  meaning: a thing\n    a{n} 3, b{n} 2" for n in range(30))


def put(folder: Path, name: str, text: str | bytes) -> Path:
    file = folder / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def deck_of(file: Path) -> Offered:
    deck = read_file(file).deck
    assert deck is not None
    return deck


def test_a_deck_says_what_it_is(tmp_path: Path) -> None:
    deck = deck_of(put(tmp_path, "film.txt", f"# title: Film e serie\n#language:it\n# a remark\n\n{WORDS}"))
    assert (deck.name, deck.title, deck.language, len(deck.cards)) == ("film", "Film e serie", "it", 30)
    assert deck.cards[0].front == "WORD 0"
    assert deck.entries == ""
    plain = deck_of(put(tmp_path, "short-words.txt", WORDS))
    assert (plain.title, plain.language) == ("Short words", "other")
    both = deck_of(put(tmp_path, "two-sides.csv", "# title: Two\n" + "\n".join(f"a{n},b{n}" for n in range(25))))
    assert both.cards[3].sides == ("A3", "B3")


def test_the_referee_gets_the_families_of_one_in_our_format(tmp_path: Path) -> None:
    deck = deck_of(put(tmp_path, "own.txt", f"# language: en\n{ENTRIES}"))
    assert [entry.codename for entry in parse(deck.entries.splitlines()).entries] == [f"WORD{n}" for n in range(30)]


def test_what_is_wrong_is_said_and_the_rest_is_offered(tmp_path: Path) -> None:
    read = read_file(put(tmp_path, "film.txt", f"# title: {'x' * 50}\n# language: xx\n{WORDS}\nword 3\n"))
    assert read.deck is not None
    assert (read.deck.title, read.deck.language) == ("x" * 40, "other")
    told = " | ".join(read.faults)
    assert "longer than 40" in told
    assert "no language xx" in told
    assert "line 33: duplicate (word 3)" in told, "lines are counted from the top of the file"
    few = read_file(put(tmp_path, "few.txt", "one\ntwo"))
    assert few.deck is not None
    assert few.faults == ("2 cards, and a table needs 25",)


@pytest.mark.parametrize(
    ("name", "data"),
    [("Film!.txt", WORDS), ("none.txt", "# title: None\n"), ("large.txt", "a\n" * 40_000), ("x.txt", b"\xff\xfe")],
)
def test_what_is_no_deck_is_not_offered(tmp_path: Path, name: str, data: str | bytes) -> None:
    read = read_file(put(tmp_path, name, data))
    assert read.deck is None
    assert read.faults


def test_a_folder_has_a_limit_and_no_two_decks_of_a_name(tmp_path: Path) -> None:
    for n in range(MOST + 2):
        put(tmp_path, f"deck-{n:03}.txt", WORDS)
    put(tmp_path, ".hidden.txt", WORDS)
    put(tmp_path, "notes.md", "no deck")
    read = read_folder(tmp_path)
    assert len([one for one in read if one.deck]) == MOST
    assert [one.faults for one in read[MOST:]] == [(f"more than {MOST} decks",)] * 2
    twins = tmp_path / "twins"
    twins.mkdir()
    put(twins, "a.txt", f"# title: Film\n{WORDS}")
    put(twins, "b.txt", f"# title: Film\n{WORDS}")
    first, second = read_folder(twins)
    assert first.deck is not None
    assert (second.deck, second.faults) == (None, ("there is a deck called Film already",))
    with pytest.raises(NoDecks):
        read_folder(tmp_path / "nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_decks_are_sound(language: str) -> None:
    """Their words are no clues for their own cards, and no family has a word of another."""
    read = read_file(EXAMPLES / f"{language}-children.txt")
    assert read.faults == ()
    assert read.deck is not None
    assert read.deck.language == language
    assert 60 <= len(read.deck.cards) <= 100
    entries = parse(read.deck.entries.splitlines()).entries
    of_whole_decks = ("associations", "% of the codenames", "at home in the culture")
    wrong = [fault for fault in check_entries(entries, language) if not fault.endswith(of_whole_decks)]
    assert not [fault for fault in wrong if "40 %" not in fault]


def test_deck_check_reads_a_folder_as_serve_would(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(EXAMPLES)]) == 0
    assert "“Bambini” (it), 60 cards: sound" in capsys.readouterr().out
    file = put(tmp_path, "film.txt", f"{WORDS}\nword 3\n")
    assert main(["deck", "check", str(file)]) == 1
    assert "line 31: duplicate" in capsys.readouterr().out
    assert main(["deck", "check", str(tmp_path / "none.txt")]) == 2

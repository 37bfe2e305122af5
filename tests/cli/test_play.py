"""`cryptonym play` and `replay`, as somebody at a keyboard would use them."""

from __future__ import annotations

import argparse
import io
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from cryptonym import languages
from cryptonym.cli import main
from cryptonym.cli.answers import COMMANDS, FACES, FINGERS, MENUS, Answers, plain
from cryptonym.cli.play import Evening, parse_clue
from cryptonym.cli.pointing import Pointing
from cryptonym.cli.screen import Screen, card_at, place_name
from cryptonym.decks import draw_key, picture_texts, word_deck
from cryptonym.engine import GRID_5X4, GRID_5X5, WATCHER, GiveClue, Mode, Phase, Rules, begin, deal, view
from cryptonym.engine.events import GameDealt
from cryptonym.messages import LANGUAGES, Messages


class Keyboard:
    """Somebody who reads what is due and types it; all that was on the screen is kept."""

    def __init__(self, *, language: str = "en", cards: str = "words", **rules: object) -> None:
        options = argparse.Namespace(lang=language, words=language, colour="red", log=None, cards=cards, pictures=None)
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=120, force_terminal=False)
        screen = Screen(self.console, Messages(language))
        self.evening = Evening(screen, Rules(**rules), options, Random(3))  # type: ignore[arg-type]
        self.seen_by: list[tuple[str, str]] = []
        self.typed: list[str] = []
        self.stop_touch = False
        self.console.input = self._type  # type: ignore[method-assign, assignment]

    def _type(self, prompt: str = "") -> str:
        answer = self._answer()
        self.typed.append(answer)
        return answer

    def _answer(self) -> str:
        game = self.evening._game
        shown = self.out.getvalue()
        if game is None or game.is_over:
            return self.evening.say("terminal-word-end")
        last = shown.rstrip().splitlines()[-1]
        say = self.evening.say
        if last in (say("terminal-confirm-alone"), say("terminal-press-enter")):
            return ""
        own = next(
            (
                place_name(card)
                for card, identity in enumerate(game.key.identities)
                if str(identity) == str(game.turn) and card not in game.covered
            ),
            "",
        )
        if last in (say("terminal-ask-against"), say("terminal-ask-against-coop")):
            return say("terminal-word-insist")  # an English word at a Polish table: the referee doubts it
        if last == say("terminal-ask-clue"):
            return "feather 1"
        if last == say("terminal-ask-guess"):
            if game.touches:
                return say("terminal-word-stop")
            return own
        if game.phase is Phase.ENEMY:
            return own
        return ""


def test_a_whole_game_at_one_keyboard() -> None:
    keyboard = Keyboard()
    keyboard.evening.play()
    assert keyboard.evening.game.ending is not None
    assert keyboard.evening.game.ending.by == "END-1"
    assert "feather 1" in keyboard.typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", ["pictures", "mixed"])
def test_a_whole_game_with_pictures_which_go_by_their_titles(cards: str, language: str) -> None:
    keyboard = Keyboard(language=language, cards=cards, grid=GRID_5X4)
    keyboard.evening.play()
    game = keyboard.evening.game
    assert game.ending is not None
    assert len(game.pictures) == (20 if cards == "pictures" else 10)
    shown = " ".join(keyboard.out.getvalue().split())
    texts = picture_texts(language)
    touched = [card for turn in game.turns for card in turn.touched if card in game.pictures]
    assert all(f"{texts[game.cards[card]].title}:" in shown for card in touched)
    assert not any(game.cards[card] in shown for card in game.pictures), "an id is nothing to read"


def test_what_is_on_a_picture_is_said_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(cards="pictures", grid=GRID_5X4)
    keyboard.evening._deal(False)
    text = picture_texts("en")[keyboard.evening.game.cards[7]]
    for answer in ("? C2", f"? {text.title.upper()}"):
        keyboard.out.truncate(0)
        monkeypatch.setattr(keyboard.console, "input", lambda prompt, answer=answer: answer)
        keyboard.evening._holder = keyboard.evening.game.clue_giver
        keyboard.evening._move()
        assert f"C2, “{text.title}”: {text.alt}." in " ".join(keyboard.out.getvalue().split())
    assert keyboard.evening.game.clue is None
    assert card_at(text.title, view(keyboard.evening.game, WATCHER), "en") == 7


def test_how_many_are_pictures_is_for_mixed_tables_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--pictures", "3"]) == 2
    assert main(["play", "--cards", "mixed", "--pictures", "25"]) == 2
    assert "words and pictures" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", [Mode.TEAMS, Mode.COOP, Mode.TRIO])
def test_every_mode_in_every_language(language: str, mode: Mode) -> None:
    keyboard = Keyboard(language=language, mode=mode)
    keyboard.evening.play()
    ending = keyboard.evening.game.ending
    assert ending is not None
    assert ending.by in {"END-1", "COOP-3"}


def test_key_3_the_key_is_shown_only_after_the_spymaster_has_confirmed_to_be_alone() -> None:
    """Between two confirmations the screen shows no identity of a card that lies uncovered."""
    keyboard = Keyboard()
    keyboard.evening.play()
    alone = keyboard.evening.say("terminal-confirm-alone")
    first_screen, *_ = keyboard.out.getvalue().split(alone)
    assert not any(mark in first_screen for mark in ("◆ R", "● B", "□ i", "✖ X"))


def test_a_clue_is_a_word_and_a_number() -> None:
    assert parse_clue("feather 2") == ("feather", 2)
    assert parse_clue("feather *") == ("feather", None)
    assert parse_clue("feather ∞") == ("feather", None)
    assert parse_clue("tic tac 3") == ("tic tac", 3)
    assert parse_clue("feather") is None
    assert parse_clue("") is None
    assert parse_clue("feather two") is None


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [("en", "yes", "no"), ("it", "sì", "no"), ("ca", "sí", "no"), ("pt", "sim", "não"), ("pl", "tak", "nie")],
)
def test_yes_in_five_languages(language: str, yes: str, no: str) -> None:
    """The language's own word and the English one; a key of another language is no yes."""
    answers = Answers(Messages(language))
    assert all(map(answers.is_yes, (yes, yes[0], yes.upper(), "y", "Yes")))
    assert not any(map(answers.is_yes, (no, no[0], "", "x", "s" if language in ("en", "pl") else "t")))
    for asked in (
        Messages(language).format("terminal-ask-ruling"),
        Messages(language).format("terminal-ask-consent", {"seat": "red-spymaster", "word": "x"}),
    ):
        assert all(any(f"{left}{key}{right}" in asked for left, right in ("“”", "«»", "„”")) for key in (yes[0], "n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_stands_for_two_things_of_one_question(language: str) -> None:
    """Neither in the player's language nor together with the English words, which go on working."""
    for menu, names in MENUS.items():
        keys: dict[str, set[str]] = {}
        for name in names:
            for spoken in {language, "en"}:
                typed = plain(Messages(spoken).format(f"terminal-word-{name}"))
                assert typed
                keys.setdefault(typed if menu == "command" else typed[:1], set()).add(name)
        assert all(len(meant) == 1 for meant in keys.values()), (menu, keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_a_codename(language: str) -> None:
    """A card is touched by its word, so a command must not be one, whatever language lies on the table."""
    answers = Answers(Messages(language))
    assert not [
        side for deck in LANGUAGES for card in word_deck(deck).cards for side in card.sides if answers.command(side)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_players_language_and_in_english(language: str) -> None:
    answers, say = Answers(Messages(language)), Messages(language).format
    for name in COMMANDS:
        typed = say(f"terminal-word-{name}")
        assert answers.command(typed) == answers.command(typed.upper()) == answers.command(plain(typed)) == name
        assert answers.command(name.replace("-", " ")) == name
    assert [answers.command(short) for short in (".", "h", "?", "B3", "")] == ["stop", "hourglass", "help", None, None]
    offered = say("terminal-help") + say("terminal-ask-guess")
    assert all(say(f"terminal-word-{name}") in offered for name in COMMANDS if name != "help")
    if language != "en":
        assert not any(f" {word}: " in offered for word in ("hourglass", "log", "rules", "call off"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_played_with_the_commands_of_the_language(
    language: str, tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Three games and a replay: every key once, and the commands but for stop, which whole games end their turns with."""
    say = Messages(language).format

    def word(name: str) -> str:
        return say(f"terminal-word-{name}")

    file = tmp_path / "game.jsonl"
    begin = ["", "zzq qzz 1", word("change"), "zzq qzz 1", word("insist"), "", ""]
    answers += [*begin, word("hourglass"), word("log"), word("rules"), word("help"), word("call-off")]
    answers += [word("flip"), "", word("call-off"), word("draw"), "", "zzq qzz 1", word("ask")]
    answers += [languages.LANGUAGES[language].yes, "zzq qzz 1", "", word("call-off"), word("end")]
    assert main(["play", "--seed", "3", "--lang", language, "--log", str(file)]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert not answers, "every answer was asked for"
    told = ("terminal-rules-at", "terminal-help", "terminal-consented")
    assert all(" ".join(say(message).split()) in shown for message in told)
    assert say("terminal-not-understood") not in shown
    answers += ["", word("seat"), "2", word("back"), word("quit"), "left over"]
    assert main(["replay", str(file), "--step", "--lang", language]) == 0
    assert answers == ["left over"]
    assert say("terminal-replay-as", {"seat": "red-spymaster"}) in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_fingers_and_faces_are_understood_and_no_codename_is_taken_for_one(language: str) -> None:
    answers, say = Answers(Messages(language)), Messages(language).format
    for name in FINGERS:
        assert answers.finger(f"{say(f'terminal-word-{name}')} b3") == answers.finger(f"{name} b3") == (name, "b3")
        assert answers.finger(say(f"terminal-word-{name}")) is None
    for face in FACES:
        assert answers.face(say(f"face-{face}")) == answers.face(say(f"face-{face}").lower()) == face
    words = [side for deck in LANGUAGES for card in word_deck(deck).cards for side in card.sides]
    titles = [text.title for text in picture_texts(language).values()]
    assert {word for word in (*words, *titles) if answers.face(word)} <= {"BOA"}, "the card goes before the face"
    assert not [word for word in words if answers.finger(word)]
    assert not [name for name in FINGERS if answers.command(say(f"terminal-word-{name}"))]
    assert not [face for face in FACES if answers.command(say(f"face-{face}"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_operatives_talk_with_their_fingers_and_after_the_end_everybody_makes_faces(
    language: str, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    say = Messages(language).format

    def word(name: str) -> str:
        return say(f"terminal-word-{name}")

    face = say("face-phew")
    answers += ["", face, "zzq qzz 1", word("insist"), "", ""]  # a spymaster's face is no clue, and is not shown
    answers += [face, f"{word('tag')} A1", f"{word('unsure')} B2", f"{word('not')} C3", f"{word('tag')} Z9"]
    answers += [word("help")]
    answers += [word("call-off"), face, word("end")]
    assert main(["play", "--seed", "3", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert not answers, "every answer was asked for"
    flat = " ".join(shown.split())
    assert flat.count(say("terminal-no-face")) == 2, "before a touch, and after a game that no touch ended"
    assert flat.count(say("terminal-not-understood")) == 1
    assert " ".join(say("terminal-help-fingers", {"faces": "x"}).split())[:40] in flat
    assert say("terminal-need-number") in flat


def test_tags_are_shown_until_their_card_is_covered_and_a_face_is_for_the_last_cover(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keyboard = Keyboard()
    evening = keyboard.evening
    evening._deal(False)
    game = evening.game
    evening._do(game.clue_giver, GiveClue("feather", 2))
    evening._holder = evening.game.guesser
    own, other, assassin = (
        next(card for card, one in enumerate(game.key.identities) if str(one) == wanted)
        for wanted in (str(game.turn), str(game.turn.other), "assassin")
    )

    def shown_after(typed: str) -> str:
        keyboard.out.truncate(0)
        monkeypatch.setattr(keyboard.console, "input", lambda prompt: typed)
        evening._move()
        return " ".join(keyboard.out.getvalue().split())

    names, at = game.cards, place_name
    shown_after(f"tag {names[own].lower()}")
    shown_after(f"unsure {at(other)}")
    shown_after(f"not {at(assassin)}")
    told = f"Tags: 1. {names[own]} · 2. {names[other]} (unsure) · not {names[assassin]}"
    assert told in shown_after("bravo")
    assert evening.say("terminal-no-face") in keyboard.out.getvalue()
    shown_after(at(own))
    assert f"Tags: 1. {names[other]} (unsure) · not {names[assassin]}" in shown_after("sure " + at(other))
    assert f"Tags: 1. {names[other]} · not" in shown_after("Bravo!")
    assert f"{names[own]}: Bravo!" in keyboard.out.getvalue()
    shown_after(f"tag {at(other)}")
    assert f"Tags: not {names[assassin]}" in shown_after(f"not {at(assassin)}")
    assert "Tags" not in shown_after(f"tag {at(other)}"), "both are taken back"
    shown_after(at(assassin))
    assert evening.game.is_over
    typed = iter(["ouch", "q"])
    keyboard.out.truncate(0)
    monkeypatch.setattr(keyboard.console, "input", lambda prompt: next(typed))
    assert evening._next() is None
    assert f"{names[assassin]}: Ouch" in keyboard.out.getvalue()
    assert evening._pointing == Pointing()


def test_a_card_that_is_called_like_a_face_is_the_card_unless_it_is_called_out(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(language="pt")
    evening = keyboard.evening
    evening._deal(False)
    evening._game = replace(evening.game, cards=("BOA", *evening.game.cards[1:]))
    evening._do(evening.game.clue_giver, GiveClue("zzq", 2))
    evening._holder = evening.game.guesser
    for typed, covered in (("Boa!", 0), ("boa", 1)):
        monkeypatch.setattr(keyboard.console, "input", lambda prompt, typed=typed: typed)
        evening._move()
        assert len(evening.game.covered) == covered
    assert evening.say("terminal-no-face") in keyboard.out.getvalue()


def test_three_tags_the_fourth_in_place_of_the_third() -> None:
    pointing = Pointing()
    for card in range(4):
        pointing.point("tag", card)
    assert pointing.choices == [0, 1, 3]
    for card in range(5, 9):
        pointing.point("not", card)
    pointing.point("not", 0)
    assert (pointing.choices, pointing.against) == ([1, 3], [7, 8, 0])
    pointing.point("unsure", 0)
    assert (pointing.choices, pointing.unsure, pointing.against) == ([1, 3, 0], {0}, [7, 8])


def test_a_card_is_meant_by_its_place_or_its_word() -> None:
    first = deal(Rules(), tuple(f"WORD{n}" for n in range(25)), frozenset(), draw_key(GRID_5X5, Random(1)))[0]
    assert isinstance(first, GameDealt)
    seen = view(begin(first), WATCHER)
    assert (card_at("b3", seen, "en"), card_at("B3", seen, "en"), card_at("word11", seen, "en")) == (11, 11, 11)
    assert card_at("F9", seen, "en") is None
    assert place_name(24) == "E5"


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    typed: list[str] = []

    def answer(self: Console, prompt: str = "", **_: object) -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    monkeypatch.setattr(Console, "input", answer)
    return typed


def test_a_log_is_kept_and_played_back(tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    answers += ["", "feather 2", "", "", "A1"]
    assert main(["play", "--seed", "3", "--log", str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file), "--seat", "red-spymaster"]) == 0
    assert "feather" in capsys.readouterr().out
    assert main(["replay", str(file), "--jsonl"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [event["type"] for event in told[:3]] == ["game_dealt", "clue_given", "card_covered"]
    assert told[0]["key"] is None, "a watcher's replay holds no key"


def test_a_damaged_log_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text('{"cryptonym":"game","version":1}\n{"n":1,"type":"turn_ended","v":1}\n', encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert "line 2" in capsys.readouterr().out
    assert main(["replay", str(tmp_path / "none.jsonl")]) == 2


def test_calling_off_ends_the_game_without_a_winner(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    answers += ["", "call off", "q"]
    assert main(["play", "--seed", "3"]) == 0
    assert "called off" in capsys.readouterr().out


def test_the_challenge_and_the_penalty_can_be_reached(answers: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A clue of two words, insisted on, is challenged; the referee upholds it, and a word is covered for it."""
    answers += ["", "tic tac 2", "i", "!", ""]
    assert main(["play", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "CLUE-2" in shown
    assert "The challenge holds" in shown
    assert "You may cover one of your own cards" in shown


def test_every_word_of_the_deck_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "en"]) == 0
    assert main(["deck", "check", "xx"]) == 2
    assert main(["deck", "list"]) == 0
    assert "CC-BY-4.0" in capsys.readouterr().out
    assert main(["deck", "show", "pl"]) == 0
    assert "ZAMEK" in capsys.readouterr().out

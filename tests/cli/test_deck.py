"""`cryptonym deck` with pictures: listed, shown, drawn anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from cryptonym.cli import main
from cryptonym.decks import picture_texts
from cryptonym.decks.pictures.build import FOLDER
from cryptonym.decks.pictures.deck import pictures


def test_the_pictures_are_listed_with_the_words_that_they_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list"]) == 0
    told = capsys.readouterr().out
    assert "pictures" in told
    assert str(len(pictures())) in told


def test_the_pictures_are_shown_by_title_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "pictures", "--lang", "it"]) == 0
    told = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert picture_texts("it")["abduction-cow-owl"].title.split()[0] in told


def test_the_deck_is_drawn_with_a_bar_that_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = pictures()[:3]
    monkeypatch.setattr("cryptonym.decks.pictures.build.pictures", lambda: few)
    monkeypatch.setattr("cryptonym.decks.pictures.build.cards", lambda: ((few[0].id, few[1].id),))
    monkeypatch.setattr("cryptonym.decks.pictures.deck.pictures", lambda: few)
    assert main(["deck", "build", "pictures", "--into", str(tmp_path)]) == 0
    assert "3/3" in capsys.readouterr().out
    for picture in few:
        name = f"{picture.id}.svg"
        assert (tmp_path / "svg" / name).read_bytes() == (FOLDER / "svg" / name).read_bytes()


def test_a_sheet_needs_chromium_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert main(["deck", "show", "pictures", "--sheet", str(tmp_path / "sheet.png")]) == 1
    assert "Chromium" in capsys.readouterr().out

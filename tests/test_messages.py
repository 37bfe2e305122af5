"""The same messages in every language, with the same variables, and none that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cryptonym.messages import FOLDER, LANGUAGES, Messages

FILES = sorted({file.name for language in LANGUAGES for file in (FOLDER / language).glob("*.ftl")})


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_of(file: Path) -> dict[str, set[str]]:
    """Each message and its variables."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same(language: str, file: str) -> None:
    assert messages_of(FOLDER / language / file) == messages_of(FOLDER / "en" / file)


@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 12, 21, 22, 25])
def test_polish_counts_agree(count: int) -> None:
    said = Messages("pl").format("terminal-guesses-left", {"count": count})
    few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    if count == 1:
        assert "podejście" in said or "jedno" in said.lower()
    else:
        assert ("podejścia" in said) is few, said


def test_a_missing_message_or_argument_fails_loudly() -> None:
    with pytest.raises(KeyError):
        Messages("it").format("no-such-message")
    with pytest.raises(ValueError, match="violation-card-covered"):
        Messages("it").format("violation-card-covered")
    with pytest.raises(ValueError, match="xx"):
        Messages("xx")

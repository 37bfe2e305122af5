"""Every message that the referee can say is there in all five languages, and says what it concerns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cryptonym.referee
from cryptonym.messages import LANGUAGES, Messages

SOURCES = Path(cryptonym.referee.__file__).parent
FIELDS = ("derived", "diminutives", "verbs", "compounds", "parts", "variants", "forms")
ARGS: dict[str, str | int] = {
    "clue": "cel", "codename": "GRATACEL", "part": "cel", "number": 3, "most": 25, "count": 2, "language": "xx",
}  # fmt: skip


def used() -> list[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    named = set(re.findall(r'"(referee-[a-z-]+[a-z])"', text))
    return sorted(named | {f"referee-{name}" for name in FIELDS} | {"referee-legal"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", used())
def test_every_message_is_there(language: str, message: str) -> None:
    assert Messages(language).format(message, ARGS)

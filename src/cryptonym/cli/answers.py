"""What may be typed at the terminal: the words of the player's language, and the English ones beside them.

Each stands in a message of its own, `terminal-word-…`, and the sentences that offer it refer to that message.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, get_args

from cryptonym import languages
from cryptonym.messages import Messages
from cryptonym.protocol.incoming import FaceName

COMMANDS: Final = ("stop", "hourglass", "log", "rules", "help", "call-off")
"""At any question about the cards; a card is meant by its word too, so no command is a codename of our decks."""
FACES: Final = get_args(FaceName)
"""What somebody says to a cover."""
FINGERS: Final = ("tag", "sure", "unsure", "not")
"""Before a card, where operatives talk with their fingers."""
MENUS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "command": COMMANDS,
        "next": ("flip", "draw", "end"),
        "against": ("change", "ask", "insist"),
        "replay": ("back", "seat", "quit"),
    }
)
"""What is asked together: no answer stands for two things of one menu."""
SHORT: Final[Mapping[str, str]] = MappingProxyType({".": "stop", "h": "hourglass", "?": "help"})


class Answers:
    """Understands what somebody types who reads these messages."""

    def __init__(self, messages: Messages) -> None:
        tongues = (Messages(languages.FALLBACK), messages)
        self._yes = {plain(languages.LANGUAGES[said.language].yes)[:1] for said in tongues} - {""}
        self._words = {
            menu: {plain(said.format(f"terminal-word-{name}")): name for said in tongues for name in names}
            for menu, names in MENUS.items()
        }
        self._fingers = {plain(said.format(f"terminal-word-{name}")): name for said in tongues for name in FINGERS}
        self._faces = {plain(said.format(f"face-{name}")): name for said in tongues for name in FACES}

    def command(self, answer: str) -> str | None:
        """Which command is meant; None if it is none."""
        return SHORT.get(answer) or self._words["command"].get(plain(answer))

    def choice(self, menu: str, answer: str) -> str | None:
        """Which entry of a menu is meant, by the first letter."""
        return self._words[menu].get(plain(answer)[:1])

    def finger(self, answer: str) -> tuple[str, str] | None:
        """“unsure B3” → how somebody points, and what is said of the card; None for what says neither."""
        words = answer.split()
        for count in range(len(words), 0, -1):  # a language may need two words where English has one
            found = self._fingers.get(plain(" ".join(words[:count])))
            if found:
                return (found, " ".join(words[count:])) if count < len(words) else None
        return None

    def face(self, answer: str) -> FaceName | None:
        """Which face is meant; None if it is none."""
        return self._faces.get(plain(answer))

    def is_yes(self, answer: str) -> bool:
        """True for yes in the player's language or in English; all else is no."""
        return plain(answer)[:1] in self._yes


def plain(answer: str) -> str:
    """As it is compared: in small, without accents, points and doubled spaces."""
    parts = unicodedata.normalize("NFD", answer.casefold().replace("ł", "l"))
    return " ".join("".join(sign for sign in parts if sign.isalnum() or sign == " ").split())

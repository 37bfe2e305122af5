"""What is kept of people's secrets: hashes, compared in constant time (ADR 0012)."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Final

from cryptonym.server.chance import CHANCE, Chance, token
from cryptonym.server.workers.slow import Slow

MOVE_LIFE: Final = 2 * 60 * 1000
SCRYPT: Final = {"n": 2**14, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024}
"""About 50 ms: a password is short and chosen by people, unlike a token."""


def hashed(token: str) -> str:
    """A token as it is stored: it cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def hashed_password(password: str, chance: Chance = CHANCE) -> str:
    salt = chance.randbytes(16)
    return f"{salt.hex()}${_stretched(password, salt)}"


def is_password(password: str, kept: str) -> bool:
    salt, _, expected = kept.partition("$")
    return hmac.compare_digest(_stretched(password, bytes.fromhex(salt)), expected)


class Stretching:
    """Hashes passwords in a thread of its own, one at a time. The thread starts with the first password."""

    def __init__(self) -> None:
        self._slow = Slow("passwords", most_waiting=32)

    async def hashed(self, password: str) -> str:
        return await self._slow.do(lambda: hashed_password(password))

    async def is_password(self, password: str, kept: str) -> bool:
        return await self._slow.do(lambda: is_password(password, kept))


def _stretched(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, dklen=32, **SCRYPT).hex()


@dataclass(frozen=True, slots=True)
class _Move:
    code: str
    """The hash of the code: it is looked up by that."""
    until: int
    command: str = ""
    plain: str = field(default="", repr=False)
    device: str = field(default="", repr=False)
    """The token that alone may use it: it was used once, and the store gave no answer."""


class Moves:
    """One-time codes by which another device takes over somebody's place: in memory only, two minutes, one each."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._open: dict[str, _Move] = {}

    def offer(self, person: str, now: int, command: str = "") -> tuple[str, int]:
        """A new code; the same one again if the same command asks again."""
        before = self._open.get(person)
        if before is not None and command and before.command == command and now < before.until:
            return before.plain, before.until
        code = token(self._chance, 16)
        self._open[person] = _Move(hashed(code), now + MOVE_LIFE, command, code)
        return code, now + MOVE_LIFE

    def take(self, code: str, now: int, device: str) -> str | None:
        """The person whose code this is; it works once. `device` is the hash of the new device's token."""
        wanted = hashed(code)
        found = [person for person, move in self._open.items() if hmac.compare_digest(move.code, wanted)]
        if not found or self._open[found[0]].device not in ("", device):
            return None
        move = self._open.pop(found[0])
        return found[0] if now < move.until else None

    def keep(self, person: str, code: str, now: int, device: str) -> None:
        """A code that was taken can be used again by the same device, unless the person has asked for another one since."""
        self._open.setdefault(person, _Move(hashed(code), now + MOVE_LIFE, device=device))

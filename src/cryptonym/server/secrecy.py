"""What is kept of people's secrets: hashes, compared in constant time (ADR 0012)."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

MOVE_LIFE: Final = 2 * 60 * 1000
SCRYPT: Final = {"n": 2**14, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024}
"""About 50 ms: a password is short and chosen by people, unlike a token."""


def hashed(token: str) -> str:
    """A token as it is stored: it cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def hashed_password(password: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_stretched(password, salt)}"


def is_password(password: str, kept: str) -> bool:
    salt, _, expected = kept.partition("$")
    return hmac.compare_digest(_stretched(password, bytes.fromhex(salt)), expected)


def _stretched(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, dklen=32, **SCRYPT).hex()


@dataclass(frozen=True, slots=True)
class _Move:
    code: str
    until: int


class Moves:
    """One-time codes by which another device takes over somebody's place: in memory only, two minutes, one each."""

    def __init__(self) -> None:
        self._open: dict[str, _Move] = {}

    def offer(self, person: str, now: int) -> tuple[str, int]:
        code = secrets.token_urlsafe(16)
        self._open[person] = _Move(hashed(code), now + MOVE_LIFE)
        return code, now + MOVE_LIFE

    def take(self, code: str, now: int) -> str | None:
        """The person whose code this is; it works once."""
        wanted = hashed(code)
        found = [person for person, move in self._open.items() if hmac.compare_digest(move.code, wanted)]
        if not found:
            return None
        move = self._open.pop(found[0])
        return found[0] if now < move.until else None

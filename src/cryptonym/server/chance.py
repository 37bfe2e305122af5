"""Chance, as the server uses it: the system's own randomness (ADR 0011). A simulation hands in one with a seed."""

from __future__ import annotations

import base64
import secrets
from random import Random
from typing import Final

Chance = Random
CHANCE: Final[Chance] = secrets.SystemRandom()


def token(chance: Chance, size: int) -> str:
    """A random text for addresses, made of so many bytes."""
    return base64.urlsafe_b64encode(chance.randbytes(size)).rstrip(b"=").decode()

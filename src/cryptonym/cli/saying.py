"""A line for the person at the terminal, on stderr, so that what a command prints can be used by programs."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


def say(text: str, heading: str = "", style: str = "bold red") -> None:
    """Print one line, unbroken; the text is not read as markup."""
    line = Text.assemble((f"{heading}: ", style), text) if heading else Text(text)
    Console(stderr=True).print(line, soft_wrap=True)

"""What the program says: Fluent files, a folder a language, and their loader.

The same `.ftl` files are read here and by the page. Every language has the same messages, and a test says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from cryptonym import languages
from cryptonym.languages import Part

LANGUAGES = languages.having(Part.PAGE)
"""The languages that the program speaks."""
LOCALES = {code: languages.LANGUAGES[code].locale for code in LANGUAGES}
FOLDER = Path(__file__).parent


class Messages:
    """One language's messages. What is missing or wrong fails loudly: tests format every message."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no messages in {language!r}")
        self.language = language
        self._bundle = _bundle(language)

    def format(self, message: str, args: Mapping[str, str | int] | None = None) -> str:
        if not self._bundle.has_message(message):
            raise KeyError(f"{message} is not in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise ValueError(f"{message} in {self.language}: {errors[0]}")
        return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

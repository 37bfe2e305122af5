"""What the tables are made from: the decks' entries, and the lists that people write in `data/`."""

from __future__ import annotations

from collections.abc import Iterator

from cryptonym.decks.builtin import word_entries
from cryptonym.lexicon import Entry
from cryptonym.referee.language import FOLDER, Language, items


def own_words(language: Language) -> set[str]:
    """Every word of the language that stands somewhere in our decks or lists, in lower case; no expressions."""
    decks = {word.casefold() for entry in word_entries(language.code) for word in _words_of(entry)}
    lists = {word for line in language.table("families") for word in items(line)}
    for name in ("common", "gendered", "wholes"):
        lists |= set(language.words_of(name))
    lists |= {line.split()[0] for line in language.table("compounds")}
    return {word for word in decks if word.isalpha()} | {word for word in lists if set(word) <= language.letters}


def _words_of(entry: Entry) -> Iterator[str]:
    yield entry.codename
    yield from (association.word for association in entry.associations if not association.word.isupper())
    family = entry.family
    yield from (*family.barred, *family.unlike, *family.opaque, *family.distant)


def foreign_words() -> dict[str, set[str]]:
    """By language: the everyday words of `foreign.txt`."""
    found: dict[str, set[str]] = {}
    for line in (FOLDER / "foreign.txt").read_text(encoding="utf-8").splitlines():
        code, *words = line.split("#", 1)[0].split() or ("",)
        found.setdefault(code, set()).update(words)
    found.pop("", None)
    return found


def write(language: str, name: str, comment: str, lines: list[str]) -> None:
    text = "\n".join((f"# {comment}", *lines)) + "\n"
    (FOLDER / language / f"{name}.txt").write_text(text, encoding="utf-8")

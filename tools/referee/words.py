"""`words.txt.gz`: the words that a language has. Ours, and for ca, en and pl the lemmas of a free lexicon.

The lexicons are read from the data folder of the package spacy-lookups-data (`--sources`), which is no dependency of ours. Without
it, the words that the file holds already stay in it.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.referee.lists import own_words

from cryptonym.referee.language import FOLDER, Language

LONGEST = 20
KINDS = ("noun", "verb", "adj", "adv")


def make(language: Language, sources: Path | None) -> int:
    path = FOLDER / language.code / "words.txt.gz"
    if sources is None:
        outside = set(_read(path)) if language.code not in ("it", "pt") else set()
    else:
        outside = {word for word in lemmas(language.code, sources) if 1 < len(word) <= LONGEST}
    words = sorted(outside | own_words(language))
    path.write_bytes(gzip.compress("\n".join(words).encode(), 9, mtime=0))
    return len(words)


def lemmas(code: str, sources: Path) -> Iterator[str]:
    """The lemmas of the free lexicon of a language: none for it and pt, which have none."""
    letters = {"en": "[a-z]+", "ca": "[a-zàèéíïòóúüç·]+", "pl": "[a-ząćęłńóśźż]+"}.get(code)
    if letters is None:
        return
    for word in _indexed(code, sources) if code != "pl" else _looked_up(sources):
        if re.fullmatch(letters, word):
            yield word


def table(sources: Path, name: str) -> dict[str, Any]:
    with gzip.open(sources / f"{name}.json.gz") as file:
        found = json.load(file)
    assert isinstance(found, dict)
    return found


def _indexed(code: str, sources: Path) -> Iterator[str]:
    for kind, words in table(sources, f"{code}_lemma_index").items():
        if kind in KINDS:
            yield from words


def _looked_up(sources: Path) -> Iterator[str]:
    for kind in KINDS:
        for lemma in table(sources, f"pl_lemma_lookup_{kind}").values():
            yield from [lemma] if isinstance(lemma, str) else lemma


def _read(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().split("\n") if path.exists() else []

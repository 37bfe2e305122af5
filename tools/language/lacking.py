"""What a language still lacks: part by part, file by file, with counts, and how many texts are still in another language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from tools.language.scaffold import PLAIN, ROOT, SOURCE

from cryptonym.decks import picture_deck, picture_texts
from cryptonym.decks.check import check_language
from cryptonym.decks.texts import FIELDS, read_texts
from cryptonym.engine import HouseRule
from cryptonym.languages import FALLBACK, LANGUAGES, Part
from cryptonym.messages import FOLDER as MESSAGES
from cryptonym.table.model import LANGUAGES as AT_TABLES

FEWEST_BOTS: Final = 8
FEWEST_GLOSSES: Final = 2000
FEWEST_PAIRS: Final = 100
ENOUGH_WORDS: Final = 5
"""A text of so many words that is the same in two languages has not been translated. Shorter ones may be: *bot*, *sí*."""
MOST_ALIKE: Final = 0.1
"""The share of texts that a finished language may have as English has them."""
SOME_LANGUAGES_ALONE: Final = frozenset((HouseRule.CLASSIFYING_ATTRIBUTES_OK,))
MARKUP: Final = re.compile(r"\{[^{}\n]*(?:\}|->)|\*?\[[^\]]*\]|<[^<>]*>")
"""What is put into a text, the names of its forms, and tags."""
RULE: Final = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
GENERATED: Final = ("web/src/protocol.ts", "web/src/i18n/names.ts", "web/src/screens/examples.ts")


@dataclass(slots=True)
class Lacking:
    """`missing`: without it the part is of no use. `unfinished`: it can be used, and is not all there or not all in this language."""

    missing: list[str] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)


def report(code: str) -> Iterator[str]:
    """The list for a contributor to read."""
    language = LANGUAGES[code]
    yield f"{code}: {language.name} ({language.english})"
    yield from (f"  {line}" for line in registry(code))
    for part, of in PARTS.items():
        found = of(code)
        ready = not found.missing
        used = part in language.has
        state = "in use" if used else f'ready: add "{part}" to `has`' if ready else "not yet"
        yield f"{part}: {state if ready or not used else 'in use, but broken'}"
        yield from (f"  missing: {line}" for line in found.missing)
        yield from (f"  {line}" for line in found.unfinished)
    yield "elsewhere"
    yield from (f"  {line}" for line in elsewhere(code))


def registry(code: str) -> Iterator[str]:
    language, where = LANGUAGES[code], f"src/cryptonym/languages/{code}.toml"
    for name, text in (("name", language.name), ("english", language.english), ("locale", language.locale)):
        if text == code:
            yield f"{where}: `{name}` is still the code"
    if not language.yes:
        yield f"{where}: no `yes`"
    if len(language.bots) < FEWEST_BOTS:
        yield f"{where}: {len(language.bots)} of {FEWEST_BOTS} names for bots"
    rules = [rule for rule in HouseRule if rule not in SOME_LANGUAGES_ALONE]
    without = [rule.value for rule in rules if rule.value not in language.examples]
    if without:
        yield f"{where}: no examples of {', '.join(without)}"


def page(code: str) -> Lacking:
    found = Lacking()
    every = untranslated = 0
    for file in sorted((MESSAGES / FALLBACK).glob("*.ftl")):
        where = f"src/cryptonym/messages/{code}/{file.name}"
        wanted, here = messages(FALLBACK, file.name), messages(code, file.name)
        missing = [name for name in wanted if name not in here]
        if missing:
            found.missing.append(f"{where}: {len(missing)} of {len(wanted)} texts: {_some(missing)}")
        left = left_in(code, file.name)
        every, untranslated = (
            every + len(wanted),
            untranslated + len({name for names in left.values() for name in names}),
        )
        for other, names in left.items():
            count = f"{len(names)} of {len(wanted)} texts left in {LANGUAGES[other].english}"
            found.unfinished.append(f"{where}: {count}: {_some(names)}")
    if 2 * untranslated > every:
        found.missing.append(f"src/cryptonym/messages/{code}: {untranslated} of {every} texts left in another language")
    return found


def left_in(code: str, file: str) -> dict[str, list[str]]:
    """By another language: the messages of one file that say the same there, so that they have probably not been translated."""
    others = [other for other in LANGUAGES if other not in (code, FALLBACK)]
    english = messages(FALLBACK, file)
    shared = {name for other in others if _is_finished(other, file) for name in _same(other, FALLBACK, file)}
    left = {FALLBACK: [name for name in _same(code, FALLBACK, file) if name not in shared and _words(english[name])]}
    for other in others:
        theirs = messages(other, file)
        alike = _same(code, other, file)
        copied = 2 * len(alike) > len(theirs)
        long = [name for name in alike if _words(theirs[name]) >= (1 if copied else ENOUGH_WORDS)]
        left[other] = [name for name in long if name not in left[FALLBACK]]
    return {other: names for other, names in left.items() if names and other != code}


def _same(code: str, other: str, file: str) -> list[str]:
    theirs = messages(other, file)
    return [name for name, text in messages(code, file).items() if theirs.get(name) == text]


def _is_finished(code: str, file: str) -> bool:
    """False for a language that is being translated: what it says in English proves nothing."""
    return len(_same(code, FALLBACK, file)) <= MOST_ALIKE * len(messages(code, file))


def _words(text: str) -> int:
    """How many words a text has besides what is put into it."""
    return len(re.findall(r"[^\W\d_]+", MARKUP.sub(" ", text)))


@cache
def messages(code: str, file: str) -> Mapping[str, str]:
    """Each message's text as it is written; none of a file that is not there."""
    path = MESSAGES / code / file
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.is_file() else []
    written = FluentSerializer()
    return {
        entry.id.name: written.serialize_entry(ast.Message(entry.id, entry.value)).partition("=")[2].strip()
        for entry in body
        if isinstance(entry, ast.Message)
    }


def deck(code: str) -> Lacking:
    folder = f"src/cryptonym/decks/words/{code}"
    if not (ROOT / folder / "cards.txt").is_file():
        return Lacking([f"{folder}/cards.txt"])
    wrong = check_language(code)
    few = [line for line in wrong if line.startswith(("only", "fewer than"))]
    rest = [line for line in wrong if line not in few]
    unfinished = [] if (ROOT / folder / "marks.txt").is_file() else [f"{folder}/marks.txt: no marks (ADR 0029)"]
    return Lacking(
        [f"{folder}: {line}" for line in few]
        + ([f"{folder}: {len(rest)} faults (cryptonym deck check {code}): {_some(rest)}"] if rest else []),
        unfinished,
    )


def pictures(code: str) -> Lacking:
    file = Path(f"src/cryptonym/decks/pictures/words/{code}.txt")
    path = ROOT / file
    written = dict(read_texts(path.read_text(encoding="utf-8").splitlines())) if path.is_file() else {}
    english = picture_texts(FALLBACK)
    every = [side for card in picture_deck().cards for side in card.sides]
    fields = ("associations",) if code == FALLBACK else (*FIELDS, "associations")
    found = Lacking()
    if not written:
        found.missing.append(f"{file}: {len(every)} of {len(every)} pictures")
        return found
    for what in fields:
        without = [name for name in every if what not in written.get(name, {})]
        if without:
            found.unfinished.append(f"{file}: {len(without)} of {len(every)} pictures without {what}: {_some(without)}")
    if code != FALLBACK:
        left = [name for name in every if written.get(name, {}).get("alt") == english[name].alt]
        if left:
            found.unfinished.append(f"{file}: {len(left)} of {len(every)} descriptions left in English: {_some(left)}")
    return found


def referee(code: str) -> Lacking:
    found = Lacking()
    module, folder = Path(f"src/cryptonym/referee/{code}.py"), Path(f"src/cryptonym/referee/data/{code}")
    if not (ROOT / module).is_file():
        found.missing.append(str(module))
    elif (ROOT / module).read_text(encoding="utf-8") == PLAIN["referee/{code}.py"].replace("{code}", code):
        found.unfinished.append(f"{module}: nothing written yet")
    if not (ROOT / folder / "words.txt.gz").is_file():
        found.missing.append(f'{folder}/words.txt.gz: make referee-tables ARGS="{code}"')
    tables = Counter(
        file.name for one in LANGUAGES if one != code for file in (SOURCE / "referee" / "data" / one).glob("*.txt")
    )
    most = [name for name, count in tables.items() if count >= 4 and not _lines(ROOT / folder / name)]
    if most:
        found.unfinished.append(f"{folder}: nothing in {', '.join(sorted(most))}")
    pairs = Path(f"tests/referee/pairs/{code}.txt")
    count = sum(line.count("/") for line in _lines(ROOT / pairs))
    if count < FEWEST_PAIRS:
        found.missing.append(f"{pairs}: {count} of at least {FEWEST_PAIRS} pairs to measure it with")
    return found


def bots(code: str) -> Lacking:
    found = Lacking()
    if code == FALLBACK:  # its words are the brain's own
        return found
    glosses, endings = (Path(f"src/cryptonym/ai/{name}/{code}.txt") for name in ("glosses", "endings"))
    count = len(_lines(ROOT / glosses))
    if count < FEWEST_GLOSSES:
        found.missing.append(f"{glosses}: {count} of at least {FEWEST_GLOSSES} words")
    if not _lines(ROOT / endings):
        found.unfinished.append(f"{endings}: no endings")
    decency = "src/cryptonym/ai/decency.txt"
    if not any(line.startswith(f"{code}:") for line in _lines(ROOT / decency)):
        found.missing.append(f"{decency}: no words in {code} that bots never say")
    turns = Path(f"tests/ai/turns/{code}.jsonl")
    if not _lines(ROOT / turns):
        found.missing.append(f"{turns}: no turns of people to measure them with")
    return found


def rules(code: str) -> Lacking:
    file = Path(f"docs/rules/{code}.md")
    if not (ROOT / file).is_file():
        return Lacking([str(file)])
    found = Lacking()
    here, english = _rules(code), _rules(FALLBACK)
    missing = [rule for rule in english if rule not in here]
    if missing:
        found.missing.append(f"{file}: {len(missing)} of {len(english)} rules: {_some(missing)}")
    for other in LANGUAGES:
        theirs = _rules(other) if other != code and (ROOT / f"docs/rules/{other}.md").is_file() else {}
        left = [rule for rule in here if here[rule] == theirs.get(rule)]
        if left:
            where = found.missing if 2 * len(left) > len(english) else found.unfinished
            count = f"{len(left)} of {len(english)} rules left in {LANGUAGES[other].english}"
            where.append(f"{file}: {count}: {_some(left)}")
    return found


def elsewhere(code: str) -> Iterator[str]:
    """What is left to do in files that all languages share."""
    language = LANGUAGES[code]
    if Part.DECK in language.has and code not in AT_TABLES:
        yield f'src/cryptonym/limits.py: add "{code}" to `Language`'
    if language.has & {Part.PAGE, Part.DECK} and f"  {code}: " not in (ROOT / GENERATED[1]).read_text(encoding="utf-8"):
        yield f"{', '.join(GENERATED)}: npm run types, in web/"
    for page in ("README.md", "docs/manual/decks.md") if Part.DECK in language.has else ():
        if language.english not in (ROOT / page).read_text(encoding="utf-8"):
            yield f"{page}: its table does not name {language.english}"
    advances = (ROOT / "web/src/board/advances.ts").read_text(encoding="utf-8")
    unknown = [letter for letter in language.alphabet.upper() if f'"{letter}"' not in advances]
    if unknown:
        yield f"web/src/board/advances.ts: no widths for {' '.join(unknown)}"


def _rules(code: str) -> dict[str, str]:
    """Each rule's text by its id."""
    text = (ROOT / "docs" / "rules" / f"{code}.md").read_text(encoding="utf-8")
    _, *parts = RULE.split(text)
    return dict(zip(parts[::2], (part.strip() for part in parts[1::2]), strict=True))


def _lines(path: Path) -> list[str]:
    """The lines that say something; none of a file that is not there."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [line for line in lines if line.strip() and not line.startswith("#")]


def _some(names: Iterable[str], most: int = 3) -> str:
    names = list(names)
    return ", ".join(names[:most]) + (", …" if len(names) > most else "")


PARTS: Final = {
    Part.PAGE: page,
    Part.DECK: deck,
    Part.PICTURES: pictures,
    Part.REFEREE: referee,
    Part.BOTS: bots,
    Part.RULES: rules,
}

"""One table's visible words made ready, and the judge of a clue beside them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module

from cryptonym.engine import Finding, HouseRule
from cryptonym.languages import Part, having
from cryptonym.lexicon import Entry
from cryptonym.lexicon.entry import same
from cryptonym.referee.cleaning import LONGEST, Cleaned, clean_clue
from cryptonym.referee.family import LEAST_PART, Families
from cryptonym.referee.judgement import GRAVITY, Judgement, Reason, judged
from cryptonym.referee.known import Knowledge, words_of
from cryptonym.referee.language import Language, bare
from cryptonym.referee.notices import Notices
from cryptonym.referee.phrases import phrases_of
from cryptonym.referee.relation import morphology_of

LANGUAGES = having(Part.REFEREE)
"""The languages that the referee knows. In any other a clue is left to the opposing spymaster (CLUE-10)."""
HIGHEST = 25
CONSENT = "opponent_consents"
STRANGE = {
    Knowledge.FOREIGN: ("CLUE-10", "referee-foreign", HouseRule.FOREIGN_OK),
    Knowledge.UNKNOWN: ("CLUE-15", "referee-unknown", HouseRule.FOREIGN_OK),
    Knowledge.INVENTED: ("CLUE-15", "referee-invented", None),
    Knowledge.ABBREVIATION: ("HOUSE-3", "referee-abbreviation", HouseRule.ABBREVIATIONS_OK),
}
"""By what is known of a word: the rule, the message, and the switch that lifts it."""


@cache
def language_of(code: str) -> Language:
    """One of our languages, loaded when it is first asked for."""
    found = import_module(f"cryptonym.referee.{code}").LANGUAGE
    assert isinstance(found, Language)
    return found


def by_name(entries: Iterable[Entry]) -> dict[str, Entry]:
    """Entries by their codename as it is compared; make it once if many boards need the same."""
    return {same(entry.codename): entry for entry in entries}


class Board:
    """The visible words of a table. A board costs little once each of its cards has been on one.

    `visible` are codenames or entries; `entries` has what is known of codenames given as plain strings, best as `by_name`
    has it. With `pictures`, pictures lie on the table: alone where no word is visible (PIC), beside the words where one is (MIX-2).
    """

    def __init__(
        self,
        visible: Iterable[str | Entry],
        language: str,
        *,
        entries: Iterable[Entry] | Mapping[str, Entry] = (),
        covered: Collection[str] = (),
        house: Iterable[HouseRule | str] = (),
        pictures: bool = False,
    ) -> None:
        given = list(visible)
        known = entries if isinstance(entries, Mapping) else by_name(entries)
        own = by_name(item for item in given if isinstance(item, Entry))
        known = {**known, **own} if own else known
        gone = {same(codename) for codename in covered}
        names = (item.codename if isinstance(item, Entry) else item for item in given)
        self.visible = tuple(dict.fromkeys(name for name in names if same(name) not in gone and name.strip()))
        self.code = language
        agreed = {str(rule) for rule in house}
        self.consents = CONSENT in agreed
        self.house = frozenset(rule for rule in HouseRule if rule.value in agreed)
        self.pictures = pictures
        self.language = language_of(language) if language in LANGUAGES else None
        if self.language is not None:
            self.families = Families(self.visible, known, morphology_of(self.language))
            self.notices = Notices(self.visible, self.language, self.house, pictures)
            self.words = words_of(self.language)
            self.phrases = phrases_of(self.language)

    def judge(self, clue: str, number: int | None) -> Judgement:
        """The judgement on a clue as it was typed; `number` is None for unlimited (EXPERT-2). Never raises for what people can type."""
        cleaned = clean_clue(clue)
        reasons = list(self._reasons(cleaned, number))
        if self.consents:  # CLUE-18: what the opposing spymaster lets pass is legal, but not its number (CLUE-9)
            reasons = [reason for reason in reasons if reason.rule == "CLUE-9"]
            reasons.append(Reason(Finding.NOTICE, "CLUE-18", "referee-consent", None, {"clue": cleaned.text}))
        return judged(cleaned.text, reasons)

    def _reasons(self, clue: Cleaned, number: int | None) -> Iterator[Reason]:
        yield from _number_reasons(number)
        if clue.trouble is not None:
            yield Reason(Finding.ILLEGAL, "CLUE-1", clue.trouble, None, {"clue": clue.text, "most": LONGEST})
            return
        if self.language is None:
            yield Reason(Finding.DOUBTFUL, "CLUE-10", "referee-language", None, {"language": self.code[:20]})
            return
        barred = list(self._barred(clue))
        yield from barred
        if clue.is_one_word:
            yield from self._strange(clue, barred)
        else:
            yield from self.phrases.reasons(clue, self.house)
        names = [reason.codename for reason in barred if reason.codename is not None]
        believable = number is None or 0 <= number <= HIGHEST
        yield from self.notices.reasons(clue.word, number if believable else 1, names)

    def _barred(self, clue: Cleaned) -> Iterator[Reason]:
        """What the visible words say to the clue, and to each of its words (CLUE-23)."""
        texts = [clue.word] if clue.is_one_word else [clue.word, *self._telling(clue)]
        said: set[str | None] = set()
        for text in dict.fromkeys(texts):
            for reason in self.families.reasons(text, clue.is_spelt):
                if reason.codename not in said or reason.finding is Finding.ILLEGAL:
                    said.add(reason.codename)
                    yield reason
        yield from self._without_accents(clue, said)

    def _telling(self, clue: Cleaned) -> list[str]:
        parts = [part.casefold() for part in clue.parts]
        return [part for part in parts if len(part) >= LEAST_PART] + ["".join(parts)]

    def _without_accents(self, clue: Cleaned, said: Collection[str | None]) -> Iterator[Reason]:
        """A codename typed without its accents, where that is no other word (CLUE-12)."""
        assert self.language is not None
        if not clue.is_one_word or self.words.vocabulary.has(clue.word):
            return
        for codename in self.visible:
            text = same(codename)
            if codename not in said and text != clue.word and bare(text) == bare(clue.word):
                args = {"clue": clue.text, "codename": codename}
                yield Reason(Finding.DOUBTFUL, "CLUE-12", "referee-accent-missing", codename, args)

    def _strange(self, clue: Cleaned, barred: Collection[Reason]) -> Iterator[Reason]:
        """Foreign, unknown and invented words (CLUE-10, CLUE-15), acronyms (HOUSE-3)."""
        if any(GRAVITY[reason.finding] > 1 for reason in barred):
            return
        found = STRANGE.get(self.words.knowledge(clue.text))
        if found is None or found[2] in self.house:
            return
        finding = Finding.ILLEGAL if found[0] == "HOUSE-3" and self._is_listed(clue) else Finding.DOUBTFUL
        yield Reason(finding, found[0], found[1], None, {"clue": clue.text})

    def _is_listed(self, clue: Cleaned) -> bool:
        return clue.word in self.words.abbreviations or clue.word in self.words.never_words


def _number_reasons(number: int | None) -> Iterator[Reason]:
    if number is not None and number < 0:
        yield Reason(Finding.ILLEGAL, "CLUE-9", "referee-number-negative")
    if number is not None and number > HIGHEST:
        yield Reason(Finding.ILLEGAL, "CLUE-9", "referee-number-too-high", None, {"most": HIGHEST})


def judge(
    clue: str,
    number: int | None,
    visible: Iterable[str | Entry],
    language: str,
    *,
    entries: Iterable[Entry] = (),
    covered: Collection[str] = (),
    house: Iterable[HouseRule | str] = (),
    pictures: bool = False,
) -> Judgement:
    """A single clue beside a table; where many are judged beside the same one, make a `Board`."""
    return Board(visible, language, entries=entries, covered=covered, house=house, pictures=pictures).judge(
        clue, number
    )

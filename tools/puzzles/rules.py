"""What makes a puzzle a good one, in figures: for one puzzle, and for all puzzles of a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import combinations, pairwise
from typing import Final

from tools.puzzles.knowledge import Knowledge, is_half, listed, may_be_said

from cryptonym.ai.spelling import bare
from cryptonym.decks.alike import any_alike
from cryptonym.engine import Finding
from cryptonym.lexicon.entry import same
from cryptonym.minds.judge import judge
from cryptonym.minds.puzzling import laid_of, weigh
from cryptonym.puzzles import Kind, Offer, OperativeTask, Puzzle, SpymasterTask, kinds_of
from cryptonym.puzzles.model import ASSASSIN, BLUE, BYSTANDER, RED, SIZE

NEAREST: Final = 2.6
"""The mind's pull towards any card that a clue is not for stays below this; nine of ten unlinked cards are below."""
NEAREST_MADE: Final = 2.0
"""The same while a puzzle is made: what is learned later moves some cards up, and the puzzle still holds."""
BELONGS: Final = 4
BELONGS_MADE: Final = 10
"""No card that a clue is not for is among so many of a hundred that are most like the clue's own; while it is made, among more."""
CLEAR: Final = 3.5
"""By so much a clue pulls more to each of its cards than to any other: thirty touches to one."""
OFFERS: Final = 5
BEST_BY, SECOND_BY, THIRD_BY = 50, 25, 20
"""In hundredths of an own word: how much the best clue is better than the second, that than the third, that than the fourth."""
AGAIN: Final = 60
"""Days after which a clue among the five may come again. The one to be found and the operative's never do within the year."""
APART: Final = 3
"""Days within which no card comes again, in words; with so few pictures the one before."""
SAME_START: Final = 4
"""Letters at their beginning by which two of the five clues must differ."""
KEYS: Final = {
    Kind.WORDS: {RED: 5, BLUE: 5, BYSTANDER: 5, ASSASSIN: 1},
    Kind.PICTURES: {RED: 4, BLUE: 4, BYSTANDER: 3, ASSASSIN: 1},
}
"""A spymaster's key."""
BLUES: Final = {Kind.WORDS: 5, Kind.PICTURES: 3}
"""Of an operative's key, beside one assassin."""


def faults_of_form(puzzle: Puzzle) -> Iterator[str]:
    """What can be seen without any mind: rules that hold for ever, also for puzzles of old."""
    yield from _form_of_operative(puzzle.operative, puzzle.kind)
    yield from _form_of_spymaster(puzzle.spymaster, puzzle.kind)
    cards = {*puzzle.operative.cards, *puzzle.spymaster.cards}
    if len(cards) < 2 * SIZE[puzzle.kind]:
        yield "a card lies on both boards"
    barred = listed("pictures" if puzzle.kind is Kind.PICTURES else puzzle.language, "cards")
    yield from (f"{card} may not lie in a puzzle" for card in cards if same(card) in barred)
    clues = [puzzle.operative.clue, *(offer.word for offer in puzzle.spymaster.offers)]
    yield from (f"{clue} is no clue for a puzzle" for clue in clues if not may_be_said(clue, puzzle.language))
    if puzzle.kind not in kinds_of(puzzle.day):
        yield "the wrong day for this kind"


def _form_of_operative(task: OperativeTask, kind: Kind) -> Iterator[str]:
    if len(task.cards) != SIZE[kind] or len(task.key) != SIZE[kind]:
        yield "operative: the size of the board"
    if not 2 <= task.number <= 4 or task.key.count(RED) != task.number:
        yield "operative: the clue's number is not that of its cards"
    if task.key.count(ASSASSIN) != 1 or task.key.count(BLUE) != BLUES[kind]:
        yield "operative: the key"
    if any_alike(task.cards):
        yield "operative: two cards look alike"


def _form_of_spymaster(task: SpymasterTask, kind: Kind) -> Iterator[str]:
    if {letter: task.key.count(letter) for letter in set(task.key)} != KEYS[kind]:
        yield "spymaster: the key"
    if any_alike(task.cards):
        yield "spymaster: two cards look alike"
    if len(task.offers) != OFFERS:
        yield "spymaster: there are five clues"
        return
    if any(too_alike(one, other) for one, other in combinations(task.offers, 2)):
        yield "spymaster: two clues are too alike"
    best, *others = task.ranked
    worths = [offer.worth for offer in task.ranked]
    margins = [one - other for one, other in pairwise(worths)]
    if margins[0] < BEST_BY or margins[1] < SECOND_BY or margins[2] < THIRD_BY:
        yield f"spymaster: the clues are too close to each other: {worths}"
    if best.near is not None:
        yield "spymaster: the best clue points to a card of somebody else"
    for offer in task.offers:
        if any(task.key[card] != RED for card in offer.targets) or len(offer.targets) != offer.number:
            yield f"spymaster: {offer.word} is not for own cards"
    for offer in others:
        if offer.near is None and offer.number >= best.number:
            yield f"spymaster: nothing that one could name makes {offer.word} worse"
    if not any(offer.near is not None and offer.number >= best.number for offer in others):
        yield "spymaster: the best clue is the one with the highest number"


def too_alike(one: Offer, other: Offer) -> bool:
    """True of clues that begin alike, and of those that are for the same cards and spoilt by the same."""
    start = bare(one.word)[:SAME_START] == bare(other.word)[:SAME_START]
    return start or (set(one.targets), one.near) == (set(other.targets), other.near)


def faults_of_sense(puzzle: Puzzle, known: Knowledge) -> Iterator[str]:
    """Whether today's referee and today's mind agree with it."""
    task = puzzle.operative
    legal = judge(laid_of(task.cards, puzzle.kind, puzzle.language), task.clue, task.number).finding
    if legal is not Finding.LEGAL:
        yield f"operative: {task.clue} is {legal}"
    yield from _clear(task.clue, task.targets, task.cards, known, "operative")
    spy = puzzle.spymaster
    for offer in spy.offers:
        legal = judge(laid_of(spy.cards, puzzle.kind, puzzle.language), offer.word, offer.number).finding
        if legal is not Finding.LEGAL:
            yield f"spymaster: {offer.word} is {legal}"
        yield from _offer(offer, spy, known)


def faults_of_meaning(puzzle: Puzzle, known: Knowledge) -> Iterator[str]:
    """Whether the clues to be found are narrow enough, and rest on links that are firm; what else today's mind says is asked above."""
    task, spy = puzzle.operative, puzzle.spymaster
    best = spy.ranked[0]
    yield from _meaning(task.clue, task.targets, task.cards, known, "operative")
    yield from _meaning(best.word, best.targets, spy.cards, known, "spymaster")


def _meaning(clue: str, targets: Sequence[int], cards: Sequence[str], known: Knowledge, which: str) -> Iterator[str]:
    row = known.row.get(clue)
    if row is None or any(card not in known.column for card in cards):
        return  # said by `_clear`
    if known.broad[row]:
        yield f"{which}: {clue} is too broad"
    if is_half(clue, known.language):
        yield f"{which}: {clue} is half of a name"
    for place, card in enumerate(cards):
        column = known.column[card]
        if place in targets and not known.firm[row, column]:
            yield f"{which}: {clue} has no firm link with {card}"
        if place not in targets and known.company[row, column] <= BELONGS:
            yield f"{which}: {card} belongs to the cards that {clue} is for"


def _clear(
    clue: str, targets: Sequence[int], cards: Sequence[str], known: Knowledge, which: str, *, is_meant: bool = True
) -> Iterator[str]:
    """The clue has a link that holds with each of its cards, none with any other, and the mind sees it so.

    `is_meant` is false of clues that are offered beside the best one.
    """
    row = known.row.get(clue)
    if row is None:
        yield f"{which}: {clue} is not known any more"
        return
    if any(card not in known.column for card in cards):
        yield f"{which}: a card is in the deck no more"
        return
    columns = [known.column[card] for card in cards]
    pull = [float(known.pull[row, column]) for column in columns]
    wanted = [columns[place] for place in targets]
    for place, column in enumerate(columns):
        if place in targets:
            if not known.strong[row, column]:
                yield f"{which}: {clue} has no link that holds with {cards[place]}"
        elif known.loose[row, column] or pull[place] > NEAREST or known.kin[column, wanted].any():
            yield f"{which}: {clue} might be for {cards[place]} too"
    if known.kind is Kind.PICTURES and sum(int(known.entry[row, column]) for column in wanted) < 3 * len(targets) - 1:
        yield f"{which}: {clue} is no first thought"
    if is_meant and all_kin(known, wanted):
        yield f"{which}: {clue} says what is seen"
    others = max(pull[place] for place in range(len(cards)) if place not in targets)
    if min(pull[place] for place in targets) - others < CLEAR:
        yield f"{which}: {clue} is not clear enough"


def all_kin(known: Knowledge, columns: Sequence[int]) -> bool:
    """True of pictures that all show the same thing: a clue for them only says what is seen."""
    return known.kind is Kind.PICTURES and all(
        known.kin[one, other] for one in columns for other in columns if one != other
    )


def _offer(offer: Offer, task: SpymasterTask, known: Knowledge) -> Iterator[str]:
    if offer.near is None:
        yield from _clear(offer.word, offer.targets, task.cards, known, "spymaster", is_meant=offer == task.ranked[0])
        return
    row = known.row.get(offer.word)
    if row is None:
        yield f"spymaster: {offer.word} is not known any more"
        return
    if not known.strong[row, known.column[task.cards[offer.near]]]:
        yield f"spymaster: {offer.word} has no link that holds with {task.cards[offer.near]}"
    for card in offer.targets:
        if not known.strong[row, known.column[task.cards[card]]]:
            yield f"spymaster: {offer.word} has no link that holds with {task.cards[card]}"
    worth = weigh(offer.word, offer.number, task.cards, task.key, known.brain).worth
    if abs(worth - offer.worth) > BEST_BY // 2:
        yield f"spymaster: {offer.word} is worth {worth} today, not {offer.worth}"


def faults_of_year(puzzles: Sequence[Puzzle]) -> Iterator[str]:
    """Of all puzzles of a language, in the order of their days."""
    said: dict[str, date] = {}
    last: dict[str, date] = {}
    for puzzle in puzzles:
        best = puzzle.spymaster.ranked[0].word
        for clue in (puzzle.operative.clue, best):
            before = said.get(same(clue))
            if before is not None and (puzzle.day - before).days < 365:
                yield f"{puzzle.day}: {clue} was the clue on {before}"
            said[same(clue)] = puzzle.day
        apart = APART if puzzle.kind is Kind.WORDS else 1
        for card in (*puzzle.operative.cards, *puzzle.spymaster.cards):
            if card in last and (puzzle.day - last[card]).days < apart:
                yield f"{puzzle.day}: {card} lay in the puzzle of {last[card]}"
            last[card] = puzzle.day
    yield from _variety(puzzles)


def _variety(puzzles: Sequence[Puzzle]) -> Iterator[str]:
    """No card is one of those to be found much more often than others, and none is forgotten."""
    words = [one for one in puzzles if one.kind is Kind.WORDS]
    wanted = Counter(one.operative.cards[place] for one in words for place in one.operative.targets)
    wanted.update(one.spymaster.cards[place] for one in words for place in one.spymaster.ranked[0].targets)
    mean = wanted.total() / 420
    yield from (f"{card} is to be found {n} times" for card, n in wanted.items() if n > 4 * mean + 3)
    shown = {card for one in words for card in (*one.operative.cards, *one.spymaster.cards)}
    if len(words) >= 100 and len(shown) < 390:
        yield f"only {len(shown)} cards are ever shown"

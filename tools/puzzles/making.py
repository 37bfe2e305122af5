"""Makes one puzzle: boards are built round a clue that holds, then weighed by the bots' mind; what keeps no rule is thrown away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tools.puzzles.knowledge import Knowledge
from tools.puzzles.rules import (
    BELONGS_MADE,
    BEST_BY,
    BLUES,
    CLEAR,
    KEYS,
    NEAREST,
    NEAREST_MADE,
    OFFERS,
    SECOND_BY,
    THIRD_BY,
    all_kin,
    faults_of_form,
    faults_of_meaning,
    faults_of_sense,
    too_alike,
)
from tools.puzzles.shelf import Shelf, days_between

from cryptonym.decks.alike import any_alike
from cryptonym.decks.builtin import pictures_shown, retired_pictures
from cryptonym.engine import Finding
from cryptonym.minds.judge import judge
from cryptonym.minds.puzzling import laid_of, weigh
from cryptonym.puzzles import Kind, Offer, OperativeTask, Puzzle, SpymasterTask
from cryptonym.puzzles.model import ASSASSIN, BLUE, BYSTANDER, RED, SIZE

NUMBERS: Final = (3, 3, 3, 3, 3, 2, 2, 2, 4, 4)
"""How often a clue is for so many: chosen by chance among these, if the clue has as many links."""
LOTS: Final = 32
"""Orders in which cards are offered to fill a board."""
SPYMASTERS: Final = (3, 3, 3, 3, 3, 2, 2, 4)
"""The same for the best clue of a spymaster's task."""
TRIES: Final = {4: 100, 3: 600, 2: 2000}
"""Clues that are tried before one for fewer cards is taken; round a clue for four a trap is rarely found."""
MORE_TARGETS: Final = 3
"""Ways to choose a clue's cards that are tried before another clue is taken."""


class NoPuzzle(Exception):
    """Nothing that keeps the rules was found."""


@dataclass
class Maker:
    """One puzzle in the making."""

    known: Knowledge
    shelf: Shelf
    day: date
    chance: Random

    def __post_init__(self) -> None:
        known, day = self.known, self.day
        retired = retired_pictures() if known.kind is Kind.PICTURES else frozenset()
        self.free = np.array(
            [name not in retired and self.shelf.may_lie(name, day, known.kind) for name in known.names]
        )
        self.taken: set[int] = set()
        """Columns that the other task of the day has."""
        self.lots = [self._lot() for _ in range(LOTS)]
        self.clue_rows = [
            row
            for row, word in enumerate(known.words)
            if known.able[row] and self.shelf.may_be_clue(word, day) and int(known.firm[row].sum()) >= 2
        ]
        self.offer_rows = known.able & np.array([self.shelf.may_be_offered(word, day) for word in known.words])

    def cards_free(self) -> NDArray[np.bool_]:
        free = self.free.copy()
        free[list(self.taken)] = False
        return free

    def clues_to_try(self, most: int) -> Iterator[tuple[int, int]]:
        """Clue and number, by lot: words with many links come as readily as others, but no readier. Then those for fewer cards."""
        for number in range(most, 1, -1):
            links = self.known.firm[:, self.cards_free()].sum(axis=1)
            rows = [row for row in self.clue_rows if links[row] >= number]
            for _ in range(TRIES[number] if rows else 0):
                yield self.chance.choice(rows), number

    def targets(self, row: int, number: int) -> list[int]:
        """Cards for a clue: such as were seldom wanted so far, and of different sorts if there are any."""
        known = self.known
        able = np.flatnonzero(known.firm[row] & self.cards_free() & (known.pull[row] >= NEAREST + CLEAR))
        if known.kind is Kind.PICTURES:  # at most one that is not a first thought
            clear = [one for one in able.tolist() if known.entry[row, one] < 3]
            self.chance.shuffle(clear)
            able = np.array([one for one in able.tolist() if one not in clear[1:]], dtype=np.int64)
        if len(able) < number:
            return []
        seldom = sorted(able.tolist(), key=lambda one: (self.shelf.wanted[known.names[one]], self.chance.random()))
        chosen = self.chance.sample(seldom[: number + 3], number)
        return [] if all_kin(known, chosen) else chosen

    def beside(self, rows: Sequence[int], gone: Sequence[int]) -> list[int]:
        """The cards that none of these clues points to, in the order of a lot that favours those not shown for long."""
        known = self.known
        able = self.cards_free()
        able[list(gone)] = False
        for row in rows:
            able &= ~known.loose[row] & (known.pull[row] <= NEAREST_MADE) & (known.company[row] > BELONGS_MADE)
        able &= ~known.kin[list(gone)].any(axis=0)
        lot = self.chance.choice(self.lots)
        return [int(column) for column in lot[able[lot]]]

    def _lot(self) -> NDArray[np.int64]:
        """All cards in an order by chance; those not shown for long come earlier as a rule."""
        shown, most = self.shelf.shown, 30
        ago = [min(most, days_between(shown.get(name, ()), self.day)) for name in self.known.names]
        keys = [-(days + self.chance.random() * 20) for days in ago]
        return np.array(sorted(range(len(keys)), key=keys.__getitem__), dtype=np.int64)

    def fill(self, laid: list[int], beside: Sequence[int], size: int) -> list[int] | None:
        """Cards to a full board, no two alike."""
        board = list(laid)
        for column in beside:
            if len(board) == size:
                break
            if not self._alike([*board, column]):
                board.append(column)
        return board if len(board) == size and not self._alike(board) else None

    def _alike(self, columns: Sequence[int]) -> bool:
        names = [self.known.names[column] for column in columns]
        if self.known.kind is Kind.WORDS:
            return any_alike(names)
        shown = pictures_shown()
        last = shown[names[-1]]
        return any(shown[name].template == last.template for name in names[:-1])

    def legal(self, word: str, number: int, cards: Sequence[str]) -> bool:
        laid = laid_of(cards, self.known.kind, self.known.language)
        return judge(laid, word, number).finding is Finding.LEGAL

    # The operative's task

    def operative(self) -> OperativeTask:
        known, size = self.known, SIZE[self.known.kind]
        for row, number in self.clues_to_try(self.chance.choice(NUMBERS)):
            targets = self.targets(row, number)
            board = self.fill(targets, self.beside([row], targets), size) if targets else None
            if board is None:
                continue
            cards = [known.names[column] for column in board]
            if not self.legal(known.words[row], number, cards):
                continue
            pull = known.pull[row, board]
            others = sorted(range(number, size), key=lambda place: -pull[place])
            if min(pull[:number]) - pull[others[0]] < CLEAR:
                continue
            letters = self._letters(number, size, others)
            order = self.chance.sample(range(size), size)
            near = others[0] if pull[others[0]] > NEAREST / 2 else None
            self.taken |= set(board)
            return OperativeTask(
                tuple(cards[place] for place in order),
                "".join(letters[place] for place in order),
                known.words[row],
                number,
                None if near is None else order.index(near),
            )
        raise NoPuzzle

    def _letters(self, number: int, size: int, others: Sequence[int]) -> list[str]:
        """Own cards first; the assassin is none of the three that the clue points to most."""
        letters = [RED] * number + [BYSTANDER] * (size - number)
        assassin = self.chance.choice(others[3:])
        letters[assassin] = ASSASSIN
        left = [place for place in range(number, size) if place != assassin]
        for place in self.chance.sample(left, BLUES[self.known.kind]):
            letters[place] = BLUE
        return letters

    # The spymaster's task

    def spymaster(self) -> SpymasterTask:
        for row, number in self.clues_to_try(self.chance.choice(SPYMASTERS)):
            for _ in range(MORE_TARGETS):
                task = self._built_round(row, number)
                if task is not None:
                    self.taken |= {self.known.column[card] for card in task.cards}
                    return task
        raise NoPuzzle

    def _built_round(self, row: int, number: int) -> SpymasterTask | None:
        known, kind = self.known, self.known.kind
        size, key = SIZE[kind], KEYS[kind]
        targets = self.targets(row, number)
        if not targets or number >= key[RED]:
            return None
        rest = self.beside([row], targets)
        more, spoils = self._round_a_trap(row, targets, rest, key[RED] - number)
        if not spoils:
            return None
        own = [*targets, *more]
        spoils += self._other_spoils(row, own, rest, spoils)
        laid = [*own, *dict.fromkeys(spoils)]
        board = self.fill(laid, [card for card in rest if card not in laid], size)
        if board is None:
            return None
        letters = self._key(board, len(own), spoils)
        cards = tuple(known.names[column] for column in board)
        offers = self._offers(row, number, board, letters, cards)
        if offers is None:
            return None
        order = self.chance.sample(range(size), size)
        place = {old: new for new, old in enumerate(order)}
        moved = [
            Offer(
                one.word,
                one.number,
                tuple(sorted(place[card] for card in one.targets)),
                None if one.near is None else place[one.near],
                one.worth,
            )
            for one in offers
        ]
        self.chance.shuffle(moved)
        return SpymasterTask(tuple(cards[old] for old in order), "".join(letters[old] for old in order), tuple(moved))

    def _round_a_trap(
        self, best: int, targets: list[int], rest: Sequence[int], count: int
    ) -> tuple[list[int], list[int]]:
        """So many more own cards, and cards of others that spoil a clue which is for as many own cards as the best one.

        Nothing of both if there is no such clue.
        """
        known, number = self.known, len(targets)
        near, far = known.strong[:, targets].sum(axis=1), known.strong[:, list(rest)].sum(axis=1)
        fits = (near >= max(1, number - count)) & (near + far > number) & self.offer_rows
        rows = [int(row) for row in np.flatnonzero(fits) if row != best]
        if not rows:
            return [], []
        trap = self.chance.choice(rows)
        links = [card for card in rest if known.strong[trap, card]]
        self.chance.shuffle(links)
        wanted = max(0, number - int(near[trap]))
        own, spoils = links[:wanted], links[wanted : wanted + 1]
        joint = known.strong[(near > 0) & self.offer_rows].sum(axis=0)
        others = sorted((card for card in rest[:80] if card not in links), key=lambda card: -int(joint[card]))[
            : count + 10
        ]
        return [*own, *self.chance.sample(others, min(count - len(own), len(others)))], spoils

    def _other_spoils(self, best: int, own: list[int], rest: Sequence[int], spoils: list[int]) -> list[int]:
        """One or two cards more that spoil other clues."""
        known = self.known
        rows = [
            int(row)
            for row in np.flatnonzero((known.strong[:, own].sum(axis=1) >= 2) & self.offer_rows)
            if row != best and not known.strong[row, spoils].any()
        ]
        self.chance.shuffle(rows)
        found: list[int] = []
        for row in rows[:20]:
            able = [card for card in rest if known.strong[row, card] and card not in own and card not in spoils]
            if able:
                found.append(self.chance.choice(able[:6]))
            if len(found) == 2:
                break
        return found

    def _key(self, board: Sequence[int], own: int, spoiling: Sequence[int]) -> list[str]:
        """What spoils a clue is mostly the other team's, once in three the assassin."""
        left = dict(KEYS[self.known.kind])
        letters = [RED] * own + [""] * (len(board) - own)
        for card in dict.fromkeys(spoiling):
            wish = self.chance.choice((BLUE, BLUE, ASSASSIN, BYSTANDER))
            letter = wish if left[wish] else BLUE
            letters[board.index(card)] = letter
            left[letter] -= 1
        lot = [letter for letter in (BLUE, BYSTANDER, ASSASSIN) for _ in range(left[letter])]
        self.chance.shuffle(lot)
        return [letter or lot.pop() for letter in letters]

    def _offers(
        self, best: int, number: int, board: list[int], letters: Sequence[str], cards: Sequence[str]
    ) -> list[Offer] | None:
        """The best clue and four that are worse by enough, each for a reason that can be named."""
        known, key = self.known, "".join(letters)
        own = [place for place, letter in enumerate(letters) if letter == RED]
        others = [place for place, letter in enumerate(letters) if letter != RED]
        first = self._offer(best, board, own, others, key, cards)
        if first is None or first.near is not None or first.number != number:
            return None
        strong = known.strong[:, [board[place] for place in own]].sum(axis=1)
        rows = [int(row) for row in np.flatnonzero((strong >= 1) & self.offer_rows) if row != best]
        self.chance.shuffle(rows)
        rows.sort(key=lambda row: -min(int(strong[row]), 2))
        able: list[Offer] = []
        for row in rows[:60]:
            offer = self._offer(row, board, own, others, key, cards)
            if offer is None or offer.worth > first.worth - BEST_BY:
                continue
            if offer.near is None and offer.number >= number:
                continue
            able.append(offer)
        chosen = _graded(first, able)
        if chosen is None or not all(self.legal(one.word, one.number, cards) for one in chosen):
            return None
        return chosen

    def _offer(
        self, row: int, board: list[int], own: list[int], others: list[int], key: str, cards: Sequence[str]
    ) -> Offer | None:
        """A clue for all own cards that it has a link with; None if it is neither safe nor spoilt by a link that holds."""
        known = self.known
        columns = np.array(board)
        targets = [place for place in own if known.strong[row, board[place]]]
        spoilt = [place for place in others if known.loose[row, board[place]]]
        pull = known.pull[row, columns]
        holds = [place for place in spoilt if known.strong[row, board[place]]]
        if spoilt and (not holds or len(targets) < 2):
            return None
        if not spoilt:
            if any(known.loose[row, board[place]] for place in own if place not in targets):
                return None
            worst = max(float(pull[place]) for place in (*others, *(one for one in own if one not in targets)))
            if worst > NEAREST or min(float(pull[place]) for place in targets) - worst < CLEAR:
                return None
            if known.kin[np.ix_(columns[targets], np.delete(columns, targets))].any():
                return None
        number = len(targets)
        if not spoilt and known.kind is Kind.PICTURES and known.entry[row, columns[targets]].sum() < 3 * number - 1:
            return None
        if number > 4:
            return None
        found = weigh(known.words[row], number, cards, key, known.brain)
        near = max(holds, key=lambda place: pull[place]) if holds else None
        if near is not None and found.near_chance < 0.15:
            return None  # the spoiling card would have to be believed in
        return Offer(known.words[row], number, tuple(sorted(targets)), near, found.worth)


def _graded(best: Offer, able: list[Offer]) -> list[Offer] | None:
    """Four beside the best: one of them with as high a number and a card that spoils it, the steps between them wide enough."""
    trap = next((one for one in able if one.near is not None and one.number >= best.number), None)
    if trap is None:
        return None
    chosen = [best]
    ordered = sorted(able, key=lambda one: -one.worth)
    steps = (BEST_BY, SECOND_BY, THIRD_BY, 0)
    for place, step in enumerate(steps):
        ceiling = chosen[-1].worth - step
        fitting = [
            one for one in ordered if one.worth <= ceiling and not any(too_alike(one, other) for other in chosen)
        ]
        late = trap not in chosen and (
            place == len(steps) - 1 or not any(one.worth <= trap.worth for one in fitting[1:])
        )
        pick = trap if late and trap in fitting else (fitting[0] if fitting else None)
        if pick is None:
            return None
        chosen.append(pick)
    has_trap = any(one.near is not None and one.number >= best.number for one in chosen[1:])
    return chosen if has_trap and len(chosen) == OFFERS else None


def make(language: str, kind: Kind, day: date, known: Knowledge, shelf: Shelf) -> Puzzle:
    """The puzzle of a day: the same for the same seed, knowledge and past."""
    for attempt in range(20):
        maker = Maker(known, shelf, day, Random(f"{language} {kind} {day} {attempt}"))
        try:
            puzzle = Puzzle(day, language, kind, maker.operative(), maker.spymaster())
        except NoPuzzle:
            continue
        faults = [*faults_of_form(puzzle), *faults_of_sense(puzzle, known), *faults_of_meaning(puzzle, known)]
        if puzzle.operative.clue == puzzle.spymaster.ranked[0].word or faults:
            continue
        return puzzle
    raise NoPuzzle(f"{language} {kind} {day}")

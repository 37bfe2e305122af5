"""Bots at a table: they think in worker processes and move as people do. One that fails, dawdles or talks nonsense holds nobody up.

A bot gets the view of its seat and nothing else. What it says is decided like anybody's command; where it says nothing of use within
its time, a plain move takes its place (`plain.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from cryptonym.engine import Command, Finding, Game, GiveClue, Guess, Phase, Seat, Violation, view
from cryptonym.engine.commands import Challenge
from cryptonym.languages import bot_names
from cryptonym.minds.plain import plain_move
from cryptonym.minds.thinking import Question, Thought
from cryptonym.protocol import outgoing as out
from cryptonym.server.chance import Chance, token
from cryptonym.server.counts import COUNTS, TOOK
from cryptonym.server.services import Services
from cryptonym.server.stores.store import StoreConflict, StoreUnavailable
from cryptonym.server.tables.desk import Desk
from cryptonym.server.tables.outside import OUTSIDE
from cryptonym.server.tables.presence import Around
from cryptonym.table import Person, SeatBot

TRIES: Final = 3
MOST_BARRED: Final = 40
"""After so many words that the referee will not have, the next one is said all the same."""
AGAIN: Final = 1.0
"""Seconds until a bot tries again where the store takes nothing."""


def bot_for(seat: Seat, level: str, language: str, taken: Iterable[str], chance: Chance) -> SeatBot:
    """A bot for a seat, with a name that nobody has yet."""
    names = bot_names(language)
    used = {name.casefold() for name in taken}
    name = next((name for name in names if name.casefold() not in used), names[0])
    return SeatBot(token(chance, 6), name, seat, level)


def bots_for(seats: Sequence[Seat], level: str, language: str, chance: Chance) -> list[SeatBot]:
    found: list[SeatBot] = []
    for seat in seats:
        found.append(bot_for(seat, level, language, [bot.name for bot in found], chance))
    return found


class Played(Desk, Protocol):
    """A table at which bots move."""

    async def play_for(self, person: str, command: Command) -> Violation | None: ...

    def point_for(self, person: str, card: int | None) -> None: ...

    def note_stand_in(self, person: str, *, stands_in: bool) -> None: ...

    async def is_legal(self, word: str, number: int | None) -> bool: ...


class Bots:
    """The bots of one table. They sit still while nobody looks."""

    def __init__(self, room: Played, around: Around, services: Services) -> None:
        self._room = room
        self._around = around
        self._thinker = services.thinker
        self._outside = services.outside
        self._clock = services.clock
        self._chance = services.chance
        self._pace = services.config.bot_seconds
        self._task: asyncio.Task[None] | None = None
        self._about: tuple[Game, str, Seat] | None = None
        """What the task is about: the game as it stands, and who moves for which seat."""
        self._hurried = asyncio.Event()
        self._game = 0
        self._notes: list[out.BotNote] = []

    def stir(self) -> None:
        """Something has changed: see whether a bot has to move now, and through this node."""
        if not self._room.acts:
            self.rest()
            for person in list(self._around.stood_in):
                self._room.note_stand_in(person, stands_in=False)
            return
        game, due = self._room.table.game, self._due()
        if due is None:
            self.rest()
            return
        assert game is not None
        bot, seat = due
        if self._task is None or self._task.done() or not self._is_about(game, bot, seat):
            self.rest()
            self._about = game, bot.id, seat
            self._task = asyncio.get_running_loop().create_task(self._move(due, game))

    def _is_about(self, game: Game, bot: Person, seat: Seat) -> bool:
        """False also if another bot has to move by now, because the one that began has left the seat."""
        return self._about is not None and self._about[0] is game and self._about[1:] == (bot.id, seat)

    def rest(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def hurry(self) -> None:
        """Whoever waits does not want to wait: the bot moves as soon as it has thought."""
        self._hurried.set()

    def notes(self) -> out.BotNotes | None:
        """What the bots meant, once the game is over; before that it is nobody's business."""
        game = self._room.table.game
        over = game is not None and game.is_over and self._game == self._room.table.games
        return out.BotNotes(notes=self._notes) if over and self._notes else None

    def own_notes(self) -> list[out.BotNote]:
        """What is known here of what the bots meant in the last game, for other nodes; empty before its end."""
        return [] if self.notes() is None else self._notes

    def hear_note(self, games: int, note: out.BotNote) -> bool:
        """Take in what a bot meant that moved through another node; whether it is new."""
        if games != self._room.table.games:
            return False
        self._begin_notes()
        if note in self._notes:
            return False
        self._notes = sorted([*self._notes, note], key=lambda one: one.turn)
        return True

    def _begin_notes(self) -> None:
        if self._game != self._room.table.games:
            self._game, self._notes = self._room.table.games, []

    def _due(self) -> tuple[Person, Seat] | None:
        """The bot that has to move, and the seat it moves for."""
        table = self._room.table
        game, bots = table.game, [person for person in table.people if person.bot]
        if not bots or game is None or game.is_over or table.closed:
            return None
        if not (self._around.here or self._around.watching):
            return None
        for seat in self._seats_on_move(game):
            bot = next((person for person in bots if person.seat == seat), None)
            if bot is not None:
                return bot, seat
        return None

    def _seats_on_move(self, game: Game) -> list[Seat]:
        return [game.challenger, game.on_move] if _would_challenge(game) else [game.on_move]

    async def _move(self, due: tuple[Person, Seat], game: Game) -> None:
        person, seat = due
        self._hurried.clear()
        try:
            if seat == game.challenger and _would_challenge(game):
                await self._wait(1)
                await self._room.play_for(person.id, Challenge(seen=len(game.covered)))
                return
            thought = await self._think(person, seat, game)
            move = thought.move if thought else await self._plain(seat, game)
            if isinstance(move, Guess):
                await self._wait(0.6)
                self._room.point_for(person.id, move.card)
            if game.phase is Phase.GUESS and self._has_people(seat):
                return  # people decide; a bot beside them only points
            await self._wait(1)
            if game.phase is Phase.GUESS and self._has_people(seat):
                return  # somebody has sat down beside it meanwhile
            await self._play(person, seat, game, thought, move)
        except (StoreUnavailable, StoreConflict):
            await self._clock.sleep(AGAIN)
            self._about = None
            self._clock.call_later(0, self.stir)

    async def _play(self, person: Person, seat: Seat, game: Game, thought: Thought | None, move: Command) -> None:
        """Make the move; a plain one if it is refused."""
        for _ in range(TRIES):
            if self._room.table.game is not game:
                return
            refused = await self._room.play_for(person.id, move)
            if refused is None:
                self._remember(person, thought, game)
                return
            COUNTS["bot_troubles"] += 1
            thought, move = None, await self._plain(seat, game)

    async def _think(self, person: Person, seat: Seat, game: Game) -> Thought | None:
        question = Question(
            view=view(game, seat),
            seat=seat,
            language=self._room.table.card_language,
            level="steady" if person.bot in (OUTSIDE, None) else person.bot,
            entries=self._room.table.own_entries,
        )
        began = self._clock.seconds()
        if person.bot == OUTSIDE and self._outside is not None:
            thought = await self._outside.think(question)
            TOOK["thinking"].observe(self._clock.seconds() - began)
            if thought is not None and not await self._may_be_said(thought.move):
                thought = None
                self._outside.complain("barred")
            self._room.note_stand_in(person.id, stands_in=thought is None)
            if thought is not None:
                return thought
            COUNTS["bot_troubles"] += 1
        if self._thinker is None:
            return None
        began = self._clock.seconds()
        thought = await self._thinker.think(question)
        TOOK["thinking"].observe(self._clock.seconds() - began)
        if thought is None:
            COUNTS["bot_troubles"] += 1
        return thought

    async def _may_be_said(self, move: Command) -> bool:
        """Whether a clue is one that a bot of ours could give: the referee does not call it illegal."""
        return not isinstance(move, GiveClue) or await self._room.is_legal(move.word, move.number)

    async def _plain(self, seat: Seat, game: Game) -> Command:
        """A plain move that will be taken: even such a clue has to be legal, or a strict referee holds the table up (REF-2)."""
        seen, barred = view(game, seat), set[str]()
        while True:
            move = plain_move(seen, self._room.table.card_language, self._chance, barred)
            if len(barred) == MOST_BARRED or await self._may_be_said(move):
                return move
            assert isinstance(move, GiveClue)
            barred.add(move.word)

    def _has_people(self, seat: Seat) -> bool:
        """Whether somebody of flesh and blood who is here shares the seat, or calls for it."""
        table, here = self._room.table, self._around.here
        caller = table.caller in here and table.game is not None and seat == table.game.guesser
        return caller or any(
            person.bot is None and person.seat == seat and person.id in here for person in table.people
        )

    async def _wait(self, share: float) -> None:
        """A moment that people can follow, between two thirds and four thirds of the pace; nobody who hurries waits."""
        seconds = self._pace * share * (2 + 2 * self._chance.random()) / 3
        if seconds:
            with contextlib.suppress(TimeoutError):
                async with self._clock.timeout(seconds):
                    await self._hurried.wait()

    def _remember(self, person: Person, thought: Thought | None, game: Game) -> None:
        self._begin_notes()
        if thought is not None and thought.note is not None:
            note = thought.note
            self._notes.append(
                out.BotNote(
                    turn=len(game.turns) - 1,
                    person=person.id,
                    name=person.name,
                    message=note.message,
                    args=dict(note.args),
                    cards=list(note.cards),
                )
            )


def _would_challenge(game: Game) -> bool:
    """True if a bot objects to the clue: the referee is sure that it is illegal (PEN-3, PEN-5)."""
    verdict = game.clue.verdict if game.clue else None
    return game.is_challengeable and verdict is not None and verdict.finding is Finding.ILLEGAL

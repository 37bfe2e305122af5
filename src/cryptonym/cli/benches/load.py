"""The load generator, in a process of its own: many tables at which games are played as fast as asked, or as fast as answers come.

    python -m cryptonym.cli.benches.load '{"port": …, "tables": …, …}'

prints one line of JSON with what it measured. A game is played by plan: the red spymaster's socket knows the key, so every turn is a clue,
a touch of the team's own, and a stop. A move is over when everybody in a seat has it.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import math
import re
import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvloop

from cryptonym.cli.benches.wire import Wire, connect

SEATS = ("red-spymaster", "blue-spymaster", "red-operative", "blue-operative")
ACK, REFUSED, EVENT = b'{"type":"ack"', b'{"type":"refused"', b'{"type":"event"'
WORD = b"feather"
NUMBER = re.compile(rb'"n":(\d+)')
MOVES_A_GAME = 48
STRIDE = 29
"""Neighbours, who move at almost the same moment, are at different stages of their games."""
KEY = ["red"] * 9 + ["blue"] * 8 + ["bystander"] * 7 + ["assassin"]


class Load(msgspec.Struct):
    """What to do: `rate` is moves a second at each table, None for as fast as answers come."""

    port: int
    tables: int
    sockets: int
    seconds: float
    rate: float | None = None
    game: bool = True
    """False against the reference, which plays none."""
    referee: str = "warns"
    """As a table opens; "silent" for a table whose host has switched it off."""
    drafts: int = 2
    """How many drafts the page sends while a clue is typed. Nobody waits for their answers."""
    idle: bool = False
    """Only come and sit there."""
    warm_up: float = 1.0
    ports: tuple[int, ...] = ()
    """Several nodes: the people of a table are spread over them, or each table is on one."""
    spread: bool = False


@dataclass
class Measured:
    latencies: dict[str, list[float]] = field(default_factory=lambda: {"clue": [], "guess": [], "other": []})
    moves: int = 0
    refused: int = 0
    measuring: bool = False


class Table:
    def __init__(self, load: Load, measured: Measured, head_start: int, number: int = 0) -> None:
        self._load = load
        self._measured = measured
        self._head_start = head_start
        ports = load.ports or (load.port,)
        self._ports = ports if load.spread else (ports[number % len(ports)],)
        """Where its people connect to, in turn."""
        """Moves played before anything is measured: not all tables deal at the same moment."""
        self.id = secrets.token_urlsafe(16)
        self.tokens = [secrets.token_urlsafe(16) for _ in range(load.sockets)]
        self.wires: list[Wire] = []
        self._key: list[str] = KEY
        self._turn = "red"
        self._plan: list[tuple[int, str, bytes]] = []
        self._sent = 0.0
        self._kind = "other"
        self._number = 0
        self._awaited = 0
        """The number that a move was answered with, until everybody in a seat has heard of it."""
        self._places: dict[Wire, int] = {}
        """Those in a seat; others only watch."""
        self._heard = [0] * len(SEATS)
        self._answered: asyncio.Future[None] | None = None
        self._due = 0.0
        self.stopped = False

    def hear(self, wire: Wire, payload: bytes) -> None:
        if payload.startswith(EVENT):
            place = self._places.get(wire)
            if place is not None:
                self._heard[place] = _number_of(payload)
                self._look()
        if payload.startswith(ACK):
            self._awaited = _number_of(payload)
            self._look()
        elif payload.startswith(REFUSED):
            self._answer(time.perf_counter(), fine=False)
        elif b'"key":[' in payload and self.wires and wire is self.wires[0]:
            told = json.loads(payload)
            game = told["view"]["game"] if told["type"] == "snapshot" else told["patch"]["game"]
            if "cards" in game and not game.get("ending"):
                self._key, self._turn = game["key"], game.get("turn", self._turn)  # a patch leaves out what stays

    def _look(self) -> None:
        """Is the move over? It is when it was answered and everybody in a seat has heard of it."""
        here = len(self._places) if self._playing else 0
        if self._awaited and all(heard >= self._awaited for heard in self._heard[:here]):
            self._awaited = 0
            self._answer(time.perf_counter(), fine=True)

    def _answer(self, now: float, *, fine: bool) -> None:
        if self._measured.measuring:
            self._measured.latencies[self._kind].append(now - self._sent)
            self._measured.moves += 1
            self._measured.refused += not fine
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)
        elif not self.stopped and self._playing:
            if self._load.rate is None:
                self.move()
            else:
                loop, pause = asyncio.get_running_loop(), 1 / self._load.rate
                late = max(0.0, loop.time() - self._due - pause)
                self._due += pause * (1 + math.ceil(late / pause))  # whoever missed its turn waits for its next one
                loop.call_at(self._due, self.move)

    _playing = False

    async def come(self) -> None:
        """Open the table, sit down and deal."""
        if self._load.game:
            await asyncio.to_thread(self._open)
        for token in self.tokens:
            wire = await connect("127.0.0.1", self._ports[len(self.wires) % len(self._ports)], self.hear)
            self.wires.append(wire)
            if len(self._places) < len(SEATS):
                self._places[wire] = len(self._places)
            wire.send(_json(type="hello", protocol=1, table=self.id, token=token))
        if not self._load.game or self._load.idle:
            return
        for place, seat in enumerate(SEATS):
            if place:
                await self._ask(place, type="join", name=f"P{place}")
            await self._ask(place, type="sit", seat=seat)
        await self._ask(0, type="deal")
        for _ in range(self._head_start):
            await self._answer_to(self.move)

    def _open(self) -> None:
        line = http.client.HTTPConnection("127.0.0.1", self._ports[0])
        settings = {"rules": {"referee": self._load.referee}}
        wanted = {"token": self.tokens[0], "name": "P0", "settings": settings}
        line.request("POST", "/api/tables", json.dumps(wanted))
        opened = json.loads(line.getresponse().read())
        line.close()
        self.id = opened["table"]

    async def _ask(self, place: int, **message: Any) -> None:
        self._number += 1
        payload = _json(id=f"a{self._number}", **message)
        await self._answer_to(lambda: self.wires[place].send(payload))

    async def _answer_to(self, act: Callable[[], None]) -> None:
        self._answered = asyncio.get_running_loop().create_future()
        act()
        await self._answered
        self._answered = None

    def begin(self, delay: float) -> None:
        self._playing = True
        loop = asyncio.get_running_loop()
        self._due = loop.time() + delay
        loop.call_at(self._due, self.move)

    def move(self) -> None:
        if self.stopped:
            return
        if not self._plan:
            self._plan = self._planned()
        place, kind, payload = self._plan.pop()
        self._number += 1
        if kind == "clue":
            for typed in range(self._load.drafts):
                word = WORD[: len(WORD) - self._load.drafts + 1 + typed]
                self.wires[place].send(b'{"type":"draft","word":"%s","number":1}' % word)
        self._sent, self._kind = time.perf_counter(), kind
        self.wires[place].send(b'{"id":"m%d",' % self._number + payload)

    def _planned(self) -> list[tuple[int, str, bytes]]:
        """The moves of a game from its deal on, and the deal of the next; the last comes first."""
        own = {team: [card for card, what in enumerate(self._key) if what == team] for team in ("red", "blue")}
        moves: list[tuple[int, str, bytes]] = []
        team, seen = self._turn, 0
        while True:
            spymaster, operative = (0, 2) if team == "red" else (1, 3)
            moves.append((spymaster, "clue", b'"type":"give_clue","word":"%s","number":1}' % WORD))
            moves.append((operative, "guess", b'"type":"guess","card":%d,"seen":%d}' % (own[team].pop(), seen)))
            seen += 1
            if not own[team]:
                self._turn = team
                moves.append((0, "other", b'"type":"deal"}'))
                return moves[::-1]
            moves.append((operative, "other", b'"type":"stop","seen":%d}' % seen))
            team = "blue" if team == "red" else "red"


def _share(latencies: list[float], share: float) -> float:
    """The latency, in ms, that this share of the moves did not exceed."""
    return 1000 * sorted(latencies)[int(len(latencies) * share)] if latencies else 0.0


def _number_of(payload: bytes) -> int:
    """The event's number in a message; it stands near its beginning."""
    found = NUMBER.search(payload)
    return int(found[1]) if found else 0


def _json(**message: Any) -> bytes:
    return json.dumps(message).encode()


async def run(load: Load) -> dict[str, float]:
    measured = Measured()
    tables = [Table(load, measured, place * STRIDE % MOVES_A_GAME, place) for place in range(load.tables)]
    for start in range(0, len(tables), 16):
        await asyncio.gather(*(table.come() for table in tables[start : start + 16]))
    print(json.dumps({"ready": True}), flush=True)
    if load.idle:
        await asyncio.sleep(load.seconds)
        return {}
    spread = (1 / load.rate) if load.rate else 0.2
    for place, table in enumerate(tables):
        table.begin(spread * place / len(tables))
    await asyncio.sleep(load.warm_up)
    print(json.dumps({"measuring": True}), flush=True)
    before = [(wire.bytes, wire.frames) for table in tables for wire in table.wires]
    measured.measuring, began, cpu = True, time.perf_counter(), time.process_time()
    await asyncio.sleep(load.seconds)
    measured.measuring = False
    lasted, cpu = time.perf_counter() - began, time.process_time() - cpu
    after = [(wire.bytes, wire.frames) for table in tables for wire in table.wires]
    for table in tables:
        table.stopped = True
    all_of_them = [late for kind in measured.latencies.values() for late in kind]
    moves = max(1, measured.moves)
    wires = load.tables * load.sockets
    heard = sum(new[0] - old[0] for new, old in zip(after, before, strict=True))
    frames = sum(new[1] - old[1] for new, old in zip(after, before, strict=True))
    return {
        "moves": measured.moves,
        "refused": measured.refused,
        "seconds": lasted,
        "p50": _share(all_of_them, 0.5),
        "p99": _share(all_of_them, 0.99),
        "guess_p50": _share(measured.latencies["guess"], 0.5),
        "guess_p99": _share(measured.latencies["guess"], 0.99),
        "clue_p50": _share(measured.latencies["clue"], 0.5),
        "clue_p99": _share(measured.latencies["clue"], 0.99),
        "bytes_a_player_and_move": heard / moves / (wires / load.tables),
        "frames_a_move": frames / moves,
        "generator_cpu": cpu / lasted,
        "lost": sum(wire.closed is not None for table in tables for wire in table.wires),
    }


def main() -> None:
    load = msgspec.json.decode(sys.argv[1], type=Load)
    print(json.dumps(uvloop.run(run(load))), flush=True)


if __name__ == "__main__":
    main()

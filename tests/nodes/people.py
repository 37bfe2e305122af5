"""People who play anything legal, through whichever node answers, and remember all that they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec
from tests.serving import Server

from cryptonym.client.player import GoneForGood, Player, Refused, new_token
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.server.tables.secrecy import hashed

WORDS = ("feather", "cloud", "tin", "yesterday", "harbour", "mint")


class Roamer(Player):
    """A client that comes back through another node each time its line breaks."""

    def __init__(self, servers: list[Server], table: str, chance: random.Random, token: str | None = None) -> None:
        self._servers = servers
        self.chance = chance
        self.told: dict[int, tuple[str, bytes]] = {}
        """By number: the audience, and what it was told, but for what it was offered."""
        self.doubts: list[str] = []
        self.acked: dict[str, int] = {}
        """By the command's name in the store: the number in its answer."""
        super().__init__(servers[0].url, table, token or new_token())

    @property
    def _address(self) -> str:
        return self.chance.choice(self._servers).url.replace("http", "ws", 1) + "/ws"

    @_address.setter
    def _address(self, url: str) -> None:
        """Each time anew."""

    async def _merge(self, message: out.Outgoing) -> None:
        if isinstance(message, out.Happened):
            if self.number is not None and message.n != self.number + 1:
                self.doubts.append(f"{message.n} came after {self.number}")
            audience = f"{self.you.seat} {self.you.caller}"
            self.told[message.n] = (audience, msgspec.json.encode((message.event, message.patch), order="sorted"))
        await super()._merge(message)

    async def ask(self, message: asked.Asked) -> out.Ack:
        ack = await super().ask(message)
        if not isinstance(message, asked.Talk | asked.HurryBots | asked.MoveSeat):
            self.acked[f"{hashed(self.token)[:16]}/{message.id}"] = ack.n
        return ack

    # --- playing ------------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Do anything that is offered, for ever; what comes too late is refused, and that is all right."""
        while True:
            await asyncio.sleep(self.chance.uniform(0.05, 0.4))
            wish = self._wish()
            if wish is not None:
                with contextlib.suppress(Refused):
                    await self.ask(wish)

    def _wish(self) -> asked.Asked | None:
        name, game = new_token()[:12], self.view_json.get("game")
        if self.chance.random() < 0.05:
            return asked.Talk(id=name, line=f"line {name}")
        if game is None or "ending" in game:
            return asked.Deal(id=name) if self.you.host and self.chance.random() < 0.3 else None
        if not self.actions:
            return None
        covered = game.get("covered", {})
        free = [card for card in range(len(game["cards"])) if str(card) not in covered]
        match self.chance.choice(self.actions):
            case "clue":
                return asked.GiveClue(id=name, word=self.chance.choice(WORDS), number=min(2, game["highest"]))
            case "guess":
                return asked.Guess(id=name, card=self.chance.choice(free), seen=len(covered))
            case "cover":
                return asked.CoverWord(id=name, card=self.chance.choice(free), seen=len(covered))
            case "stop":
                return asked.Stop(id=name, seen=len(covered)) if self.chance.random() < 0.3 else None
            case "decline":
                return asked.DeclineCover(id=name, seen=len(covered))
            case "challenge":
                return asked.Challenge(id=name, seen=len(covered)) if self.chance.random() < 0.1 else None
            case "rule":
                return asked.RuleOnChallenge(id=name, upheld=self.chance.random() < 0.5, seen=len(covered))
            case _:
                return None


@contextlib.asynccontextmanager
async def coming(player: Roamer, name: str | None) -> Any:
    """At the table, for as long as the block runs."""
    line = asyncio.create_task(player._keep_line())
    try:
        await player._ready()
        if name is not None and player.you.person is None:
            await player.ask(asked.Join(id=new_token()[:12], name=name))
        yield player
    finally:
        line.cancel()
        with contextlib.suppress(asyncio.CancelledError, GoneForGood):
            await line

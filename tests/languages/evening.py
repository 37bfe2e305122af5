"""An evening in one language on a real server: `python -m tests.languages.evening CODE FOLDER`. It fails if anything of it does."""

from __future__ import annotations

import asyncio
import json
import sys
import urllib.request
from pathlib import Path

from tests.ai.tables import dealt
from tests.serving import serving

from cryptonym.ai import Level, Memory
from cryptonym.client import Player, Refused, connect, open_table
from cryptonym.client.player import new_token
from cryptonym.decks import word_deck
from cryptonym.engine import GiveClue, view
from cryptonym.languages import LANGUAGES
from cryptonym.messages import Messages
from cryptonym.minds import brains
from cryptonym.minds.judge import judge, laid_before
from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out


async def play(url: str, language: str) -> None:
    """A whole game against bots, then a clue that the referee bars."""
    token = new_token()
    settings = {"language": language, "rules": {"referee": "refuses"}}
    table, _ = await open_table(url, token, "Otter", seat="red-operative", bots="steady", settings=settings)
    async with connect(url, table, token=token) as me:
        names = [person.name for person in me.view.people.values() if person.bot]
        assert set(names) <= set(LANGUAGES[language].bots), names
        await me.ask(asked.Deal(id="deal"))
        await asyncio.wait_for(touch_until_the_end(me), 120)
        assert me.view.game is not None
        codenames = {side for card in word_deck(language).cards for side in card.sides}
        assert set(me.view.game.cards) <= codenames


async def touch_until_the_end(me: Player) -> None:
    async for seen in me.turns():
        if seen.game and "guess" in me.actions:
            await me.guess(next(card for card in range(len(seen.game.cards)) if str(card) not in seen.game.covered))
        if seen.game and seen.game.ending:
            return


async def give_a_plural(url: str, language: str) -> out.Broken:
    """A spymaster says a form of a visible word; returns what the table makes of it."""
    token = new_token()
    settings = {"language": language, "rules": {"referee": "refuses"}}
    table, _ = await open_table(url, token, "Otter", seat="red-spymaster", bots="steady", settings=settings)
    async with connect(url, table, token=token) as me:
        await me.ask(asked.Deal(id="deal"))
        async for seen in me.turns():
            if seen.game and "clue" in me.actions:
                visible = next(
                    card for place, card in enumerate(seen.game.cards) if str(place) not in seen.game.covered
                )
                try:
                    await me.give_clue(f"{visible.lower()}x", 1)
                except Refused as refused:
                    return refused.broken
                break
    raise AssertionError("the referee said nothing")


def thought_over(language: str) -> dict[str, object]:
    """What a bot says first, what the referee makes of it, and whether it thought about it or played plainly."""
    game = dealt(language, 1)
    seat = game.clue_giver
    move = brains.move(language, Level.STEADY, view(game, seat), seat, Memory())
    assert isinstance(move.command, GiveClue)
    judged = judge(laid_before(game, language), move.command.word, move.command.number)
    return {"clue": move.command.word, "finding": judged.finding, "plainly": not move.memory.thoughts}


def answer(url: str) -> str:
    with urllib.request.urlopen(url) as found:
        return str(found.read().decode("utf-8"))


async def main(language: str, folder: Path) -> None:
    with serving(folder, "--bot-seconds", "0") as server:
        await play(server.url, language)
        broken = await give_a_plural(server.url, language)
        pictures = json.loads(answer(f"{server.url}/api/pictures/{language}.json"))
    words = Messages(language)
    told = {
        "home": words.format("home-new"),
        "refused": broken.rule,
        "because": words.format(broken.message, broken.args),
        "pictures": len(pictures),
        "bot": thought_over(language),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))

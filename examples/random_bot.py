"""A bot that sits down and does anything legal. Run it: python examples/random_bot.py URL TABLE SEAT."""

import asyncio
import random
import sys

from cryptonym.client import connect
from cryptonym.protocol.incoming import SeatName


async def play(url: str, table: str, seat: SeatName, name: str = "Brass") -> None:
    async with connect(url, table, name=name) as me:
        await me.sit(seat)
        async for view in me.turns():
            if "clue" in me.actions and view.game:
                await me.give_clue(random.choice(["feather", "cloud", "tin", "yesterday"]), min(2, view.game.highest))
            elif "guess" in me.actions and view.game:
                open_cards = [card for card in range(len(view.game.cards)) if str(card) not in view.game.covered]
                await me.guess(random.choice(open_cards))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], sys.argv[3]))  # type: ignore[arg-type]

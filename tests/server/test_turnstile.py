"""A crowd at the door: so many at each turn of the loop, in the order in which they came."""

from __future__ import annotations

import asyncio

from cryptonym.server.sockets.turnstile import Turnstile


def test_so_many_are_let_in_at_each_turn_in_order() -> None:
    async def script() -> None:
        turnstile, let_in = Turnstile(3), list[tuple[int, int]]()
        turn = 0

        async def come(number: int) -> None:
            await turnstile.enter()
            let_in.append((turn, number))

        people = [asyncio.create_task(come(number)) for number in range(20)]
        while not all(person.done() for person in people):
            await asyncio.sleep(0)
            turn += 1
        assert [number for _, number in let_in] == list(range(20))
        a_turn = [sum(when == one for when, _ in let_in) for one in range(turn)]
        assert max(a_turn) == 3

    asyncio.run(script())


def test_whoever_goes_away_gives_the_place_up() -> None:
    async def script() -> None:
        turnstile = Turnstile(1)
        await turnstile.enter()
        gone, stays = (asyncio.create_task(turnstile.enter()) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(stays, 1)
        await asyncio.wait_for(turnstile.enter(), 1)

    asyncio.run(script())


def test_one_alone_does_not_wait() -> None:
    async def script() -> None:
        turnstile = Turnstile()
        for _ in range(5):
            entering = turnstile.enter()
            try:
                entering.send(None)
            except StopIteration:
                pass
            else:
                raise AssertionError("there was room")
            await asyncio.sleep(0.001)

    asyncio.run(script())

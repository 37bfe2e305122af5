"""A client in Python: a bot needs twenty lines with it (see `examples/`).

    async with connect("http://127.0.0.1:8000", table, name="Brass") as me:
        await me.sit("red-operative")
        async for view in me.turns():
            ...

It merges patches, resumes by number when the line is lost, and sends an unanswered command again with the same id.
"""

from cryptonym.client.player import GoneForGood, Player, Refused, connect, open_table

__all__ = ["GoneForGood", "Player", "Refused", "connect", "open_table"]

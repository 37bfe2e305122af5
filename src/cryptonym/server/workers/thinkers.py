"""Bots' minds in worker processes. They load a language when it is first asked for."""

from __future__ import annotations

from typing import Final

from cryptonym.minds.thinking import Question, Thought, think_over
from cryptonym.server.workers.pool import NoAnswer, Workers

PATIENCE: Final = 12.0
"""Seconds after which a bot is not waited for any longer; loading a language takes one or two."""


class Thinkers:
    def __init__(self, workers: int = 1) -> None:
        self._workers = Workers(workers)

    async def think(self, question: Question, patience: float = PATIENCE) -> Thought | None:
        """The bot's move; None if it has none in time, or fails."""
        try:
            return await self._workers.do(patience, think_over, question)
        except NoAnswer:
            self._workers.replace()
            return None
        except Exception:  # whatever goes wrong in a bot stays there
            return None

    def close(self) -> None:
        self._workers.close()

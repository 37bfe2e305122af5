"""A bot behind an OpenAI-compatible endpoint that whoever runs the server has named. It sees what its seat sees, and nothing else.

Off unless an address was given. What comes back is checked: an answer that is late, too long or no legal move is no answer. It is
asked again while the time for a move lasts; then our own bot moves.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from cryptonym.engine import Command, GiveClue, Guess, Identity, Phase, Stop, View
from cryptonym.engine.decide import LONGEST_CLUE
from cryptonym.engine.model import AGENT_OF
from cryptonym.languages import LANGUAGES
from cryptonym.minds.thinking import Question, Thought
from cryptonym.server.clock import SYSTEM, Clock
from cryptonym.server.counts import count
from cryptonym.server.tables.endpoint import Asker, Endpoint, NoAnswer

OUTSIDE: Final = "outside"
"""The level of such a bot."""
LONGEST: Final = 8000
"""Signs of an answer that are looked at, from its end."""
MOST_BRACES: Final = 500
"""Braces that begin no object and are looked at."""
DECODER: Final = json.JSONDecoder()
FIRST_WAIT: Final = 0.5
"""Seconds before the second try; each wait after it is twice as long."""
SPAN: Final = 60.0
"""Seconds between two lines of the log about the same trouble."""
LOG: Final = logging.getLogger("cryptonym.server")


class Outside:
    def __init__(self, endpoint: Endpoint, clock: Clock = SYSTEM) -> None:
        self._clock = clock
        self._endpoint = endpoint
        self._prompt = Path(endpoint.prompt).read_text(encoding="utf-8").strip() if endpoint.prompt else RULES
        self._asker = Asker(endpoint)
        self._said: dict[str, float] = {}
        """By reason: when it was logged last."""

    async def think(self, question: Question) -> Thought | None:
        """Its move; None where it has none that can be made. Other phases than clue and guess are not worth asking about."""
        asked = _asked(question.view, question.language)
        if asked is None:
            return None
        move, why = await self._move(asked, question.view)
        if move is None:
            self.complain(why)
            return None
        return Thought(move)

    async def _move(self, asked: str, seen: View) -> tuple[Command | None, str]:
        """Its move, or None and why there is none. What may pass is tried again, while the time for a move lasts."""
        why = "late"
        try:
            async with self._clock.timeout(self._endpoint.seconds):
                for number in range(self._endpoint.tries):
                    wait = FIRST_WAIT * 2**number
                    try:
                        move = _understood(last_object(await self._asker.ask(self._prompt, asked)), seen)
                        if move is not None:
                            return move, ""
                        why = "no move"
                    except NoAnswer as error:
                        why = error.why
                        if not error.passes:
                            break
                        wait = max(wait, error.wait)
                    except (ValueError, RecursionError):
                        why = "not understood"
                    if number + 1 < self._endpoint.tries:
                        await self._clock.sleep(wait)
        except TimeoutError:
            return None, why
        return None, why

    def complain(self, why: str) -> None:
        """Count why our own bot has to move, and log it once a minute for each reason."""
        count("outside_troubles", why)
        now = self._clock.seconds()
        if now - self._said.get(why, -SPAN) >= SPAN:
            self._said[why] = now
            LOG.warning("the program outside made no move, ours did", extra={"why": why})

    def close(self) -> None:
        self._asker.close()


def last_object(content: str) -> Any:
    """The last JSON object of an answer: what stands before it is thought, and may have braces of its own. ValueError if there is none."""
    content = content[-LONGEST:]
    found, at, tries = None, content.find("{"), 0
    while at >= 0 and tries < MOST_BRACES:
        try:
            found, end = DECODER.raw_decode(content, at)
        except (ValueError, RecursionError):
            end, tries = at + 1, tries + 1
        at = content.find("{", end)
    if found is None:
        raise ValueError("no object")
    return found


RULES: Final = (
    "You play the word-association game of spymasters and operatives. Answer with one JSON object and nothing else. "
    'As the spymaster answer {"clue": one word, "number": how many of your own words it is for}. The clue must be a single word of the '
    "given language that is no form, part or relative of a word on the table. Avoid the assassin above all. "
    'As the operative answer {"word": the word to touch} or, if you have touched one already and the next is too risky, {"stop": true}.'
)


def _asked(seen: View, language: str) -> str | None:
    covered = {card for card, _ in seen.covered}
    table = [name for card, name in enumerate(seen.cards) if card not in covered]
    told: dict[str, Any] = {
        "language": LANGUAGES[language].english if language in LANGUAGES else language,
        "table": table,
    }
    told["clues so far"] = [
        {"team": turn.team, "clue": turn.word, "number": turn.number} for turn in seen.turns if turn.word is not None
    ]
    if seen.phase is Phase.CLUE and seen.key is not None and not seen.penalty_open:
        by: dict[Identity, list[str]] = {identity: [] for identity in Identity}
        for card, identity in enumerate(seen.key):
            if card not in covered:
                by[identity].append(seen.cards[card])
        own = AGENT_OF[seen.turn]
        told |= {"you are": "the spymaster", "your words": by.pop(own), "assassin": by.pop(Identity.ASSASSIN)}
        told |= {"bystanders": by.pop(Identity.BYSTANDER), "the other team's words": next(iter(by.values()))}
        return json.dumps(told, ensure_ascii=False)
    if seen.phase is Phase.GUESS and seen.clue is not None:
        told |= {
            "you are": "the operative",
            "clue": seen.clue.word,
            "number": seen.clue.number,
            "touched": seen.touches,
        }
        return json.dumps(told, ensure_ascii=False)
    return None


def _understood(answer: Any, seen: View) -> Command | None:
    if not isinstance(answer, dict):
        return None
    covered = {card for card, _ in seen.covered}
    if seen.phase is Phase.CLUE:
        clue, number = answer.get("clue"), answer.get("number")
        if not isinstance(clue, str) or isinstance(number, bool) or not isinstance(number, int):
            return None
        word = clue.strip()
        is_word = len(word.split()) == 1 and word.isprintable() and len(word) <= LONGEST_CLUE
        return GiveClue(word, number) if is_word and 0 <= number <= len(seen.cards) else None
    if answer.get("stop") is True and seen.touches:
        return Stop(len(covered))
    wanted = answer.get("word")
    open_cards = {name.casefold(): card for card, name in enumerate(seen.cards) if card not in covered}
    card = open_cards.get(wanted.strip().casefold()) if isinstance(wanted, str) else None
    return None if card is None else Guess(card, len(covered))

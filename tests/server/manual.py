"""The short game that the manual shows as it goes over the wire. `python -m tests.server.manual` writes it into the page."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

from tests.server.test_secrets import Evening

from cryptonym.protocol import incoming as asked

PAGE = Path(__file__).parents[2] / "docs" / "manual" / "protocol.md"
GAME = re.compile(r"(?<=<!-- game -->\n).*?(?=<!-- end of game -->)", re.DOTALL)
TOLD = {"rs": "red's spymaster", "ro": "red's operative"}


async def _transcript() -> str:
    evening = Evening(3)
    await evening.begin()
    lines: list[str] = []
    shown = dict.fromkeys(TOLD, 0)

    def show(heading: str, sent: asked.Asked | None = None, who: str = "") -> None:
        lines.append(f"\n{heading}\n\n```")
        if sent is not None:
            lines.append(f"{TOLD[who]} → " + json.dumps(_plain(sent), ensure_ascii=False))
        for name, words in TOLD.items():
            lines.extend(f"{words} ← {_short(frame)}" for frame in evening.frames[name][shown[name] :])
            shown[name] = len(evening.frames[name])
        lines.append("```")

    show("Both have said hello. Each is told who they are, then the whole view; the operative's has no key.")
    for heading, who, message in (
        ("The spymaster gives a clue.", "rs", asked.GiveClue(id="c1", word="mare", number=2)),
        ("The operative touches a card that is the team's own.", "ro", asked.Guess(id="c2", card=0, seen=0)),
        (
            "The same wish again, too late: the table has moved on, and nothing happens.",
            "ro",
            asked.Guess(id="c3", card=0, seen=0),
        ),
        (
            "A second touch: a bystander. One command, two events, each with its number.",
            "ro",
            asked.Guess(id="c4", card=1, seen=1),
        ),
    ):
        await evening.ask(who, message)
        show(heading, message, who)
    evening.room.close()
    return "\n".join(lines).strip() + "\n\n"


def _plain(message: asked.Asked) -> dict[str, object]:
    import msgspec

    return dict(msgspec.to_builtins(message))


def _short(frame: str) -> str:
    """A frame as it was sent; a snapshot's view is cut, as it is long and the schema describes it."""
    message = json.loads(frame)
    if message["type"] == "snapshot":
        game = message["view"]["game"]
        game["cards"] = [*game["cards"][:2], "…"]
        game["rules"] = "…"
        if "key" in game:
            game["key"] = [*game["key"][:2], "…"]
        message["view"] = {"people": "…", "settings": "…", "game": game}
    return json.dumps(message, ensure_ascii=False)


def game() -> str:
    return asyncio.run(_transcript())


if __name__ == "__main__":
    fresh = game()
    PAGE.write_text(GAME.sub(lambda _: fresh, PAGE.read_text(encoding="utf-8")), encoding="utf-8")

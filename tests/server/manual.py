"""What the manual shows of the program: the protocol's tables and reference, a short game as it goes over the wire, a host's settings.

`python -m tests.server.manual` writes them into the pages.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

from tests.server.test_secrets import Evening
from tools.docs import reference

from cryptonym.protocol import incoming as asked
from cryptonym.protocol.closing import CLOSES, TROUBLES
from cryptonym.protocol.schema import LIMITS, protocol_schema
from cryptonym.server.settings import SETTINGS, shown
from cryptonym.server.tables.outside import RULES

MANUAL = Path(__file__).parents[2] / "docs" / "manual"
PAGE = MANUAL / "protocol.md"
HOSTING = MANUAL / "hosting.md"
OUTSIDE = MANUAL / "outside.md"
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


def messages(union: str) -> str:
    """A table of all messages that go one way: type, fields, and the first paragraph of what the code says about it."""
    schema = protocol_schema()
    rows = ["| type | fields | what it is |", "| --- | --- | --- |"]
    for one in schema[union]["anyOf"]:
        message = schema["$defs"][one["$ref"].rpartition("/")[2]]
        fields = dict(message["properties"])
        name = fields.pop("type")["enum"][0]
        listed = ", ".join(f"`{field}`" for field in fields if field != "id") or "–"
        what = " ".join(message.get("description", "").partition("\n\n")[0].split())
        rows.append(f"| `{name}` | {listed} | {what} |")
    return "\n".join(rows) + "\n"


def troubles() -> str:
    rows = ["| `error` | a client | when |", "| --- | --- | --- |"]
    return "\n".join([*rows, *(f"| `{code}` | {fate} | {when} |" for code, (fate, when) in TROUBLES.items())]) + "\n"


def closes() -> str:
    rows = ["| close code | a client | when |", "| --- | --- | --- |"]
    return "\n".join([*rows, *(f"| {code.value} | {fate} | {when} |" for code, (fate, when) in CLOSES.items())]) + "\n"


def limits() -> str:
    rows = ["| limit | at most | of what |", "| --- | --- | --- |"]
    return "\n".join([*rows, *(f"| `{name}` | {most:,} | {what} |" for name, (most, what) in LIMITS.items())]) + "\n"


def settings() -> str:
    rows = ["| setting | usually | what it is | what can be said |", "| --- | --- | --- | --- |"]
    for setting in SETTINGS:
        name = f"`{setting.name}`"
        name += " (secret)" if setting.is_secret else ""
        what = setting.what.replace("|", "\\|")
        rows.append(f"| {name} | {shown(setting, setting.usual)} | {what} | {setting.kind.what} |")
    return "\n".join(rows) + "\n"


PARTS: dict[str, Callable[[], str]] = {
    "incoming": lambda: messages("incoming"),
    "outgoing": lambda: messages("outgoing"),
    "troubles": troubles,
    "closes": closes,
    "limits": limits,
    "game": game,
}
"""By the name between the marks of the protocol's page: what stands there."""
HOSTING_PARTS: dict[str, Callable[[], str]] = {"settings": settings}
MESSAGES: dict[str, Callable[[], str]] = {
    "values": reference.values,
    "up": lambda: reference.messages("incoming"),
    "down": lambda: reference.messages("outgoing"),
    "events": reference.events,
    "structures": reference.structures,
}
CALLS: dict[str, Callable[[], str]] = {
    "calls": reference.calls,
    "codes": reference.codes,
    "bodies": reference.bodies,
}
PAGES = {
    PAGE: PARTS,
    HOSTING: HOSTING_PARTS,
    OUTSIDE: {"prompt": lambda: f"> {RULES}\n"},
    MANUAL / "messages.md": MESSAGES,
    MANUAL / "http.md": CALLS,
}


def between(part: str) -> re.Pattern[str]:
    return re.compile(rf"(?<=<!-- {part} -->\n).*?(?=<!-- end of {part} -->)", re.DOTALL)


if __name__ == "__main__":
    for file, parts in PAGES.items():
        page = file.read_text(encoding="utf-8")
        for part, make in parts.items():
            page = between(part).sub(lambda _, make=make: make(), page)  # type: ignore[misc]
        file.write_text(page, encoding="utf-8")

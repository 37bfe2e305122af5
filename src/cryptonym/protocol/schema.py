"""The protocol as JSON Schema: for the manual, for `/api/protocol.json`, and for the page's generated types."""

from __future__ import annotations

import json
import sys
from typing import Any, Final, get_args

import msgspec

from cryptonym import limits
from cryptonym.engine.decide import LONGEST_CLUE
from cryptonym.protocol import PROTOCOL
from cryptonym.protocol.closing import CLOSES, TROUBLES
from cryptonym.protocol.incoming import (
    BringDeck,
    GradeClue,
    HouseRuleName,
    Incoming,
    Level,
    OpenTable,
    ReportTable,
    ReviewGame,
)
from cryptonym.protocol.outgoing import Outgoing, TableSeen

LIMITS: Final = {
    "name": (limits.LONGEST_NAME, "characters of a person's name"),
    "clue": (LONGEST_CLUE, "characters of a clue"),
    "line": (limits.LONGEST_LINE, "characters of a line that is said at the table"),
    "own_limits": (limits.LONGEST_OWN_LIMITS, "characters of a group's own limits"),
    "password": (limits.LONGEST_PASSWORD, "characters of a door's password"),
    "title": (limits.LONGEST_TITLE, "characters of a picture's title"),
    "delay": (limits.LONGEST_DELAY, "seconds by which watchers may see the table later"),
    "people": (limits.MOST_SEATED, "people at a table, bots among them"),
    "pictures": (limits.MOST_PICTURES, "pictures of the host's own"),
    "deck": (limits.LARGEST_DECK, "bytes of a deck of the host's own"),
}
"""What the server refuses more of, so that a client can say it first."""


def protocol_schema() -> dict[str, Any]:
    """One document with every message; `incoming` and `outgoing` are the two unions."""
    (incoming, outgoing, opening, bringing, reporting, reviewing, grading, view), components = (
        msgspec.json.schema_components(
            [Incoming, Outgoing, OpenTable, BringDeck, ReportTable, ReviewGame, GradeClue, TableSeen],
            ref_template="#/$defs/{name}",
        )
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cryptonym's protocol",
        "version": PROTOCOL,
        "incoming": incoming,
        "outgoing": outgoing,
        "opening": opening,
        "bringing": bringing,
        "reporting": reporting,
        "reviewing": reviewing,
        "grading": grading,
        "view": view,
        "close_codes": {code.name: {"code": code.value, "fate": fate} for code, (fate, _) in CLOSES.items()},
        "troubles": {code: fate for code, (fate, _) in TROUBLES.items()},
        "limits": {name: most for name, (most, _) in LIMITS.items()},
        "levels": list(get_args(Level)),
        "house_rules": list(get_args(HouseRuleName)),
        "$defs": components,
    }


if __name__ == "__main__":
    json.dump(protocol_schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")

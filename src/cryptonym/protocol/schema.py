"""The protocol as JSON Schema: for the manual, for `/api/protocol.json`, and for the page's generated types."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from cryptonym.protocol import PROTOCOL
from cryptonym.protocol.closing import CLOSES, TROUBLES
from cryptonym.protocol.incoming import BringDeck, Incoming, OpenTable
from cryptonym.protocol.outgoing import Outgoing, TableSeen


def protocol_schema() -> dict[str, Any]:
    """One document with every message; `incoming` and `outgoing` are the two unions."""
    (incoming, outgoing, opening, bringing, view), components = msgspec.json.schema_components(
        [Incoming, Outgoing, OpenTable, BringDeck, TableSeen], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cryptonym's protocol",
        "version": PROTOCOL,
        "incoming": incoming,
        "outgoing": outgoing,
        "opening": opening,
        "bringing": bringing,
        "view": view,
        "close_codes": {code.name: {"code": code.value, "fate": fate} for code, (fate, _) in CLOSES.items()},
        "troubles": {code: fate for code, (fate, _) in TROUBLES.items()},
        "$defs": components,
    }


if __name__ == "__main__":
    json.dump(protocol_schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")

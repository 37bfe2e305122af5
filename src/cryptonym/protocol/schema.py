"""The protocol as JSON Schema: for the manual, for `/api/protocol.json`, and for the page's generated types."""

from __future__ import annotations

from typing import Any

import msgspec

from cryptonym.protocol import PROTOCOL
from cryptonym.protocol.incoming import Incoming, OpenTable
from cryptonym.protocol.outgoing import Outgoing, TableSeen


def protocol_schema() -> dict[str, Any]:
    """One document with every message; `incoming` and `outgoing` are the two unions."""
    (incoming, outgoing, opening, view), components = msgspec.json.schema_components(
        [Incoming, Outgoing, OpenTable, TableSeen], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cryptonym's protocol",
        "version": PROTOCOL,
        "incoming": incoming,
        "outgoing": outgoing,
        "opening": opening,
        "view": view,
        "$defs": components,
    }

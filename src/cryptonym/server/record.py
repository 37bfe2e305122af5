"""An event as it stands in the store: when it happened, by whom, and what."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from cryptonym.engine.log import Codec, CorruptLog
from cryptonym.server.store import Stored


@dataclass(frozen=True, slots=True)
class Recorded:
    at: int
    who: str | None
    """The public id of whoever did it; None for the server's own doing."""
    event: Any


def to_body(codec: Codec, at: int, who: str | None, event: object) -> bytes:
    record: dict[str, Any] = {"at": at}
    if who is not None:
        record["who"] = who
    return json.dumps(record | codec.encode(event), ensure_ascii=False, separators=(",", ":")).encode()


def from_stored(codec: Codec, stored: Stored) -> Recorded:
    """CorruptLog names the event's number where it cannot be read: never carried on over."""
    try:
        record = json.loads(stored.body)
        at, who = record.pop("at"), record.pop("who", None)
        return Recorded(at, who, codec.decode(record))
    except (ValueError, KeyError, AttributeError) as error:
        raise CorruptLog(stored.seq, str(error)) from error

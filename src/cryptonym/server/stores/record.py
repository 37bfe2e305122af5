"""An event as it stands in the store: when it happened, by whom, and what."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from cryptonym.engine.log import Codec, CorruptLog
from cryptonym.server.stores.store import Stored

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder()
WITH_A_TIME_OF_THEIR_OWN: Final = frozenset({"clock_started", "hourglass_turned"})


class Recorded(NamedTuple):
    at: int
    who: str | None
    """The public id of whoever did it; None for the server's own doing."""
    event: Any


def to_body(codec: Codec, at: int, who: str | None, event: object) -> bytes:
    """The event stands in a field of its own: some have an `at` too."""
    record: dict[str, Any] = {"at": at, "event": codec.encode(event)}
    if who is not None:
        record["who"] = who
    return ENCODER.encode(record)


def from_stored(codec: Codec, stored: Stored) -> Recorded:
    """CorruptLog names the event's number where it cannot be read: never carried on over."""
    try:
        record = DECODER.decode(stored.body)
        if "event" not in record:
            record = _nested(record)
        return Recorded(record["at"], record.get("who"), codec.decode(record["event"]))
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise CorruptLog(stored.seq, str(error)) from error


def _nested(record: dict[str, Any]) -> dict[str, Any]:
    """The first form, in which an event's fields stood beside `at` and `who`; where it had an `at` of its own, that one was kept."""
    at, who = record["at"], record.pop("who", None)
    if record["type"] not in WITH_A_TIME_OF_THEIR_OWN:
        del record["at"]
    return {"at": at, "who": who, "event": record}

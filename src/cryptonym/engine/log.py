"""The stored form of events: JSON with a type and a version, readable for ever.

Change an event by raising its version in `Codec.versions` and adding a function to `Codec.lifts` that turns the old form into the new.
`tests/logs/` keeps a log of every released version, and all of them still replay.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from cryptonym.engine.events import Event
from cryptonym.engine.model import GRIDS, SEAT_NAMES, Grid, Seat

Json = Any  # what json.loads gives
NAMED: Final[dict[Any, Mapping[str, Any]]] = {Grid: GRIDS, Seat: SEAT_NAMES}
"""What is stored by its name: there are only so many of them."""
BY_NAME: Final = (StrEnum, *NAMED)
PLAIN: Final = frozenset({str, int, bool, NoneType})
"""What is JSON already."""


class CorruptLog(Exception):
    """A log that cannot have been written by us, and the line where it goes wrong."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class UnknownEvent(ValueError):
    """An event of a type or a version that this program does not know: perhaps of a newer one."""


Lift = Callable[[dict[str, Json]], dict[str, Json]]


@dataclass(frozen=True)
class Codec:
    """Turns a closed set of event classes into JSON and back."""

    classes: Mapping[str, type]
    versions: Mapping[str, int]
    lifts: Mapping[tuple[str, int], Lift]

    @classmethod
    def of(
        cls,
        *events: type,
        versions: Mapping[str, int] | None = None,
        lifts: Mapping[tuple[str, int], Lift] | None = None,
    ) -> Codec:
        return cls({type_name(event): event for event in events}, versions or {}, lifts or {})

    def encode(self, event: Any) -> dict[str, Json]:
        name = type_name(event.__class__)
        assert name in self.classes, f"{name} is not stored here"
        return {"type": name, "v": self.versions.get(name, 1), **_plain_fields(event)}

    def decode(self, stored: Mapping[str, Json]) -> Any:
        body = dict(stored)
        name, version = body.pop("type", None), body.pop("v", None)
        if not isinstance(name, str) or name not in self.classes:
            raise UnknownEvent(f"unknown event {name!r}")
        newest = self.versions.get(name, 1)
        if type(version) is not int or not 1 <= version <= newest:
            raise UnknownEvent(f"{name} of version {version!r}, where this program knows 1 to {newest}")
        while version < newest:
            body = self.lifts[name, version](body)
            version += 1
        return _rich(self.classes[name], body)


@cache
def type_name(event: type) -> str:
    """ClueGiven → clue_given."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", event.__name__).lower()


def _plain(value: Any) -> Json:
    """The JSON of a value. What has its default is written out too: a default may change, a log may not."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if isinstance(value, BY_NAME):
        return str(value)
    if is_dataclass(kind):
        return _plain_fields(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, frozenset):
        return sorted(_plain(item) for item in value)
    if isinstance(value, Mapping):
        return {str(name): _plain(item) for name, item in value.items()}
    return value


def _plain_fields(value: Any) -> dict[str, Json]:
    return {
        name: item if type(item) in PLAIN else _plain(item)
        for name in _names(value.__class__)
        for item in (getattr(value, name),)
    }


@cache
def _names(cls: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


def _default(field: Field[Any]) -> Any:
    return field.default_factory() if field.default_factory is not MISSING else field.default


_READERS: Final[dict[type, dict[str, tuple[Any, bool]]]] = {}


def _reader(cls: type) -> dict[str, tuple[Any, bool]]:
    """For each field its type, and whether it must be there."""
    if cls not in _READERS:
        hints = get_type_hints(cls)
        _READERS[cls] = {field.name: (hints[field.name], _default(field) is MISSING) for field in fields(cls)}
    return _READERS[cls]


def _rich(kind: Any, value: Json) -> Any:
    """The value of a type from its JSON; ValueError where the JSON does not fit."""
    origin = get_origin(kind)
    if origin is UnionType:
        return _rich_union(get_args(kind), value)
    if origin is tuple:
        _expect(value, list)
        inner = get_args(kind)
        if inner[-1] is Ellipsis:
            return tuple(_rich(inner[0], item) for item in value)
        if len(inner) != len(value):
            raise ValueError(f"{len(value)} items where {len(inner)} belong")
        return tuple(_rich(item_kind, item) for item_kind, item in zip(inner, value, strict=True))
    if origin is frozenset:
        _expect(value, list)
        return frozenset(_rich(get_args(kind)[0], item) for item in value)
    if kind in NAMED:
        if not isinstance(value, str) or value not in NAMED[kind]:
            raise ValueError(f"no such {kind.__name__.lower()}: {value!r}")
        return NAMED[kind][value]
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind(value)
    if is_dataclass(kind):
        return _rich_dataclass(kind, value)
    _expect(value, kind)
    return value


def _rich_union(kinds: tuple[Any, ...], value: Json) -> Any:
    if value is None and NoneType in kinds:
        return None
    rest = [kind for kind in kinds if kind is not NoneType]
    assert len(rest) == 1, "events hold no unions but optional ones"
    return _rich(rest[0], value)


def _rich_dataclass(cls: Any, value: Json) -> Any:
    _expect(value, dict)
    reader = _reader(cls)
    for name in value:
        if name not in reader:
            raise ValueError(f"unknown field {name!r}")
    missing = [name for name, (_, needed) in reader.items() if needed and name not in value]
    if missing:
        raise ValueError(f"no {missing[0]!r}")
    return cls(**{name: _rich(kind, value[name]) for name, (kind, _) in reader.items() if name in value})


def _expect(value: Json, kind: type) -> None:
    if type(value) is not kind:
        raise ValueError(f"{type(value).__name__} where {kind.__name__} belongs")


GAME = Codec.of(*get_args(Event))

HEADER: Final = {"cryptonym": "game", "version": 1}
Marks = Mapping[int, Sequence[int]]
"""By turn, counted from 0: the cards that its giver marked as meant. No game is folded from them."""


def write(events: Iterable[Event], marks: Marks | None = None) -> Iterator[str]:
    """A game as lines of JSON: a header, then its events, numbered 1, 2, 3.

    If spymasters marked anything (TABLE-2), that is a last line without a number.
    """
    yield _line(HEADER)
    for number, event in enumerate(events, start=1):
        yield _line({"n": number} | GAME.encode(event))
    if marks:
        yield _line({"marks": [{"turn": turn, "cards": list(cards)} for turn, cards in sorted(marks.items())]})


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(lines: Iterable[str]) -> Iterator[tuple[int, Event]]:
    """The events of a log with the lines they stand in. CorruptLog for anything that we would not have written."""
    numbered = ((number, line) for number, line in enumerate(lines, start=1) if line.strip())
    first = next(numbered, None)
    if first is None:
        raise CorruptLog(1, "the log is empty")
    if _object(*first) != HEADER:
        raise CorruptLog(first[0], "this is not a game's log of a version that this program reads")
    expected, is_at_end = 1, False
    for number, line in numbered:
        stored = _object(number, line)
        if is_at_end:
            raise CorruptLog(number, "nothing stands after the marks")
        if "marks" in stored:
            _marks(number, stored)
            is_at_end = True
            continue
        if stored.pop("n", None) != expected:
            raise CorruptLog(number, f"event {expected} is missing here")
        try:
            yield number, GAME.decode(stored)
        except ValueError as error:
            raise CorruptLog(number, str(error)) from error
        expected += 1


def read_marks(lines: Iterable[str]) -> dict[int, tuple[int, ...]]:
    """What spymasters marked in a game, as its log has it; nothing of a log without marks. CorruptLog as for `read`."""
    for number, line in enumerate(lines, start=1):
        if line.startswith('{"marks"'):
            return _marks(number, _object(number, line))
    return {}


def _marks(line: int, stored: dict[str, Json]) -> dict[int, tuple[int, ...]]:
    try:
        _expect(stored, dict)
        if stored.keys() != {"marks"}:
            raise ValueError("marks stand alone in their line")
        found: dict[int, tuple[int, ...]] = {}
        for one in _rich(tuple[dict, ...], stored["marks"]):  # type: ignore[type-arg]
            if one.keys() != {"turn", "cards"}:
                raise ValueError("marks are of a turn and of cards")
            found[_rich(int, one["turn"])] = _rich(tuple[int, ...], one["cards"])
    except ValueError as error:
        raise CorruptLog(line, str(error)) from error
    return found


def _object(number: int, line: str) -> dict[str, Json]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:  # an integer of thousands of digits is a mere ValueError
        raise CorruptLog(number, "this is not JSON") from error
    if not isinstance(value, dict):
        raise CorruptLog(number, "this is not a JSON object")
    return value

"""What the server has done since it started, in numbers: for `/metrics`. No names, no tables, no addresses."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

HELP: Final = {
    "commands": "Commands that were taken.",
    "refused": "Commands that would have broken a rule.",
    "events": "Events that were stored.",
    "frames": "Events that were told to sockets, each socket counted.",
    "hellos": "Sockets that were welcomed.",
    "turned_away": "Sockets that were not.",
    "overflows": "Sockets that were cut off because they did not read.",
    "connections_refused": "Connections that were refused or ended: too many, too slow, too large, no HTTP, no messages.",
    "collections": "Looks of Python's collector.",
    "loop_held": "Times that the event loop was held for 50 ms or longer, so that every table waited.",
    "pictures_taken": "Pictures of hosts' own that were taken.",
    "pictures_refused": "Pictures of hosts' own that were refused.",
    "bad_messages": "Messages that were none.",
    "too_fast": "Messages and requests that were refused because they came too fast.",
    "store_troubles": "Commands that the store could not take.",
    "bot_troubles": "Moves that a bot did not make by itself.",
    "defects": "Defects of ours.",
    "looks": "Looks at the store for what other nodes have stored.",
    "hints_sent": "Hints that were sent to other nodes.",
    "hints_failed": "Hints that could not be sent.",
    "hints_heard": "Hints of other nodes that were heard.",
    "listeners_replaced": "Listeners that heard nothing any more and were replaced.",
    "lease_troubles": "Renewals of this node's row that failed.",
    "tables_opened": "Tables that were opened.",
    "tables_closed": "Tables that were closed because nobody came.",
    "tables_purged": "Tables that were purged.",
}


LABELLED: Final = {
    "limits_reached": (("limit",), "Refusals because of a limit, by the code of the answer."),
    "games_begun": (("language", "cards", "mode"), "Games that were dealt."),
    "games_ended": (("language", "cards", "mode", "rule"), "Games that ended, by the rule that ended them."),
    "reports": (("why",), "Tables that were reported to the server's host."),
    "outside_troubles": (("why",), "Questions to the program outside that brought no move."),
}
"""Counters by kind: their labels, and what they are."""
LATENCIES: Final = {
    "store": "From a decision to its being on the disk.",
    "command": "From a command's arrival to its answer: what follows from it is stored, and written to everybody's socket.",
    "referee": "A judgement on a clue.",
    "thinking": "A bot's thought.",
}
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds at which the latencies' buckets end."""


class Counts(Counter[str]):
    """A counter for each name in HELP."""


class Latency:
    """How long something takes: how many took at most so long, for each of `BOUNDS`."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for bound, many in zip((*BOUNDS, float("inf")), self.buckets, strict=True):
            so_far += many
            yield f'{name}_bucket{{le="{"+Inf" if bound == float("inf") else f"{bound:g}"}"}} {so_far}'
        yield f"{name}_sum {self.seconds:.6f}"
        yield f"{name}_count {so_far}"


COUNTS: Final = Counts()
"""One server, one process: its numbers."""
KINDS: Final[Counter[tuple[str, ...]]] = Counter()
"""By name in `LABELLED` and its labels' values."""
TOOK: Final = {name: Latency() for name in LATENCIES}


def count(name: str, *labels: str) -> None:
    assert len(labels) == len(LABELLED[name][0])
    KINDS[name, *labels] += 1


def exposition(gauges: Iterable[tuple[str, str, float, str]]) -> str:
    """All numbers in the form that Prometheus reads. A gauge has a name, what it is, its value, and its labels."""
    lines: list[str] = []
    for name, words in HELP.items():
        lines += [f"# HELP cryptonym_{name}_total {words}", f"# TYPE cryptonym_{name}_total counter"]
        lines += [f"cryptonym_{name}_total {COUNTS[name]}"]
    for name, (labels, words) in LABELLED.items():
        lines += [f"# HELP cryptonym_{name}_total {words}", f"# TYPE cryptonym_{name}_total counter"]
        for key, many in sorted(KINDS.items()):
            if key[0] == name:
                told = ",".join(f'{label}="{value}"' for label, value in zip(labels, key[1:], strict=True))
                lines.append(f"cryptonym_{name}_total{{{told}}} {many}")
    for name, words in LATENCIES.items():
        whole = f"cryptonym_{name}_seconds"
        lines += [f"# HELP {whole} {words}", f"# TYPE {whole} histogram", *TOOK[name].lines(whole)]
    for name, words, value, labelled in gauges:
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}", f"{name}{labelled} {value:.10g}"]
    return "\n".join(lines) + "\n"

"""What the server has done since it started, in numbers: for `/metrics`. No names, no tables, no addresses."""

from __future__ import annotations

from collections import Counter
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
    "too_fast": "Messages that were dropped because they came too fast.",
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


class Counts(Counter[str]):
    """A counter for each name in HELP."""

    def text(self, gauges: dict[str, float]) -> str:
        """In the form that Prometheus reads."""
        lines = []
        for name, words in HELP.items():
            lines += [f"# HELP cryptonym_{name}_total {words}", f"# TYPE cryptonym_{name}_total counter"]
            lines += [f"cryptonym_{name}_total {self[name]}"]
        for name, value in gauges.items():
            lines += [f"# TYPE cryptonym_{name} gauge", f"cryptonym_{name} {value:g}"]
        return "\n".join(lines) + "\n"


COUNTS: Final = Counts()
"""One server, one process: its numbers."""

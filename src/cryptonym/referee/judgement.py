"""What the referee says of a clue: a finding, the rule behind it, and reasons that a player understands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cryptonym.engine import Finding, Verdict

GRAVITY = {Finding.LEGAL: 0, Finding.NOTICE: 1, Finding.DOUBTFUL: 2, Finding.ILLEGAL: 3}
FAMILY_RULES = frozenset(("CLUE-3", "CLUE-4", "CLUE-5", "CLUE-13", "CLUE-14", "CLUE-19", "CLUE-23"))
"""The rules by which a visible word bars a clue."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing to be said about a clue, as a message in `messages/<language>/referee.ftl`."""

    finding: Finding
    rule: str
    message: str
    codename: str | None = None
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Judgement:
    """The finding, the rule of its gravest reason, and every reason, the gravest first."""

    clue: str
    """The clue as it was judged: NFC, without what stood around it, spelt-out letters joined."""
    finding: Finding
    rule: str | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """What goes into the game's log."""
        codename = self.reasons[0].codename if self.reasons else None
        return Verdict(self.finding, self.rule, codename)

    @property
    def is_barred_by_family(self) -> bool:
        """Illegal, or doubtful because of a word family."""
        return any(r.rule in FAMILY_RULES and GRAVITY[r.finding] >= GRAVITY[Finding.DOUBTFUL] for r in self.reasons)


def judged(clue: str, reasons: Iterable[Reason]) -> Judgement:
    """The judgement that these reasons add up to."""
    ordered = tuple(sorted(reasons, key=lambda reason: -GRAVITY[reason.finding]))
    if not ordered:
        return Judgement(clue, Finding.LEGAL)
    first = ordered[0]
    return Judgement(clue, first.finding, None if first.finding is Finding.LEGAL else first.rule, ordered)

"""The referee at one table."""

from __future__ import annotations

from cryptonym.protocol import incoming as asked
from cryptonym.protocol import outgoing as out
from cryptonym.referee import Judgement


def told(message: asked.Draft, judgement: Judgement | None) -> out.DraftVerdict:
    """A judgement for the typist; `unjudged` if no referee answered."""
    if judgement is None:
        return out.DraftVerdict(word=message.word, number=message.number, finding="unjudged")
    reasons = [
        out.Broken(rule=reason.rule, message=reason.message, args=dict(reason.args)) for reason in judgement.reasons
    ]
    return out.DraftVerdict(word=message.word, number=message.number, finding=judgement.finding.value, reasons=reasons)

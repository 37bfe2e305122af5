"""The threat model names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
LINKS = re.findall(r"\]\(([^)#]+)\)", (DOCS / "security.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("link", sorted(set(LINKS)))
def test_every_link_of_the_threat_model_leads_somewhere(link: str) -> None:
    assert (DOCS / link).is_file()


def test_every_attack_is_in_the_threat_model() -> None:
    tried = {path.name for path in (DOCS.parent / "tests" / "attacks").glob("test_*.py")}
    assert tried <= {Path(link).name for link in LINKS}

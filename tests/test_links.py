"""Links of all our pages lead to files and headings that are there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.docs.links import ROOT, anchors, broken, pages, slug_of


def test_every_link_within_the_repository_leads_somewhere() -> None:
    assert [str(link) for link in broken()] == []
    found = {str(page.relative_to(ROOT)) for page in pages()}
    assert {"README.md", "docs/manual/protocol.md", "CONTRIBUTING.md", "tests/simulation/README.md"} <= found


@pytest.mark.parametrize(
    ("line", "is_broken"),
    [
        ("[a](other.md)", False),
        ("[a](other.md#the-other-page)", False),
        ("[a](other.md#the-other-page-1)", False),
        ("[a](#here)", False),
        ("[a](https://example.net/gone)", False),
        ("`[a](gone.md)`", False),
        ("```\n[a](gone.md)\n```", False),
        ("[a](gone.md)", True),
        ("![a](gone.png)", True),
        ("[a][1]\n\n[1]: gone.md", True),
        ("[a](other.md#gone)", True),
        ("[a](#gone)", True),
        ("[a](/docs/other.md)", True),
        ("[a](../outside.md)", True),
        ("| a |\n| --- |\n| [a](gone.md) |", True),
    ],
)
def test_a_broken_link_is_found(line: str, is_broken: bool, tmp_path: Path) -> None:
    anchors.cache_clear()
    (tmp_path / "pages").mkdir()
    (tmp_path / "outside.md").write_text("# Outside", encoding="utf-8")
    (tmp_path / "pages" / "other.md").write_text("# The `other` page\n\n## The other page\n", encoding="utf-8")
    (tmp_path / "pages" / "page.md").write_text(f"# Here\n\n{line}\n", encoding="utf-8")
    assert bool(broken(tmp_path / "pages")) == is_broken


def test_headings_are_named_as_forges_name_them() -> None:
    assert slug_of("Who may, what it costs, what limits it") == "who-may-what-it-costs-what-limits-it"
    assert slug_of("GET /api/tables/{table}") == "get-apitablestable"

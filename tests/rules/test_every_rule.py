"""Every rule of the rules page has a test that begins with its id, or a reason in `untested.toml` why none can."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "en.md"
TEST_NAME = re.compile(r"test_([a-z]+)_(\d+)_[a-z0-9_]+")


def rules_of(page: str) -> set[str]:
    return set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", page, re.MULTILINE))


def rules_named_in(source: str) -> set[str]:
    """The rules that the tests of a module name, read without running them."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    found = [TEST_NAME.fullmatch(function.name) for function in functions]
    return {f"{match[1].upper()}-{match[2]}" for match in found if match}


RULES = rules_of(PAGE.read_text(encoding="utf-8"))
HERE_TESTED = {rule for path in HERE.glob("test_*.py") for rule in rules_named_in(path.read_text(encoding="utf-8"))}
ELSEWHERE = {
    rule
    for room in ("referee", "decks", "server", "browser")
    for path in (HERE.parent / room).glob("test_*.py")
    for rule in rules_named_in(path.read_text(encoding="utf-8"))
}
"""What needs the language, the cards or a browser is tested where that is."""
TESTED = HERE_TESTED | (ELSEWHERE & RULES)
UNTESTED = tomllib.loads((HERE / "untested.toml").read_text(encoding="utf-8"))


def test_the_page_has_rules() -> None:
    assert {"SET-1", "TURN-11", "GADGET-2"} <= RULES
    assert len(RULES) > 100


def test_no_rule_is_without_a_test_or_a_reason() -> None:
    assert sorted(RULES - TESTED - UNTESTED.keys()) == []


def test_no_reason_stands_where_there_is_a_test() -> None:
    assert sorted(UNTESTED.keys() & TESTED) == []


def test_no_reason_stands_for_a_rule_that_does_not_exist() -> None:
    assert sorted(UNTESTED.keys() - RULES) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(HERE_TESTED - RULES) == []


def test_every_reason_says_why_and_what_it_waits_for() -> None:
    assert [
        rule for rule, why in UNTESTED.items() if set(why) != {"reason", "waits_for"} or not all(why.values())
    ] == []


def test_a_module_is_named_after_its_rules() -> None:
    strangers = {
        f"{path.name}: {rule}"
        for path in HERE.glob("test_*.py")
        for rule in rules_named_in(path.read_text(encoding="utf-8"))
        if path.stem not in (f"test_{rule.partition('-')[0].lower()}", f"test_{rule.replace('-', '_').lower()}")
    }
    assert strangers == set()


def test_the_check_itself_sees_a_missing_test() -> None:
    assert rules_of("- **SET-1** Two teams.\n  **TURN-9** is not a rule's own line\n- **KEY-2** x") == {
        "SET-1",
        "KEY-2",
    }
    assert rules_named_in("def test_set_1_two() -> None: ...\ndef test_set_12() -> None: ...") == {"SET-1"}

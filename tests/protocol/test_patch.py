"""Patches: what a view has become, from what it was and what changed."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from cryptonym.protocol.patch import diff, merge

LEAVES = st.one_of(st.booleans(), st.integers(-3, 3), st.text(max_size=2), st.lists(st.integers(0, 3), max_size=3))
NAMES = st.sampled_from(["a", "b", "c", "key", "0", "1"])
VIEWS = st.recursive(
    st.dictionaries(NAMES, LEAVES, max_size=4),
    lambda inner: st.dictionaries(NAMES, LEAVES | inner, max_size=4),
    max_leaves=12,
)
"""Nested JSON objects without nulls, as views are."""

FAST = settings(max_examples=200, deadline=None, derandomize=True, database=None)


@FAST
@given(before=VIEWS, after=VIEWS)
@example(before={"a": {"b": 1}}, after={"a": 1})
@example(before={"a": 1}, after={"a": {"b": 1}})
@example(before={"a": {"b": 1}}, after={"a": {}})
@example(before={"a": {"b": {"c": 1}}}, after={"a": {"b": {}}})
@example(before={"a": [1]}, after={"a": []})
@example(before={"key": 1}, after={})
def test_a_patch_turns_one_view_into_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert merge(before, diff(before, after)) == after


@FAST
@given(view=VIEWS)
def test_nothing_changed_is_an_empty_patch(view: dict[str, Any]) -> None:
    assert diff(view, copy.deepcopy(view)) == {}
    assert merge(view, {}) == view


@FAST
@given(view=VIEWS)
def test_a_snapshot_is_a_patch_from_nothing(view: dict[str, Any]) -> None:
    assert diff({}, view) == view
    assert merge({}, view) == view


@FAST
@given(before=VIEWS, after=VIEWS)
def test_neither_view_is_changed_by_it(before: dict[str, Any], after: dict[str, Any]) -> None:
    kept = copy.deepcopy((before, after))
    patch = diff(before, after)
    kept_patch = copy.deepcopy(patch)
    merge(before, patch)
    assert (before, after) == kept
    assert patch == kept_patch


@FAST
@given(first=VIEWS, second=VIEWS, third=VIEWS)
def test_patches_follow_one_another(first: dict[str, Any], second: dict[str, Any], third: dict[str, Any]) -> None:
    assert merge(merge(first, diff(first, second)), diff(second, third)) == third


def test_only_what_changed_is_in_it() -> None:
    before = {"left": {"red": 9, "blue": 8}, "turn": "red", "clue": {"word": "mare"}, "covered": {"3": "red"}}
    after = {"left": {"red": 8, "blue": 8}, "turn": "red", "covered": {"3": "red", "7": "blue"}}
    assert diff(before, after) == {"left": {"red": 8}, "clue": None, "covered": {"7": "blue"}}


def test_a_null_takes_away_what_is_not_there_without_complaint() -> None:
    assert merge({"a": 1}, {"b": None, "c": {"d": None}}) == {"a": 1, "c": {}}

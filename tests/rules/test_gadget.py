"""GADGET: a key and a timer for a table with real cards. How they look and sound is tested in the browser."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from itertools import pairwise
from math import factorial
from pathlib import Path

import pytest
from tests.grids import random_key

from cryptonym.engine import GRID_5X4, GRID_5X5, Grid, Key, Team
from cryptonym.engine.keys import CODE_LENGTHS, SIGNS, CodeRefused, code, count, from_code, rank, unrank
from cryptonym.engine.model import GRIDS, Identity
from cryptonym.messages import LANGUAGES, Messages

SHARED = Path(__file__).parents[2] / "web" / "tests" / "gadget.keys.json"
"""Keys with their ranks and codes, which the page's tests read too: `python -m tests.rules.test_gadget` writes them anew."""

EITHER_GRID = pytest.mark.parametrize("grid", [GRID_5X5, GRID_5X4], ids=str)


def ranks(grid: Grid, how_many: int) -> list[int]:
    """The first, the last, the two where the team that starts changes, and some between."""
    all_ = count(grid)
    chance = random.Random(str(grid))
    return [0, all_ - 1, all_ // 2 - 1, all_ // 2, *(chance.randrange(all_) for _ in range(how_many - 4))]


def letters(key: Key) -> str:
    """r, b, i and x, as grids are drawn in tests."""
    return "".join({"bystander": "i", "assassin": "x"}.get(identity, identity[0]) for identity in key.identities)


@EITHER_GRID
def test_gadget_1_every_rank_is_a_legal_key_and_back(grid: Grid) -> None:
    for n in ranks(grid, 300):
        key = unrank(grid, n)
        assert key.fits(grid)
        assert rank(key) == n


def test_gadget_1_ranks_follow_the_order_of_a_dictionary() -> None:
    order = "rbix"
    keys = [unrank(GRID_5X4, n) for n in sorted(ranks(GRID_5X4, 200))]
    spelt = [(key.starting is Team.BLUE, [order.index(letter) for letter in letters(key)]) for key in keys]
    assert all(before <= after for before, after in pairwise(spelt))
    assert letters(unrank(GRID_5X4, 0)) == "rrrrrrrrbbbbbbbiiiix"
    assert letters(unrank(GRID_5X4, count(GRID_5X4) - 1)) == "xiiiibbbbbbbbrrrrrrr"


@EITHER_GRID
def test_gadget_1_every_key_is_counted_once(grid: Grid) -> None:
    """Those that share all but their last five cards stand in a row, each with a number of its own."""
    head = unrank(grid, count(grid) // 3).identities[: grid.size - 5]
    starting = unrank(grid, count(grid) // 3).starting
    first = next(n for n in range(count(grid) // 3, -1, -1) if unrank(grid, n).identities[: grid.size - 5] != head) + 1
    same: list[Key] = []
    while (key := unrank(grid, first + len(same))).identities[: grid.size - 5] == head and key.starting is starting:
        same.append(key)
    rest = Counter(key.identities[-5:] for key in same)
    pieces = Counter(same[0].identities[-5:])
    expected = factorial(5)
    for many in pieces.values():
        expected //= factorial(many)
    assert len(rest) == len(same) == expected


@pytest.mark.parametrize(("grid", "keys"), [(GRID_5X5, 420_689_412_000), (GRID_5X4, 997_682_400)], ids=str)
def test_gadget_1_as_many_keys_as_key_1_allows(grid: Grid, keys: int) -> None:
    own, others, bystanders = grid.agents + 1, grid.agents, grid.bystanders
    ways = factorial(grid.size) // (factorial(own) * factorial(others) * factorial(bystanders))
    assert count(grid) == 2 * ways == keys


@pytest.mark.parametrize(("grid", "signs"), [(GRID_5X5, 8), (GRID_5X4, 6)], ids=str)
def test_gadget_1_a_code_has_room_for_every_key_and_no_sign_too_many(grid: Grid, signs: int) -> None:
    assert CODE_LENGTHS[grid] == signs
    assert len(SIGNS) ** (signs - 1) < count(grid) <= len(SIGNS) ** signs
    assert len(set(SIGNS)) == 32
    assert not set("0O1I") & set(SIGNS)


@EITHER_GRID
def test_gadget_1_a_code_names_its_key_however_it_is_typed(grid: Grid) -> None:
    for n in ranks(grid, 100):
        key = unrank(grid, n)
        said = code(key)
        half = CODE_LENGTHS[grid] // 2
        assert re.fullmatch(rf"[{SIGNS}]{{{half}}}-[{SIGNS}]{{{half}}}", said)
        bare = said.replace("-", "")
        for typed in (said, bare, said.lower(), f"  {' '.join(bare)}\n", said.replace("-", " – ")):
            assert from_code(grid, typed) == key


@pytest.mark.parametrize(
    ("grid", "typed", "why"),
    [
        (GRID_5X5, "", "length"),
        (GRID_5X5, "2222-222", "length"),
        (GRID_5X5, "2222-22222", "length"),
        (GRID_5X4, "2222-2222", "length"),
        (GRID_5X5, "2222-222O", "sign"),
        (GRID_5X5, "2222-2221", "sign"),
        (GRID_5X4, "222_222", "sign"),
        (GRID_5X4, "222-22ß", "sign"),
        (GRID_5X5, "ZZZZ-ZZZZ", "range"),
        (GRID_5X4, "ZZZ-ZZZ", "range"),
    ],
)
def test_gadget_1_a_code_of_no_key_is_refused(grid: Grid, typed: str, why: str) -> None:
    with pytest.raises(CodeRefused) as refused:
        from_code(grid, typed)
    assert refused.value.why == why


@EITHER_GRID
def test_gadget_1_the_first_number_beyond_the_last_key_is_refused(grid: Grid) -> None:
    beyond, signs = count(grid), ""
    for _ in range(CODE_LENGTHS[grid]):
        beyond, sign = divmod(beyond, 32)
        signs = SIGNS[sign] + signs
    with pytest.raises(CodeRefused, match="range"):
        from_code(grid, signs)
    for n in (-1, count(grid)):
        with pytest.raises(ValueError, match="keys"):
            unrank(grid, n)


def test_gadget_1_a_key_that_is_none_has_no_rank() -> None:
    key = random_key(GRID_5X5, Team.RED, 1)
    with pytest.raises(ValueError, match="no grid"):
        rank(Key(Team.BLUE, key.identities))
    with pytest.raises(ValueError, match="no grid"):
        rank(Key(Team.RED, key.identities[:-1]))


def test_gadget_1_uniform_ranks_give_either_team_the_start_and_the_assassin_any_place() -> None:
    chance = random.Random(7)
    keys = [unrank(GRID_5X4, chance.randrange(count(GRID_5X4))) for _ in range(4000)]
    assert 1850 < sum(key.starting is Team.RED for key in keys) < 2150
    places = Counter(key.identities.index(Identity.ASSASSIN) for key in keys)
    assert len(places) == 20
    assert all(130 < times < 270 for times in places.values())


def shared() -> list[dict[str, str]]:
    """What the page's tests compare themselves with: 100 keys of each grid."""
    keys = [(grid, unrank(grid, n)) for grid in (GRID_5X5, GRID_5X4) for n in ranks(grid, 100)]
    return [
        {
            "grid": str(grid),
            "starting": str(key.starting),
            "key": letters(key),
            "rank": str(rank(key)),
            "code": code(key),
        }
        for grid, key in keys
    ]


def test_gadget_1_page_and_engine_agree_on_200_keys() -> None:
    kept = json.loads(SHARED.read_text(encoding="utf-8"))
    assert len(kept) == 200
    assert len({(one["grid"], one["rank"]) for one in kept}) > 190
    for one in kept:
        grid = GRIDS[one["grid"]]
        key = unrank(grid, int(one["rank"]))
        assert (str(key.starting), letters(key), code(key)) == (one["starting"], one["key"], one["code"])
        assert from_code(grid, one["code"]) == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_gadget_2_what_the_timer_says_can_be_said_in_five_languages(language: str) -> None:
    messages = Messages(language)
    said = [
        *(
            messages.format("gadget-say-turn", {"team": team, "phase": phase})
            for team in ("red", "blue")
            for phase in ("clue", "guess")
        ),
        *(messages.format("gadget-say-left", {"n": n}) for n in (30, 10)),
        messages.format("gadget-say-time"),
        messages.format("gadget-say-paused"),
    ]
    assert len(set(said)) == len(said), "each can be told from the others by ear"
    for sentence in said:
        assert not re.search(r"[<>{}·&/]", sentence), "a voice would stumble over it"
        assert len(sentence) < 40, "time goes on while it is said"


def test_gadget_2_polish_seconds_are_counted_as_poles_count() -> None:
    say = Messages("pl").format
    assert say("gadget-say-left", {"n": 30}).endswith("30 sekund.")
    assert say("gadget-say-left", {"n": 2}).endswith("2 sekundy.")


if __name__ == "__main__":
    SHARED.write_text("[\n" + ",\n".join(map(json.dumps, shared())) + "\n]\n", encoding="utf-8")

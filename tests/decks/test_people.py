"""Heads and figures: every face, hair and hat has its own drawing, and a body goes from its head to its feet."""

from __future__ import annotations

import pytest

from cryptonym.decks.pictures.heads import BEARDS, FACES, HAIR, HATS, PROFILES, SIDE_BEARDS, SIDE_HAIR, head
from cryptonym.decks.pictures.ink import svg
from cryptonym.decks.pictures.people import person
from cryptonym.decks.pictures.sketch import Sketch


@pytest.mark.parametrize("side", [False, True])
def test_faces_hair_beards_and_hats_differ_from_each_other(side: bool) -> None:
    heads = (
        *(head(face, side=side) for face in FACES),
        *(head("none", hair=hair, side=side) for hair in HAIR if hair not in ("none", "short")),
        *(head("none", beard=beard, side=side) for beard in BEARDS),
        *(head("none", hat=hat, side=side) for hat in HATS),
    )
    drawn = [svg("head", drawing) for drawing in heads]
    assert len(set(drawn)) == len(drawn)


def test_what_is_drawn_from_the_front_is_drawn_from_the_side() -> None:
    assert (set(FACES), set(HAIR), set(BEARDS)) == (set(PROFILES), set(SIDE_HAIR), set(SIDE_BEARDS))


@pytest.mark.parametrize("turned", [False, True])
def test_a_figure_reaches_to_its_hands_and_feet(turned: bool) -> None:
    s = Sketch()
    arms, legs = ("36,40 20,30", "64,40 80,30"), ("46,72 40,92", "54,72 60,92")
    person(s, head(side=turned), at=(50, 20), neck=(50, 31), hip=(50, 56), arms=arms, legs=legs, turned=turned)
    x0, y0, x1, y1 = s.box
    assert (x0, x1) == pytest.approx((16.9, 83.1), abs=0.1)
    assert y0 < 10
    assert y1 > 94

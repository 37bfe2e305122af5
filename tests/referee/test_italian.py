"""Forms of Italian words that no entry speaks of (CLUE-4, CLUE-20)."""

from __future__ import annotations

import pytest

from cryptonym.engine import Finding
from cryptonym.referee import Board
from cryptonym.referee.board import language_of
from cryptonym.referee.it import infinitives
from cryptonym.referee.relation import morphology_of

FORMS = (
    "nuotare/nuotavamo pagare/paghiamo mangiare/mangerò mangiare/mangiarlo finire/finisce dormire/dormono temere/temuto "
    "andare/vado dire/disse fare/fecero bere/berrò morire/muoio vivere/vissuto nascere/nacque chiudere/chiusero uscire/esco "
    "tradurre/tradotto proporre/proporlo distrarre/distratto alzarsi/alzandosi vincere/vinto cuocere/cotto"
)
GHOSTS = {
    *(
        "cidere",
        "cludere",
        "cutere",
        "durre",
        "figgere",
        "ludere",
        "manere",
        "mergere",
        "pingere",
        "primere",
        "suadere",
        "sumere",
    ),
    "volvere",
}
"""Verbs that are said with a prefix only."""


@pytest.mark.parametrize("pair", FORMS.split())
def test_clue_4_a_form_of_a_visible_verb_is_illegal(pair: str) -> None:
    verb, form = pair.split("/")
    assert Board([verb], "it").judge(form, 1).finding is Finding.ILLEGAL


@pytest.mark.parametrize("pair", ["leggere/letto", "ridere/riso", "portare/porta", "correre/corso"])
def test_clue_20_a_clue_spelt_like_a_form_is_one_whatever_else_it_means(pair: str) -> None:
    verb, form = pair.split("/")
    assert Board([verb], "it").judge(form, 1).finding is Finding.ILLEGAL


@pytest.mark.parametrize(
    "pair", ["venere/vena", "altare/alto", "genere/genero", "solare/sola", "spia/spine", "letto/leggere"]
)
def test_clue_6_what_only_looks_like_a_form_of_a_verb_is_none(pair: str) -> None:
    word, clue = pair.split("/")
    assert Board([word], "it").judge(clue, 1).finding is not Finding.ILLEGAL


def test_irregular_verbs_of_the_table_are_verbs_of_the_language() -> None:
    language = language_of("it")
    words = morphology_of(language).seeing.vocabulary.words
    heads = [line.partition(":")[0].partition("<") for line in language.table("verbs")]
    verbs = [prefix + verb.strip() for verb, _, prefixes in heads for prefix in ("", *prefixes.split())]
    assert [verb for verb in verbs if verb not in words and verb not in GHOSTS] == []
    assert "cadere" in set(infinitives("cadde"))

"""Forms of Catalan words that no entry speaks of: verbs, feminines, adverbs (CLUE-4, CLUE-20)."""

from __future__ import annotations

import pytest

from cryptonym.engine import Finding
from cryptonym.referee import Board
from cryptonym.referee.board import language_of
from cryptonym.referee.ca import infinitives
from cryptonym.referee.relation import morphology_of

FORMS = (
    "nedar/nedo nedar/nedàvem pagar/paguem viatjar/viatgi començar/comencis servir/serveixo conduir/condueixes "
    "dormir/dormen fugir/fujo perdre/perdin veure/veig caure/queia moure/moc poder/puc riure/reia créixer/crescut "
    "descobrir/descobert corregir/corregiran aprendre/aprenc escriure/escrivia vèncer/vençut tenir/tindràs"
)


@pytest.mark.parametrize("pair", FORMS.split())
def test_clue_4_a_form_of_a_visible_verb_is_illegal(pair: str) -> None:
    verb, form = pair.split("/")
    assert Board([verb], "ca").judge(form, 1).finding is Finding.ILLEGAL


@pytest.mark.parametrize("pair", ["riure/ric", "beure/bec", "morir/moro", "portar/porta"])
def test_clue_20_a_clue_spelt_like_a_form_is_one_whatever_else_it_means(pair: str) -> None:
    verb, form = pair.split("/")
    assert Board([verb], "ca").judge(form, 1).finding is Finding.ILLEGAL


def test_a_word_of_its_own_is_not_of_the_family_of_a_verb_of_which_it_may_be_a_form() -> None:
    assert not Board(["PARAIGUA"], "ca").judge("pare", 1).is_barred_by_family


@pytest.mark.parametrize(
    "pair", ["traductor/traductora", "famós/famosa", "actiu/activa", "pacient/pacientment", "lent/lentament"]
)
def test_clue_4_feminines_and_adverbs_are_forms(pair: str) -> None:
    word, form = pair.split("/")
    assert Board([word], "ca").judge(form, 1).finding is Finding.ILLEGAL


@pytest.mark.parametrize("pair", ["vaixell/vaixella", "castell/Castella", "carrer/carrera", "element/elefant"])
def test_clue_6_look_alikes_of_forms_are_no_forms(pair: str) -> None:
    word, clue = pair.split("/")
    assert not Board([word], "ca").judge(clue, 1).is_barred_by_family


def test_irregular_verbs_of_the_table_are_verbs_of_the_language() -> None:
    language = language_of("ca")
    words = morphology_of(language).seeing.vocabulary.words
    verbs = [line.split(" ", 1)[0] for line in language.table("verbs")]
    assert [verb for verb in verbs if verb not in words and verb not in ("cebre", "criure")] == []
    assert "caure" in set(infinitives("queia"))


@pytest.mark.parametrize(
    "pair", ["nebot/nebodeta", "arquitecte/arquitecta", "finestra/finestrotes", "llop/llobets", "amic/amiguetes"]
)
def test_clue_4_what_no_list_has_is_made_of_a_word_that_one_has(pair: str) -> None:
    word, clue = pair.split("/")
    assert Board([word], "ca").judge(clue, 1).is_barred_by_family


@pytest.mark.parametrize(
    "pair", ["vuit/divuit", "conduir/conductora", "reduir/reducció", "perseguir/persecució", "témer/temor"]
)
def test_clue_19_roots_that_change_are_roots_that_speakers_feel(pair: str) -> None:
    word, clue = pair.split("/")
    assert Board([word], "ca").judge(clue, 1).is_barred_by_family


@pytest.mark.parametrize("pair", ["sabata/Sabadell", "forn/fornicar", "capità/capital", "pare/paret", "bar/baralla"])
def test_clue_6_what_begins_alike_is_free(pair: str) -> None:
    word, clue = pair.split("/")
    assert not Board([word], "ca").judge(clue, 1).is_barred_by_family


@pytest.mark.parametrize("pair", ["riure/giro", "girar/bugia"])
def test_clue_6_a_form_of_another_verb_is_free(pair: str) -> None:
    word, clue = pair.split("/")
    assert not Board([word], "ca").judge(clue, 1).is_barred_by_family


@pytest.mark.parametrize(
    "pair", ["girar/giro", "venir/vingut", "patir/patiment", "elegància/elegants", "banyut/banyes"]
)
def test_clue_19_a_form_is_compared_as_its_lemma_too(pair: str) -> None:
    word, clue = pair.split("/")
    assert Board([word], "ca").judge(clue, 1).is_barred_by_family


@pytest.mark.parametrize("clue", ["ment", "amen", "us", "ns", "ga", "dora", "ïda", "gu", "ó", "ava", "ets"])
def test_short_clues_that_look_like_endings_are_judged(clue: str) -> None:
    assert Board(["CASA", "MÀ"], "ca").judge(clue, 1).clue == clue

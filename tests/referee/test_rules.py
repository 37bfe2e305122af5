"""The rules about clues, one by one, by what the referee says beside a table."""

from __future__ import annotations

import pytest

from cryptonym.decks.builtin import word_entries
from cryptonym.engine import Finding, HouseRule, Verdict
from cryptonym.lexicon import Association, Entry, Family, Meaning
from cryptonym.referee import Board, Judgement, judge, judge_form

ILLEGAL, DOUBTFUL, NOTICE, LEGAL = Finding.ILLEGAL, Finding.DOUBTFUL, Finding.NOTICE, Finding.LEGAL


def of(
    language: str, visible: str, clue: str, number: int | None = 1, *house: str, pictures: bool = False
) -> Judgement:
    words = [word for word in visible.split(",") if word]
    return judge(clue, number, words, language, entries=word_entries(language), house=house, pictures=pictures)


def said(judgement: Judgement) -> tuple[Finding, str | None]:
    return judgement.finding, judgement.rule


def messages(judgement: Judgement) -> set[str]:
    return {reason.message for reason in judgement.reasons}


# --- CLUE-1, CLUE-2 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clue", ["tic tac", "socio-economico", "l'acqua", "un po’"])
def test_clue_2_two_words_are_not_one(clue: str) -> None:
    assert said(of("it", "LUNA", clue)) == (ILLEGAL, "CLUE-2")


def test_clue_2_l_geminada_parts_nothing() -> None:
    assert of("ca", "GAT", "col·legi").finding is LEGAL
    assert of("ca", "GAT", "col•legi").clue == "col·legi"


def test_clue_2_an_article_with_an_apostrophe_is_a_second_word() -> None:
    assert said(of("ca", "GAT", "l’aigua")) == (ILLEGAL, "CLUE-2")


def test_clue_2_holds_without_a_dictionary_too() -> None:
    for clue in ("tic tac", "socio-economico", "l’acqua"):
        assert judge_form(clue, ["LUNA"]) == Verdict(ILLEGAL, "CLUE-2")
    assert judge_form("h-a-n-n-o", ["LUNA"]).finding is LEGAL


# --- CLUE-3 -----------------------------------------------------------------------------------------------------------


def test_clue_3_a_visible_codename_is_no_clue() -> None:
    assert said(of("it", "BOCCA,LUNA", "bocca")) == (ILLEGAL, "CLUE-3")
    assert of("it", "BOCCA,LUNA", "bocca").verdict.codename == "BOCCA"


def test_clue_3_holds_without_a_dictionary_too() -> None:
    assert judge_form("bocca", ["BOCCA", "LUNA"]) == Verdict(ILLEGAL, "CLUE-3", "BOCCA")
    assert judge_form("mare", ["BOCCA", "LUNA"]).finding is LEGAL


def test_clue_3_once_covered_it_may_be_said() -> None:
    board = Board(["BOCCA", "LUNA"], "it", covered=["bocca"])
    assert board.judge("bocca", 1).finding is LEGAL
    assert board.judge("boccuccia", 1).finding is LEGAL


# --- CLUE-4, CLUE-5, CLUE-6 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clue", ["bocche", "boccuccia", "boccaglio", "boccalone"])
def test_clue_4_boccuccia_is_a_form_of_bocca(clue: str) -> None:
    assert said(of("it", "BOCCA", clue)) == (ILLEGAL, "CLUE-4")


@pytest.mark.parametrize("clue", ["węże", "wężowy", "wężyk", "wężem"])
def test_clue_4_wezyk_is_a_form_of_waz(clue: str) -> None:
    assert said(of("pl", "WĄŻ", clue)) == (ILLEGAL, "CLUE-4")


@pytest.mark.parametrize(
    ("language", "codename", "clue"),
    [
        ("it", "ALBERO", "alberi"),
        ("it", "AGO", "aghi"),
        ("ca", "RACÓ", "racons"),
        ("ca", "BARRACA", "barraques"),
        ("pt", "LEÃO", "leões"),
        ("pt", "ANIMAL", "animais"),
        ("pt", "FAZER", "fizeram"),
        ("pt", "OBTER", "obtém"),
        ("pt", "NASCER", "nasçam"),
        ("pt", "COMER", "comíamos"),
        ("pl", "OGRÓD", "ogrodu"),
        ("pl", "MATKA", "matek"),
        ("en", "CITY", "cities"),
        ("en", "RUN", "running"),
    ],
)
def test_clue_4_inflected_forms_of_any_word_are_illegal(language: str, codename: str, clue: str) -> None:
    judgement = judge(clue, 1, [codename], language)
    assert said(judgement) == (ILLEGAL, "CLUE-4")


@pytest.mark.parametrize(
    ("language", "codename", "clue"),
    [
        ("it", "GIARDINO", "giardiniere"),
        ("ca", "JARDÍ", "jardineria"),
        ("pt", "LIVRO", "livraria"),
        ("pl", "FABRYKA", "fabryczny"),
        ("en", "GUITAR", "guitarist"),
    ],
)
def test_clue_4_derivatives_of_words_without_an_entry_are_at_least_doubted(
    language: str, codename: str, clue: str
) -> None:
    assert judge(clue, 1, [codename], language).is_barred_by_family


def test_clue_5_parts_of_a_compound_and_what_is_built_on_them() -> None:
    for clue in ("grattare", "grattarsi", "grattugia", "cielo"):
        assert of("it", "GRATTACIELO", clue).finding is ILLEGAL
    for clue in ("cel", "celestial", "gratar"):
        assert of("ca", "GRATACEL", clue).finding is ILLEGAL


@pytest.mark.parametrize(("language", "compound", "part"), [("it", "acquaforte", "acqua"), ("en", "anthill", "hill")])
def test_clue_5_a_compound_in_no_deck_and_its_part_bar_each_other(language: str, compound: str, part: str) -> None:
    assert judge(part, 1, [compound.upper()], language).finding is ILLEGAL
    assert judge(compound, 1, [part.upper()], language).finding is ILLEGAL


def test_clue_5_a_form_of_a_part_is_doubted_where_no_table_has_the_compound() -> None:
    assert said(judge("alte", 1, ["ALTOCUMULO"], "it")) == (DOUBTFUL, "CLUE-5")


@pytest.mark.parametrize("clue", ["stocznia", "parafraza", "samochód", "kapelusz"])
def test_clue_19_what_looks_like_a_member_of_a_polish_compound_is_none(clue: str) -> None:
    visible = ["STONOGA", "PAROWÓZ", "SAMOLOT", "KAPELMISTRZ"]
    assert not judge(clue, 1, visible, "pl").is_barred_by_family


def test_clue_5_a_compound_built_on_a_visible_word() -> None:
    assert judge("gryzipiórek", 1, ["PIÓRO"], "pl").finding is ILLEGAL
    assert of("pl", "RÓG", "nosorożec").finding is ILLEGAL
    assert of("ca", "CENTRE", "centreesquerra").finding is ILLEGAL


@pytest.mark.parametrize(
    ("codename", "clue"),
    [("BASEBALL", "football"), ("BASEBALL", "volleyball"), ("LIGHTHOUSE", "flashlight"), ("SUBWAY", "driveway")],
)
def test_clue_5_compounds_that_share_a_part_are_illegal_beside_a_codename_of_the_deck(codename: str, clue: str) -> None:
    assert said(of("en", codename, clue)) == (ILLEGAL, "CLUE-5")
    assert said(of("en", codename, clue + "s")) == (ILLEGAL, "CLUE-5")


@pytest.mark.parametrize(
    ("language", "codename", "clue"),
    [
        ("en", "HORSESHOE", "snowshoe"),
        ("en", "HORSESHOE", "unhorsed"),
        ("en", "RAINBOW", "crossbow"),
        ("it", "CONTROPIEDE", "controluce"),
        ("it", "PORTAFOGLIO", "portacenere"),
        ("pt", "CONTRAGOLPE", "contramão"),
        ("pt", "AEROPORTO", "heliporto"),
        ("pt", "PERNILONGO", "pernalta"),
        ("pt", "MANDACHUVA", "chuvisco"),
        ("pt", "CORRIMÃO", "corredores"),
        ("pl", "CZWOROKĄT", "czworonóg"),
        ("pl", "NOSOROŻEC", "koziorożec"),
        ("pl", "KRWIOTOK", "krwiobieg"),
        ("pl", "KSIĘGOZBIÓR", "księgarnia"),
        ("pl", "DALEKOPIS", "długopis"),
        ("pl", "MEBLOŚCIANKA", "meblowóz"),
        ("pl", "NADMORSKI", "czarnomorski"),
        ("pl", "ZIMOZIELONY", "jasnozielony"),
    ],
)
def test_clue_5_compounds_of_no_deck_that_share_a_part_are_at_least_doubted(
    language: str, codename: str, clue: str
) -> None:
    judgement = of(language, codename, clue)
    assert judgement.is_barred_by_family
    assert judgement.rule == "CLUE-5"


@pytest.mark.parametrize(
    ("codename", "clue"),
    [
        ("LIGHTHOUSE", "delight"),
        ("BASEBALL", "balloon"),
        ("OUTBACK", "outlaw"),
        ("BUTTERFLY", "rebuttal"),
        ("SUBWAY", "caraway"),
        ("BIRTHDAY", "holiday"),
        ("RAINBOW", "elbow"),
        ("BONFIRE", "doubtfire"),
        ("WESTERN", "westwood"),
        ("OXFORD", "oxtail"),
    ],
)
def test_clue_6_and_clue_19_prefixes_old_compounds_whole_names_and_chance_letters_share_no_part(
    codename: str, clue: str
) -> None:
    assert not of("en", codename, clue).is_barred_by_family


@pytest.mark.parametrize(
    ("language", "codename", "clue"),
    [
        ("it", "INGHILTERRA", "terra"),
        ("it", "POSIZIONE", "zio"),
        ("pl", "BELKA", "wróbelek"),
        ("pt", "AMÉRICA", "rica"),
    ],
)
def test_clue_6_old_compounds_and_chance_letters_are_nothing(language: str, codename: str, clue: str) -> None:
    assert of(language, codename, clue).finding in (LEGAL, NOTICE)


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("it", "PORTO", "porta"),
        ("it", "CASO", "casa"),
        ("ca", "COP", "copa"),
        ("pt", "PRATO", "prata"),
        ("pl", "KRA", "kraj"),
        ("en", "CAR", "carpet"),
    ],
)
def test_clue_6_look_alikes_may_be_said(language: str, one: str, other: str) -> None:
    assert judge(other, 1, [one], language).finding in (LEGAL, NOTICE)


@pytest.mark.parametrize(
    ("language", "one", "other"), [("it", "SOLE", "sola"), ("it", "FOGLIO", "foglie"), ("it", "CAPPELLO", "cappelle")]
)
def test_clue_6_look_alikes_may_be_said_in_any_of_their_forms(language: str, one: str, other: str) -> None:
    assert not judge(other, 1, [one], language).is_barred_by_family


def test_clue_6_an_old_compound_gives_up_its_parts_without_a_word() -> None:
    assert messages(of("it", "CASANOVA", "casa")) == {"referee-opaque"}
    assert of("it", "CASANOVA", "casa").finding is LEGAL


# --- CLUE-7 to CLUE-9: notices ------------------------------------------------------------------------------------------


def test_clue_7_an_initial_is_noticed_and_never_refused() -> None:
    judgement = of("it", "CALCIO,CORONA,CASINÒ", "C", 3)
    assert said(judgement) == (NOTICE, "CLUE-7")
    assert "referee-letter" in messages(judgement)


def test_clue_7_a_count_of_letters_is_noticed() -> None:
    assert "referee-length" in messages(of("it", "CALCIO,CORONA,CASINÒ", "sei", 3))


def test_clue_7_a_word_inside_another_is_noticed() -> None:
    assert "referee-inside" in messages(of("it", "IMPOSTA", "posta"))
    assert "referee-around" in messages(of("it", "POSTA", "imposta"))


def test_clue_8_what_may_be_meant_by_meaning_is_never_refused() -> None:
    """X for ASSE while XILOFONO lies there, *cinque* for SEI beside words of five letters: CLUE-7 may be broken, or not."""
    assert of("it", "ASSE,XILOFONO", "X").finding is NOTICE
    assert of("it", "SEI,GATTO", "cinque").finding is NOTICE


def test_clue_8_letters_and_numbers_are_fine_by_meaning() -> None:
    assert of("it", "ASSE", "X").finding is LEGAL
    assert of("it", "PIOVRA,INFINITO,PALLA", "otto", 3).finding is LEGAL


def test_clue_9_a_number_above_the_visible_words_is_noticed() -> None:
    assert said(of("it", "LIMONE,PIOVRA", "citrico", 8)) == (NOTICE, "CLUE-9")


@pytest.mark.parametrize("number", [-1, 99])
def test_clue_9_numbers_that_cannot_be_true(number: int) -> None:
    assert said(of("it", "LUNA", "notte", number)) == (ILLEGAL, "CLUE-9")


@pytest.mark.parametrize("number", [0, None])
def test_expert_1_and_expert_2_zero_and_unlimited_are_numbers(number: int | None) -> None:
    assert of("it", "LUNA", "piume", number).finding is LEGAL


# --- CLUE-10 to CLUE-17 -------------------------------------------------------------------------------------------------


def test_clue_10_a_foreign_word_is_doubtful_and_house_6_lets_it() -> None:
    assert said(of("it", "MELA", "Apfel")) == (DOUBTFUL, "CLUE-10")
    assert of("it", "MELA", "strudel").finding is LEGAL
    assert of("it", "MELA", "Apfel", 1, "foreign_ok").finding is LEGAL


def test_clue_11_a_homophone_is_another_word() -> None:
    judgement = of("it", "ANNO", "hanno")
    assert said(judgement) == (NOTICE, "CLUE-11")
    assert "referee-sounds" in messages(judgement)
    assert "referee-sounds" not in messages(of("it", "ANNO", "hanno", 1, "homophones_ok"))


def test_clue_12_an_accent_makes_another_word() -> None:
    assert said(of("pt", "ÓPERA", "opera")) == (NOTICE, "CLUE-12")
    assert of("ca", "DEU", "déu").finding is NOTICE


def test_clue_12_a_codename_typed_without_its_accents_is_doubted() -> None:
    assert of("pt", "LEÃO", "leao").finding is DOUBTFUL


def test_clue_13_another_spelling_is_the_same_word() -> None:
    assert said(of("it", "FAMILIARE", "famigliare")) == (ILLEGAL, "CLUE-13")
    assert said(of("en", "HARBOUR", "harbor")) == (ILLEGAL, "CLUE-13")
    assert said(judge("prémio", 1, ["PRÊMIO"], "pt")) == (ILLEGAL, "CLUE-13")


def test_clue_14_spelt_out_it_means_every_accented_reading() -> None:
    assert of("pt", "AMBULÂNCIA,TEATRO", "o-p-e-r-a", 2).finding is LEGAL
    assert said(of("pt", "ÓPERA", "o-p-e-r-a")) == (ILLEGAL, "CLUE-14")
    assert of("it", "NAVE", "p-e-s-c-a").clue == "pesca"


def test_clue_15_invented_compounds_are_never_legal() -> None:
    assert of("ca", "ESTEL", "astroverdura", 2).finding is DOUBTFUL
    assert messages(of("ca", "ESTEL", "astroverdura", 1, "foreign_ok")) == {"referee-invented"}
    assert of("it", "LUNA", "calamaro astrale", 2, "compounds_ok").finding is DOUBTFUL


def test_clue_16_a_rhyme_is_noticed_unless_house_5_lets_it() -> None:
    assert "referee-rhyme" in messages(of("pl", "BLOK", "wok"))
    assert "referee-rhyme" not in messages(of("pl", "BLOK", "wok", 1, "rhymes_ok"))


@pytest.mark.parametrize(
    ("language", "name"), [("it", "George"), ("ca", "Peter"), ("pl", "Jerzy"), ("ca", "Spiderman")]
)
def test_clue_17_names_are_words(language: str, name: str) -> None:
    assert of(language, "LUNA", name).finding is LEGAL


def test_clue_18_what_the_opposing_spymaster_lets_pass_is_legal_but_not_its_number() -> None:
    assert said(of("it", "BOCCA", "bocche", 1, "opponent_consents")) == (NOTICE, "CLUE-18")
    assert said(of("it", "BOCCA", "bocche", 99, "opponent_consents")) == (ILLEGAL, "CLUE-9")


def test_clue_19_a_shared_root_side_by_side() -> None:
    assert judge("celestial", 1, ["CELESTE"], "pt").is_barred_by_family


@pytest.mark.parametrize(
    ("language", "codename", "clue"),
    [("ca", "FANG", "fangar"), ("pl", "KNAJPA", "knajpiarz"), ("en", "CURATOR", "curatorial")],
)
def test_clue_19_a_shared_root_that_no_table_has_is_doubted(language: str, codename: str, clue: str) -> None:
    assert said(judge(clue, 1, [codename], language)) == (DOUBTFUL, "CLUE-19")


def test_clue_20_capitals_never_tell_words_apart() -> None:
    assert of("it", "BOCCA", "BOCCHE").rule == "CLUE-4"
    assert of("it", "LUNA", "MARE").finding is LEGAL


@pytest.mark.parametrize(
    ("language", "codename", "clue"),
    [
        ("it", "BOTTA", "botte"),
        ("it", "SALA", "sale"),
        ("it", "LIRA", "lire"),
        ("ca", "POL", "pols"),
        ("pl", "WINO", "wina"),
        ("pl", "SALA", "salami"),
    ],
)
def test_clue_20_a_clue_spelt_like_a_form_is_that_form(language: str, codename: str, clue: str) -> None:
    assert said(of(language, codename, clue)) == (ILLEGAL, "CLUE-4")


@pytest.mark.parametrize(("codename", "clue"), [("BOTTE", "botta"), ("SALE", "sala"), ("MONTE", "monta")])
def test_clue_20_a_codename_is_the_dictionary_word_it_is_printed_as(codename: str, clue: str) -> None:
    assert not of("it", codename, clue).is_barred_by_family


def test_clue_23_each_word_of_several_counts() -> None:
    assert of("ca", "NOVA YORK", "York").finding is ILLEGAL
    assert of("pt", "OBRA", "obra-prima", 1, "compounds_ok").finding is ILLEGAL


# --- HOUSE, PIC, MIX ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "codename", "clue"), [("it", "MELA", "mela cotogna"), ("en", "MOON", "full moon")]
)
def test_clue_23_each_word_of_a_clue_counts_too(language: str, codename: str, clue: str) -> None:
    assert said(of(language, codename, clue, 1, "compounds_ok")) == (ILLEGAL, "CLUE-3")


def test_house_1_and_house_2_known_expressions_and_names_pass() -> None:
    assert of("it", "LUNA", "tic tac", 1, "compounds_ok").finding is LEGAL
    assert of("pl", "NOC", "konik polski", 1, "classifying_attributes_ok").finding is LEGAL
    assert of("pl", "NOC", "polski konik", 1, "classifying_attributes_ok").finding is DOUBTFUL
    assert of("it", "LUNA", "George Washington", 1, "proper_names_ok").finding is LEGAL
    assert of("it", "LUNA", "New York", 1, "place_names_ok").finding is LEGAL


def test_house_3_abbreviations() -> None:
    assert said(of("it", "LUNA", "CIA")) == (ILLEGAL, "HOUSE-3")
    assert of("it", "LUNA", "CIA", 1, "abbreviations_ok").finding is LEGAL
    assert of("it", "LUNA", "laser").finding is LEGAL


def test_house_7_no_shapes_with_pictures() -> None:
    assert of("it", "", "cerchio", 3, pictures=True).finding is LEGAL
    assert said(of("it", "", "cerchio", 3, "no_shapes", pictures=True)) == (DOUBTFUL, "HOUSE-7")


def test_pic_1_and_pic_2_beside_pictures_no_word_bars_a_clue() -> None:
    assert of("it", "", "ornitorinco", pictures=True).finding is LEGAL


def test_pic_3_how_pictures_look_is_noticed() -> None:
    assert said(of("it", "", "scuro", 2, pictures=True)) == (NOTICE, "PIC-3")
    assert said(of("it", "", "S", 3, pictures=True)) == (NOTICE, "PIC-3")


def test_pic_6_a_number_that_cannot_be_true_is_refused_beside_pictures_too() -> None:
    assert said(of("it", "", "luna", 26, pictures=True)) == (ILLEGAL, "CLUE-9")


def test_mix_2_wordplay_is_noticed_on_a_mixed_table() -> None:
    assert "referee-sounds" in messages(of("it", "ANNO", "hanno", pictures=True))
    assert "referee-rhyme" in messages(of("pl", "BLOK", "wok", pictures=True))


def test_mix_2_on_a_mixed_table_the_words_rules_hold() -> None:
    assert of("it", "BOCCA", "bocche", pictures=True).finding is ILLEGAL


# --- entries ----------------------------------------------------------------------------------------------------------------


def entry(codename: str, family: Family, *associations: str) -> Entry:
    meaning = Meaning("a word", tuple(Association(word, 2) for word in associations))
    return Entry(codename, "things", (meaning,), family=family)


def test_an_entry_has_the_last_word() -> None:
    board = Board([entry("LAMPA", Family(derived=("xyzzy",), unlike=("lampone",)), "lampadario")], "it")
    assert said(board.judge("xyzzy", 1)) == (ILLEGAL, "CLUE-4")
    assert board.judge("lampone", 1).finding in (LEGAL, NOTICE)
    assert board.judge("lampadario", 1).finding in (LEGAL, NOTICE), "an association is a legal clue"


def test_clue_19_what_an_entry_calls_distant_is_doubted_in_any_form_and_never_illegal() -> None:
    family = Family(derived=("gattaccio",), distant=("gattonare", "gattino"))
    for word in ("gattonare", "gattino", "gattini"):
        assert said(Board([entry("GATTO", family)], "it").judge(word, 1)) == (DOUBTFUL, "CLUE-19")
    assert Board([entry("GATTO", family)], "it").judge("gattaccio", 1).finding is ILLEGAL


@pytest.mark.parametrize(
    ("codename", "clue"),
    [("CUCKOO", "cuckold"), ("DIGIT", "digitalis"), ("HOLLY", "hollywood"), ("DENTIST", "dent"), ("HAND", "handsome")],
)
def test_clue_6_kin_known_only_from_history_may_be_said(codename: str, clue: str) -> None:
    assert not of("en", codename, clue).is_barred_by_family


def test_clue_19_what_a_table_calls_distant_is_doubted() -> None:
    for one, other in (("CUSTOM", "customers"), ("ARMY", "armour"), ("SALARY", "salt")):
        assert said(judge(other, 1, [one], "en")) == (DOUBTFUL, "CLUE-19")


def test_house_rules_are_known_by_name_and_by_value() -> None:
    for house in ("foreign_ok", HouseRule.FOREIGN_OK):
        assert HouseRule.FOREIGN_OK in Board([], "it", house=[house]).house


def test_clue_10_words_of_the_pitch_and_of_the_office_are_italian_by_now() -> None:
    for word in ("goal", "assist", "corner", "dribbling", "bus", "budget", "relax"):
        assert of("it", "PORTIERE", word).finding is LEGAL, word


@pytest.mark.parametrize(
    ("codename", "clue"),
    [
        ("GELO", "gelou"),
        ("VOTO", "votando"),
        ("CHUVA", "choveu"),
        ("CHUVA", "chuvosas"),
        ("NOTA", "anotaram"),
        ("FICHA", "fichei"),
    ],
)
def test_clue_4_portuguese_verbs_and_feminines_are_forms(codename: str, clue: str) -> None:
    assert of("pt", codename, clue).finding is ILLEGAL


def test_clue_4_a_portuguese_noun_is_no_form_of_a_verb_that_it_is_spelt_like() -> None:
    assert of("pt", "MORRO", "morte").finding is not ILLEGAL

"""The rulebooks' own cases: language, visible words, clue, number, house rules, and whether it is legal.

`form` and `format` cases have to be exactly right; `lexicon` cases may be put to the opposing spymaster, but never be given the
opposite of what the book says; `intent` cases turn on what the giver means, and are never refused (CLUE-21).
"""

from __future__ import annotations

from typing import NamedTuple


class Case(NamedTuple):
    """One case of a rulebook."""

    decide: str
    language: str
    visible: str
    clue: str
    number: int | None
    house: str
    legal: bool


def _read(text: str) -> list[Case]:
    cases = []
    for line in text.strip().splitlines():
        decide, language, visible, clue, number, house, legal = (field.strip() for field in line.split("|"))
        count = None if number == "unlimited" else int(number)
        cases.append(Case(decide, language, visible, clue, count, house, legal == "legal"))
    return cases


CASES = _read(
    """
form | it | MUTANDE, CRAVATTA | vestiti | 2 |  | legal
form | it | CRAVATTA | nodo | 1 |  | legal
form | it | CORSO, LETTO | fiume | 3 |  | legal
format | it | CORSO | questa l'ho presa un po' alla lontana | 1 |  | illegal
intent | it | IMPOSTA | posta | 1 |  | illegal
intent | it | CALCIO, CORONA, CASINÒ | C | 3 |  | illegal
intent | it | CALCIO, CORONA, CASINÒ | sei | 3 |  | illegal
form | it | ASSE | X | 1 |  | legal
form | it | PIOVRA, INFINITO, PALLA | otto | 3 |  | legal
intent | it | LIMONE, PIOVRA | citrico | 8 |  | illegal
lexicon | it | MELA, BERLINO | Apfel | 2 |  | illegal
lexicon | it | MELA, BERLINO | strudel | 2 |  | legal
form | it | BOCCA | boccalone | 1 |  | illegal
form | it |  | boccalone | 1 |  | legal
form | it | BOCCA | boccaglio | 1 |  | illegal
form | it |  | boccaglio | 1 |  | legal
form | it | BOCCA | boccuccia | 1 |  | illegal
form | it |  | boccuccia | 1 |  | legal
form | it | BOCCA | bocche | 1 |  | illegal
form | it |  | bocche | 1 |  | legal
form | it | BOCCA | bocca | 1 |  | illegal
form | it | GRATTACIELO | grattugia | 1 |  | illegal
form | it | GRATTACIELO | grattarsi | 1 |  | illegal
form | it | GRATTACIELO | cielo | 1 |  | illegal
form | it | GRATTACIELO | grattare | 1 |  | illegal
form | it | INGHILTERRA | terra | 1 |  | legal
form | it | POSIZIONE | zio | 1 |  | legal
intent | it | POSIZIONE | posta | 1 | opponent_consents | legal
form | it | ANNO | hanno | 1 |  | legal
intent | it | ANNO | avere | 1 |  | illegal
intent | it | ANNO | hanno | 1 | homophones_ok | legal
form | it | NAVE, FRUTTA | pesca | 2 |  | legal
form | it | RISSA, VINO | botte | 2 |  | legal
format | it | NAVE, FRUTTA | p-e-s-c-a | 2 |  | legal
format | it | ANNO | h-a-n-n-o | 1 |  | legal
form | it | FAMILIARE | f-a-m-i-g-l-i-a-r-e | 1 |  | illegal
form | it | FAMILIARE | famigliare | 1 |  | illegal
form | it | LUNA | piume | 0 |  | legal
form | it | LUNA | piume | unlimited |  | legal
format | it | LUNA | grattacielo | 1 |  | legal
format | it | LUNA | tic tac | 1 |  | illegal
format | it | LUNA | tic tac | 1 | compounds_ok | legal
format | it | LUNA | socio-economico | 1 |  | illegal
format | it | LUNA | socio-economico | 1 | compounds_ok | legal
lexicon | it | LUNA, PIOVRA | calamaro astrale | 2 |  | illegal
lexicon | it | LUNA, PIOVRA | calamaro astrale | 2 | compounds_ok | illegal
lexicon | it | LUNA | George | 1 |  | legal
format | it | LUNA | George Washington | 1 |  | illegal
format | it | LUNA | George Washington | 1 | proper_names_ok | legal
format | it | LUNA | George W. Bush | 1 |  | illegal
format | it | LUNA | George W. Bush | 1 | proper_names_ok | legal
format | it | LUNA | I tre moschettieri | 1 |  | illegal
format | it | LUNA | I tre moschettieri | 1 | proper_names_ok | legal
format | it | LUNA | New York | 1 |  | illegal
format | it | LUNA | New York | 1 | place_names_ok | legal
lexicon | it | CHIESA | Benedetta Campana | 1 |  | illegal
lexicon | it | CHIESA | Benedetta Campana | 1 | proper_names_ok | illegal
lexicon | it | LUNA | CIA | 1 |  | illegal
lexicon | it | LUNA | CIA | 1 | abbreviations_ok | legal
lexicon | it | LUNA | lol | 1 |  | illegal
lexicon | it | LUNA | lol | 1 | abbreviations_ok | legal
lexicon | it | LUNA | ONU | 1 |  | illegal
lexicon | it | LUNA | ONU | 1 | abbreviations_ok | legal
lexicon | it | LUNA | CGIL | 1 |  | illegal
lexicon | it | LUNA | CGIL | 1 | abbreviations_ok | legal
lexicon | it | LUNA | laser | 1 |  | legal
lexicon | it | LUNA | radar | 1 |  | legal
lexicon | it | LUNA | sonar | 1 |  | legal
form | it | SERPENTE | parente | 1 |  | legal
form | it | ELICOTTERO | coleottero | 1 |  | legal
intent | it | BILANCIA | lancia | 1 |  | illegal
intent | it | BILANCIA | lancia | 1 | rhymes_ok | legal
form | it |  | evoluzione | 2 |  | legal
form | it |  | canguro | 1 |  | legal
form | it |  | frutta | 3 |  | legal
form | it |  | stella | 2 |  | legal
form | it |  | cielo | 2 |  | legal
form | it |  | ornitorinco | 1 |  | legal
format | it |  | c-i-e-l-o | 2 |  | legal
format | it |  | c-e-l-o | 2 |  | legal
intent | it |  | vicino | 3 |  | illegal
intent | it |  | S | 3 |  | illegal
intent | it |  | scuro | 2 |  | illegal
form | it |  | scuro | 2 |  | legal
format | it |  | Non so se indovinate | 1 |  | illegal
format | it |  | James Bond | 1 |  | illegal
format | it |  | James Bond | 1 | proper_names_ok | legal
format | it |  | Nord Dakota | 1 |  | illegal
format | it |  | Nord Dakota | 1 | proper_names_ok | legal
lexicon | it |  | FBI | 1 |  | illegal
lexicon | it |  | FBI | 1 | abbreviations_ok | legal
lexicon | it |  | FIFA | 1 |  | illegal
lexicon | it |  | FIFA | 1 | abbreviations_ok | legal
format | it |  | giro-girotondo | 1 |  | illegal
format | it |  | giro-girotondo | 1 | compounds_ok | legal
format | it |  | corto circuito | 1 |  | illegal
format | it |  | corto circuito | 1 | compounds_ok | legal
form | it |  | cerchio | 3 |  | legal
intent | it |  | cerchio | 3 | no_shapes | illegal
form | it |  | rettangolo | 2 |  | legal
intent | it |  | rettangolo | 2 | no_shapes | illegal
form | it |  | piume | 0 |  | legal
form | it |  | piume | unlimited |  | legal
form | ca | PRINCESA, DRAC | conte | 2 |  | legal
form | ca | PRINCESA | reialesa | 1 |  | legal
form | ca | RATPENAT, BALENA | mamífer | 3 |  | legal
format | ca | DRAC | Potser és una mica agosarat, però... | 1 |  | illegal
intent | ca | CINTURÓ | turó | 1 |  | illegal
intent | ca | CASINO, CACTUS, CAVALL | ce | 3 |  | illegal
intent | ca | CASINO, CACTUS, CAVALL | sis | 3 |  | illegal
form | ca | RAIG | ics | 1 |  | legal
form | ca | DIA, GAT, NAN | set | 3 |  | legal
intent | ca | MONITOR, DIA | pantalla | 7 |  | illegal
lexicon | ca | ARANYA, NOVA YORK | spider | 2 |  | illegal
lexicon | ca | ARANYA, NOVA YORK | Spiderman | 2 |  | legal
form | ca | CENTRE | centre | 1 |  | illegal
form | ca | CENTRE | centrar | 1 |  | illegal
form | ca | CENTRE | centrat | 1 |  | illegal
form | ca | CENTRE | centreesquerra | 1 |  | illegal
form | ca | GRATACEL | gratar | 1 |  | illegal
form | ca | GRATACEL | cel | 1 |  | illegal
form | ca | GRATACEL | celestial | 1 |  | illegal
form | ca |  | centrar | 1 |  | legal
form | ca |  | cel | 1 |  | legal
form | ca | BISBE, CAVALL | fuet | 2 |  | legal
form | ca | PUNT, METGE | coma | 2 |  | legal
form | ca | CAPITAL, CADIRA | banc | 2 |  | legal
intent | ca | FALÇ | mentida | 1 |  | illegal
intent | ca | MASSA | martell | 1 |  | illegal
form | ca | FALÇ | fals | 1 |  | legal
form | ca | MASSA | maça | 1 |  | legal
form | ca | MARCA, COMA | signe | 2 |  | legal
format | ca | MARCA, COMA | s-i-g-n-e | 2 |  | legal
form | ca | DEU | déu | 1 |  | legal
form | ca | CASA | caça | 1 |  | legal
form | ca | DRAC | plomes | 0 |  | legal
form | ca | DRAC | plomes | unlimited |  | legal
format | ca | DRAC | portaavions | 1 |  | legal
format | ca | DRAC | ull de bou | 1 |  | illegal
format | ca | DRAC | ull de bou | 1 | compounds_ok | legal
lexicon | ca | ESTEL, BLEDA | astroverdura | 2 |  | illegal
lexicon | ca | ESTEL, BLEDA | astroverdura | 2 | compounds_ok | illegal
lexicon | ca | DRAC | Peter | 1 |  | legal
format | ca | DRAC | Peter Parker | 1 |  | illegal
format | ca | DRAC | Peter Parker | 1 | proper_names_ok | legal
format | ca | DRAC | Peter Pan | 1 |  | illegal
format | ca | DRAC | Peter Pan | 1 | proper_names_ok | legal
format | ca | DRAC | Els tres mosqueters | 1 |  | illegal
format | ca | DRAC | Els tres mosqueters | 1 | proper_names_ok | legal
format | ca | DRAC | Nova York | 1 |  | illegal
format | ca | DRAC | Nova York | 1 | place_names_ok | legal
format | ca | DRAC | Sant Jordi | 1 |  | illegal
format | ca | DRAC | Sant Jordi | 1 | place_names_ok | legal
lexicon | ca | REINA, TERRASSA, EBRE, NIL | Sofia Vallès i Rius | 4 |  | illegal
lexicon | ca | REINA, TERRASSA, EBRE, NIL | Sofia Vallès i Rius | 4 | proper_names_ok | illegal
lexicon | ca | DRAC | CIA | 1 |  | illegal
lexicon | ca | DRAC | CIA | 1 | abbreviations_ok | legal
lexicon | ca | DRAC | OTAN | 1 |  | illegal
lexicon | ca | DRAC | OTAN | 1 | abbreviations_ok | legal
lexicon | ca | DRAC | FBI | 1 |  | illegal
lexicon | ca | DRAC | FBI | 1 | abbreviations_ok | legal
lexicon | ca | DRAC | ONU | 1 |  | illegal
lexicon | ca | DRAC | ONU | 1 | abbreviations_ok | legal
lexicon | ca | DRAC | làser | 1 |  | legal
lexicon | ca | DRAC | radar | 1 |  | legal
lexicon | ca | DRAC | ovni | 1 |  | legal
intent | ca | ÒPERA | operar | 1 | homophones_ok | legal
intent | ca | ÒPERA | operar | 1 |  | illegal
form | ca | MÀGIA | potàgia | 1 |  | legal
form | ca | ÓS | peresós | 1 |  | legal
intent | ca | ARGENTINA | Martina | 1 |  | illegal
intent | ca | ARGENTINA | Martina | 1 | rhymes_ok | legal
form | ca | ANGLATERRA | terra | 1 |  | legal
form | ca | ANGLATERRA | angle | 1 |  | legal
form | ca | ALEMANYA | manya | 1 |  | legal
form | pt | CASCA, TRONCO | árvore | 2 |  | legal
form | pt | CASCA | banana | 1 |  | legal
form | pt | AMAZONAS, LEITO | rio | 3 |  | legal
format | pt | CASCA | Isso pode soar um pouco forçado | 1 |  | illegal
intent | pt | INGLATERRA | aterra | 1 |  | illegal
intent | pt | BLOCO, BOLA, BOMBA | b | 3 |  | illegal
intent | pt | BLOCO, BOLA, BOMBA | três | 3 |  | illegal
form | pt | RAIO | X | 1 |  | legal
form | pt | BOLA, POLVO | oito | 2 |  | legal
intent | pt | LIMÃO, POLVO | cítrico | 8 |  | illegal
lexicon | pt | MAÇÃ, BERLIM | Apfel | 2 |  | illegal
lexicon | pt | MAÇÃ, BERLIM | strudel | 2 |  | legal
form | pt | ARRANHA-CÉU | arranha | 1 |  | illegal
form | pt | ARRANHA-CÉU | céu | 1 |  | illegal
form | pt | CONTRAGOLPE | contra | 1 |  | illegal
form | pt | CONTRAGOLPE | golpe | 1 |  | illegal
form | pt | CONTRAGOLPE | contrabando | 1 |  | illegal
form | pt |  | golpe | 1 |  | legal
intent | pt | CELA | cavalo | 1 |  | illegal
format | pt | CELA | s-e-l-a | 1 |  | legal
form | pt | CELA | sela | 1 |  | legal
intent | pt | CELA | sela | 1 | homophones_ok | legal
form | pt | BRÓCOLI, HOTEL | planta | 2 |  | legal
intent | pt | ÓPERA | cirurgia | 1 |  | illegal
form | pt | ÓPERA | opera | 1 |  | legal
format | pt | AMBULÂNCIA, TEATRO | o-p-e-r-a | 2 |  | legal
form | pt | INGLATERRA | anglo | 1 |  | legal
form | pt | INGLATERRA | terra | 1 |  | legal
form | pt | AMÉRICA | rica | 1 |  | legal
format | pt | CASCA | aeroespacial | 1 |  | legal
format | pt | CASCA | dama de ferro | 1 |  | illegal
format | pt | CASCA | dama de ferro | 1 | compounds_ok | legal
format | pt | CASCA | obra-prima | 1 |  | illegal
format | pt | CASCA | obra-prima | 1 | compounds_ok | legal
lexicon | pt | LUA, POLVO | lula lunar | 2 |  | illegal
lexicon | pt | LUA, POLVO | lula lunar | 2 | compounds_ok | illegal
lexicon | pt | CASCA | George | 1 |  | legal
format | pt | CASCA | George Washington | 1 |  | illegal
format | pt | CASCA | George Washington | 1 | proper_names_ok | legal
format | pt | CASCA | George W. Bush | 1 |  | illegal
format | pt | CASCA | George W. Bush | 1 | proper_names_ok | legal
format | pt | CASCA | Os Três Mosqueteiros | 1 |  | illegal
format | pt | CASCA | Os Três Mosqueteiros | 1 | proper_names_ok | legal
format | pt | CASCA | Nova York | 1 |  | illegal
format | pt | CASCA | Nova York | 1 | place_names_ok | legal
lexicon | pt | CARRO, TANQUE | Passos Dias Aguiar | 2 |  | illegal
lexicon | pt | CARRO, TANQUE | Passos Dias Aguiar | 2 | proper_names_ok | illegal
lexicon | pt | CASCA | CIA | 1 |  | illegal
lexicon | pt | CASCA | CIA | 1 | abbreviations_ok | legal
lexicon | pt | CASCA | UK | 1 |  | illegal
lexicon | pt | CASCA | UK | 1 | abbreviations_ok | legal
lexicon | pt | CASCA | lol | 1 |  | illegal
lexicon | pt | CASCA | lol | 1 | abbreviations_ok | legal
lexicon | pt | CASCA | PhD | 1 |  | illegal
lexicon | pt | CASCA | PhD | 1 | abbreviations_ok | legal
lexicon | pt | CASCA | laser | 1 |  | legal
lexicon | pt | CASCA | radar | 1 |  | legal
lexicon | pt | CASCA | sonar | 1 |  | legal
form | pt | CASCA | penas | 0 |  | legal
form | pt | CASCA | penas | unlimited |  | legal
form | pt | DOUTOR | dor | 1 |  | legal
form | pt | GATO | pato | 1 |  | legal
intent | pt | SAPATO | pato | 1 |  | illegal
intent | pt | SAPATO | pato | 1 | rhymes_ok | legal
form | pl | ŚMIERĆ, NOC | wampir | 2 |  | legal
form | pl | NOC | księżyc | 1 |  | legal
form | pl | KANGUR, RYBA | zwierzę | 3 |  | legal
format | pl | NOC | To może być trochę naciągane | 1 |  | illegal
intent | pl | KONTAKT | takt | 1 |  | illegal
intent | pl | PLASTIK, PINGWIN | P | 2 |  | illegal
intent | pl | PLASTIK, PINGWIN | siedem | 2 |  | illegal
form | pl | PIRAT, KASA, RZYM | X | 3 |  | legal
form | pl | PIRAMIDA, STOPIEŃ, KRÓL | trzy | 3 |  | legal
intent | pl | JABŁKO, OŚMIORNICA | owoc | 8 |  | illegal
lexicon | pl | JABŁKO, BERLIN | Apfel | 2 |  | illegal
lexicon | pl | JABŁKO, BERLIN | strudel | 2 |  | legal
form | pl | WĄŻ | węże | 1 |  | illegal
form | pl | WĄŻ | wężowy | 1 |  | illegal
form | pl | WĄŻ | wężyk | 1 |  | illegal
form | pl | RÓG | nosorożec | 1 |  | illegal
form | pl | RÓG | jednorożec | 1 |  | illegal
form | pl | RÓG | rogówka | 1 |  | illegal
form | pl | RÓG | narożnik | 1 |  | illegal
form | pl |  | wężyk | 1 |  | legal
form | pl |  | narożnik | 1 |  | legal
intent | pl | KOD | mysz | 1 |  | illegal
form | pl | KOD | kot | 1 |  | legal
intent | pl | KOD | kot | 1 | homophones_ok | legal
form | pl | RYBA, KASA | rekin | 2 |  | legal
form | pl | STATEK | rekin | 1 |  | legal
format | pl | NOC | konik polski | 1 |  | illegal
format | pl | NOC | konik polski | 1 | classifying_attributes_ok | legal
lexicon | pl | NOC | polski konik | 1 | classifying_attributes_ok | illegal
lexicon | pl | KSIĘŻYC, OŚMIORNICA | kałamarnica lunarna | 2 |  | illegal
lexicon | pl | KSIĘŻYC, OŚMIORNICA | kałamarnica lunarna | 2 | classifying_attributes_ok | illegal
lexicon | pl | NOC | Jerzy | 1 |  | legal
format | pl | NOC | Jerzy VI Windsor | 1 |  | illegal
format | pl | NOC | Jerzy VI Windsor | 1 | proper_names_ok | legal
format | pl | NOC | Jerzy Owsiak | 1 |  | illegal
format | pl | NOC | Jerzy Owsiak | 1 | proper_names_ok | legal
format | pl | NOC | Trzej muszkieterowie | 1 |  | illegal
format | pl | NOC | Trzej muszkieterowie | 1 | proper_names_ok | legal
format | pl | NOC | Nowy Jork | 1 |  | illegal
format | pl | NOC | Nowy Jork | 1 | place_names_ok | legal
lexicon | pl | CHINY, PRACA, JAJA | Dai Mi | 3 |  | illegal
lexicon | pl | CHINY, PRACA, JAJA | Dai Mi | 3 | proper_names_ok | illegal
lexicon | pl | NOC | CIA | 1 |  | illegal
lexicon | pl | NOC | CIA | 1 | abbreviations_ok | legal
lexicon | pl | NOC | USA | 1 |  | illegal
lexicon | pl | NOC | USA | 1 | abbreviations_ok | legal
lexicon | pl | NOC | NASA | 1 |  | illegal
lexicon | pl | NOC | NASA | 1 | abbreviations_ok | legal
lexicon | pl | NOC | laser | 1 |  | legal
lexicon | pl | NOC | radar | 1 |  | legal
lexicon | pl | NOC | sonar | 1 |  | legal
form | pl | SMOK | wok | 1 |  | legal
intent | pl | BLOK | wok | 1 |  | illegal
intent | pl | BLOK | wok | 1 | rhymes_ok | legal
form | pl | BELKA | wróbelek | 1 |  | legal
form | pl | NOC | pióra | 0 |  | legal
form | pl | NOC | pióra | unlimited |  | legal
"""
)

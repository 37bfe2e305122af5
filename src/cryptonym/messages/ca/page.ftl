### What the page says. <b>, <i>, <kbd> and <br> are the only markup. $team is red or blue; names of people are never inflected.

## everywhere
back = Enrere
close = Tanca
skip = Ves al tauler
menu = Menú
rules = Regles
rule-link = Regla { $rule }
reload = Torna a carregar
try-now = Prova-ho ara
you = tu
host = amfitrió
away = (fora)
away-now = { $names }: fora de la taula
sent = enviat
language = Llengua
your-name = El teu nom
number-unlimited = sense límit
name-you = { $name } (tu)
table = Taula
tab-yours = ● Et toca · Cryptonym
team-name = { $team ->
    [red] Vermells
   *[blue] Blaus
}
team-enemy = L’enemic
role-spymaster = cap d’espies
role-operative = enllaç
seat-name = { $seat ->
    [red-spymaster] Cap d’espies vermell
    [blue-spymaster] Cap d’espies blau
    [red-operative] Enllaç vermell
    [blue-operative] Enllaç blau
    [both-operative] Enllaç de tots dos
   *[watcher] Espectador
}

animals = Llúdriga Agró Òliba Guineu Linx Eriçó Cigonya Teixó Llebre Garsa Corb Foca Castor Falciot Marta Grua Tritó Cargolet Tortuga Dofí Puput Isard Fraret Mostela Àguila Gripau Pelicà Esquirol Falcó Dragó Pit-roig Talp Senglar Bisó Xoriguer Alosa Salmó Careta Grill Pop
deck-language = Llengua de la baralla
deck-offered = Quina baralla
deck-ours = La nostra
deck-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartes
}
mode-teams = Dos equips
mode-coop = Tots junts
mode-trio = Som tres
home-open = Obre la taula
home-no-server = El servidor no respon. Torna-ho a provar d’aquí a un moment.
announced = De qui porta el servidor:
announced-read = Entesos

restarting = El servidor es reinicia.
restarting-line = La partida està desada; els rellotges estan aturats.
closed = Aquesta taula s’havia tancat.
closed-line = Feia molt que no venia ningú. Els llocs són com eren.
reopen = Torna-la a obrir
slow-line = La connexió va lenta, però va.
lost = S’ha perdut la connexió.
lost-line = { $n ->
    [0] Et guardem el lloc. Ara ho tornem a provar.
    [one] Et guardem el lloc. Ho tornem a provar d’aquí a { $n } s.
   *[other] Et guardem el lloc. Ho tornem a provar d’aquí a { $n } s.
}
lost-long = Et guardem el lloc. La pàgina ho torna a provar tota sola de tant en tant.
held = { $why ->
    [too-fast] Massa coses alhora.
   *[paused] Ara mateix el servidor no pot desar res.
}
held-line = El que has fet espera aquí i es tornarà a enviar tot sol.
newer = Hi ha una versió més nova.
newer-line = Torna a carregar la pàgina quan et vagi bé: et guardem el lloc.

## lobby
copy-here = Copia l’adreça d’aquí:
deal = Reparteix les cartes
watching-count = { $n ->
    [0] cap espectador
    [one] { $n } espectador
   *[other] { $n } espectadors
}
grid = Cartes
mode = Jugadors
colour = Color
time = Temps
time-hourglass = Rellotge de sorra
time-minutes = { $n ->
    [one] { $n } min
   *[other] { $n } min
}
time-clue = Pista, s
time-guess = Intents, s
refmode-warns = Avisa
refmode-refuses = Rebutja
refmode-silent = Calla
fine = El final de l’assassí
fine-line = Ningú no guanya fins que es troba l’assassí.
house-compounds_ok = Pistes compostes
house-classifying_attributes_ok = Nom amb el seu atribut
house-proper_names_ok = Noms de més d’una paraula
house-place_names_ok = Noms de lloc
house-abbreviations_ok = Sigles
house-homophones_ok = Paraules que sonen igual
house-rhymes_ok = Qualsevol rima
house-foreign_ok = Paraules estrangeres
own-limits = Una regla vostra

## a deck of one's own
own-deck = Una baralla pròpia
own-deck-use-own = Només les meves
own-deck-use-both = Barrejades
own-deck-use-builtin = Sense les meves

## menu
theme = Tema
theme-system = Sistema
theme-light = Clar
theme-dark = Fosc
pause = Atura el rellotge
awaiting = { $seat ->
    [red-spymaster] El temps espera el cap d’espies vermell
    [blue-spymaster] El temps espera el cap d’espies blau
    [red-operative] El temps espera els enllaços vermells
    [blue-operative] El temps espera els enllaços blaus
   *[both-operative] El temps espera l’enllaç de tots dos
}
keys-title = Tecles

## the slip
slip-ours-title = El teu equip endevina
slip-guessing-title = { $team ->
    [red] Els vermells endevinen
   *[blue] Els blaus endevinen
}
slip-clue-of = pista donada per { $name }
slip-own-clue = la teva pista; ara, cara de pòquer
slip-spymaster = cap d’espies: { $name }
slip-thinking-title = { $team ->
    [red] Els vermells pensen
   *[blue] Els blaus pensen
}
slip-thinking-say = { $name } busca una paraula i un número.
slip-clue-title = La teva pista
slip-clue-sub = una paraula, un número
slip-key-only = només per als caps d’espies
slip-given-title = { $team ->
    [red] Pista dels vermells
   *[blue] Pista dels blaus
}
slip-given-sub = la pots impugnar
slip-asked-title = Ho poden dir?
slip-asked-sub = { $name } t’ho pregunta
slip-asked-yes = Endavant
slip-asked-no = No
slip-ruled-title = Pista anul·lada
slip-ruled-say = { $team ->
    [red] <b>S’acaba el torn dels vermells.</b> { $name } pot cobrir una carta blava abans de donar la pista.
   *[blue] <b>S’acaba el torn dels blaus.</b> { $name } pot cobrir una carta vermella abans de donar la pista.
}
slip-free-title = Una de franc
slip-free-sub = si la vols
slip-free-say = { $n ->
    [one] Mantén premuda la vostra última carta visible i quedarà coberta.
   *[other] Mantén premuda una de les vostres { $n } cartes visibles i quedarà coberta.
}
slip-free-no = No, gràcies
slip-stand-title = L’última oportunitat
slip-stand-sub = { $team ->
    [red] Els vermells han tocat l’assassí
   *[blue] Els blaus han tocat l’assassí
}
slip-stand-say = { $team ->
    [red] { $n ->
        [one] <b>Trobeu l’última carta vermella.</b> Sense pista ni límit; si falleu un sol intent o pareu, perdeu.
       *[other] <b>Trobeu les { $n } cartes vermelles que queden.</b> Sense pista ni límit; si falleu un sol intent o pareu, perdeu.
    }
   *[blue] { $n ->
        [one] <b>Trobeu l’última carta blava.</b> Sense pista ni límit; si falleu un sol intent o pareu, perdeu.
       *[other] <b>Trobeu les { $n } cartes blaves que queden.</b> Sense pista ni límit; si falleu un sol intent o pareu, perdeu.
    }
}
slip-give-up = Ens rendim
give-up-question = Us rendiu?
give-up-line = A l’última oportunitat, qui para perd la partida.
slip-rule-title = Vàlida o no?
slip-rule-sub = t’han impugnat la pista: decideixes tu
slip-rule-stands = Vàlida
slip-rule-out = No vàlida
slip-ruling-title = Pista impugnada
slip-ruling-say = <b>{ $name } decideix</b> si la pista és vàlida. Mentrestant, cap intent.
slip-enemy-title = Juga l’enemic
slip-enemy-sub = tries tu per ell
slip-enemy-say = { $team ->
    [red] { $n ->
        [one] Mantén premuda una carta <b>vermella</b> per cobrir-la. A la pila enemiga: { $left }.
       *[other] Mantén premudes { $n } cartes <b>vermelles</b> per cobrir-les, d’una en una. A la pila enemiga: { $left }.
    }
   *[blue] { $n ->
        [one] Mantén premuda una carta <b>blava</b> per cobrir-la. A la pila enemiga: { $left }.
       *[other] Mantén premudes { $n } cartes <b>blaves</b> per cobrir-les, d’una en una. A la pila enemiga: { $left }.
    }
}
slip-enemy-wait = { $n ->
    [one] { $name } cobreix una carta de l’enemic.
   *[other] { $name } cobreix { $n } cartes de l’enemic.
}
touches-left = { $n ->
    [one] Queda <b>{ $n }</b> intent
   *[other] Queden <b>{ $n }</b> intents
}
touches-unlimited = Toqueu-ne tantes com goseu
challenge = Impugna
challenge-question = Vols impugnar «{ $clue }»?
challenge-line = Si la impugnació prospera, s’acaba el seu torn. Si no, no costa res.

## clue and referee
entry-word = Pista
entry-number = Número
entry-no-word = Primer escriu una pista.
entry-no-number = Tria també un número.
entry-send = Envia
referee = Àrbitre
referee-waiting = L’àrbitre llegeix mentre escrius; només tu veus què en diu.
referee-nothing = Res a dir contra «{ $word }».
referee-change = Canvia la pista
referee-only = Només ho veus tu.

## board
board = Tauler
card-plain = { $place }, { $word }
card-tagged = { $place }, { $word }, marcada per { $names }
card-covered = { $identity ->
    [red] { $place }, { $word }, agent vermell
    [blue] { $place }, { $word }, agent blau
    [bystander] { $place }, { $word }, civil innocent
   *[assassin] { $place }, { $word }, assassí
}
card-key = { $whose ->
    [own] { $place }, { $word }, vostra
    [enemy] { $place }, { $word }, d’ells
    [red] { $place }, { $word }, vermella
    [blue] { $place }, { $word }, blava
    [bystander] { $place }, { $word }, civil innocent
   *[assassin] { $place }, { $word }, assassí
}
hold-touch = Mantén premut per tocar
hold-touch-word = Mantén premut per tocar: { $word }
hold-cover = Mantén premut per cobrir
hold-cover-word = Mantén premut per cobrir: { $word }
hold-on = Una mica més…
hold-longer = Mantén-la premuda més estona
tap-touch = Toca { $word }…
tap-cover = Cobreix { $word }…
touch-question = Vols tocar { $word } de debò?
touch-line = { $place }. No es pot desfer: la taula ho veu.
touch-yes = Toca
cover-question = Vols cobrir { $word }?
cover-yes = Cobreix
about-to-touch = <b>{ $name }</b> és a punt de tocar <b>{ $word }</b>. Prem aquella carta per dir «Espera!».
hint-guess = <b>Marca</b> la carta que proposes. <b>Mantén premut</b> per tocar de debò.<br>Tecles: fletxes, <kbd>Espai</kbd> marca, <kbd>Retorn</kbd> toca
hint-first = <b>Marca</b> la carta que proposes. <b>Mantén premut</b> per tocar de debò.<br>Cal almenys un intent; després podeu acabar el torn.
hint-spymaster = <b>Cara de pòquer:</b> mentre es juga no pots marcar cartes ni escriure a ningú.<br>Els enllaços no veuen res del que fas aquí.
hint-cover = <b>Tria</b> una carta i <b>mantén-la premuda</b> per cobrir-la.<br>Tothom veu què cobreixes; ningú no et veu triar.
hint-wait = Encara no et toca.<br>Mira la taula, no el cap d’espies.
hint-watcher = Veus el que veuen els enllaços, i res de la clau.<br>Marcar és parlar: només compta tocar.
dock-guess = Prem una carta per marcar-la; mantén-la premuda per tocar-la.
dock-cover = Prem una carta; mantén-la premuda per cobrir-la.
dock-spymaster = Cara de pòquer: d’aquí no surt res.
dock-wait = Mira la taula, no el cap d’espies.
hourglass = Gira el rellotge de sorra
stop = Acaba el torn
stop-question = Vols acabar el torn?
stop-why-not = Abans cal tocar almenys una carta.
stop-last-stand = A l’última oportunitat no s’acaba el torn: trobeu-los tots o rendiu-vos aquí dalt.

## rail and log
rail = Punts, llocs i registre
agents-left = { $n ->
    [one] agent per trobar
   *[other] agents per trobar
}
agents-of = per trobar: { $n } / { $total }
agents-score = { $team ->
    [red] Vermells: { $n } per trobar
   *[blue] Blaus: { $n } per trobar
}
enemy-pile = L’enemic juga amb la seva pila.
badge-spymaster = { $team ->
    [red] Cap dels vermells: { $name }
   *[blue] Cap dels blaus: { $name }
}
log = Registre
spell = Lletreja la pista
spell-back = Mostra-la sencera
log-empty = Encara no s’ha dit res.
log-turn = torn { $n }
log-now = ara
log-enemy = torn de l’enemic
log-thinking = encara sense pista
log-no-clue = sense pista
log-free-cover = Coberta de franc, abans de la pista:
log-ended-pen-1 = Pista no vàlida: s’ha acabat el torn.
log-ended-time-2 = S’ha acabat el temps.
note-hourglass = { $name } ha girat el rellotge de sorra.
note-challenged = { $name } ha impugnat la pista.
note-decided = { $upheld ->
    [yes] { $judge ->
        [referee] L’àrbitre ha anul·lat la pista.
        [spymaster] El cap d’espies ha reconegut que la pista no és vàlida.
       *[challenger] La impugnació prospera.
    }
   *[no] { $judge ->
        [referee] L’àrbitre ha donat la pista per vàlida.
        [spymaster] El cap d’espies ha donat la pista per vàlida.
       *[challenger] S’ha retirat la impugnació.
    }
}
note-declined = S’ha renunciat a cobrir una carta de franc.
note-paused = El rellotge s’ha aturat.
note-last-stand = Han tocat l’assassí: última oportunitat.
note-sat = { $seat ->
    [red-spymaster] { $name } ara és cap d’espies vermell.
    [blue-spymaster] { $name } ara és cap d’espies blau.
    [red-operative] { $name } seu amb els vermells.
    [blue-operative] { $name } seu amb els blaus.
   *[both-operative] { $name } és l’enllaç de tots dos.
}
note-stood = { $name } ara mira.
note-left = { $name } ha deixat la taula.
note-host = Ara fa d’amfitrió { $name }.
host-now = Ara fas d’amfitrió: el que pots fer és al menú.
note-settings = S’ha canviat com es juga; val a partir de la partida següent.
note-joined = { $name } ha vingut a la taula.
note-switched = { $on ->
    [yes] { $name } ha activat: { $what }.
   *[no] { $name } ha desactivat: { $what }.
}
note-set = { $name } ha canviat «{ $what }»: { $value }.

## table talk
talk = Xerrada
talk-field = Digues alguna cosa
talk-say = Envia
talk-empty = De moment, silenci. El que es diu aquí ho sent tota la taula.
talk-not-now = Els caps d’espies fan cara de pòquer: mentre es juga no parlen.

## end
end-wins = { $team ->
    [red] Guanyen els vermells
   *[blue] Guanyen els blaus
}
end-coop-won = Tots trobats
end-coop-lost = Partida perduda
end-called-off = Partida anul·lada
end-by-end-1 = { $team ->
    [red] Totes les cartes vermelles estan cobertes.
   *[blue] Totes les cartes blaves estan cobertes.
}
end-by-turn-7 = { $loser ->
    [red] Els vermells han tocat l’assassí.
   *[blue] Els blaus han tocat l’assassí.
}
end-by-fine-2 = { $team ->
    [red] Els vermells ho havien trobat tot, i després l’assassí.
   *[blue] Els blaus ho havien trobat tot, i després l’assassí.
}
end-by-fine-3 = { $team ->
    [red] Els vermells han aprofitat l’última oportunitat.
   *[blue] Els blaus han aprofitat l’última oportunitat.
}
end-by-fine-4 = { $loser ->
    [red] Els vermells han desaprofitat l’última oportunitat.
   *[blue] Els blaus han desaprofitat l’última oportunitat.
}
end-by-coop-3 = Totes les cartes de l’enemic estan cobertes.
end-by-table-5 = S’ha anul·lat la partida; no guanya ningú.
end-key = La clau és a la vista: cada carta sense cobrir mostra qui era.
end-score = { $n ->
    [one] queda { $n } enemic · el vostre títol
   *[other] queden { $n } enemics · el vostre títol
}
next-flip = Gira les cartes
next-fresh = Treu cartes noves
next-host = La partida següent la repartirà { $name }.
scrub-back = Un pas enrere
scrub-next = Un pas endavant

## rules page
rules-loading = Un moment…

## for screen readers
announce-clue = { $word }, { $number }
announce-no-clue = Encara no hi ha pista.
announce-your-guess = El teu equip endevina: { $word }, { $number }
announce-given = { $team ->
    [red] Pista dels vermells: { $word }, { $number }
   *[blue] Pista dels blaus: { $word }, { $number }
}
announce-your-clue = Et toca: una paraula i un número.
announce-covered = { $identity ->
    [red] { $word }: agent vermell.
    [blue] { $word }: agent blau.
    [bystander] { $word }: civil innocent.
   *[assassin] { $word }: l’assassí.
}
announce-turn = { $team ->
    [red] Torn dels vermells.
   *[blue] Torn dels blaus.
}
announce-tags = { $name } marca { $word }
announce-seconds = { $n ->
    [one] { $n } segon
   *[other] { $n } segons
}
announce-time = S’ha acabat el temps.

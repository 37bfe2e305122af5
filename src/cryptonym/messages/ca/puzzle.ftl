### L’enigma d’avui: la part de l’enllaç, la del cap, el resultat, els dies seguits i l’arxiu. A la pàgina i al terminal.
puzzle-title = L’enigma d’avui
puzzle-minutes = dos minuts
puzzle-task = { $task ->
    [spymaster] cap d’espies
   *[operative] enllaç
}
puzzle-kind = { $kind ->
    [pictures] imatges
   *[words] paraules
}
puzzle-misses = { $n ->
    [0] no pots fallar més
    [one] pots fallar { $n } cop
   *[other] pots fallar { $n } cops
}
puzzle-found = { $n } de { $all } trobades
puzzle-tag = Prem una carta que lligui amb { $clue }
puzzle-ask = Ets el cap dels vermells. Quina pista arriba més lluny, sense risc?
puzzle-choose = Tria una pista
puzzle-give = Dona { $clue }
puzzle-own = o escriu-ne una de teva
puzzle-own-send = Fes-la valorar
puzzle-own-wait = El bot se la llegeix…
puzzle-own-unknown = El bot no coneix «{ $clue }». Prova una altra paraula o tria una de les cinc.
puzzle-own-busy = Un moment: massa pistes alhora. Torna-ho a provar d’aquí a poc.
puzzle-own-down = El servidor no respon. Les cinc pistes funcionen sense ell.
puzzle-five = Torna a les cinc pistes
puzzle-next = Ara, la part del cap
puzzle-result = El resultat
puzzle-head = { $all ->
    [2] Dues de dues
    [3] Tres de tres
   *[4] Quatre de quatre
}{ $misses ->
    [0] , sense entrebancs
    [one] , un entrebanc
   *[other] , dos entrebancs
}
puzzle-head-out = { $found } de { $all } trobades
puzzle-head-assassin = { $found ->
    [0] Zero de { $all }, i després l’assassí
   *[other] { $found } de { $all }, i després l’assassí
}
puzzle-was = <b>{ $clue }</b>: { $cards }.
puzzle-near = De les altres, la més propera era { $card }.
puzzle-rank = { $rank ->
    [1] La millor de les cinc.
    [2] Segona de cinc.
    [3] Tercera de cinc.
    [4] Quarta de cinc.
   *[5] Cinquena de cinc.
}
puzzle-free = { $grade ->
    [3] Tan bona com la millor de les cinc, o més.
    [2] Només la millor de les cinc la supera.
    [1] Dues de les cinc la superen.
   *[0] La superen almenys tres de les cinc.
}
puzzle-best-why = Uneix { $cards }, i cap altra carta no és a prop.
puzzle-would = El bot diria <b>{ $clue }</b>: { $cards }.
puzzle-why-near = <b>{ $clue }</b> també té a prop { $card }, { $what ->
    [blue] un agent blau
    [assassin] l’assassí
   *[bystander] un civil
}.
puzzle-why-fewer = <b>{ $clue }</b> és segura, però no arriba tan lluny.
puzzle-days = { $n ->
    [one] dia de ratxa
   *[other] dies seguits
}
puzzle-streak = { $n ->
    [one] { $n } dia de ratxa
   *[other] { $n } dies seguits
}
puzzle-week = aquesta setmana: { $days }
puzzle-week-none = aquesta setmana encara cap
puzzle-share = Comparteix sense revelar res
puzzle-copied = Copiat
puzzle-no-copy = Aquest navegador no copia. Aquí tens el text:
puzzle-archive = Arxiu
puzzle-archive-line = Tots els dies queden oberts. Els que es recuperen no canvien la ratxa.
puzzle-earlier = El mes anterior
puzzle-later = El mes següent
puzzle-day = { $date }: { $state ->
    [done] resolt
    [half] mig resolt
    [later] encara no
   *[open] obert
}
puzzle-today = L’enigma d’avui
puzzle-other = { $kind ->
    [pictures] Les imatges d’avui
   *[words] Les paraules d’avui
}
puzzle-tomorrow = { $kind ->
    [pictures] Demà: paraules i imatges
   *[words] Demà: paraules
}
puzzle-needs = Aquest enigma necessita connexió. El d’avui i els dels set dies següents es queden al dispositiu quan hi has passat un cop.
puzzle-none = Per a aquest dia no hi ha cap enigma.
puzzle-none-before = El primer enigma és el d’aquest dia: { $date }.
puzzle-none-after = L’últim enigma d’aquesta versió és el d’aquest dia: { $date }. Una actualització del servidor en portarà més.
puzzle-nearest = Enigma: { $date }
puzzle-legend = ◆ teva   ● de l’altre equip   □ civil   ✕ assassí
puzzle-touched = Tocades: { $cards }
puzzle-identity = { $identity ->
    [red] agent vermell
    [blue] agent blau
    [assassin] assassí
   *[bystander] civil
}
puzzle-diamonds = { $n } rombes de tres
puzzle-solved = Resolt

# Per què no s’ha pogut fer una cosa. Cada missatge anomena una regla; res d’aquí no pot dir el que qui llegeix no pot saber.

violation-game-over = La partida s’ha acabat.
violation-not-your-clue = No et toca donar la pista.
violation-clue-already-given = En aquest torn ja s’ha donat la pista.
violation-clue-without-word = Una pista necessita una paraula.
violation-clue-too-long = Una pista té com a molt { $most } lletres.
violation-clue-unreadable = En aquesta pista hi ha caràcters que ningú no pot llegir.
violation-number-negative = El número no pot ser inferior a zero.
violation-number-too-high = { $most ->
    [one] Al teu equip li queda una carta per trobar: el número no pot ser més alt.
   *[other] Al teu equip li queden { $most } cartes per trobar: el número no pot ser més alt.
}
violation-clue-illegal = L’àrbitre no accepta aquesta pista.
violation-clue-illegal-by = L’àrbitre no accepta aquesta pista: { $codename } és a la taula.
violation-not-your-guess = Ara no et correspon tocar cap carta.
violation-no-clue-yet = Encara no hi ha pista.
violation-table-moved-on = La taula ha canviat. Torna-t’ho a mirar.
violation-no-such-card = Aquesta carta no hi és.
violation-card-covered = { $card } ja està coberta.
violation-guess-first = Primer toca almenys una carta.
violation-not-yours-to-challenge = No et correspon impugnar aquesta pista.
violation-nothing-to-challenge = No hi ha cap pista per impugnar.
violation-too-late-to-challenge = Massa tard: amb aquesta pista ja s’ha fet un intent.
violation-challenged-once = Aquesta pista ja s’ha impugnat.
violation-let-pass-already = Aquesta pista l’has deixada passar tu.
violation-ruling-awaited = Primer el cap d’espies ha de decidir sobre la impugnació.
violation-nothing-to-rule-on = No hi ha cap impugnació pendent.
violation-not-yours-to-rule-on = No et correspon decidir sobre aquesta impugnació.
violation-enemy-cover-due = Primer ve el torn de l’enemic.
violation-nothing-to-cover = Ara no hi ha cap carta per cobrir.
violation-not-yours-to-cover = { $role ->
    [spymaster] Ara no et correspon cobrir cap carta.
   *[other] Només un cap d’espies cobreix cartes sense que es toquin.
}
violation-cover-your-own = Cobreix una carta del teu equip.
violation-cover-the-enemys = Cobreix una de les cartes de l’enemic.
violation-must-cover = La carta de l’enemic s’ha de cobrir.
violation-watchers-turn-no-hourglass = Només qui juga pot girar el rellotge de sorra.
violation-not-on-your-own-operatives = Un cap d’espies no apressa els seus propis enllaços.
violation-hourglass-running = El rellotge de sorra encara corre.
violation-time-is-up = S’ha acabat el temps.
violation-time-is-not-up = Encara queda temps.
violation-no-clock = No hi ha cap rellotge en marxa.
violation-clock-stands-already = El rellotge ja està aturat.
violation-clock-runs-already = El rellotge ja està en marxa.
violation-nobody-to-ask = Ningú no juga en contra vostra: no hi ha ningú a qui preguntar.
violation-not-yours-to-ask = No et correspon preguntar-ho ni respondre-ho.
violation-asked-already = Ja has preguntat per aquesta paraula.
violation-nothing-was-asked = Ningú no ha preguntat per aquesta paraula.

violation-not-at-the-table = Primer seu a la taula.
violation-not-the-host = Això només ho pot fer l’amfitrió.
violation-nobody-of-that-name = Aquesta persona no és a la taula.
violation-name-missing = Aquí tothom té un nom. Quin és el teu?
violation-name-too-long = { $most ->
    [one] Un nom té com a molt un caràcter.
   *[other] Un nom té com a molt { $most } caràcters.
}
violation-name-unreadable = En aquest nom hi ha caràcters que ningú no pot llegir.
violation-name-blocked = Aquí aquest nom no s’accepta. Tria’n un altre.
violation-name-taken = Aquí ja hi ha algú que es diu { $name }.
violation-table-full = { $most ->
    [one] La taula és plena: hi ha una persona.
   *[other] La taula és plena: hi ha { $most } persones.
}
violation-written-full = En aquesta taula ja no s’hi pot desar res més. Obre’n una de nova.
violation-door-locked = La porta d’aquesta taula està tancada.
violation-already-here = Ja ets en aquesta taula.
violation-no-such-seat = En aquesta partida no hi ha aquest lloc.
violation-seat-taken = En aquest lloc hi seu { $name }.
violation-host-seats-people = La partida ha començat: l’amfitrió et pot donar un lloc.
violation-key-was-seen = { $name } ha vist la clau i en aquesta partida no pot endevinar.
violation-game-is-on = Això no es pot fer mentre es juga una partida.
violation-no-game = Encara no s’han repartit les cartes.
violation-spymaster-missing = { $team ->
    [red] Als vermells els falta un cap d’espies.
   *[blue] Als blaus els falta un cap d’espies.
}
violation-operative-missing = { $team ->
    [red] Als vermells els falta un enllaç.
    [blue] Als blaus els falta un enllaç.
   *[both] Falta l’enllaç dels dos equips.
}
violation-nothing-to-flip = Aquestes cartes no tenen cap altra cara. Traieu-ne de noves.
violation-settings-out-of-range = { $what ->
    [pictures] En una taula mixta hi ha d’haver paraules i imatges.
    [own_limits] Aquesta línia és massa llarga o té caràcters que ningú no pot llegir.
    [language] No hi ha cap baralla en aquesta llengua.
   *[seconds] Aquest temps és massa curt o massa llarg.
}
violation-bots-host-nothing = Un bot no pot fer d’amfitrió.
violation-no-own-deck = En aquesta taula encara no hi ha cap baralla teva.
violation-no-such-deck = Aquest servidor no té aquesta baralla.
violation-no-own-pictures = En aquesta taula encara no hi ha cap imatge teva.
violation-too-many-pictures = En una taula no hi caben més de { $most } imatges teves.
violation-not-enough-cards = { $have ->
    [one] Hi ha una sola carta; en aquesta taula en calen { $need }.
   *[other] Hi ha { $have } cartes; en aquesta taula en calen { $need }.
}
violation-nobody-asked = Ningú no ha demanat cap lloc.
violation-table-closed = Aquesta taula està tancada. La pot tornar a obrir l’amfitrió o qui hi seu.
violation-talk-off = En aquesta taula no s’escriu.
violation-muted = L’amfitrió t’ha retirat la paraula.
violation-spectators-do-not-play = Els espectadors no juguen: primer seu.
violation-only-operatives-talk = Mentre es juga una partida només parlen els enllaços.
violation-could-not-be-decided = No ha funcionat, i la culpa és nostra. No ha canviat res; el motiu és al registre del servidor.
violation-key-holders-write-nothing = Has vist la clau: fins que acabi la partida, de tu ningú no en llegirà res més que la pista.
violation-line-missing = En aquesta línia no hi ha res.
violation-line-too-long = { $most ->
    [one] Una línia té com a molt un caràcter.
   *[other] Una línia té com a molt { $most } caràcters.
}
violation-line-unreadable = En aquesta línia hi ha caràcters que ningú no pot llegir.

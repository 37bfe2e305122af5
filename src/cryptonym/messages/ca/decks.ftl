# Què falla en una línia d’una baralla pròpia.

deck-fault = Línia { $line }: { $what }
deck-fault-duplicate = «{ $word }» ja hi és.
deck-fault-empty = una cara és buida.
deck-fault-too-long = «{ $word }» és massa llarg.
deck-fault-unreadable = té caràcters que ningú no pot llegir.
deck-fault-no-word = «{ $word }» no és cap paraula.
deck-fault-not-utf8 = no és UTF-8.
deck-fault-more-than-two-sides = una carta té com a molt dues cares.
deck-fault-too-many-cards = prou: una baralla té com a molt { $word } cartes.
deck-fault-deck-too-large = la baralla passa de 64 KiB.
deck-fault-before-first-codename = aquí sobre no hi ha cap nom en clau.
deck-fault-unknown-kind = no hi ha cap mena «{ $word }».
deck-fault-no-gloss = el significat no té glossa.
deck-fault-field-twice = «{ $word }» hi surt dues vegades.
deck-fault-unknown-field = no hi ha cap camp «{ $word }».
deck-fault-association-without-meaning = aquí sobre no hi ha cap significat.
deck-fault-no-strength = a «{ $word }» li falta la força, de l’1 al 3.
deck-fault-association-twice = «{ $word }» hi està associat dues vegades.
deck-fault-no-kind = «{ $word }» no té mena.
deck-fault-no-meaning = «{ $word }» no té cap significat.

# The dialog that takes it.
own-deck-how = Una paraula per línia. Per a cartes de dues cares, posa-hi una coma al mig. Com a molt 2.000 cartes i 64 KiB.
own-deck-words = Les teves paraules
own-deck-crowded = Hi ha una línia amb més de dues paraules. Vols una carta per a cadascuna?
own-deck-split = Una paraula per línia
own-deck-file = Tria un fitxer
own-deck-language = Llengua de les teves paraules
own-deck-take = Agafa aquestes cartes
own-deck-taken = { $n ->
    [0] No s’ha pogut llegir cap carta. A sota hi ha el motiu.
    [one] Ara hi ha { $n } carta en aquesta taula.
   *[other] Ara hi ha { $n } cartes en aquesta taula.
}
own-deck-few = En aquesta taula calen { $need } cartes. Afegeix-hi paraules o barreja les teves amb les nostres.
own-deck-faults = { $n ->
    [one] { $n } línia ha quedat fora:
   *[other] { $n } línies han quedat fora:
}
own-deck-first-faults = Les primeres { $n } línies que han quedat fora:
own-deck-too-large = Són més de 64 KiB. Treu-ne algunes paraules i torna-ho a provar.

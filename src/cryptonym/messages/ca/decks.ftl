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
deck-fault-no-strength = «{ $word }» no té cap força de l’1 al 3.
deck-fault-association-twice = «{ $word }» hi està associat dues vegades.
deck-fault-no-kind = «{ $word }» no té mena.
deck-fault-no-meaning = «{ $word }» no té cap significat.

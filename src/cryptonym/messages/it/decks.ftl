# Che cosa non va in una riga di un mazzo proprio.

deck-fault = Riga { $line }: { $what }
deck-fault-duplicate = «{ $word }» c’è già.
deck-fault-empty = un lato è vuoto.
deck-fault-too-long = «{ $word }» è troppo lungo.
deck-fault-unreadable = contiene caratteri che nessuno può leggere.
deck-fault-no-word = «{ $word }» non è una parola.
deck-fault-not-utf8 = non è UTF-8.
deck-fault-more-than-two-sides = una carta ha al massimo due lati.
deck-fault-too-many-cards = basta così: un mazzo ha al massimo { $word } carte.
deck-fault-deck-too-large = il mazzo supera i 64 KiB.
deck-fault-before-first-codename = qui sopra non c’è nessun nome in codice.
deck-fault-unknown-kind = non esiste il genere «{ $word }».
deck-fault-no-gloss = il significato non ha una glossa.
deck-fault-field-twice = «{ $word }» compare due volte.
deck-fault-unknown-field = non esiste il campo «{ $word }».
deck-fault-association-without-meaning = qui sopra non c’è nessun significato.
deck-fault-no-strength = «{ $word }» non ha una forza da 1 a 3.
deck-fault-association-twice = «{ $word }» è associato due volte.
deck-fault-no-kind = «{ $word }» non ha un genere.
deck-fault-no-meaning = «{ $word }» non ha un significato.

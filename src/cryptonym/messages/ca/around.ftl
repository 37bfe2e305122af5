### Television, replay, and one phone for all. $team is red or blue; names of people are never inflected.

## the slip, where nobody has a name
public-thinking = El cap d’espies busca una paraula i un número.
public-ruling = El cap d’espies decideix si la pista és vàlida.
public-enemy = { $n ->
    [one] El cap d’espies cobreix una carta de l’enemic.
   *[other] El cap d’espies cobreix { $n } cartes de l’enemic.
}
public-penalty = { $team ->
    [red] S’acaba el torn dels vermells. El cap d’espies blau pot cobrir una carta blava abans de la pista.
   *[blue] S’acaba el torn dels blaus. El cap d’espies vermell pot cobrir una carta vermella abans de la pista.
}

## television
tv-title = La taula al televisor
tv-join = Escaneja i seu
tv-join-short = Juga o mira
tv-type = o escriu aquest codi a { $address }
tv-waiting = Els jugadors ocupen els seus llocs
tv-late = { $n ->
    [one] { $n } segon de retard
   *[other] { $n } segons de retard
}
tv-lost = S’ha perdut la connexió. Es torna a provar…
tv-clues = Pistes
tv-more = { $n ->
    [one] i { $n } més
   *[other] i { $n } més
}
tv-about = { $name } és a punt de tocar { $word }

## in the menu of a table
tv-open = Al televisor
tv-open-line = La taula en gran, sense res per prémer i sense secrets. Al televisor, escriu el codi de la taula a la primera pàgina i vine aquí.
tv-plain = Per a un directe, sense el codi
delay = Qui mira veu la taula
delay-line = Per als directes: qui només mira ho veu tot més tard i no rep el codi, així ningú no pot bufar res.
delay-seconds = { $n ->
    [0] A l’instant
   *[other] { $n } s més tard
}

## replay
replay-title = Repetició
replay-drop = Deixa anar aquí una partida desada
replay-choose = Tria un fitxer
replay-file-line = Un fitxer .jsonl d’una taula, d’aquesta pàgina o del terminal. No surt d’aquest dispositiu.
replay-loading = Un moment…
replay-fault = { $why ->
    [empty] En aquest fitxer no hi ha cap partida.
    [other] Això no és una partida desada.
    [newer] Aquesta partida la va desar una versió més nova de Cryptonym.
   *[damaged] La línia { $line } d’aquest fitxer no pot ser certa: el fitxer està malmès.
}
replay-bad-link = En aquesta adreça no hi ha una partida sencera. Potser se n’ha perdut el final.
replay-missing = Aquesta partida ja no hi és. Un fitxer desat, o una adreça que la porti a dins, encara serveix.
replay-running = Aquesta partida encara es juga. La repetició es podrà veure quan s’acabi.
replay-password = La porta d’aquesta taula demana una contrasenya: les seves partides només les veu qui és a la taula.
replay-no-server = El servidor no respon.
replay-as = Vista per
replay-operatives = Enllaços
replay-operatives-hint = Tal com la veien els enllaços: sense la clau fins al final.
replay-speed = Velocitat
replay-share = Copia l’adreça
replay-share-line = L’adreça porta la partida sencera: sense noms, sense taula, i cap servidor no la guarda.
replay-copied = Copiat
replay-save = Desa el fitxer
replay-names = Noms
replay-another = Una altra partida
replay-review = Rellegeix la partida
replay-step = Pas { $n } / { $all }
replay-dealt = Les cartes són a la taula.

## one phone for all; $to is who gets the phone
one-title = Un mòbil per a tots
one-pitch = Una partida sencera en aquest mòbil, de mà en mà. La clau només la veu qui fa de cap d’espies.
one-kept = Un cop oberta la pàgina, no cal xarxa; si es recarrega, no es perd res.
one-clock = Temps
one-clock-choice = { $n ->
    [0] Sense
   *[other] { $n } min
}
one-time-up = S’ha acabat el temps.
one-hand = { $to ->
    [red-spymaster] Passeu el mòbil al cap d’espies vermell
    [blue-spymaster] Passeu el mòbil al cap d’espies blau
    [red-operative] Passeu el mòbil als enllaços vermells
    [blue-operative] Passeu el mòbil als enllaços blaus
    [both-operative] Passeu el mòbil a l’enllaç
    [spymaster] Passeu el mòbil al cap d’espies
   *[operative] Passeu el mòbil als enllaços
}
one-pass = { $to ->
    [red-spymaster] Passa’l al cap d’espies vermell
    [blue-spymaster] Passa’l al cap d’espies blau
   *[spymaster] Passa’l al cap d’espies
}
one-i-am = { $to ->
    [red-spymaster] Soc el cap d’espies vermell
    [blue-spymaster] Soc el cap d’espies blau
   *[spymaster] Soc el cap d’espies
}
one-hold = mantén premut
one-board = Mostra la taula
one-only-you = Ara només hi pots mirar tu: sortirà la clau.
one-all-look = A partir d’ara hi pot mirar tothom.
one-show-question = Vols veure la clau?
one-cover-key = Tapa la clau
one-entry = Una paraula, un número. L’àrbitre és la vostra taula.
one-zero = Zero: cap carta vostra no hi té res a veure. Intents sense límit.
one-unlimited = Sense límit: no sabran per a quantes cartes és.
one-enemy = Cobreix una carta de l’enemic; després ve la teva pista.
one-quit = Deixa aquesta partida
one-quit-question = Vols deixar aquesta partida?
one-quit-line = Una de nova ocuparà el seu lloc; aquesta no l’ha guanyada ningú.
one-settings = Altres opcions

## the score of the table
end-evening = Partides d’avui

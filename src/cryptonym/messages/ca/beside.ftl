### Beside a game: door, lobby, people, menu, settings and the end. A game under way does not need them at first.

here = és aquí
reconnecting = es reconnecta…
team-both = Per a tots dos
door-no-such-table = Aquí no hi ha cap taula
door-no-such-table-line = Aquesta adreça no porta a cap taula oberta. Potser l’han tancada o falta un caràcter a l’adreça.
door-kicked = T’han demanat que surtis
door-kicked-line = Han alliberat el teu lloc. Encara pots mirar aquesta taula o obrir-ne una de teva.
door-other-protocol = Hi ha una versió més nova
door-other-protocol-line = Aquesta pàgina és més antiga que el servidor. Torna-la a carregar: et guardem el lloc.
door-too-many = La casa és plena
door-too-many-line = Aquest servidor té massa connexions obertes. Tanca una pestanya o torna-ho a provar d’aquí a un moment.
door-banned = Aquesta adreça queda fora
door-banned-line = Qui porta aquest servidor no deixa entrar ningú des d’aquesta adreça durant un temps.
door-elsewhere = El teu lloc s’ha mogut
door-elsewhere-line = Ara és en un altre dispositiu. Torna a carregar la pàgina per mirar des d’aquí.
door-move-expired = Aquesta adreça ja no serveix
door-move-expired-line = Una adreça que mou un lloc serveix una sola vegada, durant dos minuts. Fes-ne una de nova al dispositiu que té el lloc.
door-gone = La connexió s’ha tancat
door-gone-line = El servidor ha tancat la connexió amb aquesta taula.
door-watch = Mira
door-home = Ves a l’inici
door-go = Ves a { $code }
door-password-needed = Aquesta porta demana una contrasenya
door-password-needed-line = La sap qui t’ha convidat.
door-wrong-password = Aquesta porta demana una contrasenya
door-wrong-password-line = No era aquesta. Torna-ho a provar.
password = Contrasenya
knock = Truca
door-broken-table = Aquesta taula no es pot llegir
door-broken-table-line = Hi ha alguna cosa malmesa en el que el servidor en guarda. Qui porta el servidor pot veure què.
invite = Vine a la taula
invite-qr = Codi QR amb l’adreça d’aquesta taula
invite-code = Codi: { $code }
invite-line = Qui tingui l’adreça pot seure o mirar. No cal cap compte.
invite-locked = La porta està tancada: ningú més no pot seure.
copy-link = Copia l’adreça
copied = Copiat
copy-by-hand = L’adreça, per copiar-la a mà
invite-own-machine = <b>Aquesta adreça només s’obre en aquest ordinador.</b> Perquè hi entrin els altres, engega el servidor amb <kbd>cryptonym serve --lan</kbd> i fes servir la que mostra.
lock = Tanca la porta
lock-line = Ningú més no pot entrar.
lobby-welcome = Et donem la benvinguda.
lobby-welcome-line = Tria un nom i qualsevol lloc lliure, o mira i prou.
lobby-ready = Ja hi sou tots.
lobby-ready-host = Reparteix quan us vagi bé.
lobby-ready-guest = Les cartes les reparteix qui fa d’amfitrió.
lobby-missing-line = Prem qualsevol lloc lliure per seure-hi.
lobby-few-cards-line = Qui fa d’amfitrió pot afegir cartes o barrejar-les amb les nostres.
lobby-back = Torna a la clau
players = { $n ->
    [0] encara ningú
    [one] { $n } jugador
   *[other] { $n } jugadors
}
seat-spymaster = { $me ->
    [yes] cap d’espies · tu
   *[no] cap d’espies · veu la clau
}
seat-operative = { $me ->
    [yes] enllaç · tu
   *[no] enllaç
}
sit-here = Seu aquí
sit-here-as = { $seat ->
    [red-spymaster] Seu aquí com a cap d’espies vermell
    [blue-spymaster] Seu aquí com a cap d’espies blau
    [red-operative] Seu aquí com a enllaç vermell
    [blue-operative] Seu aquí com a enllaç blau
   *[both-operative] Seu aquí com a enllaç de tots dos
}
watching = Qui mira:
watching-nobody = ningú
watching-unnamed = { $n ->
    [one] { $n } sense nom
   *[other] { $n } sense nom
}
shuffle = Barreja els equips
shuffle-seats = Barreja els llocs
just-watch = Mira i prou
trio-line = Endevina per a tots dos caps d’espies, i s’hi esforça igual per a cadascun.
coop-line = Aquí no hi seu ningú. Al torn de l’enemic, el vostre cap d’espies li cobreix una carta. Trobeu totes les vostres abans que s’acabin les seves.
deck = Baralla
time-own = Altre…
plays = En aquesta taula…
deck-without = { $part ->
    [referee] L’àrbitre encara no coneix aquesta llengua: de cada pista decideix el cap d’espies rival.
    [bots] Els bots encara no coneixen aquesta llengua i juguen de la manera més senzilla.
   *[pictures] En aquesta llengua els dibuixos encara tenen títols en anglès.
}
plays-host = Com es juga aquí ho decideix qui fa d’amfitrió.
plays-what = Què vol dir tot això?
plays-house = Regles de la casa per a les pistes
plays-none = de moment, cap
own-limits-hint = una línia que veurà tothom
deck-own = Pròpia…
own-deck-other = Una altra
own-deck-too-fast = Massa intents de cop. Espera un moment i torna-ho a provar.
own-deck-use = Es juga amb
own-deck-row = { $n ->
    [one] La baralla de qui fa d’amfitrió: { $n } carta. Llengua: { $language }.
   *[other] La baralla de qui fa d’amfitrió: { $n } cartes. Llengua: { $language }.
}
own-deck-row-use = { $use ->
    [own] Només es juga amb aquestes.
    [both] Es barregen amb les nostres.
   *[builtin] De moment queden fora.
}
person-menu = Què fem amb { $name }
person-seat = { $seat ->
    [red-spymaster] Que sigui cap d’espies vermell
    [blue-spymaster] Que sigui cap d’espies blau
    [red-operative] Que segui amb els vermells
    [blue-operative] Que segui amb els blaus
   *[both-operative] Que sigui enllaç de tots dos
}
person-stand = Allibera el lloc
person-host = Passa-li la taula
person-kick = Demana-li que surti
watch-title = Estàs mirant
watch-line = Tria un nom, i qui fa d’amfitrió et podrà donar un lloc.
watch-join = Entra a la taula
watch-host-seats = S’està jugant. Qui fa d’amfitrió et pot donar un lloc.
watch-open = S’està jugant: seu i juga.
watch-sit = Seu a la taula
sit-as = { $seat ->
    [red-spymaster] Fes de cap dels vermells
    [blue-spymaster] Fes de cap dels blaus
    [red-operative] Seu amb els vermells
    [blue-operative] Seu amb els blaus
   *[both-operative] Fes d’enllaç de tots dos
}
ask-seat = { $seat ->
    [red-spymaster] Demana ser el cap dels vermells
    [blue-spymaster] Demana ser el cap dels blaus
    [red-operative] Demana seure amb els vermells
    [blue-operative] Demana seure amb els blaus
   *[both-operative] Demana ser l’enllaç de tots dos
}
ask-waiting = Qui fa d’amfitrió ja ho sap.
ask-back = Retira-ho
request = { $seat ->
    [red-spymaster] <b>{ $name }</b> voldria ser el cap dels vermells.
    [blue-spymaster] <b>{ $name }</b> voldria ser el cap dels blaus.
    [red-operative] <b>{ $name }</b> voldria seure amb els vermells.
    [blue-operative] <b>{ $name }</b> voldria seure amb els blaus.
   *[both-operative] <b>{ $name }</b> voldria ser l’enllaç de tots dos.
}
request-yes = És clar
request-no = Ara no
menu-you = Tu en aquesta taula
menu-host = Per a l’amfitrió
rename = Canvia el nom
renamed = Ara et dius { $name }.
leave = Deixa la taula
leave-question = Vols deixar aquesta taula?
leave-line = El teu lloc queda lliure per a algú altre.
report = Denuncia aquesta taula
report-line = Què hi ha malament? Qui porta aquest servidor rep una línia al registre, sense noms.
report-why = { $why ->
    [names] Un nom
    [talk] El que s’hi diu
    [pictures] Una imatge
   *[other] Una altra cosa
}
report-done = Denunciada. Gràcies.
report-failed = No ha arribat al servidor. Torna-ho a provar d’aquí a un minut.
forget-me = Treu el meu nom
forget-me-question = Vols treure el teu nom d’aquí?
forget-me-line = Deixes la taula, i el teu nom desapareix d’aquí, de les repeticions i del servidor.
delete-table = Elimina aquesta taula
delete-table-question = Vols eliminar aquesta taula?
delete-table-line = Tothom en surt i no en queda res: ni partides, ni noms, ni repeticions.
confirm-switch = Prem i després confirma
confirm-line = Una pregunta en lloc de mantenir premut.
sound = Sons
sound-line = Paper, llapis i una campaneta.
sound-off = apagats
percent = { $n } %
voice = Compta els últims segons en veu alta
voice-line = Quan es juga contra rellotge, amb la veu d’aquest dispositiu.
keys-switch = Dreceres de teclat al tauler
keys-line = Les lletres funcionen quan hi ha una carta seleccionada.
pause-line = Tothom veu que el temps s’ha aturat.
call-off = Anul·la la partida
call-off-question = Vols anul·lar aquesta partida?
call-off-line = No guanya ningú, i tothom veu la clau.
renew-code = Codi nou
password-new = Una contrasenya a la porta
password-set = Posa-l’hi
password-drop = Treu-la
password-is-set = La porta demana una contrasenya a qui arriba.
move-seat = Mou el meu lloc
move-seat-line = Obre l’adreça a l’altre dispositiu: es quedarà el teu lloc, i aquest el deixarà. Serveix una sola vegada, durant dos minuts.
move-seat-qr = Codi QR amb l’adreça que mou el teu lloc
move-seat-left = Encara serveix { $time }.
move-seat-over = Aquesta adreça ja no serveix.
move-seat-again = Fes-ne una de nova
person-caller = Que toqui per a tots dos equips
person-caller-off = Que cadascú torni a tocar
caller = toca per a tots dos equips
talk-line = Ho sent tothom i no se’n guarda res.
person-mute = Retira-li la paraula
person-unmute = Torna-li la paraula
bot-seat = { $level ->
    [gentle] bot fàcil
    [outside] un programa extern
    [sharp] bot difícil
   *[steady] bot normal
}
bot-outside-line = Un programa extern veu tot el que veu el seu lloc: l’hi envia aquest servidor.
bot-stood-in-line = El programa extern no ha fet cap jugada vàlida, i l’ha fet un bot d’aquest servidor. El registre del servidor en diu el motiu.
bot-sit = Posa-hi un bot
bot-fill = Omple-ho amb bots
bot-take = Queda’t aquest lloc
bot-dismiss = Fes fora el bot
away-long = Fa un minut que <b>{ $name }</b> no hi és.
away-bot = Posa-hi un bot
away-wait = Espera
kind-count = Imatges entre les { $all } cartes
clue-language = Llengua de les pistes
own-pictures-row = { $n ->
    [one] Una imatge teva
   *[other] { $n } imatges teves
}
end-pile = Agents enemics que queden a la pila
next = Una altra?
next-flip-line = per l’altra cara
next-fresh-line = { $n ->
    [one] { $n } paraula nova
   *[other] { $n } paraules noves
}
next-lobby = Llocs i opcions
scrub-step = pas { $n }, torn { $turn }
bot-notes = Què tenien al cap els bots
next-fresh-cards = { $n } cartes noves

## what a bot says of its moves when the game is over
bot-sure = { $sure ->
    [sure] ho tenia clar
    [likely] em semblava probable
   *[unsure] m’hi arriscava
}
bot-meant = «{ $clue }» anava per a { $cards }; { bot-sure }.
bot-meant-nearly = «{ $clue }» anava per a { $cards }; { bot-sure }. He estat a punt de dir «{ $other }», per a { $others }.
bot-understood = «{ $clue }» m’ha fet pensar en { $card }; { bot-sure }.
bot-understood-nearly = «{ $clue }» m’ha fet pensar en { $card }; { bot-sure }. La següent hauria estat { $other }.
review-open = Rellegeix la partida
scrub = Moment de la partida
scrub-play = Reprodueix
scrub-pause = Pausa
log-turns = { $n ->
    [one] { $n } torn
   *[other] { $n } torns
}
refmode-warns-line = L’àrbitre avisa el cap d’espies abans que enviï la pista; decideix el cap.
refmode-refuses-line = Una pista no vàlida no s’accepta.
refmode-silent-line = Sense àrbitre: l’altre cap d’espies pot impugnar la pista.

## to be called back
called = Avisa’m quan em toqui
called-line = { $leave ->
    [denied] El títol i el so avisen igualment; aquest navegador té ordre de no mostrar notificacions aquí.
    [none] Avisen el títol, el so i la vibració; aquest navegador no mostra notificacions d’aquesta pàgina.
   *[other] Amb aquesta pàgina en segon pla: una notificació que només diu «et toca» i, si el dispositiu pot, una vibració.
}

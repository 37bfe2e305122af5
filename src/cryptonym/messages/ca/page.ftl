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
here = hi és
away = (fora)
away-now = { $names }: fora de la taula
reconnecting = es reconnecta…
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
team-both = Per a tots dos
role-spymaster = cap d’espies
role-operative = enllaç
seat-name = { $seat ->
    [red-spymaster] Cap d’espies vermell
    [blue-spymaster] Cap d’espies blau
    [red-operative] Enllaç vermell
    [blue-operative] Enllaç blau
    [both-operative] Enllaç de tots dos
   *[watcher] Mirant
}

## home
home-headline =
    Una paraula.
    Un número.
    Qui és qui?
home-pitch = El joc de caps d’espies, pistes i sang freda. Dos equips, cinc llengües i una taula per a tothom. Per videotrucada, al sofà, a classe o al tren.
# Six codenames on the drawings, one word each, in capitals: short, middling, long, middling, short, short.
home-art = LLIMONA BRÚIXOLA GRATACEL ÀNCORA LLUNA PERLA
home-new = Taula nova
deck-language = Llengua de la baralla
home-who = Qui juga?
mode-teams = Dos equips
mode-coop = Tots junts
mode-trio = Som tres
home-open = Obre la taula
home-code = Tens un codi?
home-join = Entra
home-back-to = Torna a { $code }
home-forget = oblida
home-rules = Les regles
home-privacy = Sense compte ni rastrejadors: només es guarda el teu lloc. Programari lliure; allotja’l tu mateix.
home-no-server = El servidor no respon. Torna-ho a provar d’aquí a un moment.
forget-all = Oblida’m aquí
forget-all-question = Vols oblidar-ho tot en aquest dispositiu?
forget-all-line = S’esborren el teu nom, les teves preferències i els teus llocs a les taules obertes. En aquells llocs ja no t’hi podràs tornar a asseure.

## at the door
door-code = Ara no hi ha cap taula amb el codi { $code }. Comprova’l o demana l’enllaç: un codi s’acaba quan l’amfitrió tanca la porta o fa fora algú.
door-code-form = Un codi té sis caràcters, sense 0, O, 1 ni I.
door-code-wait = Massa codis seguits. Torna-ho a provar d’aquí a un minut o demana l’enllaç.
door-no-such-table = Aquí no hi ha cap taula
door-no-such-table-line = Aquest enllaç no porta a cap taula oberta. Potser l’han tancada o falta un caràcter a l’enllaç.
door-kicked = T’han demanat que surtis
door-kicked-line = Han alliberat el teu lloc. Encara pots mirar aquesta taula o obrir-ne una de teva.
door-other-protocol = Hi ha una versió més nova
door-other-protocol-line = Aquesta pàgina és més antiga que el servidor. Torna-la a carregar: et guardem el lloc.
door-too-many = La casa és plena
door-too-many-line = Aquest servidor té massa línies obertes. Tanca una pestanya o torna-ho a provar d’aquí a un moment.
door-elsewhere = El teu lloc s’ha mogut
door-elsewhere-line = Ara és en un altre dispositiu. Torna a carregar la pàgina per mirar des d’aquí.
door-move-expired = Aquest enllaç ja no val
door-move-expired-line = Un enllaç que mou un lloc val una sola vegada, durant dos minuts. Demana’n un de nou al dispositiu que té el lloc.
door-gone = La línia s’ha tancat
door-gone-line = El servidor ha tancat la línia d’aquesta taula.
door-watch = Mira
door-home = Ves a l’inici
door-go = Ves a { $code }
restarting = El servidor es reinicia.
restarting-line = La partida està desada; els rellotges són aturats.
closed = Aquesta taula s’havia tancat.
closed-line = Feia molt que no venia ningú. Els llocs són com eren.
reopen = Torna-la a obrir
door-password-needed = Aquesta porta demana una contrasenya
door-password-needed-line = La sap qui t’ha convidat.
door-wrong-password = Aquesta porta demana una contrasenya
door-wrong-password-line = No era aquesta. Torna-ho a provar.
password = Contrasenya
knock = Truca
door-broken-table = Aquesta taula no es pot llegir
door-broken-table-line = Hi ha alguna cosa malmesa en el que el servidor en guarda. Qui porta el servidor pot veure què.
slow-line = La línia va lenta, però arriba.
lost = S’ha perdut la línia.
lost-line = { $n ->
    [0] Et guardem el lloc. Ara ho tornem a provar.
    [one] Et guardem el lloc. Ho tornem a provar d’aquí a { $n } s.
   *[other] Et guardem el lloc. Ho tornem a provar d’aquí a { $n } s.
}
lost-long = Et guardem el lloc. De tant en tant es torna a provar sol.
held = { $why ->
    [too-fast] Massa coses alhora.
   *[paused] Ara mateix el servidor no pot desar res.
}
held-line = El que has fet espera aquí i es torna a enviar sol.
newer = Hi ha una versió més nova.
newer-line = Torna a carregar la pàgina quan et vagi bé: et guardem el lloc.

## lobby
invite = Vine a la taula
invite-qr = Codi QR amb l’enllaç d’aquesta taula
invite-code = Codi: { $code }
invite-line = Qui tingui l’enllaç pot seure o mirar. No cal cap compte.
invite-locked = La porta està tancada: ningú més no pot seure.
copy-link = Copia l’enllaç
copied = Copiat
copy-by-hand = L’enllaç, per copiar-lo a mà
copy-here = Copia l’enllaç d’aquí:
invite-own-machine = <b>Aquest enllaç només s’obre en aquest ordinador.</b> Perquè hi entrin els altres, engega el servidor amb <kbd>cryptonym serve --lan</kbd> i fes servir l’adreça que mostra.
lock = Tanca la porta
lock-line = Ningú més no pot entrar.
lobby-welcome = Us donem la benvinguda.
lobby-welcome-line = Tria un nom i qualsevol lloc lliure, o mira i prou.
lobby-ready = Ja hi sou tots.
lobby-ready-host = Reparteix quan us vagi bé.
lobby-ready-guest = Les cartes les reparteix qui fa d’amfitrió.
lobby-missing-line = Qualsevol lloc lliure és a un toc.
lobby-few-cards-line = Qui fa d’amfitrió pot afegir cartes o barrejar-les amb les nostres.
lobby-back = Torna a la clau
deal = Reparteix les cartes
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
watching-count = { $n ->
    [0] no mira ningú
    [one] { $n } espectador
   *[other] { $n } espectadors
}
shuffle = Barreja els equips
shuffle-seats = Barreja els llocs
just-watch = Mira i prou
trio-line = Endevina per als dos caps d’espies, i fa bona feina per a cadascun.
coop-line = Aquí no hi seu ningú. Al torn de l’enemic, el vostre cap d’espies li cobreix una carta. Trobeu totes les vostres abans que s’acabin les seves.
deck = Baralla
grid = Cartes
mode = Jugadors
colour = Color
time = Temps
time-hourglass = Rellotge de sorra
time-minutes = { $n ->
    [one] { $n } min
   *[other] { $n } min
}
time-own = Altre…
time-clue = Pista, s
time-guess = Tocs, s
refmode-warns = Avisa
refmode-warns-line = L’àrbitre avisa el cap d’espies abans que enviï la pista; decideix el cap.
refmode-refuses = Rebutja
refmode-refuses-line = Una pista contra les regles no s’accepta.
refmode-silent = Calla
refmode-silent-line = Sense àrbitre: l’altre cap d’espies pot impugnar la pista.
plays = En aquesta taula…
plays-host = Com es juga aquí ho decideix qui fa d’amfitrió.
plays-what = Què vol dir tot això
plays-house = Regles de la casa per a les pistes
plays-none = cap d’activada
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
own-limits-hint = una línia que veu tothom

## una baralla pròpia
deck-own = Pròpia…
own-deck = Una baralla pròpia
own-deck-other = Una altra
own-deck-too-fast = Massa intents de cop. Espera un moment i torna-ho a provar.
own-deck-use = Es juga amb
own-deck-use-own = Només les meves
own-deck-use-both = Barrejades
own-deck-use-builtin = Sense les meves
own-deck-row = { $n ->
    [one] La baralla de qui fa d’amfitrió (llengua: { $language }): { $n } carta.
   *[other] La baralla de qui fa d’amfitrió (llengua: { $language }): { $n } cartes.
}
own-deck-row-use = { $use ->
    [own] Només es juga amb aquestes.
    [both] Es barregen amb les nostres.
   *[builtin] De moment queden fora.
}

## people
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

## menu
menu-you = Tu en aquesta taula
menu-host = Per a l’amfitrió
rename = Canvia el nom
renamed = Ara et dius { $name }.
leave = Deixa la taula
leave-question = Vols deixar aquesta taula?
leave-line = El teu lloc queda lliure per a algú altre.
theme = Llum
theme-system = Sistema
theme-light = Dia
theme-dark = Nit
confirm-switch = Prem i després confirma
confirm-line = Una pregunta en lloc de mantenir premut.
sound = Sons
sound-line = Paper, llapis i una campaneta.
sound-off = cap
percent = { $n } %
voice = Compta els últims segons en veu alta
voice-line = Quan es juga contra rellotge, amb la veu d’aquest dispositiu.
keys-switch = Tecles soltes al tauler
keys-line = R, S, H, X, L i Z funcionen quan hi ha una carta seleccionada.
pause = Atura el rellotge
pause-line = Tothom veu que el temps s’ha aturat.
call-off = Anul·la la partida
call-off-question = Vols anul·lar aquesta partida?
call-off-line = No guanya ningú, i tothom veu la clau.
renew-code = Codi nou
password-new = Una contrasenya a la porta
password-set = Posa-la
password-drop = Treu-la
password-is-set = La porta demana una contrasenya a qui arriba.
move-seat = Mou el meu lloc
move-seat-line = Obre’l a l’altre dispositiu: pren el teu lloc, i aquest el deixa. Val una sola vegada, durant dos minuts.
move-seat-qr = Codi QR amb l’enllaç que mou el teu lloc
move-seat-left = Encara val { $time }.
move-seat-over = Aquest enllaç ja no val.
move-seat-again = Un de nou
person-caller = Que toqui per als dos equips
person-caller-off = Que cadascú torni a tocar
caller = toca per als dos equips
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
slip-clue-of = pista de { $name }
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
slip-free-sub = agafa-la o deixa-la
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
        [one] <b>Trobeu l’última carta vermella.</b> Sense pista ni límit; si falleu un sol toc o pareu, perdeu.
       *[other] <b>Trobeu les { $n } cartes vermelles que queden.</b> Sense pista ni límit; si falleu un sol toc o pareu, perdeu.
    }
   *[blue] { $n ->
        [one] <b>Trobeu l’última carta blava.</b> Sense pista ni límit; si falleu un sol toc o pareu, perdeu.
       *[other] <b>Trobeu les { $n } cartes blaves que queden.</b> Sense pista ni límit; si falleu un sol toc o pareu, perdeu.
    }
}
slip-give-up = Ens rendim
give-up-question = Us rendiu?
give-up-line = A l’última oportunitat, qui para perd la partida.
slip-rule-title = Val o no val?
slip-rule-sub = t’han impugnat la pista: decideixes tu
slip-rule-stands = Val
slip-rule-out = Contra les regles
slip-ruling-title = Pista impugnada
slip-ruling-say = <b>{ $name } decideix</b> si la pista val. Els tocs esperen.
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
    [one] Queda <b>{ $n }</b> toc
   *[other] Queden <b>{ $n }</b> tocs
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
entry-send-anyway = Envia igualment
entry-zero-hint = Zero: no hi té a veure cap carta vostra. Tocs sense límit.
entry-unlimited-hint = Sense límit: no sabran per a quantes cartes va.
referee = Àrbitre
referee-waiting = L’àrbitre et va llegint; només ho veus tu.
referee-idle = L’àrbitre llegeix la pista quan et toca donar-la.
referee-reading = Està llegint «{ $word }»…
referee-nothing = Res a dir contra «{ $word }».
referee-silent = Aquí l’àrbitre calla: l’altre cap d’espies pot impugnar la pista.
referee-illegal = Així no val
referee-doubtful = Hi ha dubtes
referee-notice = Compte
referee-allowed = { $name } ho deixa passar
referee-denied = { $name } diu que no
referee-lapsed = { $name } no respon
referee-unjudged = Ara mateix l’àrbitre no respon.
referee-change = Canvia la pista
referee-ask = Pregunta-ho en veu baixa a { $name }
referee-asked = Ho has preguntat a { $name }…
referee-only = Només ho veus tu.
referee-only-challenge = Només ho veus tu. Si l’envies així, { $name } la pot impugnar fins al primer toc.

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
hold-touch-word = Mantén premut per tocar { $word }
hold-cover = Mantén premut per cobrir
hold-cover-word = Mantén premut per cobrir { $word }
hold-on = Una mica més…
hold-longer = Mantén-ho premut més estona
tap-touch = Toca { $word }…
tap-cover = Cobreix { $word }…
touch-question = Vols tocar { $word } de debò?
touch-line = { $place }. No es pot desfer: la taula ho veu.
touch-yes = Toca
cover-question = Vols cobrir { $word }?
cover-yes = Cobreix
about-to-touch = <b>{ $name }</b> és a punt de tocar <b>{ $word }</b>. Prem aquella carta per dir «Espera!».
hint-guess = <b>Marca</b> la carta que proposes. <b>Mantén premut</b> per tocar de debò.<br>Tecles: fletxes, <kbd>Espai</kbd> marca, <kbd>Retorn</kbd> toca
hint-first = <b>Marca</b> la carta que proposes. <b>Mantén premut</b> per tocar de debò.<br>Almenys un toc; després podeu acabar el torn.
hint-spymaster = <b>Cara de pòquer:</b> mentre es juga no pots marcar cartes ni escriure a ningú.<br>Els enllaços no veuen res del que fas aquí.
hint-cover = <b>Tria</b> una carta i <b>mantén premut</b> per cobrir.<br>Tothom veu què cobreixes; ningú no et veu triar.
hint-wait = Encara no et toca.<br>Mira la taula, no el cap d’espies.
hint-watcher = Veus el que veuen els enllaços, i res de la clau.<br>Marcar és parlar: només compta el toc.
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
agents-of = per trobar: { $n } de { $total }
agents-score = { $team ->
    [red] Vermells: { $n } per trobar
   *[blue] Blaus: { $n } per trobar
}
enemy-pile = L’enemic juga des de la seva pila.
badge-spymaster = { $team ->
    [red] Cap dels vermells: { $name }
   *[blue] Cap dels blaus: { $name }
}
own-words = Les vostres cartes
key-title = La clau
key-list = { $whose ->
    [enemy] D’ells: { $n }
    [bystander] Civils innocents: { $n }
   *[assassin] Assassí
}
log = Registre
spell = Lletreja la pista
spell-back = Sencera una altra vegada
log-empty = Encara no s’ha dit res.
log-turn = torn { $n }
log-turns = { $n ->
    [one] { $n } torn
   *[other] { $n } torns
}
log-now = ara
log-enemy = torn de l’enemic
log-thinking = encara sense pista
log-no-clue = sense pista
log-free-cover = Una de franc, abans de la pista:
log-ended-pen-1 = Anul·lada: s’ha acabat el torn.
log-ended-time-2 = S’ha acabat el temps.
note-hourglass = { $name } ha girat el rellotge de sorra.
note-challenged = { $name } ha impugnat la pista.
note-decided = { $upheld ->
    [yes] { $judge ->
        [referee] L’àrbitre ha anul·lat la pista.
        [spymaster] El cap d’espies ha retirat la pista: anul·lada.
       *[challenger] La impugnació prospera.
    }
   *[no] { $judge ->
        [referee] L’àrbitre ha donat la pista per bona.
        [spymaster] El cap d’espies ha donat la pista per bona.
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
talk-say = Digues
talk-empty = De moment, silenci. El que es diu aquí ho sent tota la taula.
talk-not-now = Els caps d’espies fan cara de pòquer: mentre es juga no parlen.
talk-line = Una línia que sent tothom; no se’n guarda res.
person-mute = Retira-li la paraula
person-unmute = Torna-li la paraula

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
end-pile = Agents enemics que queden a la pila
end-evening = Partides d’avui
next = Una altra?
next-flip = Gira les cartes
next-flip-line = les mateixes, del revés
next-fresh = Treu cartes noves
next-fresh-line = { $n ->
    [one] { $n } paraula nova
   *[other] { $n } paraules noves
}
next-rotate = Canvia de cap d’espies
next-rotate-line = ara toca a: { $names }
next-rotate-plain = toca al següent de l’equip
next-host = La partida següent la reparteix { $name }.
next-lobby = Llocs i opcions
scrub = Moment de la partida
scrub-back = Un pas enrere
scrub-next = Un pas endavant
scrub-play = Reprodueix
scrub-pause = Pausa
scrub-step = pas { $n }, torn { $turn }

## rules page
rules-loading = Un moment…
rules-missing = Les regles encara no hi són en aquesta llengua. Prova’n una altra.
rules-no-line = Les regles no han arribat: no hi ha línia amb el servidor i aquest dispositiu no les ha desades.

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
announce-untag = { $name } treu una marca
announce-seconds = { $n ->
    [one] { $n } segon
   *[other] { $n } segons
}
announce-time = Temps.

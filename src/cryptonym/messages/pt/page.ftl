### What the page says. <b>, <i>, <kbd> and <br> are the only markup. $team is red or blue; names of people are never inflected.

## everywhere
back = Voltar
close = Fechar
skip = Ir para o tabuleiro
menu = Menu
rules = Regras
rule-link = Regra { $rule }
reload = Recarregar
try-now = Tentar agora
you = você
host = anfitrião
here = presente
away = (ausente)
away-now = { $names }: fora da mesa
reconnecting = reconectando…
sent = enviado
language = Idioma
your-name = Seu nome
number-unlimited = ilimitado
name-you = { $name } (você)
table = Mesa
tab-yours = ● Sua vez · Cryptonym
team-name = { $team ->
    [red] Vermelhos
   *[blue] Azuis
}
team-enemy = O inimigo
team-both = Pelos dois
role-spymaster = espião mestre
role-operative = agente de campo
seat-name = { $seat ->
    [red-spymaster] Espião mestre vermelho
    [blue-spymaster] Espião mestre azul
    [red-operative] Agente de campo vermelho
    [blue-operative] Agente de campo azul
    [both-operative] Agente de campo dos dois
   *[watcher] Assistindo
}

## home
home-headline =
    Uma palavra.
    Um número.
    Quem é quem?
home-pitch = O jogo de espiões mestres, pistas e sangue-frio. Duas equipes, cinco idiomas e uma mesa para todos. Numa chamada, no sofá, na sala de aula ou no trem.
# Six codenames on the drawings, one word each, in capitals: short, middling, long, middling, short, short.
home-art = LIMÃO BÚSSOLA TEMPESTADE ÂNCORA LUA PÉROLA
home-new = Nova mesa
deck-language = Idioma do baralho
home-who = Quem joga?
mode-teams = Duas equipes
mode-coop = Todos juntos
mode-trio = Nós três
home-open = Abrir a mesa
home-code = Tem um código?
home-join = Entrar
home-back-to = Voltar para { $code }
home-forget = esquecer
home-rules = As regras
home-privacy = Sem conta, sem rastreadores: só o seu lugar fica guardado. Software livre; hospede você mesmo.
home-no-server = O servidor não responde. Tente de novo daqui a pouco.
forget-all = Apagar meus dados
forget-all-question = Apagar seus dados deste aparelho?
forget-all-line = Somem o seu nome, as suas preferências e os seus lugares nas mesas abertas. Nesses lugares você não poderá mais se sentar.

## at the door
door-code = No momento, nenhuma mesa tem o código { $code }. Confira o código ou peça o link: um código acaba quando o anfitrião tranca a porta ou pede que alguém saia.
door-code-form = Um código tem seis caracteres, sem 0, O, 1 nem I.
door-code-wait = Foram códigos demais. Tente de novo daqui a um minuto ou peça o link.
door-no-such-table = Aqui não há mesa
door-no-such-table-line = Este link não leva a nenhuma mesa aberta. Talvez ela tenha sido fechada, ou falte um caractere no link.
door-kicked = Pediram que você saísse
door-kicked-line = O anfitrião liberou o seu lugar. Você ainda pode assistir a esta mesa ou abrir a sua.
door-other-protocol = Há uma versão mais nova
door-other-protocol-line = Esta página é mais antiga que o servidor. Recarregue: o seu lugar está guardado.
door-too-many = A casa está cheia
door-too-many-line = Há conexões demais abertas com este servidor agora. Feche uma aba ou tente de novo daqui a pouco.
door-elsewhere = Seu lugar mudou
door-elsewhere-line = Agora ele está em outro aparelho. Recarregue a página para assistir daqui.
door-move-expired = Este link não vale mais
door-move-expired-line = Um link que muda um lugar vale uma vez só, por dois minutos. Peça um novo no aparelho que tem o lugar.
door-gone = A conexão foi encerrada
door-gone-line = O servidor encerrou a conexão com esta mesa.
door-watch = Assistir
door-home = Ir para o início
door-go = Ir para { $code }
restarting = O servidor está reiniciando.
restarting-line = A partida está salva; os relógios estão parados.
closed = Esta mesa foi fechada.
closed-line = Faz tempo que ninguém vem. Os lugares estão como antes.
reopen = Abrir de novo
door-password-needed = Esta porta pede uma senha
door-password-needed-line = Quem convidou você sabe qual é.
door-wrong-password = Esta porta pede uma senha
door-wrong-password-line = Não era essa. Tente mais uma vez.
password = Senha
knock = Bater
door-broken-table = Não dá para ler esta mesa
door-broken-table-line = Há algo estragado no que o servidor guarda dela. Quem cuida do servidor pode ver o quê.
slow-line = Conexão lenta, mas está vindo.
lost = A conexão caiu.
lost-line = { $n ->
    [0] O seu lugar está guardado. Tentando de novo agora.
    [one] O seu lugar está guardado. Nova tentativa em { $n } s.
   *[other] O seu lugar está guardado. Nova tentativa em { $n } s.
}
lost-long = O seu lugar está guardado. De vez em quando há uma nova tentativa.
held = { $why ->
    [too-fast] Foi muita coisa de uma vez.
   *[paused] No momento, o servidor não consegue salvar nada.
}
held-line = O que você fez espera aqui e é enviado de novo sozinho.
newer = Há uma versão mais nova.
newer-line = Recarregue a página quando quiser: o seu lugar está guardado.

## lobby
invite = Venha para a mesa
invite-qr = Código QR com o link desta mesa
invite-code = Código: { $code }
invite-line = Quem tem o link pode se sentar ou assistir. Não precisa de conta.
invite-locked = A porta está trancada: ninguém mais pode se sentar.
copy-link = Copiar o link
copied = Copiado
copy-by-hand = O link, para copiar à mão
copy-here = Copie o link daqui:
invite-own-machine = <b>Este link só abre neste computador.</b> Para os outros entrarem, inicie o servidor com <kbd>cryptonym serve --lan</kbd> e use o endereço que ele mostra.
lock = Trancar a porta
lock-line = Ninguém mais pode se sentar.
lobby-welcome = Boas-vindas à mesa.
lobby-welcome-line = Escolha um nome e um lugar livre, ou só assista.
lobby-ready = Está todo mundo aqui.
lobby-ready-host = Distribua quando todos quiserem.
lobby-ready-guest = O anfitrião distribui as cartas.
lobby-missing-line = Basta um clique para ocupar um lugar livre.
lobby-few-cards-line = O anfitrião pode acrescentar cartas ou misturá-las com as nossas.
lobby-back = Voltar para a chave
deal = Distribuir as cartas
players = { $n ->
    [0] ninguém ainda
    [one] { $n } jogador
   *[other] { $n } jogadores
}
seat-spymaster = { $me ->
    [yes] espião mestre · você
   *[no] espião mestre · vê a chave
}
seat-operative = { $me ->
    [yes] agente de campo · você
   *[no] agente de campo
}
sit-here = Sentar aqui
sit-here-as = { $seat ->
    [red-spymaster] Sentar aqui como espião mestre vermelho
    [blue-spymaster] Sentar aqui como espião mestre azul
    [red-operative] Sentar aqui como agente de campo vermelho
    [blue-operative] Sentar aqui como agente de campo azul
   *[both-operative] Sentar aqui como agente de campo dos dois
}
watching = Assistindo
watching-nobody = ninguém
watching-unnamed = { $n ->
    [one] { $n } sem nome
   *[other] { $n } sem nome
}
watching-count = { $n ->
    [0] ninguém assistindo
    [one] { $n } espectador
   *[other] { $n } espectadores
}
shuffle = Embaralhar as equipes
shuffle-seats = Embaralhar os lugares
just-watch = Só assistir
trio-line = Adivinha pelos dois espiões mestres e dá o melhor de si por cada um.
coop-line = Aqui ninguém se senta. Na vez do inimigo, o espião mestre de vocês cobre uma carta inimiga. Encontrem todas as de vocês antes que as do inimigo acabem.
deck = Baralho
grid = Cartas
mode = Jogadores
colour = Cor
time = Tempo
time-hourglass = Ampulheta
time-minutes = { $n ->
    [one] { $n } min
   *[other] { $n } min
}
time-own = Outro…
time-clue = Pista, s
time-guess = Toques, s
refmode-warns = Avisa
refmode-warns-line = O juiz avisa o espião mestre antes do envio; quem decide é ele.
refmode-refuses = Recusa
refmode-refuses-line = Uma pista contra as regras não é aceita.
refmode-silent = Se cala
refmode-silent-line = Sem juiz: o outro espião mestre pode contestar.
plays = Nesta mesa…
plays-host = O anfitrião decide como se joga aqui.
plays-what = O que tudo isso quer dizer
plays-house = Regras da casa para as pistas
plays-none = nenhuma ligada
fine = Final com o assassino
fine-line = Ninguém vence enquanto o assassino não for encontrado.
house-compounds_ok = Pistas compostas
house-classifying_attributes_ok = Substantivo com seu atributo
house-proper_names_ok = Nomes de várias palavras
house-place_names_ok = Nomes de lugares
house-abbreviations_ok = Siglas
house-homophones_ok = Palavras de som igual
house-rhymes_ok = Qualquer rima
house-foreign_ok = Palavras estrangeiras
own-limits = Uma regra só de vocês
own-limits-hint = uma linha que todos veem

## um baralho próprio
deck-own = Seu…
own-deck = Um baralho só seu
own-deck-other = Outro
own-deck-too-fast = Tentativas demais de uma vez. Espere um momento e tente de novo.
own-deck-use = Joga-se com
own-deck-use-own = Só as minhas
own-deck-use-both = Misturadas
own-deck-use-builtin = Sem as minhas
own-deck-row = { $n ->
    [one] O baralho do anfitrião: { $n } carta (idioma: { $language }).
   *[other] O baralho do anfitrião: { $n } cartas (idioma: { $language }).
}
own-deck-row-use = { $use ->
    [own] Só se joga com estas.
    [both] Elas se misturam com as nossas.
   *[builtin] Por enquanto ficam de fora.
}

## people
person-menu = O que fazer com { $name }
person-seat = { $seat ->
    [red-spymaster] Tornar espião mestre vermelho
    [blue-spymaster] Tornar espião mestre azul
    [red-operative] Sentar com os vermelhos
    [blue-operative] Sentar com os azuis
   *[both-operative] Tornar agente de campo dos dois
}
person-stand = Liberar o lugar
person-host = Passar a mesa
person-kick = Pedir que saia
watch-title = Você está assistindo
watch-line = Escolha um nome, e o anfitrião pode lhe dar um lugar.
watch-join = Entrar na mesa
watch-host-seats = A partida está em andamento. O anfitrião pode lhe dar um lugar.
watch-open = A partida está em andamento: sente-se e jogue.
watch-sit = Sentar-se
sit-as = { $seat ->
    [red-spymaster] Ser espião mestre vermelho
    [blue-spymaster] Ser espião mestre azul
    [red-operative] Sentar com os vermelhos
    [blue-operative] Sentar com os azuis
   *[both-operative] Jogar pelos dois
}

ask-seat = { $seat ->
    [red-spymaster] Pedir para ser espião mestre vermelho
    [blue-spymaster] Pedir para ser espião mestre azul
    [red-operative] Pedir lugar com os vermelhos
    [blue-operative] Pedir lugar com os azuis
   *[both-operative] Pedir para jogar pelos dois
}
ask-waiting = O anfitrião já recebeu o pedido.
ask-back = Retirar
request = { $seat ->
    [red-spymaster] <b>{ $name }</b> gostaria de ser espião mestre vermelho.
    [blue-spymaster] <b>{ $name }</b> gostaria de ser espião mestre azul.
    [red-operative] <b>{ $name }</b> gostaria de sentar com os vermelhos.
    [blue-operative] <b>{ $name }</b> gostaria de sentar com os azuis.
   *[both-operative] <b>{ $name }</b> gostaria de jogar pelos dois.
}
request-yes = Claro
request-no = Agora não

## menu
menu-you = Você nesta mesa
menu-host = Para o anfitrião
rename = Trocar o nome
renamed = Agora você é { $name }.
leave = Sair da mesa
leave-question = Sair desta mesa?
leave-line = O seu lugar fica livre para outra pessoa.
theme = Luz
theme-system = Como o sistema
theme-light = Dia
theme-dark = Noite
confirm-switch = Clicar e depois confirmar
confirm-line = Uma pergunta em vez de segurar a carta.
sound = Sons
sound-line = Papel, lápis e uma sineta.
sound-off = desligados
percent = { $n }%
voice = Contar os últimos segundos em voz alta
voice-line = Quando se joga contra o relógio, com a voz deste aparelho.
keys-switch = Teclas de atalho no tabuleiro
keys-line = R, S, H, X, L e Z funcionam com uma carta em foco.
pause = Parar o relógio
pause-line = Todos veem que o tempo está parado.
call-off = Cancelar a partida
call-off-question = Cancelar esta partida?
call-off-line = Ninguém vence, e todos veem a chave.
renew-code = Novo código
password-new = Uma senha na porta
password-set = Definir
password-drop = Tirar
password-is-set = A porta pede uma senha a quem chega.
move-seat = Mudar meu lugar
move-seat-line = Abra isto no outro aparelho: ele assume o seu lugar, e este o deixa. Vale uma vez só, por dois minutos.
move-seat-qr = Código QR com o link que muda o seu lugar
move-seat-left = Ainda vale por { $time }.
move-seat-over = Este link não vale mais.
move-seat-again = Outro link
person-caller = Deixar que toque pelas duas equipes
person-caller-off = Cada equipe volta a tocar
caller = toca pelas duas equipes
awaiting = { $seat ->
    [red-spymaster] O tempo espera o espião mestre vermelho
    [blue-spymaster] O tempo espera o espião mestre azul
    [red-operative] O tempo espera os agentes de campo vermelhos
    [blue-operative] O tempo espera os agentes de campo azuis
   *[both-operative] O tempo espera o agente de campo dos dois
}
keys-title = Teclas

## the slip
slip-ours-title = Sua equipe adivinha
slip-guessing-title = { $team ->
    [red] Vermelhos adivinhando
   *[blue] Azuis adivinhando
}
slip-clue-of = pista de { $name }
slip-own-clue = sua pista; agora, cara de pôquer
slip-spymaster = espião mestre: { $name }
slip-thinking-title = { $team ->
    [red] Vermelhos pensando
   *[blue] Azuis pensando
}
slip-thinking-say = { $name } procura uma palavra e um número.
slip-clue-title = Sua pista
slip-clue-sub = uma palavra, um número
slip-key-only = só para espiões mestres
slip-given-title = { $team ->
    [red] Pista dos vermelhos
   *[blue] Pista dos azuis
}
slip-given-sub = você pode contestar
slip-asked-title = Eles podem dizer isto?
slip-asked-sub = { $name } pergunta a você
slip-asked-yes = Tudo bem
slip-asked-no = Não
slip-ruled-title = Pista anulada
slip-ruled-say = { $team ->
    [red] <b>O turno dos vermelhos acaba.</b> { $name } pode cobrir uma carta azul antes de dar a pista.
   *[blue] <b>O turno dos azuis acaba.</b> { $name } pode cobrir uma carta vermelha antes de dar a pista.
}
slip-free-title = Uma de graça
slip-free-sub = é pegar ou largar
slip-free-say = { $n ->
    [one] Segure a última carta visível de vocês para cobrir.
   *[other] Segure uma das { $n } cartas visíveis de vocês para cobrir.
}
slip-free-no = Dispensar
slip-stand-title = Última cartada
slip-stand-sub = { $team ->
    [red] Os vermelhos tocaram no assassino
   *[blue] Os azuis tocaram no assassino
}
slip-stand-say = { $team ->
    [red] { $n ->
        [one] <b>Encontrem a última carta vermelha.</b> Sem pista, sem limite; quem erra um toque, ou para, perde.
       *[other] <b>Encontrem as { $n } cartas vermelhas que faltam.</b> Sem pista, sem limite; quem erra um toque, ou para, perde.
    }
   *[blue] { $n ->
        [one] <b>Encontrem a última carta azul.</b> Sem pista, sem limite; quem erra um toque, ou para, perde.
       *[other] <b>Encontrem as { $n } cartas azuis que faltam.</b> Sem pista, sem limite; quem erra um toque, ou para, perde.
    }
}
slip-give-up = Desistir
give-up-question = Desistir?
give-up-line = Na última cartada, quem para perde a partida.
slip-rule-title = Vale ou não vale?
slip-rule-sub = sua pista foi contestada: você decide
slip-rule-stands = Vale
slip-rule-out = Contra as regras
slip-ruling-title = Contestada
slip-ruling-say = <b>{ $name } decide</b> se a pista vale. Os toques esperam.
slip-enemy-title = O inimigo joga
slip-enemy-sub = você escolhe por ele
slip-enemy-say = { $team ->
    [red] { $n ->
        [one] Segure uma carta <b>vermelha</b> para cobrir. Na pilha do inimigo: { $left }.
       *[other] Segure { $n } cartas <b>vermelhas</b> para cobrir, uma a uma. Na pilha do inimigo: { $left }.
    }
   *[blue] { $n ->
        [one] Segure uma carta <b>azul</b> para cobrir. Na pilha do inimigo: { $left }.
       *[other] Segure { $n } cartas <b>azuis</b> para cobrir, uma a uma. Na pilha do inimigo: { $left }.
    }
}
slip-enemy-wait = { $n ->
    [one] { $name } cobre uma carta do inimigo.
   *[other] { $name } cobre { $n } cartas do inimigo.
}
touches-left = { $n ->
    [0] Não resta nenhum toque
    [one] Resta <b>{ $n }</b> toque
   *[other] Restam <b>{ $n }</b> toques
}
touches-unlimited = Quantos toques vocês ousarem
challenge = Contestar
challenge-question = Contestar “{ $clue }”?
challenge-line = Se a contestação valer, o turno deles acaba. Se não valer, não custa nada.

## clue and referee
entry-word = Pista
entry-number = Número
entry-no-word = Antes, escreva uma pista.
entry-no-number = Escolha também um número.
entry-send = Enviar
entry-send-anyway = Enviar assim
entry-zero-hint = Zero: nenhuma carta de vocês tem a ver com a pista. Toques sem limite.
entry-unlimited-hint = Ilimitado: eles não ficam sabendo quantas cartas são.
referee = Juiz
referee-waiting = O juiz lê o que você digita; só você vê.
referee-idle = O juiz lê na sua vez de dar a pista.
referee-reading = Lendo “{ $word }”…
referee-nothing = Nada contra “{ $word }”.
referee-silent = Nesta mesa o juiz se cala: o outro espião mestre pode contestar.
referee-illegal = Assim não vale
referee-doubtful = Há dúvida
referee-notice = Cuidado
referee-allowed = { $name } deixa passar
referee-denied = { $name } diz que não
referee-lapsed = { $name } não respondeu
referee-unjudged = O juiz não está respondendo agora.
referee-change = Trocar a pista
referee-ask = Perguntar baixinho a { $name }
referee-asked = Pergunta feita a { $name }…
referee-only = Só você vê isto.
referee-only-challenge = Só você vê isto. Se você enviar assim, { $name } pode contestar até o primeiro toque.

## board
board = Tabuleiro
card-plain = { $place }, { $word }
card-tagged = { $place }, { $word }, marcada por { $names }
card-covered = { $identity ->
    [red] { $place }, { $word }, agente vermelho
    [blue] { $place }, { $word }, agente azul
    [bystander] { $place }, { $word }, civil inocente
   *[assassin] { $place }, { $word }, assassino
}
card-key = { $whose ->
    [own] { $place }, { $word }, de vocês
    [enemy] { $place }, { $word }, deles
    [red] { $place }, { $word }, vermelha
    [blue] { $place }, { $word }, azul
    [bystander] { $place }, { $word }, civil inocente
   *[assassin] { $place }, { $word }, assassino
}
hold-touch = Segure para tocar
hold-touch-word = Segure para tocar: { $word }
hold-cover = Segure para cobrir
hold-cover-word = Segure para cobrir: { $word }
hold-on = Continue segurando…
hold-longer = Segure mais um pouco
tap-touch = Tocar em { $word }…
tap-cover = Cobrir { $word }…
touch-question = Tocar em { $word } para valer?
touch-line = { $place }. Não dá para desfazer: a mesa toda vai ver.
touch-yes = Tocar
cover-question = Cobrir { $word }?
cover-yes = Cobrir
about-to-touch = <b>{ $name }</b> vai tocar em <b>{ $word }</b>. Clique nessa carta para dizer “Espera!”.
hint-guess = <b>Marque</b> uma carta para propor. <b>Segure</b> para tocar: aí vale.<br>Teclas: setas, <kbd>Espaço</kbd> marca, <kbd>Enter</kbd> toca
hint-first = <b>Marque</b> uma carta para propor. <b>Segure</b> para tocar: aí vale.<br>Pelo menos um toque; depois vocês podem encerrar o turno.
hint-spymaster = <b>Cara de pôquer:</b> durante a partida você não pode marcar cartas nem escrever a ninguém.<br>Os agentes de campo não veem nada do que você faz aqui.
hint-cover = <b>Escolha</b> uma carta e <b>segure</b> para cobrir.<br>Todos veem a carta coberta, ninguém vê você escolher.
hint-wait = Ainda não é a sua vez.<br>Olhe para a mesa, não para o espião mestre.
hint-watcher = Você vê o que os agentes de campo veem, e nada da chave.<br>Marcas são conversa: só o toque conta.
dock-guess = Marque uma carta e segure nela para tocar.
dock-cover = Escolha uma carta e segure nela para cobrir.
dock-spymaster = Cara de pôquer: ninguém vê o que você faz.
dock-wait = Olhe para a mesa, não para o espião mestre.
hourglass = Virar a ampulheta
stop = Encerrar o turno
stop-question = Encerrar o turno?
stop-why-not = Antes, toquem em pelo menos uma carta.
stop-last-stand = Na última cartada não se encerra o turno: achem todos, ou desistam ali em cima.

## rail and log
rail = Placar, lugares e registro
agents-left = { $n ->
    [0] agentes restantes
    [one] agente restante
   *[other] agentes restantes
}
agents-of = Restantes: { $n } de { $total }
agents-score = { $team ->
    [red] Vermelhos, agentes restantes: { $n }
   *[blue] Azuis, agentes restantes: { $n }
}
enemy-pile = O inimigo joga com a pilha dele.
badge-spymaster = { $team ->
    [red] Espião mestre vermelho: { $name }
   *[blue] Espião mestre azul: { $name }
}
own-words = As cartas de vocês
key-title = A chave
key-list = { $whose ->
    [enemy] Deles: { $n }
    [bystander] Civis inocentes: { $n }
   *[assassin] Assassino
}
log = Registro
spell = Soletrar a pista
spell-back = Inteira de novo
log-empty = Ninguém disse nada ainda.
log-turn = turno { $n }
log-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
log-now = agora
log-enemy = vez do inimigo
log-thinking = ainda sem pista
log-no-clue = sem pista
log-free-cover = Uma de graça, antes da pista:
log-ended-pen-1 = Anulada: o turno acabou.
log-ended-time-2 = O tempo acabou.
note-hourglass = { $name } virou a ampulheta.
note-challenged = { $name } contestou a pista.
note-decided = { $upheld ->
    [yes] { $judge ->
        [referee] O juiz anulou a pista.
        [spymaster] O espião mestre retirou a pista: anulada.
       *[challenger] A contestação vale.
    }
   *[no] { $judge ->
        [referee] O juiz deixou a pista valer.
        [spymaster] O espião mestre deixou a pista valer.
       *[challenger] A contestação caiu.
    }
}
note-declined = A carta de graça foi recusada.
note-paused = O relógio está parado.
note-last-stand = Tocaram no assassino: última cartada.
note-sat = { $seat ->
    [red-spymaster] { $name } agora é espião mestre vermelho.
    [blue-spymaster] { $name } agora é espião mestre azul.
    [red-operative] { $name } senta com os vermelhos.
    [blue-operative] { $name } senta com os azuis.
   *[both-operative] { $name } joga pelos dois.
}
note-stood = { $name } agora assiste.
note-left = { $name } saiu da mesa.
note-host = Agora a mesa está com { $name }.
host-now = Agora a mesa está com você: o que o anfitrião pode fazer está no menu.
note-settings = O anfitrião mudou o jeito de jogar; vale a partir da próxima partida.
note-joined = { $name } chegou à mesa.
note-switched = { $on ->
    [yes] { $name } ligou: { $what }.
   *[no] { $name } desligou: { $what }.
}
note-set = { $name } mudou “{ $what }”: { $value }.

## table talk
talk = Conversa
talk-field = Diga alguma coisa
talk-say = Dizer
talk-empty = Silêncio por enquanto. O que se diz aqui, a mesa toda ouve.
talk-not-now = Espiões mestres fazem cara de pôquer: durante a partida não falam.
talk-line = Uma linha que todos ouvem; nada fica guardado.
person-mute = Tirar a palavra
person-unmute = Devolver a palavra

## end
end-wins = { $team ->
    [red] Os vermelhos vencem
   *[blue] Os azuis vencem
}
end-coop-won = Todos encontrados
end-coop-lost = O inimigo vence
end-called-off = Partida cancelada
end-by-end-1 = { $team ->
    [red] Todas as cartas vermelhas estão cobertas.
   *[blue] Todas as cartas azuis estão cobertas.
}
end-by-turn-7 = { $loser ->
    [red] Os vermelhos tocaram no assassino.
   *[blue] Os azuis tocaram no assassino.
}
end-by-fine-2 = { $team ->
    [red] Os vermelhos tinham encontrado tudo, e depois o assassino.
   *[blue] Os azuis tinham encontrado tudo, e depois o assassino.
}
end-by-fine-3 = { $team ->
    [red] Os vermelhos venceram na última cartada.
   *[blue] Os azuis venceram na última cartada.
}
end-by-fine-4 = { $loser ->
    [red] Os vermelhos perderam na última cartada.
   *[blue] Os azuis perderam na última cartada.
}
end-by-coop-3 = Todas as cartas do inimigo estão cobertas.
end-by-table-5 = O anfitrião cancelou a partida; ninguém vence.
end-key = A chave está à vista: cada carta por cobrir mostra quem era.
end-score = { $n ->
    [one] resta { $n } inimigo · o seu título
   *[other] restam { $n } inimigos · o seu título
}
end-pile = Agentes inimigos que restam na pilha
end-evening = Partidas de hoje
next = Mais uma?
next-flip = Virar as cartas
next-flip-line = as mesmas, do outro lado
next-fresh = Cartas novas
next-fresh-line = { $n ->
    [one] { $n } palavra nova
   *[other] { $n } palavras novas
}
next-rotate = Passar a cadeira de espião mestre
next-rotate-line = a seguir: { $names }
next-rotate-plain = para a pessoa seguinte da equipe
next-host = { $name } distribui a próxima partida.
next-lobby = Lugares e opções
scrub = Momento da partida
scrub-back = Um passo para trás
scrub-next = Um passo à frente
scrub-play = Reproduzir
scrub-pause = Pausar
scrub-step = passo { $n }, turno { $turn }

## rules page
rules-loading = Um momento…
rules-missing = As regras ainda não estão neste idioma. Tente outro.
rules-no-line = As regras não chegaram: não há conexão com o servidor, e este aparelho não as guardou.

## for screen readers
announce-clue = { $word }, { $number }
announce-no-clue = Ainda não há pista.
announce-your-guess = Sua equipe adivinha: { $word }, { $number }
announce-given = { $team ->
    [red] Pista dos vermelhos: { $word }, { $number }
   *[blue] Pista dos azuis: { $word }, { $number }
}
announce-your-clue = Sua vez: uma palavra e um número.
announce-covered = { $identity ->
    [red] { $word }: agente vermelho.
    [blue] { $word }: agente azul.
    [bystander] { $word }: civil inocente.
   *[assassin] { $word }: o assassino.
}
announce-turn = { $team ->
    [red] Vez dos vermelhos.
   *[blue] Vez dos azuis.
}
announce-tags = { $name } marca { $word }
announce-untag = { $name } tira uma marca
announce-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
announce-time = Tempo esgotado.

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
away = (ausente)
away-now = { $names }: fora da mesa
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

animals = Lontra Garça Coruja Raposa Lince Ouriço Cegonha Texugo Lebre Gralha Corvo Foca Castor Andorinha Marta Grou Tritão Corruíra Jabuti Golfinho Poupa Cabrito Papagaio Doninha Águia Sapo Pelicano Esquilo Falcão Lagartixa Sabiá Toupeira Javali Bisão Gavião Cotovia Salmão Tartaruga Grilo Polvo
deck-language = Idioma do baralho
deck-offered = Qual baralho
deck-ours = O nosso
deck-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
mode-teams = Duas equipes
mode-coop = Todos juntos
mode-trio = Nós três
home-open = Abrir a mesa
home-no-server = O servidor não responde. Tente de novo daqui a pouco.
announced = De quem cuida do servidor:
announced-read = Entendi

restarting = O servidor está reiniciando.
restarting-line = A partida está salva; os relógios estão parados.
closed = Esta mesa foi fechada.
closed-line = Fazia tempo que ninguém vinha. Os lugares estão como antes.
reopen = Abrir de novo
slow-line = Conexão lenta, mas já vem.
lost = A conexão caiu.
lost-line = { $n ->
    [0] O seu lugar está guardado. Tentando de novo agora.
    [one] O seu lugar está guardado. Nova tentativa em { $n } s.
   *[other] O seu lugar está guardado. Nova tentativa em { $n } s.
}
lost-long = O seu lugar está guardado. De tempos em tempos tentamos de novo.
held = { $why ->
    [too-fast] Foi muita coisa de uma vez.
   *[paused] No momento, o servidor não consegue salvar nada.
}
held-line = O que você fez fica esperando aqui e será enviado de novo automaticamente.
newer = Há uma versão mais nova.
newer-line = Recarregue a página quando quiser: o seu lugar está guardado.

## lobby
copy-here = Copie o link daqui:
deal = Distribuir as cartas
watching-count = { $n ->
    [0] ninguém assistindo
    [one] { $n } espectador
   *[other] { $n } espectadores
}
grid = Cartas
mode = Jogadores
colour = Cor
time = Tempo
time-hourglass = Ampulheta
time-minutes = { $n ->
    [one] { $n } min
   *[other] { $n } min
}
time-clue = Pista (s)
time-guess = Tentativas (s)
refmode-warns = Avisa
refmode-refuses = Recusa
refmode-silent = Fica calado
fine = Final com o assassino
fine-line = Ninguém vence enquanto o assassino não for encontrado.
house-compounds_ok = Pistas compostas
house-classifying_attributes_ok = Substantivo com atributo
house-proper_names_ok = Nomes de várias palavras
house-place_names_ok = Nomes de lugares
house-abbreviations_ok = Siglas
house-homophones_ok = Palavras de som igual
house-rhymes_ok = Qualquer rima
house-foreign_ok = Palavras estrangeiras
own-limits = Uma regra de vocês

## um baralho próprio
own-deck = Um baralho seu
own-deck-use-own = Só as minhas
own-deck-use-both = Misturadas
own-deck-use-builtin = Sem as minhas

## menu
theme = Tema
theme-system = Automático
theme-light = Claro
theme-dark = Escuro
pause = Parar o relógio
awaiting = { $seat ->
    [red-spymaster] O relógio espera o espião mestre vermelho
    [blue-spymaster] O relógio espera o espião mestre azul
    [red-operative] O relógio espera os agentes de campo vermelhos
    [blue-operative] O relógio espera os agentes de campo azuis
   *[both-operative] O relógio espera o agente de campo dos dois
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
slip-asked-title = Esta pista pode?
slip-asked-sub = { $name } pergunta a você
slip-asked-yes = Pode
slip-asked-no = Não pode
slip-ruled-title = Pista anulada
slip-ruled-say = { $team ->
    [red] <b>O turno dos vermelhos acaba.</b> { $name } pode cobrir uma carta azul antes de dar a pista.
   *[blue] <b>O turno dos azuis acaba.</b> { $name } pode cobrir uma carta vermelha antes de dar a pista.
}
slip-free-title = Uma carta de graça
slip-free-sub = só se você quiser
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
        [one] <b>Encontrem a última carta vermelha.</b> Sem pista, sem limite: errar uma tentativa, ou parar, é perder.
       *[other] <b>Encontrem as { $n } cartas vermelhas que faltam.</b> Sem pista, sem limite: errar uma tentativa, ou parar, é perder.
    }
   *[blue] { $n ->
        [one] <b>Encontrem a última carta azul.</b> Sem pista, sem limite: errar uma tentativa, ou parar, é perder.
       *[other] <b>Encontrem as { $n } cartas azuis que faltam.</b> Sem pista, sem limite: errar uma tentativa, ou parar, é perder.
    }
}
slip-give-up = Desistir
give-up-question = Desistir?
give-up-line = Na última cartada, quem para perde a partida.
slip-rule-title = É válida ou não?
slip-rule-sub = sua pista foi contestada: você decide
slip-rule-stands = Válida
slip-rule-out = Não válida
slip-ruling-title = Contestada
slip-ruling-say = <b>{ $name } decide</b> se a pista é válida. As tentativas esperam.
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
    [0] Não resta nenhuma tentativa
    [one] Resta <b>{ $n }</b> tentativa
   *[other] Restam <b>{ $n }</b> tentativas
}
touches-unlimited = Tentativas à vontade
challenge = Contestar
challenge-question = Contestar “{ $clue }”?
challenge-line = Se a contestação for aceita, o turno deles acaba. Se não for, não custa nada.

## clue and referee
entry-word = Pista
entry-number = Número
entry-no-word = Antes, escreva uma pista.
entry-no-number = Escolha também um número.
entry-send = Enviar
referee = Juiz
referee-waiting = O juiz lê o que você digita e só fala com você.
referee-nothing = Nada contra “{ $word }”.
referee-change = Trocar a pista
referee-only = Só você vê isto.

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
hint-first = <b>Marque</b> uma carta para propor. <b>Segure</b> para tocar: aí vale.<br>Pelo menos uma tentativa; depois vocês podem encerrar o turno.
hint-spymaster = <b>Cara de pôquer:</b> durante a partida você não pode pôr etiquetas nem escrever a ninguém.<br>Os agentes de campo não veem nada do que você faz aqui.
hint-cover = <b>Escolha</b> uma carta e <b>segure</b> para cobrir.<br>Todos veem a carta coberta; ninguém vê você escolhendo.
hint-wait = Ainda não é a sua vez.<br>Olhe para a mesa, não para o espião mestre.
hint-watcher = Você vê o que os agentes de campo veem, e nada da chave.<br>Etiquetas são conversa: só tocar conta.
dock-guess = Marque uma carta e segure nela para tocar.
dock-cover = Escolha uma carta e segure nela para cobrir.
dock-spymaster = Cara de pôquer: ninguém vê o que você faz.
dock-wait = Olhe para a mesa, não para o espião mestre.
hourglass = Virar a ampulheta
stop = Encerrar o turno
stop-question = Encerrar o turno?
stop-why-not = Antes, vocês têm de tocar em pelo menos uma carta.
stop-last-stand = Na última cartada não se encerra o turno: encontrem todas as cartas ou desistam ali em cima.

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
log = Registro
spell = Soletrar a pista
spell-back = Sem soletrar
log-empty = Ninguém disse nada ainda.
log-turn = turno { $n }
log-now = agora
log-enemy = vez do inimigo
log-thinking = ainda sem pista
log-no-clue = sem pista
log-free-cover = Coberta de graça, antes da pista:
log-ended-pen-1 = Pista anulada: o turno acabou.
log-ended-time-2 = O tempo acabou.
note-hourglass = { $name } virou a ampulheta.
note-challenged = { $name } contestou a pista.
note-decided = { $upheld ->
    [yes] { $judge ->
        [referee] O juiz anulou a pista.
        [spymaster] O espião mestre reconheceu que a pista não é válida.
       *[challenger] A contestação foi aceita.
    }
   *[no] { $judge ->
        [referee] Para o juiz, a pista é válida.
        [spymaster] Para o espião mestre, a pista é válida.
       *[challenger] A contestação não foi aceita.
    }
}
note-declined = A carta de graça foi dispensada.
note-paused = O relógio está parado.
note-last-stand = Tocaram no assassino: última cartada.
note-sat = { $seat ->
    [red-spymaster] { $name } agora é espião mestre vermelho.
    [blue-spymaster] { $name } agora é espião mestre azul.
    [red-operative] { $name } se senta com os vermelhos.
    [blue-operative] { $name } se senta com os azuis.
   *[both-operative] { $name } joga pelos dois.
}
note-stood = { $name } agora assiste.
note-left = { $name } saiu da mesa.
note-host = Agora { $name } é o anfitrião.
host-now = Agora você é o anfitrião: o que ele pode fazer está no menu.
note-settings = O anfitrião mudou as opções; elas valem a partir da próxima partida.
note-joined = { $name } chegou à mesa.
note-switched = { $on ->
    [yes] { $name } ligou: { $what }.
   *[no] { $name } desligou: { $what }.
}
note-set = { $name } mudou “{ $what }”: { $value }.

## table talk
talk = Conversa
talk-field = Diga alguma coisa
talk-say = Enviar
talk-empty = Silêncio por enquanto. O que se diz aqui, a mesa toda lê.
talk-not-now = Espiões mestres fazem cara de pôquer: durante a partida não falam.

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
    [red] Os vermelhos encontraram todas as suas cartas e, por fim, o assassino.
   *[blue] Os azuis encontraram todas as suas cartas e, por fim, o assassino.
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
end-key = A chave está à vista: as cartas que não foram cobertas mostram quem eram.
end-score = { $n ->
    [one] resta { $n } inimigo · o seu título
   *[other] restam { $n } inimigos · o seu título
}
next-flip = Virar as cartas
next-fresh = Cartas novas
next-host = { $name } distribui a próxima partida.
scrub-back = Um passo para trás
scrub-next = Um passo à frente

## rules page
rules-loading = Um momento…

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
announce-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
announce-time = Tempo esgotado.

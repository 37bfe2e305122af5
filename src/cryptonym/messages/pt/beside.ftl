### Beside a game: door, lobby, people, menu, settings and the end. A game under way does not need them at first.

here = presente
reconnecting = reconectando…
team-both = Pelos dois
door-no-such-table = Aqui não há mesa
door-no-such-table-line = Este link não leva a nenhuma mesa aberta. Talvez ela tenha sido fechada, ou falte um caractere no link.
door-kicked = Pediram que você saísse
door-kicked-line = O anfitrião liberou o seu lugar. Você ainda pode assistir a esta mesa ou abrir a sua.
door-other-protocol = Há uma versão mais nova
door-other-protocol-line = Esta página é mais antiga que o servidor. Recarregue: o seu lugar está guardado.
door-too-many = A casa está cheia
door-too-many-line = Há conexões demais abertas com este servidor agora. Feche uma aba ou tente de novo daqui a pouco.
door-banned = Este endereço está bloqueado
door-banned-line = Quem cuida deste servidor não deixa ninguém entrar por este endereço por algum tempo.
door-elsewhere = Seu lugar mudou
door-elsewhere-line = Agora ele está em outro aparelho. Recarregue a página para assistir daqui.
door-move-expired = Este link não vale mais
door-move-expired-line = O link para mudar de aparelho vale uma vez só, por dois minutos. Peça um novo no aparelho que tem o lugar.
door-gone = A conexão foi encerrada
door-gone-line = O servidor encerrou a conexão com esta mesa.
door-watch = Assistir
door-home = Ir para o início
door-go = Ir para { $code }
door-password-needed = Esta porta pede uma senha
door-password-needed-line = Quem convidou você sabe qual é.
door-wrong-password = Esta porta pede uma senha
door-wrong-password-line = Não era essa. Tente mais uma vez.
password = Senha
knock = Entrar
door-broken-table = Não dá para ler esta mesa
door-broken-table-line = O que o servidor guarda dela está danificado. Quem cuida do servidor pode ver por quê.
invite = Venha para a mesa
invite-qr = Código QR com o link desta mesa
invite-code = Código: { $code }
invite-line = Quem tem o link pode se sentar ou assistir. Não precisa de conta.
invite-locked = A porta está trancada: ninguém mais pode se sentar.
copy-link = Copiar o link
copied = Copiado
copy-by-hand = O link, para copiar à mão
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
shuffle = Embaralhar as equipes
shuffle-seats = Embaralhar os lugares
just-watch = Só assistir
trio-line = Adivinha pelos dois espiões mestres e dá o melhor de si por cada um.
coop-line = Aqui ninguém se senta. Na vez do inimigo, o espião mestre de vocês cobre uma carta inimiga. Encontrem todas as de vocês antes que as do inimigo acabem.
deck = Baralho
time-own = Outro…
plays = Nesta mesa…
deck-without = { $part ->
    [referee] O juiz ainda não conhece este idioma: o espião mestre adversário decide sobre cada pista.
    [bots] Os bots ainda não conhecem este idioma e jogam do jeito mais simples.
   *[pictures] Neste idioma os desenhos ainda têm títulos em inglês.
}
plays-host = O anfitrião decide como se joga aqui.
plays-what = O que quer dizer tudo isso
plays-house = Regras da casa para as pistas
plays-none = nenhuma ligada
own-limits-hint = uma linha que todos veem
deck-own = Seu…
own-deck-other = Outro
own-deck-too-fast = Tentativas demais de uma vez. Espere um momento e tente de novo.
own-deck-use = Joga-se com
own-deck-row = { $n ->
    [one] O baralho do anfitrião: { $n } carta (idioma: { $language }).
   *[other] O baralho do anfitrião: { $n } cartas (idioma: { $language }).
}
own-deck-row-use = { $use ->
    [own] Joga-se só com elas.
    [both] Elas se misturam com as nossas.
   *[builtin] Por enquanto ficam de fora.
}
person-menu = O que fazer com { $name }
person-seat = { $seat ->
    [red-spymaster] Tornar espião mestre vermelho
    [blue-spymaster] Tornar espião mestre azul
    [red-operative] Sentar com os vermelhos
    [blue-operative] Sentar com os azuis
   *[both-operative] Tornar agente de campo dos dois
}
person-stand = Liberar o lugar
person-host = Tornar anfitrião
person-kick = Pedir que saia
watch-title = Você está assistindo
watch-line = Escolha um nome, e o anfitrião poderá dar um lugar a você.
watch-join = Entrar na mesa
watch-host-seats = A partida está em andamento. O anfitrião pode dar um lugar a você.
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
    [red-operative] <b>{ $name }</b> gostaria de se sentar com os vermelhos.
    [blue-operative] <b>{ $name }</b> gostaria de se sentar com os azuis.
   *[both-operative] <b>{ $name }</b> gostaria de jogar pelos dois.
}
request-yes = Claro
request-no = Agora não
menu-you = Você nesta mesa
menu-host = Para o anfitrião
rename = Trocar o nome
renamed = Agora você é { $name }.
leave = Sair da mesa
leave-question = Sair desta mesa?
leave-line = O seu lugar fica livre para outra pessoa.
report = Denunciar esta mesa
report-line = O que há de errado aqui? Quem cuida deste servidor recebe uma linha no registro, sem nomes.
report-why = { $why ->
    [names] Um nome
    [talk] O que se diz
    [pictures] Uma imagem
   *[other] Outra coisa
}
report-done = Denúncia enviada. Obrigado.
report-failed = A denúncia não chegou ao servidor. Tente de novo em um minuto.
forget-me = Tirar o meu nome
forget-me-question = Tirar o seu nome daqui?
forget-me-line = Você sai da mesa, e o seu nome some daqui, dos replays e do servidor.
delete-table = Apagar esta mesa
delete-table-question = Apagar esta mesa?
delete-table-line = Todos saem e não sobra nada: nem partidas, nem nomes, nem replays.
confirm-switch = Confirmar em vez de segurar
confirm-line = Clique na carta e responda a uma pergunta.
sound = Sons
sound-line = Papel, lápis e um sininho.
sound-off = desligados
percent = { $n }%
voice = Contar os últimos segundos em voz alta
voice-line = Quando se joga contra o relógio, com a voz deste aparelho.
keys-switch = Teclas de atalho no tabuleiro
keys-line = R, S, H, X, L e Z funcionam com uma carta em foco.
pause-line = Todos veem que o tempo está parado.
call-off = Cancelar a partida
call-off-question = Cancelar esta partida?
call-off-line = Ninguém vence, e todos veem a chave.
renew-code = Trocar o código
password-new = Uma senha na porta
password-set = Definir
password-drop = Remover
password-is-set = A porta pede uma senha a quem chega.
move-seat = Mudar de aparelho
move-seat-line = Abra este link no outro aparelho: ele fica com o seu lugar, e este deixa de tê-lo. Vale uma vez só, por dois minutos.
move-seat-qr = Código QR com o link para mudar de aparelho
move-seat-left = Ainda vale por { $time }.
move-seat-over = Este link não vale mais.
move-seat-again = Outro link
person-caller = Deixar que toque pelas duas equipes
person-caller-off = Deixar que cada equipe toque
caller = toca pelas duas equipes
talk-line = Uma linha que todos leem; nada fica guardado.
person-mute = Silenciar
person-unmute = Deixar falar de novo
bot-seat = { $level ->
    [gentle] bot fácil
    [outside] um programa externo
    [sharp] bot difícil
   *[steady] bot médio
}
bot-outside-line = Um programa externo vê tudo o que o lugar dele vê: este servidor envia tudo a ele.
bot-stood-in-line = O programa externo não fez uma jogada válida, então jogou um bot deste servidor. O motivo está no registro do servidor.
bot-sit = Pôr um bot aqui
bot-fill = Completar com bots
bot-take = Ocupar este lugar
bot-dismiss = Dispensar o bot
away-long = <b>{ $name }</b> não está aqui há um minuto.
away-bot = Pôr um bot no lugar
away-wait = Esperar
kind-count = Quantas das { $all } cartas são imagens
clue-language = Idioma das pistas
own-pictures-row = { $n ->
    [one] Uma imagem sua
   *[other] { $n } imagens suas
}
end-pile = Agentes inimigos que restam na pilha
next = Mais uma?
next-flip-line = as mesmas, do outro lado
next-fresh-line = { $n ->
    [one] { $n } palavra nova
   *[other] { $n } palavras novas
}
next-lobby = Lugares e opções
scrub-step = passo { $n }, turno { $turn }
bot-notes = O que os bots tinham em mente
next-fresh-cards = { $n } cartas novas

## what a bot says of its moves when the game is over
bot-sure = { $sure ->
    [sure] com certeza
    [likely] era o mais provável
   *[unsure] foi um chute
}
bot-meant = com “{ $clue }” eu quis dizer { $cards }; { bot-sure }.
bot-meant-nearly = com “{ $clue }” eu quis dizer { $cards }; { bot-sure }. Quase disse “{ $other }”, para { $others }.
bot-understood = com “{ $clue }” pensei em { $card }; { bot-sure }.
bot-understood-nearly = com “{ $clue }” pensei em { $card }; { bot-sure }. A próxima seria { $other }.
review-open = Analisar a partida
scrub = Momento da partida
scrub-play = Reproduzir
scrub-pause = Pausar
log-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
refmode-warns-line = O juiz avisa o espião mestre antes do envio; quem decide é o espião mestre.
refmode-refuses-line = Uma pista não válida não é aceita.
refmode-silent-line = Sem juiz: quem contesta é o outro espião mestre.

## to be called back
called = Avisar quando for minha vez
called-line = { $leave ->
    [denied] O título e o som continuam avisando; neste navegador, as notificações desta página estão bloqueadas.
    [none] Título, som e vibração avisam; este navegador não mostra notificações desta página.
   *[other] Com esta página aberta em segundo plano: uma notificação que diz “sua vez” e mais nada, e vibração, se houver.
}

# Por que um pedido não foi atendido. Cada mensagem tem sua regra; nada aqui pode contar o que quem lê não deve saber.

violation-game-over = A partida acabou.
violation-not-your-clue = Não é a sua vez de dar a pista.
violation-clue-already-given = A pista deste turno já foi dada.
violation-clue-without-word = Uma pista precisa de uma palavra.
violation-clue-too-long = Uma pista tem no máximo { $most } letras.
violation-clue-unreadable = Esta pista tem caracteres que ninguém consegue ler.
violation-number-negative = O número não pode ser menor que zero.
violation-number-too-high = { $most ->
    [one] Falta uma carta para a sua equipe encontrar: o número não pode ser maior.
   *[other] Faltam { $most } cartas para a sua equipe encontrar: o número não pode ser maior.
}
violation-clue-illegal = Para o juiz, esta pista não é válida.
violation-clue-illegal-by = Para o juiz, esta pista não é válida ao lado de { $codename }.
violation-not-your-guess = Agora não é você quem toca nas cartas.
violation-no-clue-yet = Ainda não há pista.
violation-table-moved-on = A mesa mudou. Olhe de novo.
violation-no-such-card = Essa carta não existe.
violation-card-covered = { $card } já está coberta.
violation-guess-first = Antes, toque em pelo menos uma carta.
violation-not-yours-to-challenge = Não cabe a você contestar esta pista.
violation-nothing-to-challenge = Não há pista para contestar.
violation-too-late-to-challenge = Tarde demais: já tocaram em uma carta por esta pista.
violation-challenged-once = Esta pista já foi contestada.
violation-let-pass-already = Você já deixou esta pista passar.
violation-ruling-awaited = Primeiro o espião mestre precisa decidir a contestação.
violation-nothing-to-rule-on = Não há contestação para decidir.
violation-not-yours-to-rule-on = Não cabe a você decidir esta contestação.
violation-enemy-cover-due = Primeiro vem a vez do inimigo.
violation-nothing-to-cover = Agora não há carta para cobrir.
violation-not-yours-to-cover = { $role ->
    [spymaster] Agora não cabe a você cobrir uma carta.
   *[other] Só um espião mestre cobre cartas sem que alguém toque nelas.
}
violation-cover-your-own = Cubra uma carta da sua equipe.
violation-cover-the-enemys = Cubra uma das cartas do inimigo.
violation-must-cover = A carta do inimigo precisa ser coberta.
violation-watchers-turn-no-hourglass = Só quem joga vira a ampulheta.
violation-not-on-your-own-operatives = Um espião mestre não pode apressar os próprios agentes de campo.
violation-hourglass-running = A areia ainda está caindo.
violation-time-is-up = O tempo acabou.
violation-time-is-not-up = Ainda há tempo.
violation-no-clock = Não há relógio correndo.
violation-clock-stands-already = O relógio já está parado.
violation-clock-runs-already = O relógio já está correndo.
violation-nobody-to-ask = Ninguém joga contra vocês: não há a quem perguntar.
violation-not-yours-to-ask = Não cabe a você perguntar nem responder isso.
violation-asked-already = Você já perguntou sobre esta palavra.
violation-nothing-was-asked = Ninguém perguntou sobre esta palavra.

violation-not-at-the-table = Primeiro sente-se à mesa.
violation-not-the-host = Só o anfitrião pode fazer isso.
violation-nobody-of-that-name = Essa pessoa não está nesta mesa.
violation-name-missing = Aqui todo mundo tem um nome. Qual é o seu?
violation-name-too-long = { $most ->
    [one] Um nome tem no máximo um caractere.
   *[other] Um nome tem no máximo { $most } caracteres.
}
violation-name-unreadable = Este nome tem caracteres que ninguém consegue ler.
violation-name-blocked = Este nome não é bem-vindo aqui. Escolha outro.
violation-name-taken = Alguém aqui já se chama { $name }.
violation-table-full = { $most ->
    [one] A mesa está cheia: já há uma pessoa.
   *[other] A mesa está cheia: já há { $most } pessoas.
}
violation-written-full = O registro desta mesa está cheio. Abra uma mesa nova.
violation-door-locked = A porta desta mesa está trancada.
violation-already-here = Você já está nesta mesa.
violation-no-such-seat = Esse lugar não existe nesta partida.
violation-seat-taken = Esse lugar é de { $name }.
violation-host-seats-people = A partida está em andamento: o anfitrião pode dar um lugar a você.
violation-key-was-seen = { $name } viu a chave e não pode adivinhar nesta partida.
violation-game-is-on = Não durante uma partida.
violation-no-game = As cartas ainda não foram distribuídas.
violation-spymaster-missing = { $team ->
    [red] Falta um espião mestre na equipe vermelha.
   *[blue] Falta um espião mestre na equipe azul.
}
violation-operative-missing = { $team ->
    [red] Falta um agente de campo na equipe vermelha.
    [blue] Falta um agente de campo na equipe azul.
   *[both] Falta o agente de campo das duas equipes.
}
violation-nothing-to-flip = Estas cartas não têm outro lado. Tire cartas novas.
violation-settings-out-of-range = { $what ->
    [pictures] Uma mesa mista precisa de palavras e imagens.
    [own_limits] Essa linha é longa demais ou tem caracteres que ninguém consegue ler.
    [language] Não há baralho nesse idioma.
   *[seconds] Esse tempo é curto ou longo demais.
}
violation-bots-host-nothing = Um bot não pode ser o anfitrião.
violation-no-own-deck = Esta mesa ainda não tem um baralho próprio.
violation-no-such-deck = Este servidor não tem esse baralho.
violation-no-own-pictures = Esta mesa ainda não tem imagens próprias.
violation-too-many-pictures = Não cabem mais de { $most } imagens próprias em uma mesa.
violation-not-enough-cards = { $have ->
    [0] Não há nenhuma carta; esta mesa precisa de { $need }.
    [one] Há uma carta só; esta mesa precisa de { $need }.
   *[other] Há { $have } cartas; esta mesa precisa de { $need }.
}
violation-nobody-asked = Ninguém pediu um lugar.
violation-table-closed = Esta mesa está fechada. O anfitrião ou quem está sentado nela pode reabri-la.
violation-talk-off = Nesta mesa não se conversa por escrito.
violation-muted = O anfitrião silenciou você.
violation-spectators-do-not-play = Quem assiste não joga: sente-se primeiro.
violation-only-operatives-talk = Durante uma partida só os agentes de campo conversam.
violation-could-not-be-decided = Não deu certo, e a culpa é nossa. Nada mudou; o motivo está no registro do servidor.
violation-key-holders-write-nothing = Você viu a chave: até o fim da partida, a única coisa sua que os outros leem é a pista.
violation-line-missing = Não há nada nesta linha.
violation-line-too-long = { $most ->
    [one] Uma linha tem no máximo um caractere.
   *[other] Uma linha tem no máximo { $most } caracteres.
}
violation-line-unreadable = Esta linha tem caracteres que ninguém consegue ler.

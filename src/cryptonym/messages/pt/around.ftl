### Television, replay, and one phone for all. $team is red or blue; names of people are never inflected.

## the slip, where nobody has a name
public-thinking = O espião mestre procura uma palavra e um número.
public-ruling = O espião mestre decide se a pista é válida.
public-enemy = { $n ->
    [one] O espião mestre cobre uma carta do inimigo.
   *[other] O espião mestre cobre { $n } cartas do inimigo.
}
public-penalty = { $team ->
    [red] O turno dos vermelhos acaba. O espião mestre azul pode cobrir uma carta azul antes da pista.
   *[blue] O turno dos azuis acaba. O espião mestre vermelho pode cobrir uma carta vermelha antes da pista.
}

## television
tv-title = A mesa na televisão
tv-join = Escaneie e sente-se
tv-join-short = Jogue ou assista
tv-type = ou digite este código em { $address }
tv-waiting = Os jogadores tomam seus lugares
tv-late = { $n ->
    [one] { $n } segundo de atraso
   *[other] { $n } segundos de atraso
}
tv-lost = A conexão caiu. Tentando de novo…
tv-clues = Pistas
tv-more = { $n ->
    [one] e mais { $n }
   *[other] e mais { $n }
}
tv-about = { $name } vai tocar em { $word }

## in the menu of a table
tv-open = Na televisão
tv-open-line = A mesa em tamanho grande, sem botões e sem segredos. Na televisão, digite o código da mesa na página inicial e abra este menu.
tv-plain = Para transmitir, sem o código
delay = Quem assiste vê a mesa
delay-line = Para transmissões: quem só assiste vê tudo mais tarde e não recebe o código, e assim ninguém pode soprar.
delay-seconds = { $n ->
    [0] Na hora
   *[other] { $n } s depois
}

## replay
replay-title = Rever a partida
replay-drop = Solte aqui uma partida salva
replay-choose = Escolher um arquivo
replay-file-line = Um arquivo .jsonl de uma mesa, desta página ou do terminal. Ele não sai deste aparelho.
replay-loading = Um momento…
replay-fault = { $why ->
    [empty] Não há nenhuma partida neste arquivo.
    [other] Isto não é uma partida salva.
    [newer] Esta partida foi salva por uma versão mais nova do Cryptonym.
   *[damaged] O arquivo está danificado: há um erro na linha { $line }.
}
replay-bad-link = Este link não traz uma partida inteira. Talvez o final dele tenha sido cortado.
replay-missing = Esta partida não está mais aqui. Um arquivo salvo, ou um link que a traga dentro, ainda funciona.
replay-running = Esta partida ainda está em andamento. Dá para rever quando acabar.
replay-password = A porta desta mesa pede uma senha: só quem está na mesa vê as partidas dela.
replay-no-server = O servidor não responde.
replay-as = Vista por
replay-operatives = Agentes de campo
replay-operatives-hint = Como os agentes de campo viram: sem a chave até o final.
replay-speed = Velocidade
replay-share = Copiar um link
replay-share-line = A partida inteira vai no link: sem nomes, sem mesa, e nenhum servidor a guarda.
replay-copied = Copiado
replay-save = Salvar o arquivo
replay-names = Nomes
replay-another = Outra partida
replay-review = Analisar a partida
replay-step = Passo { $n } de { $all }
replay-dealt = As cartas estão na mesa.

## one phone for all; $to is who gets the phone
one-title = Um celular para todos
one-pitch = Uma partida inteira neste celular, de mão em mão. Só vê a chave quem o segura como espião mestre.
one-kept = Depois de aberta, esta página funciona sem internet, e nada se perde ao recarregar.
one-clock = Tempo
one-clock-choice = { $n ->
    [0] Livre
   *[other] { $n } min
}
one-time-up = O tempo acabou.
one-hand = { $to ->
    [red-spymaster] Passem o celular ao espião mestre vermelho
    [blue-spymaster] Passem o celular ao espião mestre azul
    [red-operative] Passem o celular aos agentes de campo vermelhos
    [blue-operative] Passem o celular aos agentes de campo azuis
    [both-operative] Passem o celular ao agente de campo
    [spymaster] Passem o celular ao espião mestre
   *[operative] Passem o celular aos agentes de campo
}
one-pass = { $to ->
    [red-spymaster] Para o espião mestre vermelho
    [blue-spymaster] Para o espião mestre azul
   *[spymaster] Para o espião mestre
}
one-i-am = { $to ->
    [red-spymaster] Sou o espião mestre vermelho
    [blue-spymaster] Sou o espião mestre azul
   *[spymaster] Sou o espião mestre
}
one-hold = segure
one-board = Mostrar a mesa
one-only-you = Agora só você olha: a chave vem em seguida.
one-all-look = Daqui em diante todos podem olhar.
one-show-question = Mostrar a chave?
one-cover-key = Cobrir a chave
one-entry = Uma palavra, um número. Aqui quem julga são vocês.
one-zero = Zero: nenhuma carta de vocês tem a ver com a pista. Tentativas sem limite.
one-unlimited = Ilimitado: eles não ficam sabendo quantas cartas são.
one-enemy = Cubra uma carta do inimigo; depois vem a sua pista.
one-quit = Deixar esta partida
one-quit-question = Deixar esta partida?
one-quit-line = Uma nova partida toma o lugar dela; esta fica sem vencedor.
one-settings = Outras opções

## the score of the table
end-evening = Partidas de hoje

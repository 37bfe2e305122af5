# O que dizem `cryptonym play` e `cryptonym replay`. Em português o zero cai na categoria “one”: onde ele pode vir, tem a sua linha.

terminal-team = { $team ->
    [red] Vermelhos
   *[blue] Azuis
}
terminal-role = { $role ->
    [spymaster] espião mestre
   *[operative] agentes de campo
}
terminal-seat = { $seat ->
    [red-spymaster] Espião mestre vermelho
    [blue-spymaster] Espião mestre azul
    [red-operative] Agentes de campo vermelhos
    [blue-operative] Agentes de campo azuis
    [both-operative] Agente de campo das duas equipes
   *[watcher] Espectador
}
terminal-identity = { $identity ->
    [red] agente vermelho
    [blue] agente azul
    [bystander] civil inocente
   *[assassin] assassino
}

terminal-new-game = { $team ->
    [red] Partida nova. Os vermelhos começam.
   *[blue] Partida nova. Os azuis começam.
}
terminal-hand-over = { $seat ->
    [red-spymaster] Passe para o espião mestre vermelho.
    [blue-spymaster] Passe para o espião mestre azul.
    [red-operative] Passe para os agentes de campo vermelhos.
    [blue-operative] Passe para os agentes de campo azuis.
   *[both-operative] Passe para o agente de campo das duas equipes.
}
terminal-confirm-alone = A seguir aparece a chave. Mais ninguém pode olhar. Está a sós? Aperte Enter.
terminal-press-enter = Aperte Enter.
terminal-left = { $team ->
    [red] { $count ->
        [0] Vermelhos: não resta nenhuma carta
        [one] Vermelhos: resta uma carta
       *[other] Vermelhos: restam { $count } cartas
    }
   *[blue] { $count ->
        [0] Azuis: não resta nenhuma carta
        [one] Azuis: resta uma carta
       *[other] Azuis: restam { $count } cartas
    }
}
terminal-clue-is = { $number ->
    [unlimited] Pista: { $word }, ilimitado
   *[other] Pista: { $word }, { $number }
}
terminal-guesses-left = { $count ->
    [0] Não resta nenhuma tentativa
    [one] Resta uma tentativa
   *[other] Restam { $count } tentativas
}
terminal-no-limit = Tentativas à vontade
terminal-time-left = { $count ->
    [0] Não resta nem um segundo
    [one] Resta um segundo
   *[other] Restam { $count } segundos
}
terminal-log = Até aqui

terminal-ask-clue = Sua pista: uma palavra e um número, como “pena 2”. 0 e * (ilimitado) também valem.
terminal-ask-guess = Toque em uma carta: a coordenada (B3) ou a palavra. “{ terminal-word-stop }” encerra o turno, “?” mostra tudo o que dá para fazer.
terminal-ask-challenge = { $seat ->
    [red-spymaster] Espião mestre vermelho: tudo certo com a pista? Enter deixa valer, “!” contesta.
    [blue-spymaster] Espião mestre azul: tudo certo com a pista? Enter deixa valer, “!” contesta.
   *[operative] Tudo certo com a pista? Enter deixa valer, “!” contesta.
}
terminal-ask-ruling = Sua pista foi contestada. Ela é contra as regras? “s” ou “n”.
terminal-ask-penalty = A pista não era válida. Você pode cobrir uma carta da sua equipe: a coordenada, ou Enter para dispensar.
terminal-ask-enemy = { $count ->
    [one] Vez do inimigo: cubra uma das cartas dele. Qual?
   *[other] Vez do inimigo: cubra { $count } das cartas dele. Qual primeiro?
}
terminal-ask-next = Mais uma partida? “{ terminal-word-flip }” vira estas cartas, “{ terminal-word-draw }” tira cartas novas, “{ terminal-word-end }” encerra a noite.
terminal-ask-next-fresh = Mais uma partida? “{ terminal-word-draw }” tira cartas novas, “{ terminal-word-end }” encerra a noite.
terminal-ask-against = “{ terminal-word-change }” troca a pista, “{ terminal-word-ask }” pergunta baixinho ao outro espião mestre, “{ terminal-word-insist }” insiste nela.
terminal-ask-against-coop = “{ terminal-word-change }” troca a pista, “{ terminal-word-insist }” insiste nela.
terminal-ask-consent = { $seat ->
    [red-spymaster] Só para o espião mestre vermelho: “{ $word }” pode passar? “s” ou “n”.
   *[blue-spymaster] Só para o espião mestre azul: “{ $word }” pode passar? “s” ou “n”.
}
terminal-consented = Pode passar.
terminal-not-consented = Não pode passar.
terminal-not-understood = Não entendi.
terminal-need-number = A palavra e o número vêm sempre juntos.

terminal-help = B3 ou uma palavra: toca nela · { terminal-word-stop }: encerra o turno · { terminal-word-hourglass }: vira a ampulheta · { terminal-word-log }: o que já aconteceu · { terminal-word-rules }: onde estão as regras · { terminal-word-call-off }: termina sem vencedor
terminal-help-fingers = Falar com os dedos: { terminal-word-tag } B3, { terminal-word-unsure } B3, { terminal-word-sure } B3, { terminal-word-not } B3 (esta não) · depois de tocar em uma carta: { $faces }
terminal-pointing = Marcas: { $cards }
terminal-pointed = { $how ->
    [unsure] { $place }. { $card } (talvez)
    [not] { $card } não
   *[sure] { $place }. { $card }
}
terminal-face = { $card }: { $face }
terminal-no-face = Ainda não há carta tocada de que dizer isso.
terminal-look-how = “? B3” diz o que há em uma imagem.
terminal-look = { $place }, “{ $title }”: { $alt }.
terminal-look-word = { $place }: { $title }.
terminal-rules-at = As regras estão numeradas em docs/rules/pt.md.
terminal-hourglass = { $count ->
    [0] A ampulheta foi virada, já sem areia.
    [one] A ampulheta foi virada: um segundo.
   *[other] A ampulheta foi virada: { $count } segundos.
}

terminal-covered = { $identity ->
    [red] { $card }: um agente vermelho.
    [blue] { $card }: um agente azul.
    [bystander] { $card }: um civil inocente.
   *[assassin] { $card }: o assassino.
}
terminal-turn-ended = { $team ->
    [red] O turno dos vermelhos acabou.
   *[blue] O turno dos azuis acabou.
}
terminal-time-ran-out = O tempo acabou.
terminal-last-stand = O assassino! Última cartada: encontrem todas as suas cartas sem errar nenhuma.
terminal-challenged = A pista foi contestada.
terminal-challenge-held = { $rule ->
    [none] A contestação foi aceita.
   *[other] A contestação foi aceita ({ $rule }).
}
terminal-challenge-failed = A contestação não foi aceita; o turno continua.
terminal-cover-declined = A carta de graça foi dispensada.
terminal-clue-given = { $team ->
    [red] { $number ->
        [unlimited] Pista dos vermelhos: { $word }, ilimitado
       *[other] Pista dos vermelhos: { $word }, { $number }
    }
   *[blue] { $number ->
        [unlimited] Pista dos azuis: { $word }, ilimitado
       *[other] Pista dos azuis: { $word }, { $number }
    }
}
terminal-referee-says = { $finding ->
    [illegal] Para o juiz, a pista não é válida ({ $rule }).
    [doubtful] Para o juiz, a pista é duvidosa ({ $rule }).
   *[notice] O juiz faz um alerta ({ $rule }).
}

terminal-won = { $team ->
    [red] Os vermelhos vencem.
   *[blue] Os azuis vencem.
}
terminal-why = { $by ->
    [END-1] Todas as cartas da equipe estão cobertas.
    [TURN-7] Tocaram no assassino.
    [COOP-3] Todas as cartas do inimigo estão cobertas.
    [FINE-2] O assassino foi encontrado por último, como deve ser.
    [FINE-3] Todas as cartas foram encontradas na última cartada.
    [FINE-4] A última cartada falhou.
   *[TABLE-5] A partida foi cancelada.
}
terminal-nobody-won = Ninguém vence.
terminal-coop-won = { $score ->
    [one] Vitória, com { $score } ponto: { $title }
   *[other] Vitória, com { $score } pontos: { $title }
}
terminal-coop-lost = Derrota.
terminal-evening = Vermelhos { $red } : { $blue } Azuis
terminal-saved = A partida está salva em { $file }.
terminal-bye = Até a próxima.

terminal-replay-keys = Enter: adiante · { terminal-word-back }: voltar · um número: a esse passo · { terminal-word-seat }: outro lugar · { terminal-word-quit }: fim
terminal-replay-step = { $number } de { $count }
terminal-replay-as = { $seat ->
    [red-spymaster] como o espião mestre vermelho viu
    [blue-spymaster] como o espião mestre azul viu
    [red-operative] como os agentes de campo vermelhos viram
    [blue-operative] como os agentes de campo azuis viram
    [both-operative] como o agente de campo das duas equipes viu
   *[watcher] como um espectador viu
}
terminal-replay-damaged = O registro está danificado na linha { $line }: { $reason }
terminal-file-missing = Não existe o arquivo { $file }.
terminal-dealt = Cartas na mesa.

# the puzzle of the day
terminal-puzzle-touch = Qual carta? A casa ou a palavra:
terminal-puzzle-no-card = Não há uma carta assim para tocar.
terminal-puzzle-choose = De 1 a 5, ou uma pista sua com o número:
terminal-puzzle-none = Não há enigma para { $date }.
terminal-puzzle-nearest = O mais próximo é o de { $date }: cryptonym puzzle --lang { $lang } --date { $date }

# bots
bot-thinks = { $seat ->
    [red-spymaster] O espião mestre vermelho, um bot, está pensando…
    [blue-spymaster] O espião mestre azul, um bot, está pensando…
    [red-operative] O agente de campo vermelho, um bot, está pensando…
    [blue-operative] O agente de campo azul, um bot, está pensando…
   *[both-operative] O agente de campo das duas equipes, um bot, está pensando…
}
bot-looking-back = O que os bots tinham em mente:

# O que se pode digitar: nenhuma palavra é um codinome, e nenhuma tecla vale duas coisas na mesma pergunta.
terminal-word-stop = chega
terminal-word-hourglass = ampulheta
terminal-word-log = registro
terminal-word-rules = regras
terminal-word-help = ajuda
terminal-word-call-off = cancela
terminal-word-tag = marca
terminal-word-sure = certeza
terminal-word-unsure = talvez
terminal-word-not = não
terminal-word-flip = v
terminal-word-draw = t
terminal-word-end = e
terminal-word-change = t
terminal-word-ask = p
terminal-word-insist = i
terminal-word-back = v
terminal-word-seat = o
terminal-word-quit = f

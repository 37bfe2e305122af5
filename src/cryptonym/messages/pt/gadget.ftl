### The key and the timer for real cards. What begins with gadget-say is spoken aloud: short, and without signs.

gadget-title = Chave e tempo

## key
gadget-key = Chave
gadget-starts = { $team ->
    [red] Os vermelhos começam
   *[blue] Os azuis começam
}
gadget-show = Segure para ver a chave
gadget-show-line = Só para espiões mestres
gadget-hold-on = Continue segurando…
gadget-show-question = Mostrar a chave?
gadget-show-question-line = Só os espiões mestres podem olhar.
gadget-show-yes = Mostrar
gadget-cover = Cobrir a chave
gadget-covered = A chave está coberta.
gadget-shown = A chave está à vista.
gadget-new = Nova chave
gadget-new-question = Sortear uma nova chave?
gadget-new-line = A anterior se perde, e o tempo recomeça do zero.
gadget-new-yes = Sortear
gadget-drawn = { $team ->
    [red] Nova chave. Os vermelhos começam.
   *[blue] Nova chave. Os azuis começam.
}
gadget-grid = Grade
gadget-turn-quarter = Girar 90°
gadget-turn-half = Girar 180°
gadget-turn-first = Primeiro mostre a chave.
gadget-turned = Girada. Agora o código dela é { $code }.
gadget-square = { $identity ->
    [red] { $place }, agente vermelho
    [blue] { $place }, agente azul
    [bystander] { $place }, civil inocente
   *[assassin] { $place }, assassino
}
gadget-list = { $identity ->
    [red] Agentes vermelhos a encontrar, { $n }: { $places }
    [blue] Agentes azuis a encontrar, { $n }: { $places }
    [bystander] Civis inocentes, { $n }: { $places }
   *[assassin] Assassino: { $places }
}

## code
gadget-code = Código desta chave
gadget-code-line = Para o celular do outro espião mestre. Quem sabe o código sabe a chave.
gadget-code-type = Digitar um código
gadget-code-other = Código do outro celular
gadget-code-take = Usar esta chave
gadget-code-signs = 8 caracteres para 5 × 5, 6 para 5 × 4. Não há 0, O, 1 nem I.
gadget-code-refused = { $why ->
    [length] Um código tem 8 caracteres para 5 × 5 e 6 para 5 × 4.
    [sign] Os códigos têm letras e algarismos, mas nunca 0, O, 1 nem I.
   *[range] Nenhuma chave tem este código. Peça que leiam de novo.
}

## timer
gadget-timer = Tempo
gadget-on = { $phase ->
    [clue] { $team ->
        [red] Pista dos vermelhos
       *[blue] Pista dos azuis
    }
   *[guess] { $team ->
        [red] Vermelhos adivinhando
       *[blue] Azuis adivinhando
    }
}
gadget-out = { $team ->
    [red] Vermelhos: acabou
   *[blue] Azuis: acabou
}
gadget-start = Iniciar
gadget-pause = Pausar
gadget-more = + 30 s
gadget-again = De novo
gadget-next = { $phase ->
    [guess] Adivinhar
   *[clue] { $team ->
        [red] Aos vermelhos
       *[blue] Aos azuis
    }
}
gadget-used = { $team ->
    [red] Os vermelhos usaram { $time }
   *[blue] Os azuis usaram { $time }
}
gadget-settings = Tempo e voz
gadget-voice-on = voz: português
gadget-voice-tone = sinal sonoro
gadget-voice-off = mudo
gadget-voice = Voz
gadget-voice-line = Diz de quem é a vez, quanto falta e quando acabou.
gadget-voice-missing = Este aparelho não tem voz em português: em vez dela, toca um sinal.
gadget-count = Contar os últimos dez segundos
gadget-length = { $phase ->
    [clue] Tempo para a pista
   *[guess] Tempo para adivinhar
}
gadget-minutes = { $n } min
gadget-own = Outro
gadget-seconds = segundos
gadget-who = De quem é a vez?
gadget-team = { $team ->
    [red] Vermelhos
   *[blue] Azuis
}
gadget-splits = Tempo usado
gadget-column = { $phase ->
    [clue] Pistas
    [guess] Tentativas
   *[sum] Ao todo
}
gadget-reset = Recomeçar
gadget-home = Página inicial
gadget-offline = Depois de aberta, esta página funciona sem internet.
gadget-say-turn = { $phase ->
    [clue] { $team ->
        [red] Vermelhos, a pista de vocês.
       *[blue] Azuis, a pista de vocês.
    }
   *[guess] { $team ->
        [red] Vermelhos, adivinhem.
       *[blue] Azuis, adivinhem.
    }
}
gadget-say-left = { $n ->
    [one] Falta { $n } segundo.
   *[other] Faltam { $n } segundos.
}
gadget-say-time = Acabou o tempo.
gadget-say-paused = Em pausa.

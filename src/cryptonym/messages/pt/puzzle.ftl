### O enigma de hoje: a parte do agente de campo, a do espião mestre, o resultado, os dias seguidos e o arquivo. Na página e no terminal.
puzzle-title = O enigma de hoje
puzzle-minutes = dois minutos
puzzle-task = { $task ->
    [spymaster] espião mestre
   *[operative] agente de campo
}
puzzle-kind = { $kind ->
    [pictures] imagens
   *[words] palavras
}
puzzle-misses = { $n ->
    [0] sem margem de erro
    [one] margem: { $n } erro
   *[other] margem: { $n } erros
}
puzzle-found = { $n } de { $all } encontradas
puzzle-tag = Marque uma carta que combine com { $clue }
puzzle-ask = Você é o espião mestre vermelho. Qual pista vai mais longe, sem risco?
puzzle-choose = Escolha uma pista
puzzle-give = Dar { $clue }
puzzle-own = ou escreva a sua
puzzle-own-send = Pedir a nota
puzzle-own-wait = O bot está lendo…
puzzle-own-unknown = O bot não conhece “{ $clue }”. Tente outra palavra ou escolha uma das cinco.
puzzle-own-busy = Um momento: pistas demais de uma vez. Tente de novo daqui a pouco.
puzzle-own-down = O servidor não responde. As cinco pistas funcionam sem ele.
puzzle-five = Voltar às cinco pistas
puzzle-next = Agora, a parte do espião mestre
puzzle-result = O resultado
puzzle-head = { $all ->
    [2] Duas de duas
    [3] Três de três
   *[4] Quatro de quatro
}{ $misses ->
    [0] , sem tropeços
    [one] , um tropeço
   *[other] , dois tropeços
}
puzzle-head-out = { $found } de { $all } encontradas
puzzle-head-assassin = { $found ->
    [0] O assassino, logo de cara
   *[other] { $found } de { $all }, depois o assassino
}
puzzle-was = <b>{ $clue }</b>: { $cards }.
puzzle-near = Das outras, a mais próxima era { $card }.
puzzle-rank = { $rank ->
    [1] A melhor das cinco.
    [2] Segunda de cinco.
    [3] Terceira de cinco.
    [4] Quarta de cinco.
   *[5] Quinta de cinco.
}
puzzle-free = { $grade ->
    [3] Tão boa quanto a melhor das cinco, ou melhor.
    [2] Só a melhor das cinco é superior.
    [1] Duas das cinco são superiores.
   *[0] Pelo menos três das cinco são superiores.
}
puzzle-best-why = Leva a { $cards }, e nenhuma outra carta está perto.
puzzle-would = O bot diria <b>{ $clue }</b>: { $cards }.
puzzle-why-near = <b>{ $clue }</b> também está perto de { $card }, { $what ->
    [blue] um agente azul
    [assassin] o assassino
   *[bystander] um civil
}.
puzzle-why-fewer = <b>{ $clue }</b> é segura, mas não vai tão longe.
puzzle-days = { $n ->
    [0] dias seguidos
    [one] dia
   *[other] dias seguidos
}
puzzle-streak = { $n ->
    [0] nenhum dia seguido
    [one] { $n } dia
   *[other] { $n } dias seguidos
}
puzzle-week = nesta semana: { $days }
puzzle-week-none = nesta semana, nenhum ainda
puzzle-share = Compartilhar sem revelar
puzzle-copied = Copiado
puzzle-no-copy = Este navegador não copia. Aqui está o texto:
puzzle-archive = Arquivo
puzzle-archive-line = Todos os dias ficam abertos. Dias atrasados não contam para a sequência.
puzzle-earlier = O mês anterior
puzzle-later = O mês seguinte
puzzle-day = { $date }: { $state ->
    [done] resolvido
    [half] resolvido pela metade
    [later] ainda não
   *[open] aberto
}
puzzle-today = O enigma de hoje
puzzle-other = { $kind ->
    [pictures] As imagens de hoje
   *[words] As palavras de hoje
}
puzzle-tomorrow = { $kind ->
    [pictures] Amanhã: palavras e imagens
   *[words] Amanhã: palavras
}
puzzle-needs = Este enigma precisa de conexão. O de hoje e os dos próximos sete dias ficam no aparelho depois da primeira visita.
puzzle-none = Não há enigma para este dia.
puzzle-none-before = O primeiro enigma é o de { $date }.
puzzle-none-after = O último enigma desta versão é o de { $date }; uma atualização do servidor traz outros.
puzzle-nearest = O enigma de { $date }
puzzle-legend = ◆ sua   ● da outra equipe   □ civil   ✕ assassino
puzzle-touched = Tocadas: { $cards }
puzzle-identity = { $identity ->
    [red] agente vermelho
    [blue] agente azul
    [assassin] assassino
   *[bystander] civil
}
puzzle-diamonds = { $n } de três losangos
puzzle-solved = Resolvido

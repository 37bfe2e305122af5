# O que um bot diz das suas jogadas quando a partida termina, e o que o terminal diz dos bots.

bot-sure = { $sure ->
    [sure] eu tinha certeza
    [likely] achei provável
   *[unsure] foi um palpite arriscado
}
bot-meant = com “{ $clue }” eu quis dizer { $cards }; { bot-sure }.
bot-meant-nearly = com “{ $clue }” eu quis dizer { $cards }; { bot-sure }. Quase disse “{ $other }”, para { $others }.
bot-understood = com “{ $clue }” pensei em { $card }; { bot-sure }.
bot-understood-nearly = com “{ $clue }” pensei em { $card }; { bot-sure }. A próxima seria { $other }.
bot-thinks = { $seat ->
    [red-spymaster] O espião mestre vermelho, um bot, está pensando…
    [blue-spymaster] O espião mestre azul, um bot, está pensando…
    [red-operative] O agente de campo vermelho, um bot, está pensando…
    [blue-operative] O agente de campo azul, um bot, está pensando…
   *[both-operative] O agente de campo das duas equipes, um bot, está pensando…
}
bot-looking-back = O que os bots tinham em mente:

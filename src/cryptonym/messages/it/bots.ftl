# Che cosa dice un bot delle sue mosse a partita finita, e che cosa dice il terminale dei bot.

bot-sure = { $sure ->
    [sure] non avevo dubbi
    [likely] mi pareva probabile
   *[unsure] era un azzardo
}
bot-meant = con «{ $clue }» intendevo { $cards }; { bot-sure }.
bot-meant-nearly = con «{ $clue }» intendevo { $cards }; { bot-sure }. Stavo per dire «{ $other }», per { $others }.
bot-understood = con «{ $clue }» ho pensato a { $card }; { bot-sure }.
bot-understood-nearly = con «{ $clue }» ho pensato a { $card }; { bot-sure }. La seconda scelta era { $other }.
bot-thinks = { $seat ->
    [red-spymaster] Il capo dei rossi, un bot, ci pensa…
    [blue-spymaster] Il capo dei blu, un bot, ci pensa…
    [red-operative] L’agente operativo dei rossi, un bot, ci pensa…
    [blue-operative] L’agente operativo dei blu, un bot, ci pensa…
   *[both-operative] L’agente operativo delle due squadre, un bot, ci pensa…
}
bot-looking-back = Che cosa avevano in mente i bot:

# Què diu un bot de les seves jugades quan s’acaba la partida, i què diu el terminal dels bots.

bot-sure = { $sure ->
    [sure] ho tenia clar
    [likely] em semblava probable
   *[unsure] m’hi arriscava
}
bot-meant = «{ $clue }» anava per { $cards }; { bot-sure }.
bot-meant-nearly = «{ $clue }» anava per { $cards }; { bot-sure }. He estat a punt de dir «{ $other }», per a { $others }.
bot-understood = «{ $clue }» m’ha fet pensar en { $card }; { bot-sure }.
bot-understood-nearly = «{ $clue }» m’ha fet pensar en { $card }; { bot-sure }. La següent hauria estat { $other }.
bot-thinks = { $seat ->
    [red-spymaster] El cap d’espies vermell, un bot, rumia…
    [blue-spymaster] El cap d’espies blau, un bot, rumia…
    [red-operative] L’enllaç vermell, un bot, rumia…
    [blue-operative] L’enllaç blau, un bot, rumia…
   *[both-operative] L’enllaç de tots dos equips, un bot, rumia…
}
bot-looking-back = Què tenien al cap els bots:

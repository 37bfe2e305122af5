# Co bot mówi o swoich ruchach po grze i co terminal mówi o botach.

bot-sure = { $sure ->
    [sure] bez żadnych wątpliwości
    [likely] to dość prawdopodobne
   *[unsure] to ryzyko
}
bot-meant = Mówię „{ $clue }”, a mam na myśli: { $cards }; { bot-sure }.
bot-meant-nearly = Mówię „{ $clue }”, a mam na myśli: { $cards }; { bot-sure }. Mało brakowało, a padłoby „{ $other }” (czyli: { $others }).
bot-understood = Słyszę „{ $clue }” i myślę: { $card }; { bot-sure }.
bot-understood-nearly = Słyszę „{ $clue }” i myślę: { $card }; { bot-sure }. Następne w kolejce: { $other }.
bot-thinks = { $seat ->
    [red-spymaster] Szef czerwonych, bot, myśli…
    [blue-spymaster] Szef niebieskich, bot, myśli…
    [red-operative] Tajniak czerwonych, bot, myśli…
    [blue-operative] Tajniak niebieskich, bot, myśli…
   *[both-operative] Tajniak obu drużyn, bot, myśli…
}
bot-looking-back = Co boty miały na myśli:

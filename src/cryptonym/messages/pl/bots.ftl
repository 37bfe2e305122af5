# Co bot mówi o swoich ruchach po grze i co terminal mówi o botach.

bot-sure = { $sure ->
    [sure] byłem tego pewien
    [likely] wydawało mi się to prawdopodobne
   *[unsure] to było ryzyko
}
bot-meant = Mówiąc „{ $clue }”, miałem na myśli: { $cards }; { bot-sure }.
bot-meant-nearly = Mówiąc „{ $clue }”, miałem na myśli: { $cards }; { bot-sure }. Mało brakowało, a powiedziałbym „{ $other }” (chodziłoby o: { $others }).
bot-understood = Przy „{ $clue }” przyszło mi na myśl: { $card }; { bot-sure }.
bot-understood-nearly = Przy „{ $clue }” przyszło mi na myśl: { $card }; { bot-sure }. Następne byłoby: { $other }.
bot-thinks = { $seat ->
    [red-spymaster] Szef czerwonych, bot, myśli…
    [blue-spymaster] Szef niebieskich, bot, myśli…
    [red-operative] Tajniak czerwonych, bot, myśli…
    [blue-operative] Tajniak niebieskich, bot, myśli…
   *[both-operative] Tajniak obu drużyn, bot, myśli…
}
bot-looking-back = Co boty miały na myśli:

# What a bot says of its moves when the game is over, and what the terminal says of bots.

bot-sure = { $sure ->
    [sure] I was sure of it
    [likely] I thought it likely
   *[unsure] it was a gamble
}
bot-meant = With “{ $clue }” I meant { $cards }; { bot-sure }.
bot-meant-nearly = With “{ $clue }” I meant { $cards }; { bot-sure }. I nearly said “{ $other }”, for { $others }.
bot-understood = “{ $clue }” made me think of { $card }; { bot-sure }.
bot-understood-nearly = “{ $clue }” made me think of { $card }; { bot-sure }. { $other } would have been next.
bot-thinks = { $seat ->
    [red-spymaster] Red’s spymaster, a bot, is thinking…
    [blue-spymaster] Blue’s spymaster, a bot, is thinking…
    [red-operative] Red’s operative, a bot, is thinking…
    [blue-operative] Blue’s operative, a bot, is thinking…
   *[both-operative] The operative of both, a bot, is thinking…
}
bot-looking-back = What the bots had in mind:

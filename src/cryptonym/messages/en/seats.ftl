# SPDX-FileCopyrightText: 2026 The Cryptonym contributors
# SPDX-License-Identifier: MIT

# Bots on seats: on the home page, in the lobby, at the table.

mode-alone = Just me + bots
alone-role = I want to
alone-operative = Guess
alone-spymaster = Give clues
alone-level = The bots are
alone-line = Bots: all the other seats are theirs; the cards are dealt at once.
bot-level = { $level ->
    [gentle] Gentle
    [sharp] Sharp
   *[steady] Steady
}
bot-seat = { $level ->
    [gentle] bot, gentle
    [outside] an outside program
    [sharp] bot, sharp
   *[steady] bot, steady
}
bot-outside-line = An outside program sees all that its seat sees, and this server sends it there.
bot-sit = Seat a bot here
bot-fill = Fill with bots
bot-take = Take this seat
bot-hurry = Hurry the bot
bot-notes = What the bots had in mind
bot-dismiss = Send the bot away
away-long = <b>{ $name }</b> has been away for a minute.
away-bot = Seat a bot there
away-wait = Wait

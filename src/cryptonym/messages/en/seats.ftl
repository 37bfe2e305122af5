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
bot-hurry = Hurry the bot
bot-stood-in = its program made no move: ours did

# SPDX-FileCopyrightText: 2026 The Cryptonym contributors
# SPDX-License-Identifier: MIT

# Bots on seats: on the home page, in the lobby, at the table.

mode-alone = Solo io e i bot
alone-role = Voglio
alone-operative = Indovinare
alone-spymaster = Dare indizi
alone-level = Difficoltà
alone-line = I bot occupano tutti gli altri posti e le carte si distribuiscono subito.
bot-level = { $level ->
    [gentle] Facile
    [sharp] Difficile
   *[steady] Media
}
bot-hurry = Metti fretta al bot
bot-stood-in = il suo programma non ha mosso: ha giocato un nostro bot

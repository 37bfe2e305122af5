# SPDX-FileCopyrightText: 2026 The Cryptonym contributors
# SPDX-License-Identifier: MIT

# Bots on seats: on the home page, in the lobby, at the table.

mode-alone = Só eu e os bots
alone-role = Quero
alone-operative = Adivinhar
alone-spymaster = Dar as pistas
alone-level = Os bots são
alone-line = Os bots ocupam todos os outros lugares, e as cartas são distribuídas na hora.
bot-level = { $level ->
    [gentle] Fáceis
    [sharp] Difíceis
   *[steady] Médios
}
bot-hurry = Apressar o bot
bot-stood-in = o programa dele não jogou: jogou um bot nosso

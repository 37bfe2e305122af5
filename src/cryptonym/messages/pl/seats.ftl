# SPDX-FileCopyrightText: 2026 The Cryptonym contributors
# SPDX-License-Identifier: MIT

# Bots on seats: on the home page, in the lobby, at the table.

mode-alone = Tylko ja i boty
alone-role = Moja rola
alone-operative = Zgaduję
alone-spymaster = Daję wskazówki
alone-level = Boty
alone-line = Boty zajmują wszystkie pozostałe miejsca, a karty są rozdawane od razu.
bot-level = { $level ->
    [gentle] Łatwe
    [sharp] Trudne
   *[steady] Średnie
}
bot-hurry = Pospiesz bota
bot-stood-in = jego program nie zagrał: zrobił to nasz bot

# SPDX-FileCopyrightText: 2026 The Cryptonym contributors
# SPDX-License-Identifier: MIT

# Bots on seats: on the home page, in the lobby, at the table.

mode-alone = Jo i els bots
alone-role = Vull
alone-operative = Endevinar
alone-spymaster = Fer de cap
alone-level = Els bots són
alone-line = Els bots ocupen tots els altres llocs i es reparteix de seguida.
bot-level = { $level ->
    [gentle] Fàcils
    [sharp] Difícils
   *[steady] Normals
}
bot-hurry = Fes afanyar el bot
bot-stood-in = el seu programa no ha jugat: ho ha fet un bot nostre

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
    [gentle] Suaus
    [sharp] Aguts
   *[steady] Ferms
}
bot-seat = { $level ->
    [gentle] bot suau
    [outside] un programa extern
    [sharp] bot agut
   *[steady] bot ferm
}
bot-outside-line = Un programa extern veu tot el que veu el seu lloc: l’hi envia aquest servidor.
bot-sit = Posa-hi un bot
bot-fill = Omple-ho amb bots
bot-take = Pren aquest lloc
bot-hurry = Dona pressa al bot
bot-notes = Què tenien al cap els bots
bot-dismiss = Fes fora el bot
away-long = Fa un minut que <b>{ $name }</b> no hi és.
away-bot = Posa-hi un bot
away-wait = Espera

# SPDX-FileCopyrightText: 2026 The Cryptonym contributors
# SPDX-License-Identifier: MIT

# Bots on seats: on the home page, in the lobby, at the table.

mode-alone = Só eu e os bots
alone-role = Quero
alone-operative = Adivinhar
alone-spymaster = Dar as pistas
alone-level = Os bots são
alone-line = Os bots ocupam todos os outros lugares e as cartas são dadas na hora.
bot-level = { $level ->
    [gentle] Tranquilos
    [sharp] Afiados
   *[steady] Firmes
}
bot-seat = { $level ->
    [gentle] bot tranquilo
    [outside] um programa externo
    [sharp] bot afiado
   *[steady] bot firme
}
bot-outside-line = Um programa externo vê tudo o que o lugar dele vê: é este servidor que envia.
bot-sit = Sentar um bot aqui
bot-fill = Completar com bots
bot-take = Ocupar este lugar
bot-hurry = Apressar o bot
bot-notes = O que os bots tinham em mente
bot-dismiss = Dispensar o bot
away-long = <b>{ $name }</b> não está aqui há um minuto.
away-bot = Pôr um bot no lugar
away-wait = Esperar

# SPDX-FileCopyrightText: 2026 The Cryptonym contributors
# SPDX-License-Identifier: MIT

# Bots on seats: on the home page, in the lobby, at the table.

mode-alone = Solo io e i bot
alone-role = Voglio
alone-operative = Indovinare
alone-spymaster = Dare indizi
alone-level = I bot sono
alone-line = I bot occupano tutti gli altri posti e le carte si distribuiscono subito.
bot-level = { $level ->
    [gentle] Miti
    [sharp] Astuti
   *[steady] Solidi
}
bot-seat = { $level ->
    [gentle] bot, mite
    [outside] un programma esterno
    [sharp] bot, astuto
   *[steady] bot, solido
}
bot-outside-line = Un programma esterno vede tutto ciò che vede il suo posto: è questo server a mandarglielo.
bot-sit = Metti qui un bot
bot-fill = Completa con i bot
bot-take = Prendi questo posto
bot-hurry = Metti fretta al bot
bot-notes = Che cosa avevano in mente i bot
bot-dismiss = Manda via il bot
away-long = <b>{ $name }</b> manca da un minuto.
away-bot = Metti un bot al suo posto
away-wait = Aspetta

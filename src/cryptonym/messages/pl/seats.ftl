# SPDX-FileCopyrightText: 2026 The Cryptonym contributors
# SPDX-License-Identifier: MIT

# Bots on seats: on the home page, in the lobby, at the table.

mode-alone = Tylko ja i boty
alone-role = Chcę
alone-operative = zgadywać
alone-spymaster = dawać wskazówki
alone-level = Boty są
alone-line = Boty zajmują wszystkie pozostałe miejsca, a karty są rozdawane od razu.
bot-level = { $level ->
    [gentle] łagodne
    [sharp] bystre
   *[steady] solidne
}
bot-seat = { $level ->
    [gentle] bot, łagodny
    [outside] program z zewnątrz
    [sharp] bot, bystry
   *[steady] bot, solidny
}
bot-outside-line = Program z zewnątrz widzi wszystko, co widać z jego miejsca: wysyła mu to ten serwer.
bot-sit = Posadź tu bota
bot-fill = Uzupełnij botami
bot-take = Zajmij to miejsce
bot-hurry = Pospiesz bota
bot-notes = Co boty miały na myśli
bot-dismiss = Odpraw bota
away-long = <b>{ $name }</b> jest poza stołem od minuty.
away-bot = Posadź tam bota
away-wait = Poczekaj

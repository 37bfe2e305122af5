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
    [gentle] Łagodne
    [sharp] Bystre
   *[steady] Solidne
}
bot-seat = { $level ->
    [gentle] bot, łagodny
    [outside] program z zewnątrz
    [sharp] bot, bystry
   *[steady] bot, solidny
}
bot-outside-line = Program z zewnątrz widzi wszystko, co widać z jego miejsca: wysyła mu to ten serwer.
bot-sit = Posadź tu bota
bot-fill = Uzupełnij botami
bot-take = Zajmij to miejsce
bot-hurry = Pospiesz bota
bot-notes = Co boty miały na myśli
bot-dismiss = Odpraw bota
away-long = <b>{ $name }</b> jest poza stołem od minuty.
away-bot = Posadź tam bota
away-wait = Poczekaj

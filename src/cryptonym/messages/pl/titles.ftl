# Tytuły za wygraną w grze razem, według punktów: osiem na siatkę 5 na 5, siedem na 5 na 4 (COOP-4).

title-5x5-1 = W jednym bucie, ale za granicą
title-5x5-2 = Wąsy puściły dopiero w pociągu
title-5x5-3 = Konduktor coś podejrzewał
title-5x5-4 = Szatniarz nikogo nie pamięta
title-5x5-5 = Kelner przysięga, że to nie wy
title-5x5-6 = W teczce same puste kartki
title-5x5-7 = Teczki też nie ma
title-5x5-8 = Jakie archiwum?

title-5x4-1 = Na zdjęciu głównie kciuk
title-5x4-2 = Z rolki wyszła jedna klatka
title-5x4-3 = Widać nawet pieczątkę
title-5x4-4 = Aparat był w guziku
title-5x4-5 = Guzik był w cudzym płaszczu
title-5x4-6 = Właściciel płaszcza nic nie wie
title-5x4-7 = Sejf sam zapozował

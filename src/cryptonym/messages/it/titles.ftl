# Titoli per una partita vinta insieme, secondo i punti: otto per la griglia 5 per 5, sette per 5 per 4 (COOP-4).

title-5x5-1 = Per un pelo di baffo finto
title-5x5-2 = Il trench è da buttare
title-5x5-3 = Il barista ricorda un ombrello
title-5x5-4 = Vi hanno preso per turisti
title-5x5-5 = Il cane da guardia scodinzolava
title-5x5-6 = Persino l’ombra era falsa
title-5x5-7 = Fascicolo di pagine bianche
title-5x5-8 = Non esistete. Complimenti

title-5x4-1 = Il timbro era ancora umido
title-5x4-2 = La foto era di qualcun altro
title-5x4-3 = Alla frontiera sbadigliavano
title-5x4-4 = Il doganiere portava le valigie
title-5x4-5 = Il falso batte l’originale
title-5x4-6 = L’originale è stato arrestato
title-5x4-7 = La frontiera si è spostata

# Títulos de uma partida em conjunto vencida, pelos pontos: oito para a grade de 5 por 5, sete para a de 5 por 4 (COOP-4).

title-5x5-1 = Por um fio do bigode postiço
title-5x5-2 = O elevador quase não chegou
title-5x5-3 = Saída pela janela do banheiro
title-5x5-4 = O táxi já estava na esquina
title-5x5-5 = O porteiro até deu boa-noite
title-5x5-6 = A câmera filmou só o gato
title-5x5-7 = Nem o chefe sabe quem foi
title-5x5-8 = Que missão?

title-5x4-1 = Saiu, mas saiu tremida
title-5x4-2 = Tem um dedo na frente
title-5x4-3 = Foco no lugar certo
title-5x4-4 = Revelada no quarto escuro
title-5x4-5 = O negativo sumiu
title-5x4-6 = Ninguém viu o flash
title-5x4-7 = O fotógrafo nunca existiu

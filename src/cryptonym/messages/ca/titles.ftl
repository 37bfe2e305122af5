# Títols per a una partida de tots junts que s’ha guanyat, segons els punts: vuit per a 5 per 5, set per a 5 per 4 (COOP-4).

title-5x5-1 = Amb el bigoti mig desenganxat
title-5x5-2 = El taxi ja arrencava
title-5x5-3 = Pel terrat i sense sabates
title-5x5-4 = El vigilant feia el tallat
title-5x5-5 = Ni el gos va bordar
title-5x5-6 = El sospitós és un altre
title-5x5-7 = A l’expedient només hi ha pols
title-5x5-8 = Quin expedient?

title-5x4-1 = Ha sortit moguda, però ha sortit
title-5x4-2 = Hi surt un dit, però poc
title-5x4-3 = S’hi llegeix la lletra petita
title-5x4-4 = La càmera era dins el tortell
title-5x4-5 = Els negatius han volat
title-5x4-6 = A la foto no hi ha ningú
title-5x4-7 = L’enemic us n’ha enviat una còpia

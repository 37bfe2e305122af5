# Titles for a co-op game that was won, by its score: eight for the grid of 5 by 5, seven for 5 by 4 (COOP-4).

title-5x5-1 = By a whisker
title-5x5-2 = Coat still smoking
title-5x5-3 = Out by the window
title-5x5-4 = Seen leaving by the kitchen
title-5x5-5 = Nobody asked for papers
title-5x5-6 = Room service knew nothing
title-5x5-7 = Never checked in
title-5x5-8 = There was no hotel

title-5x4-1 = The film was nearly full
title-5x4-2 = A little out of focus
title-5x4-3 = A sharp picture
title-5x4-4 = Developed without a trace
title-5x4-5 = The negative is missing
title-5x4-6 = Nobody remembers a camera
title-5x4-7 = The wall was always bare

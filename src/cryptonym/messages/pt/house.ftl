# What each house rule means, with an example: under its switch in the lobby.

house-compounds_ok-line = <i>{ $a }</i>, <i>{ $b }</i> valem uma palavra.
house-classifying_attributes_ok-line = <i>{ $a }</i> vale uma palavra.
house-proper_names_ok-line = <i>{ $a }</i> é uma pista.
house-place_names_ok-line = <i>{ $a }</i> vale uma palavra.
house-abbreviations_ok-line = <i>{ $a }</i>. (<i>{ $b }</i> sempre vale.)
house-homophones_ok-line = <i>{ $a }</i> pode valer por { $b }.
house-rhymes_ok-line = <i>{ $a }</i> para { $b }, só porque rima.
house-foreign_ok-line = <i>{ $a }</i>, por exemplo.
house-no_shapes-line = Nada de pistas sobre o que é redondo ou quadrado: <i>{ $a }</i> não vale.

# What each house rule means, with an example: under its switch in the lobby.

house-compounds_ok-line = <i>{ $a }</i> i <i>{ $b }</i> compten com una paraula.
house-classifying_attributes_ok-line = <i>{ $a }</i> compta com una paraula.
house-proper_names_ok-line = <i>{ $a }</i> és una pista.
house-place_names_ok-line = <i>{ $a }</i> compta com una paraula.
house-abbreviations_ok-line = <i>{ $a }</i>. (<i>{ $b }</i> sempre val.)
house-homophones_ok-line = <i>{ $a }</i> pot voler dir { $b }.
house-rhymes_ok-line = <i>{ $a }</i> per a { $b }, només perquè rima.
house-foreign_ok-line = <i>{ $a }</i>, per exemple.
house-no_shapes-line = Cap pista sobre què és rodó o quadrat: no val <i>{ $a }</i>.

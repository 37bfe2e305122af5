# What each house rule means, with an example: under its switch in the lobby.

house-compounds_ok-line = <i>{ $a }</i> o <i>{ $b }</i> valgono come una parola sola.
house-classifying_attributes_ok-line = <i>{ $a }</i> vale come una parola sola.
house-proper_names_ok-line = <i>{ $a }</i> è un indizio.
house-place_names_ok-line = <i>{ $a }</i> vale come una parola sola.
house-abbreviations_ok-line = <i>{ $a }</i>. (<i>{ $b }</i> va sempre bene.)
house-homophones_ok-line = <i>{ $a }</i> può valere per { $b }.
house-rhymes_ok-line = <i>{ $a }</i> per { $b }, solo perché fa rima.
house-foreign_ok-line = <i>{ $a }</i>, per esempio.
house-no_shapes-line = Niente indizi su ciò che è tondo o quadrato: non <i>{ $a }</i>.

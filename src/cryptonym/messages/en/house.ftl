# What each house rule means, with an example: under its switch in the lobby.

house-compounds_ok-line = <i>{ $a }</i>, <i>{ $b }</i> count as one word.
house-classifying_attributes_ok-line = <i>{ $a }</i> counts as one word.
house-proper_names_ok-line = <i>{ $a }</i> is a clue.
house-place_names_ok-line = <i>{ $a }</i> counts as one word.
house-abbreviations_ok-line = <i>{ $a }</i>. (<i>{ $b }</i> is always fine.)
house-homophones_ok-line = <i>{ $a }</i> may stand for { $b }.
house-rhymes_ok-line = <i>{ $a }</i> for { $b }, only because it rhymes.
house-foreign_ok-line = <i>{ $a }</i>, for example.
house-no_shapes-line = No clues about what is round or square: not <i>{ $a }</i>.

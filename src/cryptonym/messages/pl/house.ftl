# What each house rule means, with an example: under its switch in the lobby.

house-compounds_ok-line = <i>{ $a }</i>, <i>{ $b }</i> liczą się jako jedno słowo.
house-classifying_attributes_ok-line = <i>{ $a }</i> liczy się jako jedno słowo.
house-proper_names_ok-line = <i>{ $a }</i> to też wskazówka.
house-place_names_ok-line = <i>{ $a }</i> liczy się jako jedno słowo.
house-abbreviations_ok-line = <i>{ $a }</i>. (Zawsze wolno: <i>{ $b }</i>.)
house-homophones_ok-line = <i>{ $a }</i> może wskazywać na { $b }.
house-rhymes_ok-line = <i>{ $a }</i> do karty { $b } tylko dlatego, że się rymuje.
house-foreign_ok-line = Na przykład <i>{ $a }</i>.
house-no_shapes-line = Żadnych wskazówek o tym, co okrągłe albo kwadratowe: <i>{ $a }</i> odpada.

# Pictures of the host's own: the dialog in the lobby, and why one was not taken.

own-pictures-how = PNG, JPEG, WebP, GIF o SVG, fins a { $most }. El servidor les torna a dibuixar en petit i no guarda res més del fitxer. Se’n van amb la taula.
own-pictures-choose = Tria imatges
own-pictures-title = Títol per a qui no la veu
own-pictures-take = Afegeix-les
own-pictures-busy = { $n } / { $all }
own-pictures-taken = { $n ->
    [one] Ha entrat una imatge.
   *[other] Han entrat { $n } imatges.
}
own-pictures-refused = { $n ->
    [one] Una no ha entrat:
   *[other] { $n } no han entrat:
}
own-pictures-fault = { $name }: { $what }
own-pictures-drop = Treu-les totes
own-pictures-few = Per a una partida calen { $need } imatges: afegeix-ne més o juga també amb les nostres.
own-pictures-use = Surten de

picture-fault-empty = a dins no hi ha res
picture-fault-no-picture = no és cap PNG, JPEG, WebP, GIF ni SVG
picture-fault-another-ending = el nom diu un tipus de fitxer i el contingut un altre
picture-fault-broken = el fitxer està malmès o incomplet
picture-fault-too-many-pixels = té més píxels dels que obrim
picture-fault-too-small = és massa petita per veure-la
picture-fault-too-long = és massa llarga i estreta per a una carta
picture-fault-too-hard = costava massa de dibuixar
picture-fault-svg-doctype = no s’accepta cap dibuix amb tipus de document
picture-fault-svg-script = a dins hi ha un script
picture-fault-svg-reference = apunta a alguna cosa de fora
picture-fault-svg-too-large = el dibuix té massa parts
picture-fault-unreadable-title = el títol té caràcters que ningú no pot llegir
picture-fault-table-full = aquesta taula ja té totes les imatges que hi caben
picture-fault-server-full = al servidor no queda lloc per a imatges
picture-fault-file-too-large = Aquest fitxer passa dels 7 MB.

# Pictures of the host's own: the dialog in the lobby, and why one was not taken.

own-pictures-how = PNG, JPEG, WebP, GIF albo SVG, najwyżej { $most }. Serwer przerysowuje każdy w małym rozmiarze i nie zachowuje z pliku nic więcej. Obrazki znikają razem ze stołem.
own-pictures-choose = Wybierz obrazki
own-pictures-title = Tytuł, gdy ktoś nie widzi obrazka
own-pictures-take = Dodaj
own-pictures-busy = { $n } z { $all }
own-pictures-taken = { $n ->
    [one] Przyjęto jeden obrazek.
    [few] Przyjęto { $n } obrazki.
    [many] Przyjęto { $n } obrazków.
   *[other] Przyjęto { $n } obrazka.
}
own-pictures-refused = { $n ->
    [one] Jednego nie przyjęto:
   *[other] Nie przyjęto { $n }:
}
own-pictures-fault = { $name }: { $what }
own-pictures-drop = Usuń wszystkie
own-pictures-few = Do gry potrzeba { $need } obrazków: dodaj więcej albo graj też naszymi.
own-pictures-use = Z czego gracie

picture-fault-empty = w środku nic nie ma
picture-fault-no-picture = to nie jest PNG, JPEG, WebP, GIF ani SVG
picture-fault-another-ending = nazwa mówi o jednym rodzaju pliku, zawartość o innym
picture-fault-broken = plik jest uszkodzony albo niecały
picture-fault-too-many-pixels = ma więcej pikseli, niż rozpakowujemy
picture-fault-too-small = jest za mały, żeby go zobaczyć
picture-fault-too-long = jest za długi i za wąski na kartę
picture-fault-too-hard = rysowanie trwało za długo
picture-fault-svg-doctype = rysunków z typem dokumentu nie przyjmujemy
picture-fault-svg-script = jest w nim skrypt
picture-fault-svg-reference = odwołuje się do czegoś poza sobą
picture-fault-svg-too-large = rysunek ma za dużo części
picture-fault-unreadable-title = w tytule są znaki, których nikt nie przeczyta
picture-fault-table-full = ten stół ma już wszystkie obrazki, jakie się mieszczą
picture-fault-server-full = na serwerze nie ma już miejsca na obrazki
picture-fault-file-too-large = Ten plik ma więcej niż 7 MB.

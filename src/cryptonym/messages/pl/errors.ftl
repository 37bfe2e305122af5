### What a browser shows where the page itself is not: an address that is none, a name that is not the server's. No variables.
error-no-such-page = Pod tym adresem nic nie ma
error-no-such-page-line = Link do stołu kończy się 22 znakami. Może któryś zgubił się po drodze.
error-other-host = Ten serwer nie odpowiada pod tą nazwą
error-other-host-line = Kto go prowadzi, może dodać tę nazwę opcją --url, a w sieci domowej opcją --lan.
error-no-page = Brakuje strony
error-no-page-line = Serwer działa, ale zainstalowano go bez strony. Kto go prowadzi, może ją zbudować poleceniem „make web” albo zainstalować wydanie.
error-failed = Coś poszło nie tak
error-failed-line = To nasza wina, nie twoja. Błąd został zapisany. Spróbuj ponownie za chwilę.
error-home = Na stronę główną

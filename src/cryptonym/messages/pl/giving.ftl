### What only somebody who gives a clue reads: the cards that they mark as meant.

# On the button, beside its usual label. $n is how many cards are marked; $insists if the referee is against the clue.
entry-send-marks = { $insists ->
    [yes] Wyślij mimo to · { $n }
   *[no] Wyślij · znaki: { $n }
}
# In the first turns on each device: what may be done, and with the first mark what becomes of it.
meant-hint = Możesz stuknąć karty, o które ci chodzi.
meant-once = Tylko do analizy. Nikt tego nie zobaczy przed końcem.

# What the key says in words, and the rarer words of the referee.
own-words = Wasze karty
key-title = Klucz
key-list = { $whose ->
    [enemy] Ich: { $n }
    [bystander] Niewinni obserwatorzy: { $n }
   *[assassin] Zabójca
}
referee-illegal = Niedozwolona
referee-doubtful = Wątpliwa
referee-notice = Uwaga
referee-lapsed = Brak odpowiedzi ({ $name })
referee-unjudged = Sędzia chwilowo nie odpowiada.
referee-only-challenge = Widzisz to tylko ty. Przed pierwszym podejściem { $name } może zgłosić sprzeciw wobec takiej wskazówki.
entry-send-anyway = Wyślij mimo to
entry-zero-hint = Zero: żadna z waszych kart się z tym nie wiąże. Bez limitu podejść.
entry-unlimited-hint = Nieograniczone: tajniacy nie wiedzą, o ile kart chodzi.
referee-idle = Sędzia czyta, gdy przychodzi twoja kolej na wskazówkę.
referee-reading = Sędzia czyta „{ $word }”…
referee-silent = Sędzia tu milczy: drugi szef może zgłosić sprzeciw.
referee-allowed = { $name } przepuszcza
referee-denied = { $name } mówi: nie
referee-ask = Zapytaj po cichu: { $name }
referee-asked = { $name } się zastanawia…

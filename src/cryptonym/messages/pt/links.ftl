### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Chave e tempo
home-one = Um celular para todos
home-replay = Rever uma partida
late = { $n ->
    [one] Você vê esta mesa com { $n } segundo de atraso.
   *[other] Você vê esta mesa com { $n } segundos de atraso.
}
late-waiting = { $n ->
    [one] Esta mesa é mostrada com { $n } segundo de atraso. A primeira imagem já vem.
   *[other] Esta mesa é mostrada com { $n } segundos de atraso. A primeira imagem já vem.
}
replay-open = Rever

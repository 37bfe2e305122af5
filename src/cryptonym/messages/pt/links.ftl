### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Chave e tempo
home-one = Um celular para todos
home-replay = Rever uma partida
tv-open = Na televisão
tv-open-line = A mesa em tamanho grande, sem nada para apertar e nada secreto. Na televisão, digite o código da mesa na primeira página e venha até aqui.
tv-plain = Para uma transmissão, sem o código
delay = Quem assiste vê a mesa
delay-line = Para transmissões: quem só assiste vê tudo mais tarde e não recebe o código, assim ninguém pode soprar.
delay-seconds = { $n ->
    [0] na hora
   *[other] { $n } s depois
}
late = { $n ->
    [one] Você vê esta mesa com { $n } segundo de atraso.
   *[other] Você vê esta mesa com { $n } segundos de atraso.
}
late-waiting = { $n ->
    [one] Esta mesa é mostrada com { $n } segundo de atraso. A primeira imagem já vem.
   *[other] Esta mesa é mostrada com { $n } segundos de atraso. A primeira imagem já vem.
}
replay-open = Rever

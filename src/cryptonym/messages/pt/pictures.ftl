# Pictures on the page: what lies on the table, looking closer, and pictures of one's own.

kind = Na mesa
kind-name = { $kind ->
    [pictures] Imagens
    [mixed] As duas
   *[words] Palavras
}
kind-count = Imagens entre { $all } cartas
clue-language = Idioma das pistas
home-kinds = O que há na mesa?
home-kind-line = { $kind ->
    [pictures] 5 × 4
    [mixed] palavras e imagens
   *[words] 5 × 5
}

look = Ver de perto
look-previous = A imagem anterior
look-next = A próxima imagem
look-count = { $n } de { $all }
hint-look = Segure, ou <kbd>Z</kbd>: ver de perto
keys-look = ver uma imagem de perto
picture-unnamed = Imagem { $place }
picture-own = Imagem { $n }
picture-in-full = { $title }. { $alt }

house-no_shapes = Sem pistas de forma
house-no_shapes-line = Nada de pistas sobre o que é redondo ou quadrado: <i>{ $a }</i> não vale.

own-pictures = Imagens próprias
own-pictures-button = Próprias…
own-pictures-how = PNG, JPEG, WebP, GIF ou SVG, até { $most }. O servidor redesenha cada uma em tamanho pequeno e não guarda mais nada do arquivo. Elas somem com a mesa.
own-pictures-choose = Escolher imagens
own-pictures-title = Título para quem não a vê
own-pictures-take = Trazer
own-pictures-busy = { $n } de { $all }
own-pictures-taken = { $n ->
    [one] Entrou uma imagem.
   *[other] Entraram { $n } imagens.
}
own-pictures-refused = { $n ->
    [one] Uma ficou de fora:
   *[other] { $n } ficaram de fora:
}
own-pictures-fault = { $name }: { $what }
own-pictures-row = { $n ->
    [one] Uma imagem própria
   *[other] { $n } imagens próprias
}
own-pictures-drop = Tirar todas
own-pictures-few = Uma partida precisa de { $need } imagens: traga mais ou jogue também com as nossas.
own-pictures-use = Tirar de

picture-fault-empty = não há nada dentro
picture-fault-no-picture = não é PNG, JPEG, WebP, GIF nem SVG
picture-fault-another-ending = o nome diz um tipo de arquivo, o conteúdo diz outro
picture-fault-broken = o arquivo está danificado ou incompleto
picture-fault-too-many-pixels = tem mais pixels do que abrimos
picture-fault-too-small = é pequena demais para ser vista
picture-fault-too-long = é comprida e estreita demais para uma carta
picture-fault-too-hard = demorava demais para desenhar
picture-fault-svg-doctype = não se aceita desenho com tipo de documento
picture-fault-svg-script = há um script dentro
picture-fault-svg-reference = aponta para algo fora de si
picture-fault-svg-too-large = o desenho tem partes demais
picture-fault-unreadable-title = o título tem caracteres que ninguém consegue ler
picture-fault-table-full = esta mesa já tem todas as imagens que cabem
picture-fault-server-full = não há mais espaço para imagens no servidor
picture-fault-file-too-large = Este arquivo passa de 7 MB.

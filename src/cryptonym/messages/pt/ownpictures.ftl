# Pictures of the host's own: the dialog in the lobby, and why one was not taken.

own-pictures-how = PNG, JPEG, WebP, GIF ou SVG, até { $most }. O servidor redesenha cada uma em tamanho pequeno e não guarda mais nada do arquivo. Elas somem com a mesa.
own-pictures-choose = Escolher imagens
own-pictures-title = Título para quem não a vê
own-pictures-take = Adicionar
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
own-pictures-drop = Tirar todas
own-pictures-few = Uma partida precisa de { $need } imagens: adicione mais ou jogue também com as nossas.
own-pictures-use = Joga-se com

picture-fault-empty = não há nada dentro
picture-fault-no-picture = não é PNG, JPEG, WebP, GIF nem SVG
picture-fault-another-ending = o nome diz um tipo de arquivo, o conteúdo diz outro
picture-fault-broken = o arquivo está danificado ou incompleto
picture-fault-too-many-pixels = tem mais pixels do que abrimos
picture-fault-too-small = é pequena demais para ser vista
picture-fault-too-long = é comprida e estreita demais para uma carta
picture-fault-too-hard = demora demais para desenhar
picture-fault-svg-doctype = não se aceita desenho com tipo de documento
picture-fault-svg-script = há um script dentro
picture-fault-svg-reference = aponta para algo fora do arquivo
picture-fault-svg-too-large = o desenho tem partes demais
picture-fault-unreadable-title = o título tem caracteres que ninguém consegue ler
picture-fault-table-full = esta mesa já tem todas as imagens que cabem
picture-fault-server-full = não há mais espaço para imagens no servidor
picture-fault-file-too-large = Este arquivo passa de 7 MB.

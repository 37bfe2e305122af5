### Away from any table: the home page and the rules.

## home
home-headline =
    Uma palavra.
    Um número.
    Quem é quem?
home-pitch = O jogo de espiões mestres, pistas e sangue-frio. Duas equipes, cinco idiomas e uma mesa para todos. Numa chamada, no sofá, na sala de aula ou no trem.
# Six codenames on the drawings, one word each, in capitals: short, middling, long, middling, short, short.
home-art = LIMÃO BÚSSOLA TEMPESTADE ÂNCORA LUA PÉROLA
home-who = Quem joga?
home-code = Tem um código?
home-join = Entrar
home-back-to = Voltar para { $code }
home-forget = esquecer
home-rules = As regras
## at the door
door-code = No momento, nenhuma mesa tem o código { $code }. Confira o código ou peça o link: um código acaba quando o anfitrião tranca a porta ou pede que alguém saia.
door-code-form = Um código tem seis caracteres, sem 0, O, 1 nem I.
door-code-wait = Códigos demais de uma vez. Tente de novo daqui a um minuto ou peça o link.
forget-all = Apagar meus dados
forget-all-question = Apagar seus dados deste aparelho?
forget-all-line = Somem o seu nome, as suas preferências e os seus lugares nas mesas abertas. Nesses lugares você não poderá mais se sentar.
rules-missing = As regras ainda não estão neste idioma. Tente outro.
rules-no-line = As regras não chegaram: não há conexão com o servidor, e elas não estão guardadas neste aparelho.
home-new = Nova mesa

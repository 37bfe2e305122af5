### Away from any table: the home page and the rules.

## home
home-headline =
    Una paraula.
    Un número.
    Qui és qui?
home-pitch = El joc de caps d’espies, pistes i sang freda. Dos equips, cinc llengües i una taula per a tothom. Per videotrucada, al sofà, a classe o al tren.
# Six codenames on the drawings, one word each, in capitals: short, middling, long, middling, short, short.
home-art = LLIMONA BRÚIXOLA GRATACEL ÀNCORA LLUNA PERLA
home-who = Qui juga?
home-code = Tens un codi?
home-join = Entra
home-back-to = Torna a { $code }
home-forget = oblida
home-rules = Les regles
## at the door
door-code = Ara no hi ha cap taula amb el codi { $code }. Comprova’l o demana l’adreça: un codi deixa de servir quan l’amfitrió tanca la porta o fa fora algú.
door-code-form = Un codi té sis caràcters, sense 0, O, 1 ni I.
door-code-wait = Has provat massa codis seguits. Torna-ho a provar d’aquí a un minut o demana l’adreça.
forget-all = Oblida’m aquí
forget-all-question = Vols oblidar-ho tot en aquest dispositiu?
forget-all-line = S’esborren el teu nom, les teves preferències i els teus llocs a les taules obertes. En aquells llocs ja no t’hi podràs tornar a asseure.
rules-missing = Les regles encara no hi són en aquesta llengua. Prova’n una altra.
rules-no-line = Les regles no han arribat: no hi ha connexió amb el servidor i aquest dispositiu no les té desades.
home-new = Taula nova

### Away from any table: the home page and the rules.

## home
home-headline =
    One word.
    One number.
    Who’s who?
home-pitch = The party game of spymasters, clues and nerve. Two teams, five languages, one table that everybody shares. For a call, a sofa, a classroom or a train.
# Six codenames on the drawings, one word each, in capitals: short, middling, long, middling, short, short.
home-art = LEMON COMPASS LIGHTHOUSE ANCHOR MOON PEARL
home-who = Who is playing?
home-code = Have a code?
home-join = Join
home-back-to = Back to { $code }
home-forget = forget
home-rules = The rules
## at the door
door-code = No table goes by { $code } now. Check the code, or ask for the link: a code ends when the host closes the door or sends somebody away.
door-code-form = A code has six characters, without 0, O, 1 or I.
door-code-wait = That was a lot of codes. Try again in a minute, or ask for the link.
forget-all = Forget me here
forget-all-question = Forget everything on this device?
forget-all-line = Your name, your settings and your seats at open tables go. You cannot sit down in those seats again.
rules-missing = The rules are not here in this language yet. Try another one.
rules-no-line = The rules did not come: there is no connection to the server, and this device has not kept them.
home-new = New table

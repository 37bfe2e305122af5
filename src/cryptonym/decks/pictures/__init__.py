"""The picture deck, every line of it drawn by the code in here.

Read in this order: `curves.py` is how an outline is written down, `sketch.py` what a drawing is before it is inked, `ink.py` the
hand that inks it. `glyphs/` are the things we can draw, `fusions/` the ways to make one picture of two of them, `casts.py` which
ones we do, `originals/` the pictures that were composed whole. `deck.py` is the deck, `build.py` draws it into `svg/` and
`pictures.json`, and `sheet.py` shows it to whoever has to look at it.
"""

### The home page's links to rooms that bring words of their own.
home-gadget = Clau i temps

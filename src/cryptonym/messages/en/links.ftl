### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Key & timer
home-one = One phone for all
home-replay = See a game again
tv-open = On a television
tv-open-line = The table large, with nothing to press and nothing secret. On the television, type this table’s code on the first page and come here.
tv-plain = For a stream, without the code
delay = Watchers see the table
delay-line = For a stream: whoever only watches sees everything so much later and gets no code, so that nobody can help a player.
delay-seconds = { $n ->
    [0] at once
   *[other] { $n } s late
}
late = { $n ->
    [one] You see this table { $n } second late.
   *[other] You see this table { $n } seconds late.
}
late-waiting = { $n ->
    [one] This table is shown { $n } second late. The first picture is on its way.
   *[other] This table is shown { $n } seconds late. The first picture is on its way.
}
replay-open = See it again

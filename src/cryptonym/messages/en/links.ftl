### Ways to screens that bring words of their own, and what is said of them at a table.
home-gadget = Key & timer
home-one = One phone for all
home-replay = Watch a replay
late = { $n ->
    [one] You see this table { $n } second late.
   *[other] You see this table { $n } seconds late.
}
late-waiting = { $n ->
    [one] This table is shown { $n } second late. The first picture is on its way.
   *[other] This table is shown { $n } seconds late. The first picture is on its way.
}
replay-open = Watch replay

"""The formats of tournaments, one to a module: each draws its rounds and knows when it is finished.

A module offers ``draw(tournament, seed, at)``, which is asked when no pairing of a round is open (in an arena, at any
time), and ``finished(tournament, now)``, which is asked when no pairing at all is open.
"""

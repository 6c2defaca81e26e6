"""Several tables as one event: entrants, rounds, results and standings, without Discord and without a database.

A tournament is its record: a list of entries, each of which says one thing that happened. Its state follows from them,
as a game follows from its moves. The draw of each round is a pure function of the results so far and of a seed, so that
anybody can check it once the seed is published.
"""

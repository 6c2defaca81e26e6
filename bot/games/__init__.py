"""The rules, which are pure functions of a seed and a list of moves, and the computer players.

A computer player sees one seat's view. Nothing here knows time, chance, people, storage or Discord.
"""

"""Rules: pure functions of a seed and a list of moves; and the computer players, who see one seat's view.

Knows nothing of time, chance, people, storage or Discord.
"""

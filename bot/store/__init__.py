"""Everything that is stored, in SQLite or PostgreSQL: games, seats, moves, standings, settings.

May import the games' interface. Imports neither the tables nor anything of Discord.
"""

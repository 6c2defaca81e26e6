"""What is kept, in SQLite or PostgreSQL: games, seats, moves, standings and settings.

May know the rules' contract. Knows no table and nothing of Discord.
"""

"""Help, own games, settings and privacy as messages."""

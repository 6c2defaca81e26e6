"""What is kept: games, seats, moves and standings, in SQLite or PostgreSQL."""

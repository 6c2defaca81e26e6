"""Other people's games: writing, trying and checking a package."""

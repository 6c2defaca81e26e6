"""A game alone, its result, a lesson as a message."""

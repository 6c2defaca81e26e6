"""Clubs: people of one server who belong together. What a club is, and who may do what in it, without a database."""

"""Clubs: what a club is, who may do what in it, and matches between clubs."""

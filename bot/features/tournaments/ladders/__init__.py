"""Ladders: who challenges somebody above takes the place by winning."""

"""From an interaction to its handler."""

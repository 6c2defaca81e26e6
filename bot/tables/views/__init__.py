"""A table, a hand or a result as a message."""

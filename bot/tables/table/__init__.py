"""A table, and every decision about it."""

"""One table: who sits where, whose turn it is, and every decision about it."""

"""Tables: who sits where, whose turn it is, and when it ends. Serves every game and names none."""

"""Running tournaments: their tables are opened, their results noted and their messages kept up to date by themselves.

``Tournaments`` knows the live ones and runs one command at a time for each; ``Director`` does what is due.
What asks the database raises ``NotSaved`` if it does not answer, and ``NotOurs`` if another process serves the server.
"""

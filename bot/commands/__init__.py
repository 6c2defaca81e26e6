"""Slash commands and clicks: each becomes one call to a table and one answer.

May know every room below it. Names no game. What asks the database raises ``NotSaved`` if it does not answer, and what
is about a server refuses elsewhere: ``guild_only``.
"""

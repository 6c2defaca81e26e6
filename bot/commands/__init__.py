"""Slash commands and clicks: each becomes one call to a table and one answer.

May know every room below it. Names no game.
"""

"""What people ask for: slash commands and clicks, each turned into one call to a table and one answer.

May know every room below it. Names no game.
"""

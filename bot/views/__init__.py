"""A table, a hand, a leaderboard, a history as a message.

May know faces, tables and the store's results. Sends nothing.
"""

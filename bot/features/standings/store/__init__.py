"""What follows from finished games: ratings, leaderboards, statistics, seasons, histories.

Everything here but the seasons can be recounted from the records of the games.
"""

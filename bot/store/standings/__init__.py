"""What finished games add up to: results, ratings, leaderboards, statistics, seasons, histories.

All of it can be counted again from the records.
"""

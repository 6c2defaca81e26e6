"""Leaderboards, statistics, ratings, seasons, achievements and the history of finished games."""

"""Leaderboards, statistics, finished games, reviews, seasons and play money."""

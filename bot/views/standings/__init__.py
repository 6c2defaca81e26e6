"""Leaderboards, statistics, achievements, seasons, play money and the news of a week."""

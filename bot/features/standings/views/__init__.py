"""Leaderboards, statistics and histories as messages."""

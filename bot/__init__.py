"""A Discord bot that hosts card games in channels."""

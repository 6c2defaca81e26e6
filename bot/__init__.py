"""A Discord bot that hosts card games in channels."""

__version__ = "0.3.0"

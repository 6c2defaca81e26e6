"""The draws of tournaments once more, written after the text of docs/draws.md alone, without the bot's own code."""

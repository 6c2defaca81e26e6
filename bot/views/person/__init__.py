"""The pages of one person or one server: help, games, settings, privacy, lessons."""

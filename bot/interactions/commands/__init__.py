"""Slash commands: names and options in every language, the tree, what is published where."""

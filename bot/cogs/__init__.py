"""From Discord to the tables and back: commands, clicks, and the messages that follow."""

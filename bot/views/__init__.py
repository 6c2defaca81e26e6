"""From a position to a message: everything a player sees."""

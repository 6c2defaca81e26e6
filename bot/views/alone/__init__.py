"""What one plays alone: the patience, private games, the deal of the day."""

"""Games alone: against computers, the patience, the deal of the day, lessons."""

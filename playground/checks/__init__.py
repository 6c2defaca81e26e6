"""What Discord refuses: the kinds, bounds and rules of everything that bots and people send."""

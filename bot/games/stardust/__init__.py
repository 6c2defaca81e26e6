"""Stardust: bets on planetary systems, with suns to break ties and jokers that are more than wild."""

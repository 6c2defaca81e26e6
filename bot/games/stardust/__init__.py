"""Stardust: bets on planetary systems. Suns break ties, and some jokers have effects of their own."""

"""Stardust: bets on planetary systems. Suns break ties. Jokers are wild, and some have effects of their own."""

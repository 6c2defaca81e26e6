"""How Stardust looks: planets, suns and jokers, and what lies in the pot."""

"""How Stardust looks: planets, suns, jokers and the pot."""

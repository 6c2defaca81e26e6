CONTRACT = 2
KIT = {"most_moves": 16, "hides_cards": False}

CONTRACT = 2
KIT = {"most_moves": 200, "sees": "others", "public_hints": {"hand", "known"}}

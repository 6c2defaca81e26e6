"""How Star of Africa and its patience look: lions, gems, thieves and places."""

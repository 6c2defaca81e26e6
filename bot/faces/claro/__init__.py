"""How CLARO looks: stars in three colours on numbered cards."""

"""How CLARO looks: numbered cards with stars in three colours."""

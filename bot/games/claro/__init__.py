"""CLARO by Josep M. Allué: a higher number or the same star colour; the last to play takes the star."""

"""CLARO by Josep M. Allué: play a higher number or the same star colour. The last seat to play takes the star."""

# L'aspect des tables.

seats-order = Ordre de jeu ↓
seats-away = 💤 l'ordinateur joue

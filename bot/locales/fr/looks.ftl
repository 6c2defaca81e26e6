# L'aspect des tables.

seats-away = 💤 l'ordinateur joue

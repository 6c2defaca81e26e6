# Wie Tische aussehen.

seats-away = 💤 der Computer spielt

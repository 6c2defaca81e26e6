# Wie Tische aussehen.

seats-order = Reihenfolge ↓
seats-away = 💤 der Computer spielt

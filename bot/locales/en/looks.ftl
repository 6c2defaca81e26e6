# How tables look.

seats-order = Order of play ↓
seats-away = 💤 the computer plays

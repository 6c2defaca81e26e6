# How tables look.

seats-away = 💤 the computer plays

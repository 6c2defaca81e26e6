# מראה השולחנות.

seats-order = סדר המשחק ↓
seats-away = 💤 המחשב משחק

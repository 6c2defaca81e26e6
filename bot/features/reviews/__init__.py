"""Reviews of finished games: everybody's chances, and what each move was worth."""

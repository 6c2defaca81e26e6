"""What belongs to an application: itself, its Activity, its sign-in by OAuth2, and what people have bought in it."""

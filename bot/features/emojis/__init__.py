"""The card faces that the application has as emojis."""

"""What a finished game comes to."""

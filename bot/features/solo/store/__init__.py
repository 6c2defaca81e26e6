"""What is kept of games alone."""

"""What is decided in games alone."""

"""Commands and clicks at tables."""

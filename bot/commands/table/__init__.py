"""Commands and clicks at a table."""

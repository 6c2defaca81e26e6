"""The messages and pages of tournaments and ladders."""

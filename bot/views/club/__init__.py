"""The messages and pages of clubs."""

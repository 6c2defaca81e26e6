"""The features. Each has everything of its subject, and stands on the middle, which knows none of them."""

"""Discord's REST endpoints, by subject."""

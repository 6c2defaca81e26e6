"""Discord's REST endpoints, one module for each subject."""

"""Discord's objects as JSON, as answers and events carry them."""

"""A folder that a bot's process has in ``PYTHONPATH`` if it is to follow the playground's clock."""

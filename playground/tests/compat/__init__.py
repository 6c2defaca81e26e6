"""Bots in each client library that is common, on the playground: ``make compat``."""

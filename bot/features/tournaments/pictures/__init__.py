"""Brackets and tables of results."""

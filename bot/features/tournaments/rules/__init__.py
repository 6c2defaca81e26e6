"""Tournaments as pure functions of their records: entries, draws, standings."""

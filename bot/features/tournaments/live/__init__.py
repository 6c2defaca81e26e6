"""Runs tournaments: opens their tables, notes results, shows how they stand."""

"""Benchmarks: every claim about speed, measured together with its baseline in the same run."""

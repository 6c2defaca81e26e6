"""What is claimed about speed, measured beside its baseline in the same run."""

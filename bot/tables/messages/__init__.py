"""What a channel shows of its tables, and hands."""

"""Commands and clicks in games alone."""

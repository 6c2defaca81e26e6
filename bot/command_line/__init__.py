"""The commands behind ``python -m bot``, one to a file."""

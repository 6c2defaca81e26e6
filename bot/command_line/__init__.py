"""The commands behind ``python -m bot``, one to a file.

May know everything below; nothing knows them.
"""

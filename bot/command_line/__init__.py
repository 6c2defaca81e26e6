"""The commands of ``python -m bot``, one to a file.

May import everything else. Nothing but bot.__main__ imports them.
"""

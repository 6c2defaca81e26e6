"""What a channel shows: the table's message, open hands, reminders, and the tokens that edit them.

May know how to answer Discord and how things look. Knows no command.
"""

"""The messages that a channel shows: the table's, open hands and reminders, and the tokens that edit them.

May know interactions, views and the rooms below. Knows no command. What sends a request raises what ``answers`` says.
"""

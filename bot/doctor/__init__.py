"""What is wrong with an installation, and what its host can do about it.

May know the settings, the database and Discord. Changes nothing.
"""

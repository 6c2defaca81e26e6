"""Answering Discord: acknowledgements in time, sentences for refusals, the right language, who may see what.

May know views. Knows no table's message and no command.
"""

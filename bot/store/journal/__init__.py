"""Durable moves: entries of many tables share a commit, and a move is answered once it is on disk.

The rest of the store only reads what the journal writes.
"""

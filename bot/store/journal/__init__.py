"""The journal makes what happens at the tables durable. A move is answered once it is on disk.

Entries of many tables share a commit. The rest of the store reads what the journal has written.
"""

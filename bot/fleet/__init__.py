"""Which process serves which servers: leases in PostgreSQL, the shards they stand for, their gateway sockets.

May know the store. Knows no table, no message and no command.
"""

"""Which process serves which servers: leases in PostgreSQL, the shards they stand for, their gateway sockets.

May import the store and what is in flight (bot.interactions.in_flight). Imports no table, no message and no command.
"""

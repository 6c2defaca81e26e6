"""Which process serves which servers: leases in PostgreSQL, the shards they stand for, their gateway sockets.

May import the store and what is in flight (bot.interactions.middleware). Imports no table, no message and no
command.
"""

"""Tables: who sits where, whose turn it is, and when it ends.

May know the rules' contract and the store. Names no game and knows nothing of Discord.
"""

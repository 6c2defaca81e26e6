"""A table, a hand, a leaderboard, a history as a message.

May know faces, tables and the store's results. Sends nothing.

What many functions here are given means the same in all of them. ``page`` is counted from 0, and the last page stands
for those beyond it. ``notice`` is a sentence to put first, about what the last click did or could not do. ``draft`` is
an unfinished choice, carried by the button that was clicked. ``install_link`` is where to add the bot to a server, for
a button; None for no button. ``usual`` is how long people may think where nothing else is said, and ``first`` how long
they have for their first move, both in seconds. ``standings`` are everybody's, in order. ``rounds`` is how many rounds
there will be; None if that is open.
"""

# Hands, threads of tables, adding the bot, and what it may do in a channel.

hand-rested = This hand is no longer in use: there is a newer one.
hand-was-older = That was an older hand. From now on, use this one.
hand-may-be-older = If you see another hand further up, it is no longer in use. From now on, use this one.
notice-maybe-done = Discord refused a request of mine. What you asked for may have been done all the same: check before you try again.
button-add-to-server = Add to your server

table-in-thread = { $player } has opened a table of { $game }. Join its thread to play or watch.
table-in-thread-closed = This table of { $game } is closed.
notice-no-threads-here = This server opens its tables in threads, but this channel cannot have any. So your table is here.
notice-thread-lacks = This server opens its tables in threads, but I cannot start one here without { $permissions }. So your table is here. A moderator can give me that.
notice-too-many-threads = This server has as many active threads as Discord allows, so your table is here. Once some of them are closed, tables get threads again.
notice-no-thread = Discord would not let me start a thread just now, so your table is here.
notice-no-pictures = I cannot attach files here, so this table has no pictures. A moderator can give me { $permissions }; the pictures then come back with the next click.

refused-no-access = I cannot post in this channel: I need { $permissions }. Ask a moderator to give me that, then try again.
refused-not-in-thread = I am not in this private thread, so I could not keep a table up to date here. Mention { $player } to add me, then try again.

# As Discord's settings name them
permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files

# The table in a panel.

## The page

button-own-result = My result
button-open-panel = Table view
panel-connecting = Connecting …
panel-reconnecting = The connection is lost. Trying again …
panel-back = The connection is back.
panel-retry = Try again
panel-more = More
panel-open-table = New table
panel-show = Show
panel-other-tab = The table is open in another tab or on another device.
panel-here = Go on here
panel-close = Close
panel-your-turn = Your turn
panel-turn-of = {"{name}"}'s turn
panel-spectating = You are watching
panel-story = What happened
panel-table = Table
panel-hand = Your hand
panel-none = There is no table in this channel.
panel-you = you
panel-computer = computer
panel-away = away
panel-error = Something went wrong. Try again.
panel-send = Send
panel-choose = Choose
panel-cancel = Cancel
panel-cards-left = {"{n}"} cards
panel-refused = Discord has not told who you are, as you did not agree or did not answer. All that is asked for: your name, your picture, and to show in your profile what you play.
panel-cheered = Those who watch cheer: {"{signs}"}
panel-sound = Sounds
panel-invite = Invite
panel-share = Share
panel-share-text = {"{names}"} have played {"{title}"}. Play along!
panel-not-here = Discord does not offer that here.
panel-emote = React
panel-mute = Mute {"{name}"}
panel-emote-soon = One reaction every three seconds.
panel-deck = Draw pile
panel-chair = Free seat
panel-add-computer = Add a computer
panel-prepared = chosen for your turn
panel-earlier = One move back
panel-later = One move on
panel-moment = Moves
panel-live = Now
panel-result = Result
panel-fold = Show or hide

refused-panel-stranger = Discord does not know that you have this panel open. Close it and open the table again.
refused-panel-no-bot = The bot is no longer in this server.
refused-panel-no-server = Tables are in servers. Open this in a channel of a server.
refused-panel-no-commands = You may not use commands in this channel. Ask its moderators for that.
refused-panel-busy = Many people are coming in at the moment. Try again in a few seconds.
refused-panel-no-answer = Discord does not answer at the moment. Try again in a minute.

"""The table in a panel: a page that Discord shows beside a channel, with the same tables as the messages there."""

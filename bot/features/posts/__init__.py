"""What the bot posts by the clock: the deal of the day, the news of the week."""

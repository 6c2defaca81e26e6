"""Red, as its command line starts it."""

import os
import sys

import discord.http

discord.http.Route.BASE = os.environ["API_URL"]

from redbot.__main__ import main  # noqa: E402 - it reads the address when it is imported

sys.argv = [
    *("redbot", "--no-instance", "--no-prompt", "--prefix", "!"),
    *("--token", os.environ["TOKEN"], "--owner", os.environ["LAURA"]),
]
main()

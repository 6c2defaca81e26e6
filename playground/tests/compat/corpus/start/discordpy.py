"""Start a stranger's bot in discord.py as ``python -m`` does, with Discord's address replaced: FOLDER MODULE."""

import os
import runpy
import sys

import discord
import yarl

discord.http.Route.BASE = os.environ["API_URL"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["URL"].replace("http", "ws", 1) + "/gateway")
discord.Asset.BASE = os.environ["URL"]
folder, module = sys.argv[1:]
os.chdir(folder)
sys.path[0] = folder
sys.argv = [module]
try:
    import mongomock_motor
    import motor.motor_asyncio
except ImportError:
    pass
else:
    motor.motor_asyncio.AsyncIOMotorClient = mongomock_motor.AsyncMongoMockClient
runpy.run_module(module, run_name="__main__", alter_sys=True)

"""The bot that all tools test: it greets whoever uses its command."""

import discord
from discord.ext import commands


class Greeter(commands.Bot):
    """A bot with a slash command, and the same command typed."""

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(command_prefix="!", intents=intents, guild_ready_timeout=0)

    async def setup_hook(self) -> None:
        """Add the commands."""

        @self.tree.command(description="Say hello")
        async def hello(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Hello!")

        @self.command()
        async def hi(context: commands.Context) -> None:
            await context.send("Hello!")

        await self.tree.sync()

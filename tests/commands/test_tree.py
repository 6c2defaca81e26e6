"""The commands as Discord is told of them, and a command that Discord still offers though it was removed."""

from bot.games.catalog import GAMES
from bot.locales.words import words_for


async def test_commands_are_named_in_every_language(house):
    commands = {command["name"]: command for command in house.discord.world.commands.values()}
    claro, settings = commands["claro"], commands["settings"]
    assert set(commands) == {*GAMES, "settings", "privacy"}
    assert settings["description_localizations"]["de"] == words_for("de")("command-settings")
    new = next(command for command in claro["options"] if command["name"] == "new")
    assert new["name_localizations"] == {"de": "neu", "fr": "nouvelle", "he": "חדש"}
    assert set(new["description_localizations"]) == {"de", "fr", "he"}
    bots = next(option for option in new["options"] if option["name"] == "bots")
    assert bots["name_localizations"]["de"] == "computer"
    passing = next(option for option in new["options"] if option["name"] == "free_pass")
    assert passing["choices"][1]["name_localizations"]["fr"] == "quand on veut"


async def test_a_removed_command_is_answered(house):
    laura = await house.person("Laura")
    house.app.commands.remove_command("privacy")
    seen = await laura.slash("privacy export")
    assert seen.ephemeral
    assert "it may have changed" in seen.text

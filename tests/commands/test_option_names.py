"""The names of options: each is translated, and Discord takes it."""

import pytest

from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, dashed, words_for


def options_of(house, name, subcommand):
    """Return the options of a subcommand as Discord got them, by their English names."""
    root = next(each for each in house.discord.world.commands.values() if each["name"] == name)
    found = next(each for each in root["options"] if each["name"] == subcommand)
    return {each["name"]: each for each in found["options"]}


async def test_the_house_rules_of_a_server_have_a_subcommand_for_each_game(house):
    games = options_of(house, "settings", "house")
    assert set(games) == {game.name for game in GAMES.values() if game.option_specs}
    for name, game in games.items():
        rules = {each["name"]: each for each in game["options"]}
        assert set(rules) == {spec.name for spec in GAMES[name].option_specs}
        for rule in rules:
            for language in set(LANGUAGES) - {"en"}:
                named = words_for(language)(f"{name}-option-{dashed(rule)}-name")
                assert rules[rule]["name_localizations"][language] == named


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
async def test_every_option_of_every_command_is_translated(house, language):
    def untranslated(option, path):
        if language not in (option.get("name_localizations") or {}) and option["name"] not in GAMES:
            yield f"{path} {option['name']}"
        for each in option.get("options", ()):
            yield from untranslated(each, f"{path} {option['name']}")

    roots = [each for each in house.discord.world.commands.values() if each["type"] == 1]
    assert [
        name for root in roots for each in root.get("options", ()) for name in untranslated(each, root["name"])
    ] == []

"""The names of options: each is translated, in a command and on a page."""

import pytest

from bot.features.people.views.settings_pages import MOST_RULES
from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, dashed, words_for
from playground.world.permissions import MANAGE_GUILD
from tests.effort import usually


@pytest.mark.parametrize("language", usually("de", sorted(LANGUAGES)))
async def test_the_house_rules_of_a_server_have_a_list_for_each_rule_of_each_game(house, language):
    world, words, laura = house.discord.world, words_for(language), await house.person("Laura")
    world.guild.permissions |= MANAGE_GUILD
    world.people[int(laura.id)].locale = "en-US" if language == "en" else language
    page = await laura.slash("server settings")
    games = [game for game in GAMES.values() if game.option_specs]
    assert [each["value"] for each in list_of(page, "settings:house")["options"]] == [game.name for game in games]
    for game in games:
        seen = await laura.choose("settings:house", game.name, on=await laura.slash("server settings"))
        for number, spec in enumerate(game.option_specs):
            if number and number % MOST_RULES == 0:
                seen = await laura.send_custom_id(seen, f"settings:house:{game.name}:page:{number // MOST_RULES}")
            key = f"{game.name}-option-{dashed(spec.name)}"
            offered = list_of(seen, f"settings:house:{game.name}:{number}")["options"]
            assert [each["value"] for each in offered] == list(spec.values)
            for each in offered:
                assert words(f"{key}-title") in each["label"]
                assert words(f"{key}-{each['value']}") in each["label"]


def list_of(seen, custom_id):
    """Return the list of a page that has this custom_id."""
    (found,) = [each for each in seen.components() if each.get("custom_id") == custom_id]
    return found


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

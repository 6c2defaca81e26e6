"""The bot without one of its features: it starts, publishes its commands, and a game is played to its end."""

import logging

import pytest

from bot.app import FEATURES, panel
from bot.features.fleet.feature import Fleet
from bot.features.posts.feature import Posts
from bot.features.reviews.feature import GameReviews
from bot.features.solo.feature import Alone
from bot.features.tournaments.feature import Events
from bot.interactions.routes.route import Malformed
from tests.conftest import open_house
from tests.e2e.playing import play_one, play_out, result_of
from tests.features.panel.pages import PAGES

ALL = {"help", "claro", "table", "stardust", "africa", "my", "tournament", "ladder", "organise", "server"}
BUTTON, MANAGE_SERVER = 2, 1 << 5
MENUS = {"Challenge to a game", "Card statistics", "Replay this game"}

LEFT_OUT = {
    "solo": (Alone, ALL),
    "reviews": (GameReviews, ALL),
    "tournaments": (Events, ALL - {"tournament", "ladder", "organise"}),
    "posts": (Posts, ALL),
    "packages": (None, ALL),
    "panel": (panel, ALL),
    "fleet": (Fleet, ALL),
}
"""By folder, what makes the feature, and which of the commands there are without it. The commands of ``packages`` are
the host's, so the bot does not make it."""


def without_handlers(clicks, people):
    """Return the custom_ids of the buttons and lists that people see and that nothing acts on."""
    seen = {each["custom_id"] for who in people for message in who.messages.values() for each in custom_ids(message)}
    found = set()
    for custom_id in seen:
        try:
            if not clicks.handlers(clicks.parse(custom_id).route):
                found.add(custom_id)
        except Malformed:
            found.add(custom_id)
    assert len(seen) > 10
    return found


def custom_ids(message):
    return [each for each in message.components() if "custom_id" in each]


@pytest.mark.parametrize("folder", LEFT_OUT)
async def test_without_a_feature_a_game_is_played_to_its_end(folder, tmp_path, caplog):
    without, commands = LEFT_OUT[folder]
    features = [each for each in FEATURES if each is not without]
    async with open_house(tmp_path, features=features, **PAGES) as house:
        assert folder not in {type(each).__module__.split(".")[2] for each in house.app.features}
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        assert {each["name"] for each in house.discord.world.commands.values()} == commands | MENUS
        await laura.slash("claro new", bots=1)
        await clara.click("Join")
        await laura.click("Start")
        for person in (laura, clara):
            await person.until(lambda each: "My hand" in each.find("My hand").enabled)
            await person.click("My hand")
        for _ in range(3):
            await play_one((laura, clara))
        await play_out(house, laura, clara)
        assert "is the Superstar" in result_of(laura).text
        for command in ("my games", "my stats", "my settings", "help", "claro leaderboard"):
            assert (await laura.slash(command)).text
        await laura.click("⋯", on=result_of(laura))
        await laura.click("Rules", on=laura.last)
        assert without_handlers(house.app.registry.clicks, (laura, clara)) == set()
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    ("without", "lists"),
    [(Posts, None), (Alone, ["settings:posts:week-channel"])],
)
async def test_the_settings_offer_no_posts_that_nobody_sends(without, lists, tmp_path):
    features = [each for each in FEATURES if each is not without]
    async with open_house(tmp_path, features=features) as house:
        house.discord.world.guild.permissions |= MANAGE_SERVER
        laura = await house.person("Laura")
        page = await laura.slash("server settings")
        if lists is None:
            assert page.buttons == {}
            return
        posts = await laura.click("Deal of the day and news", on=page)
        assert [each["custom_id"] for each in custom_ids(posts) if each["type"] != BUTTON] == lists

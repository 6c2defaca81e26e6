"""A client may send any custom_id with any message that it sees. Only the message that shows the thing is changed."""

import pytest

from bot.features.solo.routes import SoloAct
from bot.games.catalog import GAMES
from bot.interactions.components.message_components import shows
from bot.interactions.routes.route import SoloGame
from bot.interactions.routes.routes import HandAct, MoreAct, TableAct
from playground.objects.payloads import message_json
from tests.e2e.playing import play_out, started, table_of

ALONE, ON_TABLE = (SoloAct, HandAct), (TableAct, MoreAct)
FORGED = [
    *("replay:{game}:0:x", "replay/{game}/1/x", "replay:{game}:0", "history:claro:server:0:0", "gamerecord:{game}"),
    *("hint:{solo}", "back:{solo}", "share:{solo}", "play:{solo}:0:x", "pick:{solo}:0:"),
    *("leaderboard:claro:stars:all:server:0", "gift:stardust", "rules:{game}", "record:{game}", "join:{game}"),
]


def solo_of(seen):
    """Return the number of a patience."""
    return next(c["custom_id"].split(":")[1] for c in seen.components() if c.get("custom_id", "").startswith("hint:"))


def public_messages(house):
    """Return what everybody sees, by id."""
    world = house.discord.world
    return {each.id: message_json(world, each, "") for each in world.messages.values() if each.only_for is None}


@pytest.fixture
async def finished(house):
    """Somebody who has finished a game, with its number."""
    (laura,) = await started(house, "Laura", bots=1)
    number = table_of(house).id
    await play_out(house, laura)
    return laura, number


@pytest.mark.parametrize("on", ["table", "patience", "leaderboard"])
async def test_a_forged_click_changes_no_message_that_everybody_sees(house, finished, on):
    laura, game = finished
    clara = await house.person("Clara")
    if on == "table":
        message = await clara.slash("claro new", bots=1)
    elif on == "patience":
        message = await clara.slash("africa patience", public=True)
    else:
        message = await clara.click("Share", on=await clara.slash("claro leaderboard"))
    solo = solo_of(await laura.slash("africa patience"))
    await house.app.display.close()
    before = public_messages(house)
    for forged in FORGED:
        answer = await laura.send_custom_id(laura.messages[message.id], forged.format(game=game, solo=solo))
        assert answer.ephemeral, forged
        assert answer.text, forged
    assert public_messages(house) == before


async def test_a_public_patience_is_changed_by_its_own_buttons_only(house):
    laura = await house.person("Laura")
    mine = await laura.slash("africa patience", public=True)
    other = await laura.slash("africa patience", hand="3")
    answer = await laura.send_custom_id(laura.messages[mine.id], f"hint:{solo_of(other)}")
    assert answer.ephemeral
    assert (await laura.click("Hint", on=laura.messages[mine.id])).id == mine.id
    assert "Hint:" in laura.messages[mine.id].text


async def test_no_table_adopts_a_message_that_shows_something_else(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    patience = await clara.slash("africa patience", public=True)
    place = int(laura.guild), int(laura.channel)
    table = await house.app.room.open(GAMES["claro"], *place, int(laura.id))  # as if the answer had been lost
    await laura.send_custom_id(laura.messages[patience.id], f"rules:{table.id}")
    assert table.message != int(patience.id)
    assert "patience" in laura.messages[patience.id].text.casefold()


async def test_what_a_message_shows_is_read_from_all_its_buttons_and_lists(house):
    laura = await house.person("Laura")
    seen = await laura.slash("africa patience", public=True)
    channel = await house.app.client.fetch_channel(int(laura.channel))
    message = await channel.fetch_message(int(seen.id))
    number = int(solo_of(seen).removeprefix("s"))
    assert shows(message, ALONE, SoloGame(number))
    assert not shows(message, ALONE, SoloGame(number + 1))
    assert not shows(message, (*ALONE, *ON_TABLE), number)

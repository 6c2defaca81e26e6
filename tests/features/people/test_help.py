"""``/help`` and its buttons, and the way from there to one's first cards."""

import pytest

from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, refusal_words, words_for
from bot.tables.rules.table import Status
from playground.driver import Person
from tests.conftest import open_house
from tests.e2e.playing import table_of
from tests.e2e.test_daily import plays
from tests.effort import usually

TITLES = [words_for("en")(f"{game}-title") for game in GAMES]
OPEN, COMPUTERS = "Play with others here", "Play against the computers"


class Counting:
    """A person whose presses are counted."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.presses = 0

    async def slash(self, command, **options):
        """Type a command, and send it: one press."""
        self.presses += 1
        return await self.person.slash(command, **options)

    async def click(self, label, on=None):
        """Press a button."""
        self.presses += 1
        return await self.person.click(label, on=on)


def refused(code):
    return refusal_words(words_for("en"), code, {})


def other(game):
    """Return the title of a game that is not the first one, or None."""
    return None if game == next(iter(GAMES)) else words_for("en")(f"{game}-title")


@pytest.mark.parametrize("game", usually("claro", GAMES))
async def test_help_leads_to_the_first_card_in_two_presses_after_the_command(house, game):
    laura = Counting(await house.person("Laura"))
    seen = await laura.slash("help")
    if other(game) is not None:
        seen = await laura.click(other(game), on=seen)
    begun = await laura.click(COMPUTERS, on=seen)
    assert laura.presses <= 3
    assert begun.ephemeral
    assert list(plays(begun))
    assert begun.text.startswith(f"## {words_for('en')(f'{game}-title')}")


async def test_help_tells_what_each_game_is_like(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    seen = await laura.slash("help")
    assert seen.ephemeral
    for game, title in zip(GAMES, TITLES, strict=True):
        words = words_for("en")
        if title in seen.enabled:
            again = await laura.click(title, on=seen)
            assert again.id == seen.id
            seen = again
        assert title not in seen.enabled
        assert words(f"{game}-about") in seen.text
        assert f"{GAMES[game].seats.start} to {GAMES[game].seats.stop - 1} players" in seen.text
        assert "</my games:" in seen.text
        items = [item for each in seen.components() for item in (each, *each.get("items", ()))]
        (url,) = [item["media"]["url"] for item in items if "media" in item]
        png = await laura.fetch(url)
        assert png.startswith(b"\x89PNG")
        wide = int.from_bytes(png[16:20]) > 1.5 * int.from_bytes(png[20:24])
        # Beside a text, Discord cuts a square out of a picture.
        assert [each["type"] for each in seen.components() if each["type"] in {11, 12}] == [12 if wide else 11]
        rules = await laura.click("Rules", on=seen)
        assert rules.ephemeral
        assert f"## {title}" in rules.text
    assert clara.messages == {}


async def test_the_buttons_work_after_a_restart(house):
    laura = await house.person("Laura")
    seen = await laura.slash("help")
    await house.stop_bot()
    await house.start_bot()
    seen = await laura.click("Stardust", on=seen)
    lobby = await laura.click(OPEN, on=seen)
    assert not lobby.ephemeral
    await house.stop_bot()
    await house.start_bot()
    assert COMPUTERS not in lobby.enabled
    assert "Join" in lobby.enabled
    assert list(plays(await laura.click(COMPUTERS, on=seen)))


async def test_where_there_is_a_table_help_leads_to_it(house):
    laura, clara = await house.person("Laura"), await house.person("Clara")
    lobby = await laura.slash("claro new")
    while table_of(house).message is None:  # Discord's answer with the message's id is under way
        await laura.request("GET", "/users/@me")
    refused = await clara.click(OPEN, on=await clara.slash("help"))
    assert refused.ephemeral
    assert any(str(each.get("url")).endswith(f"/{lobby.id}") for each in refused.buttons.values())
    assert table_of(house).status is Status.LOBBY


async def test_in_direct_messages_help_offers_what_can_be_done_there(house):
    laura = await house.person("Laura")
    await laura.go_to_the_bot()
    seen = await laura.slash("help")
    assert OPEN not in seen.enabled
    assert COMPUTERS in seen.enabled
    assert "take place in a server" in seen.text
    assert any("url" in each for each in seen.buttons.values())
    assert "The idea" in (await laura.click("Rules", on=seen)).text
    forged = await laura.send_custom_id(seen, "help:claro:open")  # a client may send any custom_id
    assert forged.text.startswith(refused("guild_only").partition("`/")[0])
    for wrong in ("help:", "help:claro:dance", "help:claro:open:1", "help"):
        assert (await laura.send_custom_id(seen, wrong)).text.startswith("I do not know this button.")


async def test_who_wants_a_table_in_direct_messages_can_play_against_the_computers(house):
    laura = await house.person("Laura")
    await laura.go_to_the_bot()
    seen = await laura.slash("stardust new")
    assert "That only works in a server." in seen.text
    assert [*seen.buttons] == [COMPUTERS, "Add to your server"]
    assert "Stardust" in (await laura.click(COMPUTERS, on=seen)).text
    assert COMPUTERS not in (await laura.slash("my history")).buttons


@pytest.mark.parametrize("language", usually("he", LANGUAGES))
async def test_help_speaks_everybodys_language(tmp_path, language):
    async with open_house(tmp_path, language=language) as house:
        laura, words = await house.person("Laura"), words_for(language)
        seen = await laura.slash("help")
        assert words("claro-about") in seen.text
        assert list(plays(await laura.click(words("button-computers"), on=seen)))

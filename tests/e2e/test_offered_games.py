"""A host offers some of the games that are installed."""

import pytest

from bot.config import BadSettings, read_settings
from bot.faces.catalog import PLAYABLE, UnknownGame, offered
from tests.conftest import open_house
from tests.e2e.playing import my_hand, sees


async def test_only_the_games_in_the_settings_are_offered(tmp_path):
    async with open_house(tmp_path, games="stardust,claro") as house:
        commands = {each.name for each in house.app.registry.commands.get_commands()}
        assert {"claro", "stardust"} <= commands
        assert "africa" not in commands
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        help_ = await laura.slash("help")
        assert "STARDUST" in help_.text.upper()
        assert not [label for label in help_.buttons if "Africa" in label]
        assert "africa" not in help_.text
        await laura.user_command("Challenge to a game", clara)
        await laura.until(lambda each: each.modal)
        assert "africa" not in str(laura.modal)


async def test_a_table_of_a_game_that_is_not_offered_any_more_says_so_and_goes_on(tmp_path):
    async with open_house(tmp_path) as house:
        laura = await house.person("Laura")
        await laura.slash("africa new", bots=1)
        await laura.click("Start")
        await laura.until(lambda each: any("My hand" in seen.buttons for seen in each.messages.values()))
        public = next(seen for seen in laura.messages.values() if "My hand" in seen.buttons)
        await house.stop_bot()
        house.changes["games"] = "claro"
        await house.start_bot()
        told = await laura.click("My hand", on=public)
        assert "“africa” is not available" in told.text
        assert told.ephemeral
        listed = (await laura.slash("my games")).text
        assert "**Star of Africa** · <#" in listed
        assert "Not available here at the moment; it waits" in listed
        await house.stop_bot()
        del house.changes["games"]
        await house.start_bot()
        assert (await my_hand(laura)).enabled


async def test_what_is_said_of_a_game_that_is_not_offered_any_more(tmp_path):
    async with open_house(tmp_path) as house:
        laura = await house.person("Laura")
        alone = await laura.slash("africa patience")
        pages = [await laura.slash("help"), await laura.slash("africa leaderboard")]
        await laura.slash("africa new", bots=1)
        await laura.click("Start")
        await laura.until(lambda each: sees(each, "My hand"))
        public = laura.find("My hand")
        await laura.slash("table end")
        await house.stop_bot()
        house.changes["games"] = "claro"
        await house.start_bot()
        lay = next(iter(alone.buttons.values()))["custom_id"]
        assert "“patience” is not available here" in (await laura.send_custom_id(alone, lay)).text
        for seen, custom_id, game in (
            (public, public.buttons["⋯"]["custom_id"], "africa"),
            (pages[0], "help:africa", "africa"),
            (pages[0], "help:klaro", "klaro"),  # from a package that is not even installed now
            (pages[0], "learn:klaro", "klaro"),
            (pages[1], "leaderboard:klaro:stars:all:server:0", "klaro"),
            (pages[1], "guessers:klaro:0", "klaro"),
            (pages[1], f"achieved:klaro:{laura.id}", "klaro"),
        ):
            told = (await laura.send_custom_id(seen, custom_id)).text
            assert f"“{game}” is not available here" in told, custom_id
            assert "Nothing is lost" in told, custom_id
        listed = (await laura.slash("my games")).text
        assert "**Star of Africa patience**\n-# Not available here" in listed
        assert "more game" not in listed


async def test_a_table_that_waits_is_ended_by_whoever_may_end_it(tmp_path):
    async with open_house(tmp_path) as house:
        laura, clara, konrad = [await house.person(name) for name in ("Laura", "Clara", "Konrad")]
        await laura.slash("africa new")
        await clara.click("Join")
        await laura.click("Start")
        await clara.until(lambda each: sees(each, "My hand"))
        public = clara.find("My hand")
        await house.stop_bot()
        house.changes["games"] = "claro"
        await house.start_bot()
        for told in (
            await clara.send_custom_id(public, public.buttons["⋯"]["custom_id"]),
            await clara.slash("table leave"),
            await clara.slash("claro new"),
        ):
            assert "can close it with </table end:" in told.text
        assert "the host, or a moderator" in (await clara.slash("table end")).text
        asked = await konrad.slash("table end")
        assert f"<@{laura.id}>" in asked.text  # in the order of their seats, which were drawn
        assert f"<@{clara.id}>" in asked.text
        assert "The table is closed" in (await konrad.click("End the game for all", on=asked)).text
        assert "Nothing is lost" in (await konrad.click("End the game for all", on=asked)).text
        assert "Join" in (await clara.slash("claro new")).enabled


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (",", "GAMES is wrong: it names nothing; leave it empty for everything"),
        ("CLARO", "write claro in small letters; there are claro, stardust, africa"),
        ("all", "leave GAMES empty for all games; there are claro, stardust, africa"),
        ("claro,chess", "GAMES names chess, which cannot be played here; there are claro, stardust, africa"),
    ],
)
def test_what_is_said_of_games_that_there_are_not(tmp_path, monkeypatch, games, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("GAMES", games)
    with pytest.raises((BadSettings, UnknownGame)) as caught:
        offered(read_settings().games)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("games", "names"), [("claro,", ["claro"]), (" stardust , ,claro", ["stardust", "claro"]), (" ", None), ("", None)]
)
def test_what_stands_between_no_commas_is_no_game(tmp_path, monkeypatch, games, names):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("GAMES", games)
    assert list(offered(read_settings().games)) == list(names or PLAYABLE)

"""Who is kicked hears of it at their next click or command, once, and finds no way back."""

import pytest

from tests.conftest import open_house
from tests.e2e.playing import play_out, result_of, started, surely, table_of
from tests.effort import usually

TOLD = "You have been removed from the table of CLARO"


@pytest.fixture
async def kicked(house):
    """Return three people at a table, and the message of the table; the last person was kicked."""
    laura, clara, armin = await started(house, "Laura", "Clara", "Armin")
    table = laura.find("My hand")
    await surely(laura, "table kick", player=armin.id)
    return laura, clara, armin, table


def told(person):
    return [seen for seen in person.messages.values() if TOLD in seen.text]


async def test_a_command_about_something_else_tells_of_it_once(house, kicked):
    _, clara, armin, table = kicked
    for person in (armin, clara):
        await person.slash("claro leaderboard")
        await person.slash("my stats")
    await armin.until(told)
    (notice,) = told(armin)
    assert notice.ephemeral
    assert f"https://discord.com/channels/{armin.guild}/{armin.channel}/{table.id}" in notice.text
    assert "claro new" in notice.text
    assert not told(clara)


async def test_a_refused_click_tells_of_it_and_nothing_tells_it_again(house, kicked):
    _, _, armin, table = kicked
    assert "You were removed from this table" in (await armin.click("My hand", on=table)).text
    await armin.slash("claro leaderboard")
    await armin.request("GET", "/users/@me")
    assert not told(armin)


async def test_after_a_restart_it_is_told_while_the_table_lasts(house, kicked):
    _, _, armin, _ = kicked
    number = table_of(house).id
    await house.stop_bot()
    await house.start_bot()
    await house.app.room.find(number)
    await armin.slash("claro leaderboard")
    await armin.until(told)


async def test_there_is_no_way_back_to_the_table(house, kicked):
    _, _, armin, shown = kicked
    table = table_of(house)
    seat = table.seat_of(int(armin.id))
    for command in ("table join", "claro hand", "table leave"):
        assert "You were removed from this table" in (await armin.slash(command)).text, command
    assert "You were removed from this table" in (await armin.slash("claro play", move="24")).text
    terms = table.terms
    for custom_id in (
        *(f"{verb}:{table.id}" for verb in ("join", "hand", "leave", "advice")),
        f"join:{table.id}:0:{terms}",
        *(f"{verb}:{table.id}:{table.turn}:pass" for verb in ("play", "draft", "ask")),
        f"sure:leave:{table.id}",
    ):
        answer = await armin.send_custom_id(shown, custom_id)
        assert "You were removed from this table" in answer.text, custom_id
        assert not answer.buttons
    for custom_id in ("start", "arrange", "add", "remove", "cancel", "resume"):
        await armin.send_custom_id(shown, f"{custom_id}:{table.id}")
    again = await house.app.room.find(table.id)
    assert again.seats[seat].away
    assert again.live


async def test_whoever_is_kicked_in_the_lobby_finds_no_way_back_either(house):
    laura, armin = await house.person("Laura"), await house.person("Armin")
    lobby = await laura.slash("claro new")
    await armin.click("Join")
    await surely(laura, "table kick", player=armin.id)
    for command in ("table join", "claro hand", "table leave"):
        assert "You were removed from this table" in (await armin.slash(command)).text, command
    number = table_of(house).id
    for custom_id in (lobby.buttons["Join"]["custom_id"], f"leave:{number}", f"add:{number}"):
        assert "You were removed from this table" in (await armin.send_custom_id(lobby, custom_id)).text, custom_id
    assert table_of(house).people == [int(laura.id)]


@pytest.mark.parametrize("game", usually("africa", ("claro", "stardust", "africa")))
async def test_the_cards_of_a_seat_are_no_longer_its_owners(tmp_path, game):
    async with open_house(tmp_path, think_seconds=60.0) as house:
        people = laura, *_ = await started(house, "Laura", "Clara", "Armin", game=game)
        table, now = table_of(house), house.app.base.clock.now()
        house.app.base.clock.now = lambda: now  # the computer that plays for them has not moved yet
        while (acts := table.seats[table.people_to_act()[0]].user) == int(laura.id):
            await house.app.room.play(table, acts, None, table.position.legal_moves(table.people_to_act()[0])[0])
        actor = next(each for each in people if int(each.id) == acts)
        assert await actor.complete(f"{game} play", "move", move="")
        await surely(laura, "table kick", player=actor.id)
        assert table.seat_of(acts) in table.position.to_act
        assert await actor.complete(f"{game} play", "move", move="") == []
        assert "You were removed from this table" in (await actor.slash(f"{game} play", move="1")).text


async def restarted(house):
    await house.stop_bot()
    await house.start_bot()
    for number in list(house.app.room._live):
        await house.app.room.find(number)


async def test_a_rematch_does_not_tell_of_a_kick_from_the_game_before(house, kicked):
    laura, clara, armin, table = kicked
    await armin.slash("claro leaderboard")
    await armin.until(told)
    await laura.click("My hand")
    await play_out(house, laura, clara)
    await laura.click("Rematch", on=result_of(laura))
    await restarted(house)
    await armin.slash("claro leaderboard")
    await house.stop_bot()  # whatever it still had to tell has been told
    await armin.request("GET", "/users/@me")
    (notice,) = told(armin)
    assert str(table.id) in notice.text


@pytest.mark.parametrize("refused", [False, True])
async def test_whoever_is_kicked_from_two_tables_hears_of_both(house, refused):
    laura, armin = await house.person("Laura"), await house.person("Armin")
    lobbies = []
    for channel in ("cards", "lounge"):
        for person in (laura, armin):
            await person.go_to(channel)
        lobbies.append(await laura.slash("claro new"))
        await armin.slash("table join")
    for channel in ("cards", "lounge"):
        await laura.go_to(channel)
        await surely(laura, "table kick", player=armin.id)
    if refused:  # this answer tells of the second kick
        await armin.slash("table join")
    await armin.slash("claro leaderboard")
    await armin.until(told)
    (notice,) = told(armin)
    assert [str(lobby.id) in notice.text for lobby in lobbies] == [True, not refused]


async def test_a_forged_rematch_of_a_table_that_was_closed_seats_nobody(house, kicked):
    laura, _, armin, table = kicked
    number = table_of(house).id
    await surely(laura, "table end")
    for person in (armin, laura):
        answer = await person.send_custom_id(table, f"rematch:{number}")
        assert "closed before the end, so it has no rematch" in answer.text
    assert not house.app.room.tables

"""What is answered: bad input has a sentence, and whoever directs can mend what went wrong."""

from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import (
    FOUR,
    MANAGES,
    act,
    announced,
    entered,
    opened,
    played_out,
    show_to_all,
    under_way,
    until,
)


async def test_only_who_may_manage_events_or_messages_announces(house):
    show_to_all(house)
    laura = await house.person("Laura")
    assert "Manage Events" in (await laura.slash("organise tournament", game="claro", format="swiss")).text


async def test_how_many_rounds_there_are_is_not_said_before_everybody_is_in(house):
    _, tournament = await announced(house)
    assert "1 round" not in (await act(house, "Laura", tournament, "show")).text
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: opened(tournament))
    assert "2 rounds" in (await act(house, "Laura", tournament, "show")).text


async def test_who_is_in_is_not_offered_to_sign_up_and_who_is_there_not_to_check_in(house):
    _, tournament = await announced(house, check_in=15)
    laura, _ = await entered(house, "Laura", "Clara")
    armin = await house.person("Armin")
    for each, offered in ((laura, False), (armin, True)):
        seen = await each.slash("tournament")
        assert ("Sign up" in seen.enabled, "My page" in seen.enabled) == (offered, True)
    await act(house, "Konrad", tournament, "opencheckin")
    seen = await laura.slash("tournament")
    assert {"Sign up", "Check in"} & set(seen.enabled) == {"Check in"}
    await laura.click("Check in", on=seen)
    assert not {"Sign up", "Check in"} & set((await laura.slash("tournament")).enabled)
    assert not {"Sign up", "Check in"} & set((await act(house, "Laura", tournament, "show")).enabled)
    await act(house, "Laura", tournament, "withdrawsure")
    assert "Sign up" in (await laura.slash("tournament")).enabled


async def test_who_is_out_is_not_asked_whether_to_withdraw(house):
    _, tournament = await announced(house)
    await entered(house, "Laura")
    assert "give up your place" in (await act(house, "Laura", tournament, "withdraw")).text
    await act(house, "Laura", tournament, "withdrawsure")
    assert "only for people who are in" in (await act(house, "Laura", tournament, "withdraw")).text


async def test_who_is_no_director_directs_nothing(house):
    _, tournament = await announced(house)
    await entered(house, *FOUR)
    # Everybody may manage the server in these tests; nobody else may here.
    house.discord.world.guild.permissions &= ~MANAGES
    for deed in ("begin", "pause", "calloffsure", "direct", "players:0", "results:0", "adjust:0"):
        assert "Only directors" in (await act(house, "Laura", tournament, deed)).text
    assert tournament.phase is Phase.SIGN_UP


PAGES = ("show", "me:0", "standings:0", "entrants:0", "round:1:0", "why:1:0", "about", "seal", "withdraw")
"""What everybody may look at."""

FOR_DIRECTORS = ("direct", "change", "players:0", "player:0", "results:0", "calloff")


async def test_every_page_is_shown_while_it_goes_on_and_afterwards(house):
    _, tournament = await under_way(house, rounds=1)
    for over in (False, True):
        for deed in PAGES:
            seen = await act(house, "Laura", tournament, deed)
            assert seen.ephemeral
            assert "went wrong" not in seen.text
        for deed in FOR_DIRECTORS:
            assert "went wrong" not in (await act(house, "Konrad", tournament, deed)).text
        if not over:
            await played_out(house, tournament)


async def test_a_table_leads_to_its_tournament_and_the_tournament_to_its_tables_also_afterwards(house):
    _, tournament = await under_way(house, FOUR[:2], rounds=1, title="Spring cup")
    (pairing,) = tournament.pairings
    messages = house.discord.world.messages

    def linked():
        shown = [str(each.components) for each in messages.values() if each.channel == pairing.channel]
        return any(f"tournament:{tournament.id}:show" in each for each in shown)

    await until(linked)
    await played_out(house, tournament)
    assert f"<#{pairing.channel}>" in (await act(house, "Laura", tournament, "round:1:0")).text
    assert "Spring cup" in (await act(house, "Laura", tournament, "show")).text


async def test_a_tournament_is_called_off_and_its_tables_are_closed(house):
    konrad, tournament = await under_way(house)
    await act(house, "Konrad", tournament, "calloffsure")
    assert tournament.phase is Phase.OVER
    await until(lambda: not house.app.room.tables)
    assert "Called" in (await konrad.slash("tournament")).text
    assert "You are in" not in (await konrad.slash("tournament", mine=True)).text


async def test_a_message_that_was_deleted_is_posted_again_when_somebody_asks_for_the_tournament(house):
    konrad, tournament = await announced(house)
    await until(lambda: tournament.message is not None)
    deleted = tournament.message
    await konrad.request("DELETE", f"/channels/{tournament.channel}/messages/{deleted}")
    await konrad.slash("tournament")
    await until(lambda: tournament.message not in (None, deleted))
    assert tournament.message in house.discord.world.messages


async def test_a_stranger_server_learns_nothing(house):
    _, tournament = await announced(house)
    tournament.guild += 1
    assert "no such tournament" in (await act(house, "Laura", tournament, "me:0")).text
    tournament.guild -= 1


async def test_a_director_is_told_who_cannot_go_on_for_somebody_because_they_are_in(house):
    konrad, tournament = await announced(house, rounds=2)
    people = await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "replace:0")
    seen = await konrad.submit(people=[people[1].id])
    assert f"<@{people[1].id}>" in seen.text
    assert "is already in" in seen.text

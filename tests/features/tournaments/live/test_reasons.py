"""Why people sit where they sit, byes, tie-breaks and medals, over the wire."""

from bot.features.tournaments.feature import Events
from tests.features.tournaments.live.event import EIGHT, announced, begun, entered, played_out, until
from tests.features.tournaments.live.test_mishaps import act, opened
from tests.features.tournaments.live.test_pages import lines_of, plain_name, without_marks

FIVE, FOUR = EIGHT[:5], EIGHT[:4]
MEDALS = ("🥇", "🥈", "🥉")


async def agreed(house, tournament, numbers):
    """Let Konrad enter results: the first of each table wins."""
    konrad = await house.person("Konrad")
    for number in numbers:
        await until(lambda number=number: len(tournament.pairings) > number)
        await act(house, "Konrad", tournament, f"adjust:{number}")
        await konrad.submit(places="1 2", reason="agreed")


async def test_the_first_round_was_drawn_by_lot_and_the_second_by_points(house):
    tournament = await begun(house, FOUR, rounds=2)
    await until(lambda: opened(tournament))
    seen = await act(house, "Laura", tournament, "why:1:0")
    assert seen.text.count("It was the first round, so the lot alone decided.") == 2
    assert seen.text.count("The lot decided everything else.") == 0
    own = (await act(house, "Laura", tournament, "me:0")).text
    assert "so the lot alone decided" in own
    assert own.count("<#") == 1  # the table that is being played stands there once
    assert "being played" not in own
    await agreed(house, tournament, range(2))
    await until(lambda: len(tournament.rounds) == 2)
    seen = await act(house, "Laura", tournament, "why:2:0")
    assert "the lot alone decided" not in seen.text
    assert "Both had" in seen.text


async def test_a_bye_is_explained_to_everybody_and_on_ones_own_page(house):
    tournament = await begun(house, FIVE, rounds=1)
    await until(lambda: opened(tournament))
    (number,) = tournament.rounds[0].byes
    name = plain_name(house, tournament, number)
    why = without_marks(await act(house, "Konrad", tournament, "why:1:0"))
    assert f"No table in this round (counts as a win): {name}" in why
    assert "Not everybody can sit at a table." in why
    own = (await act(house, name, tournament, "me:0")).text
    assert "You have no table in this round." in own
    assert "Not everybody can sit at a table." in own
    assert "no table (counts as a win)" in own
    other = next(each for each in FIVE if each != name)
    assert "Not everybody" not in (await act(house, other, tournament, "me:0")).text


async def test_a_bye_of_a_knock_out_goes_on_and_says_so(house):
    tournament = await begun(house, FIVE, format="knock-out")
    await until(lambda: opened(tournament))
    name = plain_name(house, tournament, tournament.rounds[0].byes[0])
    assert "Goes on without a table in this round" in (await act(house, "Konrad", tournament, "round:1:0")).text
    own = (await act(house, name, tournament, "me:0")).text
    assert "You have no table in this round and go on to the next." in own
    assert "no table, went on" in own


async def test_tie_breaks_stand_only_where_they_decide(house):
    tournament = await begun(house, EIGHT, rounds=3)
    for played, rounds in ((range(4), 2), (range(4, 8), 3)):
        await agreed(house, tournament, played)
        await until(lambda rounds=rounds: len(tournament.rounds) == rounds)
        standings = await house.app[Events].house.showing.standings(tournament)
        lines = [line for line in lines_of(await act(house, "Konrad", tournament, "standings:0")) if " point" in line]
        assert len(lines) == len(EIGHT)
        for number, line in enumerate(lines):
            own, near = standings[number], standings[max(number - 1, 0) : number + 2]
            decided = any(each.points == own.points and each.tie_breaks != own.tie_breaks for each in near)
            assert (line.count(" · ") > 1) == decided, line
        assert rounds == 3 or not any(line.count(" · ") > 1 for line in lines)


async def test_medals_come_at_the_end_and_not_before(house):
    tournament = await begun(house, FOUR, rounds=2)
    await agreed(house, tournament, range(2))
    shown = (await act(house, "Konrad", tournament, "show")).text
    assert not any(each in shown.partition("Standings")[2] for each in MEDALS)
    await played_out(house, tournament)
    shown = (await act(house, "Konrad", tournament, "show")).text
    assert MEDALS[0] in shown.partition("Standings")[2]
    assert MEDALS[0] in (await act(house, "Konrad", tournament, "standings:0")).text


async def test_a_tables_message_in_the_channel_of_the_event_is_not_taken_for_the_events(house):
    konrad, tournament = await announced(house, rounds=1)
    await entered(house, *FOUR)
    world = house.discord.world
    world.guild.permissions &= ~(1 << 35)  # no threads, so the tables open in the tournament's own channel
    await act(house, "Konrad", tournament, "begin")
    await until(lambda: any(each.table is not None for each in tournament.pairings))
    shown = tournament.message
    table = next(each for each in house.app.room.tables if each.tournament == tournament.id)
    assert table.channel == tournament.channel
    await until(lambda: table.message is not None)
    await konrad.until(lambda each: str(table.message) in each.messages)
    buttons = [str(each) for each in konrad.messages[str(table.message)].components()]
    assert any(f"tournament:{tournament.id}:show" in each for each in buttons)
    async with house.app[Events].house.tournaments._lock(tournament):
        tournament.message = None  # as after a kill between posting and noting it
    await konrad.slash("tournament")
    await until(lambda: tournament.message is not None)
    assert tournament.message == shown
    assert "Organiser" not in konrad.messages[str(table.message)].text

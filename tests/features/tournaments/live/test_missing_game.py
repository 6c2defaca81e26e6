"""The game of a tournament is not offered for a while: its package was removed, or the settings leave it out."""

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import EIGHT, act, announced, entered, live, played_out, until


async def restarted(house, games, number):
    """Start the bot anew with some games; return a tournament."""
    await house.stop_bot()
    house.changes["games"] = games
    await house.start_bot()
    await until(lambda: house.app[Events].house.tournaments.live)
    return live(house, number)


def told(person):
    """Return how many messages say that a game is missing."""
    return sum("not available here" in seen.text and not seen.ephemeral for seen in person.messages.values())


async def test_a_tournament_is_paused_while_its_game_is_missing(house):
    konrad, tournament = await announced(house, rounds=1)
    await entered(house, *EIGHT[:4])
    await act(house, "Konrad", tournament, "beginsure")
    await until(lambda: tournament.pairings and all(each.table is not None for each in tournament.pairings))
    threads = len(house.discord.world.threads)
    tournament = await restarted(house, ("claro",), tournament.id)
    await until(lambda: tournament.paused)
    await konrad.until(lambda each: told(each) == 1)
    assert "not available here" in (await act(house, "Konrad", tournament, "resume")).text
    assert tournament.paused
    assert "Paused" in (await konrad.slash("tournament")).text
    tournament = await restarted(house, ("claro",), tournament.id)
    assert "Paused" in (await konrad.slash("tournament")).text
    assert told(konrad) == 1
    assert len(house.discord.world.threads) == threads
    tournament = await restarted(house, None, tournament.id)
    await act(house, "Konrad", tournament, "resume")
    await played_out(house, tournament)
    assert tournament.phase is Phase.OVER

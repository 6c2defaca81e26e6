"""Somebody who takes part in tournaments in every way that is stored."""

from bot.features.tournaments.rules.announcing import announce
from bot.features.tournaments.rules.entries import DirectorAdded, Ended, Ending, Replaced, SignedUp, Why, Withdrawn
from bot.games.catalog import GAMES
from tests.features.tournaments.rules.events import NOW, SEED, options

REASON = "Told me about their cards"


async def take_part(store, user, other):
    """Let a person organise a tournament, direct one, and enter both; return the numbers. The first is over."""
    numbers = []
    for organiser, director in ((user, other), (other, user)):
        announced = announce(NOW, GAMES["claro"], options(), organiser, SEED)
        numbers.append(await store.open(10, 20, announced, SEED))
        tournament = await store.load(numbers[-1])
        entries = [
            DirectorAdded(NOW, director, organiser),
            SignedUp(NOW, other),
            SignedUp(NOW, user),
            Withdrawn(NOW, 1, Why.DISQUALIFIED, other, REASON),
            Replaced(NOW, 1, user, director),
        ]
        if organiser == user:
            entries.append(Ended(NOW, Ending.CALLED_OFF, SEED.hex(), user))
        await store.append(tournament, entries)
    return numbers

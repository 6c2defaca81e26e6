"""What is written down of a tournament, and not applied: it is read again."""

from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.rules.tournament import Tournament
from bot.store.engine.fence import NotSaved, OutOfDate
from tests.features.tournaments.live.event import announced, entered, until
from tests.features.tournaments.live.test_times import move_clock


async def test_a_second_attempt_whose_confirmation_is_lost_is_read_again(house, monkeypatch):
    _, tournament = await announced(house)
    real, attempts = Tournaments._write, []

    async def write(self, *arguments):
        attempts.append(arguments)
        if len(attempts) == 1:
            raise OutOfDate
        await real(self, *arguments)
        raise NotSaved("the answer is lost")

    monkeypatch.setattr(Tournaments, "_write", write)
    await entered(house, "Laura")
    await until(lambda: len(attempts) == 2)
    monkeypatch.undo()
    assert not tournament.entrants
    move_clock(house, 60)
    await until(lambda: tournament.entrants)


async def test_an_entry_that_cannot_be_applied_at_first_is_read_again(house, monkeypatch):
    _, tournament = await announced(house)
    tried = []

    def apply(self, entry):
        tried.append(entry)
        raise RuntimeError("half applied")

    monkeypatch.setattr(Tournament, "apply", apply)
    await entered(house, "Laura")
    await until(lambda: tried)
    monkeypatch.undo()
    move_clock(house, 60)
    await until(lambda: tournament.entrants)

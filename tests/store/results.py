"""Results of finished games, written by hand."""

from bot.store.engine.status import Verdict
from bot.store.journal.entries import Result


def result(scores, places, given_up=(), strengths=None):
    """Return the result of a game; the seats in ``given_up`` bear their losses, and win nothing."""
    seats = range(len(scores))
    return Result(
        scores=tuple(scores),
        places=tuple(places),
        strengths=strengths or (None,) * len(scores),
        tallies=({},) * len(scores),
        verdicts=tuple(Verdict.GIVEN_UP if seat in given_up else Verdict.COUNTS for seat in seats),
        gains=tuple(min(scores[seat], 0) if seat in given_up else scores[seat] for seat in seats),
    )

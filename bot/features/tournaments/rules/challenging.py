"""What is decided about the challenges of a ladder: to make one, to be ready, to end it without a game.

Each decision is refused where there is ``no_ladder``, or it is ``tournament_over``; one about a challenge of one's own
with ``unknown_challenge``, ``not_your_challenge``, ``challenge_over`` and ``challenge_at_table``.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Entrant, HowEnded, Why
from bot.features.tournaments.rules.formats.ladder import both_ready, ready_until
from bot.features.tournaments.rules.pairing.ladder_order import Challenge, Ladder
from bot.features.tournaments.rules.refusing import entrant_in, require_going, require_live
from bot.features.tournaments.rules.tournament import Tournament
from bot.games.refused import Refused

REST: Final = timedelta(days=3)
"""How long after a challenge two people may not challenge each other again."""

NOTICE: Final = timedelta(days=1)
"""How long somebody must have had to answer before their place is taken for silence. It is half the time of a challenge
of a day."""

_ALWAYS_RESTS: Final = frozenset({HowEnded.TAKEN_BACK, HowEnded.LEFT})
"""How a challenge ends by the will of one of its two, who could go on pinging the other in that way."""

_UNPLAYED: Final = frozenset({HowEnded.TAKEN_BACK, HowEnded.RUN_OUT, HowEnded.LEFT})
"""How a challenge ends without a decision about the place."""


def ladder_of(tournament: Tournament) -> Ladder:
    """Return the ladder of a tournament; refuse one of another format (``no_ladder``)."""
    if tournament.ladder is None:
        raise Refused("no_ladder")
    return tournament.ladder


def challenge_numbered(tournament: Tournament, number: entries.Challenge) -> Challenge:
    """Return a challenge."""
    found = ladder_of(tournament).challenges
    if not 0 <= number < len(found):
        raise Refused("unknown_challenge")
    return found[number]


def challenge(tournament: Tournament, now: datetime, user: int, other: int) -> entries.Challenged:
    """Challenge somebody who stands above.

    :param other: the person who is challenged.
    :raises Refused: ``not_entered``, ``challenge_self``, ``challenge_nobody``, or what ``check_challenge`` says.
    """
    ladder_of(tournament)
    require_live(tournament)
    own = entrant_in(tournament, user)
    if user == other:
        raise Refused("challenge_self")
    met = tournament.entrant_of(other)
    if met is None:
        raise Refused("challenge_nobody", user=str(other))
    check_challenge(tournament, now, own.number, met.number)
    return entries.Challenged(now, own.number, met.number, now + timedelta(days=tournament.options.days))


def check_challenge(tournament: Tournament, now: datetime, own: Entrant, other: Entrant) -> None:
    """Check that an entrant of a ladder may challenge another one.

    :raises Refused: ``tournament_paused``, ``season_over``, ``ladder_waiting`` (they are on the waiting list),
        ``challenge_nobody`` (the other is not on the ladder), ``challenge_below``, ``challenge_too_far`` (with the
        ``reach``), ``challenging_already``, ``challenged_already`` (the other has a challenge),
        ``challenged_lately`` (with ``when`` they may meet again).
    """
    ladder = ladder_of(tournament)
    require_going(tournament)
    if now >= ladder.ends_at:
        raise Refused("season_over")
    place, wanted = ladder.place(own), ladder.place(other)
    user = str(tournament.entrants[other].user or 0)
    if place is None:
        raise Refused("ladder_waiting")
    if wanted is None:
        raise Refused("challenge_nobody", user=user)
    if wanted > place:
        raise Refused("challenge_below", user=user)
    if place - wanted > tournament.options.reach:
        raise Refused("challenge_too_far", reach=str(tournament.options.reach))
    if ladder.open_of(own) is not None:
        raise Refused("challenging_already")
    if ladder.open_of(other) is not None:
        raise Refused("challenged_already", user=user)
    rested = rested_at(tournament, own, other)
    if rested is not None and now < rested:
        raise Refused("challenged_lately", user=user, when=f"<t:{int(rested.timestamp())}:f>")


def rested_at(tournament: Tournament, own: Entrant, other: Entrant) -> datetime | None:
    """Return from when on one may challenge another again; None if nothing keeps them.

    It keeps nobody who has no other within reach, except after a challenge was taken back or one of them had left.
    Who leaves and comes back is still the same person. Who has challenged for a place without a decision lets others
    within its reach go first, until as long after the last such challenge for it, so that no two can keep it by turns.
    """
    ladder = ladder_of(tournament)
    one, two = (tournament.entrants[each].user for each in (own, other))
    last = None if one is None or two is None else ladder.between(one, two)
    if last is None or last.ended_at is None:
        return None
    alone = len(ladder.above(own, tournament.options.reach)) == 1
    rested = None if alone and last.how not in _ALWAYS_RESTS else last.ended_at + REST
    others = _others_go_first(tournament, own, other)
    return max((each for each in (rested, others) if each is not None), default=None)


def _others_go_first(tournament: Tournament, own: Entrant, other: Entrant) -> datetime | None:
    """Return until when one leaves challenging another to who has not tried since a decision; None if they need not."""
    ladder, user = ladder_of(tournament), tournament.entrants[own].user
    tried: set[int] = set()
    ended: datetime | None = None
    for each in ladder.of(other):
        if each.challenged != other:
            continue
        if each.how not in _UNPLAYED or each.ended_at is None:
            break
        ended = ended or each.ended_at
        tried |= each.users
    near = {tournament.entrants[each].user for each in ladder.below(other, tournament.options.reach)}
    return None if ended is None or user not in tried or near <= tried else ended + REST


def can_be_challenged(tournament: Tournament, now: datetime, own: Entrant) -> list[Entrant]:
    """Return whom an entrant may challenge now, the highest first."""
    found = []
    for each in ladder_of(tournament).above(own, tournament.options.reach):
        try:
            check_challenge(tournament, now, own, each)
        except Refused:
            continue
        found.append(each)
    return found


def ready(tournament: Tournament, now: datetime, number: entries.Challenge, user: int) -> entries.Ready:
    """Note that one of a challenge can play now.

    :raises Refused: ``tournament_paused``, ``ready_already`` (with ``when`` that ends).
    """
    found, own = _own(tournament, now, number, user)
    require_going(tournament)
    until = ready_until(found, now).get(own)
    if until is not None and not both_ready(found, now):
        raise Refused("ready_already", when=f"<t:{int(until.timestamp())}:t>")
    return entries.Ready(now, number, own)


def concede(tournament: Tournament, now: datetime, number: entries.Challenge, user: int) -> entries.ChallengeEnded:
    """Give the challenger one's place without a game.

    :raises Refused: ``only_challenged``.
    """
    found, own = _own(tournament, now, number, user)
    if own != found.challenged:
        raise Refused("only_challenged")
    return entries.ChallengeEnded(now, number, HowEnded.CONCEDED)


def take_back(tournament: Tournament, now: datetime, number: entries.Challenge, user: int) -> entries.ChallengeEnded:
    """Take one's challenge back. Nothing changes.

    :raises Refused: ``only_challenger``.
    """
    found, own = _own(tournament, now, number, user)
    if own != found.challenger:
        raise Refused("only_challenger")
    return entries.ChallengeEnded(now, number, HowEnded.TAKEN_BACK)


def told(
    tournament: Tournament, now: datetime, number: entries.Challenge, message: int
) -> entries.ChallengeTold | None:
    """Note the message that tells of a challenge; return None if one is noted, or the ladder is over."""
    found = challenge_numbered(tournament, number)
    return None if found.message is not None or tournament.ended_at else entries.ChallengeTold(now, number, message)


def run_out(tournament: Tournament, now: datetime) -> Sequence[entries.ChallengeEnded]:
    """End the challenges whose time is up. Those that are at a table are played to their end.

    So are those of which both are ready: their table may not be drawn yet, as the database did not take it.

    :raises Refused: ``tournament_paused``.
    """
    require_live(tournament)
    require_going(tournament)
    due = [each for each in ladder_of(tournament).open if each.pairing is None and each.until <= now]
    due = [each for each in due if not both_ready(each, now)]
    return [entries.ChallengeEnded(now, each.number, _without_answer(tournament, each)) for each in due]


def notice(tournament: Tournament) -> timedelta:
    """Return how long before a challenge ends its challenger must have been ready to take the place unanswered."""
    return min(NOTICE, timedelta(days=tournament.options.days) / 2)


def next_due(tournament: Tournament) -> datetime | None:
    """Return when something is due on a ladder next: a challenge runs out, or the season ends; None for nothing."""
    ladder = ladder_of(tournament)
    moments = [each.until for each in ladder.open if each.pairing is None]
    moments += [] if ladder.open else [ladder.ends_at]
    return min(moments, default=None)


def same_people(former: Tournament, now: datetime) -> Sequence[entries.SignedUp]:
    """Return what enters the people of a ladder that is over into its next season, in the same order."""
    waiting = [each.number for each in former.waiting]
    users = (former.entrants[each].user for each in [*ladder_of(former).order, *waiting])
    return [entries.SignedUp(now, user) for user in users if user is not None]


def still_barred(former: Tournament, now: datetime, first: Entrant) -> Sequence[entries.SignedUp | entries.Withdrawn]:
    """Return what keeps those who were disqualified on a ladder out of its next season, too.

    They are entered and disqualified in it at once, by the same director and for the same reason.

    :param first: the number of the first of them there.
    """
    entered: list[entries.SignedUp | entries.Withdrawn] = []
    for number, user in enumerate(sorted(former.barred), start=first):
        out = [each for each in former.entrants if each.user == user and each.out is Why.DISQUALIFIED]
        by, reason = (out[-1].by, out[-1].reason) if out else (None, "")
        entered += [entries.SignedUp(now, user), entries.Withdrawn(now, number, Why.DISQUALIFIED, by, reason)]
    return entered


def _without_answer(tournament: Tournament, challenge: Challenge) -> HowEnded:
    """Return how a challenge ends whose time is up.

    Nobody loses their place to a challenge of which they cannot know, or to who is there at the last moment only.
    """
    told, asked = challenge.told_at, challenge.asked_at
    if told is None or asked is None or challenge.challenged in challenge.ready:
        return HowEnded.RUN_OUT
    in_time = max(told, asked) <= challenge.until - notice(tournament)
    return HowEnded.UNANSWERED if in_time else HowEnded.RUN_OUT


def _own(tournament: Tournament, now: datetime, number: entries.Challenge, user: int) -> tuple[Challenge, Entrant]:
    """Return a challenge that is not over nor at a table, and the person's entrant in it."""
    require_live(tournament)
    found, entered = challenge_numbered(tournament, number), tournament.entrant_of(user)
    if entered is None or entered.number not in found.two:
        raise Refused("not_your_challenge")
    if found.pairing is not None and found.open:
        raise Refused("challenge_at_table")
    if not found.open or (now >= found.until and not tournament.paused):
        raise Refused("challenge_over")
    return found, entered.number

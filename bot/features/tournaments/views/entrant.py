"""An entrant's own page in a tournament, for them alone."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from discord import ButtonStyle

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.entries import Ending, Entrant, Why
from bot.features.tournaments.rules.formats.knock_out import is_final
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.standings import Standing
from bot.features.tournaments.rules.tournament import Entered, Paired, Phase, Round, Tournament
from bot.features.tournaments.views import names as kit
from bot.features.tournaments.views.clubs import club_of
from bot.features.tournaments.views.standings import own_standing, reached_text
from bot.features.tournaments.views.tables import changed_line
from bot.features.tournaments.views.tournament import absence_line, start_lines
from bot.features.tournaments.views.why import byes_reason, reason_texts
from bot.interactions.components.layout import Block, Component, Layout, Paged, layout
from bot.interactions.components.phrases import plain
from bot.locales.words import Words

RESULTS: Final = 10
"""How many results a page has."""
ROOM: Final = 2200
"""How many characters they have."""


def player_page(
    words: Words,
    tournament: Tournament,
    user: int,
    standings: Sequence[Standing],
    now: datetime,
    *,
    page: int = 0,
    first: float | None = None,
    notice: str = "",
    seated: bool = True,
) -> Layout:
    """Return an entrant's own page: place, table with the reason for the pairing, and results.

    :param page: of their results, from 0 for the newest.
    :param seated: whether they sit at the table that is played for their place. Who has been replaced may play on
        there; who has come in their place then does not.
    """
    name = kit.namer(words, tournament)
    entered = tournament.entrant_of(user)
    head = [*([notice] if notice else []), f"## {words('tournament-me-title', title=kit.title_of(words, tournament))}"]
    if entered is None:
        place = tournament.replaced.get(user)
        at_table = None if place is None or not seated else tournament.pairing_of(place)
        said = words("tournament-me-not-in") if place is None else _replaced(words, tournament, place, at_table, name)
        blocks: list[Block] = ["\n".join([*head, said])]
        rows = _rows(words, tournament, None, may_enter=at_table is None)
        return layout(words, blocks, rows, kit.accent_of(tournament))
    head.append(_status(words, tournament, entered))
    if (side := entered.side) is not None:
        head.append(words("club-own-side", club=f"{kit.SIGNS[side]} {club_of(tournament, side)}"))
    own = own_standing(tournament, standings, user)
    if own is not None and own.played and tournament.ending in (None, Ending.FINISHED):
        points = reached_text(words, tournament, entered.number) or kit.points_text(words, own.points)
        head.append(words("tournament-me-place", place=str(own.place), count=str(len(standings)), points=points))
    blocks = ["\n".join(head), _next(words, tournament, entered, name, now, first, seated=seated)]
    above = tournament.pairing_of(entered.number) if _plays_on(tournament, entered) else None
    results = [each for each in results_of(tournament, entered.number) if each[1] is None or each[1] is not above]
    paged = Paged(results, RESULTS, page)
    if paged.shown:
        lines = (_result(words, tournament, drawn, each, entered.number, name) for drawn, each in paged.shown)
        title = f"### {words('tournament-me-results')}"
        blocks.append("\n".join([title, *kit.fitted(words, lines, len(paged.shown), ROOM)]))
    blocks.append(paged.line(words))
    steps = paged.steps(words, kit.act_page(tournament, Act.ME))
    return layout(words, blocks, [steps, *_rows(words, tournament, entered)], kit.accent_of(tournament))


def what_comes(words: Words, tournament: Tournament, user: int, played: int | None) -> str:
    """Return what comes next for an entrant whose table is over: their next table, a wait, the final, or the end.

    :param played: the number of that table's pairing.
    """
    entered = tournament.entrant_of(user)
    if entered is None or entered.out is not None or not tournament.rounds or tournament.ladder is not None:
        return ""
    knock_out, drawn = tournament.options.format is Format.KNOCK_OUT, tournament.rounds[-1]
    last = drawn.pairings[0] if knock_out and is_final(drawn) else None
    if tournament.phase is Phase.OVER:
        won = last is not None and last.place(entered.number) == 1
        return words("tournament-next-won", title=kit.title_of(words, tournament)) if won else ""
    pairing = tournament.pairing_of(entered.number)
    if pairing is not None:
        stage, where = kit.round_name(words, tournament, drawn), kit.where_played(words, pairing)
        return "" if pairing.number == played else words("tournament-next-table", round=stage, where=where)
    if tournament.knocked_out(entered.number):
        where = "" if last is None else kit.where_played(words, last)
        return words("tournament-next-out") if last is None else words("tournament-next-out-final", where=where)
    if entered.number in drawn.byes:
        return words("tournament-me-bye-next" if knock_out else "tournament-me-bye")
    if knock_out and len(drawn.pairings) * tournament.options.going_on + len(drawn.byes) <= tournament.options.seats:
        return words("tournament-next-final")
    return words("tournament-me-wait-arena" if tournament.options.format is Format.ARENA else "tournament-me-wait")


def withdraw_message(words: Words, tournament: Tournament) -> Layout:
    """Return the question before somebody withdraws."""
    running = tournament.phase is Phase.RUNNING
    key = "tournament-withdraw-question" if running else "tournament-withdraw-question-early"
    if tournament.ladder is not None:
        key = "ladder-withdraw-question"
    text = words(key, title=kit.title_of(words, tournament))
    if tournament.waiting and not running:
        text = f"{text} {words('tournament-withdraw-waiting')}"
    return kit.question(words, tournament, text, Act.WITHDRAW_SURE, Act.ME)


def results_of(tournament: Tournament, entrant: Entrant) -> list[tuple[Round, Paired | None]]:
    """Return the rounds in which an entrant had a table or a bye, the newest first, with that table."""
    found: list[tuple[Round, Paired | None]] = []
    for drawn in reversed(tournament.rounds):
        pairing = drawn.table_of(entrant)
        if pairing is not None or entrant in drawn.byes:
            found.append((drawn, pairing))
    return found


def _status(words: Words, tournament: Tournament, entered: Entered) -> str:
    """Return whether somebody is in, waits, or plays on no more, and whether it is over."""
    key = kit.out_key(entered)
    if key is not None:
        results = results_of(tournament, entered.number)
        if entered.out is Why.NOT_THERE and not results:
            return words("tournament-me-no-check-in")
        said = kit.of_kind(words, tournament, f"tournament-me-{key}", reason=plain(entered.reason) or "–")
        return f"{said} {words('tournament-me-results-stay')}" if results else said
    if tournament.phase is Phase.OVER:
        return kit.broken_off_line(words, tournament) or kit.of_kind(words, tournament, "tournament-me-over")
    if entered.waiting:
        queue = [each.number for each in tournament.waiting]
        return words("tournament-me-waiting", number=queue.index(entered.number) + 1)
    if tournament.phase is Phase.CHECK_IN:
        return words("tournament-me-here" if entered.here else "tournament-me-check-in")
    if tournament.knocked_out(entered.number):
        return words("tournament-me-knocked-out")
    return words("tournament-me-in")


def _plays_on(tournament: Tournament, entered: Entered) -> bool:
    """Return whether the page names the table at which somebody sits."""
    return tournament.phase is Phase.RUNNING and entered.out is None


def _next(
    words: Words,
    tournament: Tournament,
    entered: Entered,
    name: kit.NameOf,
    now: datetime,
    first: float | None,
    *,
    seated: bool,
) -> str:
    """Return somebody's table and why they sit there, or what they wait for."""
    if tournament.phase is Phase.OVER or entered.out is not None:
        return ""
    if not _plays_on(tournament, entered):
        return "\n".join(start_lines(words, tournament, now))
    pairing = tournament.pairing_of(entered.number)
    if pairing is not None:
        number, players = str(pairing.number + 1), " – ".join(map(name, pairing.entrants))
        where = kit.where_played(words, pairing)
        line = words("tournament-me-table", number=number, players=players, where=where)
        because = [f"-# {reason}" for reason in reason_texts(words, tournament, pairing)]
        if not seated:
            return "\n".join([line, words("tournament-me-stand-in"), *because])
        absence = absence_line(words, tournament, first)
        return "\n".join([line, *because, *([f"-# {absence}"] if absence else [])])
    if tournament.knocked_out(entered.number) or entered.waiting:
        return ""
    if tournament.paused:
        return kit.of_kind(words, tournament, "tournament-paused")
    if tournament.options.format is Format.ARENA:
        closed = tournament.closes_at is not None and tournament.closes_at <= now
        return words("tournament-arena-closed" if closed else "tournament-me-wait-arena")
    lines = [words("tournament-me-wait")]
    if tournament.rounds and entered.number in tournament.rounds[-1].byes:
        out = tournament.options.format is Format.KNOCK_OUT
        lines.insert(0, words("tournament-me-bye-next" if out else "tournament-me-bye"))
        lines.append(f"-# {byes_reason(words, tournament)}")
    return "\n".join(lines)


def _replaced(words: Words, tournament: Tournament, place: Entrant, at_table: Paired | None, name: kit.NameOf) -> str:
    """Return the notice of a replacement; the replaced player may finish the game at the table."""
    player = name(place)
    said = words("tournament-me-replaced", player=player)
    if at_table is None:
        return said
    number, where = str(at_table.number + 1), "" if at_table.channel is None else f"<#{at_table.channel}>"
    return f"{said}\n{words('tournament-me-replaced-table', number=number, where=where, player=player)}"


def _result(
    words: Words, tournament: Tournament, drawn: Round, pairing: Paired | None, entrant: Entrant, name: kit.NameOf
) -> str:
    arena = tournament.options.format is Format.ARENA
    if pairing is None:
        key = {
            Format.KNOCK_OUT: "tournament-result-bye-next",
            Format.ROUND_ROBIN: "tournament-result-bye-round-robin",
            Format.CLUBS: "tournament-result-bye-round-robin",
        }.get(tournament.options.format, "tournament-result-bye")
        return f"**{kit.round_name(words, tournament, drawn)}** · {words(key)}"
    said = _done(words, tournament, pairing, entrant, name)
    changed = changed_line(words, pairing)
    line = kit.table_name(words, pairing, said)
    line = line if pairing.channel is None else f"{line} · <#{pairing.channel}>"
    first = line if arena else f"{kit.round_name(words, tournament, drawn)} · {line}"
    return f"{first}\n-# {changed}" if changed else first


def _done(words: Words, tournament: Tournament, pairing: Paired, entrant: Entrant, name: kit.NameOf) -> str:
    others = words.all_of(
        kit.named_at(words, tournament, pairing, each, name) for each in pairing.entrants if each != entrant
    )
    place = pairing.place(entrant)
    if place is None:
        over = tournament.phase is Phase.OVER
        return words("tournament-result-broken-off" if over else "tournament-result-open", players=others)
    if entrant in pairing.absent:
        why = kit.absence_key(tournament, pairing, entrant)
        return f"{words('tournament-result-absent', why=why)} · {others}"
    if len(pairing.entrants) > 2:
        return words("tournament-result-place", place=str(place), players=others)
    assert pairing.places is not None
    if pairing.places.count(1) == 2:
        return words("tournament-result-level", players=others)
    return words("tournament-result-won" if place == 1 else "tournament-result-lost", players=others)


def _rows(
    words: Words, tournament: Tournament, entered: Entered | None, *, may_enter: bool = True
) -> list[list[Component]]:
    """Return the buttons for what somebody can do now. Who still plays in somebody else's place may not enter."""
    buttons: list[Component] = []
    if may_enter and _may_enter(tournament, entered):
        buttons.append(kit.act_button(words, tournament, Act.SIGN_UP, style=ButtonStyle.success))
    if entered is not None and entered.out is None and tournament.phase is not Phase.OVER:
        if tournament.phase is Phase.CHECK_IN and not entered.here:
            buttons.append(kit.act_button(words, tournament, Act.CHECK_IN, style=ButtonStyle.success))
        if not tournament.knocked_out(entered.number):
            buttons.append(kit.act_button(words, tournament, Act.WITHDRAW))
    buttons += [kit.act_button(words, tournament, Act.SHOW), kit.act_button(words, tournament, Act.MORE)]
    return [buttons]


def more_page(words: Words, tournament: Tournament, user: int, *, moderator: bool) -> Layout:
    """Return what else somebody can do in a tournament. A moderator may direct any."""
    directs = moderator or tournament.directs(user)
    entered, newest = tournament.entrant_of(user), max(len(tournament.rounds), 1)
    acts: list[tuple[Act, tuple[int, ...]]] = []
    if _may_enter(tournament, entered) and tournament.phase is Phase.RUNNING:
        acts.append((Act.SIGN_UP, ()))
    acts.append((Act.ENTRANTS, (0,)))
    if tournament.rounds:
        acts.append((Act.ROUND, (newest, 0)))
    acts.append((Act.ABOUT, ()))
    over = tournament.phase is Phase.OVER and not (tournament.ending is Ending.FINISHED and tournament.rounds)
    if directs and not over:
        acts.append((Act.DIRECT, ()))
    buttons = [kit.act_button(words, tournament, act, *numbers) for act, numbers in acts]
    return layout(words, [f"## {kit.title_of(words, tournament)}"], [buttons], kit.accent_of(tournament))


def _may_enter(tournament: Tournament, entered: Entered | None) -> bool:
    if entered is not None and (entered.out is None or entered.user in tournament.barred):
        return False
    return tournament.phase is not Phase.OVER and (tournament.phase is not Phase.RUNNING or tournament.options.late)

"""A tournament's standings, and who is in it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.entries import Ending, Entrant, Why
from bot.features.tournaments.rules.formats.knock_out import is_final
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.standings import Standing, TieBreak
from bot.features.tournaments.rules.tournament import Entered, Phase, Tournament
from bot.features.tournaments.views import names as kit
from bot.interactions.components.layout import Attachment, Block, Layout, Paged, Picture, layout
from bot.interactions.components.phrases import NO_PLACE, place_sign
from bot.locales.words import Words

LINES: Final = 20
"""How many lines a page of the standings has."""
NAMES: Final = 40
"""How many entrants a page names."""
ROOM: Final = 3000
"""How many characters the lines of a page have."""
_ALT_NAMES: Final = 10


def standing_line(
    words: Words, tournament: Tournament, standing: Standing, name: kit.NameOf, decided_by: Collection[TieBreak] = ()
) -> str:
    """Return an entrant's line: place, name, points or the round they reached, and why they are out.

    There are medals when it is over. A second line gives the reason of the director who took them out, if one did.

    :param decided_by: the tie-breaks that tell them from those beside them.
    """
    won = medal(tournament, standing)
    sign = place_sign(standing.place, won=False) if won is None else place_sign(won, won=True)
    if tournament.entrants[standing.entrant].out is Why.DISQUALIFIED:
        sign = NO_PLACE
    reached = reached_text(words, tournament, standing.entrant)
    parts = [f"{sign} {name(standing.entrant)}", reached or kit.points_text(words, standing.points)]
    parts += [
        words("tournament-tie-break", name=words(f"tie-break-{each}"), value=kit.number_text(words, value))
        for each, value in standing.tie_breaks.items()
        if each in decided_by and each is not TieBreak.ROUNDS
    ]
    entered = tournament.entrants[standing.entrant]
    line, reason = " · ".join(parts), kit.reason_line(words, entered)
    if reason:
        return f"{line}\n-# {reason}"
    key = kit.out_key(entered)
    return line if key is None else f"{line} · {words(f'tournament-why-out-{key}')}"


def medal(tournament: Tournament, standing: Standing) -> int | None:
    """Return for which place somebody has a medal; None if they have none, as nobody has before the end.

    In a match of clubs, whoever has won nothing for their club has none.
    """
    won = standing.points or tournament.options.format is not Format.CLUBS
    return standing.prize if tournament.ending is Ending.FINISHED and standing.played and won else None


def decisive(standings: Sequence[Standing], number: int, playing: Collection[Entrant] = ()) -> set[TieBreak]:
    """Return the tie-breaks that tell an entrant from who is before and behind them in the standings.

    :param number: the entrant's index in them.
    :param playing: who sits at a table of a knock-out, where their last table is not decided yet.
    """
    own, found = standings[number], set[TieBreak]()
    for other in standings[max(number - 1, 0) : number + 2]:
        if own.entrant in playing or other.entrant in playing:
            continue
        if other.points == own.points or TieBreak.ROUNDS in own.tie_breaks:
            values = own.tie_breaks.items()
            found.update([each for each, value in values if other.tie_breaks[each] != value][:1])
    return found


def reached_text(words: Words, tournament: Tournament, entrant: Entrant) -> str:
    """Return how far an entrant of a knock-out came, the round for which they wait counted; empty in other formats."""
    if tournament.options.format is not Format.KNOCK_OUT:
        return ""
    for drawn in reversed(tournament.rounds):
        pairing = drawn.table_of(entrant)
        if pairing is None and entrant not in drawn.byes:
            continue
        if (
            tournament.ending is Ending.FINISHED
            and pairing is not None
            and is_final(drawn)
            and pairing.place(entrant) == 1
        ):
            return words("tournament-reached-won")
        goes_on = tournament.ending is None and tournament.entrants[entrant].out is None
        waits = goes_on and (pairing is None or pairing.over) and not tournament.knocked_out(entrant)
        name = (kit.next_round_name if waits else kit.round_name)(words, tournament, drawn)
        return words("tournament-reached", round=name)
    return ""


def standing_lines(
    words: Words,
    tournament: Tournament,
    standings: Sequence[Standing],
    first: int,
    shown: Sequence[Standing],
    count: int,
    room: int,
) -> str:
    """Return as many lines as there is room for, the first of which is at that index, and how many more there are."""
    name = kit.namer(words, tournament)
    out_decides = tournament.options.format is Format.KNOCK_OUT
    playing = tournament.busy if out_decides else ()
    lines = (
        standing_line(words, tournament, each, name, decisive(standings, number, playing))
        for number, each in enumerate(shown, start=first)
    )
    return "\n".join(kit.fitted(words, lines, count, room))


def standings_message(
    words: Words,
    tournament: Tournament,
    standings: Sequence[Standing],
    page: int,
    user: int,
    picture: Attachment | None = None,
) -> Layout:
    """Return a page of the standings with their picture, if there is one, and with the asker's own line below."""
    paged = Paged(standings, LINES, page)
    shown = paged.shown
    lines = standing_lines(words, tournament, standings, paged.first, shown, len(shown), ROOM)
    blocks: list[Block] = [
        f"## {words('tournament-standings')}\n{kit.title_of(words, tournament)}",
        lines or words("tournament-standings-empty"),
    ]
    if picture is not None:
        blocks.append(standings_block(words, tournament, standings, picture))
    own = own_standing(tournament, standings, user)
    if own is not None and own not in shown:
        line = standing_line(words, tournament, own, kit.namer(words, tournament))
        blocks.append(words("tournament-standings-yours", line=line))
    blocks.append(paged.line(words))
    newest = max(len(tournament.rounds), 1)
    rows = [
        paged.steps(words, kit.act_page(tournament, Act.STANDINGS)),
        [kit.act_button(words, tournament, Act.ROUND, newest, 0), kit.act_button(words, tournament, Act.SHOW)],
    ]
    return layout(words, blocks, rows, kit.accent_of(tournament))


def standings_block(
    words: Words, tournament: Tournament, standings: Sequence[Standing], picture: Attachment
) -> Picture:
    """Return the block of a picture of the tournament, with its description."""
    if tournament.options.format is Format.KNOCK_OUT:
        return Picture(picture.url, words("tournament-picture-bracket"))
    name = kit.label_namer(words, tournament)
    players = words.all_of(name(each.entrant) for each in standings[:_ALT_NAMES])
    return Picture(picture.url, words("tournament-picture-standings", players=players))


def own_standing(tournament: Tournament, standings: Iterable[Standing], user: int) -> Standing | None:
    """Return a person's standing; None if they have none."""
    entered = tournament.entrant_of(user)
    if entered is None:
        return None
    return next((each for each in standings if each.entrant == entered.number), None)


def entrants_message(words: Words, tournament: Tournament, page: int) -> Layout:
    """Return a page of who is in, who is waiting, and who is out and why."""
    waiting, name, checking = tournament.waiting, kit.namer(words, tournament), tournament.phase is Phase.CHECK_IN
    paged = Paged([*tournament.playing, *waiting, *gone(tournament)], NAMES, page)
    there = [each for each in paged.shown if each.out is None]
    blocks: list[Block] = [
        f"## {words('tournament-entrants')}\n{kit.title_of(words, tournament)} · {counted(words, tournament)}"
    ]
    room = ROOM
    for title, lines in {
        "": [
            f"{'✅ ' if checking and each.here and not each.computer else ''}{name(each.number)}"
            for each in there
            if not each.waiting
        ],
        "tournament-entrants-waiting": [
            f"{waiting.index(each) + 1}. {name(each.number)}" for each in there if each.waiting
        ],
        "tournament-entrants-out": [_gone(words, each, name) for each in paged.shown if each.out is not None],
    }.items():
        if lines:
            head = [f"### {words(title)}"] if title else []
            blocks.append("\n".join([*head, *kit.fitted(words, lines, len(lines), room)]))
            room = max(room - sum(map(len, lines)), 300)
    if not paged.shown:
        blocks.append(words("tournament-nobody"))
    blocks.append(paged.line(words))
    rows = [paged.steps(words, kit.act_page(tournament, Act.ENTRANTS)), [kit.act_button(words, tournament, Act.SHOW)]]
    return layout(words, blocks, rows, kit.accent_of(tournament))


def gone(tournament: Tournament) -> list[Entered]:
    """Return who is out, without computer players and without those who have entered again."""
    out = (each for each in tournament.entrants if each.out is not None and not each.computer)
    return [each for each in out if each.user is None or tournament.entrant_of(each.user) is each]


def _gone(words: Words, entered: Entered, name: kit.NameOf) -> str:
    """Return an entrant who is out, and why."""
    reason = kit.reason_line(words, entered)
    if reason:
        return f"{name(entered.number)}\n-# {reason}"
    return f"{name(entered.number)} · {words(f'tournament-why-out-{kit.out_key(entered)}')}"


def counted(words: Words, tournament: Tournament) -> str:
    """Return how many are in, have checked in, and wait."""
    people, computers = tournament.people, sum(each.computer for each in tournament.playing)
    limit = tournament.options.limit
    inside = words("tournament-in", count=people)
    parts = [inside if limit is None else words("tournament-in-of", number=people, limit=limit)]
    if computers:
        parts.append(words("tournament-computers", count=computers))
    if tournament.phase is Phase.CHECK_IN:
        here = sum(each.here and not each.computer for each in tournament.playing)
        parts.append(words("tournament-here", count=here))
    if waiting := len(tournament.waiting):
        parts.append(words("tournament-waiting", count=waiting))
    return " · ".join(parts)

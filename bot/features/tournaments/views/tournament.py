"""The message that shows a tournament, how a tournament works, and the seal of its draws."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from discord import ButtonStyle

from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.standings import TIE_BREAKS, Standing
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.views import names as kit
from bot.features.tournaments.views.changes import changed_label
from bot.features.tournaments.views.clubs import awaiting_line, awaiting_row, result_text, score_text, sides_text
from bot.features.tournaments.views.directors import not_here
from bot.features.tournaments.views.names import accent_of, act_button, game_title, of_kind, title_of
from bot.features.tournaments.views.standings import counted, standing_lines, standings_block
from bot.features.tournaments.views.tables import byes_line, changed_line, table_lines
from bot.interactions.components.layout import Attachment, Block, Component, Layout, layout, with_file
from bot.interactions.components.phrases import countdown, house_rules, moment_text, turn_name
from bot.locales.words import Words

NAMED: Final = 20
"""How many of those who have signed up are named."""
TOP: Final = 10
"""How many lines of the standings are shown."""
TABLES: Final = 12
"""How many tables are shown."""
TABLES_ROOM: Final = 1300
"""How many characters the tables have."""
STANDINGS_ROOM: Final = 1300
"""How many characters the standings have."""
MOST_DIRECTORS: Final = 5
"""How many directors are named."""
CORRECTED: Final = 3
"""How many earlier tables are listed whose results a director has changed."""


def event_message(
    words: Words,
    tournament: Tournament,
    standings: Sequence[Standing],
    now: datetime,
    *,
    picture: Attachment | None = None,
    rounds: int | None = None,
    only_for: int | None = None,
) -> Layout:
    """Return a tournament as it is now, with its picture. It keeps Discord's limits however many are in.

    :param only_for: who alone sees it, and is not offered what they have done; None if everybody sees it.
    """
    name = kit.namer(words, tournament)
    head = f"## 🏆 {kit.title_of(words, tournament)}\n{about_line(words, tournament, rounds)}"
    blocks: list[Block]
    if tournament.phase in (Phase.SIGN_UP, Phase.CHECK_IN):
        blocks = [head, *_before(words, tournament, name, now)]
    else:
        state = _state(words, tournament, standings, name, now, rounds)
        clubs = tournament.options.format is Format.CLUBS
        blocks = [head, f"### {score_text(words, tournament)}\n{state}" if clubs else state]
        if tournament.phase is Phase.RUNNING or clubs:
            blocks.append(_tables(words, tournament, name))
        blocks += _standings(words, tournament, standings, picture)
        blocks.append(_corrected(words, tournament))
        blocks.append(_directed(words, tournament))
    return layout(words, blocks, _rows(words, tournament, only_for), kit.accent_of(tournament))


def _before(words: Words, tournament: Tournament, name: kit.NameOf, now: datetime) -> list[Block]:
    """Return the tournament before its start: time, format and entrants."""
    playing = tournament.playing
    names = kit.listed(words, (name(each.number) for each in playing), len(playing), NAMED)
    starts = start_lines(words, tournament, now)
    if tournament.paused:
        starts.insert(0, kit.of_kind(words, tournament, "tournament-paused"))
    clubs = tournament.options.format is Format.CLUBS
    if tournament.awaits_acceptance:
        starts = [awaiting_line(words, tournament), *(starts if tournament.options.starts is not None else [])]
    entered = f"{counted(words, tournament)}\n{names}" if playing else words("tournament-nobody")
    return [
        "\n".join([*starts, format_text(words, tournament), *rules_lines(words, tournament)]),
        sides_text(words, tournament) if clubs else entered,
        _directed(words, tournament),
    ]


def _directed(words: Words, tournament: Tournament) -> str:
    lines = []
    organiser = kit.director_name(words, tournament.organiser)
    if organiser is not None:
        lines.append(words("tournament-organiser", player=organiser))
    if more := sorted(tournament.directors - {tournament.organiser}):
        others = (kit.director_name(words, each) or "" for each in more)
        players = kit.listed(words, others, len(more), MOST_DIRECTORS)
        lines.append(kit.of_kind(words, tournament, "tournament-directors", players=players))
    changed = [label for each in tournament.changes if (label := changed_label(words, each)) is not None]
    if changed and tournament.changed_for and tournament.phase is not Phase.OVER:
        who = kit.director_name(words, tournament.changed_by) or words("tournament-some-director")
        lines.append(words("tournament-changed-by", director=who, what=words.all_of(changed)))
    return f"-# {' · '.join(lines)}" if lines else ""


def _state(
    words: Words,
    tournament: Tournament,
    standings: Sequence[Standing],
    name: kit.NameOf,
    now: datetime,
    rounds: int | None,
) -> str:
    if tournament.phase is Phase.OVER:
        return _ended(words, tournament, standings, name)
    lines = [kit.of_kind(words, tournament, "tournament-paused")] if tournament.paused else []
    if tournament.options.format is Format.ARENA:
        closes, until = tournament.closes_at, countdown(tournament.closes_at, now)
        if closes is None or until is None:
            lines.append(words("tournament-arena-closed"))
        else:
            lines.append(words("tournament-arena-until", when=moment_text(closes, "t"), countdown=until))
    elif tournament.rounds:
        drawn = tournament.rounds[-1]
        done = sum(each.over for each in drawn.pairings)
        progress = words("tournament-progress", done=done, all=len(drawn.pairings))
        lines.append(f"**{kit.round_name(words, tournament, drawn, rounds)}** · {progress}")
    if not tournament.paused and not tournament.open_pairings:
        lines.append(words("tournament-drawing"))
    lines.append(f"-# {counted(words, tournament)}")
    return "\n".join(lines)


def _ended(words: Words, tournament: Tournament, standings: Sequence[Standing], name: kit.NameOf) -> str:
    if broken_off := kit.broken_off_line(words, tournament):
        return broken_off
    if tournament.options.format is Format.CLUBS and tournament.rounds:
        return result_text(words, tournament)
    winners = [each.entrant for each in standings if each.prize == 1 and each.played]
    if not winners:
        return kit.of_kind(words, tournament, "tournament-no-winner")
    if len(winners) == 1:
        return f"### {words('tournament-winner', player=name(winners[0]))}"
    players = kit.listed(words, map(name, winners), len(winners), TOP)
    return f"### {words('tournament-winners', players=players)}"


def _tables(words: Words, tournament: Tournament, name: kit.NameOf) -> str:
    """Return the tables that are played, then those of the newest round that have a result."""
    if not tournament.rounds:
        return ""
    newest = tournament.rounds[-1]
    arena = tournament.options.format is Format.ARENA
    shown = tournament.open_pairings if arena else sorted(newest.pairings, key=lambda each: each.over)
    lines = (table_lines(words, tournament, each, name) for each in shown[:TABLES])
    tables = kit.fitted(words, lines, len(shown), TABLES_ROOM)
    byes = "" if arena else byes_line(words, tournament, newest, name)
    return "\n".join([*tables, *([f"-# {byes}"] if byes else [])])


def _corrected(words: Words, tournament: Tournament) -> str:
    """Return who has changed the newest results of tables that are not shown, and why: the standings count it."""
    running = tournament.phase is Phase.RUNNING or tournament.options.format is Format.CLUBS
    shown = tournament.rounds[-1].number if running and tournament.rounds else None
    found = [each for each in tournament.pairings if each.adjusted and each.round != shown][-CORRECTED:]
    return "\n".join(f"-# {kit.table_name(words, each, changed_line(words, each))}" for each in found)


def _standings(
    words: Words, tournament: Tournament, standings: Sequence[Standing], picture: Attachment | None
) -> list[Block]:
    shown, blocks = standings[:TOP], list[Block]()
    running = tournament.phase is Phase.RUNNING and tournament.options.format is Format.KNOCK_OUT
    drawn = running and picture is not None  # the picture says who is how far; the button, the order
    if not drawn and any(each.played or each.points for each in shown):
        lines = standing_lines(words, tournament, standings, 0, shown, len(standings), STANDINGS_ROOM)
        blocks.append(f"### {words('tournament-standings')}\n{lines}")
    if picture is not None:
        blocks.append(standings_block(words, tournament, standings, picture))
    return blocks


def _rows(words: Words, tournament: Tournament, only_for: int | None) -> list[list[Component]]:
    button = partial(kit.act_button, words, tournament)
    entered = None if only_for is None else tournament.entrant_of(only_for)
    is_in, is_here = (False, False) if entered is None else (entered.out is None, entered.here)
    me, more = button(Act.ME, 0), button(Act.MORE)
    match tournament.phase:
        case Phase.SIGN_UP if tournament.awaits_acceptance:
            return [[*awaiting_row(words, tournament), more]]
        case Phase.CHECK_IN if not_here(tournament):
            check_in = [] if is_here else [button(Act.CHECK_IN, style=ButtonStyle.success)]
            return [[*check_in, *([] if is_in else [button(Act.SIGN_UP)]), me, more]]
        case Phase.SIGN_UP | Phase.CHECK_IN:  # who signs up during check-in is there
            return [[*([] if is_in else [button(Act.SIGN_UP, style=ButtonStyle.success)]), me, more]]
        case Phase.RUNNING:
            enters = tournament.options.format is Format.ARENA and tournament.options.late and not tournament.paused
            late = [button(Act.SIGN_UP, style=ButtonStyle.success)] if enters and not is_in else []
            return [[*late, button(Act.ME, 0, style=ButtonStyle.primary), button(Act.STANDINGS, 0), more]]
        case Phase.OVER:
            return [[button(Act.STANDINGS, 0), me, more]]


def about_line(words: Words, tournament: Tournament, rounds: int | None = None) -> str:
    """Return what is played, at tables of how many, in which format."""
    options = tournament.options
    parts = [
        game_title(words, options.game),
        words(f"tournament-format-{options.format}"),
        words("tournament-tables-of", count=options.seats),
    ]
    rounds = rounds if rounds is not None else options.rounds
    if rounds is not None and options.format is not Format.ARENA:
        parts.append(words("tournament-rounds", count=rounds))
    return " · ".join(parts)


def format_text(words: Words, tournament: Tournament) -> str:
    """Return in a sentence or two how the tables follow from each other."""
    options = tournament.options
    match options.format:
        case Format.KNOCK_OUT:
            return words("tournament-about-knock-out", count=options.going_on)
        case Format.ARENA:
            return words("tournament-about-arena", count=options.minutes)
        case _:
            return words(f"tournament-about-{options.format}")


def rules_lines(words: Words, tournament: Tournament) -> list[str]:
    """Return the house rules and the time for a turn, as far as they are not the usual ones."""
    lines = []
    if rules := house_rules(words, tournament.options.game, tournament.options.house):
        lines.append(words("lobby-house-rules", rules=words.all_of(rules)))
    if (turn := turn_name(tournament.options.turn_seconds)) is not None:
        lines.append(words("settings-turn-time", time=words(f"turn-time-{turn}")))
    return lines


def absence_line(words: Words, tournament: Tournament, first: float | None) -> str:
    """Return the rule for a missed first turn of so many seconds; empty without a special rule."""
    if first is None:
        return ""
    turn = turn_name(round(first))
    if turn is None:
        return of_kind(words, tournament, "tournament-absence-usual")
    return of_kind(words, tournament, "tournament-absence", time=words(f"turn-time-{turn}"))


def start_lines(words: Words, tournament: Tournament, now: datetime) -> list[str]:
    """Return when a tournament begins, and when to check in."""
    starts, minutes = tournament.options.starts, tournament.options.check_in
    if starts is None:
        by = tournament.organiser
        key = "tournament-starts-by-directors" if by is None else "tournament-starts-by-organiser"
        lines = [words(key) if by is None else words(key, organiser=f"<@{by}>")]
    elif (left := countdown(starts, now)) is None:
        lines = [of_kind(words, tournament, "tournament-starts-soon")]
    else:
        lines = [words("tournament-starts", when=moment_text(starts, "F"), countdown=left)]
    if tournament.phase is Phase.CHECK_IN:
        lines.append(words("tournament-check-in-now"))
    elif minutes and (starts is None or starts - now < timedelta(minutes=1)):
        lines.append(words("tournament-check-in-asked"))
    elif minutes:
        lines.append(words("tournament-check-in-later", count=minutes))
    return lines


def about_message(
    words: Words, tournament: Tournament, first: float | None = None, rounds: int | None = None
) -> Layout:
    """Return how a tournament works."""
    options = tournament.options
    lines = [format_text(words, tournament)]
    if options.format is not Format.KNOCK_OUT:
        lines.append(words("tournament-about-points-two" if options.seats == 2 else "tournament-about-points"))
        if options.format is Format.SWISS:
            lines.append(words("tournament-about-byes"))
    lines.extend(filter(None, [absence_line(words, tournament, first)]))
    lines.append(words("tournament-about-late" if options.late else "tournament-about-not-late"))
    if options.computers:
        lines.append(words("tournament-about-computers"))
    ties = []
    for number, each in enumerate(TIE_BREAKS[options.format], start=1):
        name, about = words(f"tie-break-{each}"), words(f"tie-break-{each}-about")
        ties.append(f"{number}. {words('tie-break-line', name=f'{name[:1].upper()}{name[1:]}', about=about)}")
    blocks: list[Block] = [
        f"## {of_kind(words, tournament, 'tournament-about-title')}\n{title_of(words, tournament)} · "
        f"{about_line(words, tournament, rounds)}",
        "\n".join(f"- {line}" for line in [*lines, *rules_lines(words, tournament)]),
        "\n".join([words("tournament-about-ties"), *ties]) if ties else "",
    ]
    buttons = [act_button(words, tournament, Act.SEAL), act_button(words, tournament, Act.SHOW)]
    return layout(words, blocks, [buttons], accent_of(tournament))


def tournament_record(tournament: Tournament, record: str) -> Attachment:
    """Return the record of a tournament as a file; see ``TournamentStore.record``."""
    return Attachment(f"tournament-{tournament.id}.jsonl", record.encode())


def seal_message(words: Words, tournament: Tournament, record: Attachment | None = None) -> Layout:
    """Return the seal of a tournament's draws; once it is over their seed, with its record as a file."""
    lines = [words("tournament-seal-about"), f"`{tournament.commitment}`"]
    if tournament.seed is None:
        lines.append(f"-# {of_kind(words, tournament, 'tournament-seal-later')}")
    else:
        lines += [words("tournament-seal-open"), f"`{tournament.seed}`"]
    if record is not None:
        lines.append(words("tournament-seal-record"))
    head = f"## {words('tournament-seal-title')}\n{title_of(words, tournament)}"
    rows = [[act_button(words, tournament, Act.SHOW)]]
    shown = layout(words, [head, "\n".join(lines)], rows, accent_of(tournament))
    return shown if record is None else with_file(shown, record)

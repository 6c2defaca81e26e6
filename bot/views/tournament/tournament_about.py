"""How a tournament works: its format, points, tie-breaks and rules of absence; and the seal of its draws."""

from datetime import datetime, timedelta

from bot.locales.words import Words
from bot.tournaments.options import Format
from bot.tournaments.standings import TIE_BREAKS
from bot.tournaments.tournament import Phase, Tournament
from bot.views.kit.dates import countdown, moment_text
from bot.views.kit.layout import Block, Layout, layout
from bot.views.kit.record import Attachment, with_file
from bot.views.kit.routes import Act
from bot.views.kit.settings import house_rules, turn_name
from bot.views.tournament.tournament_names import accent_of, act_button, game_title, of_kind, title_of


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
    """Return what happens to who misses their first turn, of so many seconds; empty if it counts like any other."""
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
        lines = [of_kind(words, tournament, "tournament-starts-by-organiser")]
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

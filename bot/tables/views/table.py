"""A table's public message: the lobby, the game, its result."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from discord import ButtonStyle

from bot.art.scene import SMALLEST
from bot.art.writing import circled, labels
from bot.faces.catalog import FACES
from bot.faces.face import ROW, Face, Icons, SeatFace, Who
from bot.faces.poster import poster
from bot.faces.spread import zones_of
from bot.games.game import AnyGame, AnyPosition, Mode, Seat
from bot.games.told import Told
from bot.interactions.components import layout as kit
from bot.interactions.components.phrases import countdown, finished_by, house_rules, plain, seat_name, turn_name
from bot.interactions.routes.routes import MoreAct, TableAct
from bot.locales.words import Words
from bot.store.engine.status import CloseReason
from bot.tables.rules.table import Status, Table
from bot.tables.views.lying import before_seats, grids_in_words
from bot.tables.views.victory import (
    MOST_WIDTH,
    Drawing,
    is_crowned,
    is_victory,
    left_to_computers,
    names_of,
    victory_alt,
)
from bot.tables.views.watching import watched_line

CHAIR: Final = "🪑"
"""A seat at a table that nobody has taken."""

LINES_OF_STORY = 3
"""How many of the last things that happened the table tells."""


def table_poster(words: Words, table: Table) -> Drawing | None:
    """Return the picture of a lobby, which all lobbies of its game share; None for none.

    A rematch has none: who is asked knows the game.
    """
    if table.status is not Status.LOBBY or table.rematch_of is not None:
        return None
    name = table.game.name
    return f"{name}-poster-{words.language}.png", poster(words, name).draw


def table_message(
    words: Words, icons: Icons, table: Table, picture: kit.Attachment | None = None, *, around: bool = False
) -> kit.Layout:
    """Return the table as it is now. A picture, of a lobby, a board or a finished game, is to be sent with it.

    :param around: whether those who have sat down, and agree, are seen around it, so that a lobby need not list them.
    """
    match table.status:
        case Status.LOBBY:
            return _lobby(words, table, picture, around=around)
        case Status.PLAYING if table.failing:
            return failing_message(words, table)
        case Status.PLAYING:
            return _playing(words, icons, table, picture)
        case Status.FINISHED:
            return _result(words, icons, table, picture)
        case Status.ENDED:
            reason = why_closed(words, table)
            return kit.layout(words, [f"## {_title(words, table)}\n{reason}"], accent=FACES[table.game.name].accent)


def with_buttons(view: kit.Layout, buttons: Sequence[kit.Component]) -> kit.Layout:
    """Return a table's message with more buttons, in its last row if it has rows."""
    if not buttons:
        return view
    *above, last = view.components
    if last["type"] != kit.Kind.ACTION_ROW:
        return kit.Layout([*view.components, kit.row(buttons)])
    return kit.Layout([*above, {**last, "components": [*last["components"], *buttons]}])


def failing_message(words: Words, table: Table) -> kit.Layout:
    """Return a table that cannot be shown or played on now, because its rules fail. Nothing in it comes from them."""
    text = f"## {_title(words, table)}\n{words('table-failing')}"
    rows = [[_button(words, table, TableAct.HAND), kit.more_button(table.id)]]
    return kit.layout(words, [text], rows, FACES[table.game.name].accent)


def waiting_message(words: Words, number: int, game: str, why: str) -> kit.Layout:
    """Return a table that waits since its game, whose words and face may be missing, cannot be rebuilt now; and why."""
    key = f"{game}-title"
    text = f"## {words(key) if words.has(key) else plain(game)}\n{why}"
    hand = kit.table_button(TableAct.HAND(number), label=words("button-hand"))
    return kit.layout(words, [text], [[hand]], FACES[game].accent if game in FACES else None)


def why_closed(words: Words, table: Table) -> str:
    """Return why a table was closed before its end, and by whom."""
    if table.close_reason in (CloseReason.BROKEN, CloseReason.ENDLESS):
        return words.of(table.game.name, f"table-{table.close_reason}")
    if table.close_reason is CloseReason.EXPIRED:
        return words.of(table.game.name, "table-expired" if table.position is None else "table-pause-expired")
    if table.close_reason is not None:
        return words(f"table-{table.close_reason}")
    key = "table-cancelled" if table.position is None else "table-ended"
    return words(key) if table.acted_by is None else words(f"{key}-by", player=f"<@{table.acted_by}>")


def who_at(words: Words, table: Table) -> Who:
    """Return a function that names a seat: a person by a mention, which pings nobody here, if the name is not known."""
    return lambda seat: seat_name(words, table.seats[seat].user, table.seats[seat].name)


def who_finished(words: Words, table: Table) -> Who:
    """Return a function that names a seat of a finished game, and says so if the computer played it at the end."""
    who = who_at(words, table)
    return lambda seat: finished_by(words, who(seat), table.seats[seat].finished)


def outcome_text(words: Words, icons: Icons, table: Table, who: Who | None = None) -> str:
    """Return how a finished game ended. One that computers have finished for its winner or for all is no victory."""
    position = table.position
    assert position is not None
    if others := left_to_computers(table):
        return words("result-computer", players=words.all_of(map(who_at(words, table), others)))
    return FACES[table.game.name].result(words, icons, position, who or who_finished(words, table))


def _title(words: Words, table: Table) -> str:
    return words(f"{table.game.name}-title")


def _button(
    words: Words, table: Table, act: TableAct, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> kit.Component:
    return kit.table_button(act(table.id), label=words(f"button-{act}"), style=style, disabled=disabled)


def _lobby(words: Words, table: Table, picture: kit.Attachment | None, *, around: bool = False) -> kit.Layout:
    taken, game = table.taken, table.game
    possible, sides = game.seats_for(game.read_options(table.options)), table.sides
    rematch = table.rematch_of is not None
    # A table that cannot begin yet needs no *Start*: what fills it stands there instead.
    fills = 0 if rematch or table.tournament is not None else table.missing or 0
    challenged = [] if rematch else table.awaited
    head, first = [] if picture is not None else [f"## {_title(words, table)}"], 0
    if rematch:
        head = [f"## {words('rematch-title', game=_title(words, table))}", *rematch_head(words, table)]
    elif not challenged:
        about = [] if picture is not None else [words(f"{game.name}-length")]
        least, most = min(possible, default=table.capacity), table.capacity
        about.append(words("help-players", least=least, most=most) if least < most else str(most))
        head.append(words("lobby-wants", host=f"<@{table.presiding}>", terms=" · ".join(about)))
        # Who wants to play stands there already.
        first = int(table.seats[0].user == table.presiding and table.seats[0].team is None)
    if not rematch:
        head += _challenge_head(words, table, challenged)
    seated = [
        _lobby_seat(words, table, each)
        for each in range(first, len(table.seats))
        if table.seats[each].team is None and not (around and not rematch and table.seats[each].agreed)
    ]
    seated += [_lobby_team(words, table, team) for team in range(len(sides)) if table.on_side(team)]
    seated.append("" if around else CHAIR * (table.capacity - len(table.seats)))
    terms = _terms(words, table)
    if table.begins_itself and not rematch:
        terms.append(words("rematch-begins"))
    elif table.complete and not fills and not rematch:
        if table.anybody_starts is None:
            terms.append(words("lobby-waiting", host=f"<@{table.presiding}>"))
        else:
            terms.append(words("lobby-anybody", when=f"<t:{ceil(table.anybody_starts)}:T>"))
    hint = rematch_hint(words, table, possible) if rematch else ""
    small = [" · ".join(terms), hint, _seal(words, table)]
    join, label = TableAct.JOIN_AS_SHOWN(table.id, table.terms), "button-rematch-join" if rematch else "button-join"
    row = [
        kit.table_button(join, words(label), ButtonStyle.success, disabled=taken >= table.capacity),
        kit.table_button(TableAct.FILL(table.id), words("button-fill", count=fills), ButtonStyle.primary)
        if fills
        else _button(words, table, TableAct.START, ButtonStyle.primary, disabled=taken not in possible),
        *([kit.table_button(MoreAct.LEAVE(table.id), words("button-rematch-leave"))] if challenged else []),
        kit.more_button(table.id),
    ]
    teams = [
        kit.table_button(
            TableAct.TEAM(table.id, team, table.terms),
            words("plain-team", number=team + 1),
            disabled=len(table.on_side(team)) >= size,
        )
        for team, size in enumerate(sides)
    ]
    if teams:
        undecided = all(seat.team is None for seat in table.seats)
        teams.append(kit.table_button(TableAct.SHUFFLE(table.id), words("button-shuffle"), disabled=undecided))
    rows = [row, *(teams[start : start + ROW] for start in range(0, len(teams), ROW))]
    pictures = [] if picture is None else [kit.Picture(picture.url, poster(words, game.name).caption)]
    text = [*head, *filter(None, seated), *(f"-# {line}" for line in small if line)]
    return kit.layout(words, [*pictures, "\n".join(text)], rows, FACES[game.name].accent)


def _seal(words: Words, table: Table) -> str:
    """Return the line with which a lobby binds the bot before anybody can know from which seed it will deal."""
    return "" if table.secret is None else words("lobby-seal", seal=table.seal or "")


def _terms(words: Words, table: Table) -> list[str]:
    """Return what people agree to when they join, where that is not as usual."""
    rules, turn = house_rules(words, table.game.name, table.options), turn_name(table.turn_seconds)
    terms = [words("lobby-house-rules", rules=words.all_of(rules))] if rules else []
    if table.stake:
        terms.append(words("lobby-stake", stake=table.stake))
    if table.slow:
        terms.append(words("pace-day"))
    elif turn is not None:
        terms.append(words("settings-turn-time", time=words(f"turn-time-{turn}")))
    return terms


def _challenge_head(words: Words, table: Table, challenged: Sequence[int]) -> list[str]:
    """Return who challenges whom, and who has declined; nothing at other tables."""
    said = []
    if challenged:
        players = words.all_of(f"<@{each}>" for each in challenged)
        said.append(words("challenge-said", host=f"<@{table.presiding}>", players=players))
    if table.declined:
        said.append(words("challenge-declined", players=words.all_of(f"<@{each}>" for each in sorted(table.declined))))
    return said


def _lobby_seat(words: Words, table: Table, seat: Seat) -> str:
    name = who_at(words, table)(seat)
    if table.rematch_of is not None and table.seats[seat].user is not None:
        return words("rematch-ready-player" if table.seats[seat].agreed else "lobby-not-agreed", player=name)
    if not table.seats[seat].agreed:
        return words("lobby-not-agreed" if table.invited(seat) else "lobby-rules-changed", player=name)
    level = table.seats[seat].level
    return name if level is None else words("seat-computer", name=name, level=words(f"computer-level-{level}"))


def _lobby_team(words: Words, table: Table, team: int) -> str:
    """Return who has chosen a team."""
    players = [_lobby_seat(words, table, number) for number, seat in enumerate(table.seats) if seat.team == team]
    return words("lobby-team", team=words("plain-team", number=team + 1), players=words.all_of(players))


def team_names(words: Words, table: Table) -> Sequence[str]:
    """Return the name of each seat's team in a game that has begun; empty names in a game without teams."""
    if table.game.mode is not Mode.TEAMS:
        return [""] * len(table.seats)
    team_of = {seat: number for number, team in enumerate(table.teams, start=1) for seat in team}
    return [words("plain-team", number=team_of[seat]) for seat in range(len(table.seats))]


def _playing(words: Words, icons: Icons, table: Table, picture: kit.Attachment | None) -> kit.Layout:
    position = table.position
    assert position is not None
    who, face = who_at(words, table), FACES[table.game.name]
    view, free, name, teams = table.view(), table.free_seats, table.game.name, team_names(words, table)
    title = " · ".join(filter(None, [_title(words, table), face.stage(words, position)]))
    board, faces = (
        face.board(words, icons, view, who),
        [face.seat(words, icons, view, seat) for seat in range(len(table.seats))],
    )
    zones = zones_of(face, words, view)
    lying = before_seats(words, icons, name, zones, faces, board)
    seats = [
        SeatText(
            who(seat),
            faces[seat],
            away=seating.user is not None and seating.away and not table.waits,
            free=seat in free,
            team=teams[seat],
            lying=lying[seat],
        )
        for seat, seating in enumerate(table.seats)
    ]
    to_act = () if table.paused else position.to_act
    story = _story(words, icons, table, who)
    rows = "" if picture is not None else grids_in_words(words, icons, name, zones)
    about, foot = [board, rows, *story], [f"-# {title}"]
    blocks: list[kit.Block] = []
    if table.paused or table.deserted:  # why it waits is long: beside a card, a phone breaks it into many lines
        blocks.append("\n".join([f"**{title}**", *state_lines(words, table)]))
        foot = []
    else:
        about.insert(0, f"## {TO_ACT} {words.all_of(map(who, to_act))}" if to_act else "")
        foot = [" · ".join([*foot, *state_lines(words, table)])]
    blocks.append(kit.beside("\n".join(filter(None, about)), face.large(words, icons, view)))
    if picture is not None:
        blocks.append(kit.Picture(picture.url, grids_in_words(words, Icons(), name, zones)))
    told = [seat_lines(words, seats, to_act), *_next(words, table), *_watched(words, table, who), *foot]
    return kit.layout(words, [*blocks, "\n".join(told)], [playing_buttons(words, table)], face.accent)


def playing_buttons(words: Words, table: Table) -> list[kit.Component]:
    """Return the buttons of a table at which a game is going on."""
    buttons = [_button(words, table, TableAct.HAND, ButtonStyle.primary), kit.more_button(table.id)]
    if table.paused and (table.gave_way or not table.waits):
        label = words("button-go-on" if table.gave_way else "button-resume")
        buttons.insert(0, kit.table_button(TableAct.RESUME(table.id), label, ButtonStyle.success))
    return buttons


def _story(words: Words, icons: Icons, table: Table, who: Who) -> list[str]:
    lines: list[str] = []
    for each in reversed(table.recent):
        if len(lines) >= LINES_OF_STORY:
            break
        known = table.seats[each.seat].away and not each.late  # the seat says that the computer plays
        told = replace(each, automatic=False) if known else each
        first, *rest = [f"-# {line}" for line in told_lines(words, icons, table, told, who)] or [""]
        if each.ended and not lines:  # until something else is told, the end of a round stands out
            rest = [line.removeprefix("-# ") for line in rest]
        lines = [*filter(None, [first]), *rest, *lines]
    return lines[-LINES_OF_STORY:]


def told_lines(words: Words, icons: Icons, table: Table, told: Told, who: Who) -> list[str]:
    """Return what a move did, and whether it was made for somebody."""
    first, *rest = [*FACES[table.game.name].tell(words, icons, told, who)] or [""]
    if told.automatic and first:
        first = _automatic(words, first, late=told.late)
    return [line for line in (first, *rest) if line]


def told_move(words: Words, table: Table, ply: int, what: str) -> str:
    """Return what a move did, and whether it was made for somebody."""
    return _automatic(words, what, late=ply in table.late) if ply in table.automatic else what


def _automatic(words: Words, what: str, *, late: bool) -> str:
    return ("⏰ " if late else "") + words("story-automatic", what=what)


def state_lines(words: Words, table: Table) -> list[str]:
    """Return until when whoever has to act may think, or why nobody has to."""
    until = countdown(table.deadline)
    if table.paused:
        by = table.acted_by
        said = [words("table-paused") if by is None else words("table-paused-by", player=f"<@{by}>")]
        if table.waits:
            said = [words("table-waits")]
        elif table.tournament is not None:
            said.append(words("table-paused-resume-tournament"))
        else:
            said.append(words("table-paused-resume", host=f"<@{table.presiding}>"))
        if until is not None:
            said.append(words("table-paused-closes", when=until))
        return [" ".join(said)]
    if table.deserted:
        return [words("table-waits" if table.must_wait else "table-deserted")]
    if until is None or not table.people_to_act():
        return []
    return [f"⏳ {until}" if table.held_up() else words("table-until-paused", when=until)]


def _result(words: Words, icons: Icons, table: Table, picture: kit.Attachment | None) -> kit.Layout:
    assert table.position is not None
    assert table.position.outcome is not None
    who, face, game = who_finished(words, table), FACES[table.game.name], table.game
    marks = [circled(seat + 1) for seat in range(len(table.seats))]
    drawn = labels(names_of(table), SMALLEST, MOST_WIDTH) if picture is not None else []
    # A person whose name no font of this machine has is a number in a circle in the picture, and here as well.
    names = [f"{who(seat)} {mark}" if mark in drawn else who(seat) for seat, mark in enumerate(marks)]
    seats = result_lines(words, icons, face, game, table.position, names.__getitem__, team_names(words, table))
    title = f"## {words('result-title', game=_title(words, table))}"
    said, pictures = outcome_text(words, icons, table, names.__getitem__), list[kit.Block]()
    if picture is not None:
        shown = [name or words("seat-number", number=seat + 1) for seat, name in enumerate(names_of(table))]
        victory = is_victory(table)
        alt = victory_alt(words, table) if victory else face.picture_alt(words, table.position, shown.__getitem__)
        pictures.append(kit.Picture(picture.url, alt))
        if victory:  # the picture has it all: who has won needs one line, and all others a small one each
            said = said.partition("\n")[0]
            if is_crowned(table) and game.mode is Mode.COMPETITIVE:
                seats = seats[len(table.position.outcome.winners) :]
            seats, title = [f"-# {line}" for line in seats], title.replace("##", "-#")
    seats += [*_next(words, table), *_watched(words, table, who)]
    blocks: list[kit.Block] = ["\n".join(filter(None, [title, said])), *pictures, "\n".join(seats)]
    row = [kit.more_button(table.id)]
    if table.tournament is None:
        row.insert(0, _button(words, table, TableAct.REMATCH, ButtonStyle.success))
    return kit.layout(words, blocks, [row], face.accent)


def rematch_head(words: Words, table: Table) -> list[str]:
    """Return the lines below the title: the host, and how many people are ready. Computer players are not counted."""
    people = [seat for seat in table.seats if seat.user is not None]
    ready = sum(seat.agreed for seat in people)
    host, presiding = f"<@{table.host}>", f"<@{table.presiding}>"
    if table.host in table.asked and table.presiding != table.host:
        line = words("rematch-host-asked", host=host, player=presiding)
    elif table.last_host is not None and table.last_host != table.presiding:
        line = words("rematch-host-now", host=presiding, before=f"<@{table.last_host}>")
    else:
        line = words("lobby-host", host=presiding)
    return [line, words("rematch-ready", ready=ready, people=len(people))]


def rematch_hint(words: Words, table: Table, possible: Sequence[int]) -> str:
    """Return what happens next, as so many can play: when the game can start, by whom, and who is not in it then."""
    ready, host = table.taken, f"<@{table.presiding}>"
    at = countdown(table.begins_at)
    if at is not None:
        return words("rematch-begins-at", when=at)
    lines = [words("rematch-begins")] if table.begins_itself else []
    if table.asked and ready in possible:
        lines.append(words("rematch-without", host=host))
    elif not lines:
        can_start = "rematch-can-start" if table.declined else "rematch-all-in"
        key = can_start if ready in possible else "rematch-too-few"
        lines.append(words(key, host=host, least=min(possible)))
    return "\n-# ".join(lines)


def _next(words: Words, table: Table) -> list[str]:
    """Return who plays the next game, and is not in this one."""
    new = [f"<@{user}>" for user in table.next if not table.is_seated(user)]
    return [f"-# {words('table-next', players=words.all_of(new))}"] if new else []


def _watched(words: Words, table: Table, who: Who) -> list[str]:
    return [line] if (table.cheers or table.guesses) and (line := watched_line(words, table, who)) else []


TO_ACT: Final = "▶️"
WAITING: Final = "▫️"
OUT: Final = "➖"
"""What stands before a seat. All three are emojis, which are equally wide, so that the names stand in a column."""


@dataclass(frozen=True, slots=True)
class SeatText:
    """What is said of a seat."""

    name: str
    face: SeatFace
    away: bool = False
    """Whether the computer plays for the person who has the seat."""
    free: bool = False
    """Whether they have left, and anybody may take it."""
    cards: str = ""
    """The cards, if everybody may see them."""
    lying: str = ""
    """The cards that lie before the seat."""
    team: str = ""
    """The name of the team that it plays in."""

    @property
    def counts(self) -> str:
        """What counts, with the team, unless the face says that itself."""
        return _with_team(self.team, self.face)


def result_lines(
    words: Words,
    icons: Icons,
    face: Face,
    game: AnyGame,
    position: AnyPosition,
    name: Callable[[Seat], str],
    teams: Sequence[str] = (),
) -> list[str]:
    """Return a line for each seat of a finished game, the best first. Where all play together, none has a place.

    :param teams: see ``team_names``; empty if there are none.
    """
    assert position.outcome is not None
    view, places = position.view(None), game.places(position.outcome, len(position.scores))
    lines = []
    for seat in sorted(range(len(places)), key=places.__getitem__):
        place = "" if game.mode is Mode.COOPERATIVE else f"{words('result-place', place=places[seat])} "
        counts = _with_team(teams[seat] if teams else "", face.seat(words, icons, view, seat))
        lines.append(f"{place}{name(seat)} · {counts}")
    return lines


def _with_team(team: str, said: SeatFace) -> str:
    told = not team or team in (*said.counts.split(" · "), *said.notes)
    return said.counts if told else f"{team} · {said.counts}"


def seat_lines(words: Words, seats: Sequence[SeatText], to_act: Collection[Seat]) -> str:
    """Return a line for each seat, and its cards below it, if everybody may see them.

    Whoever has to act stands out. Who is out of the round is small, and who is out of the game is struck through.
    """
    lines = (line for seat, said in enumerate(seats) for line in _lines(words, said, acts=seat in to_act))
    return "\n".join(filter(None, lines))


def _lines(words: Words, said: SeatText, *, acts: bool) -> tuple[str, str]:
    face = said.face
    state = [words("seats-free")] if said.free else [words("seats-away")] if said.away else []
    about, lies = " · ".join([said.counts, *face.notes, *state]), f"{said.lying} " if said.lying else ""
    if face.gone or (face.out and not acts):
        name = f"~~{said.name}~~" if face.gone else said.name
        return f"-# {OUT} {lies}{name} · {about}", said.cards
    if acts:
        return f"{TO_ACT} {lies}**{said.name}** · {about}", said.cards
    return f"{lies or f'{WAITING} '}{said.name} · {about}", said.cards


def place_text(words: Words, game: AnyGame, places: Sequence[int], seat: Seat, score: str) -> str:
    """Return how a game went for a seat: its place among all seats or teams, or what all have reached; and its score.

    :param score: see ``score_text``.
    """
    if game.mode is Mode.COOPERATIVE:
        place = words("card-won-together" if places[seat] == 1 else "card-lost-together")
    else:
        count = len(places) if game.mode is Mode.COMPETITIVE else len({*places})
        place = words("card-place", place=places[seat], seats=count)
    return " · ".join(filter(None, [place, score]))

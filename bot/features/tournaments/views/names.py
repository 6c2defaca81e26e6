"""Shared parts of tournament messages: title, entrants' names, numbers, buttons."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Final, TypeAlias

from discord import ButtonStyle

from bot.faces.catalog import FACES
from bot.features.tournaments.routes import Act, LadderAct
from bot.features.tournaments.rules.entries import Ending, Entrant, Pairing, Why
from bot.features.tournaments.rules.formats.knock_out import is_final
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.running import least, present
from bot.features.tournaments.rules.tournament import Entered, Paired, Round, Tournament
from bot.interactions.components.layout import MORE, Component, Layout, layout, table_button
from bot.interactions.components.phrases import name_text, one_line, person, plain
from bot.interactions.routes.route import RouteMatch
from bot.locales.words import RIGHT_TO_LEFT, Argument, Words
from bot.store.engine.graphemes import cut

LADDER: Final = "ladder"
MATCH: Final = "match"
TOURNAMENT: Final = "tournament"
"""A word for each kind of event: neither a ladder nor a match of clubs is called a tournament."""

NameOf: TypeAlias = Callable[[Entrant], str]
"""Names an entrant."""

SIGNS: Final = ("🔵", "🔶")
"""Stand before those who play for the first and the second club of a match. They differ in form, too."""

_PARTS: Final = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}
_FROM_THE_RIGHT: Final = re.compile(r"[\u0590-\u08ff]")
"""Letters of Hebrew, Arabic and other scripts that run from right to left."""
MOST_NAME: Final = 100
"""Discord's limit for the names of threads and of a server's events, in characters. They are shown without markdown."""
_GREY: Final = 0x99AAB5
_STAGES: Final[Mapping[tuple[int | None, int], str]] = {
    (1, 2): "tournament-semi-final",
    (2, 4): "tournament-quarter-final",
}
"""The rounds of a knock-out that have names, by how many rounds follow and how many tables they have."""


def kind_of(tournament: Tournament) -> str:
    """Return what an event is: ``LADDER``, ``MATCH`` or ``TOURNAMENT``."""
    return {Format.LADDER: LADDER, Format.CLUBS: MATCH}.get(tournament.options.format, TOURNAMENT)


def of_kind(words: Words, tournament: Tournament, key: str, /, **arguments: Argument) -> str:
    """Return the message of an event's kind if there is one, else that of tournaments.

    The key of the kind's own message is the kind, a hyphen, and the key of the tournaments' message.

    :raises MissingWords: there is neither, or a placeholder has no value.
    """
    return words.of(kind_of(tournament), key, **arguments)


def title_of(words: Words, tournament: Tournament) -> str:
    """Return a tournament's title for a text with markdown."""
    title = plain(tournament.options.title)
    if words.language not in RIGHT_TO_LEFT and _FROM_THE_RIGHT.search(title):
        title = f"\u2068{title}\u2069"  # else the whole line would run from right to left
    if not title and tournament.options.clubs:
        one, other = (name_text(each.name) for each in tournament.options.clubs)
        return words("club-match-title", one=one, other=other)
    return title or of_kind(words, tournament, "tournament-untitled", game=game_title(words, tournament.options.game))


def game_title(words: Words, game: str) -> str:
    """Return the title of a game; its name if it is not installed now."""
    return words(f"{game}-title") if game in FACES else game


def accent_of(tournament: Tournament) -> int:
    """Return the colour of the edge of a tournament's messages; grey if its game is not installed now."""
    face = FACES.get(tournament.options.game)
    return _GREY if face is None else face.accent


def namer(words: Words, tournament: Tournament, *, signs: bool = True, markdown: bool = True) -> NameOf:
    """Return a function that names an entrant: a person, a computer player, or somebody who was forgotten.

    :param signs: whether the sign of the club for which somebody plays stands before their name.
    :param markdown: whether it is for a text with markdown. Lists and pictures' descriptions have none.
    """

    def name(entrant: Entrant) -> str:
        entered = tournament.entrants[entrant]
        if entered.computer:
            return words("tournament-computer", number=str(entrant + 1))
        if entered.user is None:
            shown = words("former-player")
        elif markdown:
            shown = person(words, entered.user)
        else:
            shown = name_text(words.name_of(entered.user) or "", markdown=False) or f"#{entrant + 1}"
        return shown if entered.side is None or not signs else f"{SIGNS[entered.side]} {shown}"

    return name


def label_namer(words: Words, tournament: Tournament) -> NameOf:
    """Return a function that names an entrant where there is no markdown: in lists, and in pictures' descriptions."""
    return namer(words, tournament, signs=False, markdown=False)


def director_name(words: Words, user: int | None) -> str | None:
    """Return the name of a director; None for one who was forgotten."""
    return None if user is None else person(words, user)


def out_key(entered: Entered) -> str | None:
    """Return why an entrant plays on no more, as keys of words have it; None if they do."""
    if entered.out is Why.WITHDREW and entered.reason:
        return "taken-out"
    return None if entered.out is None else str(entered.out)


def absence_key(tournament: Tournament, pairing: Paired, entrant: Entrant) -> str:
    """Return why an entrant was absent from a table that has a result, as keys of words have it.

    Why they are out counts if they were out before its end, or because of it. Else they went away.
    """
    entered = tournament.entrants[entrant]
    key, since, ended = out_key(entered), entered.out_at, pairing.ended_at
    if key is None or since is None or ended is None:
        return "away"
    if since > ended:
        last = next(each for each in reversed(tournament.pairings) if entrant in each.entrants)
        if last is not pairing or entered.out not in (Why.NOT_THERE, Why.LEFT_SERVER):
            return "away"
    return key


def named_at(words: Words, tournament: Tournament, pairing: Paired, entrant: Entrant, name: NameOf) -> str:
    """Return an entrant's name; if they were absent from a table that has a result, with the reason."""
    if entrant not in pairing.absent:
        return name(entrant)
    why = words(f"tournament-why-out-{absence_key(tournament, pairing, entrant)}")
    return words("tournament-absent", player=name(entrant), why=why)


def broken_off_line(words: Words, tournament: Tournament) -> str:
    """Return why a tournament ended before its end, and who called it off; empty if it did not."""
    if tournament.ending is Ending.CHANNEL_GONE:
        return of_kind(words, tournament, "tournament-channel-gone")
    if tournament.ending is not Ending.CALLED_OFF:
        return ""
    by = director_name(words, tournament.ended_by)
    if by is not None:
        return of_kind(words, tournament, "tournament-called-off-by", player=by)
    if tournament.awaits_acceptance:
        return words("club-not-accepted", club=name_text(tournament.options.clubs[1].name))
    here, needed = present(tournament), least(tournament)
    if tournament.begun_at is None and here < needed:
        return of_kind(words, tournament, "tournament-too-few", here=here, least=str(needed))
    return of_kind(words, tournament, "tournament-called-off")


def reason_line(words: Words, entered: Entered) -> str:
    """Return which director has disqualified an entrant, or taken them out, and why; empty if none has."""
    key = out_key(entered)
    if not entered.reason or key is None:
        return ""
    director = director_name(words, entered.by) or words("tournament-some-director")
    return words(f"tournament-out-{key}", director=director, reason=plain(entered.reason))


def number_text(words: Words, number: Fraction) -> str:
    """Return points or a tie-break as people write them: 2½, or with two decimals what is no quarter."""
    whole, part = divmod(number, 1)
    if not part:
        return words("number", number=int(whole))
    if part in _PARTS:
        return f"{words('number', number=int(whole)) if whole else ''}{_PARTS[part]}"
    return words("number", number=round(float(number), 2))


def points_text(words: Words, points: Fraction) -> str:
    """Return points in words."""
    number = int(points) if points.denominator == 1 else float(points)
    return words("tournament-points", number=number, points=number_text(words, points))


def round_name(words: Words, tournament: Tournament, drawn: Round, rounds: int | None = None) -> str:
    """Return the name of a round: the final of a knock-out, or its number."""
    out = tournament.options.format is Format.KNOCK_OUT
    after = _rounds_after(tournament, drawn) if out else None
    return stage_name(words, after, len(drawn.pairings), drawn.number, rounds)


def next_round_name(words: Words, tournament: Tournament, drawn: Round) -> str:
    """Return the name of the round of a knock-out that follows a round; after the final, the final's."""
    tables = -(-_left_after(tournament, drawn) // tournament.options.seats)
    after = _rounds_after(tournament, drawn)
    return stage_name(words, after and after - 1, tables, drawn.number + 1)


def stage_name(words: Words, after: int | None, tables: int, number: int, rounds: int | None = None) -> str:
    """Return the name of a round by its number, from 1, its tables, and how many rounds of a knock-out follow it."""
    key = "tournament-final" if after == 0 else _STAGES.get((after, tables))
    if key is not None:
        return words(key)
    if rounds is not None and rounds >= number:
        return words("tournament-round-of", number=number, rounds=rounds)
    return words("tournament-round", number=number)


def _rounds_after(tournament: Tournament, drawn: Round) -> int | None:
    """Return how many rounds of a knock-out follow a round; None if fewer than two would not be left in the end."""
    seats, going_on = tournament.options.seats, tournament.options.going_on
    left = _left_after(tournament, drawn)
    if is_final(drawn):
        return 0
    rounds = 0
    while True:
        tables, rounds = -(-left // seats), rounds + 1
        if tables <= 1:
            return rounds
        if tables * going_on >= left:
            return None
        left = tables * going_on


def _left_after(tournament: Tournament, drawn: Round) -> int:
    """Return how many entrants of a knock-out are left after a round."""
    going_on = tournament.options.going_on
    return len(drawn.byes) + sum(min(going_on, len(each.entrants)) for each in drawn.pairings)


def table_name(words: Words, pairing: Paired, players: str) -> str:
    """Return a table by its number, with who sits there."""
    return words("tournament-table", number=str(pairing.number + 1), players=players)


def where_played(words: Words, pairing: Paired) -> str:
    """Return the channel of a table, or that it opens soon."""
    return words("tournament-table-soon") if pairing.channel is None else f"<#{pairing.channel}>"


def fitted(words: Words, lines: Iterable[str], count: int, room: int) -> list[str]:
    """Return as many of ``count`` lines as have room, in characters, and how many more there are."""
    # They are made one by one, so that thousands cost nothing.
    shown: list[str] = []
    for line in lines:
        room -= len(words.with_direction(line)) + 1
        if room < 0:
            break
        shown.append(line)
    missing = count - len(shown)
    return [*shown, words("tournament-more", count=missing)] if missing > 0 else shown


def listed(words: Words, items: Iterator[str], count: int, most: int) -> str:
    """Return the first of some items as a list in words, and how many more there are."""
    shown = [item for _, item in zip(range(most), items, strict=False)]
    if count <= most:
        return words.all_of(shown)
    return f"{', '.join(shown)} {words('tournament-more', count=count - most)}"


def act_button(
    words: Words,
    tournament: Tournament,
    act: Act | LadderAct,
    *numbers: int,
    style: ButtonStyle = ButtonStyle.secondary,
    label: str | None = None,
    disabled: bool = False,
) -> Component:
    """Return a button of a tournament or ladder. Without a label, it says what its act usually does."""
    if label is None:
        subject = "ladder" if isinstance(act, LadderAct) else "tournament"
        label = MORE if act is Act.MORE else of_kind(words, tournament, f"button-{subject}-{act}")
    return table_button(act(tournament.id, *numbers), label, style, disabled=disabled)


def question(
    words: Words,
    tournament: Tournament,
    text: str,
    sure: Act | LadderAct,
    back: Act | LadderAct,
    *numbers: int,
    style: ButtonStyle = ButtonStyle.danger,
) -> Layout:
    """Return a question with a button for who is sure, whose custom_id has the numbers, and one that leads back."""
    first_page = [0] * (len(back.fields) - 1)
    buttons = [
        act_button(words, tournament, sure, *numbers, style=style),
        act_button(words, tournament, back, *first_page, label=words("button-tournament-back")),
    ]
    return layout(words, [text], [buttons], accent_of(tournament))


def act_page(tournament: Tournament, act: Act | LadderAct, *before: int) -> Callable[[int], RouteMatch]:
    """Return a function that returns what leads to a page. Other numbers may stand before the page's."""
    return lambda number: act(tournament.id, *before, number)


def event_name(words: Words, tournament: Tournament, room: int = MOST_NAME) -> str:
    """Return a tournament's title without backslashes, cut, as threads and a server's events are called."""
    title, clubs = one_line(tournament.options.title), tournament.options.clubs
    if not title and clubs:
        title = words("club-match-title", one=one_line(clubs[0].name), other=one_line(clubs[1].name))
    title = title or of_kind(words, tournament, "tournament-untitled", game=game_title(words, tournament.options.game))
    return cut(title, room, room).strip()


def thread_name(words: Words, tournament: Tournament, pairing: Pairing) -> str:
    """Return the name of the thread of a table: its number, and as much of the title as there is room for."""
    number = str(pairing + 1)
    room = MOST_NAME - len(words("tournament-thread", number=number, title=""))
    return words("tournament-thread", number=number, title=event_name(words, tournament, room))

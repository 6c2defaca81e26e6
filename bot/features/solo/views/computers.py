"""The message of a game that one person plays against computer players without a table: table and hand in one."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final

from discord import ButtonStyle

from bot.faces.catalog import FACES, SOLO_FACES
from bot.faces.face import Face, Icons, SoloFace, Who
from bot.features.solo.routes import BeginAct, SoloAct
from bot.features.solo.rules.deals import Besides, DealResult, Offer
from bot.features.solo.rules.table import SoloTable, computer_names
from bot.features.solo.store.deals import closes, end_of
from bot.features.solo.store.solo import DayPage, Placed
from bot.features.solo.views.opponents import opponents_button
from bot.games.game import Mode, Outcome, Seat
from bot.interactions.components.layout import Component, Layout, beside, layout, table_button
from bot.interactions.components.phrases import (
    countdown,
    day_text,
    moment_text,
    person,
    place_sign,
    seat_name,
    short_date,
)
from bot.interactions.routes.route import SoloGame
from bot.interactions.routes.routes import ReviewAct
from bot.locales.words import Words
from bot.store.journal.entries import Help
from bot.tables.rules.dealt import positions
from bot.tables.views.hand import asking, hand_rows, label_at
from bot.tables.views.table import SeatText, place_text, result_lines, seat_lines, who_at
from bot.tables.views.victory import score_text

NOTHING: Final = Besides()

SQUARES: Final = {1: "🟩", 2: "🟨", 3: "🟧"}
LAST_SQUARE: Final = "🟥"
"""The squares of a shared result, by the place in a round. All of them can be seen on light and on dark ground."""

MOST_FRIENDS: Final = 5
"""How many people of a server are named with their results of the day."""

LEAST_STREAK: Final = 2
"""Fewer days in a row are not worth a word."""

LINES_OF_STORY: Final = 10
"""How many of the last things that happened the message tells. Computer players may play a round to its end alone."""


def solo_title(words: Words, game: str, day: date | None, *, against: bool = False, plain: bool = False) -> str:
    """Return the title of a game: its name, and if it is the deal or deck of a day, that it is.

    :param plain: whether it stands where there is no markup, as above a board.
    """
    title = words(f"{game}-title")
    if day is None:
        return title
    dated = short_date(words, day) if plain else day_text(day)
    return words("deal-title" if against else "alone-daily-title", game=title, day=dated)


def opponents_line(words: Words, levels: Sequence[str | None], names: Sequence[str | None]) -> str:
    """Return who the computer players are, by seat, and how strong."""
    named = [
        words("against-computer", name=seat_name(words, None, name), level=words(f"computer-level-{level}"))
        for level, name in zip(levels, names, strict=True)
        if level is not None
    ]
    return words("against-opponents", players=words.all_of(named))


def who_against(words: Words, table: SoloTable) -> Who:
    """Return a function that names a seat: the person by a mention, a computer player by its name."""
    who = who_at(words, table)
    return lambda seat: f"<@{table.host}>" if seat == table.seat else who(seat)


def against_message(
    words: Words,
    icons: Icons,
    table: SoloTable,
    notice: str | None = None,
    draft: str | None = None,
    besides: Besides = NOTHING,
) -> Layout:
    """Return a game as the person sees it now, with their possible moves; see ``solo_message``."""
    face, position, day, game = FACES[table.game.name], table.position, table.solo.day, SoloGame(table.id)
    who, view = who_against(words, table), position.view(None)
    levels, names = [seat.level for seat in table.seats], [seat.name for seat in table.seats]
    title, rivals = solo_title(words, table.game.name, day, against=True), f"-# {opponents_line(words, levels, names)}"
    head, story = [f"> {notice}"] if notice else [], _story(words, icons, table, who, plays_forced=besides.plays_forced)
    if position.outcome is not None:
        blocks = ["\n".join([*head, f"## {title}", rivals]), *_ended(words, icons, table, who, story, besides)]
        return layout(words, blocks, [_ways_on(words, table, reviews=besides.reviews)], face.accent)
    head.append(f"## {' · '.join(filter(None, [title, face.stage(words, position)]))}")
    if day is not None:
        head.append(f"-# {words('deal-one-try')}")
    if table.untouched:  # later, the seats below name them
        head.append(rivals)
        if day is None:
            head.append(f"-# {words('against-waits')}")
    if day is None and table.game.purse:
        head.append(f"-# {words('against-no-purse')}")
    tools = [table_button(SoloAct.RULES(game), label=words("button-rules"))]
    if day is not None:
        tools.append(day_seals_button(words, day))
    elif table.solo.origin is None:
        tools.append(opponents_button(words, table.game, table.levels))
    hand = face.hand(words, icons, position.view(table.seat), who, label_at(table), draft)
    text = f"{hand.text}\n-# {hand.about_buttons}" if hand.about_buttons else hand.text
    seats = [SeatText(who(seat), face.seat(words, icons, view, seat)) for seat in range(len(table.seats))]
    board = "\n".join(filter(None, [face.board(words, icons, position.view(table.seat), who), story]))
    shown = beside(board, face.large(words, icons, view))
    rows = hand_rows(game, table.choice, asking(words, hand.rows, draft) if besides.asks else hand.rows)
    below = seat_lines(words, seats, position.to_act)
    return layout(words, ["\n".join(head), shown, below, text], [*rows, tools], face.accent)


def _ended(words: Words, icons: Icons, table: SoloTable, who: Who, story: str, besides: Besides) -> list[str]:
    """Return how a game has ended: what happened last, everybody's place, and how a deal of the day went."""
    name, deal, others = table.game.name, besides.deal, besides.others
    places = "\n".join(result_lines(words, icons, FACES[name], table.game, table.position, who))
    if deal is None:
        return [*filter(None, [_end_line(words, table, who), story]), places]
    squares = " ".join([grid(deal.places), *_streak(words, deal)])
    told = copied(words, table, [score_name(words, name, deal.score), squares, legend(words, name, deal.places)])
    friendly = friends(words, day_lines(words, name, others) if others else [])
    return [*filter(None, ["\n".join(_result_lines(words, table, deal)), story]), places, *friendly, told]


def _ended_as(table: SoloTable) -> tuple[Outcome, Sequence[int]]:
    """Return how a game has ended, and each seat's place."""
    outcome = table.position.outcome
    assert outcome is not None
    return outcome, table.game.places(outcome, len(table.position.scores))


def _end_line(words: Words, table: SoloTable, who: Who) -> str:
    (outcome, places), seat = _ended_as(table), table.seat
    score = score_text(words, table.game.name, outcome, seat)
    if places[seat] == 1:
        line = words("against-won")  # how it was won is told below
    elif table.game.mode is Mode.COOPERATIVE or 1 not in places:
        line = words("against-lost")
    elif places[seat] < max(places):
        line = place_text(words, table.game, places, seat, score)
    else:
        line = words("against-last", player=words.all_of(who(each) for each in outcome.winners))
    return f"### {line}"


def _ways_on(words: Words, table: SoloTable, *, reviews: bool) -> list[Component]:
    game = SoloGame(table.id)
    buttons = []
    if table.solo.day is None:
        buttons.append(table_button(SoloAct.AGAIN(game), label=words("button-again"), style=ButtonStyle.success))
    if reviews and table.game.samples:
        buttons.append(table_button(ReviewAct.ALONE(game), label=words("button-review")))
    if table.solo.origin is None:
        buttons.append(table_button(SoloAct.SHARE(game), label=words("button-share")))
    return buttons if table.solo.day is None else [*buttons, day_seals_button(words, table.solo.day)]


def shared_alone_message(words: Words, table: SoloTable) -> Layout:
    """Return how a game of somebody's own against computer players has ended, for everybody to see."""
    (outcome, places), name = _ended_as(table), table.game.name
    player, game = person(words, table.host), words(f"{name}-title")
    placed = place_text(words, table.game, places, table.seat, score_text(words, name, outcome, table.seat))
    line = words("against-shared", player=player, game=game, placed=placed)
    return layout(words, [line], [[same_button(words, table)]], FACES[name].accent)


def same_button(words: Words, table: SoloTable) -> Component:
    """Return the button of a shared result with which anybody plays its deal alone: that of the day, or the same."""
    if table.solo.day is not None:
        return play_button(words, table.game.name)
    return table_button(SoloAct.SAME(SoloGame(table.id)), label=words("button-same-deal"), style=ButtonStyle.success)


def score_name(words: Words, game: str, score: int) -> str:
    """Return what a game of a day was worth, in words that tell nothing of the cards."""
    if game in SOLO_FACES:
        return SOLO_FACES[game].score_name(words, score)
    side = "level" if score == 0 else "ahead" if score > 0 else "behind"
    return words(f"{game}-day-score", signed=words.signed(score), count=score, side=side, away=abs(score))


def grid(places: Sequence[int]) -> str:
    """Return a square for each round: green for the first place, then yellow, orange and red."""
    return "".join(SQUARES.get(place, LAST_SQUARE) for place in places)


def legend(words: Words, game: str, places: Sequence[int]) -> str:
    """Return what the squares of a grid mean, each that is among them; that they are rounds, if there are several."""
    found = [
        f"{square} {words.of(game, f'deal-place-{place}')}" for place, square in SQUARES.items() if place in places
    ]
    last = [f"{LAST_SQUARE} {words.of(game, 'deal-place-last')}"] if set(places) - set(SQUARES) else []
    said = " · ".join([*found, *last])
    return words.of(game, "deal-legend", places=said) if len(places) > 1 else said


def shared_deal_message(words: Words, table: SoloTable, deal: DealResult) -> Layout:
    """Return how somebody did with the deal of a day, for everybody to see, without the cards."""
    name = table.game.name
    score = score_name(words, name, deal.score)
    lines = [
        f"### {solo_title(words, name, table.solo.day, against=True)}",
        words("alone-shared", player=person(words, table.host), score=score),
        f"{grid(deal.places)}\n-# {legend(words, name, deal.places)}",
        " · ".join([*_below(words, table, deal), *_streak(words, deal)]),
        *([] if deal.counts else [words("deal-late")]),
        f"-# {words.of(name, 'deal-shared-day')}",
    ]
    return layout(words, ["\n".join(line for line in lines if line)], [[play_button(words, name)]], FACES[name].accent)


def day_message(
    words: Words,
    game: str,
    day: date,
    page: DayPage,
    best: int | None = None,
    next_deal: datetime | None = None,
    *,
    is_open: bool = False,
    reviews: bool = False,
) -> Layout:
    """Return a day's results in a server, the best score that is known, and when the next deal comes.

    :param is_open: whether somebody may still play it.
    :param reviews: whether games can be reviewed there.
    """
    over, alone = next_deal is None, game in SOLO_FACES
    head = [f"## {solo_title(words, game, day, against=not alone)}"]
    if page.finished:
        head.append(words("alone-finished-then" if over else "alone-finished", count=page.finished))
    nobody = words("alone-nobody-then" if over else "alone-nobody")
    blocks = ["\n".join(head), "\n".join(day_lines(words, game, page)) or nobody]
    if page.mine is not None and page.mine not in page.lines:
        blocks.append(words("leaderboard-yours", line=_day_line(words, game, page, page.mine)))
    below = [words("alone-day-note")] if alone and page.lines else []
    if best is not None:
        below.append(words("deal-best", score=score_name(words, game, best)))
    until = countdown(next_deal)
    if until is not None and not alone:
        below.append(words("deal-next", when=until))
    elif over and is_open:
        below.append(words("deal-open", until=moment_text(closes(day), "t")))
    blocks.append("\n".join(f"-# {line}" for line in below))
    buttons = [day_seals_button(words, day)]
    if reviews and over and not is_open and page.finished and not alone:
        buttons.insert(0, review_button(words, game, day, words("button-review")))
    return layout(words, blocks, [buttons], face_of(game).accent)


def play_button(words: Words, game: str) -> Component:
    """Return the button that plays a game's deal of the day."""
    label = words("button-play-deal", game=words(f"{game}-title"))
    return table_button(BeginAct.DAILY(game), label=label, style=ButtonStyle.primary)


def day_seals_button(words: Words, day: date) -> Component:
    """Return the button that shows the seals of a day's deals."""
    return table_button(BeginAct.DAY_SEALS(day), label=words("button-fairness"))


def review_button(words: Words, game: str, day: date, label: str) -> Component:
    """Return the button with which people look back on their own game of a deal whose day is over."""
    return table_button(ReviewAct.DEAL(game, day), label=label)


def day_lines(words: Words, game: str, page: DayPage) -> list[str]:
    """Return a line for each of the best players of a day in a server."""
    return [_day_line(words, game, page, line) for line in page.lines]


def _day_line(words: Words, game: str, page: DayPage, line: Placed) -> str:
    """Return a line of a day. A medal is for a good result with which somebody is ahead of at least one other."""
    ahead = page.finished > sum(each.place <= line.place for each in page.lines)
    sign = place_sign(line.place, won=ahead and _won(game, line.score))
    parts = [f"{sign} {person(words, line.user)}", score_name(words, game, line.score), *help_line(words, line.help)]
    return " · ".join(parts)


def _won(game: str, score: int) -> bool:
    """Return whether a result of a day is good enough for praise."""
    return SOLO_FACES[game].won(score) if game in SOLO_FACES else score > 0


def help_line(words: Words, taken: Help | None) -> list[str]:
    """Return a line that says how much help a game took; none if nobody has counted."""
    if taken is None:
        return []
    parts = [words("alone-hints", count=taken.hints)] if taken.hints else []
    if taken.taken_back:
        parts.append(words("alone-taken-back", count=taken.taken_back))
    return [" · ".join(parts) or words("alone-no-help")]


def friends(words: Words, lines: Sequence[str]) -> list[str]:
    """Return a block with how people of this server have done; none if nobody of them has."""
    return ["\n".join([f"### {words('deal-friends')}", *lines[:MOST_FRIENDS]])] if lines else []


def copied(words: Words, table: SoloTable, result: Sequence[str]) -> str:
    """Return a block with a result as text to copy. It tells nothing of the cards."""
    assert table.solo.day is not None
    title = words("deal-title", game=words(f"{table.game.name}-title"), day=table.solo.day.isoformat())
    text = "\n".join([title, *(line for line in result if line)])
    return f"-# {words('deal-copy')}\n```\n{text}\n```"


def _result_lines(words: Words, table: SoloTable, deal: DealResult) -> list[str]:
    assert table.solo.day is not None
    _, places = _ended_as(table)
    place = place_text(words, table.game, places, table.seat, score_name(words, table.game.name, deal.score))
    lines = [f"### {place}", *_streak(words, deal, longest=True), *_below(words, table, deal)]
    if not deal.counts:
        lines.append(words("deal-late"))
    until = countdown(end_of(table.solo.day))
    if until is not None:
        lines.append(f"-# {words('deal-next', when=until)}")
    return lines


def _below(words: Words, table: SoloTable, deal: DealResult) -> list[str]:
    """Return the best score that is known; for the best itself, praise once a computer has tried, unless it is last."""
    name = table.game.name
    if deal.score < deal.best:
        return [words("deal-best", score=score_name(words, name, deal.best))]
    _, places = _ended_as(table)
    praised = deal.settled and _won(name, deal.score) and places[table.seat] < max(places)
    return [words("deal-is-best")] if praised else []


def offer_message(words: Words, offer: Offer, lines: Sequence[str]) -> Layout:
    """Return the offer of a deal of the day, with the results in this server."""
    name = offer.game.name
    head = [f"## {solo_title(words, name, offer.day, against=True)}", words("deal-one-try")]
    if len(offer.levels) > 1:
        head.append(f"-# {opponents_line(words, offer.levels, computer_names(offer.levels))}")
    if offer.streak >= LEAST_STREAK:
        head.append(words("deal-streak", count=offer.streak))
    until = countdown(end_of(offer.day))
    if until is not None:
        head.append(f"-# {words('deal-next', when=until)} {until_text(words, offer.day)}")
    begin = table_button(BeginAct.DAILY(name), label=words("button-begin-deal"), style=ButtonStyle.success)
    rows = [[begin, day_seals_button(words, offer.day)]]
    return layout(words, ["\n".join(head), *friends(words, lines)], rows, face_of(name).accent)


def until_text(words: Words, day: date) -> str:
    """Return until when a deal of today counts for whoever begins it in time."""
    return words("deal-until", until=moment_text(closes(day), "t"))


def face_of(game: str) -> Face | SoloFace:
    """Return the look of a game that people play alone, with or without computer players."""
    return FACES[game] if game in FACES else SOLO_FACES[game]


def _streak(words: Words, deal: DealResult, *, longest: bool = False) -> list[str]:
    """Return for how many days in a row somebody has played; nothing after one day alone."""
    if max(deal.streak, deal.longest if longest else 0) < LEAST_STREAK:
        return []
    text = words("deal-streak", count=deal.streak)
    if longest and deal.longest > deal.streak:
        return [words("deal-longest", streak=text, count=deal.longest)]
    return [text]


def _story(words: Words, icons: Icons, table: SoloTable, who: Who, *, plays_forced: bool) -> str:
    lines = [line for _, line in story_lines(words, icons, table, who, plays_forced=plays_forced)]
    return "\n".join(f"-# {line}" for line in lines)


def story_lines(words: Words, icons: Icons, table: SoloTable, who: Who, *, plays_forced: bool) -> list[tuple[int, str]]:
    """Return what has happened since the person's last choice, that included, and after how many moves.

    What was played by itself is no choice.
    """
    moves: list[tuple[Seat, str]] = table.position.moves
    game, own = table.game, table.seat
    chosen = [
        ply
        for ply, position in enumerate(positions(game, table.dealt, moves))
        if ply < len(moves) and moves[ply][0] == own and not (plays_forced and position.forced_alone(own))
    ]
    first = max(chosen[-1] if chosen else 0, table.solo.began)
    tell = FACES[game.name].tell
    told = enumerate(table.told_since(first), start=first + 1)
    lines = [(ply, line) for ply, each in told for line in tell(words, icons, each, who) if line]
    return lines[-LINES_OF_STORY:]

"""What a person sees of a game in the panel, as data: how it lies, what the face says, and what they may do."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from itertools import islice
from typing import Any, Final, Literal, cast

import discord

from bot.faces.catalog import FACES, SOLO_FACES
from bot.faces.decks import EMPTY
from bot.faces.face import Ask, Choice, Face, HandFace, Icons, Pick, SoloFace, SpokenFace, Tone, icon_name
from bot.faces.spread import FACE_DOWN, Lying, Shape, Spread, SpreadFace, SpreadSoloFace, Zone, happened
from bot.features.panel.frames import (
    JSON,
    Action,
    Asked,
    ButtonShown,
    HandCard,
    HandShown,
    HandWay,
    ListShown,
    OptionShown,
    Picked,
    Scene,
    SeatShown,
    Story,
    plain,
)
from bot.features.panel.in_process_responses import with_files
from bot.games.catalog import GAMES, PATIENCES
from bot.games.game import AnyGame, Mode, Seat
from bot.interactions.components.layout import Attachment, Component, Kind, row, table_button
from bot.interactions.components.phrases import name_text
from bot.interactions.routes.route import Malformed, Route, reader
from bot.interactions.routes.routes import MoreAct, SureAct, TableAct
from bot.locales.words import Words
from bot.store.engine.status import Status
from bot.tables.rules import lobby, undoing
from bot.tables.rules.moment import Pace
from bot.tables.rules.table import Table
from bot.tables.views.board import Board, Sitting
from bot.tables.views.end_card import moments
from bot.tables.views.hand import asking, away_reason, label_at
from bot.tables.views.more import may_manage
from bot.tables.views.table import playing_buttons, state_lines, table_message, told_lines, who_at
from bot.tables.views.watching import CHEER_SIGNS

MENTIONED: Final = re.compile(r"<@!?([0-9]{1,20})>")
_ICON: Final = re.compile(r"\b[a-z][a-z0-9]*_[A-Za-z0-9]+\b")
_MARK: Final = "[\\s\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*"
_CARDS_ONLY: Final = re.compile(f"{_MARK}#+ {_MARK}(?:<a?:\\w+:[0-9]+>{_MARK})+")
"""A line of a hand's text that shows nothing but its cards, which are drawn."""

ANY_ID: Final = 10**17
"""Stands for an emoji's id: the page finds a picture by the name."""

SHOWN_LINES: Final = 6
"""How many of the last things that happened the panel tells."""


class PanelIcons(Icons):
    """The pictures of cards, which the panel has whether or not Discord has emojis of them."""

    def __init__(self, names: Collection[str]) -> None:
        """Make emojis of all pictures: the panel finds a picture by its emoji's name."""
        super().__init__()
        self.fill({name: f"<:{name}:{ANY_ID}>" for name in names})

    def url(self, name: str) -> str | None:
        """Return the address of a picture below the page; None if there is none of that name."""
        return None if self.get(name) is None else f"cards/{name}.webp"


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at a game, and how."""

    user: int
    words: Words
    icons: Icons
    pace: Pace
    now: float
    """The time in Unix seconds."""
    moderates: bool = False
    """Whether they are a moderator in the table's channel; known of tables that are paused."""
    asks: bool = False
    """Whether they are asked once more before what is grave."""
    avatar: Callable[[int], str | None] = lambda user: None
    """Returns the address of a person's picture."""
    here: Callable[[int], bool] = lambda user: False
    """Tells whether a person has the panel open."""
    address: Callable[[str, bytes], str] = lambda name, content: ""
    """Returns the address of a file, by its name and what is in it."""


def table_board(
    table: Table,
    look: Viewer,
    draft: str | None = None,
    picture: Attachment | None = None,
    added: Sequence[Component] = (),
) -> Board:
    """Return a table as somebody may see it.

    :param draft: their unfinished choice.
    :param picture: that of a game that is over.
    :param added: the buttons that features add to the table's message.
    """
    words, face = look.words, FACES[table.game.name]
    playing = table.status is Status.PLAYING
    position = table.position if playing or table.status is Status.FINISHED else None
    seat = next((number for number, each in enumerate(table.seats) if each.user == look.user), None)
    if look.user in table.kicked:
        seat = None
    view = None if position is None else position.view(seat)
    # What the message says of a game that goes on is said here in more detail, so it is not made.
    own = [row(playing_buttons(words, table))]
    if not playing:
        own = [*table_message(words, look.icons, table, picture, around=True).components]
    shown = [*own, row(added)]
    files = {} if picture is None else {picture.name: look.address(picture.name, picture.content)}
    away = seat is not None and playing and table.seats[seat].away
    open_to = seat is not None and playing and not (table.paused or table.failing or table.seats[seat].away)
    hand = None
    if open_to:
        hand = face.hand(words, look.icons, view, who_at(words, table), label_at(table), draft)
        hand = replace(hand, rows=asking(words, hand.rows, draft)) if look.asks else hand
    first = 0 if position is None else len(position.moves) - len(table.recent)
    rows, mine = [*_rows_for(table, look, seat, shown)], _own_rows(words, table, seat)
    return Board(
        key=f"table {table.id}",
        kind="table",
        id=table.id,
        free=max(0, table.capacity - len(table.seats)) if table.status is Status.LOBBY else 0,
        chair=_chair(words, table, seat, shown),
        game=table.game.name,
        title=words(f"{table.game.name}-title"),
        stage="" if position is None else face.stage(words, position),
        status=Status.PLAYING if table.failing else table.status,
        seats=[_sitting(words, table, number) for number in range(len(table.seats))],
        who=who_at(words, table),
        name_of=table.name_of,
        you=seat,
        view=view,
        public=None if position is None else table.view(),
        turn=table.choice,
        plies=0 if position is None else len(position.moves),
        hand=hand if hand is not None or seat is None or not playing else HandFace("", []),
        playable=open_to,
        paused=table.paused,
        deadline=None if table.deadline is None else table.deadline.timestamp(),
        seconds=table.turn_seconds or look.pace.turn,
        state="\n".join(_state(words, table, seat if away else None)),
        board=words("table-failing") if table.failing else None,
        story=[] if position is None else _story(table, look, first),
        told=lambda since: [*table.recent][max(0, since - first) :],
        message=[with_files(each, files, lambda url: None) for each in shown if each["type"] != Kind.ACTION_ROW],
        rows=[*rows, *mine] if table.status is Status.FINISHED else [*mine, *rows],
        outcome=None if position is None else position.outcome,
        facts=moments(words, look.icons, table, who_at(words, table)) if table.status is Status.FINISHED else (),
        cheers={sign: table.cheers[name] for name, sign in CHEER_SIGNS.items() if table.cheers.get(name)},
    )


def _sitting(words: Words, table: Table, number: Seat) -> Sitting:
    seating, playing = table.seats[number], table.status is Status.PLAYING
    return Sitting(
        name=name_text(table.name_at(number) or "", markdown=False),
        user=seating.user,
        level="" if seating.level is None else words(f"computer-level-{seating.level}"),
        agreed=seating.agreed,
        away=playing and seating.user is not None and seating.away,
        acting=playing and not table.paused and table.position is not None and number in table.position.to_act,
        team=_team(table, number),
    )


def _team(table: Table, number: Seat) -> int | None:
    if table.game.mode is not Mode.TEAMS or table.position is None:
        return table.seats[number].team
    return next(place for place, team in enumerate(table.teams) if number in team)


def _story(table: Table, look: Viewer, first: int) -> list[tuple[int, str]]:
    who, told = who_at(look.words, table), reversed([*enumerate(table.recent, start=first + 1)])
    newest = (
        (ply, line) for ply, each in told for line in reversed(told_lines(look.words, look.icons, table, each, who))
    )
    return [*islice(newest, SHOWN_LINES)][::-1]


def _state(words: Words, table: Table, away: Seat | None) -> list[str]:
    why = state_lines(words, table) if table.status is Status.PLAYING and (table.paused or table.deserted) else []
    asked = undoing.waiting(table)
    if asked:
        players = words.all_of(f"<@{each}>" for each in asked)
        why = [*why, words("undo-asked", player=f"<@{next(iter(table.undoing))}>", players=players)]
    return why if away is None else [away_reason(words, table, away), *why]


def _own_rows(words: Words, table: Table, seat: Seat | None) -> list[Component]:
    """Return the button of the hand, which the panel shows anyway, for whoever comes back, or for their own result."""
    if seat is None:
        return []
    style, user = discord.ButtonStyle.success.value, table.seats[seat].user
    if user in undoing.waiting(table):
        agree = SureAct.UNDO_AGREE(table.id, undoing.asked_for(table) or 0)
        return [
            row([{"type": Kind.BUTTON, "label": words("button-sure-agree"), "custom_id": str(agree), "style": style}])
        ]
    over, away = table.status is Status.FINISHED, table.seats[seat].away or table.waits
    if not over and not (table.status is Status.PLAYING and away):
        return []
    label = words("button-own-result" if over else "button-come-back")
    style = discord.ButtonStyle.secondary.value if over else style  # the first thing then is another game
    return [row([{"type": Kind.BUTTON, "label": label, "custom_id": f"{TableAct.HAND(table.id)}", "style": style}])]


def _rows_for(table: Table, look: Viewer, seat: Seat | None, shown: Sequence[Component]) -> Iterator[Component]:
    """Yield the buttons of a table's message that are for somebody: not that of the hand, which is there anyway."""
    # Until then, what *Start* does for others has a name of its own.
    asks = table.status is Status.LOBBY and table.anybody_starts is None and look.user != table.presiding
    asked = {"label": look.words("button-ask-start"), "style": discord.ButtonStyle.secondary.value}

    def wanted(button: Component) -> bool:
        route = _route_of(button)
        if route in (TableAct.JOIN, TableAct.JOIN_AS_SHOWN):
            return seat is None or not table.seats[seat].agreed
        if route is TableAct.RESUME:
            return may_manage(table, look.user, moderator=look.moderates)
        if route is TableAct.START:
            return seat is not None and lobby.is_heard(table, look.user, look.now)
        if route is TableAct.SHUFFLE:
            return look.user == table.presiding
        return route not in (TableAct.OPEN, TableAct.HAND)

    for each in shown:
        if each["type"] == Kind.ACTION_ROW:
            buttons = [button for button in each["components"] if wanted(button)]
            yield row([each | asked if asks and _route_of(each) is TableAct.START else each for each in buttons])


def _chair(words: Words, table: Table, seat: Seat | None, shown: Sequence[Component]) -> list[Component]:
    """Return the buttons of an empty chair: who has no seat takes it, and others seat a computer player there."""
    if table.status is not Status.LOBBY or table.tournament is not None:
        return []
    if seat is not None:
        return [
            table_button(
                MoreAct.ADD_COMPUTER(table.id, level),
                words("button-add-level", level=words(f"computer-level-{level}")),
            )
            for level in table.game.levels
        ]
    rows = (each["components"] for each in shown if each["type"] == Kind.ACTION_ROW)
    joins = (TableAct.JOIN, TableAct.JOIN_AS_SHOWN)
    return [each for buttons in rows for each in buttons if _route_of(each) in joins]


def _route_of(button: Component) -> Route | None:
    """Return what a button of a table's message does; None for one that a feature has added, and for a link."""
    try:
        return reader(TableAct, MoreAct)(button.get("custom_id", "")).route
    except Malformed:
        return None


def scene(board: Board, look: Viewer, on: str = "", again: str = "") -> JSON:
    """Return a game as the page draws it; see ``Scene``."""
    words, face, game = look.words, _face(board.game), _game(board.game)
    spread = Spread() if board.view is None else _spread(board, look)
    text, podium, lost = _board_text(board, look), list[list[Seat]](), False
    if board.outcome is not None:
        places = game.places(board.outcome, len(board.seats))
        podium = [[seat for seat, each in enumerate(places) if each == place] for place in sorted(set(places))]
        lost = game.mode is Mode.COOPERATIVE and not board.outcome.winners
    turned = words.with_direction  # messages have been turned where they were made
    made = Scene(
        **{name: getattr(board, name) for name in _AS_IT_IS},
        on=on,
        again=again,
        accent=f"#{face.accent:06x}",
        now=look.now,
        seats=[_seat(board, look, number, spread) for number in range(len(board.seats))],
        back=_picture(look, board.game, "back"),
        zones=[_zone(each, look, board.game) for each in spread.zones],
        pot=spread.pot,
        drawn=spread.tells,
        board=turned(text),
        state=turned(board.state),
        story=[Story(text=turned(line), ply=ply) for ply, line in board.story],
        hand=None if board.hand is None else _hand(board, look, spread, text),
        actions=[*_actions(board.rows)],
        chair=[*_actions([row(board.chair)])] if board.chair else [],
        spoken={},
        names={},
        podium=podium,
        facts=[*map(turned, board.facts)],
        lost=lost,
    )
    found = plain(made)
    shown = str(found)
    return found | {"spoken": _spoken(shown, board, words), "names": _names(shown, board)}


_SHOWN_OTHERWISE: Final = {"seats", "chair", "facts", "hand", "board", "state", "story"}
_AS_IT_IS: Final = {each.name for each in fields(Scene)} & {each.name for each in fields(Board)} - _SHOWN_OTHERWISE


def events(board: Board, words: Words, before: Mapping[str, Any]) -> list[JSON]:
    """Return what has happened since a scene of the same game, as far as it is known; see ``Happening``."""
    if before["key"] != board.key or board.view is None:
        return []
    if before["status"] == Status.LOBBY and board.status is Status.PLAYING and not board.plies:
        held = [each.held or 0 for each in _spread_of(board, words).seats]
        return [{"kind": "deal", "seat": 0, "amount": max(held, default=0)}]
    told = board.told(before["plies"]) if before["plies"] < board.plies else ()
    done = happened(_face(board.game), words, told)
    return [plain(replace(each, cards=[_icon(board.game, card) for card in each.cards])) for each in done]


def _game(name: str) -> AnyGame:
    return GAMES[name] if name in GAMES else PATIENCES[name]


def _face(game: str) -> Face | SoloFace:
    return FACES.get(game) or SOLO_FACES[game]


@cache
def _cards_of(game: str) -> str:
    """Return the name of the game with whose cards one is played."""
    face = SOLO_FACES.get(game)
    return face.cards_of if isinstance(face, SpreadSoloFace) else game


def _icon(game: str, card: str) -> str:
    return icon_name(_cards_of(game), card)


def _picture(look: Viewer, game: str, card: str) -> str:
    """Return the name of a card's picture; empty if there is none."""
    name = _icon(game, card)
    return "" if card == FACE_DOWN or look.icons.get(name) is None else name


def _spread_of(board: Board, words: Words) -> Spread:
    face = _face(board.game)
    return face.spread(words, board.view) if isinstance(face, SpreadFace) else Spread()


def _spread(board: Board, look: Viewer) -> Spread:
    """Return how a game lies, with the cards that seats show; where the face does not say it, its large card alone."""
    spread = _spread_of(board, look.words)
    open_cards = [
        Zone(f"cards-{seat}", [Lying(card) for card in each.cards], Shape.ROW, seat)
        for seat, each in enumerate(board.seats)
        if each.cards
    ]
    laid, spread = spread.zones, replace(spread, zones=[*spread.zones, *open_cards])
    face = FACES.get(board.game)
    large = None if laid or face is None else face.large(look.words, look.icons, board.public)
    if large is None:
        return spread
    name = large[0].rpartition("/")[2].removesuffix(".webp").removeprefix(icon_name(board.game, ""))
    return replace(spread, zones=[Zone("pile", [Lying(name)]), *spread.zones])


def _board_text(board: Board, look: Viewer) -> str:
    if board.board is not None or board.view is None or board.status is not Status.PLAYING:
        return board.board or ""
    face = FACES.get(board.game)
    return "" if face is None else face.board(look.words, look.icons, board.view, board.who)


def _zone(zone: Zone, look: Viewer, game: str) -> Zone:
    """Return a zone with the names of pictures in place of those of cards."""
    return replace(
        zone,
        cards=[None if each is None else replace(each, card=_picture(look, game, each.card)) for each in zone.cards],
    )


def _seat(board: Board, look: Viewer, number: Seat, spread: Spread) -> SeatShown:
    sitting, face = board.seats[number], FACES.get(board.game)
    seen = None if board.view is None or face is None else face.seat(look.words, look.icons, board.view, number)
    drawn = spread.seats[number] if seen is not None and spread.seats else None
    shown = SeatShown(
        seat=number,
        name=sitting.name or look.words.bare("seat-number", number=str(number + 1)),
        user=None if sitting.user is None else str(sitting.user),
        avatar=None if sitting.user is None else look.avatar(sitting.user),
        here=sitting.user is not None and look.here(sitting.user),
        agreed=sitting.agreed,
        you=number == board.you,
        away=sitting.away,
        acting=sitting.acting and not (number == board.you and sitting.away),
        level=sitting.level,
        team=sitting.team,
    )
    if seen is not None:
        notes = [*seen.notes][: None if drawn is None else drawn.notes]
        shown = replace(shown, counts=seen.counts, notes=notes, out=seen.out, gone=seen.gone)
    if drawn is not None:
        signs = [name for each in drawn.signs if (name := _picture(look, board.game, each))]
        badges = {name: getattr(drawn, name) for name in ("stars", "held", "points", "chips", "bet")}
        shown = replace(shown, signs=signs, **badges)
    return shown


def _actions(rows: Iterable[Component]) -> Iterator[Action]:
    """Yield the buttons in rows of a message that can be pressed."""
    for button in (each for component in rows for each in component["components"]):
        if button["type"] == Kind.BUTTON and "custom_id" in button:
            yield Action(
                label=button.get("label", ""),
                custom_id=button["custom_id"],
                style=button.get("style", discord.ButtonStyle.secondary.value),
                disabled=button.get("disabled", False),
                more=_route_of(button) is MoreAct.MORE,
            )


# The hand: cards as data, and whatever else it has as buttons and lists


def _hand(board: Board, look: Viewer, spread: Spread, board_text: str) -> HandShown:
    hand, held = board.hand, [_picture(look, board.game, each) for each in spread.hand]
    assert hand is not None
    held = held if all(held) else []  # what has no picture stands in the text
    drawn = [*filter(None, board_text.split("\n"))] if spread.tells else []
    lines = (line for line in hand.text.split("\n") if line not in drawn)
    text = "\n".join(line for line in lines if not (held and _CARDS_ONLY.fullmatch(line)))
    choices = [each for each_row in hand.rows if not isinstance(each_row, Pick) for each in each_row]
    lists = [each for each in hand.rows if isinstance(each, Pick)]
    pick = next((each for each in lists if all(_card(option.emoji) for option in each.options)), None)
    lying = [] if pick is not None else [each for each in choices if isinstance(each, Choice) and _card(each.emoji)]
    if pick is not None:
        cards = [
            HandCard(card=_card(each.emoji) or "", label=each.label, value=each.value, marked=each.chosen)
            for each in pick.options
        ]
    else:
        chooses = any(isinstance(each, Choice) and each.move and each.tone is not Tone.PLAIN for each in choices)
        cards = _played(lying, board.game, chooses=chooses)
        label, offered = _face(board.game).card_label, {each.card for each in cards}
        cards += [
            HandCard(card=picture, label=label(look.words, card), dim=bool(lying))  # what has no button does not fit
            for picture, card in dict(zip(held, spread.hand, strict=False)).items()
            if picture not in offered
        ]
        cards.sort(key=lambda each: held.index(each.card) if each.card in held else len(held))
        marks = {_icon(board.game, card): mark for card, mark in spread.marks.items()}
        marks |= {card: f"×{count}" for card, count in Counter(held).items() if count > 1}
        cards = [replace(each, tag=marks.get(each.card) or each.tag) for each in cards]
    return HandShown(
        text=look.words.with_direction(text),
        about=look.words.with_direction(hand.about_buttons),
        cards=cards,
        pick=None if pick is None else Picked(**_picked(pick)),
        lists=[_list(each) for each in lists if each is not pick],
        buttons=[_button(each) for each in choices if each not in lying],
        open=board.playable,
    )


def _played(lying: Sequence[Choice], game: str, *, chooses: bool) -> list[HandCard]:
    """Return the cards that are buttons; one that plays several moves lies once.

    :param chooses: whether any move stands out, so that the others do not fit.
    """
    found: list[HandCard] = []
    for each in lying:
        card = HandCard(
            card=_card(each.emoji) or "",
            label=each.label,
            move=each.move,
            draft=None if each.move else each.draft,
            dim=not each.enabled or bool(chooses and each.move and each.tone is Tone.PLAIN),
            marked=bool(each.draft) and each.tone is Tone.MARKED,
            tag=f"picture:{icon_name(game, each.sign)}" if each.sign else "",
            zone=each.zone,
        )
        same = (place for place, one in enumerate(found) if one.card == card.card and one.move is not None)
        place = next(same, None)
        if place is None or not card.move or card.dim or found[place].dim:
            found.append(card)
        else:
            other = found[place]
            found[place] = replace(other, ways=[*(other.ways or [_way(other)]), _way(card)])
    return found


def _way(card: HandCard) -> HandWay:
    return HandWay(label=card.label, move=card.move, zone=card.zone)


def _picked(pick: Pick) -> dict[str, Any]:
    return {
        "word": pick.word, "least": pick.fewest, "most": min(pick.most, len(pick.options)), "drafts": pick.drafts
    }  # fmt: skip


def _list(pick: Pick) -> ListShown:
    options = [
        OptionShown(label=each.label, value=each.value, chosen=each.chosen, card=_card(each.emoji))
        for each in pick.options
    ]
    return ListShown(hint=pick.hint, options=options, **_picked(pick))


def _button(choice: Choice | Ask) -> ButtonShown:
    tone = cast(Literal["plain", "good", "main", "marked"], choice.tone.name.lower())
    if isinstance(choice, Ask):
        asked = {name: getattr(choice, name) for name in ("word", "question", "least", "most", "text")}
        return ButtonShown(label=choice.label, tone=tone, ask=Asked(**asked))
    card, draft = _card(choice.emoji), choice.draft if choice.move is None else None
    emoji = None if card else choice.emoji
    return ButtonShown(
        label=choice.label, tone=tone, enabled=choice.enabled, move=choice.move, draft=draft, card=card, emoji=emoji
    )


def _card(emoji: str | None) -> str | None:
    """Return the picture that an emoji stands for; None if it is none of ours."""
    found = None if emoji is None else discord.PartialEmoji.from_str(emoji)
    return None if found is None or not found.is_custom_emoji() else found.name


# What is heard and read


@cache
def _card_names(game: str) -> dict[str, str]:
    return {_icon(game, each): each for each in (*_game(game).card_names, EMPTY)}


def _spoken(shown: str, board: Board, words: Words) -> dict[str, str]:
    """Return what those hear who do not see the pictures of cards in a scene, by the pictures' names."""
    names, face = _card_names(board.game), _face(board.game)
    there = sorted(names.keys() & set(_ICON.findall(shown)))
    if isinstance(face, SpokenFace):
        return {each: face.card_spoken(words, board.view, names[each]) for each in there}
    return {each: face.card_label(words, names[each]) for each in there}


def _names(shown: str, board: Board) -> dict[str, str]:
    """Return what all people are called whom the texts of a scene mention, by their ids."""
    names = {user: name_text(board.name_of(int(user)) or "", markdown=False) for user in set(MENTIONED.findall(shown))}
    return {user: name for user, name in names.items() if name}

"""What a person sees of a table in the panel, as data: what the face says, and the game's own view of their seat."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import cache
from typing import Any, Final

import discord

from bot.faces.catalog import FACES
from bot.faces.face import Ask, Choice, HandFace, Icons, Pick, Row, SpokenFace, icon_name
from bot.features.panel.in_process_responses import with_files
from bot.games.catalog import GAMES
from bot.games.game import Seat
from bot.interactions.components.layout import Attachment, Component, Kind, row
from bot.interactions.components.phrases import name_text
from bot.interactions.routes.route import Malformed, Route, reader
from bot.interactions.routes.routes import MoreAct, TableAct
from bot.locales.words import Words
from bot.store.engine.status import Status
from bot.tables.rules.moment import Pace
from bot.tables.rules.table import Table
from bot.tables.views.hand import asking, away_reason, label_at
from bot.tables.views.more import may_manage
from bot.tables.views.table import playing_buttons, state_lines, table_message, told_lines, who_at
from bot.tables.views.watching import CHEER_SIGNS

_MENTIONED: Final = re.compile(r"<@!?([0-9]{1,20})>")
_ICON: Final = re.compile(r"\b[a-z][a-z0-9]*_[A-Za-z0-9]+\b")

ANY_ID: Final = 10**17
"""Stands for an emoji's id: the page finds a picture by the name."""

PICTURED: Final = ("hand", "cards", "large", "story", "board")
"""Where in a table there are pictures of cards."""

SHOWN_LINES: Final = 6
"""How many of the last things that happened the panel tells."""

DEEPEST: Final = 12
"""How deep a view may be. What is deeper is left out."""


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
    """Who looks at a table, and how."""

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
    address: Callable[[str, bytes], str] = lambda name, content: ""
    """Returns the address of a file, by its name and what is in it."""


def scene(
    table: Table,
    look: Viewer,
    draft: str | None = None,
    picture: Attachment | None = None,
    added: Sequence[Component] = (),
) -> dict[str, Any]:
    """Return a table as somebody may see it.

    :param draft: their unfinished choice.
    :param picture: that of a game that is over.
    :param added: the buttons that features add to the table's message.
    """
    words, face = look.words, FACES[table.game.name]
    position = table.position if table.status in (Status.PLAYING, Status.FINISHED) else None
    seat = next((number for number, each in enumerate(table.seats) if each.user == look.user), None)
    if look.user in table.kicked:
        seat = None
    view = None if position is None else position.view(seat)
    plays = table.status is Status.PLAYING
    # What the message says of a game that goes on is said here in more detail, so it is not made.
    own = [row(playing_buttons(words, table))] if plays else table_message(words, look.icons, table, picture).components
    shown = [*own, row(added)]
    files = {} if picture is None else {picture.name: look.address(picture.name, picture.content)}
    away = seat is not None and plays and table.seats[seat].away
    found: dict[str, Any] = {
        "id": table.id,
        "game": table.game.name,
        "title": words(f"{table.game.name}-title"),
        "stage": "" if position is None else face.stage(words, position),
        "status": "playing" if table.failing else str(table.status),
        "accent": f"#{face.accent:06x}",
        "turn": table.turn,
        "plies": 0 if position is None else len(position.moves),
        "you": seat,
        "paused": table.paused,
        "deadline": None if table.deadline is None else table.deadline.timestamp(),
        "seconds": table.turn_seconds or look.pace.turn,
        "now": look.now,
        "seats": [_seat(table, look, number, seat, view) for number in range(len(table.seats))],
        "state": "\n".join(_state(words, table, seat if away else None)),
        "actions": [*_actions(shown, table, look, seat)],
        "message": [with_files(each, files, lambda url: None) for each in shown if each["type"] != Kind.ACTION_ROW],
        "hand": None,
        "view": None,
    }
    if position is None:
        return _told(found, table, words)
    found |= {
        "story": _story(table, look),
        "mover": position.moves[-1][0] if position.moves else None,
        "rounds": [each.winner for each in position.rounds],
        "cheers": {sign: table.cheers[name] for name, sign in CHEER_SIGNS.items() if table.cheers.get(name)},
        "view": plain(view),
    }
    if table.status is Status.FINISHED:
        return _told(found, table, words)
    who = who_at(words, table)
    public = table.view()
    large = face.large(words, look.icons, public)
    found |= {
        "board": face.board(words, look.icons, public if seat is None else view, who),
        "large": None if large is None else {"card": large[0], "name": large[1]},
    }
    if seat is not None:
        found["cards"] = face.cards(words, look.icons, view)
        if not (table.paused or table.seats[seat].away or table.failing):
            hand = face.hand(words, look.icons, view, who, label_at(table), draft)
            found["hand"] = _hand(replace(hand, rows=asking(words, hand.rows, draft)) if look.asks else hand)
    if table.failing:
        found["board"] = words("table-failing")
        return _told(found, table, words)
    found["spoken"] = _spoken(found, table, words, view)
    return _told(found, table, words)


@cache
def _card_names(game: str) -> dict[str, str]:
    return {icon_name(game, each): each for each in GAMES[game].card_names}


def _spoken(found: Mapping[str, Any], table: Table, words: Words, view: Any) -> dict[str, str]:
    """Return what those hear who do not see the pictures of cards in a table, by the pictures' names."""
    names, shown = _card_names(table.game.name), str([found.get(each) for each in PICTURED])
    there = names.keys() & set(_ICON.findall(shown))
    face = FACES[table.game.name]
    if isinstance(face, SpokenFace):
        return {each: face.card_spoken(words, view, names[each]) for each in sorted(there)}
    return {each: face.card_label(words, names[each]) for each in sorted(there)}


def _story(table: Table, look: Viewer) -> list[str]:
    lines: list[str] = []
    for told in reversed(table.recent):
        if len(lines) >= SHOWN_LINES:
            break
        lines = told_lines(look.words, look.icons, table, told, who_at(look.words, table)) + lines
    return lines[-SHOWN_LINES:]


def _seat(table: Table, look: Viewer, number: Seat, own: Seat | None, view: Any) -> dict[str, Any]:
    seating, playing = table.seats[number], table.status is Status.PLAYING
    known = name_text(table.name_at(number) or "", markdown=False)
    seat: dict[str, Any] = {
        "seat": number,
        "name": known or look.words.bare("seat-number", number=str(number + 1)),
        "user": None if seating.user is None else str(seating.user),
        "avatar": None if seating.user is None else look.avatar(seating.user),
        "agreed": seating.agreed,
        "you": number == own,
        "away": playing and seating.user is not None and seating.away,
        "acting": playing
        and not table.paused
        and table.position is not None
        and number in table.position.to_act
        and not (number == own and seating.away),
    }
    if view is not None:
        seen = FACES[table.game.name].seat(look.words, look.icons, view, number)
        seat |= {"counts": seen.counts, "notes": list(seen.notes), "out": seen.out, "gone": seen.gone}
    return seat


def _state(words: Words, table: Table, away: Seat | None) -> list[str]:
    why = state_lines(words, table) if table.status is Status.PLAYING and (table.paused or table.deserted) else []
    return why if away is None else [away_reason(words, table, away), *why]


def _actions(
    components: Sequence[Component], table: Table, look: Viewer, seat: Seat | None
) -> Iterator[dict[str, Any]]:
    """Yield the buttons of a table's message that are for this person.

    The panel shows the hand anyway. Its button is for whoever comes back, and for one's own result at the end.
    """
    away = seat is not None and (table.seats[seat].away or table.waits)
    if seat is not None and (table.status is Status.FINISHED or (table.status is Status.PLAYING and away)):
        label = look.words("button-own-result" if table.status is Status.FINISHED else "button-come-back")
        style = discord.ButtonStyle.success.value
        yield {
            "label": label,
            "custom_id": str(TableAct.HAND(table.id)),
            "style": style,
            "disabled": False,
            "more": False,
        }
    for component in components:
        for button in component.get("components", ()) if component["type"] == Kind.ACTION_ROW else ():
            route = _route_of(button)
            joined = seat is not None and table.seats[seat].agreed and route in (TableAct.JOIN, TableAct.JOIN_AS_SHOWN)
            may_not = route is TableAct.RESUME and not may_manage(table, look.user, moderator=look.moderates)
            may_not |= route is TableAct.START and seat is None
            if joined or may_not or route in (TableAct.HAND, TableAct.OPEN):
                continue
            yield {
                "label": button.get("label", ""),
                "custom_id": button["custom_id"],
                "style": button.get("style", discord.ButtonStyle.secondary.value),
                "disabled": button.get("disabled", False),
                "more": route is MoreAct.MORE,
            }


def _route_of(button: Component) -> Route | None:
    """Return what a button of a table's message does; None for one that a feature has added."""
    try:
        return reader(TableAct, MoreAct)(button["custom_id"]).route
    except Malformed:
        return None


def _hand(hand: HandFace) -> dict[str, Any]:
    return {"text": hand.text, "about": hand.about_buttons, "rows": [_row(each) for each in hand.rows]}


def _row(row: Row) -> dict[str, Any]:
    if not isinstance(row, Pick):
        return {"kind": "buttons", "items": [_item(each) for each in row]}
    options = [
        {"label": each.label, "value": each.value, "chosen": each.chosen, **_icon(each.emoji)} for each in row.options
    ]
    most = min(row.most, len(options))
    return {
        "kind": "list", "hint": row.hint, "word": row.word, "least": row.fewest, "most": most, "drafts": row.drafts,
        "options": options,
    }  # fmt: skip


def _item(choice: Choice | Ask) -> dict[str, Any]:
    item: dict[str, Any] = {"label": choice.label, "tone": choice.tone.name.lower()}
    if isinstance(choice, Ask):
        asked = {name: getattr(choice, name) for name in ("word", "question", "least", "most", "text")}
        return {**item, "ask": asked, "enabled": True, **_icon(None)}
    does = {"draft": choice.draft} if choice.move is None else {"move": choice.move}
    return {**item, **does, "enabled": choice.enabled, **_icon(choice.emoji)}


def _icon(emoji: str | None) -> dict[str, str | None]:
    found = None if emoji is None else discord.PartialEmoji.from_str(emoji)
    if found is None or not found.is_custom_emoji():
        return {"card": None, "emoji": emoji}
    return {"card": found.name, "emoji": None}


def _told(found: dict[str, Any], table: Table, words: Words) -> dict[str, Any]:
    """Let what is told run in the direction of the words, and add the names of all people whom the texts mention."""
    # Messages have been turned where they were made.
    found |= {key: words.with_direction(found[key]) for key in ("state", "board") if found.get(key)}
    found |= {"story": [words.with_direction(each) for each in found["story"]]} if "story" in found else {}
    if found.get("hand"):
        found["hand"] |= {key: words.with_direction(found["hand"][key]) for key in ("text", "about")}
    texts = {key: each for key, each in found.items() if key != "view"}
    people = {int(user) for user in _MENTIONED.findall(str(texts))}
    names = {user: name_text(table.name_of(user) or "", markdown=False) for user in people}
    return {**found, "names": {str(user): name for user, name in names.items() if name}}


def plain(value: Any, depth: int = 0) -> Any:
    """Return a game's view as data for JSON: what it knows of cards and seats, and nothing that it can do."""
    if depth > DEEPEST:
        return None
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value):
        return {
            each.name: plain(getattr(value, each.name), depth + 1) for each in fields(value) if each.name != "options"
        }
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(getattr(value, name), depth + 1) for name in value._fields}
    if isinstance(value, Mapping):
        return {str(key): plain(each, depth + 1) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(each, depth + 1) for each in value]
    return None

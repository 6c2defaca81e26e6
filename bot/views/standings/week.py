"""The news of a week, for a channel and for one person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from bot.art.week import News, week_picture
from bot.locales.words import RIGHT_TO_LEFT, Words
from bot.tables.week import CLIMBERS, BoldMoment, Climb, Close, Week
from bot.views.kit.button import table_button
from bot.views.kit.components import Component, Item, Layout
from bot.views.kit.custom_id import PageId, Verb
from bot.views.kit.layout import Block, Picture, layout
from bot.views.kit.people import person
from bot.views.kit.record import Attachment

ACCENT = 0xF5C542
MOST_NAMED = 6
"""How many people of a game are named at most; no game has more seats."""


def week_attachment(words: Words, week: Week, name: str) -> Callable[[], Attachment] | None:
    """Return what draws the picture of a week, and blocks meanwhile; None if there is nothing to draw.

    :param name: the name of its file.
    """
    news = _news(words, week)
    if not news:
        return None
    return lambda: Attachment(name, week_picture(tuple(news), mirrored=words.language in RIGHT_TO_LEFT))


def week_message(words: Words, week: Week, time: tuple[datetime, datetime], picture: Attachment | None) -> Layout:
    """Return the news of a server's week.

    :param time: when the week began, and when it ended.
    """
    count = words("week-count", count=week.games, people=week.people)
    dates = dates_of(words, *time)
    lines = [
        *(_climbed(words, each) for each in climbers(week)),
        *([_ran(words, week)] if week.run is not None else []),
        *([_was_close(words, week.closest)] if week.closest is not None else []),
        *([_was_bold(words, week.boldest, person(words, week.boldest.user))] if week.boldest is not None else []),
    ]
    blocks: list[Block] = [f"## {words('week-title')}\n{dates} · {count}", "\n".join(lines)]
    if picture is not None:
        alt = "; ".join(f"{each.about} – {each.name} {each.value}".strip() for each in _news(words, week))
        blocks.append(Picture(picture.url, alt))
    buttons: list[Item] = []
    if week.closest is not None:
        buttons.append(_log(words("button-week-close"), week.closest.table))
    if week.boldest is not None and (week.closest is None or week.boldest.table != week.closest.table):
        buttons.append(_log(words("button-week-bold"), week.boldest.table))
    blocks.append(f"-# {words('week-note')}")
    return layout(words, blocks, [buttons], ACCENT)


def own_week_message(
    words: Words, week: Week, time: tuple[datetime, datetime], user: int, servers: Mapping[int, str]
) -> Layout:
    """Return a person's own week.

    :param time: when the week began, and when it ended.
    :param servers: the names of servers, as far as they are known.
    """
    wins = words("count-wins", count=week.wins.get(user, 0))
    lines = [words("week-own-count", count=week.games, wins=wins)]
    for each in week.climbs[:MOST_NAMED]:
        key = "week-own-rating-in" if each.guild in servers else "week-own-rating"
        named = {"server": servers[each.guild]} if each.guild in servers else {}
        lines.append(words(key, game=words(f"{each.game}-title"), points=words.signed(each.points), **named))
    if week.run is not None:
        lines.append(words("week-own-run", count=week.run.games, game=words(f"{week.run.game}-title")))
    if week.boldest is not None:
        game = words(f"{week.boldest.game}-title")
        lines.append(words("week-own-bold", what=_what(words, week.boldest), game=game))
    head = f"## {words('week-own-title')}\n{dates_of(words, *time)}"
    return layout(words, [head, "\n".join(lines), f"-# {words('week-own-note')}"], accent=ACCENT)


def dates_of(words: Words, since: datetime, until: datetime) -> str:
    """Return the days of a week, in Discord's markup."""
    return words("week-dates", since=_day(since), until=mark_of(until))


def mark_of(until: datetime) -> str:
    """Return the day on which a week ended, in Discord's markup. By it, the message about that week can be found."""
    return _day(until)


def _day(moment: datetime) -> str:
    return f"<t:{int(moment.timestamp())}:D>"


def climbers(week: Week) -> list[Climb]:
    """Return who has climbed most."""
    return [each for each in week.climbs if each.points > 0][:CLIMBERS]


def _news(words: Words, week: Week) -> list[News]:
    news = []
    for each in climbers(week):
        about = words("week-about-climb", game=words(f"{each.game}-title"))
        news.append(News("climb", about, words.name_of(each.user) or "", f"+{each.points}"))
    if week.run is not None:
        about = words("week-about-run", game=words(f"{week.run.game}-title"))
        news.append(News("run", about, words.name_of(week.run.user) or "", str(week.run.games)))
    if week.closest is not None:
        about = words("week-about-close", game=words(f"{week.closest.game}-title"))
        names = [words.name_of(user) or "" for user in week.closest.users if user is not None]
        news.append(News("close", about, ", ".join(name for name in names[:MOST_NAMED] if name), ""))
    if week.boldest is not None:
        about = words("week-about-bold", game=words(f"{week.boldest.game}-title"))
        news.append(News("bold", about, words.name_of(week.boldest.user) or "", ""))
    return news


def _climbed(words: Words, climb: Climb) -> str:
    who, game = person(words, climb.user), words(f"{climb.game}-title")
    return words("week-climb", player=who, game=game, points=climb.points)


def _ran(words: Words, week: Week) -> str:
    assert week.run is not None
    game = words(f"{week.run.game}-title")
    return words("week-run", player=person(words, week.run.user), count=week.run.games, game=game)


def _was_close(words: Words, close: Close) -> str:
    named = [person(words, user) if user is not None else words("former-player") for user in close.users]
    return words("week-close", players=words.all_of(named[:MOST_NAMED]), game=words(f"{close.game}-title"))


def _was_bold(words: Words, moment: BoldMoment, player: str) -> str:
    return words("week-bold", player=player, what=_what(words, moment), game=words(f"{moment.game}-title"))


def _what(words: Words, moment: BoldMoment) -> str:
    """Return what was bold, in the words of its game."""
    return words(f"{moment.game}-bold", **moment.bold.details)


def _log(label: str, table: int) -> Component:
    return table_button(PageId(Verb.LOG, (str(table),)), label=label)

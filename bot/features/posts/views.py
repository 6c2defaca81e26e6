"""The news of a week, for a channel and for one person."""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime

from bot.features.posts.pictures import News, week_picture
from bot.features.posts.rules import CLIMBERS, BoldMoment, Climb, Week
from bot.interactions.components.layout import Attachment, Block, Component, Layout, Picture, layout, table_button
from bot.interactions.components.phrases import moment_text, person
from bot.interactions.routes.routes import PageAct
from bot.locales.words import RIGHT_TO_LEFT, Words

ACCENT = 0xF5C542
MOST_NAMED = 6
"""How many people of a game are named at most; no game has more seats."""


def week_attachment(words: Words, week: Week, name: str) -> Callable[[], Attachment] | None:
    """Return what draws the picture of a week as a file of this name, and blocks; None if there is nothing to draw."""
    news = tuple(each for each, _ in _told(words, week))
    if not news:
        return None
    return lambda: Attachment(name, week_picture(news, mirrored=words.language in RIGHT_TO_LEFT))


def week_message(words: Words, week: Week, time: tuple[datetime, datetime], picture: Attachment | None) -> Layout:
    """Return the news of a server's week, which began and ended at these times."""
    count = words("week-count", count=week.games, people=week.people)
    told = [*_told(words, week)]
    blocks: list[Block] = [
        f"## {words('week-title')}\n{dates_of(words, *time)} · {count}",
        "\n".join(sentence for _, sentence in told),
    ]
    if picture is not None:
        alt = "; ".join(f"{each.about} – {each.name} {each.value}".strip() for each, _ in told)
        blocks.append(Picture(picture.url, alt))
    buttons: list[Component] = []
    if week.closest is not None:
        buttons.append(_log(words("button-week-close"), week.closest.table))
    if week.boldest is not None and (week.closest is None or week.boldest.table != week.closest.table):
        buttons.append(_log(words("button-week-bold"), week.boldest.table))
    blocks.append(f"-# {words('week-note')}")
    return layout(words, blocks, [buttons], ACCENT)


def own_week_message(
    words: Words, week: Week, time: tuple[datetime, datetime], user: int, servers: Mapping[int, str]
) -> Layout:
    """Return a person's own week, which began and ended at these times. Of servers, it has the names that are known."""
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
    return words("week-dates", since=mark_of(since), until=mark_of(until))


def mark_of(until: datetime) -> str:
    """Return the day on which a week ended, in Discord's markup. By it, the message about that week can be found."""
    return moment_text(until, "D")


def climbers(week: Week) -> list[Climb]:
    """Return who has climbed most."""
    return [each for each in week.climbs if each.points > 0][:CLIMBERS]


def _told(words: Words, week: Week) -> Iterator[tuple[News, str]]:
    """Yield the news of a week: each as the picture shows it, and as a sentence."""
    for climb in climbers(week):
        who, game = person(words, climb.user), words(f"{climb.game}-title")
        drawn = News("climb", words("week-about-climb", game=game), words.name_of(climb.user) or "", f"+{climb.points}")
        yield drawn, words("week-climb", player=who, game=game, points=climb.points)
    if (run := week.run) is not None:
        who, game = person(words, run.user), words(f"{run.game}-title")
        drawn = News("run", words("week-about-run", game=game), words.name_of(run.user) or "", str(run.games))
        yield drawn, words("week-run", player=who, count=run.games, game=game)
    if (close := week.closest) is not None:
        game, users = words(f"{close.game}-title"), close.users[:MOST_NAMED]
        known = (words.name_of(user) for user in close.users if user is not None)
        named = [person(words, user) if user is not None else words("former-player") for user in users]
        drawn = News("close", words("week-about-close", game=game), ", ".join(filter(None, [*known][:MOST_NAMED])), "")
        yield drawn, words("week-close", players=words.all_of(named), game=game)
    if (bold := week.boldest) is not None:
        who, game = person(words, bold.user), words(f"{bold.game}-title")
        drawn = News("bold", words("week-about-bold", game=game), words.name_of(bold.user) or "", "")
        yield drawn, words("week-bold", player=who, what=_what(words, bold), game=game)


def _what(words: Words, moment: BoldMoment) -> str:
    """Return what was bold, in the words of its game."""
    return words(f"{moment.game}-bold", **moment.bold.details)


def _log(label: str, table: int) -> Component:
    return table_button(PageAct.LOG(table), label=label)

"""What people have achieved: a page of a person's, and a line on the card at the end of a game."""

from collections.abc import Collection, Sequence

from bot.faces.catalog import FACES
from bot.games.achievement import ACROSS, ACROSS_GAMES, Achievement
from bot.games.catalog import GAMES
from bot.locales.words import Words, dashed
from bot.store.standings.achievements import Achieved
from bot.views.kit.layout import Block, Layout, layout, table_button
from bot.views.kit.plain_text import person
from bot.views.kit.routes import PageAct

MOST_OPEN = 2
"""How many that are still open are told: enough to aim at."""


def achieved_line(words: Words, new: Sequence[tuple[str, str]]) -> str | None:
    """Return the line that tells somebody what they have achieved for the first time; None if it is nothing.

    :param new: pairs of a game and a name. Names that this version of the bot does not know are left out.
    """
    named = [
        f"{each.sign} **{_name(words, game, each)}**" for game, name in new for each in _of(game) if each.name == name
    ]
    return words("card-achieved", count=len(named), names=words.all_of(named)) if named else None


def achievements_message(
    words: Words,
    game: str,
    user: int,
    achieved: Achieved,
    others: Sequence[str] = (),
    known: Collection[tuple[str, str]] | None = None,
) -> Layout:
    """Return what a person has achieved in a game and across all games, and what is still open.

    :param known: what the reader has achieved, by game and name. Of the rest, no secret is told. None if the reader is
        the person.
    :param others: the games that have a button which shows what the person has achieved in them.
    """
    face = FACES[game]
    parts = [(game, _of(game)), (ACROSS_GAMES, ACROSS)]
    count = sum((kind, each.name) in achieved.games for kind, some in parts for each in some)
    title = words("achievements-title", player=person(words, user), game=words(f"{game}-title"))
    total = words("achievements-count", count=count, all=sum(len(some) for _, some in parts))
    blocks: list[Block] = [f"## {title}\n{total}"]
    for kind, some in parts:
        lines = [words("achievements-any")] if kind == ACROSS_GAMES else []
        earned = [each for each in some if (kind, each.name) in achieved.games]
        # What is earned comes first, the rarest of it on top.
        for each in sorted(earned, key=lambda each: achieved.havers.get((kind, each.name), 0)):
            secret = each.hidden and known is not None and (kind, each.name) not in known
            lines.append(words("achievements-secret-earned") if secret else _earned(words, kind, each, achieved))
        left = [each for each in some if each not in earned]
        blocks.append("\n".join([*lines, *_left(words, kind, left)]))
    blocks.append(f"-# {words('achievements-note')}")
    buttons = [
        table_button(PageAct.STATISTICS(game, user), label=words("button-achievements-statistics")),
        *(table_button(PageAct.ACHIEVEMENTS(each, user), label=words(f"{each}-title")) for each in others),
    ]
    return layout(words, blocks, [buttons], face.accent)


def _of(game: str) -> Sequence[Achievement]:
    return ACROSS if game == ACROSS_GAMES else GAMES[game].achievements


def _name(words: Words, game: str, each: Achievement) -> str:
    return words(f"{game}-achievement-{dashed(each.name)}")


def _earned(words: Words, game: str, each: Achievement, achieved: Achieved) -> str:
    what = words(f"{game}-achievement-{dashed(each.name)}-for")
    line = words("achievements-earned", sign=each.sign, name=_name(words, game, each), what=what)
    havers = words("achievements-havers", count=achieved.havers[game, each.name], people=achieved.people[game])
    return f"{line}\n-# {havers}"


def _left(words: Words, game: str, left: Sequence[Achievement]) -> list[str]:
    """Return the first that are still open, and how many others and secret ones there are."""
    told = [each for each in left if not each.hidden]
    lines = []
    for each in told[:MOST_OPEN]:
        what = words(f"{game}-achievement-{dashed(each.name)}-for")
        lines.append(words("achievements-open", name=_name(words, game, each), what=what))
    if len(left) > len(lines):
        secret = len(left) - len(told)
        key = "achievements-more-secret" if secret else "achievements-more"
        lines.append(f"-# {words(key, count=len(left) - len(lines), secret=secret)}")
    return lines

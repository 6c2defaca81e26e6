"""A game that one person plays alone, its result, and the deals of the day in a channel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from discord import ButtonStyle

from bot.faces.catalog import FACES, SOLO_FACES
from bot.faces.face import LISTED, Choice, Icons, Pick, PickOption, PicturedSoloFace, Row, SoloFace, Tone, in_rows
from bot.features.solo.routes import BeginAct, SoloAct
from bot.features.solo.rules.deals import Besides, SealedDeal
from bot.features.solo.rules.table import SoloTable
from bot.features.solo.store.deals import closes, end_of
from bot.features.solo.store.solo import DayPage
from bot.features.solo.views import computers as against
from bot.features.solo.views.opponents import computers_button
from bot.games.game import AnyGame
from bot.games.shuffle import commitment
from bot.interactions.components.layout import Attachment, Block, Component, Layout, Picture, layout, table_button
from bot.interactions.components.phrases import countdown, day_text, moment_text, offered_rules, person, timestamp
from bot.interactions.routes.route import SoloGame
from bot.interactions.routes.routes import HandAct
from bot.locales.words import Words
from bot.runtime.refusal import Refusal
from bot.tables.views.hand import hand_rows

MOST_BUTTONS = 10
"""If there are more moves than this, they are offered in a list instead of on buttons."""


def too_many_buttons(words: Words, refused: Refusal, _game: str | None) -> list[Component]:
    """Return the button for whoever has too many unfinished games. It closes this one and all older ones."""
    close = SoloAct.CLOSE(SoloGame(int(refused.details["oldest"])))
    return [table_button(close, label=words("button-close-oldest"), style=ButtonStyle.danger)]


def alone_buttons(words: Words, _refused: Refusal, game: str | None) -> list[Component]:
    """Return what one can do with a game where it needs a server: play it alone. None if no game was wanted."""
    return [] if game is None else [computers_button(words, game)]


def solo_message(
    words: Words,
    icons: Icons,
    table: SoloTable,
    notice: str | None = None,
    draft: str | None = None,
    besides: Besides = against.NOTHING,
    picture: Attachment | None = None,
) -> Layout:
    """Return a game as it is now, with its possible moves.

    :param picture: the picture of a game that has one; None if it could not be drawn.
    """
    if table.against:
        return against.against_message(words, icons, table, notice, draft, besides)
    face, view = SOLO_FACES[table.game.name], table.position.view(0)
    noticed, title = f"> {notice}" if notice else "", f"## {against.solo_title(words, table.game.name, table.solo.day)}"
    blocks: list[Block] = [title]
    if view.outcome is not None:
        helped, late = against.help_line(words, table.solo.help), [words("deal-late")] if table.too_late else []
        result = face.result(words, view, besides.best)
        blocks = ["\n".join([title, result, *_record(words, face, table, besides.record), *helped, *late])]
    board = face.board(words, icons, view)
    below = "\n".join(filter(None, [noticed, face.hand(words, icons, view)]))  # the notice is near what was pressed
    blocks += [board if picture is None else Picture(picture.url, board), below]
    moves: Sequence[Row] = []
    if view.outcome is None:
        moves = moves_rows(words, icons, table)
    else:
        if besides.others is not None:
            blocks += against.friends(words, against.day_lines(words, table.game.name, besides.others))
        if table.solo.day is not None:
            score = face.score_name(words, table.position.scores[0])
            blocks.append(against.copied(words, table, [" · ".join([score, *helped])]))
    rows = [*hand_rows(SoloGame(table.id), table.choice, moves), _tools(words, table)]
    return layout(words, blocks, rows, face.accent)


def moves_rows(words: Words, icons: Icons, table: SoloTable) -> Sequence[Row]:
    """Return the possible moves of a game that somebody plays without computer players."""
    face = SOLO_FACES[table.game.name]
    if isinstance(face, PicturedSoloFace):
        return face.buttons(words, icons, table.position.view(0))
    return _moves(words, icons, table)


def _moves(words: Words, icons: Icons, table: SoloTable) -> list[Row]:
    face, legal = SOLO_FACES[table.game.name], table.position.legal_moves(0)
    named = [(face.move_name(words, move), move, face.move_emoji(icons, move)) for move in legal]
    if len(legal) <= MOST_BUTTONS:
        return in_rows([Choice(name, move, tone=Tone.GOOD, emoji=emoji) for name, move, emoji in named])
    lists = [named[start : start + LISTED] for start in range(0, len(named), LISTED)]
    hints = [words("alone-pick-between", first=some[0][0], last=some[-1][0]) for some in lists]
    if len(lists) == 1:  # it need not say which moves it has
        hints = [words("alone-pick")]
    return [Pick(hint, "", [PickOption(*each) for each in some]) for hint, some in zip(hints, lists, strict=True)]


def _tools(words: Words, table: SoloTable) -> list[Component]:
    game, day = SoloGame(table.id), table.solo.day
    own = table_button(SoloAct.SEAL(game), label=words("button-fairness"))
    seal = own if day is None else against.day_seals_button(words, day)
    if table.position.outcome is not None:
        return [
            table_button(SoloAct.AGAIN(game), label=words("button-another"), style=ButtonStyle.success),
            *([table_button(SoloAct.SAME(game), label=words("button-same-deal"))] if day is None else []),
            *([table_button(SoloAct.SHARE(game), label=words("button-share"))] if table.solo.origin is None else []),
            seal,
        ]
    back = table_button(HandAct.TAKE_BACK(game, table.choice), label=words("button-take-back"))
    return [
        table_button(HandAct.HINT(game), label=words("button-hint")),
        *([back] if table.position.can_take_back() else []),
        table_button(SoloAct.RULES(game), label=words("button-rules")),
        seal,
    ]


def _record(words: Words, face: SoloFace, table: SoloTable, record: int | None) -> list[str]:
    """Return how a result compares with the person's best so far; nothing after their first game."""
    if record is None:
        return []
    if table.position.scores[0] < record:
        return [words("alone-record-new")]
    return [words("alone-record", score=face.score_name(words, record))]


def solo_rules_message(words: Words, icons: Icons, game: AnyGame) -> Layout:
    """Return the rules of a game that one person plays without a table."""
    name = game.name
    rules = FACES[name].rules(words, icons) if name in FACES else SOLO_FACES[name].rules(words)
    house = [each for each in (offered_rules(words, game),) if each]
    return layout(words, [f"## {words(f'{name}-title')}", rules, *house], accent=against.face_of(name).accent)


def solo_seal_message(words: Words, table: SoloTable) -> Layout:
    """Return the seal of the deck of a game that is no day's, and once it is over its seed."""
    lines = [
        f"## {words('fairness-title', game=words(f'{table.game.name}-title'))}",
        words("fairness-sealed"),
        words("fairness-seal", seal=commitment(table.seed)),
    ]
    if table.position.outcome is None:
        lines.append(words("fairness-later"))
    else:
        lines += [words("fairness-seed", seed=table.seed.hex()), f"-# {words('fairness-yourself-alone')}"]
    return layout(words, ["\n".join(lines)])


def already_shared_message(words: Words, table: SoloTable, link: str, *, seen: bool) -> Layout:
    """Return the refusal to share a result twice, with a link to the first message.

    :param seen: whether that message is known to be there still. If not, a button shares the result once more.
    """
    text = words("alone-shared-already", link=link)
    if seen:
        return layout(words, [text])
    again = table_button(SoloAct.SHARE_AGAIN(SoloGame(table.id)), label=words("button-share-again"))
    return layout(words, [f"{text}\n{words('alone-shared-unseen')}"], [[again]])


def shared_message(words: Words, table: SoloTable, besides: Besides) -> Layout:
    """Return a result for everybody to see, without the cards."""
    if besides.deal is not None:
        return against.shared_deal_message(words, table, besides.deal)
    if table.against:
        return against.shared_alone_message(words, table)
    face, score = SOLO_FACES[table.game.name], table.position.scores[0]
    lines = [
        f"### {against.solo_title(words, table.game.name, table.solo.day)}",
        words("alone-shared", player=person(words, table.host), score=face.score_name(words, score)),
        *against.help_line(words, table.solo.help),
    ]
    if besides.best is not None and besides.best == score:
        lines.append(words("alone-perfect"))
    if table.too_late:
        lines.append(words("deal-late"))
    if table.solo.day is not None:
        lines.append(f"-# {words('alone-shared-day')}")
    return layout(words, ["\n".join(lines)], [[against.same_button(words, table)]], face.accent)


DEAL_MARK: Final = f'"custom_id": "{BeginAct.DAILY}:'
"""What only these posts contain as JSON: a button that plays the deal of the day."""


@dataclass(frozen=True, slots=True)
class Yesterday:
    """How a server did with a game's deal of the day before."""

    page: DayPage
    best: int | None
    """The best score that is known of it."""
    open: bool = False
    """Whether somebody may still be playing it."""


def deal_post_message(
    words: Words, today: date, tables: Mapping[str, Yesterday], most: int, *, reviews: bool = False
) -> Layout:
    """Return the post of a day: the deals to play, and the first ``most`` of each game on the day before.

    :param reviews: whether games can be reviewed there.
    """
    head = [
        f"## {words('deal-post-title', day=day_text(today))}",
        words("deal-post-about"),
        f"-# {words('deal-next', when=timestamp(end_of(today)))} {against.until_text(words, today)}",
    ]
    blocks = ["\n".join(head)]
    day = today - timedelta(days=1)
    for game, table in tables.items():
        lines = against.day_lines(words, game, table.page)[:most]
        if lines:
            title = words("deal-post-yesterday", game=words(f"{game}-title"), day=day_text(day))
            below = (
                [] if table.best is None else [words("deal-best", score=against.score_name(words, game, table.best))]
            )
            below += [words("deal-open", until=moment_text(closes(day), "t"))] if table.open else []
            blocks.append("\n".join([f"### {title}", *lines, *(f"-# {line}" for line in below)]))
    buttons = [against.play_button(words, game) for game in tables]
    looks_back = [
        against.review_button(words, game, day, words("button-review-deal", game=words(f"{game}-title")))
        for game, table in tables.items()
        if reviews and table.page.finished and not table.open
    ]
    return layout(words, blocks, [buttons, looks_back, [against.day_seals_button(words, today)]])


def day_seals_message(words: Words, day: date, deals: Sequence[SealedDeal], earlier: date | None) -> Layout:
    """Return the seals of a day's deals, with the seeds of those that are open, and a button to the last day before."""
    head = [f"## {words('button-fairness')} · {day_text(day)}", words("day-seals-about")]
    until = countdown(closes(day)) if any(each.opened is None for each in deals) else None
    if until is not None:
        head.append(f"-# {words('day-seals-later', when=until)}")
    if not deals:
        head.append(words("day-seals-empty"))
    blocks = ["\n".join(head), *("\n".join(_lines(words, deal)) for deal in deals)]
    previous = words("button-previous")
    back = [] if earlier is None else [table_button(BeginAct.DAY_SEALS(earlier, "back"), label=previous)]
    return layout(words, blocks, [back])


def _lines(words: Words, deal: SealedDeal) -> list[str]:
    """Return a deal's seal; after its day also the seed, the seats and unusual house rules."""
    name, opened = deal.game.name, deal.opened
    lines = [f"### {words(f'{name}-title')}"]
    lines.append(words("day-seals-none") if deal.seal is None else words("fairness-seal", seal=deal.seal))
    if opened is None:
        return lines
    lines.append(words("fairness-seed", seed=opened.seed.hex()))
    if deal.seal not in (None, commitment(opened.seed)):
        lines.append(words("fairness-broken"))
    levels = [words(f"computer-level-{level}") for level in opened.levels if level is not None]
    if levels:
        seat, seats = opened.levels.index(None) + 1, len(opened.levels)
        lines.append(f"-# {words('day-seals-seat', seat=seat, seats=seats, levels=words.all_of(levels))}")
    return [*lines, *(f"-# `{option}={value}`" for option, value in opened.options.items())]

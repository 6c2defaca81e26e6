"""A game that one person plays alone, its result, and the deals of the day in a channel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from discord import ButtonStyle

from bot.faces.catalog import FACES, SOLO_FACES
from bot.faces.face import LISTED, ROW, Icons, SoloFace
from bot.features.solo.rules.deals import SealedDeal
from bot.features.solo.rules.games import Solo
from bot.features.solo.store.deals import end_of
from bot.features.solo.store.solo import DayPage
from bot.features.solo.views import computers as against
from bot.games.game import AnyGame, Move
from bot.games.shuffle import commitment
from bot.interactions.components.layout import Block, Component, Layout, Option, choices_list, layout, table_button
from bot.interactions.components.phrases import countdown, day_text, offered_rules, person, timestamp
from bot.interactions.routes.routes import PageAct, SoloAct, SoloHandAct
from bot.locales.words import Words

MOST_BUTTONS = 10
"""If there are more moves than this, they are offered in a list instead of on buttons."""


def solo_message(
    words: Words,
    icons: Icons,
    solo: Solo,
    notice: str | None = None,
    draft: str | None = None,
    *,
    reviews: bool = True,
    others: DayPage | None = None,
) -> Layout:
    """Return a game as it is now, with its possible moves.

    :param reviews: whether finished games can be reviewed where it is shown.
    :param others: how others have done with a day's deal, once it is over; None for nothing about them.
    """
    if solo.saved.opponents is not None:
        return against.against_message(words, icons, solo, notice, draft, reviews=reviews, others=others)
    face, view = SOLO_FACES[solo.game.name], solo.position.view(0)
    lines = [f"> {notice}"] if notice else []
    lines.append(f"## {against.solo_title(words, solo.game.name, solo.saved.day)}")
    blocks: list[Block] = ["\n".join(lines)]
    if view.outcome is not None:
        helped, late = against.help_line(words, solo.saved.help), [words("deal-late")] if solo.saved.late else []
        result = face.result(words, view, solo.best)
        blocks.append("\n".join([result, *_record(words, face, solo), *helped, *late]))
        if others is not None:
            blocks += against.friends(words, against.day_lines(words, solo.game.name, others))
        if solo.saved.day is not None:
            score = face.score_name(words, solo.position.scores[0])
            blocks.append(against.copied(words, solo, [" · ".join([score, *helped])]))
    blocks.append(face.board(words, icons, view))
    blocks.append(face.hand(words, icons, view))
    rows = _moves(words, icons, solo) if view.outcome is None else []
    rows.append(_tools(words, solo))
    return layout(words, blocks, rows, face.accent)


def _moves(words: Words, icons: Icons, solo: Solo) -> list[list[Component]]:
    face, number, ply = SOLO_FACES[solo.game.name], solo.saved.id, len(solo.saved.moves)
    legal = solo.position.legal_moves(0)
    if len(legal) <= MOST_BUTTONS:
        buttons = []
        for move in legal:
            name, emoji = face.move_name(words, move), face.move_emoji(icons, move)
            buttons.append(table_button(SoloHandAct.LAY(number, ply, move), name, ButtonStyle.success, emoji))
        return [buttons[start : start + ROW] for start in range(0, len(buttons), ROW)]
    lists = [legal[start : start + LISTED] for start in range(0, len(legal), LISTED)]
    return [[_list(words, icons, solo, place, moves, of=len(lists))] for place, moves in enumerate(lists, start=1)]


def _list(words: Words, icons: Icons, solo: Solo, place: int, moves: Sequence[Move], *, of: int) -> Component:
    """Return one of several lists of moves. It says which moves it has; the only list need not."""
    face = SOLO_FACES[solo.game.name]
    choices = [Option(move, face.move_name(words, move), emoji=face.move_emoji(icons, move)) for move in moves]
    first, last = choices[0].label, choices[-1].label
    hint = words("alone-pick") if of == 1 else words("alone-pick-between", first=first, last=last)
    # Discord refuses two lists with the same custom_id; what is picked says the move, so any other text will do.
    custom_id = SoloHandAct.LAY_PICKED(solo.saved.id, len(solo.saved.moves), "move" if place == 1 else f"move {place}")
    return choices_list(custom_id, choices, hint)


def _tools(words: Words, solo: Solo) -> list[Component]:
    number, day = solo.saved.id, solo.saved.day
    own = table_button(SoloAct.SEAL(number), label=words("button-fairness"))
    seal = own if day is None else against.day_seals_button(words, day)
    if solo.position.outcome is not None:
        return [
            table_button(SoloAct.AGAIN(number), label=words("button-another"), style=ButtonStyle.success),
            table_button(SoloAct.SHARE(number), label=words("button-share")),
            seal,
        ]
    back = table_button(SoloHandAct.TAKE_BACK(number, len(solo.saved.moves)), label=words("button-take-back"))
    return [
        table_button(SoloHandAct.HINT(number), label=words("button-hint")),
        *([back] if solo.position.can_take_back() else []),
        table_button(SoloAct.RULES(number), label=words("button-rules")),
        seal,
    ]


def _record(words: Words, face: SoloFace, solo: Solo) -> list[str]:
    """Return how a result compares with the person's best so far; nothing after their first game."""
    if solo.record is None:
        return []
    if solo.position.scores[0] < solo.record:
        return [words("alone-record-new")]
    return [words("alone-record", score=face.score_name(words, solo.record))]


def solo_rules_message(words: Words, icons: Icons, game: AnyGame) -> Layout:
    """Return the rules of a game that one person plays without a table."""
    name = game.name
    rules = FACES[name].rules(words, icons) if name in FACES else SOLO_FACES[name].rules(words)
    house = [each for each in (offered_rules(words, game),) if each]
    return layout(words, [f"## {words(f'{name}-title')}", rules, *house], accent=against.face_of(name).accent)


def solo_seal_message(words: Words, solo: Solo) -> Layout:
    """Return the seal of the deck of a game that is no day's, and once it is over its seed."""
    lines = [
        f"## {words('fairness-title', game=words(f'{solo.game.name}-title'))}",
        words("fairness-sealed"),
        words("fairness-seal", seal=commitment(solo.saved.seed)),
    ]
    if solo.position.outcome is None:
        lines.append(words("fairness-later"))
    else:
        lines += [words("fairness-seed", seed=solo.saved.seed.hex()), f"-# {words('fairness-yourself-alone')}"]
    return layout(words, ["\n".join(lines)])


def already_shared_message(words: Words, solo: Solo, link: str, *, seen: bool) -> Layout:
    """Return the refusal to share a result twice, with a link to the first message.

    :param seen: whether that message is known to be there still. If not, a button shares the result once more.
    """
    text = words("alone-shared-already", link=link)
    if seen:
        return layout(words, [text])
    again = table_button(SoloAct.SHARE_AGAIN(solo.saved.id), label=words("button-share-again"))
    return layout(words, [f"{text}\n{words('alone-shared-unseen')}"], [[again]])


def shared_message(words: Words, solo: Solo) -> Layout:
    """Return a result for everybody to see, without the cards."""
    if solo.deal is not None:
        return against.shared_deal_message(words, solo)
    if solo.saved.opponents is not None:
        return against.shared_alone_message(words, solo)
    face, score = SOLO_FACES[solo.game.name], solo.position.scores[0]
    lines = [
        f"### {against.solo_title(words, solo.game.name, solo.saved.day)}",
        words("alone-shared", player=person(words, solo.saved.user), score=face.score_name(words, score)),
        *against.help_line(words, solo.saved.help),
    ]
    if solo.best is not None and solo.best == score:
        lines.append(words("alone-perfect"))
    if solo.saved.late:
        lines.append(words("deal-late"))
    if solo.saved.day is not None:
        lines.append(f"-# {words('alone-shared-day')}")
    return layout(words, ["\n".join(lines)], accent=face.accent)


DEAL_MARK: Final = f'"custom_id": "{PageAct.DAILY}:'
"""What only these posts contain as JSON: a button that plays the deal of the day."""


@dataclass(frozen=True, slots=True)
class Yesterday:
    """How a server did with a game's deal of the day before."""

    page: DayPage
    best: int | None
    """The best score that is known of it."""


def deal_post_message(words: Words, today: date, tables: Mapping[str, Yesterday], most: int) -> Layout:
    """Return the post of a day: the deals to play, and the first ``most`` of each game on the day before."""
    head = [
        f"## {words('deal-post-title', day=day_text(today))}",
        words("deal-post-about"),
        f"-# {words('deal-next', when=timestamp(end_of(today)))}",
    ]
    blocks = ["\n".join(head)]
    day = today - timedelta(days=1)
    for game, table in tables.items():
        lines = against.day_lines(words, game, table.page)[:most]
        if lines:
            title = words("deal-post-yesterday", game=words(f"{game}-title"), day=day_text(day))
            best = [] if table.best is None else [words("deal-best", score=against.score_name(words, game, table.best))]
            blocks.append("\n".join([f"### {title}", *lines, *(f"-# {line}" for line in best)]))
    buttons = [against.play_button(words, game) for game in tables]
    reviews = [
        against.review_button(words, game, day, words("button-review-deal", game=words(f"{game}-title")))
        for game, table in tables.items()
        if table.page.finished
    ]
    return layout(words, blocks, [buttons, reviews, [against.day_seals_button(words, today)]])


def day_seals_message(
    words: Words, day: date, deals: Sequence[SealedDeal], earlier: date | None, today: date
) -> Layout:
    """Return the seals of a day's deals, with the seeds of those that are open, and a button to the last day before."""
    head = [f"## {words('button-fairness')} · {day_text(day)}", words("day-seals-about")]
    until = countdown(end_of(day)) if day == today else None
    if until is not None:
        head.append(f"-# {words('day-seals-later', when=until)}")
    if not deals:
        head.append(words("day-seals-empty"))
    blocks = ["\n".join(head), *("\n".join(_lines(words, deal)) for deal in deals)]
    previous = words("button-previous")
    back = [] if earlier is None else [table_button(PageAct.DAY_SEALS(earlier, "back"), label=previous)]
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

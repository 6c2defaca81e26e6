"""A game's lesson as a message: what has happened, the table, the pupil's cards, what the coach says, the ways on."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from discord import ButtonStyle

from bot.faces.catalog import FACES
from bot.faces.face import ABOUT, Ask, Choice, HandFace, Icons, Pick, Row, SeatLabel, Tone, Who, write_places
from bot.faces.lessons import LESSONS, lesson_key
from bot.features.solo.routes import LessonAct
from bot.features.solo.views.opponents import computers_button
from bot.games.game import AnyPosition, Move
from bot.games.lesson import PUPIL, Lesson, Step
from bot.games.told import Told
from bot.interactions.components.layout import (
    Block,
    Component,
    Layout,
    Option,
    beside,
    choices_list,
    layout,
    row,
    table_button,
)
from bot.interactions.components.notice import install_row
from bot.interactions.components.phrases import name_text, seat_name
from bot.interactions.routes.route import LessonStep, RouteMatch
from bot.interactions.routes.routes import PageAct
from bot.locales.words import Words, words_for
from bot.tables.views.hand import hand_rows
from bot.tables.views.table import SeatText, seat_lines

RIGHT: Final = "✅"
WRONG: Final = "🤔"
COACH: Final = "🎓"
"""What stands before the coach's words: after the best move, after another one, and before a choice."""


def lesson_message(
    words: Words,
    icons: Icons,
    lesson: Lesson,
    number: int,
    user: int,
    *,
    praised: bool = False,
    remark: str | None = None,
    draft: str | None = None,
) -> Layout:
    """Return a step of a lesson.

    :param number: the number of the step, from 0; that of the last step and one more is the end.
    :param praised: whether the pupil has just found the best move of the step before.
    :param remark: what the coach says of another move that the pupil has just tried here.
    """
    game, who = lesson.game.name, who_in_lesson(words, lesson, user)
    if number >= len(lesson.steps):
        return _end(words, icons, lesson, who, praised=praised)
    step, face = lesson.steps[number], FACES[game]
    view = step.position.view(PUPIL)
    title = words("learn-title", game=words(f"{game}-title"), step=number + 1, steps=len(lesson.steps))
    free = [] if number else [f"-# {words('learn-free')}"]
    head = [f"### {title}", *free, *_story(words, icons, lesson, number, step.story, who, praised=praised)]
    head.append(_seats(words, icons, lesson, step.position, who))
    hand = lesson_hand(words, icons, lesson, number, who, draft)
    asked = words(lesson_key(game, step.name))
    said = f"{COACH} {asked}" if remark is None else f"-# {COACH} {asked}\n{WRONG} **{remark}**"
    # The picture stands beside the hand, where no seat's line breaks.
    blocks = ["\n".join(head), beside(hand.text, face.large(words, icons, view)), said]
    rows = hand_rows(LessonStep(game, lesson.version, number), 0, hand.rows)
    return layout(words, blocks, [*rows, *_ways(words, lesson, number, shows=remark is not None)], face.accent)


def lesson_hand(words: Words, icons: Icons, lesson: Lesson, number: int, who: Who, draft: str | None) -> HandFace:
    """Return the pupil's hand at a step: nothing in it tells what fits; the coach says what its small print would."""
    face, view = FACES[lesson.game.name], lesson.steps[number].position.view(PUPIL)
    hand = face.hand(words, icons, view, who, _label_at(lesson), draft)
    text = "\n".join(line for line in hand.text.splitlines() if not line.startswith("-# "))
    return HandFace(text, [*map(_to_try, hand.rows)])


def _buttons(hand: HandFace) -> list[Sequence[Choice | Ask]]:
    """Return the rows of a hand that are buttons."""
    return [row for row in hand.rows if not isinstance(row, Pick)]


def draft_of(lesson: Lesson, step: Step, move: Move) -> str | None:
    """Return the unfinished choice that leads to a move, so that cards stay marked; None if no marks lead there."""
    # The move is a word, and the names of the cards that may have been marked.
    face, view, cards = FACES[lesson.game.name], step.position.view(PUPIL), move.split()[1:]
    held = step.position.hand(PUPIL)
    for places in combinations(range(len(held)), len(cards)):
        if sorted(held[place] for place in places) != sorted(cards):
            continue
        draft = write_places(places)
        hand = face.hand(words_for(None), Icons(), view, str, lambda _: None, draft)
        if any(isinstance(each, Choice) and each.move == move for row in _buttons(hand) for each in row):
            return draft
    return None


def changed_message(words: Words, game: str) -> Layout:
    """Return the answer to a button of a lesson that is another one now."""
    again = table_button(LessonAct.BEGIN(game), label=words("button-learn-again"), style=ButtonStyle.primary)
    return layout(words, [words("learn-changed")], [[again]], FACES[game].accent)


def learn_buttons(words: Words, game: str) -> list[Component]:
    """Return the button that begins a game's lesson; none if it has no lesson."""
    if game not in LESSONS:
        return []
    return [table_button(LessonAct.BEGIN(game), label=words("button-learn"), style=ButtonStyle.primary)]


def with_ways_on(words: Words, view: Layout, game: str, *, install_link: str | None) -> Layout:
    """Return the end of a game's lesson with the ways on from there."""
    play = computers_button(words, game, ButtonStyle.success)
    rules = table_button(PageAct.HELP_RULES(game), label=words("button-rules"))
    return Layout([*view.components, row([play, rules]), *map(row, install_row(words, install_link))])


def _end(words: Words, icons: Icons, lesson: Lesson, who: Who, *, praised: bool) -> Layout:
    game, number, face = lesson.game.name, len(lesson.steps), FACES[lesson.game.name]
    title = f"### {words('learn-end-title', game=words(f'{game}-title'))}"
    blocks: list[Block] = [
        "\n".join([title, *_story(words, icons, lesson, number, (), who, praised=praised)]),
        *([] if lesson.position.outcome is None else [face.result(words, icons, lesson.position, who)]),
        f"### {words('learn-learnt')}\n{words(lesson_key(game, 'learnt'))}\n{words.of(game, 'learn-next')}",
    ]
    return layout(words, blocks, _ways(words, lesson, number), face.accent)


def _story(
    words: Words, icons: Icons, lesson: Lesson, number: int, story: Sequence[Told], who: Who, *, praised: bool
) -> list[str]:
    """Return why the pupil's move was the best one, and what has happened since the step before."""
    game = lesson.game.name
    lines = [f"{RIGHT} {words(lesson_key(game, lesson.steps[number - 1].name, 'why'))}"] if praised and number else []
    return lines + [f"-# {line}" for told in story for line in FACES[game].tell(words, icons, told, who) if line]


def _seats(words: Words, icons: Icons, lesson: Lesson, position: AnyPosition, who: Who) -> str:
    """Return the seats, with what counts alone: what else a table's message says of them has just been told."""
    face, view = FACES[lesson.game.name], position.view(None)
    faces = [face.seat(words, icons, view, seat) for seat in range(len(lesson.names))]
    seats = [SeatText(who(seat), replace(each, notes=())) for seat, each in enumerate(faces)]
    return seat_lines(words, seats, position.to_act)


def who_in_lesson(words: Words, lesson: Lesson, user: int) -> Who:
    """Return a function that names a seat of a lesson: the pupil by a mention."""
    return lambda seat: seat_name(words, user if seat == PUPIL else None, lesson.names[seat])


def _label_at(lesson: Lesson) -> SeatLabel:
    return lambda seat: None if seat == PUPIL else name_text(lesson.names[seat], markdown=False)


def _to_try(row: Row) -> Row:
    """Return a row of the hand in which all can be pressed, and nothing tells what fits: that would be the answer."""
    # Forms are left out: a lesson gets by with the amounts that have buttons. So is what the special cards do.
    if isinstance(row, Pick):
        return row
    choices = (each for each in row if isinstance(each, Choice) and each.draft != ABOUT)
    return [replace(each, tone=Tone.PLAIN if each.tone is Tone.GOOD else each.tone, enabled=True) for each in choices]


def _ways(words: Words, lesson: Lesson, number: int, *, shows: bool = False) -> list[list[Component]]:
    """Return the ways through the lesson: at its ends the chapters, between them a step back, or the best move."""
    back = table_button(_id(lesson, number - 1, LessonAct.BACK), label=words("button-learn-back"))
    shown = _id(lesson, number, LessonAct.SHOW)
    show = table_button(shown, label=words("button-learn-show"), style=ButtonStyle.primary)
    last = len(lesson.steps)
    steps = [*([show] if shows else []), *([back] if 0 < number < last else [])]
    if 0 < number < last:
        return [steps] if steps else []
    game = lesson.game.name
    choices = [Option(str(first), words(lesson_key(game, "chapter", name))) for name, first in lesson.chapters.items()]
    chapters = choices_list(_id(lesson, number, LessonAct.JUMP), choices, words("learn-chapters"))
    return [*([steps] if steps else []), [chapters]]


def _id(lesson: Lesson, step: int, act: LessonAct, *more: str | int | None) -> RouteMatch:
    return act(lesson.game.name, lesson.version, step, *more)

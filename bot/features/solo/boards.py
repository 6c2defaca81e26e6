"""Games alone and lessons as boards."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.faces.catalog import FACES, SOLO_FACES
from bot.faces.face import HandFace, in_rows
from bot.faces.lessons import LESSONS
from bot.faces.spread import SpreadSoloFace
from bot.features.solo.clicks.lessons import Learning
from bot.features.solo.routes import LessonAct, SoloAct
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.rules.table import SoloTable
from bot.features.solo.views.computers import solo_title, story_lines, who_against
from bot.features.solo.views.games import moves_rows
from bot.features.solo.views.lesson import RIGHT, lesson_hand, who_in_lesson
from bot.games.game import AnyPosition, Seat
from bot.games.lesson import PUPIL
from bot.interactions.components.phrases import name_text
from bot.interactions.routes.route import LessonStep, RouteMatch, SoloGame
from bot.interactions.routes.routes import HandAct
from bot.store.engine.status import Status
from bot.tables.feature import Tables
from bot.tables.views.board import Board, Shown, Sitting
from bot.tables.views.end_card import moments
from bot.tables.views.hand import asking, label_at

OF_A_GAME: Final = (SoloAct.RULES, SoloAct.AGAIN, SoloAct.SHARE)
"""What the message of a game has buttons for, besides its hand."""


class SoloBoards:
    """Shows games that one person plays without a table."""

    def __init__(self, services: Tables, games: SoloGames) -> None:
        self._services, self._games = services, games

    def lies(self, matches: Sequence[RouteMatch]) -> RouteMatch | None:
        """See ``Boards``."""
        for match in matches:
            shows = match.route in OF_A_GAME or isinstance(match.route, HandAct)
            if shows and isinstance(match.parts[0], SoloGame):
                return SoloAct.CONTINUE(match.parts[0])
        return None

    async def board(self, match: RouteMatch, shown: Shown) -> Board | None:
        """See ``Boards``."""
        table = await self._games.find(match.parts[0].number, shown.user)
        names = await self._services.names.of(shown.guild, {shown.user})
        words, position, game = shown.words, table.position, table.game.name
        table.name_of = names.get
        day, over = table.solo.day, position.outcome is not None
        own, view = self._services.settings.user(shown.user), position.view(table.seat)
        who = who_against(words, table)
        board = Board(
            key=f"alone {table.id}",
            kind="alone",
            game=game,
            title=solo_title(words, game, day, against=table.against, plain=True),
            status=Status.FINISHED if over else Status.PLAYING,
            seats=[_sitting(shown, table, seat, position) for seat in range(len(table.seats))],
            who=who,
            name_of=names.get,
            you=table.seat,
            view=view,
            public=position.view(None),
            turn=table.choice,
            plies=len(position.moves),
            told=lambda since: [*table.told_since(since)],
            # A message of before the end has no result; it comes with the answer to whatever is pressed on it.
            message=shown.blocks if over and not shown.plays else (),
            rows=shown.rows,
            outcome=position.outcome,
            at=SoloGame(table.id),
        )
        texts = shown.message.texts()
        if not table.against:
            said = [*board.said, *shown.more] if over else shown.said(texts[-1])
            told = SOLO_FACES[game].board(words, shown.icons, view)
            return replace(board, board=told, said=said, hand=None if over else _alone(shown, table))
        face = FACES[game]
        story = story_lines(words, shown.icons, table, who, plays_forced=own.forced_moves)
        board = replace(board, stage=face.stage(words, position), story=story)
        if over:
            return replace(board, said=shown.more, facts=moments(words, shown.icons, table, who))
        hand = face.hand(words, shown.icons, view, who, label_at(table), shown.draft(table.choice))
        if own.asks_first:
            hand = replace(hand, rows=asking(words, hand.rows, shown.draft(table.choice)))
        return replace(board, said=shown.said(texts[0]), hand=hand)


def _sitting(shown: Shown, table: SoloTable, seat: Seat, position: AnyPosition) -> Sitting:
    level = table.seats[seat].level
    return Sitting(
        name=name_text((table.name_of(shown.user) if level is None else table.seats[seat].name) or "", markdown=False),
        user=shown.user if level is None else None,
        level="" if level is None else shown.words(f"computer-level-{level}"),
        acting=seat in position.to_act,
    )


def _alone(shown: Shown, table: SoloTable) -> HandFace:
    """Return the possible moves of a game without computer players: on its cards, if its face draws them."""
    face, view = SOLO_FACES[table.game.name], table.position.view(0)
    if isinstance(face, SpreadSoloFace):
        return HandFace("", in_rows(face.choices(shown.words, shown.icons, view)))
    return HandFace("", moves_rows(shown.words, shown.icons, table))


class LessonBoards:
    """Shows the steps of lessons."""

    def __init__(self, services: Tables, learning: Learning) -> None:
        self._services, self._learning = services, learning

    def lies(self, matches: Sequence[RouteMatch]) -> RouteMatch | None:
        """See ``Boards``. A step has a hand; at the end, there is the list of chapters."""
        for match in matches:
            if match.route is LessonAct.JUMP:
                return LessonAct.GO(*match.parts)
            if isinstance(match.route, HandAct) and isinstance(match.parts[0], LessonStep):
                step = match.parts[0]
                return LessonAct.GO(step.game, step.version, step.step)
        return None

    async def board(self, match: RouteMatch, shown: Shown) -> Board | None:
        """See ``Boards``."""
        game, version, number = match.parts
        lesson, words = LESSONS[game], shown.words
        if version != lesson.version or not self._learning.fits(lesson):
            return None
        names, last = await self._services.names.of(shown.guild, {shown.user}), number >= len(lesson.steps)
        who, face = who_in_lesson(words, lesson, shown.user), FACES[game]
        step = None if last else lesson.steps[number]
        position, story = (lesson.position, ()) if step is None else (step.position, step.story)
        plies, texts = len(position.moves), shown.message.texts()
        praise = [line for line in texts[0].split("\n") if RIGHT in line]
        free = [] if number else [f"-# {words('learn-free')}"]
        return Board(
            key=f"lesson {game} {version}",
            kind="lesson",
            game=game,
            title=words(f"{game}-title"),
            stage="" if last else f"{number + 1}/{len(lesson.steps)}",
            status=Status.FINISHED if last else Status.PLAYING,
            seats=[
                Sitting(
                    name_text((names.get(shown.user, "") if seat == PUPIL else name), markdown=False),
                    shown.user if seat == PUPIL else None,
                    acting=seat in position.to_act,
                )
                for seat, name in enumerate(lesson.names)
            ],
            who=who,
            name_of=names.get,
            you=PUPIL,
            view=position.view(PUPIL),
            public=position.view(None),
            plies=plies,
            hand=None if last else lesson_hand(words, shown.icons, lesson, number, who, shown.draft(0)),
            story=[
                (plies - len(story) + ply, line)
                for ply, each in enumerate(story, start=1)
                for line in face.tell(words, shown.icons, each, who)
                if line
            ],
            told=lambda since: story[-(plies - since) :] if 0 < plies - since <= len(story) else (),
            message=shown.blocks if last else (),
            said=shown.more if last else shown.said(*praise, *free, texts[-1]),
            rows=shown.rows,
            outcome=position.outcome if last else None,
            at=None if last else LessonStep(game, version, number),
        )

"""``learn``: a first game that teaches. Each button says all that it means, so nothing of a lesson is stored."""

from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands

from bot.faces.face import Icons
from bot.faces.lessons import LESSONS, lesson_key
from bot.features.solo.routes import LessonAct
from bot.features.solo.views.lesson import changed_message, draft_of, lesson_message, with_ways_on
from bot.games.game import AnyGame, IllegalMove, Move
from bot.games.lesson import PUPIL, Lesson, Step
from bot.interactions import answers
from bot.interactions.commands.command import command, guarded
from bot.interactions.components.message_components import meant
from bot.interactions.permissions import offered_link
from bot.interactions.refusals import sentence
from bot.interactions.requests import Click, InHand, Request, Router, picked
from bot.interactions.routes.route import LessonStep, Malformed, on
from bot.interactions.routes.routes import HandAct
from bot.tables.feature import Tables

WAYS: Final = (LessonAct.GO, LessonAct.BACK, LessonAct.AGAIN, LessonAct.JUMP)
"""What can be done at the end, too, where there is no step any more."""


@dataclass(frozen=True)
class LessonClick(Click):
    """A click at a step of a lesson."""

    lesson: Lesson
    number: int
    """The step's."""

    @property
    def given(self) -> tuple[Any, ...]:
        """See ``Click``."""
        return self.match.parts if isinstance(self.match.route, HandAct) else ()


class Learning(InHand[LessonClick]):
    """Runs the commands and acts on the clicks."""

    def __init__(self, services: Tables) -> None:
        self._services = services
        self.router = Router(self)

    def commands(self, game: AnyGame) -> list[app_commands.Command[Any, ..., None]]:
        """Return the command of a game's lesson; none if it has no lesson."""
        if game.name not in LESSONS:
            return []

        async def learn(request: Request) -> None:
            await self._show(request, LESSONS[game.name], 0)

        return [command("learn", guarded(learn, self._services, game.name))]

    async def clicked(self, click: Click) -> None:
        """Act on a click at a step, if the lesson has not changed since.

        :raises Malformed: the lesson has no such step or button.
        """
        if click.match.route is LessonAct.BEGIN:
            await self.router.handle(click)
            return
        first = click.match.parts[0]
        step = first if isinstance(first, LessonStep) else LessonStep(*click.match.parts)
        lesson = LESSONS[step.game]
        if step.version != lesson.version:
            await answers.send(click.interaction, changed_message(click.words, step.game), ephemeral=True)
            return
        at = LessonClick(**vars(click), lesson=lesson, number=step.step)
        last = len(lesson.steps)
        if at.number > last or (at.number == last and click.match.route not in WAYS):
            raise Malformed(str(click.match))
        await self.router.handle(at)

    @on(LessonAct.BEGIN)
    async def _begin(self, click: Click, game: str) -> None:
        await self._show(click, LESSONS[game], 0)

    @on(LessonAct.GO, LessonAct.BACK, LessonAct.AGAIN)
    async def _go(self, click: LessonClick) -> None:
        await self._show(click, click.lesson, click.number)

    @on(LessonAct.SHOW)
    async def _solve(self, click: LessonClick) -> None:
        await self._show(click, click.lesson, click.number + 1, praised=True)

    @on(LessonAct.JUMP)
    async def _jump(self, click: LessonClick) -> None:
        chosen = picked(click.interaction)
        firsts = {str(first): first for first in click.lesson.chapters.values()}
        if len(chosen) != 1 or chosen[0] not in firsts:
            raise Malformed(str(chosen))
        await self._show(click, click.lesson, firsts[chosen[0]])

    async def asked(self, click: LessonClick, at: LessonStep, turn: int, word: str) -> None:
        """See ``InHand``. Nothing asks in a lesson.

        :raises Malformed: always.
        """
        raise Malformed(str(click.match))

    async def act(self, click: LessonClick, at: LessonStep, turn: int, text: str, *, drafts: bool) -> None:
        """See ``InHand``. If the move is the best one, the lesson goes on."""
        lesson, move = click.lesson, click.move(text)
        step = lesson.steps[click.number]
        if drafts:
            await self._show(click, lesson, click.number, draft=move)
        elif move == step.answer:
            await self._show(click, lesson, click.number + 1, praised=True)
        else:
            remark = self._remark(click, lesson, step, move)
            draft = draft_of(lesson, step, move)
            await self._show(click, lesson, click.number, remark=remark, draft=draft)

    def _remark(self, request: Request, lesson: Lesson, step: Step, move: Move) -> str:
        """Return why a move is not possible, or why another one is better."""
        words, game = request.words, lesson.game.name
        try:
            step.position.copy().play(PUPIL, move)
        except IllegalMove as error:
            # What comes from the draw pile is written down for the best move only.
            if move not in step.position.legal_moves(PUPIL):
                return sentence(words, error, game)
        comment = step.comment_on(move)
        return words("learn-other-move") if comment is None else words(lesson_key(game, "not", comment))

    def _icons(self, lesson: Lesson) -> Icons:
        """Return the emojis of the cards; none if they show another deck."""
        return self._services.icons if self.fits(lesson) else Icons()

    def fits(self, lesson: Lesson) -> bool:
        """Tell whether pictures of cards show the deck with which a lesson is played, and no deck of the host's own."""
        host = self._services.room.host_options(lesson.game.name)
        return all(lesson.options.get(name) == value for name, value in host.items())

    async def _show(
        self,
        request: Request,
        lesson: Lesson,
        number: int,
        *,
        praised: bool = False,
        remark: str | None = None,
        draft: str | None = None,
    ) -> None:
        words, game = request.words, lesson.game.name
        view = lesson_message(
            words, self._icons(lesson), lesson, number, request.user, praised=praised, remark=remark, draft=draft
        )
        if number == len(lesson.steps):
            link = offered_link(request.interaction.client) if request.server is None else None
            view = with_ways_on(words, view, lesson.game.name, install_link=link)
        direct = request.interaction.context.dm_channel  # a person's own messages with the bot, where a lesson stays
        clicked = request.interaction.message
        if clicked is not None and shows_lesson(clicked, game):
            await answers.show(request.interaction, view, public=lambda message: direct and shows_lesson(message, game))
        else:
            await answers.send(request.interaction, view, ephemeral=not direct, names_players=True)


def shows_lesson(message: discord.Message, game: str) -> bool:
    """Tell whether a message shows a game's lesson, by its buttons. One that begins the lesson does not show it."""
    shown = [each for each in meant(message, LessonAct, HandAct) if each.parts and each.route is not LessonAct.BEGIN]
    steps = (each.parts[0] for each in shown)
    return any(game == (each.game if isinstance(each, LessonStep) else each) for each in steps)

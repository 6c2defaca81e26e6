"""``learn``: a first game that teaches. Each button says all that it means, so nothing of a lesson is stored."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.kit.command import AnyInteraction, command, guarded
from bot.commands.kit.services import Services, server_of
from bot.faces.face import Icons
from bot.faces.lessons import LESSONS, comment_key
from bot.games.game import AnyGame, IllegalMove, Move
from bot.games.lesson import PUPIL, Lesson, Step
from bot.interactions import answers
from bot.interactions.clicked import picked, shows_lesson
from bot.interactions.installing import offered_link
from bot.interactions.refusals import sentence
from bot.views.kit.custom_id import Deed, LessonId, Verb, check_text
from bot.views.kit.route import Malformed, on
from bot.views.person.lesson import changed_message, draft_of, end_rows, lesson_message, move_labels, with_rows


class Learning:
    """Runs the commands and acts on the clicks."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def commands(self, game: AnyGame) -> list[app_commands.Command[Any, ..., None]]:
        """Return the command of a game's lesson; none if it has no lesson."""
        if game.name not in LESSONS:
            return []

        async def learn(interaction: AnyInteraction) -> None:
            await self._show(interaction, LESSONS[game.name], 0)

        return [command("learn", guarded(learn, self._services, game.name))]

    @on(Verb.LEARN)
    async def clicked(self, interaction: AnyInteraction, meaning: LessonId) -> None:
        """Act on a click.

        :raises Malformed: no lesson has such a button.
        """
        lesson = LESSONS.get(meaning.game)
        if lesson is None:
            raise Malformed(str(meaning))
        if meaning.begins:
            await self._show(interaction, lesson, 0)
        elif meaning.version != lesson.version:
            words = self._services.languages.of(interaction)
            await answers.send(interaction, changed_message(words, meaning.game), ephemeral=True)
        else:
            await self._step(interaction, lesson, meaning)

    async def _step(self, interaction: AnyInteraction, lesson: Lesson, meaning: LessonId) -> None:
        """Go to a step, or do something at it.

        :raises Malformed: the step has no such button.
        """
        match meaning.deed:
            case Deed.GO | Deed.BACK | Deed.AGAIN if meaning.step <= len(lesson.steps):
                await self._show(interaction, lesson, meaning.step)
                return
            case Deed.SHOW if meaning.step < len(lesson.steps):
                await self._show(interaction, lesson, meaning.step + 1, praised=True)
                return
            case Deed.JUMP:
                chosen = picked(interaction)
                firsts = {str(first): first for first in lesson.chapters.values()}
                if len(chosen) != 1 or chosen[0] not in firsts:
                    raise Malformed(str(chosen))
                await self._show(interaction, lesson, firsts[chosen[0]])
                return
        if meaning.step >= len(lesson.steps):
            raise Malformed(str(meaning))
        text = meaning.text or ""
        if meaning.deed in (Deed.PICK, Deed.SKETCH):
            text = check_text(" ".join([*text.split(), *picked(interaction)]))
        if meaning.deed in (Deed.DRAFT, Deed.SKETCH):
            await self._show(interaction, lesson, meaning.step, draft=text)
            return
        step = lesson.steps[meaning.step]
        if text == step.answer:
            await self._show(interaction, lesson, meaning.step + 1, praised=True)
        else:
            remark = self._remark(interaction, lesson, step, text)
            await self._show(interaction, lesson, meaning.step, remark=remark, draft=draft_of(lesson, step, text))

    def _remark(self, interaction: AnyInteraction, lesson: Lesson, step: Step, move: Move) -> str:
        """Return why a move is not possible, or why another one is better."""
        words, game = self._services.languages.of(interaction), lesson.game.name
        try:
            step.position.copy().play(PUPIL, move)
        except IllegalMove as error:
            # What comes from the draw pile is written down for the best move only.
            if move not in step.position.legal_moves(PUPIL):
                labels = move_labels(words, self._icons(lesson), lesson, step, interaction.user.id)
                shown = {name: labels.get(text, text) for name, text in error.details.items()}
                return sentence(words, IllegalMove(error.code, **shown), game)
        comment = step.comment_on(move)
        return words("learn-other-move") if comment is None else words(comment_key(game, comment))

    def _icons(self, lesson: Lesson) -> Icons:
        """Return the emojis of the cards; none if they show a host's own deck, with which the lesson is not played."""
        host = self._services.room.host_options(lesson.game.name)
        fit = all(lesson.options.get(name) == value for name, value in host.items())
        return self._services.icons if fit else Icons()

    async def _show(
        self,
        interaction: AnyInteraction,
        lesson: Lesson,
        number: int,
        *,
        praised: bool = False,
        remark: str | None = None,
        draft: str | None = None,
    ) -> None:
        words, game = self._services.languages.of(interaction), lesson.game.name
        view = lesson_message(
            words,
            self._icons(lesson),
            lesson,
            number,
            interaction.user.id,
            praised=praised,
            remark=remark,
            draft=draft,
        )
        if number == len(lesson.steps):
            link = offered_link(interaction.client) if server_of(interaction) is None else None
            view = with_rows(view, end_rows(words, lesson, install_link=link))
        direct = interaction.context.dm_channel  # a person's own messages with the bot, where a lesson stays
        clicked = interaction.message
        if clicked is not None and shows_lesson(clicked, game):
            await answers.show(interaction, view, public=lambda message: direct and shows_lesson(message, game))
        else:
            await answers.send(interaction, view, ephemeral=not direct, names_players=True)

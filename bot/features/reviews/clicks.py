"""Clicks on *Review*: a review is worked out, which goes on after the click is answered, shown, and paged through."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final, TypeAlias

from bot.features.reviews import views as review_views
from bot.features.reviews.rules import Asked, Review, Reviewed, Reviewer
from bot.features.reviews.store import ReviewStore
from bot.features.solo.feature import Alone
from bot.features.solo.rules.computers import Setup
from bot.features.solo.rules.table import SoloTable
from bot.interactions import answers
from bot.interactions.answers import Shown
from bot.interactions.components.layout import Layout, Rendered
from bot.interactions.refused_requests import REQUEST_FAILURES, NotingFailure, retry_blocked
from bot.interactions.requests import Answer, Click, NewMessage, Request
from bot.interactions.routes.route import Malformed, SoloGame, on
from bot.interactions.routes.routes import ReviewAct
from bot.runtime.background import Background
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import default_level
from bot.store.journal.entries import Solo
from bot.tables.clicks.seen import finished_table
from bot.tables.feature import Tables
from bot.tables.rules.table import Status, Table

log = logging.getLogger(__name__)

BAR_SECONDS: Final = 2.0
"""How often the bar of progress moves, in seconds. Such edits count against no limit of the bot's."""


class Reviews:
    """Shows reviews of games at tables, and of those that one person plays against computer players."""

    def __init__(self, services: Tables, reviewer: Reviewer, store: ReviewStore, alone: Alone | None) -> None:
        self._services = services
        self._reviewer = reviewer
        self._store = store
        self._solo = alone
        """Games without a table; None if there are none."""
        self._followers = Followers()
        """What moves the bars of progress."""

    async def show(self, click: Click, table: Table, at: int | str = "", step: str = "") -> Answer:
        """Return a page of the review of a finished game that the clicker may see, or begin to work it out.

        :param at: after how many moves; ``OVERVIEW``, or nothing, for the first page.
        :param step: ``PLAY_ON``, ``CHANCES``, or anything else for the move.
        :raises Malformed: there is no such page.
        :raises Refusal: ``reviews_off``, ``review_private``, or as ``Reviewer.ask``.
        """
        interaction, user, words = click.interaction, click.user, click.words
        ply = at if isinstance(at, int) else None
        if ply is None and step in (review_views.PLAY_ON, review_views.CHANCES):
            raise Malformed(str(click.match))
        self._check(click, table)
        if step == review_views.PLAY_ON:
            return await self._play_on(click, table, ply or 0)
        played, seat, fresh = reviewed(table), _seat_of(table, user), at == ""
        asked = await self._reviewer.ask(table.id, played, seat, self._store, user)
        if asked.at_once:
            page = await self._page(click, table, await asked.finish(), ply, step)
            return NewMessage(page.view, page.files) if fresh else page
        working = review_views.working_message(words, table, 0)
        # A message that shows a hand, a replay or a history stays as it is.
        if fresh:
            shown = await answers.send(interaction, working, ephemeral=True)
        else:
            shown = await answers.show(interaction, working, [])
        if shown is not None:
            self._followers.follow(
                user,
                table.id,
                shown,
                lambda: self._follow(click, shown, table, asked, ply, step),
                ended=lambda: review_views.stopped_message(words, table),
                newer=lambda: review_views.newer_message(words, table),
            )
        return None

    def _alone(self, click: Click) -> Alone:
        if self._solo is None:
            raise Malformed(str(click.match))
        return self._solo

    @on(ReviewAct.SHOW)
    async def clicked(self, click: Click, number: int, *parts: Any) -> Answer:
        """Show the review of a table's game, as ``show``.

        :raises Refusal: see ``finished_table``.
        """
        return await self.show(click, await finished_table(self._services, click, number), *parts)

    @on(ReviewAct.ALONE)
    async def clicked_alone(self, click: Click, game: SoloGame, *parts: Any) -> Answer:
        """Do the same for the clicker's own game against computer players without a table.

        :raises Malformed: there is no such page.
        :raises Refusal: ``reviews_off``, ``no_review``, or as ``SoloGames.reviewable``.
        """
        table = await self._alone(click).games.reviewable(game.number, click.user)
        return await self.show(click, table, *parts)

    @on(ReviewAct.DEAL)
    async def clicked_deal(self, click: Click, game: str, day: date) -> Answer:
        """Show the clicker the review of their own game of a day's deal.

        :raises Refusal: ``no_own_deal``, or as ``clicked_alone``.
        """
        number = await self._alone(click).games.store.deals.own(game, day, click.user)
        if number is None:
            raise Refusal("no_own_deal")
        return await self.clicked_alone(click, SoloGame(number))

    def _check(self, request: Request, table: Table) -> None:
        settings, user = self._services.settings, request.user
        # A private game belongs to no server. Whether it can be looked back on depends on where that is asked.
        guild = request.server if isinstance(table, SoloTable) else table.guild
        if guild is not None and not settings.guild(guild).reviews:
            raise Refusal("reviews_off")
        if not table.is_seated(user) and not all(settings.user(each).reviews for each in table.people):
            raise Refusal("review_private")

    async def _play_on(self, click: Click, table: Table, ply: int) -> NewMessage:
        """Let a person play on against computer players from a position in which it was their turn.

        Nobody else sees it, and it counts nowhere. Asked for twice, the game that is under way is shown.
        """
        user, played = click.user, reviewed(table)
        seat = _seat_of(table, user)
        if seat is None or ply >= len(played.moves) or played.moves[ply][0] != seat:
            raise Malformed(str(click.match))
        levels = tuple(seat.level for seat in table.seats)
        setup = Setup(played.dealt.seed, levels, table.options, table.rules, played.moves[:ply])
        if isinstance(table, SoloTable):
            earlier = table.solo  # what goes on from an earlier game, goes on from that one
            began = ply if earlier.origin is None else min(ply, earlier.began)
            setup = replace(setup, solo=Solo(began=began, origin=earlier.origin))
        else:
            usual = default_level(table.game)
            levels = tuple(None if place == seat else level or usual for place, level in enumerate(levels))
            names = tuple(each.name if each.user is None else None for each in table.seats)
            setup = replace(setup, levels=levels, names=names, solo=Solo(began=ply, origin=table.id))
        alone = self._alone(click)
        begun = await alone.games.deal(table.game, user, table.guild or None, setup)
        return await alone.private.show(click, begun, click.words("review-playing-on", number=ply + 1))

    async def _follow(
        self, request: Request, shown: Shown, table: Table, asked: Asked, ply: int | None, tag: str
    ) -> None:
        """Move the bar of progress until the review is there, and show it then."""

        async def progress(done: float) -> None:
            try:
                await shown.edit(review_views.working_message(request.words, table, done))
            except REQUEST_FAILURES as error:
                if shown.seconds_left < 0:
                    raise
                log.info("a bar of progress could not be moved: %s", error)

        try:
            review = await asked.finish(progress, BAR_SECONDS)
        except Refusal:
            await retry_blocked(lambda: shown.edit(review_views.stopped_message(request.words, table)))
            return
        page = await self._page(request, table, review, ply, tag)
        await retry_blocked(lambda: shown.edit(page.view, page.files))

    async def _page(self, request: Request, table: Table, review: Review, ply: int | None, tag: str) -> Rendered:
        words, user = request.words, request.user
        words = await self._services.names.known(words, table.guild, table.people)
        if ply is None:
            picture = await asyncio.to_thread(review_views.review_picture, words, table, review)
            course = await self._services.renderer.course(words, table)
            view = review_views.review_message(words, self._services.icons, table, review, user, picture, course)
            return Rendered(view, (picture,) if course is None else (picture, course))
        chances = tag == review_views.CHANCES
        view = review_views.move_message(words, self._services.icons, table, review, ply, user, chances=chances)
        return Rendered(view)

    async def finished(self, game: int | SoloGame, user: int) -> Table:
        """Return a finished game whose review somebody has been shown.

        :raises Refusal: it is gone, or may not be reviewed now.
        """
        if isinstance(game, SoloGame):
            assert self._solo is not None
            return await self._solo.games.reviewable(game.number, user)
        table = await self._services.room.find(game)
        if table.status is not Status.FINISHED:
            raise Refusal("not_finished_yet")
        return table

    async def close(self) -> None:
        """Stop the work on reviews, and tell those who wait for it."""
        await self._reviewer.close()
        await self._followers.close()


def reviewed(table: Table) -> Reviewed:
    """Return the finished game of a table."""
    assert table.position is not None
    return Reviewed(table.game, table.dealt, tuple(table.position.moves))


def _seat_of(table: Table, user: int) -> int | None:
    """Return the seat whose cards a person may see; None if they have none."""
    return table.seat_of(user) if table.is_seated(user) and user not in table.kicked else None


Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

LAST_WORDS_SECONDS: Final = 30.0
"""How long before the token ends work is stopped, in seconds, so that its message can say so."""

CLOSING_SECONDS: Final = 1.0
"""How long closing waits for messages that say that the work was stopped, in seconds."""


@dataclass(frozen=True, slots=True)
class _Follower:
    shown: Shown
    newer: Callable[[], Layout]
    task: asyncio.Task[None]


class Followers:
    """Runs what goes on for people after their clicks have been answered, and edits the answers.

    It runs once for a person and what it is about, and ends when Discord refuses it, or with its click's token.
    """

    def __init__(self) -> None:
        self._followers: dict[tuple[int, Hashable], _Follower] = {}
        self._tasks = Background(CLOSING_SECONDS)
        self.close = self._tasks.close

    def __len__(self) -> int:
        return len(self._followers)

    def follow(
        self,
        person: int,
        about: Hashable,
        shown: Shown,
        work: Work,
        *,
        ended: Callable[[], Layout],
        newer: Callable[[], Layout],
    ) -> None:
        """Run work that edits the answer to a person's click, in place of earlier work for them about the same thing.

        :param shown: the answer.
        :param ended: returns what the answer shows if the token is about to end before the work does.
        :param newer: returns what the answer shows if newer work takes this one's place in another message.
        """
        key = (person, about)
        earlier = self._followers.pop(key, None)
        if earlier is not None:
            earlier.task.cancel()
            if earlier.shown.message is None or earlier.shown.message != shown.message:
                self._tasks.begin(_say(earlier.shown, earlier.newer))
        task = self._tasks.begin(self._run(key, shown, work, ended))
        self._followers[key] = _Follower(shown, newer, task)

    async def _run(self, key: tuple[int, Hashable], shown: Shown, work: Work, ended: Callable[[], Layout]) -> None:
        limit = asyncio.timeout(shown.seconds_left - LAST_WORDS_SECONDS)
        try:
            async with limit:
                await work()
        except REQUEST_FAILURES as error:
            if limit.expired():
                await _say(shown, ended)
            else:
                log.info("an answer is not changed any more: %s", error)
        except Exception:
            log.exception("an answer could not be changed")
        finally:
            following = self._followers.get(key)
            if following is not None and following.task is asyncio.current_task():
                del self._followers[key]


async def _say(shown: Shown, view: Callable[[], Layout]) -> None:
    with NotingFailure(log.info, "an answer keeps what it shows: %s"):
        await retry_blocked(lambda: shown.edit(view()))

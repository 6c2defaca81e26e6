"""The commands and clicks of games that one person plays alone."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import date, timedelta
from typing import Any, Final, Literal

import aiohttp
import discord
from discord import app_commands

from bot.commands.alone.alone import PrivateGames
from bot.commands.kit.command import AnyInteraction, command, guarded, house_rule, localised_choices, option
from bot.commands.kit.services import Services, check_channel, place_of, server_of
from bot.games.catalog import PATIENCES
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.answers import blocked_seconds
from bot.interactions.clicked import picked, shows
from bot.interactions.failed_requests import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.interactions.refusals import sentence
from bot.locales.words import Words
from bot.messages.sharing import UNKNOWN
from bot.store.deals import end_of
from bot.store.engine.errors import NotSaved
from bot.store.solo import SharedMessage
from bot.tables.kit.refusal import Refusal, jump_link
from bot.tables.solo import Solo, SoloGames
from bot.views.alone.against import ask_against, day_lines, day_message, offer_message
from bot.views.alone.day_seals import day_seals_message
from bot.views.alone.solo import (
    FACES,
    already_shared_message,
    shared_message,
    solo_rules_message,
    solo_seal_message,
)
from bot.views.kit.components import Layout
from bot.views.kit.custom_id import AGAINST_COMPUTERS, ALONE, GameId, PageId, Verb, check_text
from bot.views.kit.question import question_form, read_number
from bot.views.kit.route import Malformed, on

log = logging.getLogger(__name__)

PATIENCE: Final = "patience"
AGAINST: Final = "against"
"""The choices of the deal of the day, where a game has both."""

ON_THE_TABLE: Final = AGAINST_COMPUTERS | {Verb.LAY, Verb.LAY_PICKED, Verb.HINT, Verb.TAKE_BACK}
"""What answers with the game as it is afterwards."""


class SoloCommands:
    """Runs the commands and acts on the clicks."""

    def __init__(self, services: Services, solo_games: SoloGames, alone: PrivateGames) -> None:
        self._services = services
        self._solo_games = solo_games
        self._alone = alone

    def commands(self, game: AnyGame) -> list[app_commands.Command[Any, ..., None]]:
        """Return the commands of what a person plays without a table: the deal of the day, and the game's patience."""
        patience = game.patience
        kinds = {PATIENCE: patience, AGAINST: game if game.daily is not None else None}
        kinds = {kind: each for kind, each in kinds.items() if each is not None}
        if not kinds:
            return []

        async def daily(
            interaction: AnyInteraction,
            deal: str | None = None,
            table: bool | None = None,
            yesterday: bool | None = None,
        ) -> None:
            chosen = kinds[deal or next(iter(kinds))]
            assert chosen is not None
            if table or yesterday:
                await self._table(interaction, chosen, yesterday=bool(yesterday))
            else:
                await self._offer(interaction, chosen)

        shown = {"table": option("daily", "table", bool), "yesterday": option("daily", "yesterday", bool)}
        if len(kinds) > 1:
            choices = localised_choices("daily-deal", kinds)
            shown = {"deal": option("daily-deal", "deal", Literal[tuple(kinds)], choices), **shown}
        described = "command-daily" if AGAINST not in kinds else "command-daily-deal"
        found = [command("daily", guarded(daily, self._services, game.name), shown, description=described)]
        return found if patience is None else [self._patience(patience), *found]

    def _patience(self, patience: AnyGame) -> app_commands.Command[Any, ..., None]:
        async def begin(interaction: AnyInteraction, public: bool | None = None, **options: str | None) -> None:
            chosen = {name: value for name, value in options.items() if value is not None}
            solo = await self._solo_games.begin(patience, interaction.user.id, server_of(interaction), chosen)
            await self._alone.show(interaction, solo, public=bool(public))

        rules = {spec.name: house_rule(patience.name, spec) for spec in patience.option_specs}
        public = {"public": option("patience", "public", bool)}
        return command("patience", guarded(begin, self._services, patience.name), {**rules, **public})

    async def _offer(self, interaction: AnyInteraction, game: AnyGame) -> None:
        """Show the caller their game of today; if they have not begun it, what it is and a button that begins it."""
        offer = await self._solo_games.offer(game, interaction.user.id)
        if isinstance(offer, int):
            # Not found by its number: a deal begun where there is no server of ours counts in the first that it is in.
            solo = await self._solo_games.daily(game, interaction.user.id, server_of(interaction))
            await self._alone.show(interaction, solo)
            return
        words, others = self._services.languages.of(interaction), await self._alone.others(interaction, game, offer.day)

        def offered(words: Words) -> Layout:
            return offer_message(words, offer, [] if others is None else day_lines(words, game.name, others))

        view = await self._services.names.told(words, server_of(interaction), offered)
        await answers.send(interaction, view, ephemeral=True)

    async def _table(self, interaction: AnyInteraction, game: AnyGame, *, yesterday: bool) -> None:
        """Show a day's results in a server to everybody there.

        :raises Refusal: ``day_table_elsewhere``: where this was asked is no server that the bot is in.
        """
        if server_of(interaction) is None:
            raise Refusal("day_table_elsewhere")
        guild, _ = place_of(interaction)
        today = self._solo_games.current_day
        day = today - timedelta(days=1) if yesterday else today
        page = await self._solo_games.table(game, guild, interaction.user.id, day)
        best = None if game.daily is None else await self._solo_games.best_known(game, day)

        def table(words: Words) -> Layout:
            return day_message(words, game.name, day, page, best, None if yesterday else end_of(day))

        view = await self._services.names.told(self._services.languages.at(guild), guild, table)
        listed = self._services.settings.user(interaction.user.id).listed
        await answers.send(interaction, view, ephemeral=not listed)  # nobody else may see their place

    @on(Verb.AGAIN)
    async def _again(self, interaction: AnyInteraction, meaning: GameId) -> None:
        await self._alone.again(interaction, meaning.number)

    @on(Verb.CLOSE_ALONE)
    async def _close(self, interaction: AnyInteraction, meaning: GameId) -> None:
        await self._alone.close(interaction, meaning.number)

    @on(Verb.CONTINUE)
    async def _continue(self, interaction: AnyInteraction, meaning: GameId) -> None:
        await self._alone.show(interaction, await self._solo_games.find(meaning.number, interaction.user.id))

    @on(Verb.SOLO_RULES)
    async def _rules(self, interaction: AnyInteraction, meaning: GameId) -> None:
        game = await self._solo_games.game_of(meaning.number)
        view = solo_rules_message(self._services.languages.of(interaction), self._services.icons, game)
        await answers.send(interaction, view, ephemeral=True)

    @on(Verb.ALONE_SEAL)
    async def _seal(self, interaction: AnyInteraction, meaning: GameId) -> None:
        """Show the clicker the seal of their game's deck.

        :raises Malformed: it is a day's deck, whose seed is secret until the day is over.
        :raises Refusal: as ``SoloGames.find``.
        """
        solo = await self._solo_games.find(meaning.number, interaction.user.id)
        if solo.saved.day is not None:
            raise Malformed(str(meaning))
        view = solo_seal_message(self._services.languages.of(interaction), solo)
        await answers.send(interaction, view, ephemeral=True)

    @on(Verb.DAILY)
    async def play_deal(self, interaction: AnyInteraction, page: PageId) -> None:
        """Show the clicker today's deal of a game, whichever day the clicked message is of.

        :raises Malformed: no button says this.
        :raises Refusal: ``deal_spent``.
        """
        game = self._solo_games.games.get(page.parts[0]) if len(page.parts) == 1 else None
        if game is None or (game.daily is None and game.name not in PATIENCES):
            raise Malformed(str(page))
        solo = await self._solo_games.daily(game, interaction.user.id, server_of(interaction))
        if interaction.message is not None and interaction.message.flags.ephemeral and interaction.guild_id:
            await answers.show(interaction, await self._alone.view(interaction, solo))  # instead of what offered it
        else:
            await self._alone.show(interaction, solo)

    @on(Verb.DAY_SEALS)
    async def seals(self, interaction: AnyInteraction, page: PageId) -> None:
        """Show the clicker the seals of a day's deals; a click on such a page turns it.

        :raises Malformed: no button says this.
        """
        try:
            day = date.fromisoformat(page.parts[0] if page.parts else "")
        except ValueError as error:
            raise Malformed(str(page)) from error
        deals, earlier = await self._solo_games.sealed(day)
        words = self._services.languages.of(interaction)
        view = day_seals_message(words, day, deals, earlier, self._solo_games.current_day)
        if len(page.parts) > 1:
            await answers.show(interaction, view)
        else:
            await answers.send(interaction, view, ephemeral=True)

    @on(*ON_THE_TABLE)
    async def clicked(self, interaction: AnyInteraction, meaning: GameId) -> None:
        """Act on a click in a solo game, and show the game as it is afterwards, with the reason above it on failure.

        :raises Refusal: ``unknown_table``, ``not_yours``.
        :raises NotSaved: the database does not answer.
        """
        words, user, number = self._services.languages.of(interaction), interaction.user.id, meaning.number
        notice: str | None = None
        draft: str | None = None
        try:
            match meaning.verb:
                case Verb.LAY | Verb.LAY_PICKED | Verb.ALONE_PICK | Verb.ALONE_SAY:
                    assert meaning.turn is not None
                    solo = await self._solo_games.play(number, user, meaning.turn, _move_text(interaction, meaning))
                case Verb.ALONE_DRAFT | Verb.ALONE_SKETCH:
                    solo = await self._at(number, user, meaning)
                    draft = _move_text(interaction, meaning)
                case Verb.ALONE_ASK:
                    solo = await self._at(number, user, meaning)
                    ask = ask_against(words, self._services.icons, solo, meaning.text or "")
                    if ask is None:
                        raise Refusal("stale_button")
                    said = GameId(Verb.ALONE_SAY, number, meaning.turn, ask.word)
                    await answers.ask(interaction, question_form(words, solo.game.name, said, ask))
                    return
                case Verb.TAKE_BACK:
                    solo = await self._solo_games.take_back(number, user)
                case _:
                    solo, moves = await self._solo_games.hint(number, user)
                    notice = FACES[solo.game.name].hint(words, moves)
        except Exception as error:  # noqa: BLE001 - the game is shown anyway, with the reason
            solo = await self._solo_games.find(number, user)
            notice = sentence(words, error, solo.game.name)
        view = await self._alone.view(interaction, solo, notice, draft)
        await answers.show(interaction, view, public=lambda message: shows(message, ALONE, number))

    async def _at(self, number: int, user: int, meaning: GameId) -> Solo:
        """Return a person's game against computer players, if a click was made for the choice that they have now.

        :raises Refusal: ``unknown_table``, ``not_yours``, ``stale_button``.
        :raises NotSaved: the database does not answer.
        """
        solo = await self._solo_games.find(number, user)
        if solo.saved.opponents is None or meaning.turn != len(solo.saved.moves):
            raise Refusal("stale_button")
        return solo

    @on(Verb.SHARE, Verb.SHARE_AGAIN)
    async def _share(self, interaction: AnyInteraction, meaning: GameId) -> None:
        """Post the result in the channel, without showing the cards, unless it has been posted in this place before.

        That it is shared is stored first, so that neither a crash nor a database that stops answering lets it be posted
        twice unasked.

        *Share again* posts it, too, if the bot cannot see whether the earlier message is still there. A failure is told
        in a message of its own: what was answered last may be the result for everybody.

        :raises Refusal: ``channel_not_allowed``.
        """
        guild, served, channel = interaction.guild_id, server_of(interaction), interaction.channel_id
        assert channel is not None, "a click comes from a channel"
        again = meaning.verb is Verb.SHARE_AGAIN
        place = channel if guild is None else guild
        async with self._solo_games.sharing(meaning.number, interaction.user.id) as solo:
            earlier = await self._solo_games.shared(solo, place)
            there = False if earlier is None else await _is_there(interaction, earlier)
            if earlier is not None and (there or (there is None and not again)):
                link = jump_link(guild, earlier.channel, earlier.message)
                own = self._services.languages.of(interaction)
                view = already_shared_message(own, solo, link, seen=there is not None)
                await answers.send(interaction, view, ephemeral=True)
                return
            if served is not None:
                await check_channel(self._services, interaction, posts=False)
            words = self._services.languages.of(interaction) if guild is None else self._services.languages.at(guild)
            view = await self._services.names.told(words, served, lambda words: shared_message(words, solo))
            await self._solo_games.share(solo, place, SharedMessage(channel, UNKNOWN))
            try:
                shown = await answers.send(interaction, view, ephemeral=False)
            except discord.HTTPException as error:
                if blocked_seconds(error) is None and not isinstance(error, discord.DiscordServerError):
                    await self._solo_games.share(solo, place, earlier)  # Discord refused it
                raise
            if shown is not None and shown.message is not None:
                with suppress(NotSaved):  # then *Share* links to the channel only, and asks
                    await self._solo_games.share(solo, place, SharedMessage(channel, shown.message))


async def _is_there(interaction: AnyInteraction, shared: SharedMessage) -> bool | None:
    """Tell whether a message still exists; None if the bot cannot see that: it may not be in the channel at all."""
    if shared.message == UNKNOWN:
        return None
    channel: Any = interaction.client.get_partial_messageable(shared.channel, guild_id=interaction.guild_id)
    try:
        await channel.get_partial_message(shared.message).fetch()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        code = error.code if isinstance(error, discord.HTTPException) else 0
        # A channel that the bot has no part in is unknown to it as well.
        if code == UNKNOWN_MESSAGE or (code == UNKNOWN_CHANNEL and server_of(interaction) is not None):
            return False
        log.info("cannot see whether a shared result is still there: %s", error)
        return None
    return True


def _move_text(interaction: discord.Interaction[Any], meaning: GameId) -> str:
    """Return the move of a click: the button's, the one picked from a list, or one with what was picked or filled in.

    :raises Malformed: it is nothing that a list offers.
    :raises Refusal: ``not_a_number``.
    """
    data: Any = interaction.data or {}
    text = meaning.text or ""
    match meaning.verb:
        case Verb.LAY_PICKED:
            return check_text(" ".join(picked(interaction)))
        case Verb.ALONE_PICK | Verb.ALONE_SKETCH:
            return check_text(" ".join([*text.split(), *picked(interaction)]))
        case Verb.ALONE_SAY:
            return f"{text} {read_number(data.get('components'))}"
        case _:
            return text

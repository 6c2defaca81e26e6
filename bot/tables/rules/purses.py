"""Play money: who can pay a table's stake, and a new purse for those who cannot."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from typing import Final

from bot.games.game import AnyGame
from bot.runtime.refusal import Refusal
from bot.store.accounts import Account, Wallets

DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Purse:
    """A person's play money in one server, in credits."""

    free: int
    """The credits they can bring to a table."""
    at_stake: int
    """The credits that lie on tables whose games are not over."""
    next_gift: date | None
    """The first day on which they may ask for a new purse; None while they have enough to play."""


class Purses:
    """Everybody's play money, which cannot be bought, sold or exchanged.

    Every method that asks the database raises ``NotSaved`` if it does not answer.
    """

    def __init__(self, wallets: Wallets) -> None:
        self._wallets = wallets

    async def of(self, game: AnyGame, guild: int, user: int, today: date) -> Purse:
        """Return a person's purse."""
        account = (await self._wallets.of(guild, game.name, [user], today))[user]
        next_gift = date.min if account.last_gift is None else account.last_gift + DAY
        if account.spent:
            next_gift = max(next_gift, today + DAY)
        return Purse(account.free(game.purse), account.at_stake, next_gift if _poor(game, account) else None)

    async def must_afford(self, game: AnyGame, stake: int, guild: int, users: Sequence[int], today: date) -> None:
        """Check that everybody can pay a table's stake. What counts is the journal's own check, when the game begins.

        :raises Refusal: ``cannot_pay``, which names the first person who cannot.
        """
        accounts = await self._wallets.of(guild, game.name, users, today)
        for user in users:
            free = accounts[user].free(game.purse)
            if free < stake:
                raise cannot_pay(user, stake, free)

    async def give(self, game: AnyGame, guild: int, user: int, today: date) -> Purse:
        """Give a person whose purse is empty a new one, and return it.

        :raises Refusal: ``purse_not_empty``, ``gift_taken``.
        """
        purse = await self.of(game, guild, user, today)
        if purse.next_gift is None:
            raise Refusal("purse_not_empty", free=str(purse.free), at_stake=str(purse.at_stake))
        if today < purse.next_gift or not await self._wallets.give(
            guild, game.name, user, today, partial(_may_have_another, game)
        ):
            raise Refusal("gift_taken")
        return await self.of(game, guild, user, today)


def cannot_pay(user: int, stake: int, free: int) -> Refusal:
    """Return the refusal for a person who cannot pay a stake.

    :param free: the credits they can bring.
    """
    return Refusal("cannot_pay", player=f"<@{user}>", stake=str(stake), free=str(free))


def _poor(game: AnyGame, account: Account) -> bool:
    """Return whether somebody cannot pay the lowest stake, and has none at a table."""
    return account.free(game.purse) < game.least_stake and not account.at_stake


def _may_have_another(game: AnyGame, account: Account) -> bool:
    """Return whether somebody may have a new purse today."""
    return _poor(game, account) and not account.spent

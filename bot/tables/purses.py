"""Play money: who can pay a table's stake, and a new purse for those who cannot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from bot.games.game import AnyGame
from bot.store.wallets import Account, Wallets
from bot.tables.refusal import Refusal

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
    """Everybody's play money, which cannot be bought, sold or exchanged."""

    def __init__(self, wallets: Wallets) -> None:
        self._wallets = wallets

    async def of(self, game: AnyGame, guild: int, user: int) -> Purse:
        """Return a person's purse.

        :raises NotSaved: the database does not answer.
        """
        accounts = await self._wallets.of(guild, game.name, [user])
        return _purse(game, accounts[user])

    async def must_afford(self, game: AnyGame, stake: int, guild: int, users: Sequence[int]) -> None:
        """Check that everybody can pay a table's stake.

        :raises Refusal: ``cannot_pay``, which names the first person who cannot.
        :raises NotSaved: the database does not answer.
        """
        if not stake or not users:
            return
        accounts = await self._wallets.of(guild, game.name, users)
        for user in users:
            free = _purse(game, accounts[user]).free
            if free < stake:
                raise Refusal("cannot_pay", player=f"<@{user}>", stake=str(stake), free=str(free))

    async def give(self, game: AnyGame, guild: int, user: int, today: date) -> Purse:
        """Give a person whose purse is empty a new one, and return it.

        :raises Refusal: ``purse_not_empty``, ``gift_taken``.
        :raises NotSaved: the database does not answer.
        """
        purse = await self.of(game, guild, user)
        if purse.next_gift is None:
            raise Refusal("purse_not_empty", free=str(purse.free), at_stake=str(purse.at_stake))
        if today < purse.next_gift or not await self._wallets.give(guild, game.name, user, today):
            raise Refusal("gift_taken")
        return await self.of(game, guild, user)


def _purse(game: AnyGame, account: Account) -> Purse:
    free = game.purse * (1 + account.gifts) + account.won - account.at_stake
    poor = free < game.least_stake and not account.at_stake
    next_gift = date.min if account.last_gift is None else account.last_gift + DAY
    return Purse(free, account.at_stake, next_gift if poor else None)

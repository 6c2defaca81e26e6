"""What comes by the clock: the deal of the day, and the news of the week."""

from bot.base import Base
from bot.features.posts.messages import Posting, ServerSeries
from bot.features.posts.series import DealPosts, OwnWeeks, WeekPosts
from bot.features.posts.store import PostStore
from bot.features.solo.feature import Alone
from bot.interactions.requests import Feature, Features
from bot.runtime.lifecycle import Component, Phase
from bot.store.journal.played import WeekStore
from bot.tables.feature import Tables


class Posts(Feature):
    """It is chosen in the settings of servers and people."""

    def __init__(self, base: Base, tables: Tables, others: Features) -> None:
        alone, weeks = others.find(Alone), WeekStore(base.engine)
        of_servers: list[ServerSeries] = []
        if alone is not None:
            of_servers.append(DealPosts(base, alone.games, lambda guild: tables.reviewed_in(guild)))
        self.posting = Posting(
            base, PostStore(base.engine), [*of_servers, WeekPosts(base, weeks)], OwnWeeks(base, weeks)
        )
        base.lifecycle.add(Component(Phase.CLOCKED, begin=self.posting.begin, close=self.posting.close))

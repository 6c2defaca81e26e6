"""What somebody does in a hand, declared once for hands at tables, in games of one's own and in lessons."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from bot.faces.face import Ask
from bot.interactions.components.form import question_form
from bot.interactions.routes.route import on
from bot.interactions.routes.routes import HandAct
from bot.interactions.routing.click import Answer, Click

ClickT = TypeVar("ClickT", bound=Click)


class InHand(ABC, Generic[ClickT]):
    """Acts on the buttons, lists and forms of hands. A handler gets where the hand is, such as the table."""

    @abstractmethod
    async def act(self, click: ClickT, at: Any, turn: int, text: str, *, drafts: bool) -> Answer:
        """Play the move that begins with a text, or begin a choice with it; return the hand as it is afterwards."""

    @abstractmethod
    async def asked(self, click: ClickT, at: Any, turn: int, word: str) -> tuple[str, Ask] | Answer:
        """Return the game's name, and what asks for the number that a move needs; another answer if nothing does."""

    @on(HandAct.PLAY, HandAct.PICK, HandAct.DRAFT, HandAct.SKETCH)
    @on(HandAct.SAY, submitted=True)
    async def _in_hand(self, click: ClickT, at: Any, turn: int, text: str, _: int = 0) -> Answer:
        return await self.act(click, at, turn, text, drafts=click.meant.route in (HandAct.DRAFT, HandAct.SKETCH))

    @on(HandAct.ASK)
    async def _ask(self, click: ClickT, at: Any, turn: int, word: str) -> Answer:
        found = await self.asked(click, at, turn, word)
        if not isinstance(found, tuple):
            return found
        return question_form(click.words, found[0], HandAct.SAY(click.meant.parts[0], turn, found[1].word), found[1])

"""A seat's hand, as a face returns it, checked as the bot shows it."""

from collections.abc import Iterator
from typing import Final

from bot.faces.face import Choice, HandFace, Pick
from bot.faces.guarded import checked_hand
from bot.interactions.components.layout import layout, table_button
from bot.interactions.routes.route import check_text
from bot.interactions.routes.routes import HandAct
from bot.locales.words import DEFAULT, words_for
from bot.tables.views.hand import hand_rows
from bot.testkit.limits import check_message

LARGEST: Final = 2**62
"""The number of a table with as many digits as there may be."""
LAST_TURN: Final = 999_999_999
"""The number of a choice with as many digits as there may be."""


def check_hand(hand: HandFace) -> None:
    """Check that the bot can show a hand, and that Discord accepts the message.

    :raises Unfit: see ``checked_hand``; the text says why.
    :raises AssertionError: it breaks a limit of Discord's, or a list would play or draft what no button can carry.
    """
    for pick in checked_hand(hand).rows:
        if isinstance(pick, Pick):
            assert pick.word or not pick.drafts, "a list that drafts needs a word, because it may be left empty"
            values = sorted((each.value for each in pick.options), key=len)[-pick.most :]
            check_text(" ".join([*pick.word.split(), *values]))
    rows = hand_rows(LARGEST, LAST_TURN, hand.rows)
    rows.append([table_button(HandAct.ADVICE(LARGEST), label="advice")])
    first = "\n".join(["> a notice", hand.text, f"-# {hand.about_buttons}"])
    check_message(layout(words_for(DEFAULT), [first], rows))


def drafts(hand: HandFace) -> Iterator[str]:
    """Yield the drafts that the buttons of a hand lead to."""
    for row in hand.rows:
        if not isinstance(row, Pick):
            yield from (each.draft for each in row if isinstance(each, Choice) and each.enabled and each.draft)

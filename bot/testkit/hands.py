"""A seat's hand, as a face returns it, checked as the bot shows it."""

from collections.abc import Iterator
from typing import Final

from bot.faces.face import ROW, Choice, HandFace, Pick
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

    :raises AssertionError: it breaks what ``bot.faces.face`` says of hands, or a limit of Discord's.
    """
    assert hand.text, "a hand needs a text"
    for row in hand.rows:
        if isinstance(row, Pick):
            _check_pick(row)
            continue
        assert 1 <= len(row) <= ROW, f"a row has {len(row)} buttons, of 1 to {ROW}: see bot.faces.face.in_rows"
        for each in row:
            if isinstance(each, Choice):
                assert (each.move is None) != (each.draft is None), f"{each.label}: either a move or a draft"
                check_text(each.move or each.draft or "")
            else:
                check_text(each.word)
                assert each.least <= each.most, f"{each.label}: least is {each.least}, and most is {each.most}"
    rows = hand_rows(LARGEST, LAST_TURN, hand.rows)
    rows.append([table_button(HandAct.ADVICE(LARGEST), label="advice")])
    first = "\n".join(["> a notice", hand.text, f"-# {hand.about_buttons}"])
    check_message(layout(words_for(DEFAULT), [first], rows))


def drafts(hand: HandFace) -> Iterator[str]:
    """Yield the drafts that the buttons of a hand lead to."""
    for row in hand.rows:
        if not isinstance(row, Pick):
            yield from (each.draft for each in row if isinstance(each, Choice) and each.enabled and each.draft)


def _check_pick(pick: Pick) -> None:
    assert pick.word or not pick.drafts, "a list that drafts needs a word, because it may be left empty"
    picked = f"of {len(pick.options)} options, {pick.fewest} to {pick.most} can be picked"
    assert 0 <= pick.fewest <= pick.most <= len(pick.options), f"{picked}: least and most fit the options"
    assert pick.most >= 1, f"{picked}: at least one can be"
    values = sorted((each.value for each in pick.options), key=len)[-pick.most :]
    check_text(" ".join([*pick.word.split(), *values]))

"""Short messages: a sentence, a question, or the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.faces.catalog import FACES
from bot.faces.face import Example, Icons
from bot.games.catalog import GAMES
from bot.interactions.components.layout import (
    Attachment,
    Block,
    Component,
    Layout,
    Picture,
    layout,
    link_button,
)
from bot.interactions.components.phrases import offered_rules
from bot.locales.words import Words


@dataclass(frozen=True, slots=True)
class Captioned:
    """The picture of an example, and what it shows."""

    picture: Attachment
    caption: str

    @property
    def block(self) -> Picture:
        """The picture in a message."""
        return Picture(self.picture.url, self.caption)


def drawn(game: str, example: Example) -> Captioned:
    """Return the picture of a game's example. Blocks: call it in a thread."""
    return Captioned(Attachment(f"{game}-{example.name}.png", example.draw()), example.caption)


def draw_examples(words: Words, game: str) -> list[Captioned]:
    """Return the pictures that go with a game's rules. Blocks: call it in a thread."""
    return [drawn(game, each) for each in FACES[game].examples(words)]


def rules_message(
    words: Words,
    icons: Icons,
    game: str,
    examples: Sequence[Captioned],
    learn: Sequence[Component] = (),
    install_link: str | None = None,
) -> Layout:
    """Return a game's rules, with the pictures of its examples, which are to be sent with the message.

    :param learn: the buttons that teach the game.
    """
    face = FACES[game]
    blocks: list[Block] = [f"## {words(f'{game}-title')}\n{face.rules(words, icons)}"]
    if house := offered_rules(words, GAMES[game]):
        blocks.append(house)
    for each in examples:
        blocks += [each.caption, each.block]
    return layout(words, blocks, [learn, *install_row(words, install_link)], accent=face.accent)


def install_row(words: Words, link: str | None) -> list[list[Component]]:
    """Return the row with the button that adds the bot to a server; none without a link."""
    return [] if link is None else [[link_button(words("button-add-to-server"), link)]]

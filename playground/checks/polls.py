"""Discord's rules for a new poll."""

from __future__ import annotations

from typing import Final

from playground.checks.emojis import is_emoji
from playground.errors import FormErrors
from playground.world import Json, World
from playground.world.polls import Poll

MOST_ANSWERS: Final = 10
LONGEST: Final = 768
"""How long a poll can last, in hours."""
DAY: Final = 24


def read_poll(world: World, given: Json) -> Poll:
    """Return a new poll.

    :raises DiscordError: 50035 with all errors and their fields.
    """
    errors = FormErrors()
    question = (given.get("question") or {}).get("text")
    if question is None:
        errors.required("poll.question.text")
    else:
        errors.length("poll.question.text", question, 1, 300)
    answers = given.get("answers") or []
    if not 1 <= len(answers) <= MOST_ANSWERS:
        answers = []
        errors.add("poll.answers", "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MOST_ANSWERS} in length.")
    media = [_media(world, each.get("poll_media") or {}, number, errors) for number, each in enumerate(answers)]
    hours = given.get("duration") or DAY
    if not 1 <= hours <= LONGEST:
        code, bound = (
            ("MIN", "greater than or equal to 1") if hours < 1 else ("MAX", f"less than or equal to {LONGEST}")
        )
        errors.add("poll.duration", f"NUMBER_TYPE_{code}", f"int value should be {bound}.")
    if given.get("layout_type") not in (None, 1):
        errors.add("poll.layout_type", "BASE_TYPE_CHOICES", "Value must be one of (1,).")
    errors.check()
    return Poll(str(question), media, world.now() + hours * 3600, bool(given.get("allow_multiselect")))


def _media(world: World, media: Json, number: int, errors: FormErrors) -> Json:
    """Return what an answer says: a text, an emoji, or both."""
    path = f"poll.answers.{number}.poll_media"
    text, emoji = media.get("text"), media.get("emoji")
    if text is None and emoji is None:
        errors.required(f"{path}.text")
    if text is not None:
        errors.length(f"{path}.text", text, 1, 55)
    if emoji is None:
        return {"text": text}
    known = world.emoji_name(int(emoji["id"])) if emoji.get("id") else None
    if known is None and (emoji.get("id") or not is_emoji(str(emoji.get("name")))):
        errors.add(f"{path}.emoji", "POLL_INVALID_EMOJI", "Invalid emoji")
    shown = {"id": emoji.get("id"), "name": known or emoji.get("name")}
    return {**({} if text is None else {"text": text}), "emoji": shown}

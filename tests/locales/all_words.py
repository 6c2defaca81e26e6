"""All word files of a language, and all words that a lesson needs."""

from bot.faces.lessons import lesson_key
from bot.games.catalog import PACKAGES
from bot.locales import words


def word_files(language):
    """Return the word files of a language: those that belong to no game, then those of each game and its lesson."""
    own = (file for package in PACKAGES.values() for file in words.files_of(package, language))
    return [*words.word_files(language), *own]


def comments_of(lesson):
    """Return the names of what a lesson says of moves that are not the best."""
    return {comment.name for step in lesson.steps for comment in step.comments}


def keys_of(game, lesson):
    """Yield the keys of all words that a lesson needs."""
    for step in lesson.steps:
        yield lesson_key(game, step.name)
        yield lesson_key(game, step.name, "why")
    yield from (lesson_key(game, "not", comment) for comment in sorted(comments_of(lesson)))
    yield from (lesson_key(game, "chapter", chapter) for chapter in lesson.chapters)
    yield lesson_key(game, "learnt")

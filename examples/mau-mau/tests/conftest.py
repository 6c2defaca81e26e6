"""What the tests share."""

from hypothesis import settings

pytest_plugins = ["bot.testkit.plugin"]

settings.register_profile("house", deadline=None, max_examples=25)
settings.load_profile("house")

"""What every game is held to, as test classes to inherit from. It needs ``claro-bot[tests]``.

A package tests its game like this, once it is installed::

    from bot.testkit.looks import GameTests

    class TestHigher(GameTests):
        name = "higher"
"""

import pytest

pytest.register_assert_rewrite("bot.testkit.leaks", "bot.testkit.limits", "bot.testkit.looks", "bot.testkit.rules")

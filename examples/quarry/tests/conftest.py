pytest_plugins = ["bot.testkit.plugin"]

"""A released version's database under today's bot: what was begun goes on, and nothing is lost."""

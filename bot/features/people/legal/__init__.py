"""The two pages that Discord asks of whoever hosts a bot: what is stored about people, and the terms of use.

May import words only. Knows neither Discord nor the database.
"""

"""Tournaments, with ladders and clubs: rules, records, live tables, messages, commands."""

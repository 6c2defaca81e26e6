"""Drawing: canvas, charts, text and small PNG files.

Knows no game and nothing of Discord.
"""

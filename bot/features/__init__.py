"""What the bot offers, one module for each subject. Each makes its parts and connects them with those below.

May know every room but the app. Names no game, save the one whose deck the host can choose.
"""

# The public pages about privacy and terms of use; their texts are in docs/legal.

legal-privacy = Privacy
legal-terms = Terms of use
legal-pages = Pages
legal-languages = Languages
legal-forgotten = { $days ->
    [one] { $days } day after the server has removed the bot
   *[other] { $days } days after the server has removed the bot
}
legal-forgotten-at-once = one day at most after the server has removed the bot

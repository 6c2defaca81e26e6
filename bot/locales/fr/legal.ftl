# Les pages publiques sur les données et l'utilisation ; leurs textes sont dans docs/legal.

legal-privacy = Confidentialité
legal-terms = Conditions d'utilisation
legal-pages = Les pages
legal-languages = Langues
legal-forgotten = { $days ->
    [one] { $days } jour après que le serveur a retiré le bot
   *[other] { $days } jours après que le serveur a retiré le bot
}
legal-forgotten-at-once = au plus tard un jour après que le serveur a retiré le bot

# Die öffentlichen Seiten über Datenschutz und Nutzung; ihre Texte stehen in docs/legal.

legal-privacy = Datenschutz
legal-terms = Nutzungsbedingungen
legal-pages = Seiten
legal-languages = Sprachen
legal-forgotten = { $days ->
    [one] { $days } Tag nachdem der Server den Bot entfernt hat
   *[other] { $days } Tage nachdem der Server den Bot entfernt hat
}
legal-forgotten-at-once = spätestens einen Tag nachdem der Server den Bot entfernt hat

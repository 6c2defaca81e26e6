# What people type for days and times. Small letters; a word may be written shorter, if no other begins so.

typed-days = aujourd'hui demain après-demain
typed-weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
typed-leads = dans
typed-fillers = à le
# Minutes, and the words for them.
typed-units = 1: min minute minutes; 60: h heure heures; 1440: j jour jours; 10080: semaine semaines
typed-o-clock = h heure heures

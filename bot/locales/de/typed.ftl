# What people type for days and times. Small letters; a word may be written shorter, if no other begins so.

typed-days = heute morgen übermorgen
typed-weekdays = montag dienstag mittwoch donnerstag freitag samstag sonntag
typed-leads = in
typed-fillers = um am den der
# Minutes, and the words for them.
typed-units = 1: min minute minuten; 60: h std stunde stunden; 1440: tag tage tagen; 10080: woche wochen
typed-o-clock = uhr

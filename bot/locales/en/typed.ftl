# What people type for days and times. Small letters; a word may be written shorter, if no other begins so.

typed-days = today tomorrow
typed-weekdays = monday tuesday wednesday thursday friday saturday sunday
typed-leads = in
typed-fillers = at on the
# Minutes, and the words for them.
typed-units = 1: m min mins minute minutes; 60: h hr hrs hour hours; 1440: d day days; 10080: week weeks
typed-o-clock = o'clock

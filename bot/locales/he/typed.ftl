# What people type for days and times. A word may be written shorter, if no other begins so.

typed-days = היום מחר מחרתיים
typed-weekdays = שני/ב שלישי/ג רביעי/ד חמישי/ה שישי/ו שבת/ש ראשון/א
typed-leads = בעוד עוד
typed-fillers = יום ביום בשעה
# Minutes, and the words for them.
typed-units = 1: דקה דקות דק; 60: שעה שעות שע; 120: שעתיים; 1440: יום ימים; 2880: יומיים; 10080: שבוע שבועות
typed-o-clock = שעה

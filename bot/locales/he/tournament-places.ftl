# Where the tables of tournaments are opened, and what stands in the way.

tournament-lacks = ⚠️ אי אפשר לפתוח שולחנות: חסרה לי ההרשאה { $permissions } ב־{ $channel }.
tournament-lacks-threads = ⚠️ בלי { $permissions } ב־{ $channel } אין לי אפשרות לפתוח שרשורים לשולחנות. עד שתהיה לי ההרשאה, השולחנות נפתחים זה אחר זה ב־{ $channels }.
tournament-lacks-paused = **{ $title }** מושהה: בלי { $permissions } ב־{ $channel } אין לי אפשרות לפתוח את השולחנות. צריך לתת לי את ההרשאה, ואז ההנהלה תלחץ על **⋯**, **{ button-tournament-direct }** ועל **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ השולחן שלך ייפתח כשיסתיים המשחק שלך ב-**{ $title }**: { $where }
tournament-waits-for-other = ⏳ השולחן שלך מחכה למישהו שעוד לא סיים טורניר אחר.
tournament-me-others = יש לך מקום גם בטורנירים אלה: { $tournaments }
tournament-channel-dropped = **{ $title }**: ערוץ של שולחנות נמחק. עכשיו הם נפתחים ב־{ $channels }.
tournament-waits-for-table = ⏳ השולחן הבא מחכה לסיום של שולחן אחר בערוץ שלו: { $tables }. ההנהלה יכולה לסגור אותו שם עם { $end }.
tournament-thread = שולחן { $number } · { $title }

# הדפים הציבוריים על פרטיות ועל תנאי השימוש; הטקסטים שלהם נמצאים ב-docs/legal.

legal-privacy = פרטיות
legal-terms = תנאי שימוש
legal-pages = דפים
legal-languages = שפות
legal-forgotten = { $days ->
    [one] יום אחד אחרי שהשרת הסיר את הבוט
    [two] יומיים אחרי שהשרת הסיר את הבוט
   *[other] { $days } ימים אחרי שהשרת הסיר את הבוט
}
legal-forgotten-at-once = לכל היותר יום אחד אחרי שהשרת הסיר את הבוט

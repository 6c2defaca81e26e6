# הפסיאנס: השורות, התוצאות והסירובים.

patience-title = כוכב אפריקה, פסיאנס
patience-pile = { $count ->
    [0] כל הקלפים נשלפו.
    [one] עוד קלף אחד
    [two] עוד שני קלפים
   *[other] עוד { $count } קלפים
}
patience-hand = **לבחירה:**
patience-lay = { $card } ← שורה { $row }
patience-new-row = { $card } פותח שורה
patience-join = { $card }: שורה { $one } + { $other }
patience-hint = רמז: { $move }
patience-rows = { $count ->
    [one] שורה אחת
    [two] שתי שורות
   *[other] { $count } שורות
}
patience-result = { $rows }: { $rating }
patience-best = הכי מעט שאפשר עם החפיסה הזאת: { $rows }.
patience-incredible = לא ייאמן!
patience-very-good = טוב מאוד
patience-good = טוב
patience-passable = עובר
patience-insufficient = לא מספיק

## למה מהלך נדחה

patience-refused-not-your-card = { $card } אינו אחד מהקלפים שלכם.
patience-refused-no-such-row = אין שורה { $row }.
patience-refused-does-not-fit = { $card } לא מתאים לשורה { $row }: לא ערך זהה או סמוך, ולא אות מהמקום.
patience-refused-can-be-laid = שורה חדשה נפתחת רק כשאף קלף שלכם לא מתאים.

## כללי הבית

patience-option-hand-name = יד
patience-option-hand-title = קלפים לבחירה
patience-option-hand-hint = קלפים לבחירה: שלושה קל יותר
patience-option-hand-2 = שני קלפים
patience-option-hand-3 = שלושה קלפים (קל יותר)

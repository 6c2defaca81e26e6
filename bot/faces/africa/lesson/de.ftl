# Was beim Lernen vom Stern von Afrika gesagt wird: vor jedem Schritt, warum (-why), zu anderen Zügen (-not-).

africa-lesson-chapter-higher = Höhere Karten und der Löwe
africa-lesson-chapter-thief = Diebesmarken und der Stern
africa-lesson-chapter-end = Das Ende einer Runde

africa-lesson-higher = Bis 10 musst du legen: eine höhere Karte obendrauf oder eine niedrigere darunter. Was schlägt die 7 am billigsten?
africa-lesson-higher-why = 9 ist höher als 7. Nach jeder Karte ziehst du eine neue.
africa-lesson-lion = Die 2 ist der Löwe: Er schlägt auch jede Karte unter 11. Lass ihn die Zähne zeigen.
africa-lesson-lion-why = Der Löwe zählt nun wie die 10, also brauchte Vega mehr als 10. Rigel konnte passen, denn über 10 kostet das nichts.
africa-lesson-gem = Elf, zwölf und dreizehn sind Edelsteine: Topas, Smaragd, Rubin. Sieben Karten liegen da. Willst du sie?
africa-lesson-gem-why = Alle anderen haben gepasst, also ist es dein Stich: Ein Edelstein bringt 2 Punkte, eine einfache Karte 1.
africa-lesson-lead = Wer einen Stich nimmt, beginnt den nächsten mit einer beliebigen Karte. Welche kannst du entbehren?
africa-lesson-lead-why = Jede einfache Karte bringt einen Punkt, ob 3 oder 10. Behalte also die hohen.
africa-lesson-thief = Du hast nichts Höheres als 10 und darfst nicht passen: Nimm eine Diebesmarke und lege eine Karte darunter.
africa-lesson-thief-why = Die Marke kostet dich am Ende der Runde 2 Punkte; nimm sie nur, wenn du musst. Die neue Karte war es wert: Es ist der Stern!
africa-lesson-star = Der Räuber schlägt alle Zahlen, Edelsteine und Hufeisen. Nur eine Karte schlägt ihn.
africa-lesson-star-why = Der Stern von Afrika schlägt alles und bringt 3 Punkte, der Räuber 2. Es ist dein Stich.
africa-lesson-runout = Der Stapel ist verbraucht, also werden die Hände jetzt kleiner. Du beginnst.
africa-lesson-runout-why = Wieder zuerst eine niedrige Karte. Vega hat einen Smaragd gelegt.
africa-lesson-pass = Oben liegt ein Smaragd, und du hast nichts Höheres. Was kostet es, über 10 zu passen?
africa-lesson-pass-why = Gar nichts. Und du passt nur dieses eine Mal: Legt jemand höher, darfst du wieder mitmachen.
africa-lesson-enough = Deine beiden Karten schlagen die 5. Welche reicht?
africa-lesson-enough-why = Die 6 reicht, und die 7 bleibt für den nächsten Stich.
africa-lesson-again = Ein Hufeisen, die 14: Höher sind nur der Räuber und der Stern.
africa-lesson-again-why = Rigel nimmt diesen Stich. Rigel hat aber auch eine Diebesmarke.
africa-lesson-last = Lege deine letzte Karte.
africa-lesson-last-why = Auch Vega hat die letzte Karte gelegt, und nur Rigel hatte noch eine. Damit endet die Runde, und der Stich geht an Vega: Vegas Karte lag oben.

africa-lesson-not-under = Das geht, kostet aber eine Diebesmarke, also 2 Punkte. Du hast eine Karte, die schlägt.
africa-lesson-not-lion = Der Löwe schlägt die 7, aber auch eine 10: Heb ihn für eine Karte auf, die sonst keine schlägt.
africa-lesson-not-gem = Der Smaragd schlägt sie, Billigeres aber auch: Heb den Edelstein für einen größeren Stich auf.
africa-lesson-not-take = Passen kostet hier nichts. Aber deine Karte schlägt, was da liegt, und das lohnt sich.
africa-lesson-not-low = Das geht. Aber hier reicht eine niedrigere Karte: Behalte die höheren.

africa-lesson-learnt =
    - **Bis 10** lege höher, oder nimm eine **Diebesmarke** (2 Punkte) und lege eine Karte darunter. **Über 10** darfst du passen.
    - Der **Löwe** (2) schlägt alles unter 11, der **Räuber** alles außer dem **Stern**.
    - Passen alle anderen, nimmt die oberste Karte den **Stich**: Stern 3 Punkte, Räuber, Hufeisen und Edelsteine 2, alle anderen 1.
    - Die Runde endet, wenn nur noch **eine Person Karten hat** und an der Reihe ist. Ein Spiel hat fünf.

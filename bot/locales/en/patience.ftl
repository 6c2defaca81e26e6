# The patience and the deck of the day: rules, the letters of the places, help, sharing.

patience-letters = Cards that share a letter fit, too. Only the letters before a place count.
patience-rules =
    ### The idea
    Lay all 54 cards in as few rows as possible.

    ### A move
    The first card begins the first row. Of the two cards that you can choose from (three are easier), lay one at the end of a row, and then draw the next. A card fits on another with
    - the **same value** or a **neighbouring** one, or
    - a **letter** in common.

    ### The letters
    Every card from 2 to 14 names a place, in English so that the letters are the same for everybody, and the letters that count stand before it: **C** Cairo, **C V** Cape Verde. **V** stands for V and W.

    ### Special cards
    - The **lion** (2) also goes on any card of its colour.
    - The **horseshoe** is 14 or 1.
    - The **Brigand** goes on anything. The card below it still decides what fits.
    - The **Star** goes on anything and takes anything, or it joins two rows.

    ### A new row
    You can begin one only when none of your cards fits anywhere.

    ### Help
    The button **{ button-hint }** names the move that seems best. **{ button-take-back }** works once no card is left to draw. Both are counted and shown with your result. Asking for the same hint again counts once.

    ### The deck of the day
    Everybody gets the same deck and plays it once. It changes at midnight UTC. Fewer rows are better; then fewer hints, and then fewer moves taken back. Medals take three rows or fewer.
alone-no-help = without help
alone-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
alone-taken-back = { $count ->
    [one] 1 move taken back
   *[other] { $count } moves taken back
}
alone-day-note = With the same number of rows, fewer hints come first, then fewer moves taken back.
alone-shared-already = You have already shared this result: { $link }
alone-shared-unseen = The bot cannot see whether that message is still there. If it is gone, you can share the result again.
button-share-again = Share again
alone-record = Your best so far: { $score }
alone-record-new = ✨ Your best result so far.
button-another = Another
fairness-yourself-alone = To check it yourself: the SHA-256 of the seed is the seal.

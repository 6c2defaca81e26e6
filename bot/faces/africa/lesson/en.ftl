# What the coach of Star of Africa says: before each step, why its move is the best (-why), and of other moves (-not-).

africa-lesson-chapter-higher = Higher cards and the lion
africa-lesson-chapter-thief = Thief tokens and the Star
africa-lesson-chapter-end = The end of a round

africa-lesson-higher = Up to 10 you must play: a higher card on top, or a lower one underneath. What beats the 7 at the lowest price?
africa-lesson-higher-why = 9 is higher than 7. After each card you draw another one, as long as there is a pile.
africa-lesson-lion = The 2 is the lion: it also beats every card lower than 11. Let it show its teeth.
africa-lesson-lion-why = The lion now counts as the 10 that it beat, so Vega needed more than 10. Rigel could pass, because above 10 passing is free.
africa-lesson-gem = Eleven, twelve and thirteen are gems: topaz, emerald, ruby. Seven cards lie there. Do you want them?
africa-lesson-gem-why = All others passed, so the trick is yours: a gem brings 2 points, a plain card 1.
africa-lesson-lead = Whoever takes a trick leads the next one with any card. Which one can you spare?
africa-lesson-lead-why = Every plain card brings one point, whether it is a 3 or a 10. So keep the high ones.
africa-lesson-thief = The top card is a 10, and you have nothing higher. You cannot pass either, so take a thief token and put a card underneath.
africa-lesson-thief-why = The token costs you 2 points at the end of the round, so take one only when you must. The new card was worth it: it is the Star!
africa-lesson-star = The Brigand beats all numbers, gems and horseshoes. Only one card beats the Brigand.
africa-lesson-star-why = The Star of Africa beats everything and brings 3 points, the Brigand brings 2. Nobody could answer, so the trick is yours.
africa-lesson-runout = The pile is used up, so hands get smaller from now on. You lead.
africa-lesson-runout-why = A low card to begin with, again. Vega has played an emerald.
africa-lesson-pass = An emerald lies on top, and you have nothing higher. What does it cost to pass above 10?
africa-lesson-pass-why = Nothing at all. A pass is for one turn: if somebody plays higher, you can play again.
africa-lesson-enough = Both of your cards beat the 5. Which one is enough?
africa-lesson-enough-why = The 6 is enough, and the 7 stays for the next trick.
africa-lesson-again = A horseshoe, the 14: only the Brigand and the Star are higher.
africa-lesson-again-why = Rigel takes this trick. Rigel has a thief token, too.
africa-lesson-last = Play your last card.
africa-lesson-last-why = Vega has played the last card, too, and only Rigel still had one. That ends the round, and the trick goes to Vega, whose card was on top.

africa-lesson-not-under = That is possible, but it takes a thief token, which costs 2 points. You have a card that beats.
africa-lesson-not-lion = The lion beats the 7, but a 10 as well: keep it for a card that your others cannot beat.
africa-lesson-not-gem = The emerald beats it. But something cheaper does, too: keep the gem for a bigger trick.
africa-lesson-not-take = Passing costs nothing here. But your card beats what lies there, and that is worth taking.
africa-lesson-not-low = That is possible. But a lower card is enough here: keep the higher ones.

africa-lesson-learnt =
    - **Up to 10** play higher, or take a **thief token** (2 points) and put a card underneath. **Above 10** you may pass.
    - The **lion** (2) beats all below 11, the **Brigand** all but the **Star**.
    - If all others pass, the top card takes the **trick**: Star 3 points, Brigand, horseshoe and gems 2, all others 1.
    - The round ends when only **one player has cards** and it is their turn. A game has five.

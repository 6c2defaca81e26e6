# The lobby of a rematch, and what nobody should be surprised by: being kicked, or a channel that is taken.

rematch-title = { $game } · Revanche
rematch-ready = **{ $ready } von { $people } bereit**
rematch-ready-player = ✅ { $player }
rematch-host-asked = { $player } vertritt { $host }.
rematch-host-now = Gastgeberrolle: { $host }, anstelle von { $before }
rematch-can-start = { $host } kann jetzt auf **Start** drücken.
rematch-too-few = { $host } kann auf **Start** drücken, sobald { $least } bereit sind. Freie Plätze stehen allen offen, und über **⋯** setzt sich ein Computer dazu.
rematch-begins = Das Spiel beginnt, sobald alle dabei sind.
rematch-begins-at = Das Spiel beginnt { $when } mit allen, die dabei sind.
rematch-all-in = { $host } drückt auf **Start**, sobald alle da sind.
rematch-without = { $host } kann sofort auf **Start** drücken, ohne die, die noch nicht geantwortet haben.
button-rematch-join = Bin dabei
button-rematch-leave = Diesmal nicht
notice-not-pinged = { $count ->
    [one] { $people } wurde eben erst angepingt.
   *[other] { $people } wurden eben erst angepingt.
}
notice-rematch-joined = Die Revanche ist schon offen, und du bist dabei: { $link }
refused-rematch-here = Die Revanche zu diesem Spiel ist schon offen: { $link }. Drück dort auf **Bin dabei**.
refused-rematch-begun = Die Revanche zu diesem Spiel läuft schon: { $link }. Sieh dort zu; beim nächsten Spiel kannst du wieder mitmachen.
refused-no-rematch = Dieser Tisch wurde vor dem Ende geschlossen, darum gibt es keine Revanche. Eröffne einen neuen mit { $command-game-new }.
refused-rematch-over = Dieses Spiel hat seine Revanche schon gehabt: { $link }. Drück dort auf **Revanche**, oder eröffne einen neuen Tisch mit { $command-game-new }.
refused-kick-asked = { $player } ist gefragt, hat aber noch nicht geantwortet und kann deshalb nicht entfernt werden. **Start** beginnt das Spiel ohne diese Person.
refused-seats-kept = Die letzten Plätze sind für { $players } freigehalten: Die Revanche wartet auf ihre Antwort. Warte sie ab, oder eröffne mit { $command-game-new } einen Tisch in einem anderen Kanal oder Thread.

## Kicked

notice-you-were-kicked = Du wurdest von einem Tisch für { $title } entfernt: { $link }. Dort kannst du keinen Platz mehr nehmen. An jedem anderen Tisch kannst du es, und { $command-game-new } eröffnet deinen eigenen in einem anderen Kanal oder Thread.

## What somebody cannot do alone, or not now

taken-here = In diesem Kanal steht schon ein Tisch für { $at }. Wo möchtest du { $game } spielen?
taken-opened = Dein Tisch steht in seinem Thread: { $channel }
button-taken-join = Bei { $game } mitspielen
button-taken-thread = In einem Thread
button-taken-watch = Den Tisch ansehen
refused-free-again = Dieser Kanal ist wieder frei. { $command-game-new } eröffnet deinen Tisch gleich hier.
refused-no-thread-here = Ich kann hier gerade keinen Thread eröffnen. Eröffne deinen Tisch mit { $command-game-new } in einem anderen Kanal.
refused-not-yourself = Du kannst dich nicht selbst entfernen oder vertreten lassen. { $command-table-leave } gibt deinen Platz auf.
guess-until-single = Du kannst tippen und deinen Tipp ändern, bis alle einmal am Zug waren.
refused-guesses-closed-single = Tippen geht nicht mehr: Das Spiel hat nur eine Runde, und alle waren schon einmal am Zug. Beifall geht noch, und im nächsten Spiel kannst du wieder tippen.
refused-advice-under-way = Der Tipp, nach dem du zuletzt gefragt hast, ist noch nicht da. Warte ihn ab, und frag dann noch einmal.

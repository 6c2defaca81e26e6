# Warum etwas abgelehnt wurde, für alle Spiele. Jeder Satz sagt, was zu tun ist.

refused-unknown-move = Diesen Zug kenne ich nicht: { $move }. Öffne deine Hand und benutze ihre Knöpfe.
refused-not-your-turn = Du bist noch nicht dran.
refused-game-over = Dieses Spiel ist vorbei. Beginnt ein neues mit Revanche oder dem Befehl neu.
refused-draw-pile-empty = Der Nachziehstapel ist aufgebraucht.
refused-bad-reshuffle = Die Mischung nennt nicht genau die Karten des Ablagestapels.

refused-unknown-option = Die Hausregel { $option } gibt es nicht.
refused-bad-option = { $value } gibt es bei der Hausregel { $option } nicht.
refused-bad-deck = Mit diesem Kartensatz kann man nicht spielen: { $reason }.
refused-bad-seed = { $seed } ist kein Startwert; er hat 64 Hexadezimalziffern.
refused-unknown-card = Die Karte { $card } gibt es nicht.
refused-card-taken = Die Karte { $card } steht doppelt da.
refused-too-few-seats = Zu einem Spiel gehören mindestens { $least }. Lass jemanden mitspielen oder füge einen Computergegner hinzu.
refused-too-many-seats = Höchstens { $most } können mitspielen.

refused-stale-button = Dieser Knopf ist von einem früheren Zug. So steht es jetzt.
refused-unknown-button = Diesen Knopf kenne ich nicht. Nimm die an der neuesten Nachricht des Tisches, oder hol sie mit dem Befehl tisch wieder hervor.
refused-unknown-table = Diesen Tisch gibt es nicht mehr. Eröffne einen neuen mit dem Befehl neu.
refused-no-table-here = In diesem Kanal ist kein Tisch. Eröffne einen mit dem Befehl neu.
refused-table-here = In diesem Kanal läuft schon ein Spiel: { $link }. Spiel dort mit, oder eröffne deines in einem anderen Kanal oder Thread.
refused-not-seated = Du hast an diesem Tisch keinen Platz. Setz dich dazu, bevor es losgeht, oder warte auf das nächste Spiel.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-table-full = Dieser Tisch ist voll: Alle { $seats } Plätze sind besetzt.
refused-already-started = Das Spiel hat schon begonnen. Sei beim nächsten dabei.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-only-host = Das kann nur { $host } als Gastgeber.
refused-only-host-or-moderator = Nur { $host } als Gastgeber oder ein Moderator darf das.
refused-no-computer = Hier ist kein Computergegner, den man wegnehmen könnte.
refused-not-finished = Eine Revanche gibt es, wenn das Spiel vorbei ist.
refused-wrong-channel = Dieser Tisch steht in einem anderen Kanal.
refused-no-access = In diesem Kanal darf ich nicht schreiben. Bitte einen Moderator, mich ihn sehen und darin schreiben zu lassen, und versuch es noch einmal.
refused-guild-only = Tische werden in einem Kanal eines Servers eröffnet.
refused-not-saved = Es wurde nichts gespielt: Ich konnte es nicht speichern. Bitte versuch es gleich noch einmal.
refused-unexpected = Bei mir ist etwas schiefgegangen, und es wurde nichts verändert. Bitte versuch es noch einmal.
refused-paused = Das Spiel ist angehalten. Gastgeber oder Moderator können es mit dem Befehl weiter fortsetzen.
refused-not-paused = Das Spiel ist nicht angehalten.
refused-player-not-seated = { $player } hat an diesem Tisch keinen Platz.
refused-kick-host = Dem Gastgeber kann man den Platz nicht nehmen. Beende das Spiel, oder warte, bis er geht.
refused-channel-not-allowed = Auf diesem Server werden Spiele in { $channels } eröffnet.
refused-needs-manage-server = Das kann nur ändern, wer diesen Server verwalten darf.
refused-not-finished-yet = Das Spiel ist noch nicht vorbei. Danach gibt es das Protokoll.
refused-too-slow = Ich war eben zu langsam. Bitte versuch es noch einmal.
refused-too-many-seated = Hier sitzen schon { $seated }, und nach diesen Regeln können nur { $most } spielen. Erst muss jemand den Tisch verlassen.
refused-no-season = Hier gab es noch keine Saison.
refused-no-statistics = { $player } hat hier noch kein Spiel beendet.
refused-still-seated = Du sitzt noch an einem Tisch. Verlass ihn oder spiel zu Ende, und versuch es dann noch einmal.

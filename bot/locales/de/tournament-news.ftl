# Neues von einem Turnier, das ungefragt kommt.

tournament-channel-gone-organiser = **{ $title }** ist zu Ende: Der Kanal wurde gelöscht. Die Ergebnisse bis dahin bleiben.
tournament-left-to-directors = **{ $title }**: Tisch { $number } wurde dreimal ohne Ergebnis geschlossen. Die Spielleitung entscheidet: **⋯**, **{ button-tournament-direct }**, dann **{ button-tournament-results }**.
tournament-game-missing = **{ $title }** ist angehalten: Das Spiel „{ $missing }“ gibt es hier im Moment nicht. Sobald es wieder da ist, drückt die Spielleitung **⋯**, **{ button-tournament-direct }**, dann **{ button-tournament-resume }**.
tournament-without-threads = Ich darf hier keine Threads eröffnen. Die Tische kommen deshalb nacheinander in { $channels }.
refused-not-for-tables = In { $channel } kann ich keine Tische eröffnen: Du und ich müssen dort schreiben dürfen.
tournament-news-won = 🏆 **{ $player }** gewinnt **{ $title }**.
tournament-news-won-ahead = 🏆 **{ $player }** gewinnt **{ $title }** vor { $players }.
tournament-news-shared = 🏆 { $players } teilen sich den ersten Platz bei **{ $title }**.
tournament-news-to = { $players }: { $text }
tournament-news-called-off = **{ $title }** wurde abgesagt und findet nicht statt.
tournament-news-disqualified = Du wurdest bei **{ $title }** von { $director } disqualifiziert: { $reason }
tournament-news-taken-out = Du wurdest aus **{ $title }** von { $director } herausgenommen: { $reason }
tournament-news-replaced = **{ $title }**: { $player } spielt anstelle von { $former } weiter, mit allen Ergebnissen.
tournament-moved-up = Bei **{ $title }** ist ein Platz frei geworden: Du bist dabei. Du wirst angepingt, wenn dein Tisch offen ist.
tournament-moved-up-check-in = Bei **{ $title }** ist ein Platz frei geworden: Du bist dabei. Drück vor dem Beginn auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
tournament-check-in-opened = Der Check-in für **{ $title }** ist offen. Drück vor dem Beginn auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
tournament-check-in-opened-until = Der Check-in für **{ $title }** ist offen. Es beginnt um { $when }: Drück vorher auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
table-result-entered = Die Spielleitung hat für diesen Tisch ein Ergebnis eingetragen; es steht mit dem Grund in dieser Nachricht. Das Spiel ist zu Ende.
table-decided = Zu wenige von diesem Tisch sind noch dabei, damit ist er entschieden: Wer geblieben ist, liegt vorn.
table-called-off = Abgesagt: Das Spiel an diesem Tisch zählt nicht mehr.
refused-not-a-member = { $player } ist ein Bot oder kein Mitglied dieses Servers. Wähle eine Person, die hier ist.
refused-signed-up-too-often = Du hast dich zu oft angemeldet. Frag die Spielleitung, wenn du mitspielen willst.
tournament-news-corrected = ✏️ **{ $title }**: Das Ergebnis von Tisch { $number } wurde nach dem Ende von { $director } berichtigt: { $reason }
tournament-news-changed = ✏️ **{ $title }**: { $director } hat das Ergebnis von Tisch { $number } geändert: { $reason }
tournament-news-entered = ✏️ **{ $title }**: { $director } hat das Ergebnis von Tisch { $number } eingetragen: { $reason }

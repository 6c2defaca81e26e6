# Clubs: their commands, their pages, their matches, and why something was refused.

## Commands

name-club = club
name-name = name
name-role = rolle
name-against = gegen
name-tables = tische

command-club = Einen Club oder alle zeigen, nur dir: Mitglieder, Leitung, Begegnungen
command-club-new = Einen Club gründen
command-club-new-name = Wie der Club heißt
command-club-new-role = Wer diese Rolle hat, ist Mitglied; ohne Angabe eine Liste von Leuten
command-club-club = Welchen; ohne Angabe deinen, oder alle zur Auswahl
command-club-match-against = Um hier eine Begegnung auszuschreiben: der andere Club; seine Leitung muss annehmen
command-club-match-game = Welches Spiel gespielt wird
command-club-match-tables = An wie vielen Tischen die Clubs höchstens aufeinandertreffen
command-club-match-seats = Wie viele an einem Tisch spielen; ohne Angabe 2
command-club-match-rounds = Wie viele Runden; ohne Angabe 1
command-club-match-starts = Wann sie beginnt: 20:00, Sa 20:00, 24.12. 20:00, in 2 h; ohne Angabe gibst du den Start

## Die Seite eines Clubs

club-of-role = Wer die Rolle { $role } hat, ist Mitglied. Gezählt wird, wer mich auf diesem Server schon benutzt hat.
club-of-list = Mitglied wird, wer eine Einladung annimmt oder aufgenommen wird.
club-role-gone = ⚠️ Die Rolle dieses Clubs wurde gelöscht. Die Clubleitung kann ihm eine andere geben oder eine Liste daraus machen.
club-members = { $count ->
    [0] Noch keine Mitglieder.
    [one] **1 Mitglied**
   *[other] **{ $count } Mitglieder**
}
club-keepers = Clubleitung: { $players }
club-no-keepers = Niemand leitet diesen Club. Mitglieder mit dem Recht *Server verwalten* können eine Leitung bestimmen.
club-asked = { $count ->
    [one] 1 möchte dazu: { $players }
   *[other] { $count } möchten dazu: { $players }
}
club-invited = { $count ->
    [one] 1 ist eingeladen: { $players }
   *[other] { $count } sind eingeladen: { $players }
}
club-matches = Begegnungen
club-own-member = Du bist Mitglied.
club-own-invited = Du bist eingeladen.
club-own-asked = Du hast angefragt. Die Clubleitung antwortet.
club-own-outside = Du bist kein Mitglied.
clubs-title = Clubs auf diesem Server
clubs-about = Wähle einen aus, um zu sehen, wer dabei ist, oder um mitzumachen.
club-listed-member = du bist Mitglied
club-listed-invited = du bist eingeladen
club-listed-asked = du hast angefragt
club-pick = Welcher Club?
club-leaderboard = Rangliste des Clubs: welches Spiel?
club-let-in = Wen nimmst du auf?
club-turn-down = Wessen Anfrage lehnst du ab?
club-invitation = { $players }: { $keeper } lädt euch in den Club **{ $club }** ein.
club-invitation-answered = Auf diese Einladung in den Club **{ $club }** haben alle geantwortet.
club-request = Jemand möchte in den Club **{ $club }**. Die Clubleitung antwortet auf seiner Seite.
club-request-answered = Die Leitung von **{ $club }** hat auf diese Anfrage geantwortet.
club-end-question = Willst du den Club **{ $club }** auflösen? Seine Liste wird endgültig gelöscht. Begegnungen gehen weiter, und ihre Ergebnisse bleiben.
club-invite-about = Wen willst du in **{ $club }** einladen? Sie werden hier angepingt und sind Mitglied, sobald sie annehmen.
club-invite-who = Leute
club-remove-about = Wer soll **{ $club }** verlassen? Auch Einladungen und Anfragen enden hier.
club-remove-who = Leute
club-keepers-about = Die Leitung von **{ $club }** lädt Leute ein, entfernt sie, schreibt Begegnungen aus und nimmt sie an. Wer den Club gegründet hat, gehört immer dazu.
club-keepers-who = Clubleitung
club-role-about = Wer diese Rolle hat, ist Mitglied von **{ $club }**, sonst niemand.
club-role-who = Rolle

button-club-show = Der Club
button-club-all = Alle Clubs
button-club-join = Aufnahme anfragen
button-club-leave = Club verlassen
button-club-take-back = Doch nicht
button-club-accept = Beitreten
button-club-decline = Nein, danke
button-club-letin = Aufnehmen
button-club-turndown = Ablehnen
button-club-invite = Einladen
button-club-remove = Entfernen
button-club-keepers = Leitung bestimmen
button-club-role = Andere Rolle
button-club-list = Liste daraus machen
button-club-end = Club auflösen…
button-club-endsure = Ja, auflösen

notice-club-founded = **{ $club }** ist gegründet.
notice-club-joined = Du bist Mitglied von **{ $club }**.
notice-club-accepted = Du bist Mitglied von **{ $club }**.
notice-club-declined = Du hast abgelehnt.
notice-club-asked = Du hast bei **{ $club }** angefragt. Die Clubleitung antwortet.
notice-club-left = Du bist nicht mehr in **{ $club }**.
notice-club-left-match = Du bist nicht mehr in **{ $club }** und spielst auch seine Begegnung nicht mehr mit.
notice-club-let-in = Erledigt: Sie sind Mitglied von **{ $club }**.
notice-club-turned-down = Erledigt: Du hast diese Anfrage bei **{ $club }** abgelehnt.
notice-club-removed = Erledigt: Sie sind nicht mehr in **{ $club }**.
notice-club-removed-match = Erledigt: Sie sind nicht mehr in **{ $club }** und spielen auch seine Begegnung nicht mehr mit.
notice-club-keepers = Erledigt: Die Leitung von **{ $club }** ist bestimmt.
notice-club-role = **{ $club }** hat eine andere Rolle.
notice-club-list = **{ $club }** ist jetzt eine Liste. Wer die Rolle hatte, ist eingeladen.
notice-club-ended = Der Club **{ $club }** ist aufgelöst.

## Begegnungen

tournament-format-clubs = Club gegen Club
tournament-about-clubs = Von jedem Club spielen gleich viele. Was sie an den Tischen holen, zählt für ihren Club zusammen.
why-clubs = Zwei Clubs treffen aufeinander: Am Tisch sitzen möglichst gleich viele von beiden.
club-match-title = { $one } – { $other }
club-score = { $one } **{ $points } – { $others }** { $other }
club-winner = 🏆 { $club } gewinnt die Begegnung!
club-level = { $one } und { $other } sind gleichauf!
club-side = { $count ->
    [0] { $club }: noch niemand, von höchstens { $most }
   *[other] { $club } ({ $count } von höchstens { $most }): { $players }
}
club-awaits = **{ $other }** bittet um diese Begegnung. Die Leitung von **{ $club }** kann sie annehmen. Ohne Antwort bis { $when } wird sie abgesagt.
club-own-side = Du spielst für **{ $club }**.
club-which-side = Du bist Mitglied beider Clubs. Für welchen spielst du in „**{ $title }**“?
club-not-accepted = Die Begegnung findet nicht statt: Die Leitung von { $club } hat sie nicht angenommen.
club-out-of-match = nicht mehr im Club { $club }
button-tournament-accept = Begegnung annehmen
button-tournament-decline = Ablehnen
notice-club-match-accepted = Die Begegnung findet statt. Die Mitglieder beider Clubs können sich jetzt anmelden, und du gehörst zur Spielleitung.
notice-club-match-declined = Die Begegnung findet nicht statt.
notice-club-waiting = Alle Plätze von { $club } sind vergeben. Du stehst auf der Warteliste an Stelle { $number }: Der nächste freie Platz ist deiner, und du wirst angepingt.

## Absagen

refused-no-clubs = Auf diesem Server gibt es noch keinen Club. { $command-organise-club } gründet einen.
refused-club-name-taken = Einen Club namens { $name } gibt es auf diesem Server schon. Wähle einen anderen Namen.
refused-too-many-clubs = Ein Server hat höchstens { $most } Clubs. Löse zuerst einen auf: { $command-club }.
refused-club-name-empty = Diesen Namen sieht man nicht. Nimm sichtbare Zeichen.
refused-club-needs-manage = Nur Mitglieder mit dem Recht *Server verwalten* oder *Veranstaltungen verwalten* können einen Club gründen. Bitte eines von ihnen darum.
refused-club-bad-role = Aus dieser Rolle kann kein Club werden. Wähle eine, die manche haben, aber nicht alle.
refused-club-role-there = Die Rolle dieses Clubs gibt es noch, geändert hat sich nichts. Einen Club mit einer anderen Rolle gründet { $command-organise-club }.
refused-club-role-deleted = Die Rolle des Clubs { $name } wurde gelöscht. Die Clubleitung kann ihm eine andere geben: { $command-club }.
refused-club-has-role = In diesem Club ist, wer die Rolle { $role } hat. Wende dich an die Leute, die auf diesem Server Rollen vergeben.
refused-club-member-already = Du bist schon Mitglied dieses Clubs. { $command-club } zeigt ihn.
refused-club-asked-already = Du hast schon angefragt. Die Clubleitung antwortet; { $command-club } zeigt, wer das ist.
refused-club-full = Die Liste dieses Clubs ist voll. Die Clubleitung kann zuerst jemanden entfernen.
refused-club-not-invited = Du bist nicht in diesen Club eingeladen. Du kannst anfragen: { $command-club }.
refused-not-in-club = Du bist kein Mitglied dieses Clubs. { $command-club } zeigt, wie man es wird.
refused-not-club-keeper = Das darf nur die Leitung dieses Clubs. { $command-club } zeigt, wer das ist.
refused-not-keeper-of-club = Das darf nur die Leitung von { $name }. { $command-club } zeigt, wer das ist.
refused-not-club-founder = Nur wer den Club gegründet hat und Mitglieder mit dem Recht *Server verwalten* bestimmen die Clubleitung. Frag dort nach.
refused-too-many-keepers = Zur Clubleitung gehören höchstens { $most } weitere Leute. Wähle weniger.
refused-club-invited-already = Sie sind schon Mitglied oder eingeladen. Wähle jemand anderen.
refused-club-invited-lately = Sie wurden hier in der letzten Woche schon in einen Club eingeladen. Sie können selbst anfragen.
refused-club-not-asked = Diese Person hat nicht angefragt, oder sie hat schon eine Antwort. { $command-club } zeigt, wie es jetzt ist.
refused-club-nobody-removed = Niemand davon ist in diesem Club. { $command-club } zeigt, wer es ist.
refused-club-empty = Der Club { $name } hat noch keine Mitglieder und kann nicht spielen. Seine Leitung kann Leute einladen: { $command-club }.
refused-which-own-club = Für welchen Club? Gib **{ name-club }** an: { $command-club }.
refused-match-lacks = Zu einer Begegnung gehören auch die Optionen **{ name-game }** und **{ name-tables }**: { $command-club }.
refused-not-of-clubs = Hier können nur Mitglieder von { $one } und von { $other } spielen. { $command-club } zeigt, wie man eines wird.
refused-match-not-accepted = Der andere Club hat diese Begegnung noch nicht angenommen. Seine Leitung muss zuerst **{ button-tournament-accept }** drücken.
refused-which-club = Sag, für welchen Club du spielst: Drück noch einmal auf **{ button-tournament-signup }**.
refused-accepted-already = Hier gibt es nichts mehr anzunehmen. Findet die Begegnung statt, drück auf **{ button-tournament-signup }**.
refused-bad-clubs = Zu einer Begegnung gehören zwei verschiedene Clubs. Nenne einen anderen: { $command-club }.
refused-match-live = Zwischen { $one } und { $other } gibt es eine Begegnung, die noch nicht vorbei ist: { $link }. Spielt sie zuerst, oder lasst sie von der Spielleitung absagen.
refused-match-again-later = Die letzte Begegnung von { $one } und { $other } fand nicht statt. Eine neue kannst du { $when } ausschreiben.
refused-too-many-matches = Mehr als { $most } Begegnungen an einem Tag gehen nicht. Die nächste kannst du { $when } ausschreiben.
refused-bad-tables = Clubs spielen an { $least } bis { $most } Tischen. Wähle so eine Zahl: { $command-club }.
refused-uneven-tables = Mit { $seats } an einem Tisch braucht es eine gerade Zahl von Tischen, damit von beiden Clubs gleich viele spielen.
refused-too-few-of-club = Eine Begegnung braucht mindestens { $least } Leute von jedem Club, und von { $club } sind { $here } da. Warte, bis mehr kommen, oder sag sie ab.
why-byes-clubs = Von beiden Clubs spielen gleich viele. Zuerst spielt, wer am häufigsten spielfrei war; sonst entscheidet das Los.

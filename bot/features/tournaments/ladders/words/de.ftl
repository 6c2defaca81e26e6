# Ladders, and what they say in place of what tournaments say: that key is the kind, then the tournaments' key.

## Leitern

ladder-tournament-no-winner = Die Saison ist vorbei. Niemand steht auf der Leiter.
ladder-tournament-called-off = Die Saison wurde vorzeitig beendet. Die Reihenfolge bleibt.
ladder-tournament-called-off-by = { $player } hat die Saison vorzeitig beendet. Die Reihenfolge bleibt.
ladder-tournament-channel-gone = Die Leiter ist zu Ende, weil ihr Kanal gelöscht wurde. Die Reihenfolge bleibt.
ladder-tournament-absence = Machst du deinen ersten Zug nicht innerhalb von { $time }, giltst du als abwesend: Der Computer spielt für dich, und du verlierst.
ladder-tournament-absence-usual = Machst du deinen ersten Zug nicht rechtzeitig, giltst du als abwesend: Der Computer spielt für dich, und du verlierst.
ladder-tournament-direct-call-off = Willst du die Saison von **{ $title }** jetzt beenden? Offene Herausforderungen entfallen, Tische werden geschlossen, und das lässt sich nicht rückgängig machen. Die Reihenfolge bleibt.
ladder-tournament-take-out-title = Jemanden von der Leiter nehmen
ladder-button-tournament-calloff = Saison beenden
ladder-button-tournament-calloffsure = Ja, beenden
ladder-button-tournament-takeout = Von der Leiter nehmen

ladder-refused-unknown-tournament = Diese Leiter gibt es auf diesem Server nicht. { $command-ladder } zeigt die, die es gibt.
ladder-refused-tournament-over = Die Saison dieser Leiter ist vorbei. { $command-ladder } zeigt, ob die nächste schon begonnen hat.
ladder-refused-not-entered = Du stehst noch nicht auf dieser Leiter. Drück auf **{ button-ladder-join }**: Du beginnst auf dem letzten Platz.
ladder-refused-entered-already = Du stehst schon auf dieser Leiter. **{ button-ladder-me }** zeigt deinen Platz und deine Herausforderung.
ladder-refused-bad-limit = Auf einer Leiter können { $least } bis { $most } Leute stehen. Wähle so eine Grenze mit { $command-organise-ladder }.

## The message of a ladder

name-reach = reichweite
name-days = tage
name-weeks = wochen
name-ladder = leiter

command-ladder = Eine Saison lang herausfordern: Auf der Leiter haben alle einen Platz
command-ladder-new = Eine Leiter in diesem Kanal ausschreiben
command-ladder-new-game = Welches Spiel gespielt wird, immer zu zweit
command-ladder-new-title = Wie die Leiter heißt
command-ladder-new-reach = Wie viele Plätze weiter oben man herausfordern darf; ohne Angabe 3
command-ladder-new-days = Wie viele Tage Zeit man für eine Herausforderung hat; ohne Angabe 7
command-ladder-new-weeks = Wie viele Wochen die Saison dauert; ohne Angabe 8
command-ladder-new-limit = Wie viele darauf stehen können; alle weiteren kommen auf die Warteliste
command-ladder-new-turn-time = Wie lange man überlegen darf
command-ladder-show-ladder = Welche; ohne Angabe deine

tournament-format-ladder = Leiter
tournament-about-ladder = Alle haben einen Platz. Schlag eine Person, die ein paar Plätze über dir steht, und du nimmst ihren Platz.
why-challenge = Wer zuerst genannt ist, hat herausgefordert, und beide waren bereit.

ladder-tournament-untitled = { $game }-Leiter
ladder-weeks = { $count ->
    [one] Saison von 1 Woche
   *[other] Saison von { $count } Wochen
}
ladder-season-until = Die Saison dauert von { $since } bis { $when } ({ $countdown }).
ladder-season-ending = Die Saison ist vorbei. Offene Herausforderungen werden noch gespielt, neue gibt es nicht mehr.
ladder-season-won = 🏆 **{ $title }**: **{ $player }** steht am Ende der Saison ganz oben.
ladder-season-won-ahead = 🏆 **{ $title }**: **{ $player }** steht am Ende der Saison ganz oben, vor { $players }.
ladder-tournament-paused = ⏸️ Die Leiter ist angehalten. Niemand wird herausgefordert, und keine Frist läuft ab.
ladder-how = { $count ->
    [one] Drück auf **{ button-ladder-join }**, und fordere dann heraus, wer 1 Platz über dir steht.
   *[other] Drück auf **{ button-ladder-join }**, und fordere dann eine Person heraus, die bis zu { $count } Plätze über dir steht.
}
ladder-nobody = Noch steht niemand darauf. Mach den Anfang!
ladder-order = Reihenfolge
ladder-open = Offene Herausforderungen
ladder-results = Letzte Ergebnisse
ladder-challenge = { $challenger } fordert { $challenged } ({ $place }.) heraus
ladder-is-ready = ✋ { $player } ist bereit
ladder-result-played = { $challenger } schlägt { $challenged } und steht auf Platz { $place }
ladder-result-conceded = { $challenged } gibt auf: { $challenger } bekommt Platz { $place }
ladder-result-unanswered = { $challenged } war nicht bereit: { $challenger } bekommt Platz { $place }
ladder-result-kept = { $challenged } behält Platz { $place } gegen { $challenger }
ladder-ended-taken-back = { $challenger } hat die Herausforderung an { $challenged } zurückgenommen
ladder-ended-run-out = { $challenger } und { $challenged } haben nicht rechtzeitig gespielt: Die Plätze bleiben
ladder-ended-left = Die Herausforderung von { $challenger } an { $challenged } entfällt: Jemand von beiden ist nicht mehr dabei
ladder-ended-broken-off = Die Herausforderung von { $challenger } an { $challenged } entfällt: Die Leiter ist zu Ende

## Die Nachricht einer Herausforderung

ladder-told = ⚔️ { $mention }: **{ $challenger }** fordert dich um Platz **{ $place }** heraus (**{ $title }**).
ladder-told-until = Ihr habt Zeit bis { $when } ({ $countdown }).
ladder-told-how = { $count ->
    [one] Drück auf **{ button-ladder-ready }**, wenn du gerade spielen kannst. Seid ihr beide innerhalb einer Minute bereit, öffnet sich euer Tisch. Ist bis { $when } nur { $challenger } bereit, geht der Platz an { $challenger }.
   *[other] Drück auf **{ button-ladder-ready }**, wenn du gerade spielen kannst. Seid ihr beide innerhalb von { $count } Minuten bereit, öffnet sich euer Tisch. Ist bis { $when } nur { $challenger } bereit, geht der Platz an { $challenger }.
}
ladder-told-table = Euer Tisch: { $where }
ladder-ready-until = ✋ **{ $player }** ist bis { $when } bereit.
ladder-ready-ping = { $mention }: **{ $player }** ist für eure Herausforderung bereit (**{ $title }**). Drück bis { $when } auf **{ button-ladder-ready }**, dann öffnet sich euer Tisch:

## Wie es geht

ladder-about-title = So geht diese Leiter
ladder-about-places = Alle haben einen Platz. Wer dazukommt, beginnt ganz unten.
ladder-about-reach = { $count ->
    [one] Du forderst heraus, wer 1 Platz über dir steht. Gewinnst du, tauscht ihr die Plätze. Bei Niederlage oder Unentschieden bleibt alles, wie es ist.
   *[other] Du forderst eine Person heraus, die bis zu { $count } Plätze über dir steht. Gewinnst du, tauscht ihr die Plätze. Bei Niederlage oder Unentschieden bleibt alles, wie es ist.
}
ladder-about-time = { $count ->
    [one] Ihr habt 1 Tag Zeit. Alle haben höchstens eine offene Herausforderung.
   *[other] Ihr habt { $count } Tage Zeit. Alle haben höchstens eine offene Herausforderung.
}
ladder-about-ready = { $count ->
    [one] Drück auf **{ button-ladder-ready }**, wenn du spielen kannst. Sind innerhalb einer Minute beide bereit, öffnet sich euer Tisch, und ihr werdet angepingt.
   *[other] Drück auf **{ button-ladder-ready }**, wenn du spielen kannst. Sind innerhalb von { $count } Minuten beide bereit, öffnet sich euer Tisch, und ihr werdet angepingt.
}
ladder-about-silence = War nur bereit, wer herausgefordert hat, und zwar { $hours } Stunden vor dem Ende oder früher, geht der Platz trotzdem über. Sonst ändert sich nichts.
ladder-about-again = { $count ->
    [one] Nach einem Spiel könnt ihr euch 1 Tag lang nicht herausfordern, außer wenn sonst niemand in Reichweite ist.
   *[other] Nach einem Spiel könnt ihr euch { $count } Tage lang nicht herausfordern, außer wenn sonst niemand in Reichweite ist.
}
ladder-about-leave = Meldest du dich ab, rücken alle unter dir auf. Kommst du zurück, beginnst du ganz unten.
ladder-about-season = { $count ->
    [one] Die Saison dauert 1 Woche. Danach werden nur noch offene Herausforderungen gespielt.
   *[other] Die Saison dauert { $count } Wochen. Danach werden nur noch offene Herausforderungen gespielt.
}

## Die eigene Seite

ladder-me-place = Dein Platz: **{ $place }** von { $count }
ladder-me-not-on = Du stehst nicht auf dieser Leiter. Drück auf **{ button-ladder-join }**: Du beginnst ganz unten.
ladder-me-over = Die Saison ist vorbei.
ladder-me-free = Du hast keine offene Herausforderung.
ladder-me-ready = Drück auf **{ button-ladder-ready }**, wenn du gerade spielen kannst.
ladder-me-both-ready = Ihr seid beide bereit: Gleich öffnet sich euer Tisch.
ladder-me-past = Deine bisherigen Herausforderungen
ladder-pick-title = Wen forderst du heraus?
ladder-pick-about = { $count ->
    [one] Wen du wählst, wird einmal angepingt, und ihr habt 1 Tag Zeit zum Spielen.
   *[other] Wen du wählst, wird einmal angepingt, und ihr habt { $count } Tage Zeit zum Spielen.
}
ladder-pick-first = Du stehst ganz oben: Jetzt fordern die anderen dich heraus.
ladder-pick-nobody = Gerade kannst du niemanden herausfordern. Versuch es später.
ladder-pick-list = Wähle jemanden
ladder-cannot-busy = hat eine offene Herausforderung
ladder-cannot-lately = wieder möglich { $when }
ladder-concede-question = Willst du aufgeben? Dann tauscht ihr ohne Spiel: **{ $challenger }** bekommt Platz **{ $place }**.
ladder-withdraw-question = Willst du dich von **{ $title }** abmelden? Alle unter dir rücken auf. Kommst du zurück, beginnst du ganz unten.

## Knöpfe

button-ladder-join = Mitmachen
button-ladder-challenge = Herausfordern …
button-ladder-me = Meine Seite
button-ladder-order = Ganze Reihenfolge
button-ladder-about = So geht’s
button-ladder-ready = Bereit
button-ladder-concede = Aufgeben
button-ladder-concedesure = Ja, aufgeben
button-ladder-takeback = Zurücknehmen
button-ladder-next = Neue Saison

## Was nach einem Klick gesagt wird

notice-ladder-joined = Du bist jetzt bei **{ $title }** dabei. Drück auf **{ button-ladder-challenge }**, um jemanden über dir herauszufordern.
notice-ladder-joined-first = Du bist jetzt bei **{ $title }** dabei, auf dem ersten Platz. Wer dazukommt, kann dich herausfordern.
notice-ladder-challenged = Du hast { $player } herausgefordert; die Nachricht steht in { $channel }. Drück auf **{ button-ladder-ready }**, wenn du gerade spielen kannst.
notice-ladder-ready = Du bist bis { $when } bereit. Sobald das Gegenüber auch bereit ist, öffnet sich euer Tisch, und du wirst angepingt. Nach { $when } drück noch einmal auf **{ button-ladder-ready }**.
notice-ladder-conceded = Du hast aufgegeben. Eure Plätze sind getauscht.
notice-ladder-taken-back = Du hast deine Herausforderung zurückgenommen. Es hat sich nichts geändert.
notice-ladder-next = { $count ->
    [one] Die nächste Saison von **{ $title }** hat in { $channel } begonnen, mit 1 Person. Niemand wird angepingt.
   *[other] Die nächste Saison von **{ $title }** hat in { $channel } begonnen, mit { $count } Leuten in derselben Reihenfolge. Niemand wird angepingt.
}

## Warum etwas abgelehnt wurde

refused-unknown-ladder = So eine Leiter gibt es hier nicht. Wer Veranstaltungen verwalten darf, kann eine ausschreiben.
refused-no-ladder = Das ist keine Leiter. { $command-ladder } zeigt eine.
refused-not-for-two = Auf einer Leiter spielen zwei, und nach diesen Regeln braucht das Spiel mehr. Wähle ein anderes: { $command-organise-ladder }.
refused-bad-reach = Herausfordern kann man { $least } bis { $most } Plätze weiter oben. Wähle so eine Zahl: { $command-organise-ladder }.
refused-bad-days = Möglich sind { $least } bis { $most } Tage für eine Herausforderung. Wähle so eine Zahl: { $command-organise-ladder }.
refused-bad-weeks = Eine Saison dauert { $least } bis { $most } Wochen. Wähle so eine Zahl: { $command-organise-ladder }.
refused-challenge-self = Dich selbst kannst du nicht herausfordern. Wähle jemanden über dir: **{ button-ladder-challenge }**.
refused-challenge-nobody = { $player } steht nicht auf dieser Leiter. Wähle eine Person, die darauf steht: **{ button-ladder-challenge }**.
refused-challenge-below = { $player } steht unter dir. Wähle jemanden über dir: **{ button-ladder-challenge }**.
refused-challenge-too-far = Das ist zu weit oben: Herausfordern kannst du bis zu { $reach } Plätze über dir. Wähle eine Person, die näher steht: **{ button-ladder-challenge }**.
refused-challenge-left = Diese Person hat den Server verlassen. Wähle jemand anderen: **{ button-ladder-challenge }**.
refused-challenging-already = Du hast schon eine offene Herausforderung. Spiel sie zuerst, oder beende sie: **{ button-ladder-me }**.
refused-challenged-already = { $player } hat schon eine offene Herausforderung. Warte, bis sie vorbei ist, oder wähle jemand anderen: **{ button-ladder-challenge }**.
refused-challenged-lately = Ihr habt gerade erst gegeneinander gespielt. { $player } kannst du { $when } wieder herausfordern, jemand anderen schon jetzt: **{ button-ladder-challenge }**.
refused-season-over = Die Saison ist vorbei. Sind die letzten Herausforderungen gespielt, kann die Spielleitung die nächste beginnen.
refused-season-not-over = Die nächste Saison beginnt, wenn diese vorbei ist. Die Spielleitung kann sie jetzt beenden: **⋯**, **{ button-tournament-direct }**, dann **{ ladder-button-tournament-calloff }**.
refused-season-begun = Die nächste Saison hat schon begonnen. { $command-ladder } zeigt sie.
refused-ladder-waiting = Du stehst auf der Warteliste. Der nächste freie Platz ist deiner.
refused-unknown-challenge = Diese Herausforderung gibt es auf der Leiter nicht. **{ button-ladder-me }** zeigt deine.
refused-not-your-challenge = Das ist nicht deine Herausforderung. **{ button-ladder-me }** zeigt, ob du eine hast.
refused-challenge-over = Diese Herausforderung ist vorbei. **{ button-ladder-me }** zeigt, wie sie ausging.
refused-challenge-at-table = Diese Herausforderung wird schon gespielt. Der Link zu eurem Tisch steht hier: **{ button-ladder-me }**.
refused-ready-already = Du bist schon bis { $when } bereit. Du wirst angepingt, sobald das Gegenüber es auch ist.
refused-only-challenged = Aufgeben kann nur, wer herausgefordert wurde. Du kannst deine Herausforderung zurücknehmen: **{ button-ladder-me }**.
refused-only-challenger = Zurücknehmen kann nur, wer herausgefordert hat. Du kannst aufgeben: **{ button-ladder-me }**.

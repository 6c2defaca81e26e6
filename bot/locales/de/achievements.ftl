# Erfolge: was jemand geschafft hat, auf der Schlusskarte und auf einer eigenen Seite.

button-achievements = Erfolge
button-achievements-statistics = Statistik
achievements-title = Erfolge von { $player } in { $game }
achievements-count = { $count ->
    [0] { $all } zu entdecken
   *[other] { $count } von { $all } erreicht
}
achievements-earned = { $sign } **{ $name }** · { $what }
achievements-open = ▫️ { $name } · { $what }
achievements-more = … und { $count } weitere
achievements-more-secret = … und { $count } weitere, davon geheim: { $secret }
achievements-secret-earned = ❔ ??? · ein geheimer Erfolg
achievements-havers = { $people ->
    [one] { $count } von 1 Person hier
   *[other] { $count } von { $people } Leuten hier
}
achievements-any = **In allen Spielen**
achievements-note = Erfolge zählen in Spielen, die mindestens zwei Menschen zu Ende spielen, oder allein an einem Tisch mit den stärksten Computern.
card-achieved = { $count ->
    [one] 🏅 Neuer Erfolg: { $names }
   *[other] 🏅 Neue Erfolge: { $names }
}
refused-no-achievements = Erfolge sind hier ausgeschaltet, oder { $player } zeigt sie nicht.
settings-achievements-on = Erfolge werden gezeigt.

## Erfolge

any-achievement-giant = Riesentöter
any-achievement-giant-for = Gewinne gegen eine Person, deren Wertung mindestens 200 Punkte über deiner liegt, sobald deine gefestigt ist.
any-achievement-underdog = Außenseiter
any-achievement-underdog-for = Gewinne mit der niedrigsten Wertung von mindestens vier Menschen am Tisch, sobald deine gefestigt ist.
any-achievement-polymath = Universalgenie
any-achievement-polymath-for = Erreiche etwas in drei verschiedenen Spielen.
any-achievement-collector = Sammlung
any-achievement-collector-for = Erreiche auf diesem Server zwölf verschiedene Dinge.

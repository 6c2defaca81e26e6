# Les tournois : le message du tournoi, ses pages, ses boutons.

tournament-untitled = Tournoi { $game }
tournament-format-knock-out = élimination directe
tournament-format-swiss = système suisse
tournament-format-round-robin = toutes rondes
tournament-format-arena = arène
tournament-tables-of = { $count ->
    [2] tables de 2
   *[other] tables de { $count } au plus
}
tournament-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-about-knock-out = { $count ->
    [one] La première place de chaque table continue ; les autres s'arrêtent là.
   *[other] Les { $count } premières places de chaque table continuent ; les autres s'arrêtent là.
}
tournament-about-swiss = Tout le monde joue à chaque ronde, contre des personnes qui ont à peu près autant de points et que l'on a le moins rencontrées.
tournament-about-round-robin = Tout le monde rencontre tout le monde.
tournament-about-arena = { $count ->
    [one] Pendant { $count } minute, qui est libre joue contre qui est libre : autant de parties que possible.
   *[other] Pendant { $count } minutes, qui est libre joue contre qui est libre : autant de parties que possible.
}
tournament-starts = Début : { $when } ({ $countdown }).
tournament-starts-soon = Ça commence dans un instant.
tournament-starts-by-organiser = Début : au signal des arbitres.
tournament-check-in-later = { $count ->
    [one] Dans la dernière minute avant le début, appuie sur **{ button-tournament-checkin }**. Sinon, ta place est perdue.
   *[other] Dans les { $count } dernières minutes avant le début, appuie sur **{ button-tournament-checkin }**. Sinon, ta place est perdue.
}
tournament-check-in-asked = Avant le début, appuie sur **{ button-tournament-checkin }** quand on te le demande. Sinon, ta place est perdue.
tournament-check-in-now = **Le pointage est ouvert.** Appuie sur **{ button-tournament-checkin }** si tu es là. Sinon, ta place est perdue au début.
tournament-organiser = Organisation : { $player }
tournament-directors = Arbitres : { $players }
tournament-nobody = La liste est encore vide. À toi de l'ouvrir !
tournament-in = { $count ->
    [one] **{ $count }** personne inscrite
   *[other] **{ $count }** personnes inscrites
}
tournament-in-of = **{ $number }** places prises sur { $limit }
tournament-waiting = { $count } en liste d'attente
tournament-here = { $count ->
    [one] { $count } présence confirmée
   *[other] { $count } présences confirmées
}
tournament-computers = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
tournament-computer = 🤖 Ordinateur { $number }
tournament-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
}
tournament-round = Ronde { $number }
tournament-round-of = Ronde { $number } sur { $rounds }
tournament-final = Finale
tournament-semi-final = Demi-finale
tournament-quarter-final = Quart de finale
tournament-arena-until = De nouvelles parties commencent jusqu'à { $when } ({ $countdown }).
tournament-arena-closed = Plus aucune partie ne commence. Les dernières se jouent jusqu'au bout.
tournament-paused = ⏸️ En pause. Aucune nouvelle table ne s'ouvre ; les parties en cours continuent.
tournament-progress = Résultats : { $done ->
    [one] { $done } table sur { $all }
   *[other] { $done } tables sur { $all }
}
tournament-drawing = Le tirage des prochaines tables va avoir lieu.
tournament-table = **Table { $number }** · { $players }
tournament-table-soon = pas encore ouverte
tournament-table-changed = ✏️ Résultat corrigé par { $director } : { $reason }
tournament-table-changed-former = ✏️ Résultat corrigé par les arbitres : { $reason }
tournament-table-entered = ✏️ Résultat saisi par { $director } : { $reason }
tournament-table-entered-former = ✏️ Résultat saisi par les arbitres : { $reason }
tournament-absent = { $player } ({ $why })
tournament-out-disqualified = ⛔ Disqualification par { $director } : { $reason }
tournament-out-taken-out = ⛔ Retrait décidé par { $director } : { $reason }
tournament-some-director = les arbitres
tournament-byes = Sans table à cette ronde (compte comme une victoire) : { $players }
tournament-byes-round-robin = Sans table à cette ronde : { $players }
tournament-byes-knock-out = Qualification sans table à cette ronde : { $players }
tournament-standings = Classement
tournament-standings-empty = Il n'y a pas encore de résultat.
tournament-standings-yours = Ta place : { $line }
tournament-points = { $number ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
}
tournament-reached = parcours : { $round }
tournament-tie-break = { $name } { $value }
tournament-winner = 🏆 { $player } remporte le tournoi !
tournament-winners = 🏆 { $players } se partagent la première place !
tournament-no-winner = C'est fini. Personne n'a gagné.
tournament-called-off = Annulé. Les résultats obtenus restent.
tournament-called-off-by = Annulé par { $player }. Les résultats obtenus restent.
tournament-too-few = Cela n'a pas lieu : il faut { $least } personnes, et { $here ->
    [0] personne n'était là
    [one] { $here } seule était là
   *[other] { $here } seulement étaient là
}.
tournament-channel-gone = C'est fini parce que le salon a été supprimé. Les résultats obtenus restent.
tournament-bracket-bye = passe sans table
tournament-picture-bracket = Les tables de l'élimination directe, et qui s'est qualifié.
tournament-picture-standings = La tête du classement et ses résultats : { $players }.

## Qui participe

tournament-entrants = Qui participe
tournament-entrants-waiting = Liste d'attente
tournament-entrants-out = Ne participent plus

## Pourquoi ces tables

tournament-why-title = Pourquoi ces personnes jouent-elles ensemble ?
why-level = { $count ->
    [2] Les deux avaient { $points } avant cette ronde.
   *[other] Tout le monde avait { $points } avant cette ronde.
}
why-near = Leurs points étaient aussi proches que possible : { $players }.
why-with-points = { $player } { $points }
why-never-met = C'était leur première rencontre.
why-met = { $count ->
    [one] { $players } avaient déjà joué ensemble { $count } fois : les autres personnes avec de tels points s'étaient déjà rencontrées ou avaient une table.
   *[other] { $players } avaient déjà joué ensemble { $count } fois : les autres personnes avec de tels points s'étaient déjà rencontrées ou avaient une table.
}
why-new = { $count ->
    [0] Les personnes restantes jouent ensemble ; personne ne s'y rencontre pour la première fois.
    [one] { $count } paire se rencontre pour la première fois.
   *[other] { $count } paires se rencontrent pour la première fois.
}
why-first = C'était la première ronde : seul le tirage au sort a décidé.
why-byes-swiss = Tout le monde n'a pas de table. Restent sans table d'abord les ordinateurs, puis qui l'a été le moins souvent, puis qui a le moins de points ; sinon, le tirage au sort décide.
why-byes-knock-out = Le nombre d'inscriptions laisse quelqu'un sans table. Qui l'a été le moins souvent passe ainsi à la suite ; sinon, le tirage au sort décide.
why-byes-round-robin = Le calendrier laisse quelques personnes sans table à chaque ronde, chacune aussi souvent que les autres.
why-lot = Pour tout le reste, le tirage au sort a décidé.
why-bracket = Voici leur parcours dans l'élimination directe : { $players }.
why-from-table = { $player } de la table { $number }
why-from-bye = { $player } sans table
why-final = Toutes les personnes restantes sont à une seule table.
why-schedule = Tout le monde rencontre tout le monde, et c'était leur première rencontre.
why-free = { $count ->
    [0] Tout le monde était libre en même temps.
    [one] Tout le monde était libre en même temps ; la plus longue attente a duré { $count } minute.
   *[other] Tout le monde était libre en même temps ; la plus longue attente a duré { $count } minutes.
}
why-small = { $count ->
    [one] La table a { $count } place de moins que possible, car le nombre d'inscriptions ne se divise pas.
   *[other] La table a { $count } places de moins que possible, car le nombre d'inscriptions ne se divise pas.
}
why-computer = { $players } : pour compléter la table.
tournament-why-seal = Ce que les raisons laissent ouvert, le tirage au sort le décide. Le tirage découle des résultats obtenus et d'une graine mise sous sceau à l'avance.

## Explications

tournament-about-title = Comment ça marche
tournament-about-points = À une table de deux, une victoire vaut 1 point et une égalité ½. À une table plus grande, on reçoit la part des autres que l'on bat ; une égalité compte pour moitié.
tournament-about-points-two = Une victoire vaut 1 point et une égalité ½.
tournament-about-byes = Qui n'a pas de table à une ronde reçoit 1 point, comme pour une victoire.
tournament-absence = Si tu ne joues pas ton premier coup en { $time }, l'ordinateur joue à ta place, et tu finis derrière les autres.
tournament-absence-usual = Si tu ne joues pas ton premier coup à temps, l'ordinateur joue à ta place, et tu finis derrière les autres.
tournament-about-late = On peut encore s'inscrire après le début. On joue à partir de la ronde suivante.
tournament-about-not-late = On ne peut plus s'inscrire après le début.
tournament-about-computers = Des ordinateurs complètent les tables. Ils ne gagnent aucun prix.
tournament-about-ties = En cas d'égalité, voici ce qui départage, dans cet ordre :

## Le sceau

tournament-seal-title = Le sceau des tirages
tournament-seal-about = Chaque tirage découle des résultats précédents et d'une graine. Voici le sceau de cette graine, publié avant la première inscription :
tournament-seal-later = La graine est publiée ici à la fin. Tout le monde peut alors vérifier chaque tirage.
tournament-seal-open = Voici la graine. Avec elle, tout le monde peut vérifier chaque tirage :
tournament-seal-record = Le fichier contient tout ce dont découlent les tirages, en texte et sans noms. On peut le vérifier avec notre programme et sans ; la documentation du bot dit comment.

## Sa propre page

tournament-me-title = { $title } : ta page
tournament-me-not-in = Tu n'es pas dans la liste.
tournament-me-replaced = { $player } a pris ta place, avec tous les résultats.
tournament-me-replaced-table = Ta partie à la table { $number } continue, et tu peux la finir : { $where }. Son résultat compte pour { $player }.
tournament-me-stand-in = La personne dont tu as pris la place finit cette partie, et le résultat compte pour toi. Tu joues à partir de ta prochaine table.
tournament-me-in = Tu participes.
tournament-me-check-in = Tu participes, mais ta présence n'est pas encore confirmée : appuie sur **{ button-tournament-checkin }**.
tournament-me-here = Tu participes, et ta présence est confirmée.
tournament-me-waiting = Tu es numéro { $number } sur la liste d'attente. La prochaine place libre est à toi.
tournament-me-withdrew = Tu as rendu ta place.
tournament-me-not-there = Tu n'étais pas à ta table, donc tu ne joues plus.
tournament-me-no-check-in = Tu n'as pas confirmé ta présence à temps : ta place est perdue.
tournament-me-disqualified = **Disqualification** par les arbitres : { $reason }
tournament-me-taken-out = **Retrait** par les arbitres : { $reason }
tournament-me-left-server = Tu n'étais plus sur le serveur, donc tu ne joues plus.
tournament-me-forgotten = Tu ne joues plus.
tournament-me-results-stay = Tes résultats restent.
tournament-me-knocked-out = Pour toi, le tournoi est fini. Merci d'avoir joué !
tournament-me-over = C'est fini.
tournament-me-place = Ta place : **{ $place }** sur { $count } · { $points }
tournament-me-table = **Ta table : { $number }** · { $players } · { $where }
tournament-me-bye = Tu n'as pas de table à cette ronde.
tournament-me-bye-next = Tu n'as pas de table à cette ronde et tu passes à la suivante.
tournament-me-wait = Ta prochaine table viendra quand les autres auront fini. Une mention t'avertira.
tournament-me-wait-arena = Ta prochaine table viendra dès que quelqu'un d'autre sera libre. Une mention t'avertira.
tournament-me-results = Tes résultats
tournament-result-won = victoire contre { $players }
tournament-result-level = égalité avec { $players }
tournament-result-lost = défaite contre { $players }
tournament-result-place = place { $place } · { $players }
tournament-result-bye = sans table (compte comme une victoire)
tournament-result-bye-next = sans table, qualification
tournament-result-bye-round-robin = sans table
tournament-result-absent = { $why ->
    [withdrew] tu avais rendu ta place
    [taken-out] retrait par les arbitres
    [disqualified] disqualification par les arbitres
    [left-server] tu avais quitté le serveur
    [not-there] tu n'étais pas là
   *[other] tu as quitté la table
}
tournament-result-open = en cours · { $players }
tournament-result-broken-off = interrompue · { $players }
tournament-withdraw-question = Veux-tu te retirer de **{ $title }** ? Tes résultats restent, mais tu n'auras plus de table. Si tu joues en ce moment, l'ordinateur joue à ta place et tu y finis à la dernière place.
tournament-withdraw-question-early = Veux-tu rendre ta place dans **{ $title }** ?
tournament-withdraw-waiting = Elle revient à la première personne en liste d'attente.

## La page des arbitres

tournament-direct-title = { $title } : pour les arbitres
tournament-direct-open = { $count ->
    [0] Aucune table n'attend de résultat.
    [one] { $count } table attend un résultat.
   *[other] { $count } tables attendent un résultat.
}
tournament-direct-missing = { $count ->
    [one] Au début, { $count } ordinateur complète les tables.
   *[other] Au début, { $count } ordinateurs complètent les tables.
}
tournament-direct-note = Ce que tu changes ici, tout le monde le voit, avec ton nom et ta raison.
tournament-direct-pick-open = Une table sans résultat
tournament-direct-pick-result = La table dont tu saisis ou corriges le résultat
tournament-direct-pick-player = Une personne inscrite
tournament-direct-option = Table { $number } : { $players }
tournament-direct-won = Victoire : { $player }
tournament-direct-level = Égalité
tournament-direct-results = Saisir ou corriger un résultat
tournament-direct-results-none = Aucune table n'a encore été tirée au sort.
tournament-direct-players = Les inscriptions
tournament-direct-begin = { $count ->
    [one] { $count } personne n'a pas pointé et perd sa place si l'on commence maintenant : { $players }. Commencer quand même ?
   *[other] { $count } personnes n'ont pas pointé et perdent leur place si l'on commence maintenant : { $players }. Commencer quand même ?
}
tournament-direct-call-off = Veux-tu annuler **{ $title }** ? Les tables seront fermées, et on ne peut pas revenir en arrière. Les résultats obtenus restent.
tournament-why-out-withdrew = a rendu sa place
tournament-why-out-taken-out = retrait par les arbitres
tournament-why-out-away = a quitté la table
tournament-why-out-not-there = n'était pas là
tournament-why-out-disqualified = disqualification
tournament-why-out-left-server = a quitté le serveur
tournament-why-out-forgotten = données effacées
tournament-adjust-title = Table { $number } : résultat
tournament-adjust-about = Tout le monde voit ce changement, avec ton nom et ta raison. Si la partie est en cours, elle est interrompue, et ce résultat vaut. Les rondes déjà tirées au sort restent telles quelles.
tournament-adjust-places = Les places
tournament-adjust-places-hint = Un nombre par personne, dans cet ordre. À égalité, on partage la place, par exemple 1 1 3.
tournament-adjust-winner = Qui a gagné ?
tournament-adjust-level = Personne : égalité
tournament-adjust-reason = Raison
tournament-adjust-reason-hint = Tout le monde la voit.
tournament-take-out-title = Retirer quelqu'un du tournoi
tournament-take-out-about = { $player } ne joue plus. Les résultats obtenus restent. Si l'on peut entrer après le début, un retour est possible.
tournament-disqualify-title = Disqualifier quelqu'un
tournament-disqualify-about = { $player } ne joue plus et ne peut plus s'inscrire. Les résultats obtenus restent.
tournament-replace-title = Remplacer quelqu'un
tournament-replace-about = Une autre personne continue pour { $player }, avec tous ses résultats. Je ne lui demande rien : demande-lui d'abord.
tournament-replace-who = Qui continue
tournament-directors-title = Les arbitres
tournament-directors-about = Les arbitres peuvent tout ce que tu peux en organisant, sauf choisir les arbitres.
tournament-directors-who = Les arbitres

## Boutons

button-tournament-signup = S'inscrire
button-tournament-withdraw = Se retirer
button-tournament-withdrawsure = Oui, me retirer
button-tournament-back = Non, retour
button-tournament-checkin = Je suis là
button-tournament-me = Ma page
button-tournament-standings = Classement
button-tournament-round = Les tables
button-tournament-why = Pourquoi ces tables ?
button-tournament-about = Comment ça marche
button-tournament-seal = Vérifier le tirage
button-tournament-entrants = Qui participe
button-tournament-show = Vue d'ensemble
button-tournament-direct = Pour les arbitres
button-tournament-opencheckin = Ouvrir le pointage
button-tournament-begin = Lancer maintenant
button-tournament-beginsure = Oui, commencer
button-tournament-fill = Compléter par des ordinateurs
button-tournament-pause = Mettre en pause
button-tournament-resume = Reprendre
button-tournament-calloff = Annuler le tournoi
button-tournament-calloffsure = Oui, l'annuler
button-tournament-results = Résultats
button-tournament-players = Les inscriptions
button-tournament-directors = Choisir les arbitres
button-tournament-takeout = Retirer du tournoi
button-tournament-disqualify = Disqualifier
button-tournament-replace = Remplacer
button-tournament-again = Corriger

## Ce qui est dit après un clic

notice-tournament-entered = **{ $title }** : c'est noté, tu participes. Une mention t'avertira quand ta table sera ouverte.
notice-tournament-entered-here = **{ $title }** : c'est noté, tu participes et ta présence est confirmée. Une mention t'avertira quand ta table sera ouverte.
notice-tournament-entered-check-in = **{ $title }** : c'est noté, tu participes. À partir de { $when }, appuie sur **{ button-tournament-checkin }**, sinon tu perds ta place.
notice-tournament-entered-asked = **{ $title }** : c'est noté, tu participes. Une mention t'avertira quand le pointage ouvrira : appuie alors sur **{ button-tournament-checkin }**, sinon tu perds ta place.
notice-tournament-waiting = **{ $title }** est complet. Tu es numéro { $number } sur la liste d'attente : la prochaine place libre est à toi, et tu recevras une mention.
notice-tournament-here = Ta présence est confirmée. Une mention t'avertira quand ta table sera ouverte.
notice-tournament-withdrew = Tu ne participes plus à **{ $title }**.
notice-tournament-adjusted = ✅ C'est fait : le résultat de la table { $number } est saisi.
notice-tournament-corrected = ✅ C'est fait : le résultat de la table { $number } est corrigé.
notice-tournament-disqualified = ✅ C'est fait : disqualification de { $player }.
notice-tournament-taken-out = ✅ C'est fait : { $player } ne participe plus au tournoi.
notice-tournament-replaced = ✅ C'est fait : { $player } remplace { $former }.
tournament-ping = { $players } : votre table est ouverte (**{ $title }**). À jouer en premier : { $first }, avant { $when }.
tournament-ping-waiting = { $players } : votre table est ouverte (**{ $title }**).
tournament-ping-absence = Si tu manques ton premier coup, l'ordinateur joue pour toi jusqu'à ton retour ; si tu ne reviens pas, tu finis à la dernière place.

## Départage

tie-break-line = **{ $name } :** { $about }
tie-break-buchholz = Buchholz
tie-break-buchholz-cut = Buchholz tronqué
tie-break-wins = victoires
tie-break-direct = confrontation directe
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-rounds = rondes franchies
tie-break-last-table = points à la dernière table
tie-break-games = parties
tie-break-buchholz-about = la somme des points de toutes les personnes rencontrées (à une table plus grande, leur moyenne) : qui a rencontré les plus fortes est devant.
tie-break-buchholz-cut-about = la même somme sans la table où elle était la plus faible, pour qu'une seule table faible ne coûte pas ta place.
tie-break-wins-about = le nombre de tables gagnées.
tie-break-direct-about = les résultats entre les personnes à égalité.
tie-break-sonneborn-berger-about = les points des personnes battues, et la moitié des points de celles avec qui il y a eu égalité.
tie-break-rounds-about = le nombre de rondes franchies.
tie-break-last-table-about = quelle part des autres tu y as devancée.
tie-break-games-about = à points égaux, qui a joué le moins de parties est devant.

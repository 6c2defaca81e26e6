# Tournaments: their commands, their messages, their news, and why something was refused.

## Commandes

name-organise = organiser
command-organise = Pour qui organise : annoncer un tournoi ou une échelle, fonder un club
name-turn-time = temps

## Changing a tournament

tournament-change = Ce qui est annoncé
tournament-change-note = Tout le monde voit ce qui a été modifié en dernier, et par qui. Un nouveau début est annoncé aux personnes inscrites.
tournament-change-settled = C'est commencé : cela ne change plus.
tournament-change-title = Titre
tournament-change-starts = Début
tournament-change-starts-hint = 20h, sam. 20h, 24/12 20h, dans 2 h, 90 min. Vide : inchangé. 0 : tu le lances toi-même.
tournament-change-starts-zone = Ici, les heures sont en { $zone }.
tournament-change-limit = Nombre de places
tournament-change-limit-hint = Au-delà : liste d'attente. Vide : pas de limite.
tournament-change-check-in = Pointage
tournament-change-check-in-hint = Combien de temps avant le début : 15 min, 2 h. Vide : aucun.
tournament-change-turn-seconds = Temps de réflexion
tournament-change-late = Inscription tardive
tournament-change-late-hint = Peut-on s'inscrire après le début ? Pas en élimination directe.
tournament-change-computers = Ordinateurs
tournament-change-computers-hint = Des ordinateurs peuvent-ils compléter les tables ?
tournament-change-seats = Places par table
tournament-change-going-on = Combien continuent par table
tournament-change-rounds = Rondes
tournament-change-rounds-hint = Vide : autant qu'il en faut pour une seule victoire.
tournament-change-enough = autant qu'il en faut
tournament-change-minutes = Minutes
tournament-change-channels = Salons
tournament-change-channels-hint = Pour les tables, là où les fils sont impossibles. Vide : ce salon.
tournament-change-house = Règles maison
tournament-change-unlimited = sans limite
tournament-change-no-check-in = aucun
tournament-change-by-hand = au signal des arbitres
tournament-change-yes = oui
tournament-change-no = non
tournament-change-count-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
tournament-changed-by = ✏️ Modifié par { $director } : { $what }
tournament-start-changed = le début de « **{ $title }** » a changé : { $when }.
tournament-start-by-hand = le début de « **{ $title }** » a changé : les arbitres donneront le départ.
tournament-start-clashes = Au même moment, tu participes à un autre tournoi ici : **{ button-tournament-me }** dit lequel. Retire-toi de l'un des deux, sinon tes tables s'attendront.
tournament-clashes = ⚠️ Au même moment, tu participes à « **{ $title }** » : { $link }. Retire-toi de l'un des deux, sinon tes tables s'attendront.
button-tournament-change = Modifier…
button-tournament-changepart = Modifier
refused-rules-settled = C'est commencé, et ce qui est annoncé vaut jusqu'à la fin. Change-le la prochaine fois.
refused-club-places-below-entered = { $there } personnes d'un même club participent déjà. Laisse au moins { $there } places à chaque club, ou retire d'abord quelqu'un : **{ button-tournament-players }**.
refused-limit-below-entered = { $there } personnes participent déjà. Prévois au moins { $there } places, ou retire d'abord quelqu'un : **{ button-tournament-players }**.
refused-check-in-settled = Le pointage est déjà ouvert. Change plutôt le début.
refused-start-before-check-in = Le pointage dure { $minutes } minutes, et il resterait moins de temps avant le début. Commence plus tard, ou raccourcis le pointage.
refused-computers-entered = Des ordinateurs participent déjà. Retire-les d'abord : **{ button-tournament-players }**.
refused-bad-number = « { $value } » n'est pas un nombre. Tape seulement des chiffres, par exemple 30.
notice-clocks-skip = Ce jour-là, cette heure n'existe pas : on avance les horloges. Début : { $when }.
notice-clocks-repeat = Ce jour-là, cette heure arrive deux fois : on recule les horloges. Début la première fois : { $when }.

## Commands

name-format = formule
name-title = titre
name-rounds = rondes
name-limit = limite
name-starts = début
name-tournament = tournoi
name-mine = le_mien

command-tournament = Montrer un tournoi, rien qu'à toi
command-tournament-new = Annoncer un tournoi dans ce salon
command-tournament-new-game = Le jeu auquel on joue
command-tournament-new-format = Comment les tables s'enchaînent
command-tournament-new-title = Le nom du tournoi
command-tournament-mine = Ta page : résultats, prochaine table, pourquoi tu y es
command-tournament-tournament = Lequel ; par défaut, le plus récent de ce salon, ou le tien

refused-unknown-tournament = Ce tournoi n'existe pas ici. Les membres qui peuvent gérer les évènements peuvent en annoncer un.
refused-tournament-over = C'est fini. **{ button-tournament-standings }** montre comment.
refused-tournament-begun = C'est déjà commencé. Tu peux regarder ses tables.
refused-tournament-not-begun = Ce n'est pas encore commencé. Les arbitres peuvent commencer : **⋯**, **{ button-tournament-direct }**.
refused-tournament-paused = C'est en pause. Les arbitres peuvent reprendre : **⋯**, **{ button-tournament-direct }**, puis **{ button-tournament-resume }**.
refused-tournament-not-paused = Ce n'est pas en pause : rien à reprendre.
refused-tournament-full = Il y a déjà autant de monde que possible. Réessaie quand quelqu'un se retire.
refused-entered-already = Tu participes déjà. **{ button-tournament-me }** montre tes résultats et ta prochaine table.
refused-other-entered-already = { $player } participe déjà. Choisis quelqu'un d'autre : **{ button-tournament-entrants }** montre la liste.
refused-entered-elsewhere = Tu participes au même moment à un autre tournoi de ce serveur : { $link }. Retire-toi d'abord de celui-là, ou attends sa fin.
refused-not-entered = C'est réservé à qui participe. Appuie sur **{ button-tournament-signup }** si c'est encore possible.
refused-disqualified = Les arbitres ont disqualifié cette personne : elle ne peut pas participer. Si c'est une erreur, demande-leur.
refused-disqualified-already = Cette personne est déjà disqualifiée. **{ button-tournament-players }** montre les autres.
refused-check-in-open = Le pointage est déjà ouvert. Appuie sur **{ button-tournament-checkin }** si tu joues.
refused-check-in-closed = Le pointage n'est pas ouvert. S'il y en a un, je te le demanderai avant le début.
refused-checked-in-already = Ta présence est déjà confirmée. Une mention t'avertira quand ta table sera ouverte.
refused-no-check-in = Il n'y a pas de pointage ici. Tu peux commencer tout de suite : **{ button-tournament-begin }**.
refused-too-many-live = Un serveur a au plus { $most } tournois, échelles et rencontres en même temps. Attends que l'un finisse.
refused-too-many-live-by-one = Tu as annoncé { $most } tournois, échelles et rencontres qui ne sont pas finis, et personne n'en a plus à la fois. Attends que l'un d'eux finisse, ou annules-en un : { $command-tournament }, puis **⋯**, **{ button-tournament-direct }**.
refused-too-few-entrants = Il faut au moins { $least } personnes pour un tournoi. Présences : { $here }. Attends qu'il y en ait plus, ou annule-le.
refused-too-few-people = Il faut au moins { $least } personnes par table. Présences : { $here }. Des ordinateurs peuvent compléter : **{ button-tournament-change }**, *{ tournament-change-computers }*.
refused-not-director = Seuls les arbitres peuvent le faire. Demande à la personne qui organise.
refused-not-organiser = Seule la personne qui organise choisit les arbitres. Demande-lui.
refused-director-already = { $player } arbitre déjà.
refused-no-director = { $player } n'arbitre pas, ou organise et arbitre toujours.
refused-too-many-directors = Il y a au plus { $most } arbitres en plus de la personne qui organise. Retire d'abord quelqu'un.
refused-unknown-entrant = Cette personne n'y est pas. Choisis quelqu'un dans la liste.
refused-unknown-pairing = Cette table n'existe pas ici. Choisis-en une dans la liste.
refused-pairing-over = Cette table a déjà un résultat. Les arbitres peuvent le corriger : **{ button-tournament-results }**.
refused-table-open = Cette table est déjà ouverte. Son lien est sur la page **{ button-tournament-round }**.
refused-tables-open = Des tables n'ont pas encore de résultat. Attends-les, ou saisis leurs résultats : **{ button-tournament-results }**.
refused-no-table = Aucune table n'est ouverte pour ces personnes. La prochaine s'ouvre d'elle-même.
refused-bad-draw = Le tirage au sort n'est pas possible maintenant pour ces personnes. Réessaie dans un instant.
refused-bad-places = Ces places ne conviennent pas à cette table. Saisis un nombre par personne, à partir de 1 ; à égalité, on partage la place, par exemple 1 1 3.
refused-same-result = C'est déjà le résultat, rien n'a changé. Saisis-en un autre, ou ferme le formulaire.
refused-next-table-begun = Quelqu'un d'autre serait qualifié, mais des cartes ont déjà été jouées à la table suivante. Saisis plutôt le résultat de la table suivante à la main : **{ button-tournament-results }**.
refused-corrections-over = C'est fini depuis plus d'un jour : les résultats ne changent plus. Écris dans le salon ce qui était faux, pour que tout le monde le lise.
refused-reason-missing = Il manque une raison. Dis pourquoi en quelques mots ; tout le monde la voit.
refused-reason-too-long = Cette raison est trop longue : elle peut avoir { $most } caractères. Dis-le plus court.
refused-title-too-long = Ce titre est trop long : il peut avoir { $most } caractères. Choisis-en un plus court.
refused-bad-going-on = { $most ->
    [1] D'une table de deux, une seule personne peut se qualifier.
   *[other] Par table, { $most } au plus peuvent se qualifier : moins qu'il n'y en a d'assises.
}
refused-bad-rounds = Un tournoi suisse a de { $least } à { $most } rondes.
refused-bad-minutes = Une arène dure de { $least } à { $most } minutes.
refused-bad-limit = De { $least } à { $most } personnes peuvent participer.
refused-bad-check-in = Le pointage peut durer de { $least } à { $most } minutes.
refused-bad-turn-time = On peut réfléchir de { $least } à { $most } secondes.
refused-start-past = Ce moment est passé. Choisis-en un plus tard.
refused-start-too-far = C'est dans plus d'un an. Choisis un moment plus proche.
refused-late-knock-out = On ne peut pas entrer dans une élimination directe après le début.
refused-no-computers = Ce jeu n'a pas d'ordinateurs.
refused-needs-manage-events = Pour l'annoncer, il faut pouvoir gérer les évènements, les messages ou le serveur. Demande à quelqu'un qui le peut.

## News

tournament-channel-gone-organiser = « **{ $title }** » est fini : le salon a été supprimé. Les résultats obtenus restent.
tournament-left-to-directors = **{ $title }** : la table { $number } a été fermée trois fois sans résultat. C'est aux arbitres de trancher : **⋯**, **{ button-tournament-direct }**, puis **{ button-tournament-results }**.
tournament-game-missing = « **{ $title }** » est en pause : le jeu « { $missing } » n'est pas disponible ici pour le moment. Quand il sera revenu, les arbitres appuieront sur **⋯**, **{ button-tournament-direct }**, puis **{ button-tournament-resume }**.
tournament-without-threads = Je ne peux pas créer de fils ici : les tables s'ouvrent donc l'une après l'autre dans { $channels }.
refused-not-for-tables = Aucune table ne peut s'ouvrir dans { $channel } : toi et moi devons pouvoir y écrire.
tournament-news-few = « **{ $title }** » n'a pas commencé : il faut être { $least }, et { $here } ont fait le pointage. Les retardataires ont encore 15 minutes pour le pointage.
button-tournament-wait = Attendre cinq minutes
button-tournament-withcomputers = Commencer avec l'ordinateur
tournament-news-won = 🏆 **{ $title }** : **{ $player }** l'emporte.
tournament-news-won-ahead = 🏆 **{ $title }** : **{ $player }** l'emporte devant { $players }.
tournament-news-shared = 🏆 { $players } se partagent la première place de « **{ $title }** ».
tournament-news-to = { $players } : { $text }
tournament-news-called-off = « **{ $title }** » est annulé et n'aura pas lieu.
tournament-news-disqualified = { $director } a décidé ta disqualification de « **{ $title }** » : { $reason }
tournament-news-taken-out = { $director } a décidé ton retrait de « **{ $title }** » : { $reason }
tournament-news-replaced = **{ $title }** : { $player } prend la place de { $former }, avec tous les résultats.
tournament-moved-up = une place s'est libérée dans « **{ $title }** » : tu participes. Une mention t'avertira quand ta table sera ouverte.
tournament-news-bye-next = **{ $title }**, { $round } : tu n'as pas de table, et tu passes à la ronde suivante.
tournament-news-bye = **{ $title }**, { $round } : tu n'as pas de table ; cela compte comme une victoire.
tournament-moved-up-check-in = une place s'est libérée dans « **{ $title }** » : tu participes. Appuie sur **{ button-tournament-checkin }** avant le début. Sinon, ta place est perdue.
tournament-check-in-opened = le pointage de « **{ $title }** » est ouvert. Appuie sur **{ button-tournament-checkin }** avant le début. Sinon, ta place est perdue.
tournament-check-in-opened-until = le pointage de « **{ $title }** » est ouvert. Début à { $when } : d'ici là, appuie sur **{ button-tournament-checkin }**. Sinon, ta place est perdue.
table-result-entered = Les arbitres ont saisi le résultat de cette table : un message le dit ici, avec la raison. La partie s'arrête ici.
table-decided = Cette table est décidée, car trop peu de monde y est encore en lice. Les personnes restées sont devant. La partie s'arrête ici.
table-called-off = Annulé : la partie à cette table ne compte plus.
refused-not-a-member = { $player } est un bot, ou ne fait pas partie de ce serveur. Choisis quelqu'un qui en est membre.
refused-signed-up-too-often = Trop d'inscriptions de ta part. Demande aux arbitres si tu veux jouer.
tournament-news-corrected = ✏️ **{ $title }** : { $director } a corrigé le résultat de la table { $number } après la fin : { $reason }
tournament-news-changed = ✏️ **{ $title }** : { $director } a changé le résultat de la table { $number } : { $reason }
tournament-news-entered = ✏️ **{ $title }** : { $director } a saisi le résultat de la table { $number } : { $reason }

## Places to play

tournament-lacks = ⚠️ Aucune table ne peut s'ouvrir : il me faut { $permissions } dans { $channel }.
tournament-lacks-threads = ⚠️ Sans { $permissions } dans { $channel }, je ne peux pas créer de fils pour les tables. En attendant, elles s'ouvrent l'une après l'autre dans { $channels }.
tournament-lacks-paused = « **{ $title }** » est en pause : sans { $permissions } dans { $channel }, je ne peux pas ouvrir ses tables. Donnez-moi ce droit, puis les arbitres appuieront sur **⋯**, **{ button-tournament-direct }** et sur **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ Ta table s'ouvrira dès que tu auras terminé à celle de « **{ $title }** » : { $where }
tournament-waits-for-other = ⏳ Ta table attend quelqu'un qui joue encore à une table d'un autre tournoi.
tournament-me-others = Tu participes aussi à : { $tournaments }
tournament-channel-dropped = **{ $title }** : un salon indiqué pour les tables a été supprimé. Elles s'ouvrent maintenant dans { $channels }.
tournament-waits-for-table = ⏳ La prochaine table attend la fin d'une autre dans son salon : { $tables }. Les arbitres peuvent la fermer là-bas avec { $end }.
tournament-thread = Table { $number } · { $title }

## The message of a tournament

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
tournament-starts-by-organiser = Début : au signal de { $organiser }.
tournament-starts-by-directors = Début : au signal des arbitres.
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
tournament-byes-knock-out = Qualification d'office : { $players }
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
tournament-picture-podium = Le podium : { $places }.

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
tournament-next-won = 🏆 Tu as gagné « **{ $title }** » !
tournament-next-table = Tu continues · { $round } : { $where }
tournament-next-out = Pour toi, le tournoi est fini.
tournament-next-out-final = Pour toi, le tournoi est fini. La finale : { $where }
tournament-next-final = Tu es en finale. Elle viendra quand les autres auront fini.
tournament-reached-won = victoire
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
tournament-withdraw-question = Veux-tu te retirer de « **{ $title }** » ? Tes résultats restent, mais tu n'auras plus de table. Si tu joues en ce moment, l'ordinateur joue à ta place et tu y finis à la dernière place.
tournament-withdraw-question-early = Veux-tu rendre ta place dans « **{ $title }** » ?
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
tournament-direct-begin-now = Veux-tu lancer « **{ $title }** » maintenant ?
tournament-direct-call-off = Veux-tu annuler « **{ $title }** » ? Les tables seront fermées, et on ne peut pas revenir en arrière. Les résultats obtenus restent.
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
button-tournament-show = Vue d'ensemble

## Ce qui est dit après un clic

notice-tournament-entered = **{ $title }** : c'est noté, tu participes. Une mention t'avertira quand ta table sera ouverte.
notice-tournament-entered-here = **{ $title }** : c'est noté, tu participes et ta présence est confirmée. Une mention t'avertira quand ta table sera ouverte.
notice-tournament-entered-check-in = **{ $title }** : c'est noté, tu participes. À partir de { $when }, appuie sur **{ button-tournament-checkin }**, sinon tu perds ta place.
notice-tournament-entered-asked = **{ $title }** : c'est noté, tu participes. Une mention t'avertira quand le pointage ouvrira : appuie alors sur **{ button-tournament-checkin }**, sinon tu perds ta place.
notice-tournament-waiting = « **{ $title }** » est complet. Tu es numéro { $number } sur la liste d'attente : la prochaine place libre est à toi, et tu recevras une mention.
notice-tournament-here = Ta présence est confirmée. Une mention t'avertira quand ta table sera ouverte.
notice-tournament-withdrew = Tu ne participes plus à « **{ $title }** ».
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

# Ladders, and what they say in place of what tournaments say: that key is the kind, then the tournaments' key.

## Échelles

ladder-tournament-no-winner = La saison est finie. Il n'y a personne sur l'échelle.
ladder-tournament-called-off = La saison a été terminée plus tôt. L'ordre reste.
ladder-tournament-called-off-by = { $player } a terminé la saison plus tôt. L'ordre reste.
ladder-tournament-channel-gone = L'échelle est finie parce que son salon a été supprimé. L'ordre reste.
ladder-tournament-absence = Si tu ne joues pas ton premier coup en { $time }, l'ordinateur joue à ta place, et tu perds la partie.
ladder-tournament-absence-usual = Si tu ne joues pas ton premier coup à temps, l'ordinateur joue à ta place, et tu perds la partie.
ladder-tournament-direct-call-off = Veux-tu terminer maintenant la saison de l'échelle « **{ $title }** » ? Les défis ouverts sont annulés, les tables sont fermées, et on ne peut pas revenir en arrière. L'ordre reste.
ladder-tournament-take-out-title = Retirer quelqu'un de l'échelle
ladder-button-tournament-calloff = Terminer la saison
ladder-button-tournament-calloffsure = Oui, la terminer
ladder-button-tournament-takeout = Retirer de l'échelle

ladder-refused-unknown-tournament = Cette échelle n'existe pas sur ce serveur. { $command-ladder } montre celle qu'il y a.
ladder-refused-tournament-over = La saison de cette échelle est finie. { $command-ladder } montre si la suivante a commencé.
ladder-refused-not-entered = Tu n'es pas encore sur cette échelle. Appuie sur **{ button-ladder-join }** : tu commences à la dernière place.
ladder-refused-entered-already = Tu es déjà sur cette échelle. **{ button-ladder-me }** montre ta place et ton défi.
ladder-refused-bad-limit = Une échelle peut avoir de { $least } à { $most } personnes. Choisis une telle limite avec { $command-organise-ladder }.

## The message of a ladder

name-reach = portée
name-days = jours
name-weeks = semaines
name-ladder = échelle

command-ladder = Le défi permanent d'une saison : une place pour tout le monde
command-ladder-new = Annoncer une échelle dans ce salon
command-ladder-new-game = Le jeu auquel on joue, toujours à deux
command-ladder-new-title = Le nom de l'échelle
command-ladder-new-reach = Jusqu'à combien de places au-dessus on peut défier ; 3 par défaut
command-ladder-new-days = Combien de jours on a pour jouer un défi ; 7 par défaut
command-ladder-new-weeks = Combien de semaines dure la saison ; 8 par défaut
command-ladder-new-limit = Combien de personnes au plus ; les autres sont en liste d'attente
command-ladder-new-turn-time = Combien de temps on peut réfléchir
command-ladder-show-ladder = Laquelle ; par défaut, la tienne

tournament-format-ladder = échelle
tournament-about-ladder = Tout le monde a une place. Bats quelqu'un quelques places au-dessus, et tu prends la sienne.
why-challenge = La première personne a défié la seconde, et les deux étaient prêtes à jouer.

ladder-tournament-untitled = Échelle { $game }
ladder-weeks = { $count ->
    [one] saison de { $count } semaine
   *[other] saison de { $count } semaines
}
ladder-season-until = La saison dure du { $since } au { $when } ({ $countdown }).
ladder-season-ending = La saison est finie. Les défis encore ouverts se jouent ; on n'en lance plus.
ladder-season-won = 🏆 **{ $title }** : **{ $player }** finit la saison en tête.
ladder-season-won-ahead = 🏆 **{ $title }** : **{ $player }** finit la saison en tête, devant { $players }.
ladder-tournament-paused = ⏸️ L'échelle est en pause. On ne défie personne, et aucun délai ne court.
ladder-how = { $count ->
    [one] Appuie sur **{ button-ladder-join }**, puis défie la personne qui est { $count } place au-dessus de toi.
   *[other] Appuie sur **{ button-ladder-join }**, puis défie quelqu'un qui est jusqu'à { $count } places au-dessus de toi.
}
ladder-nobody = Il n'y a encore personne. À toi de commencer !
ladder-order = Ordre
ladder-open = Défis ouverts
ladder-results = Derniers résultats
ladder-challenge = { $challenger } défie { $challenged } (place { $place })
ladder-is-ready = ✋ { $player } peut jouer maintenant
ladder-result-played = { $challenger } bat { $challenged } et prend la place { $place }
ladder-result-conceded = { $challenged } cède : { $challenger } prend la place { $place }
ladder-result-unanswered = { $challenged } n'a jamais répondu : { $challenger } prend la place { $place }
ladder-result-kept = { $challenged } garde la place { $place } contre { $challenger }
ladder-ended-taken-back = { $challenger } a retiré son défi à { $challenged }
ladder-ended-run-out = { $challenger } et { $challenged } n'ont pas joué à temps : les places restent
ladder-ended-left = Le défi de { $challenger } à { $challenged } est annulé : l'une de ces personnes n'est plus là
ladder-ended-broken-off = Le défi de { $challenger } à { $challenged } est annulé : l'échelle est finie

## Le message d'un défi

ladder-told = ⚔️ { $mention } : **{ $challenger }** te défie pour la place **{ $place }** (**{ $title }**).
ladder-told-until = Vous avez jusqu'au { $when } ({ $countdown }).
ladder-told-how = { $count ->
    [one] Appuie sur **{ button-ladder-ready }** quand tu as le temps tout de suite. Si vous appuyez à moins de { $count } minute d'intervalle, votre table s'ouvre. Si { $challenger } est la seule personne à appuyer, et avant le { $when }, la place lui revient.
   *[other] Appuie sur **{ button-ladder-ready }** quand tu as le temps tout de suite. Si vous appuyez à moins de { $count } minutes d'intervalle, votre table s'ouvre. Si { $challenger } est la seule personne à appuyer, et avant le { $when }, la place lui revient.
}
ladder-told-table = Votre table : { $where }
ladder-ready-until = ✋ **{ $player }** peut jouer jusqu'à { $when }.
ladder-ready-ping = { $mention } : **{ $player }** peut jouer votre défi maintenant (**{ $title }**). Appuie sur **{ button-ladder-ready }** avant { $when }, et votre table s'ouvre :

## Comment ça marche

ladder-about-title = Comment marche cette échelle
ladder-about-places = Tout le monde a une place. Qui arrive prend la dernière.
ladder-about-reach = { $count ->
    [one] Tu défies la personne qui est { $count } place au-dessus de toi. Si tu gagnes, vous échangez vos places. Défaite ou égalité : rien ne change.
   *[other] Tu défies quelqu'un qui est jusqu'à { $count } places au-dessus de toi. Si tu gagnes, vous échangez vos places. Défaite ou égalité : rien ne change.
}
ladder-about-time = { $count ->
    [one] Vous avez { $count } jour pour jouer. On n'a qu'un défi ouvert à la fois.
   *[other] Vous avez { $count } jours pour jouer. On n'a qu'un défi ouvert à la fois.
}
ladder-about-ready = { $count ->
    [one] Appuie sur **{ button-ladder-ready }** quand tu as le temps. Si vous appuyez à moins de { $count } minute d'intervalle, votre table s'ouvre, et une mention vous avertit.
   *[other] Appuie sur **{ button-ladder-ready }** quand tu as le temps. Si vous appuyez à moins de { $count } minutes d'intervalle, votre table s'ouvre, et une mention vous avertit.
}
ladder-about-silence = Si seule la personne qui défie a été prête, et au moins { $hours } heures avant la fin du délai, elle prend la place. Sinon, rien ne change.
ladder-about-again = { $count ->
    [one] Les deux mêmes attendent { $count } jour avant de se retrouver, sauf si personne d'autre n'est à portée.
   *[other] Les deux mêmes attendent { $count } jours avant de se retrouver, sauf si personne d'autre n'est à portée.
}
ladder-about-leave = Qui se retire disparaît de l'échelle, et tout le monde en dessous monte. Qui revient prend la dernière place.
ladder-about-season = { $count ->
    [one] La saison dure { $count } semaine. Ensuite, on ne joue plus que les défis ouverts.
   *[other] La saison dure { $count } semaines. Ensuite, on ne joue plus que les défis ouverts.
}

## Sa propre page

ladder-me-place = Ta place : **{ $place }** sur { $count }
ladder-me-not-on = Tu n'es pas sur cette échelle. Appuie sur **{ button-ladder-join }** : tu commences à la dernière place.
ladder-me-over = La saison est finie.
ladder-me-free = Tu n'as pas de défi ouvert.
ladder-me-ready = Appuie sur **{ button-ladder-ready }** quand tu as le temps tout de suite.
ladder-me-both-ready = Vous pouvez jouer maintenant : votre table s'ouvre dans un instant.
ladder-me-past = Tes défis jusqu'ici
ladder-pick-title = Qui défies-tu ?
ladder-pick-about = { $count ->
    [one] La personne reçoit une mention, et vous avez { $count } jour pour jouer.
   *[other] La personne reçoit une mention, et vous avez { $count } jours pour jouer.
}
ladder-pick-first = Tu es en tête. Personne n'est au-dessus de toi : attends qu'on te défie.
ladder-pick-nobody = Tu ne peux défier personne pour le moment. Réessaie plus tard.
ladder-pick-list = Choisis quelqu'un
ladder-cannot-busy = a un défi ouvert
ladder-cannot-lately = de nouveau possible { $when }
ladder-concede-question = Veux-tu céder ? **{ $challenger }** prend alors la place **{ $place }** sans jouer, et tu prends la sienne.
ladder-withdraw-question = Veux-tu quitter « **{ $title }** » ? Tu perds ta place, et tout le monde en dessous monte. Si tu reviens, tu prends la dernière.

## Boutons

button-ladder-join = Participer
button-ladder-challenge = Défier…
button-ladder-me = Ma page
button-ladder-order = Tout l'ordre
button-ladder-about = Comment ça marche
button-ladder-ready = Je peux jouer
button-ladder-concede = Céder
button-ladder-concedesure = Oui, céder
button-ladder-takeback = Retirer le défi
button-ladder-next = Nouvelle saison

## Ce qui est dit après un clic

notice-ladder-joined = **{ $title }** : c'est noté, tu participes. Appuie sur **{ button-ladder-challenge }** pour défier quelqu'un au-dessus de toi.
notice-ladder-joined-first = **{ $title }** : c'est noté, tu participes, à la première place. Qui arrive peut te défier.
notice-ladder-challenged = Tu as défié { $player } : le message est dans { $channel }. Appuie sur **{ button-ladder-ready }** quand tu as le temps tout de suite.
notice-ladder-ready = C'est noté : tu peux jouer jusqu'à { $when }. Dès que l'autre peut aussi, votre table s'ouvre et une mention t'avertit. Après { $when }, appuie de nouveau sur **{ button-ladder-ready }**.
notice-ladder-conceded = Tu as cédé. Vos places sont échangées.
notice-ladder-taken-back = Tu as retiré ton défi. Rien n'a changé.
notice-ladder-next = { $count ->
    [one] « **{ $title }** » : la saison suivante a commencé dans { $channel }, avec { $count } personne. Aucune mention n'est envoyée.
   *[other] « **{ $title }** » : la saison suivante a commencé dans { $channel }, avec { $count } personnes dans le même ordre. Aucune mention n'est envoyée.
}

## Pourquoi quelque chose est refusé

refused-unknown-ladder = Cette échelle n'existe pas ici. Les membres qui peuvent gérer les évènements peuvent en annoncer une.
refused-no-ladder = Ce n'est pas une échelle. { $command-ladder } en montre une.
refused-not-for-two = Avec ces règles, ce jeu se joue à plus de deux, et sur une échelle on joue à deux. Choisis un autre jeu avec { $command-organise-ladder }.
refused-bad-reach = On peut défier de { $least } à { $most } places au-dessus de soi. Choisis un tel nombre avec { $command-organise-ladder }.
refused-bad-days = On a de { $least } à { $most } jours pour jouer un défi. Choisis un tel nombre avec { $command-organise-ladder }.
refused-bad-weeks = Une saison dure de { $least } à { $most } semaines. Choisis un tel nombre avec { $command-organise-ladder }.
refused-challenge-self = Tu ne peux pas te défier toi-même. Choisis quelqu'un au-dessus de toi : **{ button-ladder-challenge }**.
refused-challenge-nobody = { $player } n'est pas sur cette échelle. Choisis quelqu'un qui y est : **{ button-ladder-challenge }**.
refused-challenge-below = { $player } est en dessous de toi. Choisis quelqu'un au-dessus : **{ button-ladder-challenge }**.
refused-challenge-too-far = C'est trop haut : tu peux défier jusqu'à { $reach } places au-dessus de toi. Choisis quelqu'un de plus proche : **{ button-ladder-challenge }**.
refused-challenge-left = Cette personne a quitté le serveur. Choisis quelqu'un d'autre : **{ button-ladder-challenge }**.
refused-challenging-already = Tu as déjà un défi ouvert. Joue-le d'abord, ou mets-y fin : **{ button-ladder-me }**.
refused-challenged-already = { $player } a déjà un défi ouvert. Attends sa fin, ou choisis quelqu'un d'autre : **{ button-ladder-challenge }**.
refused-challenged-lately = { $player } et toi, vous avez joué ensemble récemment. Nouveau défi possible à partir du { $when }, ou dès maintenant contre quelqu'un d'autre : **{ button-ladder-challenge }**.
refused-season-over = La saison est finie. Les arbitres peuvent lancer la suivante quand les derniers défis sont joués.
refused-season-not-over = La saison suivante commence quand celle-ci est finie. Les arbitres peuvent y mettre fin : **⋯**, **{ button-tournament-direct }**, puis **{ ladder-button-tournament-calloff }**.
refused-season-begun = La saison suivante a déjà commencé. { $command-ladder } la montre.
refused-ladder-waiting = Tu es sur la liste d'attente. La prochaine place libre est à toi.
refused-unknown-challenge = Ce défi n'existe pas sur cette échelle. **{ button-ladder-me }** montre les tiens.
refused-not-your-challenge = Ce n'est pas ton défi. **{ button-ladder-me }** montre si tu en as un.
refused-challenge-over = Ce défi est fini. **{ button-ladder-me }** montre comment.
refused-challenge-at-table = Ce défi se joue déjà. Le lien vers votre table est ici : **{ button-ladder-me }**.
refused-ready-already = C'est déjà noté : tu peux jouer jusqu'à { $when }. Une mention t'avertit dès que l'autre peut aussi.
refused-only-challenged = Seule la personne défiée peut céder. Tu peux retirer ton défi : **{ button-ladder-me }**.
refused-only-challenger = Seule la personne qui a lancé ce défi peut le retirer. Tu peux céder : **{ button-ladder-me }**.

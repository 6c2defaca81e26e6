# Games alone, the deal of the day, and lessons.

## Commands

command-daily-deal = La donne du jour : les mêmes cartes et adversaires pour tout le monde
command-daily-deal-deal = Quelle donne du jour
command-daily-yesterday = Montrer les résultats d'hier sur ce serveur
name-deal = donne
name-yesterday = hier
name-learn = apprendre
command-learn = Apprends le jeu en cinq minutes environ : une première partie guidée, rien que pour toi
name-patience = patience
name-daily = donne_du_jour
name-public = public
command-patience = Faire la patience en solitaire ; partout, aussi en message privé
command-patience-public = Laisser tout le salon regarder
command-daily = La patience du jour : le même paquet pour tout le monde
command-daily-table = Montrer les résultats de ce serveur aujourd'hui

## Lessons

button-learn-back = Un pas en arrière
button-learn-again = Recommencer
button-learn-show = Montre-moi
button-learn = Apprendre en cinq minutes
learn-title = { $game } · { $step } / { $steps }
learn-free = Essaie ce que tu veux : rien ne compte ici.
learn-chapters = Aller à un chapitre
learn-changed = Cette leçon a changé depuis. Recommence avec le bouton ci-dessous.
learn-other-move = C'est possible, mais il y a mieux à jouer ici.
learn-end-title = { $game } : tu sais jouer
learn-learnt = Ce que tu as appris
learn-next = À plusieurs : { $command-game-new }

## The deal of the day

deal-is-best = 🏅 Le meilleur résultat jusqu'ici.
deal-best = Le meilleur résultat connu : { $score }
deal-place-1 = gagnée
deal-place-2 = 2ᵉ place
deal-place-3 = 3ᵉ place
deal-place-last = plus loin
deal-legend = Chaque manche : { $places }
deal-title = Donne du jour : { $game } · { $day }
deal-one-try = Les mêmes cartes pour tout le monde, et un seul essai.
button-begin-deal = Commencer
deal-friends = Sur ce serveur
deal-copy = À copier :
alone-nobody-then = Personne n'a fini.
alone-finished-then = { $count ->
    [one] { $count } personne a fini
   *[other] { $count } personnes ont fini
}
refused-day-table-elsewhere = Chaque serveur a son classement du jour : demande-le là-bas avec { $command-game-daily }. Ici, tu peux jouer la donne.
deal-streak = { $count ->
    [one] 🔥 { $count } jour de suite
   *[other] 🔥 { $count } jours de suite
}
deal-longest = { $streak } (plus longue série : { $count })
deal-late = Partie terminée plus d'une heure après la fin du jour : elle ne compte pas.
deal-next = La prochaine donne arrive { $when }.
deal-until = Si tu la commences avant, tu as jusqu'à { $until } pour la finir.
deal-open = Définitif à { $until } : des parties commencées à temps sont peut-être encore en cours.
deal-shared-day = La donne du jour est la même pour tout le monde : { $command-game-daily }
day-seals-about = Chaque donne reçoit son sceau avant que quelqu'un en voie une carte.
day-seals-later = Les graines seront affichées ici quand les dernières parties du jour seront finies : { $when }.
day-seals-none = Cette donne est plus ancienne que les sceaux.
day-seals-empty = Personne n'a encore demandé de donne ce jour-là.
day-seals-seat = Place { $seat } sur { $seats } · les ordinateurs, dans l'ordre : { $levels }
daily-deal-patience = la patience
daily-deal-against = contre des ordinateurs
refused-deal-spent = Tu as déjà joué la donne du jour. La prochaine arrive { $when }.
deal-post-title = La donne du jour · { $day }
deal-post-about = Les mêmes cartes et adversaires pour tout le monde, et un seul essai. Personne ne voit ta partie.
deal-post-yesterday = { $game } · { $day }
button-play-deal = Jouer à { $game }
alone-day-note = À nombre de rangées égal, il vaut mieux avoir moins d'indices, puis moins de coups annulés.
button-review-deal = Analyse : { $game }
refused-deal-under-way = La donne du jour peut être analysée quand plus personne ne peut la jouer : { $when }.
alone-daily-title = { $game } · { $day }
alone-shared-day = Le paquet du jour est le même pour tout le monde : { $command-game-daily }

## Against computer players

against-opponents = Contre { $players }
against-computer = { $name } ({ $level })
button-computers = Jouer contre l'ordinateur
against-waits = Personne d'autre ne voit cette partie. Elle t'attend aussi longtemps que tu veux : { $command-my-games }
against-no-purse = Les crédits ne valent que pour cette partie : rien n'est pris dans ta bourse.
against-won = 🏆 Gagné !
against-lost = Perdu cette fois. Bonne chance pour la prochaine !
against-last = Cette fois, { $player } l'emporte. Bonne chance pour la prochaine !
against-shared = **{ $player }** · { $game } contre l'ordinateur · { $placed }
button-opponents = Adversaires
button-opponents-play = Jouer
opponents-about = Choisis tes adversaires. Tu les gardes pour les parties suivantes.
opponents-count = { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
}

## Games alone

refused-no-hints = Il n'y a pas d'indices dans une partie contre des ordinateurs.
button-again = Encore une
refused-too-many-alone = Tu as { $count } parties à toi qui ne sont pas finies, et il ne peut pas y en avoir plus. Continue l'une d'elles ({ $command-my-games }), ou ferme la plus ancienne.
button-close-oldest = Fermer la plus ancienne
alone-closed = Fermée. Il y a de nouveau de la place pour une partie.
refused-alone-closed = Cette partie est fermée. { $command-help } en commence une autre.
refused-not-your-game = Cette partie est à quelqu'un d'autre.
refused-not-shared = Une partie qui en continue une autre ne se partage pas.
alone-no-help = sans aide
alone-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
alone-taken-back = { $count ->
    [one] { $count } coup annulé
   *[other] { $count } coups annulés
}
alone-shared-already = Tu as déjà partagé ce résultat : { $link }
alone-shared-unseen = Le bot ne peut pas voir si ce message est encore là. S'il a disparu, tu peux partager le résultat à nouveau.
button-share-again = Partager à nouveau
alone-record = Ton meilleur résultat : { $score }
alone-record-new = ✨ Ton meilleur résultat jusqu'ici.
button-another = Une autre
button-same-deal = Jouer la même donne
fairness-yourself-alone = Pour vérifier toi-même : le SHA-256 de la graine est le sceau.
refused-game-held-away = Les règles de « { $missing } » se sont bloquées dans cette partie. Elle est mise de côté jusqu'à leur réparation et rien n'est perdu : demande à la personne qui héberge le bot.
refused-deck-spent = Tu as déjà joué le paquet du jour. Le prochain arrive { $when } ; { $command-game-patience } en distribue d'autres à tout moment.
refused-not-yours = C'est la partie de quelqu'un d'autre. Commence la tienne avec { $command-game-patience }.
refused-cannot-take-back = Ce coup ne peut plus être annulé : tu as vu une nouvelle carte depuis. Continue, ou recommence avec { $command-game-patience }.
alone-pick = Que joues-tu ?
alone-pick-between = Que joues-tu ? { $first } … { $last }
alone-shared = { $player } : { $score }
alone-perfect = On ne peut pas faire mieux.
alone-finished = { $count ->
    [one] { $count } personne a fini
   *[other] { $count } personnes ont fini
}
alone-nobody = Personne n'a encore fini celle d'aujourd'hui. À toi d'ouvrir le bal !
button-share = Partager le résultat
button-hint = Indice
button-take-back = Annuler le coup

way-deal-new = Pas encore jouée
way-deal-begun = Commencée
way-deal-played = Jouée aujourd'hui

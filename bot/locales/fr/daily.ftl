# Parties d'une personne contre des ordinateurs, sans table

against-opponents = Contre { $players }
against-computer = { $name } ({ $level })
refused-no-hints = Il n'y a pas d'indices dans une partie contre des ordinateurs.
against-waits = Personne d'autre ne voit cette partie. Elle t'attend aussi longtemps que tu veux : { $command-my-games }
against-no-purse = Les crédits ne valent que pour cette partie : rien n'est pris dans ta bourse.
against-won = 🏆 Gagné !
against-lost = Perdu cette fois. Bonne chance pour la prochaine !
against-last = Cette fois, { $player } l'emporte. Bonne chance pour la prochaine !
against-shared = **{ $player }** · { $game } contre l'ordinateur · { $placed }
button-again = Encore une
button-opponents = Adversaires
button-opponents-play = Jouer
opponents-about = Choisis tes adversaires. Tu les gardes pour les parties suivantes.
opponents-count = { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
}
refused-too-many-alone = Tu as { $count } parties à toi qui ne sont pas finies, et il ne peut pas y en avoir plus. Continue l'une d'elles ({ $command-my-games }), ou ferme la plus ancienne.
button-close-oldest = Fermer la plus ancienne
alone-closed = Fermée. Il y a de nouveau de la place pour une partie.
refused-alone-closed = Cette partie est fermée. { $command-help } en commence une autre.

## La donne du jour

deal-is-best = 🏅 On ne connaît pas de meilleur résultat.
deal-best = Le meilleur résultat connu : { $score }
deal-place-1 = 1ʳᵉ place
deal-place-2 = 2ᵉ place
deal-place-3 = 3ᵉ place
deal-place-last = plus loin
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
deal-late = Partie terminée après la fin du jour : elle ne compte pas.
deal-next = La prochaine donne arrive { $when }.
deal-shared-day = La donne du jour est la même pour tout le monde : { $command-game-daily }
day-seals-about = Chaque donne reçoit son sceau avant que quelqu'un en voie une carte.
day-seals-later = Les graines seront affichées ici à la fin de la journée : { $when }.
day-seals-none = Cette donne est plus ancienne que les sceaux.
day-seals-empty = Personne n'a encore demandé de donne ce jour-là.
day-seals-seat = Place { $seat } sur { $seats } · les ordinateurs, dans l'ordre : { $levels }
games-against = contre des ordinateurs, commencée { $when }
command-daily-deal = La donne du jour : les mêmes cartes et adversaires pour tout le monde
command-daily-deal-deal = Quelle donne du jour
command-daily-yesterday = Montrer les résultats d'hier sur ce serveur
name-deal = donne
name-yesterday = hier
daily-deal-patience = la patience
daily-deal-against = contre des ordinateurs
refused-deal-spent = Tu as déjà joué la donne du jour. La prochaine arrive { $when }.
refused-not-your-game = Cette partie est à quelqu'un d'autre.
refused-not-shared = Une partie qui en continue une autre ne se partage pas.

## Publication sur un serveur

deal-post-title = La donne du jour · { $day }
deal-post-about = Les mêmes cartes et adversaires pour tout le monde, et un seul essai. Personne ne voit ta partie.
deal-post-yesterday = { $game } · { $day }
button-play-deal = Jouer à { $game }
settings-daily-off = La donne du jour n'est pas publiée.
deal-posts-all = tous les jeux
deal-posts-ended = Le bot n'a pas le droit d'écrire dans { $channel } : il n'y publie plus la donne du jour. Quand il l'aura, règle-le de nouveau : { $command-server-settings }
name-game = jeu

# Les commandes des tournois, et pourquoi quelque chose est refusé. Chaque refus dit que faire.

name-show = montrer
name-format = formule
name-title = titre
name-rounds = rondes
name-limit = limite
name-starts-in = début_dans
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
refused-bad-seats = Avec ces règles, une table de ce jeu réunit de { $least } à { $most } personnes.
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

# Ce que disent les échelles et les rencontres à la place des tournois : la sorte, puis la clé du tournoi.

## Échelles

ladder-tournament-no-winner = La saison est finie. Il n'y a personne sur l'échelle.
ladder-tournament-called-off = La saison a été terminée plus tôt. L'ordre reste.
ladder-tournament-called-off-by = { $player } a terminé la saison plus tôt. L'ordre reste.
ladder-tournament-channel-gone = L'échelle est finie parce que son salon a été supprimé. L'ordre reste.
ladder-tournament-channel-gone-organiser = Ton échelle **{ $title }** est finie : le salon où elle se jouait a été supprimé. L'ordre reste.
ladder-tournament-absence = Qui ne joue pas son premier coup en { $time } est absent : l'ordinateur joue à sa place, et la partie est perdue.
ladder-tournament-absence-usual = Qui ne joue pas son premier coup à temps est absent : l'ordinateur joue à sa place, et la partie est perdue.
ladder-tournament-me-withdrew = Tu as quitté cette échelle.
ladder-tournament-me-disqualified = Un arbitre t'a **disqualifié** : { $reason }
ladder-tournament-me-taken-out = Un arbitre t'a **retiré de l'échelle** : { $reason }
ladder-tournament-direct-title = { $title } : pour les arbitres
ladder-tournament-direct-call-off = Veux-tu terminer maintenant la saison de l'échelle **{ $title }** ? Les défis ouverts sont annulés, les tables sont fermées, et on ne peut pas revenir en arrière. L'ordre reste.
ladder-tournament-directors = Arbitres : { $players }
ladder-tournament-directors-title = Les arbitres
ladder-tournament-directors-about = Les arbitres peuvent tout ce que peut la personne qui organise, sauf choisir les arbitres.
ladder-tournament-take-out-title = Retirer quelqu'un de l'échelle
ladder-button-tournament-direct = Pour les arbitres
ladder-button-tournament-directors = Choisir les arbitres
ladder-button-tournament-calloff = Terminer la saison
ladder-button-tournament-calloffsure = Oui, la terminer
ladder-button-tournament-takeout = Retirer de l'échelle

ladder-refused-unknown-tournament = Cette échelle n'existe pas sur ce serveur. { $command-ladder-show } montre celle qu'il y a.
ladder-refused-tournament-over = La saison de cette échelle est finie. { $command-ladder-show } montre si la suivante a commencé.
ladder-refused-tournament-paused = L'échelle est en pause. Un arbitre peut la reprendre : **{ ladder-button-tournament-direct }**, puis **{ button-tournament-resume }**.
ladder-refused-tournament-not-paused = L'échelle n'est pas en pause : rien à reprendre.
ladder-refused-tournament-full = Toutes les places de cette échelle sont prises. Attends que quelqu'un se retire, puis réessaie.
ladder-refused-not-entered = Tu n'es pas encore sur cette échelle. Appuie sur **{ button-ladder-join }** : tu commences à la dernière place.
ladder-refused-entered-already = Tu es déjà sur cette échelle. **{ button-ladder-me }** montre ta place et ton défi.
ladder-refused-disqualified = Un arbitre a disqualifié cette personne : elle ne peut plus participer. Si cela te semble une erreur, demande à un arbitre.
ladder-refused-not-director = Seuls les arbitres de cette échelle peuvent le faire. Demande à qui l'organise.
ladder-refused-not-organiser = Seule la personne qui organise l'échelle choisit les arbitres. Demande-lui.
ladder-refused-director-already = { $player } arbitre déjà cette échelle.
ladder-refused-no-director = { $player } n'arbitre pas cette échelle, ou l'organise et l'arbitre toujours. **{ ladder-button-tournament-directors }** montre qui arbitre.
ladder-refused-too-many-directors = Une échelle a au plus { $most } arbitres en plus de la personne qui l'organise. Retire d'abord quelqu'un.
ladder-refused-unknown-entrant = Cette personne n'est pas sur l'échelle. Choisis quelqu'un dans la liste.
ladder-refused-unknown-pairing = Cette table n'existe pas sur l'échelle. Choisis-en une dans la liste : **{ button-tournament-results }**.
ladder-refused-corrections-over = La saison est finie depuis plus d'un jour : ses résultats ne changent plus. Écris dans le salon ce qui était faux, pour que tout le monde le lise.
ladder-refused-signed-up-too-often = Tu es revenu trop souvent sur cette échelle. Demande à un arbitre si tu veux jouer.
ladder-refused-rules-settled = La saison a commencé, et ce qui est annoncé vaut pour tout le monde jusqu'à la fin. Change-le en annonçant une autre échelle.
ladder-refused-bad-limit = Une échelle peut avoir de { $least } à { $most } personnes. Choisis une telle limite avec { $command-ladder-new }.
ladder-refused-bad-turn-time = On peut réfléchir de { $least } à { $most } secondes. Choisis un tel temps avec { $command-ladder-new }.
ladder-refused-needs-manage-events = Pour annoncer une échelle, il faut pouvoir gérer les évènements, les messages ou le serveur. Demande à quelqu'un qui le peut.

## Rencontres

match-tournament-starts-by-organiser = Elle commence dès qu'un arbitre la lance.
match-tournament-starts-soon = Elle commence dans un instant.
match-tournament-paused = ⏸️ La rencontre est en pause. Aucune nouvelle table ne s'ouvre ; les parties en cours continuent.
match-tournament-no-winner = La rencontre est finie. Personne ne l'a gagnée.
match-tournament-called-off = La rencontre a été annulée. Les résultats obtenus restent.
match-tournament-called-off-by = { $player } a annulé la rencontre. Les résultats obtenus restent.
match-tournament-channel-gone = La rencontre est finie parce que son salon a été supprimé. Les résultats obtenus restent.
match-tournament-channel-gone-organiser = Ta rencontre **{ $title }** est finie : le salon où elle se jouait a été supprimé. Les résultats obtenus restent.
match-tournament-too-few = La rencontre n'a pas lieu : il faut { $least } personnes, et { $here ->
    [0] personne n'était là
    [one] une seule était là
   *[other] seulement { $here } étaient là
}.
match-tournament-about-title = Comment marche cette rencontre
match-tournament-seal-later = La graine est publiée ici à la fin de la rencontre. Chacun peut alors vérifier chaque tirage.
match-tournament-me-withdrew = Tu ne joues plus dans cette rencontre.
match-tournament-me-disqualified = Un arbitre t'a **disqualifié** : { $reason }
match-tournament-me-taken-out = Un arbitre t'a **retiré de la rencontre** : { $reason }
match-tournament-me-over = La rencontre est finie.
match-tournament-direct-title = { $title } : pour les arbitres
match-tournament-direct-begin = { $count ->
    [one] { $count } personne n'a pas confirmé sa présence et perd sa place si la rencontre commence maintenant : { $players }. Commencer quand même ?
   *[other] { $count } personnes n'ont pas confirmé leur présence et perdent leur place si la rencontre commence maintenant : { $players }. Commencer quand même ?
}
match-tournament-direct-call-off = Veux-tu annuler **{ $title }** ? La rencontre sera finie, ses tables seront fermées, et on ne peut pas revenir en arrière. Les résultats obtenus restent.
match-tournament-directors = Arbitres : { $players }
match-tournament-directors-title = Les arbitres
match-tournament-directors-about = Les arbitres peuvent tout ce que peut la personne qui organise, sauf choisir les arbitres.
match-tournament-take-out-title = Retirer quelqu'un de la rencontre
match-tournament-change-settled = La rencontre a commencé : cela ne change plus.
match-tournament-start-by-hand = Le début de **{ $title }** a changé : les arbitres lanceront la rencontre eux-mêmes.
match-button-tournament-direct = Pour les arbitres
match-button-tournament-directors = Choisir les arbitres
match-button-tournament-calloff = Annuler la rencontre
match-button-tournament-calloffsure = Oui, l'annuler
match-button-tournament-takeout = Retirer de la rencontre

match-refused-tournament-over = Cette rencontre est finie. **{ button-tournament-standings }** montre comment ; { $command-club-match } en annonce une autre.
match-refused-tournament-begun = Cette rencontre a déjà commencé. Tu peux regarder ses tables.
match-refused-tournament-not-begun = Cette rencontre n'a pas encore commencé. Un arbitre peut la lancer depuis la page **{ match-button-tournament-direct }**.
match-refused-tournament-paused = La rencontre est en pause. Un arbitre peut la reprendre : **{ match-button-tournament-direct }**, puis **{ button-tournament-resume }**.
match-refused-tournament-not-paused = La rencontre n'est pas en pause : rien à reprendre.
match-refused-tournament-full = Toutes les places de cette rencontre sont prises. Attends un désistement, puis réessaie.
match-refused-not-entered = C'est réservé à qui joue dans cette rencontre. Pour en être, appuie sur **{ button-tournament-signup }** si c'est encore proposé.
match-refused-no-check-in = Cette rencontre est annoncée sans pointage. Tu peux la lancer tout de suite : **{ button-tournament-begin }**.
match-refused-check-in-closed = Le pointage n'est pas ouvert. S'il y en a un, je te le demande avant le début de la rencontre.
match-refused-not-director = Seuls les arbitres de cette rencontre peuvent le faire. Demande à qui l'organise.
match-refused-not-organiser = Seule la personne qui organise la rencontre choisit les arbitres. Demande-lui.
match-refused-director-already = { $player } arbitre déjà cette rencontre.
match-refused-no-director = { $player } n'arbitre pas cette rencontre, ou l'organise et l'arbitre toujours. **{ match-button-tournament-directors }** montre qui arbitre.
match-refused-too-many-directors = Une rencontre a au plus { $most } arbitres en plus de la personne qui l'organise. Retire d'abord quelqu'un.
match-refused-unknown-entrant = Cette personne ne joue pas dans cette rencontre. Choisis quelqu'un dans la liste : **{ button-tournament-players }**.
match-refused-unknown-pairing = Cette table n'existe pas dans cette rencontre. Choisis-en une dans la liste : **{ button-tournament-round }**.
match-refused-corrections-over = La rencontre est finie depuis plus d'un jour : ses résultats ne changent plus. Écris dans le salon ce qui était faux, pour que tout le monde le lise.
match-refused-signed-up-too-often = Tu t'es inscrit trop souvent à cette rencontre. Demande à un arbitre si tu veux jouer.
match-refused-rules-settled = La rencontre a commencé, et ce qui est annoncé vaut pour tout le monde jusqu'à la fin. Change-le en annonçant la prochaine.
match-refused-bad-seats = Avec ces règles, une table de ce jeu réunit de { $least } à { $most } joueurs. Choisis un tel nombre avec { $command-club-match }.
match-refused-needs-manage-events = Pour annoncer une rencontre ici, il faut pouvoir gérer les évènements, les messages ou le serveur. Demande à quelqu'un qui le peut.

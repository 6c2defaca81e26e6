# Ce que disent les échelles et les rencontres à la place des tournois : la sorte, puis la clé du tournoi.

## Échelles

ladder-tournament-no-winner = La saison est finie. Il n'y a personne sur l'échelle.
ladder-tournament-called-off = La saison a été terminée plus tôt. L'ordre reste.
ladder-tournament-called-off-by = { $player } a terminé la saison plus tôt. L'ordre reste.
ladder-tournament-channel-gone = L'échelle est finie parce que son salon a été supprimé. L'ordre reste.
ladder-tournament-absence = Si tu ne joues pas ton premier coup en { $time }, l'ordinateur joue à ta place, et tu perds la partie.
ladder-tournament-absence-usual = Si tu ne joues pas ton premier coup à temps, l'ordinateur joue à ta place, et tu perds la partie.
ladder-tournament-direct-call-off = Veux-tu terminer maintenant la saison de l'échelle **{ $title }** ? Les défis ouverts sont annulés, les tables sont fermées, et on ne peut pas revenir en arrière. L'ordre reste.
ladder-tournament-take-out-title = Retirer quelqu'un de l'échelle
ladder-button-tournament-calloff = Terminer la saison
ladder-button-tournament-calloffsure = Oui, la terminer
ladder-button-tournament-takeout = Retirer de l'échelle

ladder-refused-unknown-tournament = Cette échelle n'existe pas sur ce serveur. { $command-ladder } montre celle qu'il y a.
ladder-refused-tournament-over = La saison de cette échelle est finie. { $command-ladder } montre si la suivante a commencé.
ladder-refused-not-entered = Tu n'es pas encore sur cette échelle. Appuie sur **{ button-ladder-join }** : tu commences à la dernière place.
ladder-refused-entered-already = Tu es déjà sur cette échelle. **{ button-ladder-me }** montre ta place et ton défi.
ladder-refused-bad-limit = Une échelle peut avoir de { $least } à { $most } personnes. Choisis une telle limite avec { $command-organise-ladder }.

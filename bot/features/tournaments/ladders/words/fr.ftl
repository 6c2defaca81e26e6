# Ladders, and what they say in place of what tournaments say: that key is the kind, then the tournaments' key.

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
ladder-withdraw-question = Veux-tu quitter **{ $title }** ? Tu perds ta place, et tout le monde en dessous monte. Si tu reviens, tu prends la dernière.

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
    [one] **{ $title }** : la saison suivante a commencé dans { $channel }, avec { $count } personne. Aucune mention n'est envoyée.
   *[other] **{ $title }** : la saison suivante a commencé dans { $channel }, avec { $count } personnes dans le même ordre. Aucune mention n'est envoyée.
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

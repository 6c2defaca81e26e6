# Clubs: their commands, their pages, their matches, and why something was refused.

## Commands

name-club = club
name-name = nom
name-role = rôle
name-against = contre
name-tables = tables

command-club = Montrer un club ou tous, rien qu'à toi : membres, responsables, rencontres
command-club-new = Fonder un club
command-club-new-name = Le nom du club
command-club-new-role = Qui a ce rôle est membre ; par défaut, une liste de personnes
command-club-club = Lequel ; par défaut, le tien, ou tous au choix
command-club-match-against = Pour annoncer ici une rencontre : l'autre club ; c'est à ses responsables d'accepter
command-club-match-game = Le jeu auquel on joue
command-club-match-tables = À combien de tables au plus les clubs se rencontrent
command-club-match-seats = Combien jouent à une table ; 2 par défaut
command-club-match-rounds = Combien de rondes ; 1 par défaut
command-club-match-starts = Quand elle commence : 20h, sam. 20h, 24/12 20h, dans 2 h ; par défaut, c'est toi qui la lances

## La page d'un club

club-of-role = Toute personne qui a le rôle { $role } est membre dès qu'elle a utilisé le bot sur ce serveur.
club-of-list = On devient membre en acceptant une invitation ou en demandant à entrer.
club-role-gone = ⚠️ Le rôle de ce club a été supprimé. Les responsables peuvent lui en donner un autre, ou en faire une liste de personnes.
club-members = { $count ->
    [0] Pas encore de membres.
    [one] **{ $count } membre**
   *[other] **{ $count } membres**
}
club-keepers = Responsables : { $players }
club-no-keepers = Personne n'est responsable de ce club. Les membres qui peuvent gérer le serveur peuvent choisir des responsables.
club-asked = { $count ->
    [one] { $count } demande à entrer : { $players }
   *[other] { $count } demandes à entrer : { $players }
}
club-invited = { $count ->
    [one] { $count } invitation en cours : { $players }
   *[other] { $count } invitations en cours : { $players }
}
club-matches = Rencontres
club-own-member = Tu es membre.
club-own-invited = Une invitation t'attend.
club-own-asked = Tu as demandé à entrer. Les responsables vont répondre.
club-own-outside = Tu n'es pas membre.
clubs-title = Les clubs de ce serveur
clubs-about = Choisis-en un pour voir qui en fait partie, ou pour y entrer.
club-listed-member = tu en es membre
club-listed-invited = une invitation t'attend
club-listed-asked = tu as demandé à entrer
club-pick = Quel club ?
club-leaderboard = Classement du club : quel jeu ?
club-let-in = Qui fais-tu entrer ?
club-turn-down = Quelle demande refuses-tu ?
club-invitation = { $players } : { $keeper } vous invite dans le club **{ $club }**.
club-invitation-answered = Tout le monde a répondu à cette invitation dans le club **{ $club }**.
club-request = Quelqu'un demande à entrer dans le club **{ $club }**. Ses responsables répondent sur sa page.
club-request-answered = Les responsables de **{ $club }** ont répondu à cette demande d'entrée.
club-end-question = Veux-tu dissoudre le club **{ $club }** ? Sa liste est effacée pour de bon. Ses rencontres continuent, et leurs résultats restent.
club-invite-about = Qui veux-tu inviter dans **{ $club }** ? Une mention les avertit ici ; qui accepte devient membre.
club-invite-who = Personnes
club-remove-about = Qui doit quitter **{ $club }** ? Tu peux aussi annuler ici des invitations et des demandes.
club-remove-who = Personnes
club-keepers-about = Les responsables de **{ $club }** invitent et retirent des personnes, annoncent des rencontres et les acceptent. La personne qui a fondé le club en fait toujours partie.
club-keepers-who = Responsables
club-role-about = Qui a ce rôle est membre de **{ $club }**, et personne d'autre.
club-role-who = Rôle

button-club-show = Le club
button-club-all = Tous les clubs
button-club-join = Demander à entrer
button-club-leave = Quitter le club
button-club-take-back = Annuler ma demande
button-club-accept = Rejoindre
button-club-decline = Non merci
button-club-letin = Accepter
button-club-turndown = Refuser
button-club-invite = Inviter
button-club-remove = Retirer
button-club-keepers = Choisir les responsables
button-club-role = Un autre rôle
button-club-list = En faire une liste
button-club-end = Dissoudre le club…
button-club-endsure = Oui, le dissoudre

notice-club-founded = Le club **{ $club }** est fondé.
notice-club-joined = Tu es membre de **{ $club }**.
notice-club-accepted = Tu es membre de **{ $club }**.
notice-club-declined = Invitation refusée.
notice-club-asked = Tu as demandé à entrer dans **{ $club }**. Les responsables vont répondre.
notice-club-left = Tu n'es plus dans **{ $club }**.
notice-club-left-match = Tu n'es plus dans **{ $club }**, ni dans sa rencontre.
notice-club-let-in = C'est fait : bienvenue dans **{ $club }**.
notice-club-turned-down = C'est fait : tu as refusé cette demande d'entrée dans **{ $club }**.
notice-club-removed = C'est fait : ces personnes ne sont plus dans **{ $club }**.
notice-club-removed-match = C'est fait : ces personnes ne sont plus dans **{ $club }**. Leur inscription à sa rencontre est annulée.
notice-club-keepers = C'est fait : les responsables de **{ $club }** sont choisis.
notice-club-role = **{ $club }** a un autre rôle.
notice-club-list = **{ $club }** est maintenant une liste. Les personnes qui avaient le rôle ont une invitation.
notice-club-ended = Le club **{ $club }** est dissous.

## Rencontres

tournament-format-clubs = club contre club
tournament-about-clubs = Les deux clubs sont à égalité de nombre. Ce qu'on gagne aux tables s'additionne pour son club.
why-clubs = Deux clubs se rencontrent : la table réunit autant que possible le même nombre de chacun.
club-match-title = { $one } – { $other }
club-score = { $one } **{ $points } – { $others }** { $other }
club-winner = 🏆 Victoire du club { $club } !
club-level = { $one } et { $other } sont à égalité !
club-side = { $count ->
    [0] { $club } : personne pour l'instant, { $most } places
   *[other] { $club } ({ $count } sur { $most }) : { $players }
}
club-awaits = **{ $other }** propose cette rencontre. Les responsables de **{ $club }** peuvent l'accepter. Sans réponse d'ici au { $when }, elle sera annulée.
club-own-side = Tu joues pour **{ $club }**.
club-which-side = Tu es membre des deux clubs. Pour lequel joues-tu dans « **{ $title }** » ?
club-not-accepted = La rencontre n'a pas lieu : les responsables de { $club } ne l'ont pas acceptée.
club-out-of-match = départ du club { $club }
button-tournament-accept = Accepter la rencontre
button-tournament-decline = Refuser
notice-club-match-accepted = La rencontre a lieu. Les membres des deux clubs peuvent maintenant s'inscrire, et tu arbitres avec les autres.
notice-club-match-declined = La rencontre n'a pas lieu.
notice-club-waiting = Toutes les places de { $club } sont prises. Tu es numéro { $number } sur la liste d'attente : la prochaine place libre est à toi, et tu recevras une mention.

## Refus

refused-no-clubs = Il n'y a encore aucun club sur ce serveur. { $command-organise-club } en fonde un.
refused-club-name-taken = Ce serveur a déjà un club du nom de { $name }. Choisis un autre nom.
refused-too-many-clubs = Un serveur a au plus { $most } clubs. Dissous-en d'abord un : { $command-club }.
refused-club-name-empty = Ce nom ne montre rien. Choisis-en un avec des lettres ou des signes visibles.
refused-club-needs-manage = Seuls les membres qui peuvent gérer ce serveur ou les évènements peuvent fonder un club. Demande à l'une de ces personnes.
refused-club-bad-role = Ce rôle ne peut pas faire un club. Choisis-en un que certains membres ont, mais pas tous.
refused-club-role-there = Le rôle de ce club existe, rien n'a changé. Pour un club avec un autre rôle, utilise { $command-organise-club }.
refused-club-role-deleted = Le rôle du club { $name } a été supprimé. Les responsables peuvent lui en donner un autre : { $command-club }.
refused-club-has-role = Qui a le rôle { $role } est dans ce club. Adresse-toi à qui donne les rôles sur ce serveur.
refused-club-member-already = Tu es déjà membre de ce club. { $command-club } le montre.
refused-club-asked-already = Tu as déjà demandé à entrer. Les responsables vont répondre ; { $command-club } montre qui c'est.
refused-club-full = La liste de ce club est pleine. Les responsables peuvent d'abord retirer quelqu'un.
refused-club-not-invited = Tu n'as pas d'invitation pour ce club. Tu peux demander à entrer : { $command-club }.
refused-not-in-club = Tu n'es pas membre de ce club. { $command-club } montre comment le devenir.
refused-not-club-keeper = Seuls les responsables de ce club peuvent le faire. { $command-club } montre qui c'est.
refused-not-keeper-of-club = Seuls les responsables de { $name } peuvent le faire. { $command-club } montre qui c'est.
refused-not-club-founder = Seuls la personne qui a fondé le club et les membres qui peuvent gérer le serveur choisissent les responsables. Demande-leur.
refused-too-many-keepers = Un club a au plus { $most } responsables en plus de la personne qui l'a fondé. Choisis-en moins.
refused-club-invited-already = Ces personnes sont déjà membres ou invitées. Choisis quelqu'un d'autre.
refused-club-invited-lately = Ces personnes ont déjà reçu cette semaine une invitation dans un club d'ici. Elles peuvent demander à entrer.
refused-club-not-asked = Cette personne n'a pas demandé à entrer, ou a déjà une réponse. { $command-club } montre où en sont les choses.
refused-club-nobody-removed = Aucune de ces personnes n'est dans ce club. { $command-club } montre qui y est.
refused-club-empty = Le club { $name } n'a pas encore de membres et ne peut pas jouer. Les responsables peuvent inviter du monde : { $command-club }.
refused-which-own-club = Dis pour quel club, avec l'option **{ name-club }** : { $command-club }.
refused-match-lacks = Pour une rencontre, indique aussi les options **{ name-game }** et **{ name-tables }** : { $command-club }.
refused-not-of-clubs = Seuls les membres de { $one } et de { $other } peuvent jouer ici. { $command-club } montre comment le devenir.
refused-match-not-accepted = L'autre club n'a pas encore accepté cette rencontre. C'est d'abord à ses responsables d'appuyer sur **{ button-tournament-accept }**.
refused-which-club = Dis pour quel club tu joues : appuie encore une fois sur **{ button-tournament-signup }**.
refused-accepted-already = Il n'y a plus rien à accepter. Si la rencontre a lieu, appuie sur **{ button-tournament-signup }**.
refused-bad-clubs = Une rencontre réunit deux clubs différents. Nommes-en un autre : { $command-club }.
refused-match-live = { $one } et { $other } ont une rencontre qui n'est pas finie : { $link }. Jouez-la d'abord, ou faites-la annuler par les arbitres.
refused-match-again-later = La dernière rencontre de { $one } et { $other } n'a pas eu lieu. Tu pourras en annoncer une autre { $when }.
refused-too-many-matches = Personne n'annonce plus de { $most } rencontres en un jour. Tu pourras annoncer la prochaine { $when }.
refused-bad-tables = Les clubs se rencontrent à { $least } tables au moins et { $most } au plus. Choisis un tel nombre avec { $command-club }.
refused-uneven-tables = À { $seats } par table, le nombre de tables doit être pair, pour que les deux clubs soient à égalité. Choisis un nombre pair.
refused-too-few-of-club = Il faut au moins { $least } personnes de chaque club pour la rencontre, et { $club } en a { $here }. Attends qu'il y en ait plus, ou annule-la.
why-byes-clubs = Les deux clubs jouent à nombre égal. Joue d'abord qui est resté le plus souvent sans table ; sinon, le tirage au sort décide.

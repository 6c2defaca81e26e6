# Les nouvelles d'un tournoi qui viennent sans qu'on les demande.

tournament-channel-gone-organiser = **{ $title }** est fini : le salon a été supprimé. Les résultats obtenus restent.
tournament-left-to-directors = **{ $title }** : la table { $number } a été fermée trois fois sans résultat. C'est aux arbitres de trancher : **⋯**, **{ button-tournament-direct }**, puis **{ button-tournament-results }**.
tournament-game-missing = **{ $title }** est en pause : le jeu « { $missing } » n'est pas disponible ici pour le moment. Quand il sera revenu, les arbitres appuieront sur **⋯**, **{ button-tournament-direct }**, puis **{ button-tournament-resume }**.
tournament-without-threads = Je ne peux pas créer de fils ici : les tables s'ouvrent donc l'une après l'autre dans { $channels }.
refused-not-for-tables = Aucune table ne peut s'ouvrir dans { $channel } : toi et moi devons pouvoir y écrire.
tournament-news-won = 🏆 **{ $title }** : **{ $player }** l'emporte.
tournament-news-won-ahead = 🏆 **{ $title }** : **{ $player }** l'emporte devant { $players }.
tournament-news-shared = 🏆 { $players } se partagent la première place de **{ $title }**.
tournament-news-to = { $players } : { $text }
tournament-news-called-off = **{ $title }** est annulé et n'aura pas lieu.
tournament-news-disqualified = { $director } a décidé ta disqualification de **{ $title }** : { $reason }
tournament-news-taken-out = { $director } a décidé ton retrait de **{ $title }** : { $reason }
tournament-news-replaced = **{ $title }** : { $player } prend la place de { $former }, avec tous les résultats.
tournament-moved-up = une place s'est libérée dans **{ $title }** : tu participes. Une mention t'avertira quand ta table sera ouverte.
tournament-moved-up-check-in = une place s'est libérée dans **{ $title }** : tu participes. Appuie sur **{ button-tournament-checkin }** avant le début. Sinon, ta place est perdue.
tournament-check-in-opened = le pointage de **{ $title }** est ouvert. Appuie sur **{ button-tournament-checkin }** avant le début. Sinon, ta place est perdue.
tournament-check-in-opened-until = le pointage de **{ $title }** est ouvert. Début à { $when } : d'ici là, appuie sur **{ button-tournament-checkin }**. Sinon, ta place est perdue.
table-result-entered = Les arbitres ont saisi le résultat de cette table : un message le dit ici, avec la raison. La partie s'arrête ici.
table-decided = Cette table est décidée, car trop peu de monde y est encore en lice. Les personnes restées sont devant. La partie s'arrête ici.
table-called-off = Annulé : la partie à cette table ne compte plus.
refused-not-a-member = { $player } est un bot, ou ne fait pas partie de ce serveur. Choisis quelqu'un qui en est membre.
refused-signed-up-too-often = Trop d'inscriptions de ta part. Demande aux arbitres si tu veux jouer.
tournament-news-corrected = ✏️ **{ $title }** : { $director } a corrigé le résultat de la table { $number } après la fin : { $reason }
tournament-news-changed = ✏️ **{ $title }** : { $director } a changé le résultat de la table { $number } : { $reason }
tournament-news-entered = ✏️ **{ $title }** : { $director } a saisi le résultat de la table { $number } : { $reason }

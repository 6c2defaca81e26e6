# Where the tables of tournaments are opened, and what stands in the way.

tournament-lacks = ⚠️ Aucune table ne peut s'ouvrir : il me faut { $permissions } dans { $channel }.
tournament-lacks-threads = ⚠️ Sans { $permissions } dans { $channel }, je ne peux pas créer de fils pour les tables. En attendant, elles s'ouvrent l'une après l'autre dans { $channels }.
tournament-lacks-paused = **{ $title }** est en pause : sans { $permissions } dans { $channel }, je ne peux pas ouvrir ses tables. Donnez-moi ce droit, puis les arbitres appuieront sur **⋯**, **{ button-tournament-direct }** et sur **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ Ta table s'ouvrira dès que tu auras terminé à celle de **{ $title }** : { $where }
tournament-waits-for-other = ⏳ Ta table attend quelqu'un qui joue encore à une table d'un autre tournoi.
tournament-me-others = Tu participes aussi à : { $tournaments }
tournament-channel-dropped = **{ $title }** : un salon indiqué pour les tables a été supprimé. Elles s'ouvrent maintenant dans { $channels }.
tournament-waits-for-table = ⏳ La prochaine table attend la fin d'une autre dans son salon : { $tables }. Les arbitres peuvent la fermer là-bas avec { $end }.
tournament-thread = Table { $number } · { $title }

# Hands, threads of tables, adding the bot, and what it may do in a channel.

hand-rested = Cette main ne sert plus : il y en a une plus récente.
hand-was-older = C'était une ancienne main. Sers-toi désormais de celle-ci.
hand-may-be-older = Si tu vois une autre main plus haut, elle ne sert plus. Sers-toi désormais de celle-ci.
notice-maybe-done = Discord a refusé une de mes requêtes. Ta demande a peut-être été exécutée quand même : vérifie avant de réessayer.
button-add-to-server = Ajouter à ton serveur

table-in-thread = { $player } a ouvert une table : { $game }. Entre dans son fil pour jouer ou regarder.
table-in-thread-closed = Cette table ({ $game }) est fermée.
notice-no-threads-here = Sur ce serveur, les tables s'ouvrent dans des fils, mais ce salon ne peut pas en avoir. Ta table est donc ici.
notice-thread-lacks = Sur ce serveur, les tables s'ouvrent dans des fils, mais je ne peux pas en créer ici sans { $permissions }. Ta table est donc ici. La modération peut me donner ce droit.
notice-too-many-threads = Ce serveur a autant de fils actifs que Discord le permet. Ta table est donc ici. Dès que certains seront fermés, les tables auront de nouveau leur fil.
notice-no-thread = Discord ne m'a pas laissé créer de fil à l'instant. Ta table est donc ici.
notice-no-pictures = Je n'ai pas le droit de joindre des fichiers ici, cette table est donc sans images. La modération peut me donner { $permissions } ; les images reviendront alors au prochain clic.

refused-no-access = Je ne peux pas écrire dans ce salon. Il me manque : { $permissions }. Demande à la modération de me donner ce droit, puis réessaie.
refused-not-in-thread = Je ne suis pas dans ce fil privé, je ne pourrais donc pas y tenir une table à jour. Mentionne { $player } pour m'ajouter, puis réessaie.

# Comme les paramètres de Discord les nomment
permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers

# The table in a panel.

## The page

button-own-result = Mon résultat
button-open-panel = Vue de la table
panel-connecting = Connexion…
panel-reconnecting = La connexion est perdue. Nouvel essai…
panel-back = La connexion est rétablie.
panel-retry = Réessayer
panel-more = Plus
panel-open-table = Nouvelle table
panel-show = Montrer
panel-other-tab = La table est ouverte dans un autre onglet ou sur un autre appareil.
panel-here = Continuer ici
panel-close = Fermer
panel-your-turn = À toi
panel-turn-of = À {"{name}"} de jouer
panel-spectating = Tu regardes
panel-story = Ce qui s'est passé
panel-table = La table
panel-hand = Ta main
panel-none = Il n'y a pas de table dans ce salon.
panel-you = toi
panel-computer = ordinateur
panel-away = ailleurs
panel-error = Une erreur est survenue. Réessaie.
panel-send = Envoyer
panel-choose = Choisir
panel-cancel = Annuler
panel-cards-left = {"{n}"} cartes
panel-refused = Discord n'a pas dit qui tu es : tu n'as pas accepté ou pas répondu. Seuls sont demandés ton nom, ton image et le droit de montrer dans ton profil à quoi tu joues.
panel-cheered = Le public encourage : {"{signs}"}
panel-sound = Sons
panel-invite = Inviter
panel-share = Partager
panel-share-text = {"{names}"} ont joué à {"{title}"}. Joue avec nous !
panel-not-here = Discord ne propose pas cela ici.
panel-emote = Réagir
panel-mute = Masquer {"{name}"}
panel-emote-soon = Une réaction toutes les trois secondes.
panel-deck = Pioche
panel-chair = Place libre
panel-add-computer = Ajouter un ordinateur
panel-prepared = choisie pour ton tour
panel-earlier = Un coup en arrière
panel-later = Un coup en avant
panel-moment = Coups
panel-live = Maintenant
panel-result = Résultat
panel-fold = Afficher ou masquer

refused-panel-stranger = Discord ne sait pas que tu as ouvert ce panneau. Ferme-le et ouvre la table de nouveau.
refused-panel-no-bot = Le bot n'est plus sur ce serveur.
refused-panel-no-server = Les tables sont sur des serveurs. Ouvre ce panneau dans un salon d'un serveur.
refused-panel-no-commands = Tu ne peux pas utiliser de commandes dans ce salon. Demande à la modération.
refused-panel-busy = Beaucoup de monde arrive en ce moment. Réessaie dans quelques secondes.
refused-panel-no-answer = Discord ne répond pas pour l'instant. Réessaie dans une minute.

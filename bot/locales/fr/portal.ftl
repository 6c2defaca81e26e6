# Ajouter le bot à un serveur.
button-add-to-server = Ajouter à ton serveur

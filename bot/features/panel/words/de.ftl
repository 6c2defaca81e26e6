# The table in a panel.

## The page

button-own-result = Mein Ergebnis
button-open-panel = Tischansicht
panel-connecting = Verbinde …
panel-reconnecting = Die Verbindung ist weg. Neuer Versuch …
panel-back = Die Verbindung ist wieder da.
panel-retry = Noch einmal
panel-more = Mehr
panel-open-table = Neuer Tisch
panel-show = Zeigen
panel-other-tab = Der Tisch ist in einem anderen Tab oder auf einem anderen Gerät offen.
panel-here = Hier weiter
panel-close = Schließen
panel-your-turn = Du bist dran
panel-turn-of = {"{name}"} ist dran
panel-spectating = Du siehst zu
panel-story = Verlauf
panel-table = Tisch
panel-hand = Deine Hand
panel-none = In diesem Kanal ist kein Tisch.
panel-you = du
panel-computer = Computer
panel-away = nicht da
panel-error = Etwas ist schiefgegangen. Versuch es noch einmal.
panel-send = Senden
panel-choose = Wählen
panel-cancel = Abbrechen
panel-cards-left = {"{n}"} Karten
panel-refused = Discord hat nicht gesagt, wer du bist: Du hast nicht zugestimmt oder nicht geantwortet. Gefragt wird nur nach deinem Namen und Bild, und ob dein Profil zeigen darf, was du spielst.
panel-cheered = Beifall von denen, die zuschauen: {"{signs}"}
panel-sound = Töne
panel-invite = Einladen
panel-share = Teilen
panel-share-text = {"{names}"} haben {"{title}"} gespielt. Spiel mit!
panel-not-here = Discord bietet das hier nicht an.
panel-emote = Reagieren
panel-mute = {"{name}"} stumm schalten
panel-emote-soon = Eine Reaktion alle drei Sekunden.
panel-deck = Nachziehstapel
panel-chair = Freier Platz
panel-add-computer = Einen Computer dazuholen
panel-prepared = für deinen Zug vorgemerkt
panel-earlier = Ein Zug zurück
panel-later = Ein Zug vor
panel-moment = Züge
panel-live = Jetzt
panel-result = Ergebnis
panel-fold = Ein- oder ausklappen

refused-panel-stranger = Discord weiß nicht, dass du dieses Fenster offen hast. Schließ es und öffne den Tisch noch einmal.
refused-panel-no-bot = Der Bot ist nicht mehr auf diesem Server.
refused-panel-no-server = Tische stehen in Servern. Öffne das in einem Kanal eines Servers.
refused-panel-no-commands = In diesem Kanal darfst du keine Befehle benutzen. Frag dort die Moderation.
refused-panel-busy = Gerade kommen viele herein. Versuch es in ein paar Sekunden noch einmal.
refused-panel-no-answer = Discord antwortet gerade nicht. Versuch es in einer Minute noch einmal.

# Hands, threads of tables, adding the bot, and what it may do in a channel.

hand-rested = Diese Hand gilt nicht mehr: Es gibt eine neuere.
hand-was-older = Das war eine ältere Hand. Nimm ab jetzt diese hier.
hand-may-be-older = Steht weiter oben noch eine Hand, so gilt sie nicht mehr. Nimm ab jetzt diese hier.
notice-maybe-done = Discord hat eine meiner Anfragen abgelehnt. Vielleicht ist trotzdem geschehen, was du wolltest: Bitte sieh nach, bevor du es noch einmal versuchst.
button-add-to-server = Zu deinem Server hinzufügen

table-in-thread = { $player } hat einen Tisch für { $game } eröffnet. Komm in seinen Thread, um mitzuspielen oder zuzusehen.
table-in-thread-closed = Dieser Tisch für { $game } ist geschlossen.
notice-no-threads-here = Auf diesem Server werden Tische in Threads eröffnet, aber dieser Kanal kann keine haben. Deshalb steht dein Tisch hier.
notice-thread-lacks = Auf diesem Server werden Tische in Threads eröffnet, aber ohne { $permissions } kann ich hier keinen starten. Deshalb steht dein Tisch hier. Die Moderation kann mir das Recht geben.
notice-too-many-threads = Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Deshalb steht dein Tisch hier. Sobald einige davon geschlossen sind, bekommen Tische wieder Threads.
notice-no-thread = Discord hat mich gerade keinen Thread starten lassen. Deshalb steht dein Tisch hier.
notice-no-pictures = Ich darf hier keine Dateien anhängen, deshalb hat dieser Tisch keine Bilder. Die Moderation kann mir das Recht { $permissions } geben; dann kommen die Bilder mit dem nächsten Klick zurück.

refused-no-access = In diesem Kanal darf ich nicht schreiben. Mir fehlt: { $permissions }. Bitte die Moderation, mir das zu erlauben, und versuch es noch einmal.
refused-not-in-thread = Ich bin nicht in diesem privaten Thread und könnte hier keinen Tisch auf dem Laufenden halten. Erwähne { $player }, um mich hinzuzufügen, und versuch es noch einmal.

# So nennen Discords Einstellungen sie
permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen

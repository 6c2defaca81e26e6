# Where the tables of tournaments are opened, and what stands in the way.

tournament-lacks = ⚠️ Ich kann keinen Tisch eröffnen: In { $channel } fehlt mir { $permissions }.
tournament-lacks-threads = ⚠️ Ohne { $permissions } in { $channel } kann ich für die Tische keine Threads eröffnen. Bis ich das darf, kommen sie nacheinander in { $channels }.
tournament-lacks-paused = **{ $title }** ist angehalten: Ohne { $permissions } in { $channel } kann ich keine Tische eröffnen. Gebt mir dieses Recht, dann drückt die Spielleitung **⋯**, **{ button-tournament-direct }** und **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ Dein Tisch kommt, sobald du bei **{ $title }** fertig bist: { $where }
tournament-waits-for-other = ⏳ Dein Tisch wartet auf eine Person, die noch in einem anderen Turnier spielt.
tournament-me-others = Du spielst auch hier: { $tournaments }
tournament-channel-dropped = **{ $title }**: Ein Kanal für die Tische wurde gelöscht. Sie kommen jetzt in { $channels }.
tournament-waits-for-table = ⏳ Der nächste Tisch wartet, bis ein anderer in seinem Kanal fertig ist: { $tables }. Die Spielleitung kann diesen mit { $end } schließen.
tournament-thread = Tisch { $number } · { $title }

# Where the tables of tournaments are opened, and what stands in the way.

tournament-lacks = ⚠️ Ich kann keinen Tisch eröffnen: In { $channel } fehlt mir { $permissions }.
tournament-lacks-threads = ⚠️ Ohne { $permissions } in { $channel } kann ich für die Tische keine Threads eröffnen. Bis ich das darf, kommen sie nacheinander in { $channels }.
tournament-lacks-paused = **{ $title }** ist angehalten: Ohne { $permissions } in { $channel } kann ich keine Tische eröffnen. Gebt mir dieses Recht, dann drückt die Spielleitung **⋯**, **{ button-tournament-direct }** und **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ Dein Tisch kommt, sobald du an dem von **{ $title }** fertig bist: { $where }
tournament-waits-for-other = ⏳ Dein Tisch wartet auf jemanden, der noch an einem Tisch eines anderen Turniers sitzt.
tournament-me-others = Du bist noch in anderen dabei: { $tournaments }
tournament-channel-dropped = **{ $title }**: Ein Kanal, der für die Tische genannt war, wurde gelöscht. Sie kommen jetzt in { $channels }.
tournament-waits-for-table = ⏳ Der nächste Tisch wartet, bis ein anderer in seinem Kanal zu Ende ist: { $tables }. Die Spielleitung kann diesen dort mit { $end } schließen.
tournament-thread = Tisch { $number } · { $title }

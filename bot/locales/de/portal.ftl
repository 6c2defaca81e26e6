# Den Bot zu einem Server hinzufügen.
button-add-to-server = Zu deinem Server hinzufügen

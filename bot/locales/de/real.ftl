# Was echte Server uns gelehrt haben.

notice-not-pinged = Kein Ping für { $people }: Der letzte zwischen euch ist keine zehn Minuten her.

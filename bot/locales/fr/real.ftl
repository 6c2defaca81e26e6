# Ce que les vrais serveurs nous ont appris.

notice-not-pinged = Un défi entre toi et { $people } a déjà envoyé une mention il y a moins de dix minutes. Celui-ci n'en envoie donc pas d'autre. **Rejoindre** fonctionne quand même.

# Ce que les vrais serveurs nous ont appris.

notice-not-pinged = Pas de mention pour { $people } : la dernière entre vous date de moins de dix minutes.

# Les mots des jeux qui n'en apportent pas : l'apparence générale, et ce que tous les jeux ont en commun.

plain-yes = oui
plain-no = non
plain-house-rule = Règle maison
plain-score = points
plain-count-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
plain-character-easy = joue n'importe quelle carte
plain-character-normal = réfléchit avant de jouer
plain-character-hard = réfléchit longtemps avant de jouer
plain-character = joue tout seul
plain-refused = Les règles ne le permettent pas maintenant.

## La table

plain-stage = manche { $round }
plain-top = Carte du dessus : { $card }
plain-table = Sur la table : { $cards }
plain-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
plain-told = { $player } : { $move }
plain-told-hidden = { $player } a choisi
plain-round-won = ★ { $player } gagne la manche { $number }
plain-result-winner = { $winner } gagne !
plain-result-draw = Égalité entre { $winners }.
plain-result-team = L'équipe de { $winners } gagne !
plain-result-together = Gagné ensemble !
plain-result-lost = Perdu ensemble.
plain-result-nobody = Personne ne gagne.
plain-team = Équipe { $number }

## La main

plain-hand-turn = C'est ton tour.
plain-hand-choose = Choisis. Les autres choisissent en même temps.
plain-hand-wait = On attend { $players }.
plain-hand-over = La partie est finie.
plain-hand-cards = Tes cartes : { $cards }
plain-pick-part = Choisis un coup ({ $first } à { $last })
plain-play = Jouer : { $move }

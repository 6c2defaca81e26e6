# Les mains ouvertes, et la carte qu'elles deviennent à la fin de la partie.

hand-time-out = ⏰ Le temps est écoulé. Voici ce qui a été joué pour toi : **{ $move }**
hand-played-for = 🤖 Joué pour toi entre-temps : { $moves }
hand-taken-over = Tu reprends la place de { $player } ; la partie ne comptera pas pour toi.
hand-away = 💤 Ton temps est écoulé, alors l'ordinateur joue pour toi.
hand-away-by = 💤 Ton temps est écoulé, alors { $player } laisse l'ordinateur jouer pour toi.
hand-left = 👋 Tu as quitté la table : l'ordinateur continue à ta place.
hand-left-waiting = 👋 Tu as quitté la table. Il n'y a plus personne : la partie attend.
hand-kicked = 🚪 Ta place à cette table t'a été retirée. Tu peux rejoindre la prochaine.
hand-no-seat = Tu n'as pas de place à cette table en ce moment.
hand-seat-taken = { $player } a repris la place que tu avais quittée.
button-come-back = Jouer moi-même

card-place = { $place ->
    [1] **1ᵉʳ** rang sur { $seats }
   *[other] **{ $place }ᵉ** sur { $seats }
}
card-won-together = **Gagné ensemble !**
card-lost-together = **Perdu ensemble**
card-place-computer = Finie par l'ordinateur · { $placed }
card-given-up = La partie compte comme perdue : à la fin, tu n'étais plus là ou l'ordinateur jouait pour toi.
card-team = { $team }, avec { $players }
card-took-over = Tu as repris cette place : la partie ne compte pas pour toi.
card-taken-out = La partie ne compte pas pour toi : ta place t'a été retirée, ou elle a repris sans toi après une pause.
card-settled = Ce que la partie te rapporte : { $score }
card-moment = ✨ Ton meilleur moment : { $moment }
card-shared-moment = ✨ Meilleur moment : { $moment }
podium-moment = ✨ { $player }: { $moment }
card-shared = **{ $player }** · { $game } · { $placed }
card-shared-already = Tu as déjà partagé ce résultat : { $link }
button-share-card = Partager

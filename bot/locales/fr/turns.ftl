# How people hear that it is their turn.

turn-notice = { $count ->
    [one] { $players }, c'est ton tour.
   *[other] { $players }, c'est votre tour.
}
turn-notice-until = { $count ->
    [one] { $players }, c'est ton tour · l'ordinateur joue pour toi { $when }
   *[other] { $players }, c'est votre tour · l'ordinateur joue pour vous { $when }
}
turn-direct = { $game } : c'est ton tour.
turn-direct-until = { $game } : c'est ton tour · l'ordinateur joue pour toi { $when }

# How people hear that it is their turn.

turn-notice = { $count ->
    [one] { $players }, c'est ton tour.
   *[other] { $players }, c'est votre tour.
}
turn-notice-until = { $count ->
    [one] { $players }, c'est ton tour · fin du temps { $when }
   *[other] { $players }, c'est votre tour · fin du temps { $when }
}
turn-direct = { $game } : c'est ton tour.
turn-direct-until = { $game } : c'est ton tour · fin du temps { $when }

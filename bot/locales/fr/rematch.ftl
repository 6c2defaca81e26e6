# The lobby of a rematch, and what nobody should be surprised by: being kicked, or a channel that is taken.

rematch-title = { $game } · revanche
rematch-ready = **Ont accepté : { $ready } sur { $people }**
rematch-ready-player = ✅ { $player }
rematch-host-asked = { $player } remplace { $host } en attendant.
rematch-host-now = Hôte : { $host }, à la place de { $before }
rematch-can-start = { $host } peut maintenant appuyer sur **Commencer**.
rematch-too-few = { $host } pourra appuyer sur **Commencer** dès que { $least } personnes auront accepté. Les places libres sont à tout le monde, et **⋯** permet d'y mettre un ordinateur.
rematch-begins = La partie commence dès que tout le monde a accepté.
rematch-begins-at = La partie commence { $when } avec celles et ceux qui ont dit oui.
rematch-all-in = { $host } appuie sur **Commencer** quand tout le monde est là.
rematch-without = { $host } peut appuyer tout de suite sur **Commencer**, sans attendre les autres réponses.
button-rematch-join = J'en suis
button-rematch-leave = Pas cette fois
notice-not-pinged = { $count ->
    [one] { $people } vient déjà de recevoir une mention.
   *[other] { $people } viennent déjà de recevoir une mention.
}
notice-rematch-joined = La revanche est déjà ouverte, et tu en es : { $link }
refused-rematch-here = La revanche de cette partie est déjà ouverte : { $link }. Appuie là-bas sur **J'en suis**.
refused-rematch-begun = La revanche de cette partie a commencé : { $link }. Regarde-la là-bas ; tu pourras rejoindre la suivante.
refused-no-rematch = Cette table a été fermée avant la fin, il n'y a donc pas de revanche. Ouvres-en une nouvelle avec { $command-game-new }.
refused-rematch-over = Cette partie a déjà eu sa revanche : { $link }. Appuie là-bas sur **Revanche**, ou ouvre une autre table avec { $command-game-new }.
refused-kick-asked = { $player } n'a pas encore répondu, et sa place ne peut donc pas lui être retirée. Appuie sur **Commencer** pour jouer sans attendre sa réponse.
refused-seats-kept = Les dernières places sont gardées pour { $players }, à qui l'on propose la revanche. Attends leur réponse, ou ouvre une table dans un autre salon ou fil avec { $command-game-new }.

## Kicked

notice-you-were-kicked = Ta place à la table de { $title } t'a été retirée : { $link }. Tu ne peux plus t'y asseoir. À toute autre table, tu le peux, et { $command-game-new } ouvre la tienne dans un autre salon ou fil.

## What somebody cannot do alone, or not now

taken-here = Ce salon a déjà une table de { $at }, et il n'y en a qu'une à la fois par salon. Où veux-tu jouer à { $game } ?
taken-opened = Ta table est dans son fil : { $channel }
button-taken-join = Rejoindre la table : { $game }
button-taken-thread = Dans un fil
button-taken-watch = Voir la table
refused-free-again = Ce salon est de nouveau libre. { $command-game-new } ouvre ta table ici même.
refused-no-thread-here = Je ne peux pas ouvrir de fil ici pour l'instant. Ouvre ta table dans un autre salon avec { $command-game-new }.
refused-not-yourself = Tu ne peux ni t'exclure ni te faire remplacer toi-même. { $command-table-leave } libère ta place.
guess-until-single = Tu peux faire un pronostic, et en changer, jusqu'à ce que tout le monde ait joué une fois.
refused-guesses-closed-single = Les pronostics sont clos : la partie n'a qu'une manche, et tout le monde a déjà joué une fois. Tu peux encore encourager, et faire un pronostic à la prochaine partie.
refused-advice-under-way = Ta dernière demande de conseil n'a pas encore de réponse. Attends-la, puis redemande.

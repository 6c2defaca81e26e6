# Ce qui se passe à une table, raconté : les dernières lignes, et le déroulement de toute la partie.

story-automatic = { $what } (automatique)
button-log = Déroulement
log-title = { $game } · la partie jusqu'ici
log-title-over = { $game } · la partie, coup par coup
log-newest = les derniers coups
log-empty = Il ne s'est encore rien passé.
button-fairness = Équité
fairness-title = { $game } · un mélange équitable
fairness-sealed = Les cartes de cette partie ont été mélangées avant que la première soit donnée, et leur ordre a aussitôt été scellé. Personne ne peut plus le changer sans briser le sceau : ni les personnes qui jouent, ni la modération, ni la personne qui héberge le bot.
fairness-sealed-lobby = Le sceau figurait dans le lobby avant que quiconque puisse connaître le numéro de son message. Les cartes découlent du secret que cache le sceau et de ce numéro. Personne ne peut plus les changer sans briser le sceau : ni les personnes qui jouent, ni la modération, ni la personne qui héberge le bot.
fairness-seal = Le sceau : `{ $seal }`
fairness-message = Le numéro du message : `{ $message }` (le dernier dans [son lien]({ $link }))
fairness-secret = Le secret : `{ $secret }`
fairness-later = Quand la partie sera finie, reviens ici : tu verras la graine dont découlent tous les mélanges, comparée au sceau.
fairness-seed = La graine : `{ $seed }`
fairness-checked = ✅ Vérifié à l'instant : la graine correspond au sceau, et les { $moves } coups de cette partie correspondent aux cartes qui en découlent.
fairness-broken = ❌ Vérifié à l'instant : la graine ne correspond pas au sceau. Préviens la personne qui héberge le bot.
fairness-yourself = Pour vérifier toi-même : le SHA-256 de la graine est le sceau. **{ button-record }** donne toute la partie en texte.
fairness-yourself-lobby = Pour vérifier toi-même : le SHA-256 du secret est le sceau. Le SHA-256 du secret suivi du numéro est la graine. **{ button-record }** donne toute la partie en texte.
result-place = **{ $place }.**
result-computer = L'ordinateur a fini la partie à la place de { $players } : personne ne l'a gagnée.
victory-crown = Une couronne pour { $players }.
victory-cards = Victoire avec { $cards }.
seat-number = siège { $number }

## Avant ce qui ne peut pas être annulé

sure-leave = Il n'y a personne d'autre à cette table : si tu pars, la partie s'arrête. Elle ne compte pas, et personne ne peut la reprendre. Pour une simple pause, ne clique plus : { $unit ->
    [never] la partie se met en pause et t'attend.
    [hours] la partie se met en pause et t'attend pendant { $count } h.
   *[days] la partie se met en pause et t'attend pendant { $count } jours.
}
sure-leave-seat = Veux-tu quitter la table ? L'ordinateur jouera à ta place.
sure-end = La partie s'arrête, pour { $players } aussi. Elle ne compte pas, et personne ne peut la reprendre.
sure-end-lost = La partie s'arrête, pour { $players } aussi. Si tu l'arrêtes sans leur accord, tu la perds, et elle ne compte pour personne d'autre. Personne ne peut la reprendre.
sure-end-took-out = Tu as retiré sa place à quelqu'un dans cette partie : si tu l'arrêtes maintenant, tu la perds. Elle ne compte pour personne d'autre, et personne ne peut la reprendre.
button-sure-ask = Demander aux autres
button-sure-agree = D'accord
close-asked = { $host } aimerait fermer cette partie, qui ne compterait alors pour personne. Elle se ferme quand tout le monde est d'accord : { $players }.
close-lapsed = La question de fermer cette partie ne se pose plus.
button-undo = Reprendre mon coup
undo-asked = { $player } aimerait reprendre son dernier coup. Il est repris quand tout le monde est d'accord : { $players }.
undo-done = { $player } a repris son dernier coup.
undo-lapsed = La partie a continué : ce coup reste.
sure-end-bets = Tu perds les { $lost } crédits que tu as misés dans cette donne.
sure-kick = { $player } perd sa place et ne peut pas revenir à cette table. Dans une partie en cours, l'ordinateur continue, et elle ne compte pas pour { $player }. Si tu y joues, tu n'y gagnes rien.
button-sure-leave = Partir et arrêter la partie
button-sure-end = Arrêter la partie pour tout le monde
button-sure-kick = Retirer la place
button-sure-forget = Effacer mon nom et mes résultats
button-resume = Reprendre
button-go-on = Continuer ici
table-ended-by = { $player } a fermé cette table avant la fin. La partie ne compte pas.
table-agreed = D'un commun accord, cette table a été fermée avant la fin. La partie ne compte pas.
table-cancelled-by = { $player } a fermé cette table avant le début de la partie.
table-cancelled = Cette table a été fermée avant le début de la partie.
table-paused-by = ⏸️ { $player } a mis la partie en pause.
table-paused-closes = Si personne ne la reprend, cette table ferme { $when }.

# La patience : ses rangées, résultats et refus.

patience-title = L'Étoile d'Afrique, patience
patience-pile = { $count ->
    [0] Toutes les cartes sont tirées.
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
patience-hand = **Au choix :**
patience-lay = { $card } → rangée { $row }
patience-new-row = { $card } commence une rangée
patience-join = { $card } : rangée { $one } + { $other }
patience-hint = Indice : { $move }
patience-rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
patience-result = { $rows } : { $rating }
patience-best = Le moins possible avec ce paquet : { $rows }.
patience-incredible = incroyable !
patience-very-good = très bien
patience-good = bien
patience-passable = passable
patience-insufficient = insuffisant

## Pourquoi un coup est refusé

patience-refused-not-your-card = { $card } n'est pas une de tes cartes.
patience-refused-no-such-row = Il n'y a pas de rangée { $row }.
patience-refused-does-not-fit = { $card } ne va pas sur la rangée { $row } : ni valeur égale ou voisine, ni lettre du lieu.
patience-refused-can-be-laid = On ne commence une rangée que si aucune de tes cartes ne peut être posée.

## Règles maison

patience-option-hand-name = main
patience-option-hand-title = Cartes au choix
patience-option-hand-hint = Cartes au choix : trois, c'est plus facile
patience-option-hand-2 = deux cartes
patience-option-hand-3 = trois cartes (plus facile)

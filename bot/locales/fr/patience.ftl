# La patience et le paquet du jour : règles, lettres des lieux, aide, partage.

patience-letters = Des cartes qui ont une lettre en commun vont aussi ensemble. Seules comptent les lettres devant le lieu.
patience-rules =
    ### L'idée
    Pose les 54 cartes en aussi peu de rangées que possible.

    ### Un coup
    La première carte commence la première rangée. Des deux cartes au choix (trois, c'est plus facile), pose-en une au bout d'une rangée, puis pioche la suivante. Une carte va sur une autre avec
    - la **même valeur** ou une valeur **voisine**, ou
    - une **lettre** en commun.

    ### Les lettres
    Chaque carte de 2 à 14 nomme un lieu en anglais, pour que tout le monde ait les mêmes lettres. Celles qui comptent sont devant : **C** Cairo, **C V** Cape Verde. **V** vaut pour V et W.

    ### Cartes spéciales
    - Le **lion** (2) va aussi sur toute carte de sa couleur.
    - Le **fer à cheval** vaut 14 ou 1.
    - Le **Brigand** va sur tout. La carte dessous continue de décider de ce qui va.
    - L'**Étoile** va sur tout et reçoit tout, ou bien elle joint deux rangées.

    ### Une nouvelle rangée
    Tu ne peux en commencer une que si aucune de tes cartes ne va nulle part.

    ### Aide
    Le bouton **{ button-hint }** donne le coup qui semble le meilleur. **{ button-take-back }** marche dès qu'il ne reste plus de carte à piocher. Les deux sont comptés et affichés avec ton résultat. Le même indice redemandé ne compte qu'une fois.

    ### Le paquet du jour
    Tout le monde reçoit le même paquet et le joue une fois. Il change à minuit UTC. Moins de rangées, c'est mieux ; puis moins d'indices, puis moins de coups annulés. Une médaille demande trois rangées au plus.
alone-no-help = sans aide
alone-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
alone-taken-back = { $count ->
    [one] { $count } coup annulé
   *[other] { $count } coups annulés
}
alone-day-note = À nombre de rangées égal, il vaut mieux avoir moins d'indices, puis moins de coups annulés.
alone-shared-already = Tu as déjà partagé ce résultat : { $link }
alone-shared-unseen = Le bot ne peut pas voir si ce message est encore là. S'il a disparu, tu peux partager le résultat à nouveau.
button-share-again = Partager à nouveau
alone-record = Ton meilleur résultat : { $score }
alone-record-new = ✨ Ton meilleur résultat jusqu'ici.
button-another = Une autre
fairness-yourself-alone = Pour vérifier toi-même : le SHA-256 de la graine est le sceau.

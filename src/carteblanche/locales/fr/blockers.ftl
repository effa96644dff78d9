## Pieces

blockers-colour = { $colour ->
    [yellow] jaune
    [blue] bleu
    [green] vert
    [red] rouge
   *[violet] violet
}
blockers-area = { $area ->
    [sun] soleil
    [star] étoile
    [cloud] nuage
    [leaf] feuille
    [flame] flamme
    [drop] goutte
    [moon] lune
    [shell] coquillage
   *[key] clé
}
# $face is a number, a letter, a symbol in words, or the wild tile
blockers-tile = { $face } ({ $colour })
blockers-wild = BLOCKERS!

## Options

blockers-option-two = À deux
blockers-option-two-advanced = deux couleurs chacun
blockers-option-two-basic = une couleur chacun
blockers-option-scoring = Décompte
blockers-option-scoring-blockers = groupes + plus grosse pile
blockers-option-scoring-uptown = groupes seuls (Uptown)

## The board in words

blockers-board = Plateau
blockers-rack = Votre chevalet, { $colour }
blockers-cell-empty = { $cell }, { $area }, libre
blockers-cell-tile = { $cell }, { $area }, ici { $tile }
blockers-cell-can-place = convient
blockers-cell-can-capture = capturable
blockers-choose = Choisissez une tuile de votre chevalet.
blockers-choose-cell = Où la poser ? Les cases marquées conviennent.
blockers-choose-tile = Quelle tuile ? Celles qui vont en { $cell } sont levées.
blockers-no-tile-fits = Aucune de vos tuiles ne va en { $cell }.
blockers-held = { $tile } en main. { $places ->
    [0] Aucune case libre ne convient
    [one] { $places } case libre convient
   *[other] { $places } cases libres conviennent
}, { $captures ->
    [0] rien à capturer.
    [one] { $captures } tuile à capturer.
   *[other] { $captures } tuiles à capturer.
}
blockers-preview = { $tile } en { $cell }
blockers-preview-capture = { $tile } en { $cell }, capture { $captured }
blockers-preview-score = { $name } { $before } → { $after }
blockers-preview-same = Aucun score ne change.
blockers-place = Poser
blockers-capture = Capturer
blockers-waiting = { $name } choisit une tuile…

## What happened

blockers-moved = { $name } pose { $tile } en { $cell }.
blockers-moved-you = Vous posez { $tile } en { $cell }.
blockers-captured = { $name } pose { $tile } en { $cell } et capture { $captured }.
blockers-captured-you = Vous posez { $tile } en { $cell } et capturez { $captured }.
blockers-skipped = { $name } ne peut rien poser et passe son tour.
blockers-taken-back = Un coup a été repris.
blockers-moves = Coups
blockers-moves-none = Rien n’est encore posé.

## Panels

blockers-score = Score
blockers-groups = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
}
blockers-pile = Captures
blockers-pile-none = aucune capture
blockers-pile-count = { $colour } : { $count }
blockers-on-rack = { $count ->
    [one] { $count } tuile au chevalet
   *[other] { $count } tuiles au chevalet
}
blockers-in-stock = { $count } à piocher
blockers-tracker = Tuiles à venir
blockers-tracker-line = Ce que chaque couleur a encore au chevalet et dans sa pioche. Tout le monde peut le compter.
blockers-tracker-gone = jouée : { $face }
blockers-details = Tuiles et coups

## The result

blockers-sum = { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
} + { $pile } pour la plus grosse pile
blockers-tie = À égalité, le moins de captures l’emporte : { $captured ->
    [0] aucune capture
    [one] { $captured } capture
   *[other] { $captured } captures
}.
blockers-lowest = Le plus petit score gagne.

## Keys

blockers-keys-title = Jouer au clavier
blockers-keys-tile = prend la tuile qui porte ce signe ; encore une fois, la suivante
blockers-keys-wild = prend la tuile BLOCKERS!
blockers-keys-symbol = prend une tuile à symbole ; encore une fois, la suivante
blockers-keys-arrows = parcourent le plateau et montrent l’aperçu
blockers-keys-enter = pose la tuile
blockers-keys-escape = la remet en place
blockers-keys-help = montre cette liste

## Refusals

refused-wrong-column = { $tile } va dans la colonne { $needs }.
refused-wrong-row = { $tile } va dans la ligne { $needs }.
refused-wrong-area = { $tile } va dans la zone marquée du symbole « { $needs } ».
refused-occupied = La case { $cell } est occupée ({ $colour }).
refused-nothing-to-capture = Il n’y a rien à capturer en { $cell }.
refused-own-tile = On ne capture pas une tuile de la couleur que l’on joue.
refused-splits-group = Cela couperait en deux le groupe { $group } ({ $colour }).
refused-colour-closed = { $colour } : la dernière tuile est jouée.
refused-not-on-your-rack = { $tile } n’est pas sur votre chevalet.
refused-no-such-tile = Cette tuile n’existe pas.
refused-no-such-cell = Cette case n’existe pas.

## Pourquoi un robot joue ainsi

blockers-why-joins = { $groups ->
    [2] Ce coup réunit deux de vos groupes.
   *[other] Ce coup réunit { $groups } de vos groupes.
}
blockers-why-joins-by-taking = En capturant une tuile ({ $colour }), il réunit { $groups } de vos groupes.
blockers-why-blocks = Un autre joueur ({ $colour }) aurait pu y réunir deux groupes.
blockers-why-takes = { $free ->
    [1] Ce coup capture une tuile ({ $colour }) et ne coûte rien.
   *[0] Ce coup capture une tuile ({ $colour }) et vaut bien son point.
}
blockers-why-towards = Ce coup rapproche deux de vos groupes.
blockers-why-grows = Un groupe grandit, sans nouveau groupe.
blockers-why-founds = Un nouveau groupe, mais tout le reste semble pire.
blockers-why-only = Il n’y a rien d’autre à jouer.
blockers-why-searched = Vous gagnez { $chance } parties imaginées sur 100.
blockers-why-solved = Calculé jusqu’à la fin.

## Niveaux

blockers-level-random = Joue tout ce qui convient.
blockers-level-novice = Regarde ses propres groupes et ne voit guère le reste.
blockers-level-casual = Manque bien des captures et ne vous surveille pas.
blockers-level-greedy = Voit tous les coups, mais seulement le prochain.
blockers-level-club = Pense à ce qui peut encore être réuni, et par qui.
blockers-level-expert = Joue quelques coups jusqu’au bout dans sa tête.
blockers-level-master = Joue beaucoup de parties dans sa tête et calcule la fin exactement.

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
blockers-choose-capture = Où la poser ? Les cercles conviennent. Coins rouges : vous capturez cette tuile.
blockers-choose-wild = BLOCKERS! va sur toute case libre. Coins rouges : vous capturez cette tuile.
blockers-choose-tile = Quelle tuile ? Celles qui vont en { $cell } sont soulevées.
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
blockers-tracker-line = Les tuiles que chaque couleur n’a pas encore posées : celles du chevalet et celles de la pioche. Un point : déjà posée. Tout le monde peut le savoir.
blockers-tracker-gone = jouée : { $face }
blockers-details = Tuiles à venir et coups

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
refused-wrong-row = { $tile } va dans la rangée { $needs }.
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

## The first game, step by step

guide-blockers-aim = Bienvenue ! Posez vos tuiles de façon à former le moins de groupes possible. À la fin, le plus petit score gagne.
guide-blockers-rack = Voici vos tuiles. Un chiffre va dans sa colonne, une lettre dans sa rangée, un symbole dans la zone qui le montre. La tuile BLOCKERS! à l’éclat va partout.
guide-blockers-lay = Choisissez une tuile. Là où elle va, le plateau montre un anneau. Choisissez une telle case, regardez ce qui changerait, et posez la tuile.
guide-blockers-group = Bien joué. Des tuiles de votre couleur qui se touchent par un côté forment un groupe. Posez la suivante à côté, si l’une des vôtres y va.
guide-blockers-score = Ici se trouvent les points : un par groupe. Deux tuiles côte à côte coûtent un point, deux tuiles séparées en coûtent deux.
guide-blockers-capture = Vous pouvez aussi poser sur la tuile d’un autre : quatre coins marquent celles que vous pouvez capturer. Ce qui tient un groupe ensemble est à l’abri. Essayez si vous en voyez une.
guide-blockers-pile = Vos captures sont ici. Seule compte la plus grande pile d’une même couleur, un point par tuile ; variez donc vos prises. Vous savez tout ce qu’il faut.

## Help at the table

help-progress-blockers = { $left ->
    [0] Tout ce qui pouvait être posé l’est.
    [one] Il vous reste { $left } tuile à poser. La partie s’arrête quand chacun n’en a plus que quatre.
   *[other] Il vous reste { $left } tuiles à poser. La partie s’arrête quand chacun n’en a plus que quatre.
}
now-blockers = À vous : posez une tuile
now-blockers-of = { $name } pose une tuile

## In a few steps

howto-blockers-1 = Vous avez 28 tuiles de votre couleur et en voyez cinq. À votre tour, posez-en une et piochez-en une nouvelle.
howto-blockers-2 = Un chiffre va dans sa colonne, une lettre dans sa rangée, un symbole dans sa zone. La tuile BLOCKERS! va partout.
howto-blockers-3 = Posez-la sur une case libre, ou sur la tuile d’un autre : vous la capturez alors. Jamais on ne coupe un groupe en deux.
howto-blockers-4 = Des tuiles d’une couleur qui se touchent par un côté forment un groupe. Chacun de vos groupes coûte un point à la fin.
howto-blockers-5 = Chaque tuile de votre plus grande pile de captures d’une même couleur aussi. Le plus petit score gagne.

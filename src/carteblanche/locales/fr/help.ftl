## What it is about, in one line

aim-blockers = Le moins de points gagne : un par groupe de vos tuiles, et un par tuile de votre plus grande pile de captures.
aim-blanko = Le plus de points gagne : posez des mots qui croisent ou prolongent les autres.
aim-blitz = Videz votre paquet blitz et posez le plus de cartes possible au centre. Tout le monde joue en même temps.
aim-blank = Débarrassez-vous en premier de toutes vos cartes. Les trois cartes règle valent pour tout le monde.

## What to do now

help-title = Aide
help-aim = Comment gagner
help-now = Que faire maintenant
help-end = Encore combien de temps
help-steps = Comment ça se passe
help-keys = Au clavier
help-go-on = Continuer
help-offer = Vous hésitez ?
help-offer-hint = Montrez-moi un coup
help-offer-how = Expliquez-moi
help-progress-blockers = { $left ->
    [0] Tout ce qui pouvait être posé l’est.
    [one] Il vous reste { $left } tuile à poser. La partie s’arrête quand chacun n’en a plus que quatre.
   *[other] Il vous reste { $left } tuiles à poser. La partie s’arrête quand chacun n’en a plus que quatre.
}
help-progress-blanko = { $bag ->
    [0] Le sac est vide. La partie s’arrête dès que quelqu’un n’a plus de lettres.
    [one] Il reste { $bag } lettre dans le sac. Une fois le sac vide, la partie s’arrête dès que quelqu’un n’a plus de lettres.
   *[other] Il reste { $bag } lettres dans le sac. Une fois le sac vide, la partie s’arrête dès que quelqu’un n’a plus de lettres.
}
help-progress-blitz = Manche { $round }. En tête : { $best } points sur { $target } ; la partie s’arrête à la fin de la manche où quelqu’un les atteint.

## Whom the table waits for, and for what

now-blockers = À vous : posez une tuile
now-blockers-of = { $name } pose une tuile
now-blitz = Tous en même temps : posez des cartes au centre et videz votre paquet blitz.
now-blanko = À vous : posez un mot
now-blanko-of = { $name } cherche un mot
now-blanko-mini = Remplissez les mini-mots croisés
now-blanko-mini-of = { $name } remplit des mini-mots croisés
now-blanko-redraw = Quelles lettres remettez-vous ?
now-blanko-redraw-of = { $name } remet des lettres
now-blanko-challenge = Acceptez-vous le mot de { $name } ?
now-blanko-challenge-of = Les autres examinent le mot de { $name }
now-blanko-vote = Le mot de { $name } doit-il compter ?
now-blanko-vote-of = La table vote sur le mot de { $name }

## How strong the bots are

strength-label = Robots
strength-easy = faciles
strength-medium = moyens
strength-hard = forts
strength-mixed = variés

## What happened

recap-open = Que s’est-il passé ?
recap-none = Il ne s’est rien passé depuis votre dernier coup.
recap-step = { $step } sur { $steps }
recap-again = Revoir

## Why a hint is good

hint-worth = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-square = Cela couvre une case BLANKO : vous retournez une carte.
hint-exchange = Rien de bon à poser ; de nouvelles lettres valent bien un tour.
hint-pass = Rien à poser, et le sac est vide.
hint-swap = Une seule lettre change tous les mots dont elle fait partie.
hint-blitz-deck = Elle vient de votre paquet blitz, où chaque carte restante coûte deux points.
hint-blitz-centre = Une carte au centre vaut un point.
hint-blitz-work = Cela fait de la place : une carte de votre paquet blitz prend la suite.
hint-blitz-flip = Aucune carte visible ne va au centre ; les suivantes peut-être.

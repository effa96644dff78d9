## Cards and places

blitz-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
blitz-sign = { $sign ->
    [sun] soleil
   *[moon] lune
}
blitz-card = { $number } { $colour } ({ $sign })
blitz-back = { $back ->
    [lark] alouette
    [poppy] coquelicot
    [maple] érable
    [brook] ruisseau
    [owl] hibou
    [ivy] lierre
    [comet] comète
   *[ember] braise
}
blitz-deck = Paquet blitz
blitz-work = Zone de travail
blitz-slot = Emplacement { $number }
blitz-reserve = Réserve
blitz-turned = Réserve, retournée
blitz-in-hand = Réserve, en main
blitz-centre = Centre
blitz-stack = Pile { $number }
blitz-stack-top = { $place } : { $card }
blitz-new = Nouvelle pile
blitz-own = Vos cartes
blitz-nothing = rien
blitz-finished = mises de côté : { $count }
blitz-fits = convient
blitz-goes = va au centre
blitz-held = dans votre main

## Options

blitz-option-pace = Rythme
blitz-option-pace-race = course
blitz-option-pace-slow = lent : une pause après chaque carte
blitz-option-pace-turns = entraînement : chacun son tour, sans montre
blitz-option-target = Points pour gagner
blitz-option-target-help = Qui les a à la fin d’une manche gagne.
blitz-option-rounds = Nombre maximal de manches
blitz-option-rounds-help = 0 signifie sans limite.
blitz-option-youngest = Place qui lance la première manche
blitz-option-auto_go = Une manche démarre d’elle-même après
blitz-option-countdown = Compte à rebours
blitz-option-between = Pause entre les manches
blitz-option-idle = Sans agir si longtemps, on est considéré comme ayant parcouru sa réserve
blitz-option-grace = Du blocage au premier changement de rythme
blitz-option-decide = Temps pour décider du rythme
blitz-option-browse = Temps d’un passage au nouveau rythme
blitz-option-rest = Jeu lent : pause après chaque action
blitz-option-cap = Compensation maximale d’une ligne lente
blitz-option-spacing = Temps minimal entre deux coups au centre d’un joueur

## The start

blitz-word = { $set ->
    [night] Nuit !
   *[day] Jour !
}
blitz-round = Manche { $round }
blitz-get-ready = Préparez-vous…
blitz-now-left = { $count ->
    [one] Allez ! Encore { $count } carte blitz
   *[other] Allez ! Encore { $count } cartes blitz
}
blitz-won-round = { $name } a fini la manche. Regardez les points !
blitz-won-round-you = Vous avez fini la manche. Regardez les points !
blitz-stands = { $total } sur { $target }
blitz-start = { $name } lance « { $word } »
blitz-start-you = À vous de lancer « { $word } »
blitz-start-why = Ce mot lance la manche : ensuite, tout le monde joue en même temps.
blitz-go = { $word }
blitz-auto-go = Démarre tout seul dans

## The race

blitz-race = Touchez une carte : au centre, ou dans votre main.
blitz-race-goes = Touchez ▲ : chaque couleur monte 1, 2, 3…
blitz-race-lay = { $card } va sur { $under } : votre paquet blitz diminue.
blitz-race-none = Rien pour le centre : retournez la réserve, en bas à droite.
blitz-race-wait = Rien pour le centre : attendez les autres.
blitz-in-your-hand = { $card } : où ça ? Les places marquées conviennent.
blitz-goes-nowhere = { $card } ne va nulle part pour l’instant.
blitz-turn = C’est à { $name }…
blitz-turn-you = À vous : une action, ou passez.
blitz-resting = Soufflez un instant…
blitz-flip = { $count ->
    [one] Retourner une carte
   *[other] Retourner { $count } cartes
}
blitz-take-up = Reprendre la réserve
blitz-stuck = Ça bloque
blitz-stuck-why = Dire que vous n’avancez plus. Si personne n’avance, le rythme pourra changer.
blitz-stuck-said = Vous n’avancez plus. Si c’est le cas de tout le monde, le rythme pourra changer.
blitz-pass = Passer
blitz-marks = Marquer les cartes qui vont au centre
blitz-area = Paquet blitz : { $count }, dessus { $top }. Zone de travail : { $slots }. Réserve : { $reserve }.
blitz-laid = { $count ->
    [one] { $count } carte au centre.
   *[other] { $count } cartes au centre.
}
blitz-still = n’avance plus
blitz-total = Total

## When nobody gets on

blitz-stall-notice = Personne n’avance. Bientôt { $name } pourra changer le rythme :
blitz-stall-notice-you = Personne n’avance. Bientôt vous pourrez changer le rythme de votre réserve :
blitz-now-stalled = Personne n’avance
blitz-now-rhythm = Vous pouvez changer le rythme
blitz-stall-right = { $name } peut changer le rythme :
blitz-stall-right-you = Votre réserve depuis le début, à un autre rythme ?
blitz-stall-pass = { $name } essaie avec { $first ->
    [one] une carte d’abord.
   *[other] deux cartes d’abord.
}
blitz-stall-pass-you = { $first ->
    [one] D’abord une carte, puis par trois. Retournez !
   *[other] D’abord deux cartes, puis par trois. Retournez !
}
blitz-rhythm = { $first ->
    [one] 1 d’abord
   *[other] 2 d’abord
}
blitz-enough = Assez
blitz-waive = Non

## The end of a round

blitz-called = Blitz !
blitz-blitz = { $name } : Blitz !
blitz-blitz-you = Blitz !
blitz-dead = Manche bloquée
blitz-scored = Manche { $round }
blitz-dead-round = Manche { $round } : personne n’a fait blitz
blitz-player = Joueur
blitz-score-centre = au centre
blitz-score-left = restantes, −2 chacune
blitz-score-points = points
blitz-chart = Totaux par manche ; { $target } points pour gagner
blitz-next = Manche suivante
blitz-next-deal = Nouvelle donne dans
blitz-next-waiting = On attend les autres…
blitz-no-round = Aucune manche n’a été terminée.
result-reason-target = L’objectif est atteint.
result-reason-rounds = La dernière manche est jouée.

## For who listens

blitz-act-flip = retourner des cartes
blitz-act-go = donner le départ
blitz-said-shown = Réserve : { $card }
blitz-said-flip = { $name } retourne : { $card }
blitz-said-laid = { $name } : { $card }, { $place }
blitz-said-laid-you = { $card }, { $place }
blitz-said-goes = { $source } : { $card } → { $place }.
blitz-said-left = { $count ->
    [one] Encore { $count } carte blitz.
   *[other] Encore { $count } cartes blitz.
}
blitz-said-none = Aucune carte ne peut être posée.

## Keys

blitz-keys-title = Jouer au Blitz
blitz-keys-line = Toucher une carte l’envoie au centre si elle y va ; sinon elle est dans votre main : touchez l’endroit où la poser. On peut aussi la glisser.
blitz-keys-deck = la carte du dessus de votre paquet blitz
blitz-keys-slot = la carte du dessus d’un emplacement ; avec une carte en main : la poser là
blitz-keys-reserve = la carte visible de votre réserve
blitz-keys-space = Espace
blitz-keys-flip = retourne la réserve, et la reprend
blitz-keys-hold = prend la carte en main, même si elle va au centre
blitz-keys-words = dit que ça bloque ; passe, quand on joue chacun son tour
blitz-keys-what = dit ce qui va où
blitz-keys-enter = lance la manche, et passe à la suivante
blitz-keys-escape = repose la carte
blitz-keys-help = affiche ceci

## Refusals

blitz-refused-not-started = La manche n’a pas encore commencé.
blitz-refused-started-already = La manche a déjà commencé.
blitz-refused-game-over = La partie est finie.
blitz-refused-stack-moved-on = Quelqu’un a été plus rapide : { $stack } montre maintenant { $top }.
blitz-refused-round-over = La manche était déjà finie.
blitz-refused-not-the-starter = C’est { $starter } qui lance cette manche.
blitz-refused-card-not-there = { $card } n’est plus là.
blitz-refused-only-the-top = { $top } recouvre { $card }.
blitz-refused-no-such-source = Cette place n’existe pas.
blitz-refused-no-such-stack = Cette pile n’existe pas.
blitz-refused-no-such-slot = Cet emplacement n’existe pas.
blitz-refused-does-not-fit = { $card } ne convient pas : { $stack } attend { $needs }.
blitz-refused-stack-starts-with-one = Une nouvelle pile commence par un 1.
blitz-refused-wrong-number = Sur { $top } ne va qu’un { $needs }.
blitz-refused-same-sign = Soleil et lune en alternance : { $top } et { $card } ont le même signe.
blitz-refused-slot-full = { $most ->
    [one] { $most } carte au plus.
   *[other] Au plus { $most } cartes l’une sur l’autre.
}
blitz-refused-empty-slot = On ne pose rien dans un emplacement vide ; le paquet blitz le remplit.
blitz-refused-same-slot = La carte est déjà là.
blitz-refused-hand-empty = Reprenez d’abord la réserve.
blitz-refused-hand-not-empty = Il reste des cartes à retourner.
blitz-refused-no-reserve = Votre réserve est vide.
blitz-refused-said-already = Vous l’avez déjà dit.
blitz-refused-stall-noticed = Tout le monde sait déjà que personne n’avance.
blitz-refused-no-right = Ce n’est pas à vous de changer le rythme.
blitz-refused-no-such-rhythm = Une carte d’abord, ou deux.
blitz-refused-rhythm-tried = Vous avez déjà essayé ce rythme.
blitz-refused-no-turns = Il n’y a pas de tours ici ; personne n’a besoin de passer.
blitz-refused-resting = Une petite pause d’abord.
blitz-refused-too-many-acts = Trop de cartes à la fois.

## What time did, in a replay

blitz-rang-go = Le compte à rebours part tout seul
blitz-rang-start = La course commence
blitz-rang-deal = La manche suivante est distribuée
blitz-rang-rested = { $name } s’est reposé un instant
blitz-rang-idle = { $name } n’a pas bougé depuis un moment
blitz-rang-notice = Personne n’a avancé : quelqu’un peut changer le rythme
blitz-rang-right = { $name } ne change pas le rythme
blitz-rang-pass = { $name } a parcouru sa réserve au nouveau rythme

## Niveaux

blitz-level-random = Joue tout ce qui convient.
blitz-level-child = Mains lentes ; ne pose qu’au centre et manque une carte sur cinq.
blitz-level-easy = Prend son temps, et construit aussi dans sa zone de travail.
blitz-level-medium = Construit, et fait venir d’autres cartes quand rien ne bouge.
blitz-level-hard = Rapide ; prévoit quelle carte en libère une autre.
blitz-level-expert = Les mains les plus rapides ; prévoit, et ne vous laisse rien d’ouvert.

## Why a bot plays so

blitz-why-ends = Cela termine la manche.
blitz-why-off = Une carte quitte votre paquet blitz, où chaque carte restante coûte deux points.
blitz-why-before = Une carte au centre vaut un point, et quelqu’un d’autre pourrait y poser la même.
blitz-why-centre = Une carte au centre vaut un point.
blitz-why-leads-off = Ensuite, une carte quitte votre paquet blitz, grâce à : { $card }.
blitz-why-leads-centre = Ensuite, au centre : { $card }.
blitz-why-browse = Aucune carte visible ne va au centre ; les suivantes peut-être.
blitz-why-room = Les cartes sont mieux placées ainsi.
blitz-why-rhythm = Plus de cartes qui conviennent apparaissent ainsi.
blitz-why-moment = C’est ce qui est demandé maintenant.
blitz-why-then = { $then ->
    [one] Une autre carte pour le centre peut suivre.
   *[other] { $then } autres cartes pour le centre peuvent suivre.
}

## The first game, step by step

guide-blitz-aim = Bienvenue ! Dans ce jeu tous agissent en même temps ; aujourd’hui, c’est chacun son tour : rien ne presse. Lancez le mot qui ouvre la manche.
guide-blitz-deck = Voici votre paquet blitz : dix cartes dont il faut se défaire. Le premier qui le vide met fin à la manche. Chaque carte qui y reste coûte deux points.
guide-blitz-centre = Au centre, les piles de tous : une couleur chacune, de 1 à 10. Ajoutez-y une carte qui va ; elles sont marquées. Chacune vous rapporte un point.
guide-blitz-work = Ces cartes ouvertes sont votre zone de travail. Celles du dessus peuvent aller au centre, et vous pouvez y poser en descendant, soleil et lune en alternance. Le paquet blitz comble les trous.
guide-blitz-reserve = Si rien ne va, retournez des cartes de votre réserve. Celle du dessus peut être jouée.
guide-blitz-score = La manche finit quand un paquet blitz est vide : un point par carte à vous au centre, deux de moins par carte restée dans votre paquet. D’ordinaire on va jusqu’à 101, et tous à la fois.

## Help at the table

help-progress-blitz = Manche { $round }. En tête : { $best } points sur { $target } ; la partie s’arrête à la fin de la manche où quelqu’un les atteint.
now-blitz = Tous en même temps : posez des cartes au centre et videz votre paquet blitz.

## In a few steps

howto-blitz-1 = Chacun a quarante cartes : dix forment le paquet blitz, quelques-unes sont étalées dans la zone de travail, le reste est la réserve.
howto-blitz-2 = Il n’y a pas de tours. Tous jouent en même temps, et le premier arrivé est le premier servi.
howto-blitz-3 = Au centre, des piles d’une couleur montent de 1 à 10. Elles n’appartiennent à personne ; ajoutez-y ce qui suit.
howto-blitz-4 = Retournez votre réserve pour trouver des cartes qui vont. Le paquet blitz comble les trous de votre zone de travail.
howto-blitz-5 = Quand un paquet blitz est vide, la manche est finie. Chaque carte au centre rapporte un point à son propriétaire, chaque carte restée dans un paquet blitz en coûte deux. 101 points gagnent.

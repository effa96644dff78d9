## Pieces

blanko-tile = { $letter }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
blanko-joker = joker
blanko-joker-as = joker pour { $letter }
blanko-tile-away = { $tile }, posé
blanko-square = case BLANKO
blanko-card = Carte BLANKO

## Options

blanko-option-language = Langue des mots
blanko-option-language-de = allemand
blanko-option-language-en = anglais
blanko-option-language-fr = français
blanko-option-language-pl = polonais
blanko-option-language-ru = russe
blanko-option-words = Un mot absent de la liste
blanko-option-words-strict = coûte le tour
blanko-option-words-friendly = est repris, on réessaie
blanko-option-words-challenge = reste tant que personne ne le conteste
blanko-option-foreign = Mots étrangers et noms propres admis
blanko-option-polite = Écarter les mots grossiers
blanko-option-house = Voter sur les mots inconnus
blanko-option-house-help = Si quelqu’un insiste sur un mot. Un mot accepté vaut aussi aux tables suivantes de cette maison.
blanko-option-mini_letter_required = Des mini-mots croisés exigent leur lettre imprimée
blanko-option-mini_letter_required-help = Sans elle, rien n’y compte.
blanko-option-challenge_seconds = Temps pour contester ou voter
blanko-option-challenge_cost = Points que coûte une contestation à tort
blanko-option-challenge_turn = Qui conteste à tort perd son prochain tour
blanko-option-mini_seconds = Temps pour des mini-mots croisés
blanko-option-mini_scoring = Mini-mots croisés : une case d’une ligne qui n’est pas un mot
blanko-option-mini_scoring-strict = ne compte pas
blanko-option-mini_scoring-literal = compte si son autre ligne est un mot

## The board in words

blanko-board = Plateau
blanko-rack = Votre chevalet
blanko-track = Piste
blanko-track-why = Piste autour du plateau : chaque pion avance d’un pas par point
blanko-track-pin = { $name } { $points }
blanko-tools = Autres possibilités
blanko-cell-empty = { $cell }, vide
blanko-cell-tile = { $cell }, { $tile }
blanko-cell-tried = { $cell }, votre { $tile }, pas encore joué
blanko-cell-asked = { $cell }, { $tile }, en question
blanko-cell-swap = à échanger contre { $tile }
blanko-across = écriture horizontale
blanko-down = écriture verticale

## What to do

blanko-choose = { $touch ->
    [yes] Touchez une case, puis vos lettres. Touchez encore : vers le bas. Une étoile apporte une carte.
   *[no] Cliquez sur une case et écrivez. Cliquez encore : vers le bas. Une étoile apporte une carte.
}
blanko-choose-first = { $touch ->
    [yes] Le premier mot couvre l’une des deux étoiles encadrées, et une étoile apporte une carte. Touchez une case.
   *[no] Le premier mot couvre l’une des deux étoiles encadrées, et une étoile apporte une carte. Cliquez sur une case et écrivez.
}
blanko-choose-cell = Où ? Touchez une case.
blanko-write-across = Vous écrivez à l’horizontale. Les lettres, maintenant.
blanko-write-down = Vous écrivez à la verticale. Les lettres, maintenant.
blanko-planned = Ce n’est pas encore à vous. Vos lettres attendent là où vous les avez mises.
blanko-waiting = { $name } réfléchit…
blanko-place = Poser
blanko-clear = Reprendre
blanko-shuffle = Mélanger le chevalet
blanko-swap = Échanger au plateau
blanko-swap-cell = Quelle lettre du plateau voulez-vous ? Touchez-la.
blanko-swap-tile = Laquelle de vos lettres prendra sa place ?
blanko-swap-go = Échanger
blanko-exchange = Nouvelles lettres
blanko-exchange-ask = Remplacer toutes vos lettres ?
blanko-exchange-why = Toutes retournent dans le sac et vous en tirez d’autres. C’est votre tour. { $count ->
    [one] Il y a { $count } lettre dans le sac.
   *[other] Il y a { $count } lettres dans le sac.
}
blanko-pass = Passer
blanko-pass-ask = Passer ?
blanko-pass-why = Si tout le monde passe à la suite, la partie est finie.
blanko-near = Voir de plus près
blanko-far = Tout le plateau
blanko-details = Coups et cartes
blanko-joker-ask = Quelle lettre le joker remplace-t-il ?
blanko-insist = S’il est inconnu, faire voter la table
blanko-points = { $count ->
    [one] point
   *[other] points
}
blanko-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
blanko-squares = { $count ->
    [one] une carte
   *[other] une carte, points × { $count }
}
blanko-valid = connu

## Cards

blanko-card-t1 = 5 points.
blanko-card-t2 = 8 points.
blanko-card-t3 = 1 point par lettre du plus long mot nouveau.
blanko-card-t4 = Encore une fois la valeur de la lettre la plus forte de ce coup.
blanko-card-t5 = 1 point par voyelle du plus long mot nouveau.
blanko-card-t6 = Remettez jusqu’à trois lettres et tirez-en autant.
blanko-card-t7 = 2 points par adversaire.
blanko-card-t8 = Complétez votre chevalet et rejouez.
blanko-card-colours = Formez des mots de deux ou trois lettres sur les cases bleues. Les rouges restent vides.
blanko-card-letter = Formez des mots de deux ou trois lettres avec la lettre imprimée.
blanko-card-won = +{ $bonus }
blanko-card-won-times = +{ $bonus } (× { $times })
blanko-card-again = Un tour de plus !
blanko-card-of = { $name } a retourné une carte.
blanko-card-of-you = Vous avez retourné une carte.
blanko-last-card = Dernière carte
blanko-times = Tous les points de cette carte sont multipliés par { $times }.
blanko-redraw-choose = Choisies : { $count } sur { $most } au plus
blanko-redraw-go = { $count ->
    [one] En remettre { $count }
   *[other] En remettre { $count }
}
blanko-redraw-none = Tout garder

## The mini crossword

blanko-mini = Mini-mots croisés
blanko-mini-of = Mini-mots croisés de { $name }
blanko-tray = Lettres découvertes
blanko-field = ligne { $row }, colonne { $column }
blanko-field-red = rouge, reste vide
blanko-field-empty = vide
blanko-field-printed = { $letter } imprimé
blanko-filled = { $filled } cases remplies sur { $fields }
blanko-mini-rule = 1 point par case d’un mot, quelle que soit la lettre ; toutes : +2
blanko-mini-worth = { $times ->
    [1] vaut { $bonus }
   *[other] vaut { $counted } × { $times } = { $bonus }
}
blanko-done = Fini
blanko-fold = Voir le plateau
blanko-sand = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}

## Questions to the table

blanko-challenge = Contestation
blanko-challenge-asked = { $name } pose { $words } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}. D’accord ?
blanko-challenge-yours = Vous avez posé { $words } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Une objection ?
blanko-accept = D’accord
blanko-challenge-go = Vérifier
blanko-challenge-cost = Vérifier (risque −{ $cost })
blanko-vote = Vote
blanko-vote-asked = { $name } insiste pour { $wrong }. Est-ce admis ?
blanko-vote-yours = La table vote sur { $wrong }.
blanko-vote-yes = Admis
blanko-vote-no = Refusé
blanko-vote-abstain = Abstention
blanko-vote-waiting = on attend { $names }
blanko-vote-cast = a répondu
blanko-vote-open = n’a pas encore répondu

## What happened

blanko-report-dealt = { $name } commence.
blanko-report-dealt-you = Vous commencez.
blanko-report-placed = { $name } pose { $words } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blanko-report-placed-you = Vous posez { $words } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blanko-report-swapped = { $name } échange une lettre et forme { $words } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blanko-report-swapped-you = Vous échangez une lettre et formez { $words } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blanko-report-laid = { $name } pose { $words }.
blanko-report-laid-you = Vous posez { $words }.
blanko-report-rejected = { $name } a posé { $words }. Absent de la liste de mots : { $wrong }. Les lettres reviennent au chevalet.
blanko-report-rejected-you = Absent de la liste de mots : { $wrong }. Vos lettres sont revenues au chevalet.
blanko-report-exchanged = { $name } remplace toutes ses lettres.
blanko-report-exchanged-you = Vous remplacez toutes vos lettres.
blanko-report-passed = { $name } passe.
blanko-report-passed-you = Vous passez.
blanko-report-arranged = { $name } remplit ses mini-mots croisés.
blanko-report-arranged-you = Vous remplissez vos mini-mots croisés.
blanko-report-mini = { $name } gagne { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} aux mini-mots croisés.
blanko-report-mini-you = Vous gagnez { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} aux mini-mots croisés.
blanko-report-redrawn = { $count ->
    [0] { $name } garde toutes ses lettres.
    [one] { $name } remet { $count } lettre et repioche.
   *[other] { $name } remet { $count } lettres et repioche.
}
blanko-report-redrawn-you = { $count ->
    [0] Vous gardez toutes vos lettres.
    [one] Vous remettez { $count } lettre et repiochez.
   *[other] Vous remettez { $count } lettres et repiochez.
}
blanko-report-accepted = { $name } est d’accord.
blanko-report-accepted-you = Vous êtes d’accord.
blanko-report-challenged = { $name } demande à vérifier.
blanko-report-challenged-you = Vous demandez à vérifier.
blanko-report-voted = { $name } a voté.
blanko-report-voted-you = Vous avez voté.
blanko-report-card = La carte dit : { $card }
blanko-taken-back = Un coup a été repris.
blanko-moves = Coups
blanko-moves-none = Rien n’est encore posé.
blanko-starter = Tirage pour commencer, à la plus forte valeur : { $round }
blanko-short-rejected = { $wrong }
blanko-short-exchanged = nouvelles lettres
blanko-short-passed = passe
blanko-short-redrawn = { $count ->
    [0] garde toutes ses lettres
    [one] { $count } lettre remise
   *[other] { $count } lettres remises
}

## Panels

blanko-score = Points
blanko-last-gain = dernier coup
blanko-counters = { $count ->
    [one] { $count } jeton de 100
   *[other] { $count } jetons de 100
}
blanko-on-rack = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
blanko-extra = tour en plus
blanko-bag = { $count ->
    [one] { $count } lettre dans le sac
   *[other] { $count } lettres dans le sac
}
blanko-pile = { $count ->
    [one] { $count } carte pour les étoiles
   *[other] { $count } cartes pour les étoiles
}

## The result

blanko-deducted = { $before } − { $lost }
blanko-rack-empty = chevalet vide
blanko-deduction-why = Ce qui reste sur un chevalet est déduit, 10 par joker ; de même 10 par joker du dernier coup qui vide un chevalet.
blanko-admitted = Admis par vote : { $words }
result-reason-out = Le sac est vide et un chevalet est épuisé.
result-reason-passed = Tout le monde a passé.
result-reason-barren = Quatre tours de table sans un point.

## In the replay: what was possible

blanko-study = Ce qui était possible
blanko-study-working = Recherche des meilleurs coups…
blanko-study-best = Les meilleurs coups de ce tour
blanko-study-across = { $cell }, horizontalement
blanko-study-down = { $cell }, verticalement
blanko-study-swap = { $letter } à la place de la lettre en { $cell }
blanko-study-left = { $points ->
    [one] { $points } point est resté sur la table.
   *[other] { $points } points sont restés sur la table.
}
blanko-study-top = On ne pouvait pas faire mieux !
blanko-study-nothing = Aucun mot à poser, aucune lettre à échanger.
blanko-study-totals = Laissé sur la table
blanko-study-most = Là où il en est resté le plus
blanko-study-cards = Les cartes ne sont pas comptées : personne ne peut les prévoir.
blanko-study-missing = Pas d’analyse : la liste de mots de cette partie n’est plus ici.
blanko-study-retry = Réessayer

## Keys

blanko-keys-title = Jouer au clavier
blanko-keys-letter = pose cette lettre de votre chevalet, sinon un joker à sa place ; on peut taper aussi ce qui est déjà posé
blanko-keys-arrows = déplacent le crayon et donnent le sens
blanko-keys-space = change entre horizontal et vertical
blanko-keys-joker = pose un joker et demande sa lettre
blanko-keys-back = reprend la dernière lettre
blanko-keys-enter = joue le coup
blanko-keys-escape = reprend toutes les lettres
blanko-keys-help = montre cette liste
blanko-ours = Le plateau, le nombre des lettres, la plupart des valeurs et les textes des cartes sont notre reconstitution ; les originaux ne sont pas connus du public.

## Refusals

blanko-refused-nothing = Posez d’abord des lettres.
blanko-refused-not-a-line = Les lettres d’un coup sont dans une même ligne ou une même colonne.
blanko-refused-gap = Il y a un trou entre vos lettres.
blanko-refused-not-now = Ce n’est pas ce que le jeu attend.
blanko-refused-bag-empty = Le sac est vide ; il n’y a rien à tirer.
blanko-refused-no-such-cell = Cette case n’existe pas.
blanko-refused-no-such-letter = { $letter } n’est pas une lettre de ce jeu.
blanko-refused-too-short = Un mot a au moins deux lettres.
blanko-refused-off-the-board = { $word } dépasse du plateau à partir de { $cell }.
blanko-refused-occupied = { $lies } est déjà en { $cell }.
blanko-refused-nothing-laid = Aucune de vos lettres ne serait posée.
blanko-refused-not-on-your-rack = Pas sur votre chevalet : { $letter }.
blanko-refused-runs-on = Le mot continue : { $word }.
blanko-refused-not-in-the-middle = Le premier mot couvre l’une des cases { $cells }.
blanko-refused-not-touching = Il faut toucher ce qui est déjà posé.
blanko-refused-no-votes = Cette table ne vote pas sur les mots.
blanko-refused-insisted-already = Il y a déjà eu un vote pendant ce tour.
blanko-refused-not-a-word = Absent de la liste de mots : { $words }.
blanko-refused-nine-fields = Les mini-mots croisés ont neuf cases.
blanko-refused-printed-letter = Le { $letter } imprimé reste à sa place.
blanko-refused-red-field = Les cases rouges restent vides.
blanko-refused-not-among-your-letters = Pas parmi les lettres découvertes : { $letter }.
blanko-refused-too-many = { $most ->
    [one] { $most } lettre au plus.
   *[other] { $most } lettres au plus.
}
blanko-refused-joker-stays = Un joker ne s’échange pas.
blanko-refused-nothing-to-swap = Il n’y a pas de lettre en { $cell }.
blanko-refused-same-letter = C’est la même lettre.
blanko-refused-no-word = La lettre en { $cell } ne fait partie d’aucun mot.
blanko-refused-stood-before = { $word } a déjà été à cette place.
blanko-refused-ballot-closed = Le vote est clos.
blanko-refused-no-vote = Vous ne votez pas ici.
blanko-refused-no-such-choice = On ne peut pas voter cela.
blanko-list-whole = Liste de mots : la liste entière. Nombre de mots : { NUMBER($words) }.
blanko-list-small = Liste de mots : une petite pour commencer. Nombre de mots : { NUMBER($words) }.
blanko-list-none = Cette langue n’a pas de petite liste de mots : les parties commencent quand la liste entière est là.
blanko-list-building = La liste entière est en préparation : { $share } %
blanko-list-wait = Commencer tout seul quand la liste entière sera là
blanko-list-waiting = La partie commencera toute seule quand la liste entière sera là.
blanko-list-wait-no-more = Ne pas attendre
blanko-list-failed = La liste entière n’a pas pu être construite :
blanko-list-again = Réessayer
blanko-list-house = Dont mots de la maison : { NUMBER($words) }.
blanko-list-next = Il y a maintenant une autre liste : la prochaine partie l’aura.
blanko-mean = Que veulent dire les mots ?
blanko-mean-looking = Recherche de { $word }…
blanko-mean-unknown = On ne sait rien ici de { $word }.
blanko-ruling = – posé par { $by } ; pour : { $yes } ; contre : { $no }

## Why a bot plays so

blanko-why-most = Rien ne rapporte plus d’un coup.
blanko-why-empties = Votre chevalet est vide ensuite.
blanko-why-square = { $squares ->
    [one] Cela couvre une case BLANKO ; le coup le mieux payé ne rapporterait que { $less } de plus.
   *[other] Cela couvre { $squares } cases BLANKO ; le coup le mieux payé ne rapporterait que { $less } de plus.
}
blanko-why-keeps = { $less ->
    [one] Un point de moins que le coup le mieux payé, mais de bonnes lettres restent : { $letters }.
   *[other] { $less } points de moins que le coup le mieux payé, mais de bonnes lettres restent : { $letters }.
}
blanko-why-denies = { $less ->
    [one] Un point de moins que le coup le mieux payé, mais le joueur suivant en tire environ { $denied } de moins.
   *[other] { $less } points de moins que le coup le mieux payé, mais le joueur suivant en tire environ { $denied } de moins.
}
blanko-why-weighs = { $less ->
    [one] Un point de moins que le coup le mieux payé, mais mieux si l’on compte la suite.
   *[other] { $less } points de moins que le coup le mieux payé, mais mieux si l’on compte la suite.
}
blanko-why-exchange = De nouvelles lettres valent plus que n’importe quel coup.
blanko-why-only = Il n’y a rien d’autre à jouer.
blanko-why-solved = { $ahead ->
    [0] Calculé jusqu’au bout : égalité.
   *[other] Calculé jusqu’au bout ; avance en points à la fin : { $ahead }.
}
blanko-why-pass = Ne rien poser est le mieux, autant qu’on puisse prévoir la fin.
blanko-why-seen = Rien de mieux en vue.
blanko-why-mini = Aucune autre disposition de ces lettres ne rapporte plus.
blanko-why-redraw = Sans ces lettres, le reste vaut plus.
blanko-why-stay = Toutes vos lettres méritent d’être gardées.
blanko-why-doubt = Ces mots ne sont pas tous dans la liste de mots.
blanko-why-fine = Tous ces mots sont dans la liste de mots.
blanko-why-vote = C’est aux autres de dire si le mot compte.

## Levels

blanko-level-novice = Connaît les mots de tous les jours, pose peu de lettres et ne voit pas la plupart des places.
blanko-level-casual = Connaît les mots courants et manque bien des places.
blanko-level-club = A un bon vocabulaire et manque rarement une place.
blanko-level-greedy = Connaît tous les mots, mais ne compte que les points du prochain coup.
blanko-level-expert = Pense aux lettres qui restent, aux cartes à venir et à quelques réponses.
blanko-level-master = Compare beaucoup de coups à ce que les autres pourraient faire, et calcule la fin.

## The first game, step by step

guide-blanko-aim = Bienvenue ! Posez des mots qui se croisent et se transforment. Tous les mots nouveaux comptent. Qui a le plus de points gagne.
guide-blanko-rack = Voici vos lettres et ce que vaut chacune. Un joker remplace n’importe quelle lettre.
guide-blanko-lay = Choisissez une case et posez ou tapez un mot : le premier passe par le milieu, les suivants touchent ce qui s’y trouve. La ligne du dessous dit ce qu’il vaudrait. Puis posez-le.
guide-blanko-more = Chaque mot que forment vos lettres compte, aussi en travers, et avec toutes ses lettres. Les mots longs et croisés valent donc beaucoup.
guide-blanko-swap = Au lieu de poser un mot, vous pouvez échanger une lettre du plateau contre une des vôtres, pour que naissent d’autres mots. Ou tirer de nouvelles lettres. Essayez, ou posez encore un mot.
guide-blanko-square = Qui couvre une case BLANKO retourne une carte de cette pile : des points, un tour de plus ou des mini-mots croisés de neuf cases. Aujourd’hui vous avez dix minutes pour eux.
guide-blanko-end = La partie finit quand le sac est vide et que quelqu’un n’a plus de lettres. On retranche ce qui reste. Vous savez tout ce qu’il faut.

## Help at the table

help-progress-blanko = { $bag ->
    [0] Le sac est vide. La partie s’arrête dès que quelqu’un n’a plus de lettres.
    [one] Il reste { $bag } lettre dans le sac. Une fois le sac vide, la partie s’arrête dès que quelqu’un n’a plus de lettres.
   *[other] Il reste { $bag } lettres dans le sac. Une fois le sac vide, la partie s’arrête dès que quelqu’un n’a plus de lettres.
}
now-blanko = À vous : posez un mot
now-blanko-of = { $name } cherche un mot
now-blanko-mini = À vous : mini-mots croisés
now-blanko-mini-of = { $name } remplit des mini-mots croisés
now-blanko-redraw = Quelles lettres remettez-vous ?
now-blanko-redraw-of = { $name } remet des lettres
now-blanko-challenge = Acceptez-vous le mot de { $name } ?
now-blanko-challenge-of = Les autres examinent le mot de { $name }
now-blanko-vote = Le mot de { $name } doit-il compter ?
now-blanko-vote-of = La table vote sur le mot de { $name }
hint-worth = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-square = Cela couvre une case BLANKO : vous retournez une carte.
hint-exchange = Rien de bon à poser ; de nouvelles lettres valent bien un tour.
hint-pass = Rien à poser, et le sac est vide.
hint-swap = Une seule lettre change tous les mots dont elle fait partie.

## In a few steps

howto-blanko-1 = Vous avez huit lettres. À votre tour, posez un mot qui en croise un autre, ou prolongez-en un.
howto-blanko-2 = Ou échangez une lettre du plateau contre une des vôtres, de sorte que chaque mot dont elle fait partie en devienne un autre.
howto-blanko-3 = Tous les mots nouveaux comptent, avec les valeurs de toutes leurs lettres.
howto-blanko-4 = Qui couvre une case BLANKO retourne une carte : des points, un tour de plus ou des mini-mots croisés contre le sablier.
howto-blanko-5 = Quand le sac est vide et que quelqu’un n’a plus de lettres, on retranche ce qui reste sur les chevalets. Qui a le plus de points gagne.

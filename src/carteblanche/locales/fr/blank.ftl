## Cards

blank-colour = { $colour ->
    [red] rouge
    [orange] orange
    [green] vert
    [blue] bleu
    [violet] violet
   *[pink] rose
}
blank-card = { $number } { $colour }
blank-card-titled = { $card } « { $title } »
blank-card-hidden = une carte face cachée
blank-rule = Règle { $number }
blank-illustrated = avec une image
blank-no-words = Rien n’est écrit sur cette carte.
blank-by = par { $name }
blank-written-in = Écrit en { $language } :
blank-class = { $category ->
    [machine] la machine s’en charge
    [helped] la machine aide
   *[honour] sur l’honneur
}
blank-class-why = { $category ->
    [machine] Tout y est exécuté et vérifié par la table.
    [helped] La table sait quand cela arrive et à qui ; ce sont les joueurs qui disent si c’est fait.
   *[honour] Seuls les joueurs peuvent voir si elle est respectée.
}

## Options

blank-option-effects = Ce que disent les cartes
blank-option-effects-automatic = se fait tout seul (arbitre)
blank-option-effects-by-hand = à vous de l’exécuter (œil de lynx)
blank-option-wrong = Les coups fautifs
blank-option-wrong-fined = coûtent une pénalité
blank-option-wrong-refused = sont refusés
blank-option-wrong-lie = restent jusqu’à objection
blank-option-reading = Lire d’abord les règles
blank-option-reading-help = La première carte est jouée quand tout le monde a compris les règles.
blank-option-rewards = Les gagnants écrivent une carte
blank-option-rewards-help = Elle reste pour toujours dans le jeu.
blank-option-honour = Cartes sur l’honneur
blank-option-honour-help = Les cartes que seuls des humains peuvent surveiller sont aussi distribuées.
blank-option-owner = Chaise du propriétaire du jeu
blank-option-owner-help = Qui s’y assoit a le dernier mot sur les nouvelles cartes.
blank-option-starts = Chaise qui commence
blank-option-patience = Temps pour répondre et voter
level-beginner = Débutant
level-reader = Lit les cartes
level-sharp = Œil de lynx

## The table

blank-players = Joueurs ; on joue { $way ->
    [right] dans le sens horaire
   *[left] dans le sens antihoraire
}
blank-direction = { $way ->
    [right] sens horaire
   *[left] sens antihoraire
}
blank-on-turn = à son tour :
blank-acts = peut agir
blank-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blank-cards-left = { $count ->
    [0] plus de carte
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
blank-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
blank-aside = { $count ->
    [one] { $count } carte mise de côté
   *[other] { $count } cartes mises de côté
}
blank-known = Cartes de { $name } que vous connaissez
blank-draw-pile = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blank-discard-pile = Défausse. Au-dessus : { $card }
blank-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blank-card-fits = convient
blank-card-chosen = choisie, numéro { $place }
blank-card-on-top = choisie, au-dessus
blank-top = dessus
blank-choose = À vous. Choisissez une ou plusieurs cartes ; la dernière sera au-dessus.
blank-choose-sharp = À vous. Jouez ce qui convient et faites ce que demandent les règles.
blank-chosen = { $card }
blank-chosen-many = { $count } cartes, au-dessus : { $card }
blank-would-be-wrong = Cela coûterait une pénalité : { $why }
blank-would-fire = déclenche
blank-must-draw = Rien ne convient. Piochez une carte ; c’est une pénalité.
blank-waiting = { $name } doit agir…
blank-play = { $count ->
    [one] Jouer
   *[other] En jouer { $count }
}
blank-draw = Piocher
blank-object = Objection !
blank-sort = Trier la main
blank-sort-by = { $order ->
    [colour] par couleur
    [number] par nombre
   *[dealt] comme distribuée
}
blank-rules = Règles en vigueur
blank-rules-none = Aucune règle pour le moment.
blank-rule-pile = { $count ->
    [0] plus aucune dans la pile
    [one] encore { $count } dans la pile
   *[other] encore { $count } dans la pile
}
blank-finish = Le moins de cartes gagne dans
blank-edited = modifiée
blank-counter = compteur : { $count }
blank-ruled = La table a décidé : { $text }
blank-mods = Également en vigueur pour l’instant
blank-mod-plays = { $count ->
    [one] encore un coup
   *[other] encore { $count } coups
}
blank-content = Rien à dire
blank-closing = Quelqu’un n’a plus de cartes. Quelqu’un a-t-il encore quelque chose à exécuter ou à dire ?

## Reading

blank-reading = Les règles de cette partie
blank-reading-line = Lisez-les à voix haute. La partie commence quand tout le monde a compris.
blank-understood = Compris
blank-new = nouveau
blank-first-card = La première carte : { $card }

## Obligations

blank-duties = Ce qui est dû
blank-duty-you = Vous
blank-duty-stage = { $stage ->
    [pending] avant la prochaine carte
    [done] dit que c’est fait
    [overdue] pas fait à temps
   *[lasting] jusqu’à nouvel ordre
}
blank-call = Nous sommes en appel ou dans la même pièce
blank-call-you = À vous
blank-done = C’est fait
blank-apply = Exécuter
blank-accuse = Accuser
blank-accuse-whom = Qui n’a pas respecté cette carte ?
blank-accuse-warning = Une fausse accusation vous coûte une pénalité.
blank-report = C’est arrivé !
blank-report-short = C’est arrivé
blank-report-line = De qui s’agit-il ? La personne peut nier ; alors les autres votent.
blank-report-now = C’est arrivé à l’instant
blank-table-decides = Laisser la table décider
blank-order-earlier = Cette règle devrait venir plus tôt
blank-order-later = Cette règle devrait venir plus tard
blank-ruling = Comment faut-il comprendre cette carte ?
blank-ruling-propose = Mettre au vote
blank-referee = En tant qu’arbitre
blank-referee-move = Mettre cette carte
blank-referee-do = La mettre là
blank-place = { $place ->
    [discard] sur la défausse
    [draw] sur la pioche
    [pile] sur la pile de règles
   *[rules] parmi les règles
}

## Questions

blank-asked = On vous demande
blank-ask = { $what ->
    [player] { $count ->
        [one] Choisissez un joueur.
       *[other] Choisissez { $count } joueurs.
    }
    [partner] Choisissez avec qui.
    [may] Le voulez-vous ?
    [fits] Est-ce votre cas ?
    [colour] Nommez une couleur.
    [number] Nommez un nombre.
    [discard] { $count ->
        [one] Défaussez une carte.
       *[other] Défaussez des cartes, encore { $count }.
    }
    [limit] { $count ->
        [one] Vous avez trop de cartes. Défaussez-en une.
       *[other] Vous avez trop de cartes. Défaussez-en { $count }.
    }
    [give] { $count ->
        [one] Donnez une carte à { $name }.
       *[other] Donnez des cartes à { $name }, encore { $count }.
    }
    [pass] { $count ->
        [one] Choisissez une carte à passer.
       *[other] Choisissez des cartes à passer, encore { $count }.
    }
    [search] Parcourez la pioche et prenez une carte.
    [arrange] Remettez les prochaines cartes de la pioche dans l’ordre que vous voulez.
    [exchange] Quelle carte échangez-vous contre le dessus de la pioche ?
    [rule] Quelle règle est défaussée ?
    [edit] Dans quelle règle changez-vous le nombre ?
    [mirror] Une pénalité arrive. Avez-vous une réponse ?
    [fresh] La carte piochée convient. La jouer ?
    [claim] { $count ->
        [one] Comment cela s’est-il passé contre { $name } ?
       *[other] Dites votre réponse à voix haute.
    }
    [race] Vite ! Appuyez dès que c’est fait.
   *[report] { $name } dit que cela vous est arrivé.
}
blank-ask-hand = Touchez une carte de votre main.
blank-ask-look = Regarder les cartes
blank-ask-order = Touchez les cartes dans l’ordre où elles seront piochées.
blank-answer-may-yes = Oui
blank-answer-fits-yes = Oui, c’est moi
blank-answer-claim-won = J’ai gagné
blank-answer-claim-lost = J’ai perdu
blank-answer-claim-answered = Répondu
blank-answer-race-done = Fait !
blank-answer-report-no = Ce n’est pas vrai
blank-decline = Non
blank-decline-mirror = Prendre la pénalité
blank-decline-report = C’est vrai
blank-decline-fresh = La garder

## Votes

blank-vote = Vote
blank-motion = { $what ->
    [verdict] { $by } dit que { $name } ne l’a pas bien fait.
    [report] { $by } dit que c’est arrivé à { $name } ; { $name } le nie.
    [ruling] { $by } demande comment comprendre cette carte :
    [order] { $by } veut les règles dans cet ordre :
    [contest] Qui a gagné, { $name } ou { $other } ?
    [answer] La réponse de { $name } était-elle bonne ?
   *[vote] Votez pour un joueur.
}
blank-choice-guilty = Coupable
blank-choice-innocent = Innocent
blank-choice-yes = Oui
blank-choice-no = Non
blank-choice-right = Bonne
blank-choice-wrong = Mauvaise
blank-vote-waiting = on attend { $names }

## Why did that happen?

blank-why = Pourquoi est-ce arrivé ?
blank-story-none = Rien ne s’est encore passé.
blank-played = { $name } joue { $cards }.
blank-note-understood = { $name } a compris les règles.
blank-note-effect = La carte elle-même agit.
blank-note-fired = { $card } se déclenche.
blank-note-twice = { $card } s’applique deux fois.
blank-note-out-of-budget = Le reste était de trop et tombe.
blank-note-reversed = Le sens du jeu change.
blank-note-countdown = La fin approche : { $n } secondes.
blank-note-contest = { $name } et { $n } s’affrontent.
blank-note-contest-won = { $name } gagne le défi.
blank-note-race-over = En premier : { $name }, en dernier : { $other }.
blank-note-holds = À partir de maintenant, autre chose est en vigueur.
blank-note-scramble = Il n’y a plus de tours pour l’instant.
blank-note-declines = { $name } refuse.
blank-note-no-answer = { $name } n’a pas répondu à temps.
blank-note-names = { $name } nomme : { $thing }.
blank-note-gives = { $name } donne une carte à { $other }.
blank-note-edited = Le nombre dans { $card } est maintenant { $n }.
blank-note-searches = { $name } parcourt la pioche et prend une carte.
blank-note-arranges = { $name } range les prochaines cartes de la pioche.
blank-note-done = { $name } dit : c’est fait.
blank-note-applies = { $name } l’exécute.
blank-note-owes = { $name } doit faire quelque chose.
blank-note-accused-rightly = { $name } accuse { $other } à raison.
blank-note-accused-wrongly = { $name } accuse { $other } à tort.
blank-note-accused-too-late = { $name } accuse { $other }, mais trop tard.
blank-note-applied-too-late = { $name } l’exécute trop tard.
blank-note-applied-wrongly = { $name } exécute ce que personne ne demande.
blank-note-not-proven = Rien n’est prouvé ; personne ne pioche.
blank-note-objected-rightly = { $name } objecte à raison ; { $other } reprend ses cartes.
blank-note-reported = { $name } le signale pour { $other }.
blank-note-reported-already = Cela vient d’être signalé.
blank-note-happened = C’est arrivé à { $name }.
blank-note-voted = { $why ->
    [guilty] Le vote : coupable.
    [innocent] Le vote : innocent.
    [yes] Le vote : oui.
    [no] Le vote : non.
    [right] Le vote : bonne réponse.
    [wrong] Le vote : mauvaise réponse.
   *[other] Le vote est terminé.
}
blank-note-taken-back = { $name } reprend ses cartes : { $why ->
    [not-your-turn] ce n’était pas son tour.
    [no-match] ni la couleur ni le nombre ne convient.
    [no-common-mark] les cartes ne vont pas ensemble.
    [forbidden] une règle l’interdit.
    [not-required] une règle veut d’autres cartes.
    [not-the-picked-card] une autre carte a été tirée.
   *[other] le coup était fautif.
}
blank-note-cannot-play = { $name } n’a rien qui convienne.
blank-note-immune = { $name } ne craint rien.
blank-note-penalty = { $name } prend { $n ->
    [one] une pénalité
   *[other] { $n } pénalités
} : { $why ->
    [not-obeyed] une carte n’a pas été respectée.
    [nothing-owed] aucune carte ne le demandait.
    [false-accusation] l’accusation était fausse.
    [wrong-play] le coup était fautif.
    [wrong-answer] la réponse était mauvaise.
    [not-your-turn] ce n’était pas son tour.
    [no-match] la carte ne convenait pas.
    [no-common-mark] les cartes n’allaient pas ensemble.
    [card] une carte le demande.
   *[other] le coup était fautif.
}
blank-note-reflected = { $name } répond à la pénalité par { $card }.
blank-note-shows = { $name } montre toute sa main.
blank-note-wins = { $name } gagne grâce à une carte.
blank-note-draws = { $name } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
blank-note-nothing-to-draw = Il n’y a plus rien à piocher.
blank-note-discards = { $name } défausse { $thing }.
blank-note-looks = { $name } regarde les cartes de { $other }.
blank-note-takes = { $name } prend { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à { $other }.
blank-note-swaps = { $name } et { $other } échangent leurs mains.
blank-note-will-skip = { $name } passera un tour.
blank-note-skipped = { $name } passe son tour.
blank-note-rule-discarded = { $card } est défaussée.
blank-note-rule-revealed = { $card } est nouvelle.
blank-note-flips = Va sur la défausse : { $thing }.
blank-note-rotated = Toutes les mains se déplacent { $why ->
    [left] vers la gauche.
    [right] vers la droite.
   *[play] dans le sens du jeu.
}
blank-note-pooled = Toutes les mains sont mélangées et redistribuées.
blank-note-passed-on = Tout le monde passe des cartes.
blank-note-won = { $name } a gagné.
blank-note-picked = { $name } tire au hasard : { $thing }.
blank-note-reshuffled = La pioche est refaite.
blank-note-forgoes = { $name } n’écrit rien.
blank-note-approved = { $name } accepte la nouvelle carte.
blank-note-vetoed = { $name } demande un changement.
blank-note-wishes = { $name } propose une carte.
blank-note-corrected = { $name }, en tant qu’arbitre, déplace { $card }.

## The studio

blank-reward = { $name } a gagné et peut écrire une carte
blank-reward-you = Vous avez gagné. Changez le jeu pour toujours !
blank-reward-waiting = { $name } écrit une carte. Parlez-en : comment agira-t-elle ?
blank-studio-line = Ce que vous écrivez fera partie de ce paquet dès la prochaine partie.
blank-studio-starter = Cette partie utilise le paquet de la maison. Ce que vous écrivez figure dans le résultat, mais seul un paquet à vous s’en souvient.
blank-studio-what = Que voulez-vous écrire ?
blank-studio-rule = une nouvelle règle
blank-studio-card = un texte pour une carte de jeu
blank-studio-which = Quelle carte ?
blank-studio-title = Titre
blank-studio-how = Comment ?
blank-studio-write = avec mes propres mots
blank-studio-click = en cliquant
blank-studio-sentence-rule = Quand … arrive, quelqu’un …
blank-studio-sentence-card = Quand cette carte est jouée, quelqu’un …
blank-studio-hint = Écrivez une phrase. Ce que quelqu’un dit ou fait peut être n’importe quoi, entre guillemets.
blank-studio-example = Montrez-moi un exemple
blank-studio-reading = Lecture…
blank-studio-misread = Je ne comprends pas ce mot ici :
blank-studio-missing = Il manque quelque chose ici :
blank-studio-try = Ceci irait :
blank-studio-understood = Voici ce que je comprends :
blank-studio-languages = Dans les autres langues
blank-studio-propose = Proposer à { $name }
blank-studio-enter = L’écrire dans le paquet
blank-studio-forgo = Ne rien écrire
blank-blocks-when = Quand
blank-blocks-and = et
blank-blocks-then = Alors
blank-blocks-next = puis
blank-blocks-always = Tant que cette règle est là :
blank-blocks-trigger = Ajouter quand cela arrive
blank-blocks-condition = Ajouter une condition
blank-blocks-effect = Ajouter un effet
blank-blocks-remove = Enlever
blank-blocks-once = Combien de fois ?
blank-blocks-once-always = à chaque fois
blank-blocks-once-turn = une fois par tour
blank-blocks-once-game = une fois par partie
blank-blocks-category = { $category ->
    [cards] quelles cartes
    [who] qui
    [amount] combien
    [times] combien de fois
    [until] combien de temps
    [trigger] quand
    [condition] condition
    [do] ce qui est fait
    [modifier] ce qui vaut
    [effect] ce qui arrive
    [n] nombre
    [face] nombre de la carte
    [time] secondes
    [text] texte
    [colour] couleur
    [colours] couleurs
    [numbers] nombres
   *[block] ce qui arrive
}
blank-finding-level = { $level ->
    [error] Pas ainsi :
   *[warning] Attention :
}
blank-finding-cannot-be-said = Ces éléments ne vont pas ensemble.
blank-finding-reaction-on-a-rule = Seule une carte de jeu peut répondre à une pénalité.
blank-finding-say-how-long = Dites combien de temps cela vaut.
blank-finding-too-long = C’est plus que ce qui tient sur une carte.
blank-finding-trigger-on-a-game-card = Une carte de jeu agit quand elle est jouée ; elle n’a pas besoin de « quand ».
blank-finding-circle = Elle déclenche d’autres règles qui la déclenchent à leur tour. Chacune n’agit qu’une fois, mais cela peut être animé.
blank-finding-never-fires = Cela ne peut jamais arriver.
blank-finding-no-target = À cet endroit, personne n’est encore choisi et rien n’est nommé ({ $part }).
blank-finding-sets-itself-off = Elle se déclenche elle-même. Elle n’agit qu’une fois.
blank-finding-singles-out = Elle vise { $part }. Est-ce juste pour des années ?
blank-finding-wins-at-once = Elle peut finir la partie d’un coup.
blank-finding-written-already = Quelque chose est déjà écrit sur cette carte du paquet ({ $part }). Choisissez-en une autre.
blank-finding-no-such-card = Ce paquet n’a pas cette carte ({ $part }).
blank-finding-no-blank-rule = Toutes les cartes de règles vierges de ce paquet sont utilisées. Son propriétaire peut en permettre d’autres.
blank-drawing = Image
blank-drawing-here = dessinez ici
blank-drawing-undo = Effacer le dernier trait
blank-drawing-clear = Feuille blanche
blank-proof = Votre carte
blank-proof-choose = Choisissez d’abord une carte.
blank-proposal = { $name } propose :
blank-proposal-waiting = { $name } décide, car c’est son paquet.
blank-proposal-absent = Aucun propriétaire de ce paquet n’est à la table. La carte en attendra un.
blank-approve = Accepter
blank-veto = Demander un changement
blank-veto-reason = Que faudrait-il changer ?
blank-vetoed = { $name } demande un changement. Parlez-en et essayez encore.

## Trial games

blank-try = Que fait-elle au jeu ?
blank-try-line = Des bots jouent les mêmes parties avec cette carte et sans elle.
blank-try-go = L’essayer
blank-try-stale = La carte a changé depuis.
blank-try-failed = Les parties d’essai n’ont pas marché.
blank-try-playing = { $games } parties sur { $wanted }
blank-try-length = Tours dans une partie
blank-try-without = au lieu de { $count }
blank-try-pace = { $pace ->
    [longer] plus long
    [shorter] plus court
   *[same] à peu près comme avant
}
blank-try-fires = Elle agit dans
blank-try-games = des parties ({ $range } %)
blank-try-per-game = { $count } fois par partie
blank-try-fair = Équitable pour tous ?
blank-try-fair-yes = Oui
blank-try-fair-no = Pas tout à fait
blank-try-fair-line = Aucune place n’y gagne ni n’y perd, autant que ces parties le montrent.
blank-try-seat-more = la place { $seat } gagne plus souvent
blank-try-seat-less = la place { $seat } gagne moins souvent
blank-try-endless = { $count ->
    [one] Avec elle, { $count } partie n’a pas eu de fin.
   *[other] Avec elle, { $count } parties n’ont pas eu de fin.
}
blank-try-lengths = Longueur des parties, en tours
blank-try-bar = { $turns } tours : { $with } % des parties avec la carte, { $without } % sans elle
blank-try-with-card = avec la carte
blank-try-without-card = sans elle
blank-try-seats = Qui gagne, par place
blank-try-seat = place { $seat } : { $share } %, sans la carte { $before } %
blank-try-seats-line = La place 1 commence. Point plein : avec la carte, point vide : sans ; les traits montrent la part d’incertitude.
blank-try-beside = { $count ->
    [one] Croise { $count } autre carte
   *[other] Croise { $count } autres cartes
}

## The result

blank-reason-empty-hand = Une main vide gagne.
blank-reason-time = Le temps est écoulé : le moins de cartes gagne.
blank-reason-card = Une carte a décidé.
blank-written = Écrit aujourd’hui

## Keys

blank-keys-title = Jouer au clavier
blank-keys-number = va à la prochaine carte de ce nombre
blank-keys-arrows = parcourent la main
blank-keys-space = choisit une carte ou la repose
blank-keys-enter = joue les cartes choisies
blank-keys-draw = pioche
blank-keys-object = objecte au dernier coup
blank-keys-escape = repose toutes les cartes choisies
blank-keys-help = affiche ceci

## Faults and refusals

blank-fault-no-match = ni la couleur ni le nombre ne convient.
blank-fault-no-common-mark = les cartes doivent partager une couleur ou un nombre.
blank-fault-forbidden = une règle interdit cette carte.
blank-fault-not-required = une règle veut d’autres cartes maintenant.
blank-fault-not-the-picked-card = la carte tirée doit en faire partie.
blank-fault-not-your-turn = ce n’est pas votre tour.
refused-no-match = Ni la couleur ni le nombre ne convient à la carte du dessus.
refused-no-common-mark = Les cartes jouées ensemble partagent une couleur ou un nombre.
refused-forbidden = Une règle interdit cette carte.
refused-not-required = Une règle veut d’autres cartes maintenant.
refused-not-the-picked-card = La carte tirée doit en faire partie.
refused-can-play = Vous avez une carte qui convient, donc vous ne pouvez pas piocher.
refused-card-twice = Chaque carte ne se joue qu’une fois.
refused-no-cards = Choisissez d’abord une carte.
refused-not-in-your-hand = { $card } n’est pas dans votre main.
refused-must-answer = Il faut répondre.
refused-no-answer = Ce n’est pas une réponse à cette question.
refused-nothing-asked = Rien n’est demandé.
refused-no-objections-here = À cette table, les coups fautifs se remarquent tout seuls.
refused-own-play = Vous ne pouvez pas objecter à votre propre coup.
refused-too-late = Il est trop tard pour cela.
refused-no-reward = Ce n’est pas à vous d’écrire une carte maintenant.
refused-no-such-card = Cette carte n’existe pas.
refused-no-such-choice = On ne peut pas voter pour cela.
refused-no-such-duty = Cette carte ne vous demande rien maintenant.
refused-no-such-event = Cette carte n’attend rien.
refused-no-such-place = La carte ne peut pas aller là.
refused-no-such-player = Ce joueur n’existe pas.
refused-no-text = Écrivez quelque chose.
refused-no-title = La carte a besoin d’un titre.
refused-no-vote = On ne demande pas votre voix.
refused-not-now = Quelque chose est encore en cours. Un instant.
refused-not-the-owner = Seul le propriétaire du paquet peut le faire.
refused-not-the-rules = Ce ne sont pas les règles en vigueur.
refused-not-understood = Ce n’est pas compris : { $why }
refused-not-while-voting = Il y a d’abord un vote.
refused-nothing-to-approve = Il n’y a pas de carte à décider.
refused-nothing-to-read = Il n’y a rien à lire maintenant.
refused-top-card-stays = La carte du dessus reste où elle est.
refused-written-already = Quelque chose est déjà écrit sur cette carte.
refused-no-blank-rule = Toutes les cartes de règles vierges de ce paquet sont utilisées.

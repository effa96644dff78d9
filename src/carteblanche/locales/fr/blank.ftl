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
blank-card-titled = { $card } « { $title } »
blank-card-hidden = une carte face cachée
blank-rule = Règle { $number }
blank-rule-short = Nº { $number }
blank-rule-more = … touchez pour tout lire
blank-illustrated = avec une image
blank-no-words = Rien n’est écrit sur cette carte.
blank-by = par { $name }
blank-imported = importée
blank-written-in = Écrit en { $language } :
blank-class = { $category ->
    [machine] la machine s’en charge
    [helped] la machine aide
   *[people] aux joueurs d’y veiller
}
blank-class-why = { $category ->
    [machine] Tout y est exécuté et vérifié par la table.
    [helped] La table sait quand cela arrive et à qui ; ce sont les joueurs qui disent si c’est fait.
   *[people] Seuls les joueurs peuvent voir si elle est respectée.
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
blank-option-rewards-help = Elle reste pour toujours dans le paquet.
blank-option-people = Cartes confiées aux joueurs
blank-option-people-help = Les règles et les cartes qui demandent de voir, de dire ou de faire quelque chose, ou de se dépêcher, sont aussi distribuées.
blank-option-clocks = Cartes à minuterie
blank-option-clocks-help = Les règles et les cartes qui déclenchent quelque chose au bout d’un moment, même la fin de la partie, sont aussi distribuées.
blank-option-owner = Place du propriétaire du paquet
blank-option-owner-help = La personne assise là a le dernier mot sur les nouvelles cartes.
blank-option-starts = Place qui commence
blank-option-patience = Temps pour répondre et voter

## The table

blank-players = Joueurs ; on joue { $way ->
    [right] dans le sens horaire
   *[left] dans le sens antihoraire
}
blank-direction = { $way ->
    [right] sens horaire
   *[left] sens antihoraire
}
blank-on-turn = à son tour :
blank-acts = peut agir
blank-reads = lit encore
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
blank-extra = { $count ->
    [one] a un tour en plus
   *[other] a { $count } tours en plus
}
blank-gone = hors jeu
blank-mark = porte une marque
blank-front = Cartes étalées devant { $name }
blank-known = Cartes de { $name } que vous connaissez
blank-draw-pile = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blank-middle = Au milieu : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blank-discard-pile = Défausse. Au-dessus : { $card }
blank-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blank-card-fits = convient
blank-card-chosen = choisie, numéro { $place }
blank-card-on-top = choisie, au-dessus
blank-top = dessus
blank-choose = Couleur ou nombre de la carte du dessus. Plusieurs, si toutes l’ont.
blank-choose-sharp = À vous. Jouez ce qui convient et faites ce que demandent les règles.
blank-choose-free = Il n’y a plus de tours. Tout le monde peut jouer !
blank-choose-anytime = C’est à { $name }, mais vous avez une carte pour maintenant.
blank-chosen = { $card }
blank-chosen-along = { $card }. Les cartes soulevées vont avec.
blank-chosen-many = { $count ->
    [one] { $count } carte. Celle du dessus compte : { $card }
   *[other] { $count } cartes. Celle du dessus compte : { $card }
}
blank-would-be-wrong = Cela coûterait une pénalité : { $why }
blank-would-fire = peut déclencher
blank-must-draw = Rien ne convient : piochez une carte. Pour les règles, c’est une pénalité.
blank-waiting = { $name } doit agir…
blank-play = { $count ->
    [one] Jouer
   *[other] En jouer { $count }
}
blank-play-anyway = Quand même
blank-draw = Piocher
blank-object = Objection !
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
blank-edited = modifiée
blank-off = pas pour le moment
blank-counter = compteur : { $count }
blank-ruled = La table a décidé : { $text }
blank-mods = Aussi pour le moment
blank-until-turn = Jusqu’au prochain tour de { $name } : { $text }
blank-named = { $text } Annoncé : { $named }.
blank-mod-plays = { $count ->
    [one] encore un coup
   *[other] encore { $count } coups
}
blank-content = Rien à dire
blank-closing = Quelqu’un n’a plus de cartes. Quelqu’un a-t-il encore quelque chose à exécuter ou à dire ?

## Reading

blank-reading = Les règles de cette partie
blank-reading-line = Lisez-les à voix haute. La partie commence quand tout le monde a compris.
blank-reading-alone = La partie commence quand vous les avez comprises.
blank-reading-deck = Le paquet : { $deck }
blank-understood = Compris
blank-new = nouveau
blank-first-card = La première carte : { $card }

## Obligations

blank-duties = Ce qu’il y a à faire
blank-duties-now = À faire maintenant
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
blank-apply-card = Exécuter « { $card } »
blank-use-may = Vous pouvez :
blank-use = Le faire
blank-deed = { $how ->
    [say] { $count ->
        [one] dire « { $text } »
       *[other] dire « { $text } », { $count } fois
    }
   *[do] { $count ->
        [one] { $text }
       *[other] { $text }, { $count } fois
    }
}
blank-accuse = Accuser
blank-accuse-whom = Qui n’a pas respecté cette carte ?
blank-accuse-warning = Une fausse accusation vous coûte une pénalité.
blank-report = C’est arrivé !
blank-report-what = Qu’est-il arrivé ?
blank-report-short = C’est arrivé
blank-report-line = De qui s’agit-il ? La personne peut nier ; alors les autres votent.
blank-report-contest = Les autres peuvent le nier ; alors on vote.
blank-report-now = C’est arrivé à l’instant
blank-table-decides = Laisser la table décider
blank-order-earlier = Cette règle devrait venir plus tôt
blank-order-later = Cette règle devrait venir plus tard
blank-ruling = Comment faut-il comprendre cette carte ?
blank-ruling-propose = Mettre au vote
blank-referee = En tant qu’arbitre
blank-referee-line = Les autres votent.
blank-referee-move = Mettre cette carte
blank-referee-do = La mettre là
blank-place = { $place ->
    [discard-pile] sur la défausse
    [draw-pile] sur la pioche
    [rule-pile] sur la pile des règles
   *[rules] parmi les règles
}
blank-place-hand = dans la main de { $name }
blank-correct = { $card } va { $place }.

## Questions

blank-asked = Une question pour vous
blank-ask = { $what ->
    [players] { $count ->
        [one] Choisissez un joueur.
       *[other] Choisissez { $count } joueurs.
    }
    [name] Qui nommez-vous ?
    [cards] { $count ->
        [0] Choisissez des cartes.
        [one] Choisissez une carte.
       *[other] Choisissez { $count } cartes.
    }
    [arrange] Rangez ces cartes dans l’ordre voulu.
    [react] Quelque chose va vous arriver. Jouez-vous une carte contre cela ?
    [report] { $name } dit que c’est arrivé.
    [either] Choisissez-en un.
    [colour] Nommez une couleur.
    [number] Nommez un nombre.
    [said] Dites-le à voix haute.
    [done] Vite ! Appuyez dès que c’est fait.
    [go-on] Le jeu est en pause. On continue ?
    [fact] Est-ce vrai ?
   *[yes] Voulez-vous ?
}
blank-ask-hand = Touchez une carte de votre main.
blank-ask-none = Aucune carte ne convient, ou trop peu. Personne ne le saura.
blank-ask-price = Vous ne pouvez pas payer ce qui est grisé. Personne ne le saura.
blank-ask-look = Regarder les cartes
blank-ask-order = Touchez les cartes dans l’ordre où elles seront piochées.
blank-answer-yes = Oui
blank-answer-no = Non
blank-answer-done = C’est fait !
blank-answer-go-on = Continuer
blank-answer-said = C’est dit
blank-answer-report-no = Ce n’est pas vrai
blank-answer-number = Nombre
blank-answer-give = Répondre
blank-answer-nothing = Continuer sans
blank-answer-these = { $count ->
    [0] Aucune
    [one] Celle-ci
   *[other] Ces { $count }
}
blank-decline = Non
blank-decline-name = Je ne dis rien
blank-decline-react = Laisser faire
blank-decline-done = J’abandonne
blank-decline-fact = Je ne sais pas
blank-decline-report = C’est vrai

## Votes

blank-vote = Vote
blank-motion = { $what ->
    [verdict] { $by } dit que { $name } ne l’a pas bien fait.
    [report] { $by } dit que c’est arrivé à { $name } ; on le nie.
    [ruling] { $by } demande comment comprendre cette carte :
    [order] { $by } veut les règles dans cet ordre :
    [correct] { $by } veut, en arbitre, déplacer une carte :
    [consent] { $by } veut faire ceci à la main. { $name } est d’accord ?
    [tool] { $by }, à la main :
   *[tool-vote] Quelqu’un s’y oppose. Faut-il le faire ?
}
blank-choice-guilty = Coupable
blank-choice-innocent = Innocent
blank-choice-yes = Oui
blank-choice-no = Non
blank-choice-fine = D’accord
blank-choice-object = Objection !
blank-vote-waiting = on attend { $names }

## What happened, and why?

blank-why = Que s’est-il passé, et pourquoi ?
blank-story-none = Rien ne s’est encore passé.
blank-played = { $name } joue { $cards }.
blank-played-top = Parmi elles, celle du dessus compte : { $card }.
blank-note-understood = { $name } a compris les règles.
blank-note-effect = La carte elle-même agit.
blank-note-fired = { $card } s’applique.
blank-note-people = Les joueurs appliquent { $card }.
blank-note-multiplied = { $card } compte plusieurs fois.
blank-note-waived = Le reste était de trop et tombe.
blank-note-instead = Autre chose se passe à la place : { $name }.
blank-note-reacts = { $name } joue { $card } contre cela.
blank-note-cancelled = C’est annulé.
blank-note-turn-ends = Le tour de { $name } se termine.
blank-note-leads = { $name } continue.
blank-note-plays-again = { $name } aura un tour en plus.
blank-note-seats-swapped = { $name } et { $other } échangent leurs places.
blank-note-out = { $name } est hors jeu.
blank-note-marked = { $name } porte une marque.
blank-note-unmarked = { $name } ne porte plus de marque.
blank-note-counts = Un compteur est à { $n }.
blank-note-time-is-up = Le temps est écoulé.
blank-note-picks = { $name } choisit une carte.
blank-note-shuffles = On mélange des cartes.
blank-note-shared = { $name } répartit { $cards }.
blank-note-uses = { $name } se sert de { $card }.
blank-note-failed = { $name } ne l’a pas fait à temps.
blank-note-tool = { $name }, à la main : { $use }
blank-note-objects = { $name } s’oppose.
blank-note-tool-refused = Cela ne se fait pas.
blank-note-die = { $name } lance le dé : { $n }.
blank-note-coin = { $why ->
    [heads] La pièce tombe sur face.
   *[tails] La pièce tombe sur pile.
}
blank-note-player = Le hasard désigne { $name }.
blank-note-reversed = Le sens du jeu change.
blank-note-countdown = { $name } lance un chrono : { $n } secondes.
blank-note-contest-won = { $name } gagne le défi.
blank-note-race-over = { $name } arrive en premier.
blank-note-holds = Pour un temps, quelque chose de nouveau s’applique.
blank-note-declines = { $name } refuse.
blank-note-no-answer = { $name } n’a pas répondu à temps.
blank-note-names = { $name } nomme : { $thing }.
blank-note-gives = { $name } donne { $cards }.
blank-note-receives = { $name } reçoit { $cards }.
blank-note-loses = { $name } perd { $cards }.
blank-note-puts-away = { $name } range { $cards }.
blank-note-edited = Le nombre dans { $card } est maintenant { $n }.
blank-note-arranges = { $name } range { $cards }.
blank-note-done = { $name } dit : c’est fait.
blank-note-applies = { $name } l’exécute.
blank-note-owes = { $name } doit faire quelque chose.
blank-note-accused-rightly = { $name } accuse { $other } à raison.
blank-note-accused-wrongly = { $name } accuse { $other } à tort.
blank-note-accused-too-late = { $name } accuse { $other }, mais trop tard.
blank-note-applied-too-late = { $name } l’exécute trop tard.
blank-note-applied-wrongly = { $name } exécute ce que personne ne demande.
blank-note-not-proven = Rien n’est prouvé ; personne ne pioche.
blank-note-objected-rightly = { $name } objecte à raison ; { $other } reprend ses cartes.
blank-note-reported = { $name } le signale pour { $other }.
blank-note-reported-already = Cela vient d’être signalé.
blank-note-happened = C’est arrivé à { $name } : { $why }.
blank-note-voted = { $why ->
    [guilty] Le vote : coupable.
    [innocent] Le vote : innocent.
    [yes] Le vote : oui.
    [no] Le vote : non.
    [fine] Personne ne s’oppose.
   *[other] Le vote est terminé.
}
blank-note-voted-for = { $name } vote pour { $other }.
blank-note-taken-back = { $name } reprend ses cartes : { $why ->
    [not-your-turn] ce n’était pas son tour.
    [no-match] ni la couleur ni le nombre ne correspond.
    [no-common-mark] les cartes ne vont pas ensemble.
    [forbidden] une règle l’interdit.
    [not-required] une règle veut d’autres cartes.
   *[other] le coup était fautif.
}
blank-note-cannot-play = { $name } n’a rien qui convienne.
blank-note-penalty = { $name } prend { $n ->
    [one] une pénalité
   *[other] { $n } pénalités
} : { $why ->
    [not-obeyed] une carte n’a pas été respectée.
    [nothing-owed] aucune carte ne le demandait.
    [false-accusation] l’accusation était fausse.
    [wrong-play] le coup était fautif.
    [forbidden] une carte l’interdit.
    [unable] rien ne convient.
    [not-your-turn] ce n’était pas son tour.
    [no-match] la carte ne convenait pas.
    [no-common-mark] les cartes n’allaient pas ensemble.
    [card] une carte le dit.
   *[other] le coup était fautif.
}
blank-note-shows = { $name } montre { $cards }.
blank-note-wins = { $name } gagne grâce à une carte.
blank-note-draws = { $name } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
blank-note-nothing-to-draw = Il n’y a plus rien à piocher.
blank-note-discards = { $name } défausse { $cards }.
blank-note-swaps = { $name } échange des cartes avec quelqu’un.
blank-note-will-skip = { $n ->
    [one] { $name } passera un tour.
   *[other] { $name } passera { $n } tours.
}
blank-note-skipped = { $name } passe son tour.
blank-note-rule-discarded = { $card } est défaussée.
blank-note-rule-revealed = { $card } est nouvelle.
blank-note-won = { $name } a gagné.
blank-note-reshuffled = La pioche est refaite.
blank-note-forgoes = { $name } n’écrit rien.
blank-note-approved = { $name } accepte la nouvelle carte.
blank-note-vetoed = { $name } demande un changement.
blank-note-wishes = { $name } propose une carte.
blank-note-corrected = { $name } déplace en arbitre : { $card }.

## The studio

blank-reward = { $name } a gagné et peut écrire une carte
blank-reward-you = Vous avez gagné. Changez le jeu pour toujours !
blank-reward-waiting = { $name } écrit une carte. Parlez-en : comment agira-t-elle ?
blank-studio-line = Ce que vous écrivez fera partie de ce paquet dès la prochaine partie.
blank-studio-starter = Cette partie utilise le paquet de la maison. Ce que vous écrivez figure dans le résultat, mais seul un paquet à vous s’en souvient.
blank-studio-what = Que voulez-vous écrire ?
blank-studio-rule = une nouvelle règle
blank-studio-card = un texte pour une carte de jeu
blank-studio-which = Quelle carte ?
blank-studio-title = Titre
blank-studio-how = Comment ?
blank-studio-write = avec mes propres mots
blank-studio-click = en cliquant
blank-studio-sentence-rule = Votre règle
blank-studio-sentence-card = Ce qui se passe quand la carte est jouée
blank-studio-hint = Écrivez-le comme vous le diriez, dans une de nos langues. Vous verrez ce qui a été compris.
blank-studio-example = Montrez-moi un exemple
blank-studio-reading = Lecture…
blank-studio-languages = Dans les autres langues
blank-answer-understood = Voici ce qui est compris :
blank-answer-nearly = Presque. Voilà ce qui est compris ; il y manque les mots soulignés :
blank-answer-people = La machine ne peut pas s’en occuper elle-même.
blank-answer-too-slow = Lire ceci a pris trop de temps.
blank-answer-not-a-card = Ces blocs ne font pas encore une carte.
blank-answer-this = C’est ce que je veux dire
blank-answer-take = Le prendre ainsi
blank-answer-mend = Corriger avec des blocs
blank-answer-keep = Aux joueurs d’y veiller, exactement comme c’est écrit
blank-answer-kept = Les joueurs s’occupent de cette carte telle qu’elle est écrite. À la table, ils l’appliquent à la main.
blank-suggestion = Suggestion d’un traducteur
blank-suggestion-why = Personne n’a vérifié ceci. Relisez : cela ne compte que si vous dites que c’est ce que vous voulez dire.
blank-suggestion-ask = Demander à un traducteur
blank-suggestion-asking = On demande au traducteur…
blank-suggestion-none = Le traducteur n’a rien à proposer pour ceci.
blank-answer-left = pas compris
blank-answer-commentary = pris pour un titre ou une histoire
blank-blocks-number = un nombre
blank-blocks-text = ses propres mots
blank-blocks-nothing = rien
blank-blocks-more = plus…
blank-blocks-add = Ajouter : { $slot }
blank-blocks-back = Retour aux mots
blank-finding-people-and-machine = Soit les joueurs s’occupent d’une carte, soit la machine.
blank-answer-choose = { $count ->
    [one] Est-ce ce que vous voulez dire ?
   *[other] Laquelle de ces lectures voulez-vous ?
}
blank-studio-propose = Proposer à { $name }
blank-studio-enter = L’écrire dans le paquet
blank-studio-forgo = Ne rien écrire
blank-blocks-remove = Enlever
blank-finding-level = { $level ->
    [error] Pas ainsi :
   *[warning] Attention :
}
blank-finding-reaction-on-a-rule = Seule une carte de jeu peut répondre à une pénalité.
blank-finding-too-long = C’est plus que ce qui tient sur une carte.
blank-finding-never-fires = Cela ne peut jamais arriver.
blank-finding-singles-out = Elle vise { $part }. Est-ce juste pour des années ?
blank-finding-left-out = N’y est pas : { $part }
blank-finding-wins-at-once = Elle peut mettre fin à la partie d’un coup.
blank-finding-nobody-wins = Tant qu’elle est en vigueur, personne ne peut gagner.
blank-finding-written-already = Quelque chose est déjà écrit sur cette carte du paquet ({ $part }). Choisissez-en une autre.
blank-finding-no-such-card = Ce paquet n’a pas cette carte ({ $part }).
blank-finding-no-blank-rule = Toutes les cartes de règle vierges de ce paquet sont utilisées. Son propriétaire peut en permettre d’autres.
blank-drawing = Image
blank-drawing-here = dessinez ici
blank-drawing-undo = Effacer le dernier trait
blank-drawing-clear = Feuille blanche
blank-proof = Votre carte
blank-proof-choose = Choisissez d’abord une carte.
blank-proposal = { $name } propose :
blank-proposal-waiting = { $name } décide, car c’est son paquet.
blank-proposal-absent = Aucun propriétaire de ce paquet n’est à la table. La carte en attendra un.
blank-accept-soon = Elle entre toute seule dans le paquet dans { $seconds } s.
blank-accept-hold = La retenir
blank-approve = Accepter
blank-veto = Demander un changement
blank-veto-reason = Que faudrait-il changer ?
blank-vetoed = { $name } demande un changement. Parlez-en et essayez encore.

## Trial games

blank-try = Que fait-elle au jeu ?
blank-try-line = Des robots jouent les mêmes parties avec cette carte et sans elle.
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
blank-try-per-game = fois par partie : { $count }
blank-try-fair = Équitable pour tous ?
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
blank-try-bar = tours : { $turns } ; { $with } % des parties avec la carte, { $without } % sans elle
blank-try-with-card = avec la carte
blank-try-without-card = sans elle
blank-try-seats = Qui gagne, par place
blank-try-seat = place { $seat } : { $share } %, sans la carte { $before } %
blank-try-seats-line = La place 1 commence. Point plein : avec la carte, point vide : sans ; les traits montrent la part d’incertitude.
blank-try-beside = { $count ->
    [one] Croise { $count } autre carte
   *[other] Croise { $count } autres cartes
}

## The result

blank-reason-empty-hand = Une main vide gagne.
blank-reason-time = Le temps est écoulé : qui a le moins de cartes gagne.
blank-reason-card = Une carte a décidé.
blank-written = Écrit aujourd’hui
blank-kept = { $count ->
    [one] La carte est maintenant dans « { $deck } ». Rejouez, et elle sera de la partie.
   *[other] Les cartes sont maintenant dans « { $deck } ». Rejouez, et elles seront de la partie.
}
blank-kept-waits = { $count ->
    [one] La carte attend l’accord d’un propriétaire de « { $deck } ».
   *[other] Les cartes attendent l’accord d’un propriétaire de « { $deck } ».
}
blank-kept-not = Cette partie s’est jouée avec le paquet de la maison, qui reste tel quel.

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
blank-fault-not-your-turn = ce n’est pas votre tour.
refused-no-match = Ni la couleur ni le nombre ne convient à la carte du dessus.
refused-no-common-mark = Les cartes jouées ensemble partagent une couleur ou un nombre.
refused-forbidden = Une règle interdit cette carte.
refused-not-required = Une règle veut d’autres cartes maintenant.
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
refused-not-allowed = Aucune carte ne vous le permet maintenant.
refused-no-such-place = La carte ne peut pas aller là.
refused-no-such-player = Ce joueur n’existe pas.
refused-no-text = Écrivez quelque chose.
refused-no-title = La carte a besoin d’un titre.
refused-no-vote = On ne demande pas votre voix.
refused-not-now = Quelque chose est encore en cours. Un instant.
refused-not-the-owner = Seul le propriétaire du paquet peut le faire.
refused-not-the-rules = Ce ne sont pas les règles en vigueur.
refused-not-understood = Ce texte n’est pas compris.
refused-for-people = Les robots ne peuvent pas essayer ce dont les joueurs s’occupent.
refused-not-while-voting = Il y a d’abord un vote.
refused-nothing-to-approve = Il n’y a aucune carte à valider.
refused-nothing-to-read = Il n’y a rien à lire maintenant.
refused-top-card-stays = La carte du dessus reste où elle est.
refused-written-already = Quelque chose est déjà écrit sur cette carte.
refused-no-blank-rule = Toutes les cartes de règle vierges de ce paquet sont utilisées.

## Niveaux

blank-level-random = Joue tout ce qui convient.
blank-level-beginner = Se débarrasse de beaucoup de cartes quand l’occasion se voit, sans les lire.
blank-level-casual = Lit les cartes et pense à un peu plus de la moitié de ce qui est possible.
blank-level-reader = Essaie tout ce qui est possible et voit ce que les cartes en font.
blank-level-sharp = Suit ses meilleures idées quelques tours et remarque presque tout.
blank-level-master = Réfléchit à ce que vous pourriez avoir en main et à votre réponse.

## Why a bot plays so

blank-why-wins = Cela gagne.
blank-why-burdens = { $cards ->
    [one] Les autres prennent ainsi une carte.
   *[other] Les autres prennent ainsi { $cards } cartes.
}
blank-why-ready = Ce qui reste en main peut partir d’un seul coup.
blank-why-sheds = { $cards ->
    [one] Une carte de moins en main.
   *[other] { $cards } cartes de moins en main.
}
blank-why-costs = { $cards ->
    [one] Cela vous coûte une carte, mais tout le reste paraît moins bon.
   *[other] Cela vous coûte { $cards } cartes, mais tout le reste paraît moins bon.
}
blank-why-weighs = Tout le reste paraît moins bon.
blank-why-only = Il n’y a rien d’autre à faire.
blank-why-duty = Vous le devez à la table.
blank-why-notices = Quelque chose n’a pas été fait comme le disent les règles.
blank-why-agrees = Il n’y a rien à y gagner ni à y perdre.
blank-why-chance = Chances de gagner estimées : { $chance } % ; avec le coup suivant : { $next } %.

## The first game, step by step

guide-blank-aim = Bienvenue ! Débarrassez-vous de vos cartes avant les autres. La particularité : trois règles écrites par des joueurs, et qui gagne en ajoute une.
guide-blank-rules = Ces règles valent dans cette partie. Lisez-les, puis dites que vous avez compris ; la machine veille à la plupart.
guide-blank-top = Cette carte est sur le dessus. Jouez une carte de même couleur ou de même nombre.
guide-blank-play = Les cartes soulevées conviennent. Choisissez-en une et jouez-la. Si aucune ne convient, piochez.
guide-blank-several = Vous pouvez en jouer plusieurs à la fois si toutes ont la couleur ou le nombre en commun avec celle du dessus. Essayez, ou jouez-en une.
guide-blank-why = Quand une règle s’applique, sa carte s’incline. Touchez une règle ou une carte pour la lire ; « Que s’est-il passé, et pourquoi ? » raconte tout dans l’ordre.
guide-blank-win = Qui n’a plus de cartes gagne et écrit une nouvelle règle, ou des mots sur une carte, et cela reste dans le paquet. Maintenant, c’est votre jeu.

## Help at the table

help-progress-blank = { $count ->
    [0] Vous n’avez plus de cartes.
    [one] Il vous reste { $count } carte.
   *[other] Il vous reste { $count } cartes.
}
help-progress-blank-others = { $count ->
    [0] Quelqu’un d’autre n’en a plus.
    [one] Tous les autres ont encore au moins { $count } carte. La partie s’arrête quand quelqu’un n’en a plus.
   *[other] Tous les autres ont encore au moins { $count } cartes. La partie s’arrête quand quelqu’un n’en a plus.
}
now-blank = À vous : jouez une carte qui convient
now-blank-draw = À vous : rien ne convient, piochez
now-blank-asked = Répondez à ce qu’une carte vous demande
now-blank-read = Lisez les règles de cette partie
now-blank-read-of = Lisent encore : { $names }
now-blank-write = Vous avez gagné : écrivez une carte
now-blank-write-of = { $name } a gagné et écrit une carte

## In a few steps

howto-blank-1 = Débarrassez-vous de vos cartes avant les autres. Posez une carte de même couleur ou de même nombre ; si plusieurs vont ensemble, plusieurs à la fois : c’est alors la dernière qui compte.
howto-blank-2 = Trois cartes de règle disent ce qui arrive d’autre, et à qui. Elles valent toujours.
howto-blank-3 = Si rien ne va, piochez une carte. Qui enfreint une règle pioche une pénalité.
howto-blank-4 = Qui gagne écrit une nouvelle règle, ou des mots sur une carte de jeu. Cela reste dans le paquet pour toujours.
howto-blank-5 = Ainsi, de partie en partie, le jeu devient le vôtre.

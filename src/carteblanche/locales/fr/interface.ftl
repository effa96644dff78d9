## The house

app-tagline = Votre propre table pour quatre jeux. Asseyez-vous, envoyez un lien, jouez.
app-skip = Aller au contenu
app-home = Accueil
app-settings = Réglages
app-language = Langue
app-theme = Apparence
app-theme-auto = comme sur cet appareil
app-theme-light = clair
app-theme-dark = sombre
# after a name or a word, before what is said of it
app-colon =  :
app-close = Fermer
app-cancel = Annuler
app-dismiss = Masquer
app-nowhere = Il n’y a rien ici.
app-nowhere-why = Le lien est peut-être incomplet.
app-to-home = Retour à l’accueil
app-loading = Un instant…
app-unreachable = Le serveur ne répond pas. Est-il lancé ?
app-retry = Réessayer

## Games

game-blockers = Blockers!
game-blockers-line = Posez vos tuiles en aussi peu de groupes que possible. Capturez celles des autres, mais pas trop de la même couleur.
game-blank = BLANK
game-blank-line = Un jeu de cartes dont vous écrivez les règles.
game-blanko = BLANKO
game-blanko-line = Des mots qui se croisent, changent et grandissent.
game-blitz = Blitz
game-blitz-line = Tout le monde à la fois, et la main la plus rapide gagne.
game-players = { $most ->
    [one] { $fewest } à { $most } joueur
   *[other] { $fewest } à { $most } joueurs
}
level-random = Insouciant
level-easy = Facile
level-medium = Moyen
level-greedy = Gourmand
level-hard = Difficile
level-expert = Expert

## Name

name-title = Comment vous appelez-vous ?
name-label = Votre nom
name-hint = Toute la table le voit. Ni compte, ni mot de passe.
name-go = C’est moi
name-sit = S’asseoir
name-watch = Regarder seulement
name-change = Changer de nom
name-tell = Dites-nous votre nom
name-guest = Invité
name-greeting = Bonjour, { $name }.

## The door

door-title = Cette maison a un mot de passe
door-label = Mot de passe
door-go = Entrer

## An invitation

invite-title = { $host } vous invite à jouer à { $game }
invite-title-none = On vous invite à jouer à { $game }
invite-players = À la table : { $names }
invite-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
invite-full = Toutes les places sont prises.
invite-begun = La partie a déjà commencé.
invite-over = Cette partie est terminée.

## Home

home-play = Jouer tout de suite
home-play-bots = { $bots ->
    [one] contre un robot
   *[other] contre { $bots } robots
}
home-play-label = Jouer tout de suite : { $game }
home-make = Entre amis
home-yours = Vos tables
home-open = Tables ouvertes
home-open-none = Personne ne cherche de partenaires pour l’instant. Choisissez « Entre amis » sous un jeu et envoyez le lien.
home-continue = Continuer
home-clear = Ranger
home-clear-label = Ranger : { $game }
home-clear-all = Ranger toutes les parties contre des robots
home-join = Rejoindre
home-your-turn = à vous de jouer
home-gathering = en attente de joueurs
home-playing = en cours
home-unreadable = illisible
home-free-chairs = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Making a table

make-title = Une nouvelle table : { $game }
make-chairs = Places
make-options = Options
make-numbers = Temps et nombres
make-seconds = secondes
make-milliseconds = millisecondes
make-luck = au hasard
make-others = Les autres places
make-others-friends = pour des amis, par lien
make-others-bots = pour des robots
make-open = L’afficher parmi les « Tables ouvertes », pour que toute la maison puisse la rejoindre
make-go = Créer la table

## The room before the game

room-title = { $game } – qui joue ?
room-invite = Inviter
room-invite-line = Envoyez ce lien ou faites scanner le code. Toute personne qui l’a peut s’asseoir.
room-copy = Copier le lien
room-copied = Lien copié.
room-copied-local = Lien copié. Il ne marche que sur cet ordinateur.
room-copy-failed = Ce navigateur ne nous laisse pas copier. Sélectionnez le lien et copiez-le vous-même.
room-share = Partager…
room-qr = Code QR du lien d’invitation
room-lan = Ce lien marche pour toute personne qui peut joindre cet ordinateur, par exemple sur le même Wi-Fi.
room-local = Ce lien ne marche que sur cet ordinateur.
room-local-host = Pour que des amis puissent entrer, la personne qui a lancé Carte Blanche ouvre l’adresse avec « /admin » affichée au démarrage et y active « Laisser entrer les amis ».
room-chairs = Places
room-chair = Place { $number }
room-chair-empty = libre
room-chair-invited = pour quelqu’un qui a le lien
room-chair-you = vous
room-chair-away = absent
room-bot = Robot
room-bot-level = Robot, { $level }
room-sit = S’asseoir ici
room-stand = Se lever
room-add-bot = Placer un robot ici
room-clear = Libérer cette place
room-swap = Échanger avec la place suivante
room-resize = Nombre de places
room-fewer = Une place de moins
room-more = Une place de plus
room-start = Commencer la partie
room-start-without = Les places vides seront retirées.
room-start-few = { $missing ->
    [one] Il manque encore un joueur ou un robot.
   *[other] Il manque encore { $missing } joueurs ou robots.
}
room-wait-host = L’hôte lance la partie.
room-watchers = { $count ->
    [0] personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
room-watching = Vous regardez.
room-options-host = L’hôte choisit les options.

rules-pace = Temps de réflexion
rules-pace-none = autant qu’on veut
rules-pace-minutes = { $minutes } min + { $seconds } s par tour
rules-away = Si une connexion est coupée
rules-away-cover = un robot joue jusqu’à son retour
rules-away-wait = la table attend
rules-open = Qui peut s’asseoir
rules-open-no = seulement ceux qui ont le lien
rules-open-yes = toute la maison

## The table

table-dealing = On mélange…
table-dealing-why = Chacun ajoute un nombre secret au mélange : personne ne peut choisir le tirage.
table-your-turn = À vous de jouer
table-turn = À { $name } de jouer
table-turn-title = ● À vous – { $game }
table-menu = Table
table-undo = Reprendre le coup
table-hint = Conseil
table-hint-is = Peut-être : { $move }
table-hint-thinking = On réfléchit à un conseil…
table-pause = Pause
table-resume = Continuer
table-paused = La table est en pause. Les pendules sont arrêtées.
table-leave = Abandonner
table-leave-title = Abandonner cette partie ?
table-leave-two = L’autre personne gagne.
table-leave-more = Un robot joue à votre place et vous finissez à la dernière place.
table-leave-stay = Rester
table-abort = Arrêter sans résultat
table-rematch = Rejouer
table-rematch-go = À la partie suivante
table-help = Touches
table-invite = Inviter à regarder
table-watching = Vous regardez
absent = { $name } n’est pas là.
absent-minutes = { $minutes ->
    [one] { $name } n’est plus là depuis une minute.
   *[other] { $name } n’est plus là depuis { $minutes } minutes.
}
absent-cover = Laisser jouer un robot
absent-offer = Je joue pour { $name }
absent-offered = { $friend } propose de jouer pour { $name }.
absent-offered-you = Vous proposez de jouer pour { $name }. L’hôte décide.
absent-friend = { $friend } joue pour { $name } jusqu’à son retour.
absent-friend-you = Vous jouez pour { $name } jusqu’à son retour.
absent-give-back = Rendre la place
admin-kick = Renvoyer { $name }
table-remove-sure = { $name } quitte cette partie et finit dernier. Un robot continue.
table-covered = { $name } n’est pas là. Un robot joue jusqu’à son retour.
table-covered-you = Un robot a joué pour vous pendant votre absence.
table-left = { $name } a abandonné. Un robot continue.
table-clock = il reste { $time }

proposal-undo = { $name } demande à reprendre le dernier coup.
proposal-pause = { $name } demande une pause.
proposal-abort = { $name } propose d’arrêter sans résultat.
proposal-rematch = { $name } veut rejouer.
proposal-undo-you = Vous demandez à reprendre votre dernier coup.
proposal-pause-you = Vous demandez une pause.
proposal-abort-you = Vous proposez d’arrêter sans résultat.
proposal-rematch-you = Vous voulez rejouer.
proposal-yes = D’accord
proposal-no = Refuser
proposal-withdraw = Retirer
proposal-waiting = on attend { $names }
proposal-agreed = { $name } est d’accord

## The result

result-title = La partie est finie
result-won = { $name } gagne
result-won-you = Vous gagnez !
result-shared = Première place partagée : { $names }
result-none = La partie s’est arrêtée sans résultat.
result-rank = { $rank }.
result-board = Voir le plateau
result-back = Résultat
result-reason-played-out = Chacun a joué toutes ses tuiles sauf les quatre dernières.
result-reason-blocked = Plus personne ne pouvait rien poser.
result-reason-resigned = { $name } a abandonné.
result-mark-undone = avec des coups repris
result-mark-covered = un robot a remplacé quelqu’un
result-mark-left = quelqu’un a abandonné

## Finished games

home-over = Parties terminées
home-over-all = Afficher les { $count }
replay-open = Revoir
replay-title = Revoir : { $game }
replay-missing = Cette partie n’existe pas ici.
replay-controls = Lecture
replay-at = { $move } sur { $moves }
replay-position = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-stop = Arrêter
replay-next = Un coup en avant
replay-last = À la fin
replay-eyes = Vu par
replay-eyes-all = tout visible
replay-eyes-watcher = le public
replay-speed = Vitesse
replay-speed-calm = tranquille
replay-speed-brisk = soutenue
replay-speed-swift = rapide
replay-speed-half = deux fois moins vite
replay-speed-true = comme c’était
replay-speed-double = deux fois plus vite
replay-link = Lien vers ce coup
replay-keys = ← et → vont coup par coup, Début et Fin aux extrémités, la barre d’espace lit et arrête.
replay-moves = Ce qui s’est passé
replay-advice = Un second avis
replay-advice-about = À chaque tour où il y avait un choix : ce qu’un robot fort aurait fait en voyant la même chose, combien de chances de plus, et où la partie a basculé.
replay-advice-ask = Demander à un robot fort
replay-advice-working = Le robot regarde la partie…
replay-advice-alike = Un robot fort aurait fait de même.
replay-advice-none = Ici, personne n’avait de choix à faire.
replay-advice-chance = Chances de gagner, selon lui : { $made } %.
replay-advice-gain = Chances de gagner, selon lui : { $best } % au lieu de { $made } %.
replay-advice-turned = Où la partie a basculé
replay-advice-share = { $alike } sur { $all } identiques
replay-advice-next = Prochain tour qu’il aurait joué autrement
replay-chart = Points
replay-chart-label = Courbe des points. À ce coup : { $scores }
replay-event-dealt = La distribution
replay-event-missed = { $name } arrive trop tard
replay-event-rang = Le temps est écoulé
replay-event-refused = { $name } refuse
replay-event-expired = Personne n’a répondu
replay-event-resumed = { $name } reprend
replay-event-left = { $name } abandonne
replay-event-covered = Un robot joue pour { $name }
replay-event-returned = { $name } est de retour
replay-event-closed = La fin

## Checking the deal

replay-verify = Vérifier la distribution
verify-title = La distribution était-elle honnête ?
verify-holds = Tout concorde.
verify-broken = Quelque chose ne concorde pas !
verify-chain = { $count ->
    [one] { $count } entrée : la chaîne des empreintes est intacte.
   *[other] { $count } entrées : la chaîne des empreintes est intacte.
}
verify-secret = Le secret du serveur est celui sur lequel il s’était engagé avant la distribution.
verify-numbers = { $count ->
    [0] Personne n’a ajouté de nombre.
    [one] Le nombre de { $count } personne est celui promis avant d’être montré.
   *[other] Les nombres de { $count } personnes sont ceux promis, tous avant que le premier ne soit montré.
}
verify-own = Ce navigateur y était : l’engagement et votre nombre sont ceux qu’il a vus.
verify-own-not = Ce navigateur n’a pas pris part à la distribution ; il ne peut pas comparer ce qui fut montré alors.
verify-draws = { $count ->
    [one] { $count } nombre au hasard a été retiré à partir de tout cela : le même est sorti.
   *[other] { $count } nombres au hasard ont été retirés à partir de tout cela : les mêmes sont sortis.
}
verify-witnessed = { $count ->
    [one] { $count } réponse d’une liste de mots n’a pas été vérifiée ici.
   *[other] { $count } réponses d’une liste de mots n’ont pas été vérifiées ici.
}
verify-limits = Non vérifié ici : si tous les coups suivaient les règles, et combien de possibilités avait chaque tirage. Pour cela, enregistrez le journal et lancez « carteblanche verify » sur un ordinateur de confiance.
verify-save = Enregistrer le journal
verify-broken-chain = La chaîne des empreintes se rompt à l’entrée { $n } : quelque chose a été changé, ôté ou déplacé.
verify-broken-secret = Le secret du serveur manque, ou n’est pas celui promis (entrée { $n }).
verify-broken-numbers = Le nombre d’un joueur n’est pas celui promis, ou fut montré trop tôt (entrée { $n }).
verify-broken-draws = À l’entrée { $n }, le tirage n’est pas celui que donnent les nombres.
verify-broken-own = Ce n’est pas la distribution que ce navigateur a vue : l’engagement ou votre nombre est différent.

## Talking

chat-open = Discussion
chat-open-new = { $count ->
    [one] Discussion, { $count } nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
chat-title = Discussion
chat-lines = Ce qui s’est dit
chat-none = Personne n’a encore rien dit.
chat-emotes = Mots rapides
chat-label = Dire quelque chose
chat-say = Dire
chat-line = { $name } : { $text }
chat-mute = Rendre muet
chat-mute-line = Vous seul n’entendez plus ceux que vous rendez muets.
emote-well-played = Bien joué !
emote-thanks = Merci !
emote-oops = Oups !
emote-hurry = Plus vite !
emote-laugh = Ha ha !
emote-wow = Waouh !
emote-good-luck = Bonne chance !
emote-again = Encore une !

## You

you-title = Nom et appareils
you-device = Un autre appareil
you-device-line = Continuer comme la même personne sur un téléphone ou un autre ordinateur : avec vos tables, paquets et points.
you-device-go = Créer un lien
you-device-once = Ouvrez-le sur l’autre appareil. Il sert une fois, pendant { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Ne le donnez à personne d’autre.
you-forget = M’oublier
you-forget-line = Votre nom est effacé partout dans cette maison, et ce navigateur oublie qui vous êtes. Les parties en cours sont abandonnées.
you-forget-sure = C’est irréversible.
join-title = Votre autre appareil
join-line = Continuer dans ce navigateur comme la personne qui a créé ce lien ?
join-instead = Jusqu’ici, vous êtes { $name } dans ce navigateur. Cela prendra fin.
join-go = Oui, c’est moi
join-none = Ce lien est incomplet. Créez-en un nouveau sur votre autre appareil.
refused-no-such-code = Ce lien a déjà servi ou est trop vieux. Créez-en un nouveau sur votre autre appareil.

## Score sheets

scores-title = Feuille de scores
scores-none = Aucune partie terminée pour l’instant.
scores-all = tous les jeux
scores-game = Jeu
scores-day = Jour
scores-result = Résultat
scores-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
scores-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}

## Laisser entrer les amis

friends-title = Vos amis sur le réseau
friends-open = Laisser entrer les amis
friends-line = Toutes les personnes de votre réseau pourront alors entrer avec le lien, jusqu’à ce que vous refermiez ou que la maison s’arrête.
friends-are-in = La maison est ouverte à votre réseau. En refermant, vous faites aussi sortir les personnes présentes.
friends-are-in-password = La maison est ouverte à votre réseau, avec un mot de passe. En refermant, vous faites aussi sortir les personnes présentes.
friends-secure = La connexion est chiffrée.
friends-no-network = Cet ordinateur n’est relié à aucun réseau.
friends-more = Mot de passe et autres réglages
friends-where = Sur quel réseau ?
friends-password = Mot de passe (laissez vide pour n’en demander aucun)
friends-tls = Chiffrer la connexion
friends-tls-own = Avec votre propre certificat.
friends-tls-local = Avec un certificat créé par cet ordinateur. Personne ne s’en porte garant : les navigateurs avertissent à la première visite, et vos amis doivent choisir de continuer.
friends-no-tls = Impossible de chiffrer ici : il n’y a ni openssl ni le paquet Python cryptography, et aucun certificat n’a été donné avec --tls-certificate.

## Being called

alert-sound = Son
alert-sound-on = oui
alert-sound-off = non
alert-vibration = Vibrer quand c’est à moi
alert-vibration-on = oui
alert-vibration-off = non
alert-notify = Quand c’est à moi et que je regarde ailleurs
alert-notify-ask = Me prévenir
alert-notify-on = Vous recevez une notification.
alert-notify-denied = Les notifications de cette page sont bloquées dans les réglages du navigateur.
alert-notify-missing = Ce navigateur n’a pas de notifications. Le titre de l’onglet dit à qui c’est de jouer.
alert-install = Installer comme application
alert-plain = Cette page est arrivée en simple http, comme souvent à la maison. Ce navigateur n’a alors pas de notifications, laisse l’écran s’éteindre et ne peut pas installer la page comme application. Tout le reste marche, même la vérification d’une distribution.

## Rules in the app

rules-how = Comment jouer
rules-how-beside = Comment jouer (dans un nouvel onglet)
rules-title = Comment jouer à { $game }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] Trouvé à { $count } endroit
   *[other] Trouvé à { $count } endroits
}
rules-whole = Chaque règle avec son numéro
rules-whole-line = Les règles exactes que suit la machine, pour qui veut tout savoir ou bâtir dessus : en anglais et dans les langues des livrets du jeu.
rules-contents = Sommaire
rules-play = Jouer maintenant
rules-none = Il n’y a pas de règles de ce nom.

## Together in one room

tv-fill = Plein écran
tv-open = Montrer cette table sur une télé ou une tablette
tv-join = Jouer ou regarder
tv-gathering = En attente de joueurs
tv-gathering-line = Scannez le code avec votre téléphone : il devient votre main, et cet écran la table.

## The connection

link-connecting = Connexion…
link-away = La connexion est perdue. Nous réessayons ; votre partie attend.
link-back = Connexion rétablie.
link-moved = Votre table a changé de serveur. La partie reprend dans un instant.
link-stopping = Le serveur redémarre. Votre partie est en sécurité.
link-too-slow = Cet appareil n’arrivait pas à suivre. Reconnexion…
link-silent = Plus de réponse depuis un moment. Reconnexion…
link-removed = On ne vous connaît plus ici. Dites votre nom pour revenir.
link-locked = Cette maison a un mot de passe.
link-too-many-messages = C’était trop à la fois. Reconnexion…
link-no-such-room = Cette table n’existe pas.
link-unreadable-version = Cette table a été jouée selon des règles que cette maison ne connaît pas ; elle est mise de côté. Une version plus récente pourra peut-être l’ouvrir.
link-unreadable-damaged = L’enregistrement de cette table est endommagé ; elle est mise de côté. La personne qui gère la maison peut exporter ce qu’il en reste.
link-unreadable-deck = Le paquet de cette table manque ; elle est mise de côté. La personne qui gère la maison peut exporter ce qu’il en reste.
link-unreadable-words = La liste de mots de cette table manque ; elle est mise de côté jusqu’à son retour.
link-unreadable-failed = Cette table n’a pas pu être ouverte ; elle est mise de côté. Le journal du serveur dit pourquoi.
link-banned = L’hôte de cette maison ne vous laisse pas entrer.
link-wrong-origin = Cette table ne peut pas être ouverte d’ici.

## Refusals that every game knows

refused-unreachable = Pas encore de réponse.
refused-stale = Il s’est passé quelque chose juste avant. Regardez et décidez à nouveau.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-game-over = La partie est finie.
refused-not-while-paused = La table est en pause.
refused-not-while-committing = Le tirage n’est pas terminé.
refused-not-while-numbering = Le tirage n’est pas terminé.
refused-not-started = La partie n’a pas commencé.
refused-started-already = La partie a déjà commencé.
refused-only-watching = Vous ne faites que regarder.
refused-not-the-host = Seul l’hôte peut faire cela.
refused-no-name = Dites-nous d’abord votre nom.
refused-chair-taken = Quelqu’un est assis là.
refused-no-such-level = Ce robot n’existe pas.
refused-wrong-number-of-chairs = Joueurs dans ce jeu : de { $fewest } à { $most }.
refused-wrong-number-of-players = Joueurs dans ce jeu : de { $fewest } à { $most }.
refused-proposal-open = Une question est déjà posée. Répondez-y d’abord.
refused-nothing-proposed = La question ne se pose plus.
refused-nothing-to-undo = Vous n’avez aucun coup à reprendre.
refused-hints-in-practice-only = Un conseil n’est donné que si tous les autres sont des robots.
refused-no-hints-in-a-race = Pas de conseils dans une course.
refused-no-undo-in-a-race = Dans une course, on ne reprend rien.
refused-revealed = Ce coup ne peut plus être repris : il a montré quelque chose aux autres.
refused-voted-already = Vous avez déjà répondu.
refused-no-person-there = Plus personne ne décide à cette place.
refused-not-paused = La table n’est pas en pause.
refused-too-often = C’était trop à la fois. Patientez { $seconds } s.
refused-wrong-password = Ce n’est pas le mot de passe.
refused-locked = Cette maison a un mot de passe.
refused-no-such-room = Cette table n’existe pas.
refused-room-unreadable = Cette table est illisible.
refused-no-such-chair = Cette place n’existe pas.
refused-no-such-option = Cette option n’existe pas.
refused-no-such-pace = Ce temps de réflexion n’est pas possible.
refused-no-clock-here = Ce jeu se joue sans temps de réflexion.
refused-no-such-person = Cette personne n’est plus ici.
refused-still-there = La personne est déjà revenue.
refused-not-over = La partie n’est pas finie.
refused-not-alone = Vous ne pouvez ranger qu’une table où seuls des robots jouent avec vous.
refused-words-not-ready = La liste de mots de cette langue est en préparation. Recommencez dans une minute ou deux.
refused-words-missing = Cette maison n’a pas de liste de mots pour cette langue. Son hôte peut la construire : carteblanche lexicon build { $language }
refused-too-large-for-the-log = Cette table serait trop grande pour être conservée. Prenez un paquet plus petit.
refused-muted = L’hôte vous a rendu muet.
refused-banned = L’hôte de cette maison ne vous laisse pas entrer.
refused-nothing-said = Il n’y a rien à lire.
refused-somebody-is-there = Quelqu’un est à cette table.
refused-no-such-token = Cette clé n’existe pas.
refused-translator-failed = Le traducteur n’a pas répondu. Réessayez plus tard, ou demandez à votre hôte.
refused-no-translator = Cette maison n’a pas de traducteur.
refused-too-busy = La maison est occupée à autre chose. Réessayez dans un instant.
refused-not-saved = Impossible d’enregistrer. Réessayez.
refused-unreadable = Le serveur n’a pas compris. Cette page serait-elle périmée ?
refused-network-open = La maison est déjà ouverte au réseau.
refused-network-address = Le port { $port } ne peut pas y être utilisé ({ $why }).
refused-no-such-address = Cet ordinateur n’a pas l’adresse { $address }.
refused-no-certificate = Il n’y a rien ici pour créer un certificat.
refused-bad-certificate = Ce certificat ne peut pas être utilisé ({ $why }).
refused-no-network = Cette maison ne peut pas être ouverte au réseau pendant qu’elle fonctionne.
refused-other = Ce n’est pas possible ({ $code }).

## Levels

level-beginner = Débutant
level-reader = Lit les cartes
level-sharp = Œil de lynx
level-novice = Débutant
level-casual = Amateur
level-club = Joueur de club
level-master = Maître
level-child = Enfant

## Decks on the front page

decks-title = Paquets de BLANK
decks-counts = { $rules ->
    [one] { $rules } règle
   *[other] { $rules } règles
}, { $cards ->
    [one] { $cards } carte de jeu écrite
   *[other] { $cards } cartes de jeu écrites
}
decks-waiting = { $count ->
    [one] { $count } carte vous attend
   *[other] { $count } cartes vous attendent
}
decks-next = On joue avec

## The first game, with somebody at one’s side

guide-learn = Première fois ? Apprendre en jouant
guide-learnt = Appris – rejouer la première partie
guide-learn-title = Apprendre { $game } en jouant
guide-learn-line = Une première partie contre un robot facile, avec un conseil à chaque pas. Elle dure environ cinq minutes. Rien n’est chronométré, et vous pouvez arrêter quand vous voulez.
guide-learnt-again = Vous l’avez déjà fait. Une fois de plus ne fait pas de mal.
guide-begin = Commencer
guide-read-instead = Je préfère lire les règles
guide-title = Votre première partie
guide-step = Votre première partie : { $step } sur { $steps }
guide-next = Suite
guide-back = Retour
guide-later = Plus tard
guide-play-on = Continuer sans aide
guide-your-turn = À vous d’essayer.
guide-fold = Replier ou déplier le guide
guide-end = Quitter le guide

## What a game is about, in one line

aim-blockers = Qui a le moins de points gagne : un par groupe de vos tuiles, et un par tuile de votre plus grande pile de captures.
aim-blanko = Qui a le plus de points gagne : posez des mots qui croisent ou prolongent les autres.
aim-blitz = Videz votre paquet blitz et posez le plus de cartes possible au centre. Tout le monde joue en même temps.
aim-blank = Débarrassez-vous avant les autres de toutes vos cartes. Les trois cartes de règle valent pour tout le monde.

## Help

help-title = Aide
help-aim = Comment gagner
help-now = Que faire maintenant
help-end = D’ici la fin
help-steps = Comment ça se passe
help-keys = Au clavier
help-key-space = Espace
help-go-on = Continuer
help-offer = Vous hésitez ?
help-offer-hint = Montrez-moi un coup
help-offer-how = Expliquez-moi

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

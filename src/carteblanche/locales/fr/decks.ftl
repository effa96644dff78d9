## The list

decks-line = Un paquet de BLANK appartient à un foyer. La personne qui gagne une partie écrit une carte, et la carte reste.
decks-name-first = Un paquet a un propriétaire. Comment vous appelez-vous ?
decks-make = Nouveau paquet
decks-import = Importer un paquet
decks-mix = Mélanger des paquets
decks-owned = à vous
decks-everybodys = à tout le monde ici
decks-wrote = vous y avez écrit
decks-mixed = mélangé
decks-none = Pas encore de paquet. Créez-en un, jouez avec, et laissez écrire ceux qui gagnent.

## Making, mixing

decks-name = Nom du paquet
decks-mark = Marque
decks-mark-line = Une ou deux lettres qui figurent sur chaque carte de ce paquet, pour pouvoir le mélanger à d’autres et le séparer ensuite.
decks-begin = Pour commencer
decks-begin-written = les règles et effets fournis avec le jeu
decks-begin-empty = rien n’y est encore écrit
decks-make-go = Créer le paquet
decks-mix-line = Les cartes de plusieurs paquets sont jouées ensemble. Leurs marques les distinguent, et plus tard tout ce qui est écrit retourne à sa place.
decks-mix-which = Quels paquets ?
decks-mix-same = Deux de ces paquets ont la même marque. Seuls des paquets de marques différentes peuvent être mélangés.
decks-mix-go = Mélanger
decks-separate = Séparer
decks-separate-line = Ce qui a été écrit dans ce mélange retourne, selon sa marque, dans : { $names }.
decks-separate-go = Séparer
decks-separated = Mis à jour : { $names }

## Owners

decks-recovery = Le paquet est à vous
decks-recovery-line = Gardez ce lien : il n’est montré qu’une fois. Qui l’ouvre devient aussi propriétaire ; envoyez-le à quelqu’un qui doit posséder le paquet avec vous, ou gardez-le pour le jour où cet appareil ne sera plus là.
decks-recovery-link = Lien pour propriétaires
decks-claim = Devenir propriétaire de « { $name } »
decks-claim-line = Les propriétaires ont le dernier mot sur les nouvelles cartes et peuvent écrire, renommer et séparer.
decks-claim-go = Oui, il est à moi aussi
decks-claim-wrong = Ce lien ne donne pas ce paquet.

## One deck

decks-all = Tous les paquets
decks-nowhere = Ce paquet n’existe pas ici.
decks-open = Voir le paquet
decks-blanks = encore vierges : { $rules ->
    [one] { $rules } carte de règle
   *[other] { $rules } cartes de règle
} et { $cards ->
    [one] { $cards } carte de jeu
   *[other] { $cards } cartes de jeu
}
decks-authors = Écrit par
decks-play = Jouer avec
decks-write = Écrire une carte
decks-card-written = La carte est dans le paquet.
decks-export = Enregistrer dans un fichier
decks-rename = Renommer
decks-rename-go = Renommer
decks-more = Une carte de règle vierge de plus
decks-rules = Règles ({ $count })
decks-rules-none = Il n’y a pas encore de règles.
decks-cards = Cartes de jeu
decks-show = Montrer
decks-show-written = écrites ({ $count })
decks-show-all = toutes
decks-cards-none = Rien n’est encore écrit sur les cartes de jeu.
decks-story = L’histoire de ce paquet
decks-story-fired = { $count ->
    [one] Elle a frappé une fois : le { $day }.
   *[other] Elle a frappé { $count } fois, la première le { $day }.
}
decks-story-struck = { $count ->
    [one] Touché : { $name }.
   *[other] Le plus souvent : { $name }, { $count } fois.
}
decks-story-waits = Elle n’a encore rien provoqué.
decks-history = Comment il a grandi
decks-history-none = Rien n’y a encore été écrit. Gagnez une partie !
decks-wrote-card = { $name } a écrit { $card }.
decks-repair = Dire ce qu’elle signifie
decks-repair-line = Les mots restent. Dès la prochaine partie, la carte signifie ce que vous choisissez ici ; les parties commencées gardent l’ancien sens.
decks-repair-now = Maintenant :
decks-repair-go = Désormais elle signifie cela
decks-repaired = La carte signifie cela dès la prochaine partie.
decks-repaired-card = { $name } a dit ce que signifie { $card }.
decks-old = { $count ->
    [one] Une carte de ce paquet date d’avant la lecture d’aujourd’hui : les joueurs s’en occupent, exactement comme elle est écrite.
   *[other] { $count } cartes de ce paquet datent d’avant la lecture d’aujourd’hui : les joueurs s’en occupent, exactement comme elles sont écrites.
} Son propriétaire peut dire ce qu’elles signifient.
decks-somebody = Quelqu’un
decks-since = Nouveautés depuis la version
decks-until = jusqu’à
decks-changes-none = Rien entre ces versions.

## Proposals

decks-propose = Proposer une carte
decks-propose-line = Un propriétaire de ce paquet la lit et décide. Vous trouverez la réponse ici.
decks-propose-name = Votre carte sera signée. Comment vous appelez-vous ?
decks-propose-go = Proposer
decks-propose-again = Proposer à nouveau
decks-proposed = Votre carte attend un propriétaire du paquet.
decks-proposer = vous y avez proposé une carte
decks-proposals = Cartes proposées ({ $count })
decks-proposals-yours = Ce que vous avez proposé ({ $count })
decks-proposal-on = pour { $card }
decks-proposal-rule = une nouvelle règle
decks-proposal-state = { $state ->
    [waiting] attend un propriétaire
    [vetoed] à changer
    [approved] dans le paquet
   *[declined] refusée
}
decks-proposal-answer = { $state ->
    [vetoed] { $name } demande un changement.
    [approved] { $name } l’a acceptée.
   *[declined] { $name } préfère ne pas l’avoir dans le paquet.
}
decks-proposal-owner = Un propriétaire
decks-proposal-taken = { $why } Choisissez une autre carte.
decks-proposal-sent-back = Un changement a été demandé à { $name }.
decks-proposal-words = Un mot à { $name }, si vous voulez
decks-proposal-decline = Non, merci
decks-proposal-answered = { $name } le lira ici.
decks-proposal-change = La changer
decks-proposal-take-back = La retirer
decks-proposal-put-away = Ranger

## Print

decks-print = Imprimer
decks-print-line = Un PDF de cartes à découper, dans la langue que vous lisez en ce moment.
decks-print-which = Quelles cartes ?
decks-print-all = toutes
decks-print-written = écrites
decks-print-rules = règles
decks-print-game = cartes de jeu
decks-print-since = Seulement ce qui a été écrit après la version
decks-print-ever = – (tout)
decks-print-paper = Papier
decks-print-backs = avec les dos, pour imprimer recto verso
decks-print-go = Obtenir le PDF

## At the table

decks-own = Paquet { $name }
decks-own-guest = Notre paquet
decks-house = Le paquet de la maison
decks-house-mark = M
decks-choose = Le paquet
decks-starter = celui fourni avec le jeu
decks-choose-own = Ce qu’écrivent les gagnants reste dans ce paquet.
decks-choose-line = Avec un paquet à vous, ce qu’écrivent les gagnants reste.
decks-choose-absent = Aucun propriétaire de ce paquet n’est à la table : ce qu’écrivent les gagnants en attend un.
decks-version = version { $version }
decks-of = de { $names }

## Refusals

refused-no-such-deck = Ce paquet n’existe pas, ou n’est pas à vous.
refused-no-deck-here = Ce jeu se joue sans paquet à soi.
refused-no-deck-file = Ce fichier n’est pas un paquet.
refused-same-mark = Deux paquets ont la marque { $mark }. Seuls des paquets de marques différentes peuvent être mélangés.
refused-too-many-decks = { $most ->
    [one] On peut mélanger au plus { $most } paquet, ceux d’un mélange compris.
   *[other] On peut mélanger au plus { $most } paquets, ceux d’un mélange compris.
}
refused-too-much-ink = Ce dessin a trop de traits.
refused-not-the-author = Seul l’auteur d’une carte dessine dessus.
refused-not-a-card = Cela ne peut pas être une carte.
refused-no-fonts = L’impression n’est pas installée dans cette maison.
refused-nothing-to-print = Rien dans ce paquet ne correspond à ce que vous voulez imprimer.
refused-enough-blank-rules = Il y a assez de cartes vierges : { $most } de plus que dans la boîte.
refused-no-such-trial = Les parties d’essai ont été arrêtées.
refused-too-large = C’est trop grand.
refused-nobody-accepts = Seuls les gagnants écrivent dans ce paquet : il n’y a personne pour accepter une carte.
refused-no-such-proposal = Cette carte n’est plus proposée.
refused-answered-already = Un propriétaire a déjà répondu.
refused-enough-proposals = { $most } de vos cartes attendent déjà ici. Attendez une réponse, ou retirez-en une.
refused-deck-has-enough-proposals = { $most ->
    [one] { $most } carte attend déjà dans ce paquet. Réessayez quand ses propriétaires auront décidé.
   *[other] { $most } cartes attendent déjà dans ce paquet. Réessayez quand ses propriétaires auront décidé.
}

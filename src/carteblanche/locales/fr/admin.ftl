## Running the house

admin-title = La maison
admin-wrong = Cette page a besoin du lien que le serveur affiche au démarrage.
admin-open = ouverte depuis { $time }
admin-again = Actualiser
admin-rooms = Tables ({ $count })
admin-people = Personnes ({ $count })
admin-connections = { $count ->
    [one] { $count } connexion
   *[other] { $count } connexions
}
admin-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
admin-end = Terminer la partie
admin-end-sure = La partie se termine sans résultat, pour tous à cette table.
admin-forget = Oublier
admin-forget-sure = Le nom { $name } est effacé partout, et les parties en cours de cette personne sont abandonnées.
admin-kick-sure = { $name } doit quitter cette table. Avant la partie, la place redevient libre ; pendant une partie, c’est comme un départ.
admin-decks = Paquets ({ $count })
admin-no-owner = sans propriétaire
admin-hand-on = Transmettre
admin-hand-on-title = Transmettre « { $deck } »
admin-hand-on-line = La personne choisie devient propriétaire : elle décide des nouvelles cartes, peut écrire et renommer. Les propriétaires actuels le restent.
admin-hand-on-to = À qui ?
admin-hand-on-go = Transmettre
admin-storage = Stockage : { $size }
admin-limit = { $count } en { $time }
admin-limit-seconds = { $count } s
admin-limit-minutes = { $count } min
admin-limit-what = { $what ->
    [messages] messages à une table
    [sockets] connexions
    [requests] requêtes
    [crowd] requêtes d’une adresse
    [people] nouvelles personnes d’une adresse
    [previews] aperçus de coups
    [names] noms
    [rooms] nouvelles tables et paquets
    [says] lignes de discussion
    [hands] mains montrées dans une course
    [devices] seconds appareils
    [passwords] mots de passe essayés
    [tokens] clés pour programmes
    [readings] cartes lues
    [card-proposals] cartes proposées
    [pasts] retours en arrière
    [trials] essais de cartes
    [prints] paquets imprimés
    [hints] conseils
   *[other] { $what }
}
admin-sure = Vraiment ?
admin-yes = Oui
admin-words = Mots de la maison ({ $count })
admin-votes = oui : { $yes } ; non : { $no }
admin-word-sure = { $word } ne compte plus aux nouvelles tables.
admin-precedents = Décisions à BLANK ({ $count })
admin-precedent-sure = Cette décision ne vaut plus aux nouvelles tables.
admin-take-out = Retirer
admin-starter = le paquet fourni avec le jeu
admin-nobody = sans nom
admin-asleep = en sommeil depuis le { $day }
admin-sleep = Mettre en sommeil
admin-delete = Supprimer
admin-delete-sure = La table, son enregistrement et ses lignes de scores sont supprimés pour de bon.
admin-ban = Bannir
admin-unban = Laisser revenir
admin-ban-sure = { $name } est renvoyé et ne peut plus entrer.
admin-mute = Rendre muet
admin-unmute = Rendre la parole
admin-tokens = Clés pour programmes ({ $count })
admin-token-end = Révoquer
admin-token-sure = Le programme { $name } ne peut plus entrer avec cette clé.
admin-token-owner = demandée par { $name }
admin-audit = Ce qui a été fait ici
admin-resources = mémoire { $memory } · données { $disk } · libre { $free }
admin-failures = { $count ->
    [one] { $count } erreur, voir le journal
   *[other] { $count } erreurs, voir le journal
}
admin-addresses = Adresses bannies ({ $count })
admin-limits = Limites
admin-no-limits = Toutes les limites sont levées.

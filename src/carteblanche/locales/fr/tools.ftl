## Outils à la main : ce que l’on fait à la table quand une carte dit ce que seuls des gens peuvent faire

blank-tools = À la main
blank-tools-line = Ce sont les joueurs qui appliquent cette carte. Choisissez ce qui se passe ; chacun l’apprend d’abord.
blank-tools-card = « { $card } » : à la main
blank-tools-group = { $group ->
    [cards] Cartes
    [turns] Tours
    [rules] Règles
    [luck] Hasard
   *[signs] Chrono et marques
}
blank-tool = { $tool ->
    [draw] Piocher
    [discard] Défausser
    [give] Donner
    [take] Prendre à l’aveugle
    [take-seen] Regarder, prendre
    [show] Montrer une main
    [look] Voir une main
    [swap] Échanger les mains
    [under] Sous la pioche
    [shuffle-in] Mélanger dedans
    [skip] Passer un tour
    [extra] Tour en plus
    [reverse] Changer de sens
    [rule-in] Nouvelle règle
    [rule-out] Ôter une règle
    [die] Lancer un dé
    [coin] Pile ou face
    [player] Tirer un joueur
    [timer] Chrono
    [counter] Compteur
    [mark] Marque
   *[unmark] Ôter la marque
}
blank-tool-whom = { $tool ->
    [draw] Qui pioche ?
    [discard] Qui défausse ?
    [give] Qui donne ?
    [take] À qui ?
    [take-seen] À qui ?
    [show] Qui montre ?
    [look] La main de qui ?
    [swap] Qui échange ?
    [counter] Pour qui ?
   *[other] Qui ?
}
blank-tool-to = { $tool ->
    [swap] Avec qui ?
   *[give] À qui ?
}
blank-tool-count = { $tool ->
    [timer] Secondes
    [skip] Tours
    [extra] Tours
    [rule-in] Règles
    [rule-out] Règles
    [counter] Points
   *[draw] Cartes
}
blank-tool-less = moins
blank-tool-more = plus
blank-n-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
blank-tool-says = { $tool ->
    [draw] { $name } pioche { $cards }.
    [discard] { $name } défausse { $cards }.
    [give] { $name } donne { $cards } à { $to }.
    [take] { $by } prend à l’aveugle { $cards } à { $name }.
    [take-seen] { $by } regarde la main de { $name } et prend { $cards }.
    [show] { $name } montre toute sa main.
    [look] { $by } regarde la main de { $name }.
    [swap] { $name } et { $to } échangent leurs mains.
    [under] { $name } met { $cards } sous la pioche.
    [shuffle-in] { $name } mélange { $cards } dans la pioche.
    [skip] { $n ->
        [one] { $name } passe un tour.
       *[other] { $name } passe { $n } tours.
    }
    [extra] { $n ->
        [one] { $name } a un tour en plus.
       *[other] { $name } a { $n } tours en plus.
    }
    [reverse] Le sens du jeu change.
    [rule-in] { $n ->
        [one] Une nouvelle règle arrive.
       *[other] { $n } nouvelles règles arrivent.
    }
    [rule-out] { $n ->
        [one] Une règle s’en va.
       *[other] { $n } règles s’en vont.
    }
    [die] { $by } lance un dé.
    [coin] { $by } joue à pile ou face.
    [player] Le hasard désigne un joueur.
    [timer] { $n ->
        [one] Le chrono tourne : { $n } seconde.
       *[other] Le chrono tourne : { $n } secondes.
    }
    [counter] Le compteur de { $name } augmente de { $n }.
    [mark] { $name } reçoit une marque.
   *[unmark] { $name } perd la marque.
}
blank-tool-consent = On demande d’abord à { $name }. Puis les autres ont cinq secondes pour s’opposer.
blank-tool-objection = Les autres ont cinq secondes pour s’opposer.
blank-tool-do = Annoncer
blank-tool-other = Autre chose
blank-keys-tools = appliquer à la main
refused-not-for-people = Ce n’est pas une carte que les joueurs appliquent eux-mêmes.
refused-no-such-tool = Cet outil n’existe pas.
refused-not-so-many = { $most } au plus.

## The first game, with somebody at one's side

guide-learn = Première fois ? Apprendre en jouant
guide-learnt = Appris – rejouer la première partie
guide-learn-title = Apprendre { $game } en jouant
guide-learn-line = Une première partie contre un bot facile, avec un conseil à chaque pas. Elle dure environ cinq minutes. Rien n’est chronométré, et vous pouvez arrêter quand vous voulez.
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
guide-fold = Plier ou déplier ce feuillet
guide-end = Quitter le guide

guide-blockers-aim = Bienvenue ! Posez vos tuiles de façon à former le moins de groupes possible. À la fin, le plus petit score gagne.
guide-blockers-rack = Voici vos tuiles. Un chiffre va dans sa colonne, une lettre dans sa rangée, un symbole dans la zone qui le montre. La tuile BLOCKERS! à l’éclat va partout.
guide-blockers-lay = Choisissez une tuile. Là où elle va, le plateau montre un anneau. Choisissez une telle case, regardez ce qui changerait, et posez la tuile.
guide-blockers-group = Bien joué. Des tuiles de votre couleur qui se touchent par un côté forment un groupe. Posez la suivante à côté, si l’une des vôtres y va.
guide-blockers-score = Ici se trouvent les points : un par groupe. Deux tuiles côte à côte coûtent un point, deux tuiles séparées en coûtent deux.
guide-blockers-capture = Vous pouvez aussi poser sur la tuile d’un autre : quatre coins marquent celles que vous pouvez capturer. Ce qui tient un groupe ensemble est à l’abri. Essayez si vous en voyez une.
guide-blockers-pile = Vos captures sont ici. Seule compte la plus grande pile d’une même couleur, un point par tuile ; variez donc vos prises. Vous savez tout ce qu’il faut.

guide-blitz-aim = Bienvenue ! Dans ce jeu tous agissent en même temps ; aujourd’hui, c’est chacun son tour : rien ne presse. Lancez le mot qui ouvre la manche.
guide-blitz-deck = Voici votre paquet blitz : dix cartes dont il faut se défaire. Le premier qui le vide met fin à la manche. Chaque carte qui y reste coûte deux points.
guide-blitz-centre = Au centre, les piles de tous : une couleur chacune, de 1 à 10. Ajoutez-y une carte qui va ; elles sont marquées. Chacune vous rapporte un point.
guide-blitz-work = Ces cartes ouvertes sont votre zone de travail. Celles du dessus peuvent aller au centre, et vous pouvez y poser en descendant, soleil et lune en alternance. Le paquet blitz comble les trous.
guide-blitz-reserve = Si rien ne va, retournez des cartes de votre réserve. Celle du dessus peut être jouée.
guide-blitz-score = La manche finit quand un paquet blitz est vide : un point par carte à vous au centre, deux de moins par carte restée dans votre paquet. D’ordinaire on va jusqu’à 101, et tous à la fois.

guide-blanko-aim = Bienvenue ! Posez des mots qui se croisent et se transforment. Tous les mots nouveaux comptent. Le plus de points gagne.
guide-blanko-rack = Voici vos lettres et ce que vaut chacune. Un joker remplace n’importe quelle lettre.
guide-blanko-lay = Choisissez une case et posez ou tapez un mot : le premier passe par le milieu, les suivants touchent ce qui s’y trouve. La ligne du dessous dit ce qu’il vaudrait. Puis posez-le.
guide-blanko-more = Chaque mot que forment vos lettres compte, aussi en travers, et avec toutes ses lettres. Les mots longs et croisés valent donc beaucoup.
guide-blanko-swap = Au lieu de poser un mot, vous pouvez échanger une lettre du plateau contre une des vôtres, pour que naissent d’autres mots. Ou tirer de nouvelles lettres. Essayez, ou posez encore un mot.
guide-blanko-square = Qui couvre une case BLANKO retourne une carte de cette pile : des points, un tour de plus ou de petits mots croisés de neuf cases. Aujourd’hui vous avez dix minutes pour eux.
guide-blanko-end = La partie finit quand le sac est vide et que quelqu’un n’a plus de lettres. On retranche ce qui reste. Vous savez tout ce qu’il faut.

guide-blank-aim = Bienvenue ! Soyez le premier sans cartes. Ce qui fait ce jeu : trois règles écrites par des joueurs, et le vainqueur en ajoute une.
guide-blank-rules = Ces règles valent dans cette partie. Lisez-les, puis dites que vous avez compris ; la machine veille à la plupart.
guide-blank-top = Cette carte est sur le dessus. Jouez une carte de même couleur ou de même chiffre.
guide-blank-play = Les cartes soulevées vont. Choisissez-en une et jouez-la. Si aucune ne va, piochez.
guide-blank-several = Vous pouvez en jouer plusieurs à la fois si toutes ont une couleur ou un chiffre en commun avec celle du dessus. Essayez, ou jouez-en une.
guide-blank-why = Quand une règle frappe, elle hoche la tête. Touchez une règle ou une carte pour la lire ; « Pourquoi est-ce arrivé ? » raconte tout dans l’ordre.
guide-blank-win = Qui n’a plus de cartes gagne et écrit une nouvelle règle, ou des mots sur une carte, et cela reste dans le paquet. Maintenant, c’est votre jeu.

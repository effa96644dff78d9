## Each game in a few steps

howto-blockers-1 = Vous avez 28 tuiles de votre couleur et en voyez cinq. À votre tour, posez-en une et piochez-en une nouvelle.
howto-blockers-2 = Un chiffre va dans sa colonne, une lettre dans sa rangée, un symbole dans sa zone. La tuile BLOCKERS! va partout.
howto-blockers-3 = Posez-la sur une case libre, ou sur la tuile d’un autre : vous la capturez alors. Jamais on ne coupe un groupe en deux.
howto-blockers-4 = Des tuiles d’une couleur qui se touchent par un côté forment un groupe. Chacun de vos groupes coûte un point à la fin.
howto-blockers-5 = Chaque tuile de votre plus grande pile de captures d’une même couleur aussi. Le plus petit score gagne.

howto-blitz-1 = Chacun a quarante cartes : dix forment le paquet blitz, quelques-unes sont étalées dans la zone de travail, le reste est la réserve.
howto-blitz-2 = Il n’y a pas de tours. Tous jouent en même temps, et le premier arrivé est le premier servi.
howto-blitz-3 = Au centre, des piles d’une couleur montent de 1 à 10. Elles n’appartiennent à personne ; ajoutez-y ce qui suit.
howto-blitz-4 = Retournez votre réserve pour trouver des cartes qui vont. Le paquet blitz comble les trous de votre zone de travail.
howto-blitz-5 = Quand un paquet blitz est vide, la manche est finie. Chaque carte au centre rapporte un point à son propriétaire, chaque carte restée dans un paquet blitz en coûte deux. 101 points gagnent.

howto-blanko-1 = Vous avez huit lettres. À votre tour, posez un mot qui en croise un autre, ou prolongez-en un.
howto-blanko-2 = Ou échangez une lettre du plateau contre une des vôtres, de sorte que chaque mot dont elle fait partie en devienne un autre.
howto-blanko-3 = Tous les mots nouveaux comptent, avec les valeurs de toutes leurs lettres.
howto-blanko-4 = Qui couvre une case BLANKO retourne une carte. Certaines lancent des mots croisés d’une minute pour tous.
howto-blanko-5 = Quand le sac est vide et que quelqu’un n’a plus de lettres, on retranche ce qui reste sur les chevalets. Le plus de points gagne.

howto-blank-1 = Soyez le premier sans cartes. Posez une carte de même couleur ou de même chiffre ; si plusieurs vont ensemble, plusieurs à la fois.
howto-blank-2 = Trois cartes de règle disent ce qui arrive d’autre, et à qui. Elles valent toujours.
howto-blank-3 = Si rien ne va, piochez une carte. Qui enfreint une règle pioche une pénalité.
howto-blank-4 = Qui gagne écrit une nouvelle règle, ou des mots sur une carte de jeu. Cela reste dans le paquet pour toujours.
howto-blank-5 = Ainsi le jeu devient autre à chaque manche : le vôtre.

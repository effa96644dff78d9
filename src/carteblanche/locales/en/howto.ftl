## Each game in a few steps

howto-blockers-1 = You have 28 tiles of your colour and see five of them. In your turn, lay one and draw a new one.
howto-blockers-2 = A number goes into its column, a letter into its row, a symbol into its area. The BLOCKERS! tile goes anywhere.
howto-blockers-3 = Lay it on an empty cell, or on somebody else’s tile: then you capture that tile. You may never break a group in two.
howto-blockers-4 = Tiles of one colour that touch along an edge are a group. Each of your groups costs a point in the end.
howto-blockers-5 = So does every tile in your largest pile of captured tiles of one colour. The lowest score wins.

howto-blitz-1 = Everybody has a deck of forty cards: ten are the blitz deck, a few lie face up in the work area, the rest is the reserve.
howto-blitz-2 = There are no turns. All play at once, and who is first is first.
howto-blitz-3 = In the centre, stacks of one colour grow from 1 to 10. They belong to nobody; put there whatever comes next.
howto-blitz-4 = Turn up your reserve to find cards that fit. A card from the blitz deck fills every gap in your work area.
howto-blitz-5 = When somebody’s blitz deck is empty, the round is over. Each card in the centre is a point for its owner, each card left in a blitz deck costs two. 101 points win.

howto-blanko-1 = You have eight letters. In your turn, lay a word that crosses a lying one, or lengthen one.
howto-blanko-2 = Or exchange one letter on the board for one of yours, so that every word it is part of becomes another.
howto-blanko-3 = All new words count, with the values of all their letters.
howto-blanko-4 = Whoever covers a BLANKO square turns up a card. Some start a crossword of one minute for everybody.
howto-blanko-5 = When the bag is empty and somebody has no letters left, what lies on the racks is subtracted. Most points win.

howto-blank-1 = Be the first without cards. Put down a card of the same colour or the same number; with cards that go together, several at once.
howto-blank-2 = Three rule cards say what else happens, and to whom. They always apply.
howto-blank-3 = If nothing fits, draw a card. Whoever breaks a rule draws a penalty.
howto-blank-4 = Whoever wins writes a new rule, or words on a game card. It stays in the deck for good.
howto-blank-5 = So the game becomes another with every round: your own.

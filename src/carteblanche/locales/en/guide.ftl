## The first game, with somebody at one's side

guide-learn = First time? Learn by playing
guide-learnt = Learnt – play the first game again
guide-learn-title = Learn { $game } by playing
guide-learn-line = A first game against an easy bot, with a word of advice at every step. It takes about five minutes. Nothing is timed, and you can stop whenever you like.
guide-learnt-again = You have done this before. Once more does no harm.
guide-begin = Begin
guide-read-instead = I would rather read the rules
guide-title = Your first game
guide-step = Your first game: { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-later = Later
guide-play-on = Play on by myself
guide-your-turn = Try it now.
guide-fold = Fold or unfold this slip
guide-end = End the guide

guide-blockers-aim = Welcome! Lay all your tiles so that they form as few groups as possible. Whoever has the fewest points in the end wins.
guide-blockers-rack = These are your tiles. A number belongs in its column, a letter in its row, a symbol in the area that shows it. The BLOCKERS! tile with the burst fits anywhere.
guide-blockers-lay = Choose a tile. Where it fits, the board shows a ring. Choose such a cell, look at what would change, and lay the tile.
guide-blockers-group = Well done. Tiles of your colour that touch along an edge are one group. Lay the next one beside it, if one of yours fits there.
guide-blockers-score = Here everybody’s points stand: one for each group. Two tiles side by side cost one point, two apart cost two.
guide-blockers-capture = You may also lay a tile on somebody else’s: four corners mark those that you can take. What holds a group together is safe. Try it if you see one.
guide-blockers-pile = What you take lies here. Of your piles only the largest of one colour counts, a point a tile, so take from several. You know all you need now.

guide-blitz-aim = Welcome! Everybody plays at once in this game; today you act in turn, so there is no hurry. Call out the word to start the round.
guide-blitz-deck = This is your blitz deck: ten cards to get rid of. Whoever empties it first ends the round. Every card left in it costs two points.
guide-blitz-centre = In the middle lie the stacks that belong to all: one colour each, from 1 up to 10. Put a card there that goes; marked ones do. Each is a point for you.
guide-blitz-work = These open cards are your work area. The top ones may go to the middle, and you may lay cards on them downwards, sun and moon by turns. Your blitz deck fills every gap.
guide-blitz-reserve = If nothing goes, turn over cards of your reserve. The uppermost may be played.
guide-blitz-score = The round ends when a blitz deck is empty: a point for each of your cards in the middle, two less for each left in your deck. In a real game it goes on to 101, and all at once.

guide-blanko-aim = Welcome! Lay words that cross and change one another. All new words count. Most points win.
guide-blanko-rack = These are your letters, with what each is worth. A joker stands for any letter.
guide-blanko-lay = Choose a cell and lay or type a word: the first one goes through the middle, later ones touch what lies there. The line below tells what it would be worth. Then lay it.
guide-blanko-more = Every word that your letters make counts, also the ones across, and with all their letters. So long and crossing words are worth a lot.
guide-blanko-swap = Instead of laying a word you may swap one letter of the board for one of yours, so that other words arise. Or draw new letters. Try one of them, or lay another word.
guide-blanko-square = Whoever covers a BLANKO square turns up a card from this pile: points, another turn, or a small crossword of nine fields. You have ten minutes for it today.
guide-blanko-end = The game ends when the bag is empty and somebody has no letters left. What lies on the racks is subtracted. You know all you need now.

guide-blank-aim = Welcome! Be the first without cards. What makes this game special: three rules that players wrote, and the winner adds one.
guide-blank-rules = These rules hold in this game. Read them, then say that you understood; the machine sees to most of them.
guide-blank-top = This card lies on top. Play a card of the same colour or the same number.
guide-blank-play = Raised cards fit. Choose one and play it. If none fits, draw.
guide-blank-several = You may play several at once, if all of them share one colour or one number with the top card. Try it, or play one.
guide-blank-why = When a rule strikes, it nods. Tap a rule or card to read it; “Why did that happen?” tells everything in order.
guide-blank-win = Whoever has no cards left wins and writes a new rule, or words on a card, and they stay in the deck. Now it is your game.

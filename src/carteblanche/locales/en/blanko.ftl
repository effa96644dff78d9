## Pieces

blanko-tile = { $letter }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
blanko-joker = joker
blanko-joker-as = joker as { $letter }
blanko-tile-away = { $tile }, put down
blanko-square = BLANKO square
blanko-card = BLANKO card

## Options

blanko-option-language = Language of the words
blanko-option-language-de = German
blanko-option-language-en = English
blanko-option-language-fr = French
blanko-option-language-pl = Polish
blanko-option-language-ru = Russian
blanko-option-words = A word that is not in the word list
blanko-option-words-strict = costs the turn
blanko-option-words-friendly = is taken back, try again
blanko-option-words-challenge = lies until somebody challenges it
blanko-option-foreign = Foreign words and names count
blanko-option-polite = Leave out vulgar words
blanko-option-house = Vote on unknown words
blanko-option-house-help = If a player insists on a word. What is voted in counts at this house’s later tables too.
blanko-option-mini_letter_required = A mini crossword needs its printed letter
blanko-option-mini_letter_required-help = Without it nothing in it counts.
blanko-option-challenge_seconds = Time to challenge or to vote
blanko-option-challenge_cost = Points that a wrong challenge costs
blanko-option-challenge_turn = A wrong challenge costs the next turn
blanko-option-mini_seconds = Time for a mini crossword
blanko-option-mini_scoring = Mini crossword: a square in a line that is no word
blanko-option-mini_scoring-strict = does not count
blanko-option-mini_scoring-literal = counts if its other line is a word

## The board in words

blanko-board = Board
blanko-rack = Your rack
blanko-track = Track
blanko-track-why = Track round the board: each marker walks a dot for each point
blanko-track-pin = { $name } { $points }
blanko-tools = What else you can do
blanko-cell-empty = { $cell }, empty
blanko-cell-tile = { $cell }, { $tile }
blanko-cell-tried = { $cell }, your { $tile }, not played yet
blanko-cell-asked = { $cell }, { $tile }, in question
blanko-cell-swap = to be swapped for { $tile }
blanko-across = writing across
blanko-down = writing down

## What to do

blanko-choose = { $touch ->
    [yes] Tap a square, then your letters. Tap it again to write downwards. A star brings a card.
   *[no] Click a square and type. Click it again to write downwards. A star brings a card.
}
blanko-choose-first = { $touch ->
    [yes] The first word covers one of the two framed stars, and a star brings a card. Tap a square.
   *[no] The first word covers one of the two framed stars, and a star brings a card. Click a square and type.
}
blanko-choose-cell = Where to? Tap a square.
blanko-write-across = Writing across. Now the letters.
blanko-write-down = Writing down. Now the letters.
blanko-planned = Not your turn yet. Your letters wait where you put them.
blanko-waiting = { $name } is thinking …
blanko-place = Lay it
blanko-clear = Take back
blanko-shuffle = Shuffle the rack
blanko-swap = Swap on the board
blanko-swap-cell = Which letter on the board do you want? Tap it.
blanko-swap-tile = Which letter of yours shall lie there?
blanko-swap-go = Swap
blanko-exchange = New letters
blanko-exchange-ask = Exchange all your letters?
blanko-exchange-why = All go back into the bag and you draw anew. That is your turn. { $count ->
    [one] { $count } tile is in the bag.
   *[other] { $count } tiles are in the bag.
}
blanko-pass = Pass
blanko-pass-ask = Pass?
blanko-pass-why = If everybody passes in turn, the game is over.
blanko-near = Closer look
blanko-far = Whole board
blanko-details = Moves and cards
blanko-joker-ask = Which letter shall the joker be?
blanko-insist = If it is unknown, let the table vote
blanko-points = { $count ->
    [one] point
   *[other] points
}
blanko-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
blanko-squares = { $count ->
    [one] a card
   *[other] a card, its points × { $count }
}
blanko-valid = known

## Cards

blanko-card-t1 = 5 points.
blanko-card-t2 = 8 points.
blanko-card-t3 = 1 point for every letter of the longest new word.
blanko-card-t4 = The value of the most valuable new tile, once more.
blanko-card-t5 = 1 point for every vowel of the longest new word.
blanko-card-t6 = Put up to three letters back and draw as many.
blanko-card-t7 = 2 points for every opponent.
blanko-card-t8 = Draw your letters and take another turn.
blanko-card-colours = Make words of two or three letters on the blue squares. Red squares stay empty.
blanko-card-letter = Make words of two or three letters. Work the printed letter in.
blanko-card-won = +{ $bonus }
blanko-card-won-times = +{ $bonus } (× { $times })
blanko-card-again = Another turn!
blanko-card-of = { $name } has turned a card.
blanko-card-of-you = You have turned a card.
blanko-last-card = Last card
blanko-times = All points of this card are multiplied by { $times }.
blanko-redraw-choose = Chosen: { $count } of at most { $most }
blanko-redraw-go = { $count ->
    [one] Put { $count } back
   *[other] Put { $count } back
}
blanko-redraw-none = Keep all

## The mini crossword

blanko-mini = Mini crossword
blanko-mini-of = { $name }’s mini crossword
blanko-tray = Open letters
blanko-field = row { $row }, column { $column }
blanko-field-red = red, stays empty
blanko-field-empty = empty
blanko-field-printed = printed { $letter }
blanko-filled = { $filled } of { $fields } squares filled
blanko-mini-rule = 1 point each in a word, whatever the letter; all full: +2
blanko-mini-worth = { $times ->
    [1] worth { $bonus }
   *[other] worth { $counted } × { $times } = { $bonus }
}
blanko-done = Done
blanko-fold = See the board
blanko-sand = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Questions to the table

blanko-challenge = Challenge
blanko-challenge-asked = { $name } lays { $words } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}. All right?
blanko-challenge-yours = You have laid { $words } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Does anybody object?
blanko-accept = Accept
blanko-challenge-go = Look it up
blanko-challenge-cost = Look it up (risk −{ $cost })
blanko-vote = Vote
blanko-vote-asked = { $name } insists on { $wrong }. Shall it count?
blanko-vote-yours = The table votes on { $wrong }.
blanko-vote-yes = It counts
blanko-vote-no = It does not
blanko-vote-abstain = Abstain
blanko-vote-waiting = waiting for { $names }
blanko-vote-cast = has answered
blanko-vote-open = has not answered yet

## What happened

blanko-report-dealt = { $name } begins.
blanko-report-dealt-you = You begin.
blanko-report-placed = { $name } lays { $words }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blanko-report-placed-you = You lay { $words }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blanko-report-swapped = { $name } swaps a letter and makes { $words }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blanko-report-swapped-you = You swap a letter and make { $words }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blanko-report-laid = { $name } lays { $words }.
blanko-report-laid-you = You lay { $words }.
blanko-report-rejected = { $name } laid { $words }. Not in the word list: { $wrong }. The letters go back to the rack.
blanko-report-rejected-you = Not in the word list: { $wrong }. Your letters are back on the rack.
blanko-report-exchanged = { $name } exchanges all letters.
blanko-report-exchanged-you = You exchange all your letters.
blanko-report-passed = { $name } passes.
blanko-report-passed-you = You pass.
blanko-report-arranged = { $name } is at the mini crossword.
blanko-report-arranged-you = You are at the mini crossword.
blanko-report-mini = { $name } gets { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} for the mini crossword.
blanko-report-mini-you = You get { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} for the mini crossword.
blanko-report-redrawn = { $count ->
    [0] { $name } keeps all letters.
    [one] { $name } puts { $count } letter back and draws anew.
   *[other] { $name } puts { $count } letters back and draws anew.
}
blanko-report-redrawn-you = { $count ->
    [0] You keep all your letters.
    [one] You put { $count } letter back and draw anew.
   *[other] You put { $count } letters back and draw anew.
}
blanko-report-accepted = { $name } accepts.
blanko-report-accepted-you = You accept.
blanko-report-challenged = { $name } has it looked up.
blanko-report-challenged-you = You have it looked up.
blanko-report-voted = { $name } has voted.
blanko-report-voted-you = You have voted.
blanko-report-card = The card says: { $card }
blanko-taken-back = A move was taken back.
blanko-moves = Moves
blanko-moves-none = Nothing has been laid yet.
blanko-starter = Who begins, by the highest value: { $round }
blanko-short-rejected = { $wrong }
blanko-short-exchanged = new letters
blanko-short-passed = passes
blanko-short-redrawn = { $count ->
    [0] keeps all letters
    [one] { $count } letter put back
   *[other] { $count } letters put back
}

## Panels

blanko-score = Points
blanko-last-gain = last move
blanko-counters = { $count ->
    [one] { $count } counter of 100
   *[other] { $count } counters of 100
}
blanko-on-rack = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
blanko-extra = extra turn
blanko-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
blanko-pile = { $count ->
    [one] { $count } card for the stars
   *[other] { $count } cards for the stars
}

## The result

blanko-deducted = { $before } − { $lost }
blanko-rack-empty = rack empty
blanko-deduction-why = What is left on a rack is subtracted, 10 for each joker; so is 10 for each joker of a last play that empties the rack.
blanko-admitted = Voted in: { $words }
result-reason-out = The bag is empty and a rack is used up.
result-reason-passed = Everybody has passed.
result-reason-barren = Four rounds brought no points.

## In the replay: what was possible

blanko-study = What was possible
blanko-study-working = Looking for the best moves …
blanko-study-best = The best moves of this turn
blanko-study-across = { $cell }, across
blanko-study-down = { $cell }, down
blanko-study-swap = { $letter } for the letter on { $cell }
blanko-study-left = { $points ->
    [one] { $points } point stayed on the table.
   *[other] { $points } points stayed on the table.
}
blanko-study-top = There was nothing better!
blanko-study-nothing = No word could be laid and no letter swapped.
blanko-study-totals = Left on the table
blanko-study-most = Where most was left
blanko-study-cards = Cards are not counted: nobody can foresee them.
blanko-study-missing = There is no analysis: the word list of this game is not here any more.
blanko-study-retry = Try again

## Keys

blanko-keys-title = Playing by keyboard
blanko-keys-letter = lays that letter from your rack, else a joker for it; what lies there already may be typed too
blanko-keys-arrows = move the pen and set the direction
blanko-keys-space = turns between across and down
blanko-keys-joker = lays a joker and asks for its letter
blanko-keys-back = takes the last letter back
blanko-keys-enter = plays
blanko-keys-escape = takes all letters back
blanko-keys-help = shows this
blanko-ours = Board, letter counts, most values and the texts of the cards are our own reconstruction; the originals are not publicly known.

## Refusals

blanko-refused-nothing = Put some letters down first.
blanko-refused-not-a-line = Letters of one turn lie in one row or one column.
blanko-refused-gap = There is a gap between your letters.
blanko-refused-not-now = That is not what the game is waiting for.
blanko-refused-bag-empty = The bag is empty; there is nothing to exchange for.
blanko-refused-no-such-cell = There is no such square.
blanko-refused-no-such-letter = { $letter } is no letter of this game.
blanko-refused-too-short = A word has at least two letters.
blanko-refused-off-the-board = { $word } does not fit on the board from { $cell }.
blanko-refused-occupied = { $lies } lies on { $cell }.
blanko-refused-nothing-laid = None of your letters would be laid.
blanko-refused-not-on-your-rack = You do not have this on your rack: { $letter }.
blanko-refused-runs-on = The word goes on: { $word }.
blanko-refused-not-in-the-middle = The first word covers one of the squares { $cells }.
blanko-refused-not-touching = It has to touch what lies on the board.
blanko-refused-no-votes = This table does not vote on words.
blanko-refused-insisted-already = You have had your vote for this turn.
blanko-refused-not-a-word = Not in the word list: { $words }.
blanko-refused-nine-fields = A mini crossword has nine squares.
blanko-refused-printed-letter = The printed { $letter } stays where it is.
blanko-refused-red-field = Red squares stay empty.
blanko-refused-not-among-your-letters = Not among the open letters: { $letter }.
blanko-refused-too-many = { $most ->
    [one] At most { $most } letter.
   *[other] At most { $most } letters.
}
blanko-refused-joker-stays = Jokers cannot be swapped.
blanko-refused-nothing-to-swap = There is no letter on { $cell }.
blanko-refused-same-letter = That is the same letter.
blanko-refused-no-word = The letter on { $cell } is part of no word.
blanko-refused-stood-before = { $word } has stood there before.
blanko-refused-ballot-closed = The vote is over.
blanko-refused-no-vote = You have no vote here.
blanko-refused-no-such-choice = That cannot be voted for.
blanko-list-whole = Word list: the whole one. Words in it: { NUMBER($words) }.
blanko-list-small = Word list: a small one to begin with. Words in it: { NUMBER($words) }.
blanko-list-none = This language has no small word list: games begin when the whole one is there.
blanko-list-building = The whole list is being built: { $share } %
blanko-list-wait = Start by itself when the whole list is there
blanko-list-waiting = The game starts by itself when the whole list is there.
blanko-list-wait-no-more = Do not wait
blanko-list-failed = The whole list could not be built:
blanko-list-again = Try again
blanko-list-house = Of these the house’s own: { NUMBER($words) }.
blanko-list-next = There is another list by now: the next game has it.
blanko-mean = What do the words mean?
blanko-mean-looking = Looking up { $word } …
blanko-mean-unknown = Nothing is known here about { $word }.
blanko-ruling = – laid by { $by }; in favour: { $yes }; against: { $no }

## Why a bot plays so

blanko-why-most = Nothing brings more at once.
blanko-why-empties = It empties your rack.
blanko-why-square = { $squares ->
    [one] It covers a BLANKO square; the highest-scoring move would bring only { $less } more.
   *[other] It covers { $squares } BLANKO squares; the highest-scoring move would bring only { $less } more.
}
blanko-why-keeps = { $less ->
    [one] A point less than the highest-scoring move, but good letters stay: { $letters }.
   *[other] { $less } points less than the highest-scoring move, but good letters stay: { $letters }.
}
blanko-why-denies = { $less ->
    [one] A point less than the highest-scoring move, but the next player gets about { $denied } less out of it.
   *[other] { $less } points less than the highest-scoring move, but the next player gets about { $denied } less out of it.
}
blanko-why-weighs = { $less ->
    [one] A point less than the highest-scoring move, but better when what comes after is counted.
   *[other] { $less } points less than the highest-scoring move, but better when what comes after is counted.
}
blanko-why-exchange = New letters are worth more than any move.
blanko-why-only = There is nothing else to play.
blanko-why-solved = { $ahead ->
    [0] Counted to the end: it ends level.
   *[other] Counted to the end; lead in points at the end: { $ahead }.
}
blanko-why-pass = Laying nothing is best, as far as the end can be foreseen.
blanko-why-seen = Nothing better is in sight.
blanko-why-mini = No other way to lay these letters out brings more.
blanko-why-redraw = Without these letters the rest is worth more.
blanko-why-stay = All your letters are worth keeping.
blanko-why-doubt = Not all of these words are in the word list.
blanko-why-fine = All these words are in the word list.
blanko-why-vote = Whether the word counts is left to the others.

## Levels

blanko-level-novice = Knows everyday words, lays few letters and overlooks most places.
blanko-level-casual = Knows common words and misses many a place.
blanko-level-club = Has a good vocabulary and rarely misses a place.
blanko-level-greedy = Knows every word, but only counts the points of the next move.
blanko-level-expert = Thinks of the letters that stay, the cards to come and a few replies.
blanko-level-master = Tries many moves against what the others could do, and counts the end out.

## The first game, step by step

guide-blanko-aim = Welcome! Lay words that cross and change one another. All new words count. Most points win.
guide-blanko-rack = These are your letters, with what each is worth. A joker stands for any letter.
guide-blanko-lay = Choose a square and lay or type a word: the first one goes through the middle, later ones touch what lies there. The line below tells what it would be worth. Then lay it.
guide-blanko-more = Every word that your letters make counts, also the ones across, and with all their letters. So long and crossing words are worth a lot.
guide-blanko-swap = Instead of laying a word you may swap one letter of the board for one of yours, so that other words arise. Or draw new letters. Try one of them, or lay another word.
guide-blanko-square = Whoever covers a BLANKO square turns up a card from this pile: points, another turn, or a small crossword of nine squares. You have ten minutes for it today.
guide-blanko-end = The game ends when the bag is empty and somebody has no letters left. What lies on the racks is subtracted. You know all you need now.

## Help at the table

help-progress-blanko = { $bag ->
    [0] The bag is empty. The game ends when somebody has no letters left.
    [one] { $bag } letter is still in the bag. Once it is empty, the game ends when somebody has no letters left.
   *[other] { $bag } letters are still in the bag. Once it is empty, the game ends when somebody has no letters left.
}
now-blanko = Your turn: lay a word
now-blanko-of = { $name } looks for a word
now-blanko-mini = Fill the mini crossword
now-blanko-mini-of = { $name } fills a mini crossword
now-blanko-redraw = Which letters do you put back?
now-blanko-redraw-of = { $name } puts letters back
now-blanko-challenge = Do you accept { $name }’s word?
now-blanko-challenge-of = The others look at { $name }’s word
now-blanko-vote = Shall { $name }’s word count?
now-blanko-vote-of = The table votes on { $name }’s word
hint-worth = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-square = It covers a BLANKO square: you turn up a card.
hint-exchange = Nothing good can be laid; new letters are worth a turn.
hint-pass = Nothing can be laid, and the bag is empty.
hint-swap = One letter changes every word it is part of.

## In a few steps

howto-blanko-1 = You have eight letters. On your turn, lay a word that crosses one on the board, or lengthen one.
howto-blanko-2 = Or exchange one letter on the board for one of yours, so that every word it is part of becomes another.
howto-blanko-3 = All new words count, with the values of all their letters.
howto-blanko-4 = Whoever covers a BLANKO square turns up a card: points, another turn, or a mini crossword against the sand timer.
howto-blanko-5 = When the bag is empty and somebody has no letters left, what lies on the racks is subtracted. Most points win.

## What it is about, in one line

aim-blockers = Fewest points win: one for each group of your tiles, and one for each tile of your largest captured pile.
aim-blanko = Most points win: lay words that cross or lengthen what lies there.
aim-blitz = Get rid of your blitz deck and put as many cards into the centre as you can. All play at once.
aim-blank = Be the first to get rid of all your cards. Everybody obeys the three rule cards.

## What to do now

help-title = Help
help-aim = What wins
help-now = What to do now
help-end = How far to the end
help-steps = How it goes
help-keys = By keyboard
help-go-on = Play on
help-offer = Not sure what to do?
help-offer-hint = Show me a move
help-offer-how = Explain it
help-progress-blockers = { $left ->
    [0] Everybody has laid what can be laid.
    [one] You have { $left } tile still to lay. The game ends when everybody has only four left.
   *[other] You have { $left } tiles still to lay. The game ends when everybody has only four left.
}
help-progress-blanko = { $bag ->
    [0] The bag is empty. The game ends when somebody has no letters left.
    [one] { $bag } letter is still in the bag. Once it is empty, the game ends when somebody has no letters left.
   *[other] { $bag } letters are still in the bag. Once it is empty, the game ends when somebody has no letters left.
}
help-progress-blitz = Round { $round }. The leader has { $best } of { $target } points; the game ends with the round in which somebody reaches them.

## Whom the table waits for, and for what

now-blockers = Your turn: lay a tile
now-blockers-of = { $name } lays a tile
now-blitz = Everybody at once: put cards into the centre, and empty your blitz deck.
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

## How strong the bots are

strength-label = Bots
strength-easy = easy
strength-medium = medium
strength-hard = strong
strength-mixed = mixed

## What happened

recap-open = What happened?
recap-none = Nothing has happened since your last move.
recap-step = { $step } of { $steps }
recap-again = Once more

## Why a hint is good

hint-worth = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-square = It covers a BLANKO square: you turn up a card.
hint-exchange = Nothing good can be laid; new letters are worth a turn.
hint-pass = Nothing can be laid, and the bag is empty.
hint-swap = One letter changes every word it is part of.
hint-blitz-deck = It comes off your blitz deck, where every card left costs two points.
hint-blitz-centre = A card in the centre is a point.
hint-blitz-work = It makes room: a card from your blitz deck takes the gap.
hint-blitz-flip = No visible card goes to the centre; perhaps the next ones do.

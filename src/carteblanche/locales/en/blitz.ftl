## Cards and places

blitz-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
blitz-sign = { $sign ->
    [sun] sun
   *[moon] moon
}
blitz-card = { $colour } { $number } ({ $sign })
blitz-back = { $back ->
    [lark] lark
    [poppy] poppy
    [maple] maple
    [brook] brook
    [owl] owl
    [ivy] ivy
    [comet] comet
   *[ember] ember
}
blitz-deck = Blitz deck
blitz-work = Work area
blitz-slot = Slot { $number }
blitz-reserve = Reserve
blitz-turned = Reserve, turned over
blitz-in-hand = Reserve, in hand
blitz-centre = Centre
blitz-stack = Stack { $number }
blitz-stack-top = { $place }: { $card }
blitz-new = New stack
blitz-own = Your cards
blitz-nothing = nothing
blitz-finished = { $count } put aside
blitz-fits = fits
blitz-goes = goes to the centre
blitz-held = in your hand

## Options

blitz-option-pace = Pace
blitz-option-pace-race = race
blitz-option-pace-slow = slow: a rest after every card
blitz-option-pace-turns = practice: in turn, no clock
blitz-option-target = Points to win
blitz-option-target-help = Who has them at the end of a round wins.
blitz-option-rounds = Most rounds
blitz-option-rounds-help = 0 means no limit.
blitz-option-youngest = Chair that starts the first round
blitz-option-auto_go = A round starts by itself after
blitz-option-countdown = Countdown
blitz-option-between = Pause between rounds
blitz-option-idle = Without an act for so long one counts as through
blitz-option-grace = From a stall to the first change of rhythm
blitz-option-decide = Time to decide on the rhythm
blitz-option-browse = Time for a pass in the new rhythm
blitz-option-rest = Slow game: rest after every act
blitz-option-cap = Most that is taken off for a slow line
blitz-option-spacing = Least time between two centre plays of one player
level-child = Child

## The start

blitz-word = { $set ->
    [night] Night!
   *[day] Day!
}
blitz-round = Round { $round }
blitz-stands = { $total } of { $target }
blitz-start = { $name } calls “{ $word }”
blitz-start-you = You call “{ $word }”
blitz-go = { $word }
blitz-auto-go = By itself in

## The race

blitz-race = Tap a card: to the centre, or into your hand.
blitz-in-your-hand = { $card }: where to? Marked places fit.
blitz-goes-nowhere = { $card } goes nowhere just now.
blitz-turn = { $name } is to act …
blitz-turn-you = Your turn: one act, or pass.
blitz-resting = Rest a moment …
blitz-flip = { $count ->
    [one] Turn over one card
   *[other] Turn over { $count } cards
}
blitz-take-up = Take up the reserve
blitz-stuck = Stuck
blitz-stuck-why = Say that you do not get on. When nobody does, rhythms may be changed.
blitz-pass = Pass
blitz-marks = Mark cards that go to the centre
blitz-area = Blitz deck: { $count }, top { $top }. Work area: { $slots }. Reserve: { $reserve }.
blitz-laid = { $count ->
    [one] { $count } card in the centre.
   *[other] { $count } cards in the centre.
}
blitz-still = does not get on
blitz-total = Total

## When nobody gets on

blitz-stall-notice = Nobody gets on. Soon { $name } may change the rhythm:
blitz-stall-right = { $name } may change the rhythm:
blitz-stall-right-you = Your reserve from the start, with another rhythm?
blitz-stall-pass = { $name } tries it with { $first ->
    [one] one card first.
   *[other] two cards first.
}
blitz-stall-pass-you = { $first ->
    [one] First one card, then threes. Turn over!
   *[other] First two cards, then threes. Turn over!
}
blitz-rhythm = { $first ->
    [one] 1 first
   *[other] 2 first
}
blitz-enough = Enough
blitz-waive = No

## The end of a round

blitz-called = Blitz!
blitz-blitz = { $name }: Blitz!
blitz-blitz-you = Blitz!
blitz-dead = Dead round
blitz-scored = Round { $round }
blitz-dead-round = Round { $round }: nobody blitzed
blitz-player = Player
blitz-score-centre = in the centre
blitz-score-left = blitz deck
blitz-score-points = points
blitz-chart = Totals by round; { $target } wins
blitz-next = Next round
blitz-next-deal = Next deal in
blitz-next-waiting = Waiting for the others …
blitz-no-round = No round was finished.
result-reason-target = The target is reached.
result-reason-rounds = The last round is played.

## For who listens

blitz-act-flip = turn cards over
blitz-act-go = call the start
blitz-said-shown = Reserve: { $card }
blitz-said-flip = { $name } turns over: { $card }
blitz-said-laid = { $name }: { $card }, { $place }
blitz-said-laid-you = { $card }, { $place }
blitz-said-goes = { $source }: { $card } → { $place }.
blitz-said-left = { $count ->
    [one] { $count } blitz card left.
   *[other] { $count } blitz cards left.
}
blitz-said-none = No card goes anywhere.

## Keys

blitz-keys-title = Playing Blitz
blitz-keys-line = A tap sends a card to the centre if it goes there, else it is in your hand: tap where it shall lie. You can drag, too.
blitz-keys-deck = the top card of your blitz deck
blitz-keys-slot = the top card of a slot; with a card in hand: lay it there
blitz-keys-reserve = the visible card of your reserve
blitz-keys-space = Space
blitz-keys-flip = turns the reserve over, and takes it up again
blitz-keys-hold = takes the card into your hand, even if it goes to the centre
blitz-keys-words = says that you are stuck; passes, where turns are taken
blitz-keys-what = says what goes where
blitz-keys-enter = starts the round, and goes on to the next
blitz-keys-escape = puts the card back
blitz-keys-help = shows this

## Refusals

blitz-refused-not-started = The round has not started yet.
blitz-refused-started-already = The round has started already.
blitz-refused-game-over = The match is over.
blitz-refused-stack-moved-on = Somebody was quicker: { $stack } now shows { $top }.
blitz-refused-round-over = The round was over already.
blitz-refused-not-the-starter = { $starter } calls this round.
blitz-refused-card-not-there = { $card } does not lie there any more.
blitz-refused-only-the-top = { $top } lies on top of { $card }.
blitz-refused-no-such-source = There is no such place.
blitz-refused-no-such-stack = There is no such stack.
blitz-refused-no-such-slot = There is no such slot.
blitz-refused-does-not-fit = { $card } does not fit: { $stack } needs { $needs }.
blitz-refused-stack-starts-with-one = A new stack begins with a 1.
blitz-refused-wrong-number = On { $top } goes only a { $needs }.
blitz-refused-same-sign = Sun and moon in turn: { $top } and { $card } have the same sign.
blitz-refused-slot-full = At most { $most } cards lie on each other.
blitz-refused-empty-slot = Nothing is laid into an empty slot; it is filled from the blitz deck.
blitz-refused-same-slot = The card lies there already.
blitz-refused-hand-empty = Take the reserve up first.
blitz-refused-hand-not-empty = There are still cards to turn over.
blitz-refused-no-reserve = Your reserve is empty.
blitz-refused-said-already = You have said so already.
blitz-refused-stall-noticed = Everybody knows already that nobody gets on.
blitz-refused-no-right = It is not your right to change the rhythm.
blitz-refused-no-such-rhythm = One card first, or two.
blitz-refused-rhythm-tried = You have tried that rhythm already.
blitz-refused-no-turns = There are no turns here; nobody needs to pass.
blitz-refused-resting = A short rest first.
blitz-refused-too-many-acts = Too many cards at once.

## What time did, in a replay

blitz-rang-go = The countdown begins by itself
blitz-rang-start = The race begins
blitz-rang-deal = The next round is dealt
blitz-rang-rested = { $name } has rested
blitz-rang-idle = { $name } has not moved for a while
blitz-rang-notice = Nobody got on: now somebody may change the rhythm
blitz-rang-right = { $name } does not change the rhythm
blitz-rang-pass = { $name } has been through the reserve in the new rhythm

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
blitz-finished = put aside: { $count }
blitz-fits = fits
blitz-goes = goes to the centre
blitz-held = in your hand

## Options

blitz-option-pace = Pace
blitz-option-pace-race = race
blitz-option-pace-slow = slow: a rest after every card
blitz-option-pace-turns = practice: in turn, no clock
blitz-option-target = Points to win
blitz-option-target-help = Whoever has them at the end of a round wins.
blitz-option-rounds = Most rounds
blitz-option-rounds-help = 0 means no limit.
blitz-option-youngest = Seat that starts the first round
blitz-option-auto_go = A round starts by itself after
blitz-option-countdown = Countdown
blitz-option-between = Pause between rounds
blitz-option-idle = Doing nothing for this long counts as having been through the reserve
blitz-option-grace = From a stall to the first change of rhythm
blitz-option-decide = Time to decide on the rhythm
blitz-option-browse = Time for a pass in the new rhythm
blitz-option-rest = Slow game: rest after every act
blitz-option-cap = Most that a slow line is made up for
blitz-option-spacing = Least time between two centre plays of one player

## The start

blitz-word = { $set ->
    [night] Night!
   *[day] Day!
}
blitz-round = Round { $round }
blitz-get-ready = Get ready …
blitz-now-left = { $count ->
    [one] Go! { $count } blitz card left
   *[other] Go! { $count } blitz cards left
}
blitz-won-round = { $name } ended the round. Look at the points!
blitz-won-round-you = You ended the round. Look at the points!
blitz-stands = { $total } of { $target }
blitz-start = { $name } calls “{ $word }”
blitz-start-you = You call “{ $word }”
blitz-start-why = The word starts the round: then everybody plays at once.
blitz-go = { $word }
blitz-auto-go = Starts by itself in

## The race

blitz-race = Tap a card: to the centre, or into your hand.
blitz-race-goes = Tap ▲: each colour grows 1, 2, 3 … in the centre.
blitz-race-lay = { $card } goes on { $under }: your blitz deck shrinks.
blitz-race-none = Nothing for the centre: turn your reserve over, below right.
blitz-race-wait = Nothing for the centre: wait for the others.
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
blitz-stuck-why = Say that you are stuck. When everybody is, somebody may change the rhythm.
blitz-stuck-said = You have said that you are stuck. Once everybody is, somebody may change the rhythm.
blitz-pass = Pass
blitz-marks = Mark cards that go to the centre
blitz-area = Blitz deck: { $count }, top { $top }. Work area: { $slots }. Reserve: { $reserve }.
blitz-laid = { $count ->
    [one] { $count } card in the centre.
   *[other] { $count } cards in the centre.
}
blitz-still = is stuck
blitz-total = Total

## When nobody gets on

blitz-stall-notice = Nobody is getting anywhere. Soon { $name } may change the rhythm:
blitz-stall-notice-you = Nobody is getting anywhere. Soon you may change the rhythm of your reserve:
blitz-now-stalled = Nobody is getting anywhere
blitz-now-rhythm = You may change the rhythm
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
blitz-score-left = left over, −2 each
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
blitz-refused-game-over = The game is over.
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
blitz-refused-slot-full = { $most ->
    [one] At most { $most } card lies there.
   *[other] At most { $most } cards lie on each other.
}
blitz-refused-empty-slot = Nothing is laid into an empty slot; it is filled from the blitz deck.
blitz-refused-same-slot = The card lies there already.
blitz-refused-hand-empty = Take the reserve up first.
blitz-refused-hand-not-empty = There are still cards to turn over.
blitz-refused-no-reserve = Your reserve is empty.
blitz-refused-said-already = You have said so already.
blitz-refused-stall-noticed = Everybody knows already that nobody is getting anywhere.
blitz-refused-no-right = You may not change the rhythm now.
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
blitz-rang-notice = Nobody could go on: now somebody may change the rhythm
blitz-rang-right = { $name } does not change the rhythm
blitz-rang-pass = { $name } has been through the reserve in the new rhythm

## Levels

blitz-level-random = Plays anything that goes.
blitz-level-child = Slow hands; lays cards only in the centre and overlooks every fifth.
blitz-level-easy = Takes its time, and also builds in its work area.
blitz-level-medium = Builds, and brings up other cards when nothing moves.
blitz-level-hard = Quick; plans which of its cards frees which.
blitz-level-expert = The quickest hands; plans ahead, and leaves nothing open to you.

## Why a bot plays so

blitz-why-ends = It ends the round.
blitz-why-off = A card leaves your blitz deck, where every card left costs two points.
blitz-why-before = A card in the centre is a point, and somebody else could lay the same one there.
blitz-why-centre = A card in the centre is a point.
blitz-why-leads-off = Next, a card leaves your blitz deck, thanks to: { $card }.
blitz-why-leads-centre = Next, to the centre: { $card }.
blitz-why-browse = No visible card goes to the centre; perhaps the next ones do.
blitz-why-room = Your cards lie better so.
blitz-why-rhythm = More cards that fit come up this way.
blitz-why-moment = That is what is asked for now.
blitz-why-then = { $then ->
    [one] Another card for the centre can follow.
   *[other] { $then } more cards for the centre can follow.
}

## The first game, step by step

guide-blitz-aim = Welcome! Everybody plays at once in this game; today you act in turn, so there is no hurry. Call out the word to start the round.
guide-blitz-deck = This is your blitz deck: ten cards to get rid of. Whoever empties it first ends the round. Every card left in it costs two points.
guide-blitz-centre = In the middle lie the stacks that belong to all: one colour each, from 1 up to 10. Put a card there that goes; marked ones do. Each is a point for you.
guide-blitz-work = These open cards are your work area. The top ones may go to the middle, and you may lay cards on them downwards, sun and moon by turns. Your blitz deck fills every gap.
guide-blitz-reserve = If nothing goes, turn over cards of your reserve. The uppermost may be played.
guide-blitz-score = The round ends when a blitz deck is empty: a point for each of your cards in the middle, two less for each left in your deck. In a real game it goes on to 101, and all at once.

## Help at the table

help-progress-blitz = Round { $round }. The leader has { $best } of { $target } points; the game ends with the round in which somebody reaches them.
now-blitz = Everybody at once: put cards into the centre, and empty your blitz deck.

## In a few steps

howto-blitz-1 = Everybody has a deck of forty cards: ten are the blitz deck, a few lie face up in the work area, the rest is the reserve.
howto-blitz-2 = There are no turns. All play at once, and who is first is first.
howto-blitz-3 = In the centre, stacks of one colour grow from 1 to 10. They belong to nobody; put there whatever comes next.
howto-blitz-4 = Turn up your reserve to find cards that fit. A card from the blitz deck fills every gap in your work area.
howto-blitz-5 = When somebody’s blitz deck is empty, the round is over. Each card in the centre is a point for its owner, each card left in a blitz deck costs two. 101 points win.

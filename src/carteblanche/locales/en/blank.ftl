## Cards

blank-colour = { $colour ->
    [red] red
    [orange] orange
    [green] green
    [blue] blue
    [violet] violet
   *[pink] pink
}
blank-card = { $colour } { $number }
blank-card-titled = { $card } “{ $title }”
blank-card-hidden = a face-down card
blank-rule = Rule { $number }
blank-illustrated = with a picture
blank-no-words = Nothing is written on this card.
blank-by = by { $name }
blank-written-in = Written in { $language }:
blank-class = { $category ->
    [machine] the machine does it
    [helped] the machine helps
   *[honour] on your honour
}
blank-class-why = { $category ->
    [machine] Everything in it is carried out and checked by the table.
    [helped] The table knows when it happens and to whom; people say whether it was done.
   *[honour] Only people can see whether it is obeyed.
}

## Options

blank-option-effects = What cards say
blank-option-effects-automatic = happens by itself (referee)
blank-option-effects-by-hand = you carry out yourselves (sharp eyes)
blank-option-wrong = Wrong plays
blank-option-wrong-fined = cost a penalty
blank-option-wrong-refused = are refused
blank-option-wrong-lie = lie until somebody objects
blank-option-reading = Read the rules first
blank-option-reading-help = The first card is played when everybody has understood the rules.
blank-option-rewards = Winners write a card
blank-option-rewards-help = It stays in the deck for ever.
blank-option-honour = Cards on your honour
blank-option-honour-help = Cards that only people can watch over are dealt too.
blank-option-owner = Chair of the deck’s owner
blank-option-owner-help = Who sits there has the last word on new cards.
blank-option-starts = Chair that begins
blank-option-patience = Time for answers and votes

level-beginner = Beginner
level-reader = Reads along
level-sharp = Sharp eyes

## The table

blank-players = Players; play goes { $way ->
    [right] clockwise
   *[left] anticlockwise
}
blank-direction = { $way ->
    [right] clockwise
   *[left] anticlockwise
}
blank-on-turn = on turn:
blank-acts = may act
blank-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blank-cards-left = { $count ->
    [0] no card left
    [one] { $count } card left
   *[other] { $count } cards left
}
blank-skips = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
blank-aside = { $count ->
    [one] { $count } card laid aside
   *[other] { $count } cards laid aside
}
blank-known = Cards of { $name } that you know
blank-draw-pile = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blank-discard-pile = Discard pile. On top: { $card }
blank-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blank-card-fits = fits
blank-card-chosen = chosen, number { $place }
blank-card-on-top = chosen, on top
blank-top = top
blank-choose = Your turn. Choose one card or several; the last one lies on top.
blank-choose-sharp = Your turn. Play what fits, and do what the rules ask.
blank-chosen = { $card }
blank-chosen-many = { $count } cards, on top: { $card }
blank-would-be-wrong = This would cost a penalty: { $why }
blank-would-fire = sets off
blank-must-draw = Nothing fits. Draw a card; that is a penalty.
blank-waiting = { $name } is to act …
blank-play = { $count ->
    [one] Play
   *[other] Play { $count }
}
blank-draw = Draw
blank-object = I object!
blank-sort = Sort the hand
blank-sort-by = { $order ->
    [colour] by colour
    [number] by number
   *[dealt] as dealt
}
blank-rules = Rules in force
blank-rules-none = There is no rule at the moment.
blank-rule-pile = { $count ->
    [0] no more in the pile
    [one] { $count } more in the pile
   *[other] { $count } more in the pile
}
blank-finish = The fewest cards win in
blank-edited = changed
blank-counter = counter: { $count }
blank-ruled = The table ruled: { $text }
blank-mods = Also in force for now
blank-mod-plays = { $count ->
    [one] for one more play
   *[other] for { $count } more plays
}
blank-content = Nothing to say
blank-closing = Somebody has no cards left. Does anybody have something to carry out or to say?

## Reading

blank-reading = The rules of this game
blank-reading-line = Read them to each other. The game begins when everybody has understood.
blank-understood = Understood
blank-new = new
blank-first-card = The first card: { $card }

## Obligations

blank-duties = What is owed
blank-duty-you = You
blank-duty-stage = { $stage ->
    [pending] before the next card
    [done] says it is done
    [overdue] not done in time
   *[lasting] until further notice
}
blank-call = We are on a call or in one room
blank-call-you = Now you
blank-done = Done
blank-apply = Carry it out
blank-accuse = Accuse
blank-accuse-whom = Who did not obey this card?
blank-accuse-warning = A wrong accusation costs you a penalty.
blank-report = It happened!
blank-report-short = It happened
blank-report-line = Whom is it about? They may deny it; then the others vote.
blank-report-now = It happened just now
blank-table-decides = Let the table decide
blank-order-earlier = This rule should come earlier
blank-order-later = This rule should come later
blank-ruling = How is this card to be understood?
blank-ruling-propose = Put it to the vote
blank-referee = As the referee
blank-referee-move = Put this card
blank-referee-do = Put it there
blank-place = { $place ->
    [discard] on the discard pile
    [draw] on the draw pile
    [pile] on the rule pile
   *[rules] among the rules
}

## Questions

blank-asked = You are asked
blank-ask = { $what ->
    [player] { $count ->
        [one] Choose a player.
       *[other] Choose { $count } players.
    }
    [partner] Choose with whom.
    [may] Do you want to?
    [fits] Does this fit you?
    [colour] Name a colour.
    [number] Name a number.
    [discard] { $count ->
        [one] Discard a card.
       *[other] Discard cards, { $count } to go.
    }
    [limit] { $count ->
        [one] You hold too many cards. Discard one.
       *[other] You hold too many cards. Discard { $count }.
    }
    [give] { $count ->
        [one] Give a card to { $name }.
       *[other] Give cards to { $name }, { $count } to go.
    }
    [pass] { $count ->
        [one] Choose a card to pass on.
       *[other] Choose cards to pass on, { $count } to go.
    }
    [search] Look through the draw pile and take a card.
    [arrange] Put the next cards of the draw pile in any order.
    [exchange] Which card do you swap for the top of the draw pile?
    [rule] Which rule is discarded?
    [edit] In which rule do you change the number?
    [mirror] A penalty is coming. Do you have an answer?
    [fresh] The card you drew fits. Play it?
    [claim] { $count ->
        [one] How did it go against { $name }?
       *[other] Say your answer aloud.
    }
    [race] Quick! Press when you have done it.
   *[report] { $name } says it happened to you.
}
blank-ask-hand = Tap a card of your hand.
blank-ask-look = Look at the cards
blank-ask-order = Tap the cards in the order in which they will be drawn.
blank-answer-may-yes = Yes
blank-answer-fits-yes = Yes, that is me
blank-answer-claim-won = I won
blank-answer-claim-lost = I lost
blank-answer-claim-answered = Answered
blank-answer-race-done = Done!
blank-answer-report-no = That is not true
blank-decline = No
blank-decline-mirror = Take the penalty
blank-decline-report = True
blank-decline-fresh = Keep it

## Votes

blank-vote = Vote
blank-motion = { $what ->
    [verdict] { $by } says that { $name } did not do this properly.
    [report] { $by } says it happened to { $name }; { $name } denies it.
    [ruling] { $by } asks how this card is to be understood:
    [order] { $by } wants the rules in this order:
    [contest] Who won, { $name } or { $other }?
    [answer] Was the answer of { $name } right?
   *[vote] Vote for a player.
}
blank-choice-guilty = Guilty
blank-choice-innocent = Innocent
blank-choice-yes = Yes
blank-choice-no = No
blank-choice-right = Right
blank-choice-wrong = Wrong
blank-vote-waiting = waiting for { $names }

## Why did that happen?

blank-why = Why did that happen?
blank-story-none = Nothing has happened yet.
blank-played = { $name } plays { $cards }.
blank-note-understood = { $name } has understood the rules.
blank-note-effect = The card itself does something.
blank-note-fired = { $card } is set off.
blank-note-twice = { $card } applies twice.
blank-note-out-of-budget = The rest was too much and is left out.
blank-note-reversed = The direction of play changes.
blank-note-countdown = The end is in sight: { $n } seconds.
blank-note-contest = { $name } and { $n } compete.
blank-note-contest-won = { $name } wins the contest.
blank-note-race-over = { $name } was first, { $other } last.
blank-note-holds = From now on something else holds.
blank-note-scramble = There are no turns now.
blank-note-declines = { $name } declines.
blank-note-no-answer = { $name } did not answer in time.
blank-note-names = { $name } names { $thing }.
blank-note-gives = { $name } gives { $other } a card.
blank-note-edited = The number in { $card } is now { $n }.
blank-note-searches = { $name } looks through the draw pile and takes a card.
blank-note-arranges = { $name } arranges the next cards of the draw pile.
blank-note-done = { $name } says: done.
blank-note-applies = { $name } carries it out.
blank-note-owes = { $name } has to do something.
blank-note-accused-rightly = { $name } rightly accuses { $other }.
blank-note-accused-wrongly = { $name } wrongly accuses { $other }.
blank-note-accused-too-late = { $name } accuses { $other }, too late.
blank-note-applied-too-late = { $name } carries it out too late.
blank-note-applied-wrongly = { $name } carries out what nobody asks.
blank-note-not-proven = Not proven; nobody draws.
blank-note-objected-rightly = { $name } rightly objects; { $other } takes the cards back.
blank-note-reported = { $name } reports it of { $other }.
blank-note-reported-already = That has just been reported.
blank-note-happened = It happened to { $name }.
blank-note-voted = { $why ->
    [guilty] The vote: guilty.
    [innocent] The vote: innocent.
    [yes] The vote: yes.
    [no] The vote: no.
    [right] The vote: right.
    [wrong] The vote: wrong.
   *[other] The vote is over.
}
blank-note-taken-back = { $name } takes the cards back: { $why ->
    [not-your-turn] not on turn.
    [no-match] neither colour nor number fits.
    [no-common-mark] the cards do not go together.
    [forbidden] a rule forbids it.
    [not-required] a rule wants other cards.
    [not-the-picked-card] another card was picked.
   *[other] the play was wrong.
}
blank-note-cannot-play = { $name } has nothing that fits.
blank-note-immune = { $name } is immune.
blank-note-penalty = { $name } takes { $n ->
    [one] a penalty
   *[other] { $n } penalties
}: { $why ->
    [not-obeyed] a card was not obeyed.
    [nothing-owed] no card asked for it.
    [false-accusation] the accusation was wrong.
    [wrong-play] the play was wrong.
    [wrong-answer] the answer was wrong.
    [not-your-turn] it was not their turn.
    [no-match] the card did not fit.
    [no-common-mark] the cards did not go together.
    [card] a card says so.
   *[other] the play was wrong.
}
blank-note-reflected = { $name } answers the penalty with { $card }.
blank-note-shows = { $name } shows the whole hand.
blank-note-wins = { $name } wins by a card.
blank-note-draws = { $name } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
blank-note-nothing-to-draw = There is nothing left to draw.
blank-note-discards = { $name } discards { $thing }.
blank-note-looks = { $name } looks at the cards of { $other }.
blank-note-takes = { $name } takes { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from { $other }.
blank-note-swaps = { $name } and { $other } swap hands.
blank-note-will-skip = { $name } will miss a turn.
blank-note-skipped = { $name } misses a turn.
blank-note-rule-discarded = { $card } is discarded.
blank-note-rule-revealed = { $card } is new.
blank-note-flips = { $thing } goes onto the discard pile.
blank-note-rotated = All hands move on { $why ->
    [left] to the left.
    [right] to the right.
   *[play] in the direction of play.
}
blank-note-pooled = All hands are shuffled and dealt again.
blank-note-passed-on = Everybody passes cards on.
blank-note-won = { $name } has won.
blank-note-picked = { $name } picks { $thing } blind.
blank-note-reshuffled = The draw pile is made anew.
blank-note-forgoes = { $name } writes nothing.
blank-note-approved = { $name } accepts the new card.
blank-note-vetoed = { $name } asks for a change.
blank-note-wishes = { $name } proposes a card.
blank-note-corrected = { $name }, as the referee, moves { $card }.

## The studio

blank-reward = { $name } has won and may write a card
blank-reward-you = You have won. Change the game for good!
blank-reward-waiting = { $name } is writing a card. Talk about it: how will it work?
blank-studio-line = Whatever you write is part of this deck from the next game on.
blank-studio-starter = This game uses the deck that comes with the house. What you write is shown in the result, but only a deck of your own remembers it.
blank-studio-what = What do you want to write?
blank-studio-rule = a new rule
blank-studio-card = words for a game card
blank-studio-which = Which card?
blank-studio-title = Title
blank-studio-how = How?
blank-studio-write = in my own words
blank-studio-click = click it together
blank-studio-sentence-rule = When … happens, somebody …
blank-studio-sentence-card = When this card is played, somebody …
blank-studio-hint = Write a sentence. What somebody says or does may be anything, in quotation marks.
blank-studio-example = Show me an example
blank-studio-reading = Reading …
blank-studio-misread = I do not understand this word here:
blank-studio-missing = Something is missing here:
blank-studio-try = This would work:
blank-studio-understood = This is how I understand it:
blank-studio-languages = In the other languages
blank-studio-propose = Propose it to { $name }
blank-studio-enter = Write it into the deck
blank-studio-forgo = Write nothing
blank-blocks-when = When
blank-blocks-and = and
blank-blocks-then = Then
blank-blocks-next = then
blank-blocks-always = As long as this rule lies there:
blank-blocks-trigger = Add when it happens
blank-blocks-condition = Add a condition
blank-blocks-effect = Add what happens
blank-blocks-remove = Remove
blank-blocks-once = How often?
blank-blocks-once-always = every time
blank-blocks-once-turn = once a turn
blank-blocks-once-game = once a game
blank-blocks-category = { $category ->
    [cards] which cards
    [who] who
    [amount] how many
    [times] how often
    [until] how long
    [trigger] when
    [condition] condition
    [do] what they do
    [modifier] what holds
    [effect] what happens
    [n] number
    [face] number on the card
    [time] seconds
    [text] text
    [colour] colour
    [colours] colours
    [numbers] numbers
   *[block] what happens
}
blank-finding-level = { $level ->
    [error] Not like this:
   *[warning] Careful:
}
blank-finding-cannot-be-said = These parts do not go together.
blank-finding-reaction-on-a-rule = Only a game card can answer a penalty.
blank-finding-say-how-long = Say how long this holds.
blank-finding-too-long = This is more than fits on a card.
blank-finding-trigger-on-a-game-card = A game card works when it is played; it needs no “when”.
blank-finding-circle = It sets off other rules that set it off again. Each fires once only, but it may get lively.
blank-finding-never-fires = This can never happen.
blank-finding-no-target = Nobody has been chosen or named at this point ({ $part }).
blank-finding-sets-itself-off = It sets itself off. It fires once only.
blank-finding-singles-out = It singles out { $part }. Is that fair for years to come?
blank-finding-wins-at-once = It can end the game at once.
blank-finding-written-already = Something is written on this card of the deck already ({ $part }). Choose another one.
blank-finding-no-such-card = This deck has no such card ({ $part }).
blank-finding-no-blank-rule = All blank rule cards of this deck are used up. Its owner can allow more.
blank-drawing = Picture
blank-drawing-here = draw here
blank-drawing-undo = Last line off
blank-drawing-clear = Clean sheet
blank-proof = Your card
blank-proof-choose = Choose a card first.
blank-proposal = { $name } proposes:
blank-proposal-waiting = { $name } decides, because it is their deck.
blank-proposal-absent = No owner of this deck is at the table. The card will wait for one.
blank-approve = Accept it
blank-veto = Ask for a change
blank-veto-reason = What should change?
blank-vetoed = { $name } asks for a change. Talk about it and try again.

## Trial games

blank-try = What does it do to the game?
blank-try-line = Bots play the same games with this card and without it.
blank-try-go = Try it out
blank-try-stale = The card has changed since.
blank-try-failed = The trial games did not work.
blank-try-playing = { $games } of { $wanted } games
blank-try-length = Turns in a game
blank-try-without = instead of { $count }
blank-try-pace = { $pace ->
    [longer] longer
    [shorter] shorter
   *[same] about as long as before
}
blank-try-fires = It happens
blank-try-games = of the games ({ $range } %)
blank-try-per-game = { $count } times a game
blank-try-fair = Fair for everybody?
blank-try-fair-yes = Yes
blank-try-fair-no = Not quite
blank-try-fair-line = No seat gains or loses by it, as far as these games can tell.
blank-try-seat-more = seat { $seat } wins more often
blank-try-seat-less = seat { $seat } wins less often
blank-try-endless = { $count ->
    [one] With it, { $count } game came to no end.
   *[other] With it, { $count } games came to no end.
}
blank-try-lengths = How long games are, in turns
blank-try-bar = { $turns } turns: { $with } % of the games with the card, { $without } % without it
blank-try-with-card = with the card
blank-try-without-card = without it
blank-try-seats = Who wins, by seat
blank-try-seat = seat { $seat }: { $share } %, without the card { $before } %
blank-try-seats-line = The first seat begins. Full dot: with the card, open dot: without; the strokes show how sure that is.
blank-try-beside = { $count ->
    [one] Meets { $count } other card
   *[other] Meets { $count } other cards
}

## The result

blank-reason-empty-hand = An empty hand wins.
blank-reason-time = Time is up: the fewest cards win.
blank-reason-card = A card decided it.
blank-written = Written today

## Keys

blank-keys-title = Playing by keyboard
blank-keys-number = goes to the next card with that number
blank-keys-arrows = move through the hand
blank-keys-space = chooses a card or puts it back
blank-keys-enter = plays the chosen cards
blank-keys-draw = draws
blank-keys-object = objects to the last play
blank-keys-escape = puts all chosen cards back
blank-keys-help = shows this

## Faults and refusals

blank-fault-no-match = neither colour nor number fits.
blank-fault-no-common-mark = the cards must share a colour or a number.
blank-fault-forbidden = a rule forbids this card.
blank-fault-not-required = a rule wants other cards now.
blank-fault-not-the-picked-card = the picked card must be among them.
blank-fault-not-your-turn = it is not your turn.
refused-no-match = Neither the colour nor the number fits the top card.
refused-no-common-mark = Cards that are played together share a colour or a number.
refused-forbidden = A rule forbids this card.
refused-not-required = A rule wants other cards now.
refused-not-the-picked-card = The card that was picked must be among them.
refused-can-play = You have a card that fits, so you cannot draw.
refused-card-twice = Each card can be played once.
refused-no-cards = Choose a card first.
refused-not-in-your-hand = { $card } is not in your hand.
refused-must-answer = This must be answered.
refused-no-answer = That is no answer to this question.
refused-nothing-asked = Nothing is being asked.
refused-no-objections-here = At this table wrong plays are noticed by themselves.
refused-own-play = You cannot object to your own play.
refused-too-late = It is too late for that.
refused-no-reward = It is not for you to write a card now.
refused-no-such-card = There is no such card.
refused-no-such-choice = That cannot be voted for.
refused-no-such-duty = This card asks nothing of you now.
refused-no-such-event = This card does not wait for anything.
refused-no-such-place = The card cannot go there.
refused-no-such-player = There is no such player.
refused-no-text = Please write something.
refused-no-title = The card needs a title.
refused-no-vote = Your vote is not asked for.
refused-not-now = Something is still being resolved. One moment.
refused-not-the-owner = Only the owner of the deck can do that.
refused-not-the-rules = Those are not the rules in force.
refused-not-understood = This is not understood: { $why }
refused-not-while-voting = There is a vote first.
refused-nothing-to-approve = There is no card to decide on.
refused-nothing-to-read = There is nothing to read now.
refused-top-card-stays = The top card stays where it is.
refused-written-already = Something is written on this card already.
refused-no-blank-rule = All blank rule cards of this deck are used up.

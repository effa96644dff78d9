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
blank-rule-short = No. { $number }
blank-rule-more = … tap to read all of it
blank-illustrated = with a picture
blank-no-words = Nothing is written on this card.
blank-by = by { $name }
blank-imported = imported
blank-written-in = Written in { $language }:
blank-class = { $category ->
    [machine] the machine does it
    [helped] the machine helps
   *[people] people see to it
}
blank-class-why = { $category ->
    [machine] Everything in it is carried out and checked by the table.
    [helped] The table knows when it happens and to whom; people say whether it was done.
   *[people] Only people can see whether it is obeyed.
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
blank-option-people = Cards that people see to
blank-option-people-help = Rules and game cards for which you have to see, say or do something, or to hurry, are dealt too.
blank-option-clocks = Cards with a clock
blank-option-clocks-help = Rules and game cards by which something happens after a while, even the end of the game, are dealt too.
blank-option-owner = Seat of the deck’s owner
blank-option-owner-help = Whoever sits there has the last word on new cards.
blank-option-starts = Seat that begins
blank-option-patience = Time for answers and votes

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
blank-reads = is reading
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
blank-extra = { $count ->
    [one] has an extra turn
   *[other] has { $count } extra turns
}
blank-gone = out of the game
blank-mark = marked
blank-front = Cards that lie open in front of { $name }
blank-known = Cards of { $name } that you know
blank-draw-pile = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
blank-middle = In the middle: { $count ->
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
blank-choose = Same colour or number as the top card. Several, if all share it.
blank-choose-sharp = Your turn. Play what fits, and do what the rules ask.
blank-choose-free = There are no turns. Anybody may play!
blank-choose-anytime = { $name } is on turn, but you have a card for now.
blank-chosen = { $card }
blank-chosen-along = { $card }. Raised cards can go with it.
blank-chosen-many = { $count ->
    [one] { $count } card. What counts is on top: { $card }
   *[other] { $count } cards. What counts is on top: { $card }
}
blank-would-be-wrong = This would cost a penalty: { $why }
blank-would-fire = may set off
blank-must-draw = Nothing fits: draw a card. Rules count it as a penalty.
blank-waiting = { $name } is to act …
blank-play = { $count ->
    [one] Play
   *[other] Play { $count }
}
blank-play-anyway = Play anyway
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
blank-edited = changed
blank-off = not for now
blank-counter = counter: { $count }
blank-ruled = The table ruled: { $text }
blank-mods = Also for now
blank-until-turn = Until the next turn of { $name }: { $text }
blank-named = { $text } Named: { $named }.
blank-mod-plays = { $count ->
    [one] for one more play
   *[other] for { $count } more plays
}
blank-content = Nothing to say
blank-closing = Somebody has no cards left. Does anybody have something to carry out or to say?

## Reading

blank-reading = The rules of this game
blank-reading-line = Read them to each other. The game begins when everybody has understood.
blank-reading-alone = The game begins when you have understood them.
blank-reading-deck = The deck: { $deck }
blank-understood = Understood
blank-new = new
blank-first-card = The first card: { $card }

## Obligations

blank-duties = What is owed
blank-duties-now = To do now
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
blank-apply-card = Carry out “{ $card }”
blank-use-may = You may:
blank-use = Do it
blank-deed = { $how ->
    [say] { $count ->
        [one] say “{ $text }”
       *[other] say “{ $text }”, { $count } times
    }
   *[do] { $count ->
        [one] { $text }
       *[other] { $text }, { $count } times
    }
}
blank-accuse = Accuse
blank-accuse-whom = Who did not obey this card?
blank-accuse-warning = A wrong accusation costs you a penalty.
blank-report = It happened!
blank-report-what = What has happened?
blank-report-short = It happened
blank-report-line = Whom is it about? They may deny it; then the others vote.
blank-report-contest = The others may deny it; then all vote.
blank-report-now = It happened just now
blank-table-decides = Let the table decide
blank-order-earlier = This rule should come earlier
blank-order-later = This rule should come later
blank-ruling = How is this card to be understood?
blank-ruling-propose = Put it to the vote
blank-referee = As the referee
blank-referee-line = The others vote on it.
blank-referee-move = Put this card
blank-referee-do = Put it there
blank-place = { $place ->
    [discard-pile] on the discard pile
    [draw-pile] on the draw pile
    [rule-pile] on the rule pile
   *[rules] among the rules
}
blank-place-hand = into the hand of { $name }
blank-correct = { $card } goes { $place }.

## Questions

blank-asked = You are asked
blank-ask = { $what ->
    [players] { $count ->
        [one] Choose a player.
       *[other] Choose { $count } players.
    }
    [name] Whom do you name?
    [cards] { $count ->
        [0] Choose cards.
        [one] Choose a card.
       *[other] Choose { $count } cards.
    }
    [arrange] Put these cards in any order.
    [react] Something is about to happen to you. Do you play a card against it?
    [report] { $name } says that it has happened.
    [either] Choose one of these.
    [colour] Name a colour.
    [number] Name a number.
    [said] Say it aloud.
    [done] Quick! Press when you have done it.
    [go-on] The game rests. Shall it go on?
    [fact] Is that so?
   *[yes] Do you want to?
}
blank-ask-hand = Tap a card of your hand.
blank-ask-none = No card fits, or too few do. Nobody is told.
blank-ask-price = You cannot pay for what is greyed out. Nobody is told.
blank-ask-look = Look at the cards
blank-ask-order = Tap the cards in the order in which they will be drawn.
blank-answer-yes = Yes
blank-answer-no = No
blank-answer-done = Done!
blank-answer-go-on = Go on
blank-answer-said = Said
blank-answer-report-no = That is not true
blank-answer-number = Number
blank-answer-give = Answer
blank-answer-nothing = Go on without
blank-answer-these = { $count ->
    [0] None
    [one] This one
   *[other] These { $count }
}
blank-decline = No
blank-decline-name = I say nothing
blank-decline-react = Let it happen
blank-decline-done = I give up
blank-decline-fact = I do not know
blank-decline-report = True

## Votes

blank-vote = Vote
blank-motion = { $what ->
    [verdict] { $by } says that { $name } did not do this properly.
    [report] { $by } says it happened to { $name }; it is denied.
    [ruling] { $by } asks how this card is to be understood:
    [order] { $by } wants the rules in this order:
    [correct] { $by }, as the referee, wants to move a card:
    [consent] { $by } wants this by hand. Does { $name } agree?
    [tool] { $by }, by hand:
   *[tool-vote] Somebody is against it. Shall this happen?
}
blank-choice-guilty = Guilty
blank-choice-innocent = Innocent
blank-choice-yes = Yes
blank-choice-no = No
blank-choice-fine = Fine
blank-choice-object = I object!
blank-vote-waiting = waiting for { $names }

## What happened, and why?

blank-why = What happened, and why?
blank-story-none = Nothing has happened yet.
blank-played = { $name } plays { $cards }.
blank-played-top = Of these, the one on top counts: { $card }.
blank-note-understood = { $name } has understood the rules.
blank-note-effect = The card itself does something.
blank-note-fired = { $card } applies.
blank-note-people = People see to { $card }.
blank-note-multiplied = { $card } counts more than once.
blank-note-waived = The rest was too much and is left out.
blank-note-instead = Something else happens instead, for { $name }.
blank-note-reacts = { $name } plays { $card } against it.
blank-note-cancelled = It is taken back.
blank-note-turn-ends = The turn of { $name } ends.
blank-note-leads = { $name } goes on.
blank-note-plays-again = { $name } will have an extra turn.
blank-note-seats-swapped = { $name } and { $other } swap seats.
blank-note-out = { $name } is out of the game.
blank-note-marked = { $name } is marked.
blank-note-unmarked = { $name } is no longer marked.
blank-note-counts = A counter stands at { $n }.
blank-note-time-is-up = Time is up.
blank-note-picks = { $name } picks a card.
blank-note-shuffles = Cards are shuffled.
blank-note-shared = { $name } shares out { $cards }.
blank-note-uses = { $name } makes use of { $card }.
blank-note-failed = { $name } has not done it in time.
blank-note-tool = { $name }, by hand: { $use }
blank-note-objects = { $name } objects.
blank-note-tool-refused = It does not happen.
blank-note-die = { $name } rolls a { $n }.
blank-note-coin = { $why ->
    [heads] The coin shows heads.
   *[tails] The coin shows tails.
}
blank-note-player = Luck picks { $name }.
blank-note-reversed = The direction of play changes.
blank-note-countdown = { $name } sets a clock: { $n } seconds.
blank-note-contest-won = { $name } wins the contest.
blank-note-race-over = { $name } was first.
blank-note-holds = For a while something new applies.
blank-note-declines = { $name } declines.
blank-note-no-answer = { $name } did not answer in time.
blank-note-names = { $name } names { $thing }.
blank-note-gives = { $name } gives { $cards } away.
blank-note-receives = { $name } gets { $cards }.
blank-note-loses = { $name } loses { $cards }.
blank-note-puts-away = { $name } puts { $cards } away.
blank-note-edited = The number in { $card } is now { $n }.
blank-note-arranges = { $name } puts { $cards } in order.
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
blank-note-happened = It happened to { $name }: { $why }.
blank-note-voted = { $why ->
    [guilty] The vote: guilty.
    [innocent] The vote: innocent.
    [yes] The vote: yes.
    [no] The vote: no.
    [fine] Nobody objects.
   *[other] The vote is over.
}
blank-note-voted-for = { $name } votes for { $other }.
blank-note-taken-back = { $name } takes the cards back: { $why ->
    [not-your-turn] not on turn.
    [no-match] neither colour nor number fits.
    [no-common-mark] the cards do not go together.
    [forbidden] a rule forbids it.
    [not-required] a rule wants other cards.
   *[other] the play was wrong.
}
blank-note-cannot-play = { $name } has nothing that fits.
blank-note-penalty = { $name } takes { $n ->
    [one] a penalty
   *[other] { $n } penalties
}: { $why ->
    [not-obeyed] a card was not obeyed.
    [nothing-owed] no card asked for it.
    [false-accusation] the accusation was wrong.
    [wrong-play] the play was wrong.
    [forbidden] a card forbids it.
    [unable] nothing fits.
    [not-your-turn] it was not their turn.
    [no-match] the card did not fit.
    [no-common-mark] the cards did not go together.
    [card] a card says so.
   *[other] the play was wrong.
}
blank-note-shows = { $name } shows { $cards }.
blank-note-wins = { $name } wins by a card.
blank-note-draws = { $name } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
blank-note-nothing-to-draw = There is nothing left to draw.
blank-note-discards = { $name } discards { $cards }.
blank-note-swaps = { $name } swaps cards with somebody.
blank-note-will-skip = { $n ->
    [one] { $name } will miss a turn.
   *[other] { $name } will miss { $n } turns.
}
blank-note-skipped = { $name } misses a turn.
blank-note-rule-discarded = { $card } is discarded.
blank-note-rule-revealed = { $card } is new.
blank-note-won = { $name } has won.
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
blank-studio-sentence-rule = Your rule
blank-studio-sentence-card = What happens when the card is played
blank-studio-hint = Write it as you would say it, in any of our languages. You will see what was understood.
blank-studio-example = Show me an example
blank-studio-reading = Reading …
blank-studio-languages = In the other languages
blank-answer-understood = This is how it is understood:
blank-answer-nearly = Nearly. So much is understood; the underlined words are not in it:
blank-answer-people = The machine cannot see to this by itself.
blank-answer-too-slow = Reading this took too long.
blank-answer-not-a-card = These blocks do not make a card yet.
blank-answer-this = This is what I mean
blank-answer-take = Take it like this
blank-answer-mend = Mend it with blocks
blank-answer-keep = Let people see to it, exactly as written
blank-answer-kept = People see to this card as it is written. At the table they carry it out by hand.
blank-suggestion = A translator’s suggestion
blank-suggestion-why = Nobody has checked this. Read it back: it counts only if you say that you mean it.
blank-suggestion-ask = Ask a translator
blank-suggestion-asking = The translator is being asked …
blank-suggestion-none = The translator has no suggestion for this.
blank-answer-left = not understood
blank-answer-commentary = taken for a title or a story
blank-blocks-number = a number
blank-blocks-text = own words
blank-blocks-nothing = nothing
blank-blocks-more = more …
blank-blocks-add = Add: { $slot }
blank-blocks-back = Back to the words
blank-finding-people-and-machine = Either people see to a card or the machine does.
blank-answer-choose = { $count ->
    [one] Is this what you mean?
   *[other] Which of these do you mean?
}
blank-studio-propose = Propose it to { $name }
blank-studio-enter = Write it into the deck
blank-studio-forgo = Write nothing
blank-blocks-remove = Remove
blank-finding-level = { $level ->
    [error] Not like this:
   *[warning] Careful:
}
blank-finding-reaction-on-a-rule = Only a game card can answer a penalty.
blank-finding-too-long = This is more than fits on a card.
blank-finding-never-fires = This can never happen.
blank-finding-singles-out = It singles out { $part }. Is that fair for years to come?
blank-finding-left-out = Not in it: { $part }
blank-finding-wins-at-once = It can end the game at once.
blank-finding-nobody-wins = As long as it holds, nobody can win.
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
blank-accept-soon = It goes into the deck by itself in { $seconds } s.
blank-accept-hold = Hold it back
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
blank-try-per-game = times a game: { $count }
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
blank-try-bar = turns: { $turns }; { $with } % of the games with the card, { $without } % without it
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
blank-kept = { $count ->
    [one] The card is in “{ $deck }” now. Play again, and it is dealt.
   *[other] The cards are in “{ $deck }” now. Play again, and they are dealt.
}
blank-kept-waits = { $count ->
    [one] The card waits until an owner of “{ $deck }” says yes.
   *[other] The cards wait until an owner of “{ $deck }” says yes.
}
blank-kept-not = This game was played with the deck that comes with the house, which stays as it is.

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
blank-fault-not-your-turn = it is not your turn.
refused-no-match = Neither the colour nor the number fits the top card.
refused-no-common-mark = Cards that are played together share a colour or a number.
refused-forbidden = A rule forbids this card.
refused-not-required = A rule wants other cards now.
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
refused-not-allowed = No card allows you that now.
refused-no-such-place = The card cannot go there.
refused-no-such-player = There is no such player.
refused-no-text = Please write something.
refused-no-title = The card needs a title.
refused-no-vote = Your vote is not asked for.
refused-not-now = Something is still being resolved. One moment.
refused-not-the-owner = Only the owner of the deck can do that.
refused-not-the-rules = Those are not the rules in force.
refused-not-understood = This is not understood.
refused-for-people = Bots cannot try what people see to.
refused-not-while-voting = There is a vote first.
refused-nothing-to-approve = There is no card to decide on.
refused-nothing-to-read = There is nothing to read now.
refused-top-card-stays = The top card stays where it is.
refused-written-already = Something is written on this card already.
refused-no-blank-rule = All blank rule cards of this deck are used up.

## Levels

blank-level-random = Plays anything that goes.
blank-level-beginner = Sheds many cards when it sees the chance, and does not read them.
blank-level-casual = Reads the cards, and thinks of little more than half of what it could do.
blank-level-reader = Tries everything that it could do, and sees what the cards make of it.
blank-level-sharp = Follows its best ideas for a few turns, and notices nearly everything.
blank-level-master = Thinks through what you could hold and what you would answer.

## Why a bot plays so

blank-why-wins = That wins.
blank-why-burdens = { $cards ->
    [one] The others take up a card by it.
   *[other] The others take up { $cards } cards by it.
}
blank-why-ready = What is left in your hand can go all at once.
blank-why-sheds = { $cards ->
    [one] A card less in your hand.
   *[other] { $cards } cards less in your hand.
}
blank-why-costs = { $cards ->
    [one] You take up a card by it, but everything else looks worse.
   *[other] You take up { $cards } cards by it, but everything else looks worse.
}
blank-why-weighs = Everything else looks worse.
blank-why-only = There is nothing else to do.
blank-why-duty = You owe it to the table.
blank-why-notices = Something was not done as the rules say.
blank-why-agrees = There is nothing to win or lose by it.
blank-why-chance = Estimated chance of winning: { $chance } %; with the next best: { $next } %.

## The first game, step by step

guide-blank-aim = Welcome! Be the first without cards. What makes this game special: three rules that players wrote, and the winner adds one.
guide-blank-rules = These rules hold in this game. Read them, then say that you understood; the machine sees to most of them.
guide-blank-top = This card lies on top. Play a card of the same colour or the same number.
guide-blank-play = Raised cards fit. Choose one and play it. If none fits, draw.
guide-blank-several = You may play several at once, if all of them share one colour or one number with the top card. Try it, or play one.
guide-blank-why = When a rule applies, its card nods. Tap a rule or card to read it; “What happened, and why?” tells everything in order.
guide-blank-win = Whoever has no cards left wins and writes a new rule, or words on a card, and they stay in the deck. Now it is your game.

## Help at the table

help-progress-blank = { $count ->
    [0] You have no cards left.
    [one] You have { $count } card left.
   *[other] You have { $count } cards left.
}
help-progress-blank-others = { $count ->
    [0] Somebody else has none left.
    [one] Everybody else still has at least { $count } card. The game ends when somebody has none.
   *[other] Everybody else still has at least { $count } cards. The game ends when somebody has none.
}
now-blank = Your turn: play a card that fits
now-blank-draw = Your turn: nothing fits, draw a card
now-blank-asked = Answer what a card asks you
now-blank-read = Read the rules of this game
now-blank-read-of = Still reading: { $names }
now-blank-write = You have won: write a card
now-blank-write-of = { $name } has won and writes a card

## In a few steps

howto-blank-1 = Be the first without cards. Put down a card of the same colour or the same number; with cards that go together, several at once: then the last one counts.
howto-blank-2 = Three rule cards say what else happens, and to whom. They always apply.
howto-blank-3 = If nothing fits, draw a card. Whoever breaks a rule draws a penalty.
howto-blank-4 = Whoever wins writes a new rule, or words on a game card. It stays in the deck for good.
howto-blank-5 = So with every game it becomes more your own.

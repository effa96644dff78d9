## The list

decks-line = A deck of BLANK belongs to a household. Whoever wins a game with it writes a card, and the card stays.
decks-name-first = A deck has an owner. What are you called?
decks-make = New deck
decks-import = Import a deck
decks-mix = Mix decks
decks-owned = yours
decks-everybodys = everybody’s in this house
decks-wrote = you have written in it
decks-mixed = mixed
decks-none = No deck yet. Make one, play with it, and let the winners write.

## Making, mixing

decks-name = Name of the deck
decks-mark = Mark
decks-mark-line = One or two letters that stand on every card of this deck, so that it can be mixed with others and separated again.
decks-begin = To begin with
decks-begin-written = the rules and effects that come with the game
decks-begin-empty = nothing is written yet
decks-make-go = Make the deck
decks-mix-line = The cards of several decks are played together. Their marks keep them apart, and later everything written goes back to where it belongs.
decks-mix-which = Which decks?
decks-mix-same = Two of these decks have the same mark. Only decks with different marks can be mixed.
decks-mix-go = Mix them
decks-separate = Separate
decks-separate-line = What was written into this mixture goes back by its mark into: { $names }.
decks-separate-go = Separate them
decks-separated = Brought up to date: { $names }

## Owners

decks-recovery = The deck is yours
decks-recovery-line = Keep this link: it is shown only once. Whoever opens it becomes an owner too, so send it to somebody who should own the deck with you, or keep it for the day this device is gone.
decks-recovery-link = Link for owners
decks-claim = Become an owner of “{ $name }”
decks-claim-line = Owners have the last word on new cards, and may write, rename and separate.
decks-claim-go = Yes, I own it too
decks-claim-wrong = This link does not make an owner of this deck.

## One deck

decks-all = All decks
decks-nowhere = There is no such deck here.
decks-open = Look at the deck
decks-blanks = still blank: { $rules ->
    [one] { $rules } rule card
   *[other] { $rules } rule cards
} and { $cards ->
    [one] { $cards } game card
   *[other] { $cards } game cards
}
decks-authors = Written by
decks-play = Play with it
decks-write = Write a card
decks-card-written = The card is in the deck.
decks-export = Save as a file
decks-rename = Rename
decks-rename-go = Rename it
decks-more = One more blank rule card
decks-rules = Rules ({ $count })
decks-rules-none = There are no rules yet.
decks-cards = Game cards
decks-show = Show
decks-show-written = with words ({ $count })
decks-show-all = all
decks-cards-none = Nothing is written on the game cards yet.
decks-story = The story of this deck
decks-story-fired = { $count ->
    [one] It has struck once: on { $day }.
   *[other] It has struck { $count } times, first on { $day }.
}
decks-story-struck = { $count ->
    [one] Hit: { $name }.
   *[other] Hit most: { $name }, { $count } times.
}
decks-story-waits = Nothing has happened by it yet.
decks-history = How it has grown
decks-history-none = Nothing has been written into it yet. Win a game!
decks-wrote-card = { $name } wrote { $card }.
decks-repair = Say what it means
decks-repair-line = The words stay as they are. From the next game on the card means what you choose here; games that have begun keep what it meant.
decks-repair-now = Now:
decks-repair-go = From now on it means this
decks-repaired = The card means this from the next game on.
decks-repaired-card = { $name } said what { $card } means.
decks-old = { $count ->
    [one] One card of this deck was written before cards were read as they are now: people see to it, exactly as it is written.
   *[other] { $count } cards of this deck were written before cards were read as they are now: people see to them, exactly as they are written.
} Its owner can say what they mean.
decks-somebody = Somebody
decks-since = What is new since version
decks-until = up to
decks-changes-none = Nothing between these versions.

## Proposals

decks-propose = Propose a card
decks-propose-line = An owner of this deck reads it and decides. You will find the answer here.
decks-propose-name = Your card will be signed. What are you called?
decks-propose-go = Propose it
decks-propose-again = Send it anew
decks-proposed = Your card waits for an owner of this deck.
decks-proposer = you have proposed a card
decks-proposals = Proposed cards ({ $count })
decks-proposals-yours = What you have proposed ({ $count })
decks-proposal-on = for { $card }
decks-proposal-rule = a new rule
decks-proposal-state = { $state ->
    [waiting] waits for an owner
    [vetoed] should change
    [approved] is in the deck
   *[declined] declined
}
decks-proposal-answer = { $state ->
    [vetoed] { $name } asks for a change.
    [approved] { $name } has accepted it.
   *[declined] { $name } would rather not have it in the deck.
}
decks-proposal-owner = An owner
decks-proposal-taken = { $why } Choose another card.
decks-proposal-sent-back = { $name } has been asked to change it.
decks-proposal-words = A word to { $name }, if you like
decks-proposal-decline = No, thank you
decks-proposal-answered = { $name } will read it here.
decks-proposal-change = Change it
decks-proposal-take-back = Take it back
decks-proposal-put-away = Put away

## Print

decks-print = Print
decks-print-line = A PDF with cards to cut out, in the language that you read now.
decks-print-which = Which cards?
decks-print-all = all
decks-print-written = with words
decks-print-rules = rules
decks-print-game = game cards
decks-print-since = Only what was written after version
decks-print-ever = – (everything)
decks-print-paper = Paper
decks-print-backs = with backs, for printing on both sides
decks-print-go = Get the PDF

## At the table

decks-own = { $name }’s deck
decks-own-guest = Our deck
decks-house = The house’s deck
decks-house-mark = H
decks-choose = The deck
decks-starter = the one that comes with the game
decks-choose-own = What the winners write stays in this deck.
decks-choose-line = With a deck of your own, what the winners write stays.
decks-choose-absent = No owner of this deck sits here: what the winners write waits for one.
decks-version = version { $version }
decks-of = of { $names }

## Refusals

refused-no-such-deck = There is no such deck, or it is not yours.
refused-no-deck-here = This game is played without a deck.
refused-no-deck-file = This file is not a deck.
refused-same-mark = Two decks have the mark { $mark }. Only decks with different marks can be mixed.
refused-too-many-decks = { $most ->
    [one] At most { $most } deck can be mixed, those in a mixture counted.
   *[other] At most { $most } decks can be mixed, those in a mixture counted.
}
refused-too-much-ink = This picture has too many lines.
refused-not-the-author = Only whoever wrote a card draws on it.
refused-not-a-card = This cannot be a card.
refused-no-fonts = Printing is not set up in this house.
refused-nothing-to-print = Nothing of this deck fits what you want to print.
refused-enough-blank-rules = There are blank cards enough: { $most } more than in the box.
refused-no-such-trial = The trial games were ended.
refused-too-large = This is too large.
refused-nobody-accepts = Only winners write in this deck: nobody is there to accept a card.
refused-no-such-proposal = This card is no longer proposed.
refused-answered-already = An owner has answered already.
refused-enough-proposals = { $most ->
    [one] { $most } card of yours is waiting here. Wait for an answer, or take it back.
   *[other] { $most } cards of yours are waiting here. Wait for an answer, or take one back.
}
refused-deck-has-enough-proposals = { $most ->
    [one] { $most } card is waiting in this deck. Try again when its owners have decided.
   *[other] { $most } cards are waiting in this deck. Try again when its owners have decided.
}

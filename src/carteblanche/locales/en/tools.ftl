## Hand tools: what people do at the table because a card says so that only they can see to

blank-tools = By hand
blank-tools-line = People see to this card. Choose what happens; everybody hears of it first.
blank-tools-card = “{ $card }”: by hand
blank-tools-group = { $group ->
    [cards] Cards
    [turns] Turns
    [rules] Rules
    [luck] Luck
   *[signs] Clock and signs
}
blank-tool = { $tool ->
    [draw] Draw
    [discard] Discard
    [give] Give
    [take] Take unseen
    [take-seen] Look and take
    [show] Show a hand
    [look] Look at a hand
    [swap] Swap hands
    [under] Under the pile
    [shuffle-in] Shuffle in
    [skip] Miss a turn
    [extra] Extra turn
    [reverse] Change direction
    [rule-in] New rule
    [rule-out] Remove a rule
    [die] Roll a die
    [coin] Flip a coin
    [player] Pick a player
    [timer] Timer
    [counter] Counter
    [mark] Mark
   *[unmark] Remove a mark
}
blank-tool-whom = { $tool ->
    [draw] Who draws?
    [discard] Who discards?
    [give] Who gives?
    [take] From whom?
    [take-seen] From whom?
    [show] Who shows?
    [look] Whose hand?
    [swap] Who swaps?
    [counter] For whom?
   *[other] Who?
}
blank-tool-to = { $tool ->
    [swap] With whom?
   *[give] To whom?
}
blank-tool-count = { $tool ->
    [timer] Seconds
    [skip] Turns
    [extra] Turns
    [rule-in] Rules
    [rule-out] Rules
    [counter] Points
   *[draw] Cards
}
blank-tool-less = less
blank-tool-more = more
blank-n-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
blank-tool-says = { $tool ->
    [draw] { $name } draws { $cards }.
    [discard] { $name } discards { $cards }.
    [give] { $name } gives { $to } { $cards }.
    [take] { $by } takes { $cards } from { $name }, unseen.
    [take-seen] { $by } looks at the hand of { $name } and takes { $cards }.
    [show] { $name } shows the whole hand.
    [look] { $by } looks at the hand of { $name }.
    [swap] { $name } and { $to } swap hands.
    [under] { $name } puts { $cards } under the draw pile.
    [shuffle-in] { $name } shuffles { $cards } into the draw pile.
    [skip] { $n ->
        [one] { $name } misses a turn.
       *[other] { $name } misses { $n } turns.
    }
    [extra] { $n ->
        [one] { $name } has an extra turn.
       *[other] { $name } has { $n } extra turns.
    }
    [reverse] The direction of play changes.
    [rule-in] { $n ->
        [one] A new rule comes.
       *[other] { $n } new rules come.
    }
    [rule-out] { $n ->
        [one] A rule goes.
       *[other] { $n } rules go.
    }
    [die] { $by } rolls a die.
    [coin] { $by } flips a coin.
    [player] Luck picks a player.
    [timer] { $n ->
        [one] A timer runs: { $n } second.
       *[other] A timer runs: { $n } seconds.
    }
    [counter] The counter of { $name } goes up by { $n }.
    [mark] { $name } gets a mark.
   *[unmark] { $name } loses the mark.
}
blank-tool-consent = { $name } is asked first. Then the others have five seconds to object.
blank-tool-objection = The others have five seconds to object.
blank-tool-do = Announce it
blank-tool-other = Another tool
blank-keys-tools = hand tools
refused-not-for-people = This card is not one that people see to.
refused-no-such-tool = There is no such tool.
refused-not-so-many = At most { $most }.

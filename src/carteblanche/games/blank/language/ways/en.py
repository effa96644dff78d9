"""English: how else people say it."""

# ruff: noqa: E501 - an entry with all its readings stands on one line

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_SOMEBODY: Final = r"(?:you|they|a player|the player|that player|somebody|someone|anybody|anyone)"
_WHOEVER: Final = r"(?:whoever|anyone who|anybody who|(?:any|a|each|every|the) player who|everyone who|everybody who|people who|players who)"
_EVERYBODY: Final = r"(?:everybody|everyone|all(?: players)?|(?:each|every) player)"
_MUST: Final = r"(?:must|has to|have to|needs to)"
_PERSON: Final = r"(?:(?:a|any|another|the) (?:player|person)|(?:two|both|all|some) (?:players|people)|somebody|someone|anybody|anyone|you|they)"
_GAME: Final = r"(?:plays?|played|draws?|drew|lays?|puts? down|discards?|has|have|holds?|swaps?|passes|takes a (?:card|penalty)|cannot play)"
_THEY: Final = r"(?:that player|they|he|she|he or she|you|everyone|everybody|all players|the next player|the others)"
_DOES: Final = (
    r"(?:must|may|has to|draws?|takes?|discards?|skips?|misses|gives?|loses|shows?|swaps?|gets?|passes|wins|says?)"
)
_SURE: Final = (
    r"(?!.*\b(?:an?|one|two|three|four|five|six|\d+|the next|a new) (?:cards?|turns?|penalty|penalties|rules?)\W*$)"
)
"""What ends like an order of the game is one that was misspelt, and no custom."""
_END: Final = r"(?=\s*(?:[.;,!]|$))"

_CARD: Final = r"(?:(?:an?|any|every|each|the) (?:[\w-]+ ){0,3}?(?:card|[1-6]|one|two|three|four|five|six|number))"

REWRITES: Final[tuple[tuple[str, str], ...]] = (
    *(
        (
            rf"(?<!two )\b(?:all |every |the )?{face}\b(?= (?:are|count|may|must|can|cannot|fit|match|do)\b)",
            f"cards with a {number}",
        )
        for number, face in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), 1)
    ),
    (r"\b(red|orange|green|blue|violet|purple|pink)s\b", r"\1 cards"),
    (
        r"\b(red|orange|green|blue|violet|purple|pink) cards and (red|orange|green|blue|violet|purple|pink) cards (?=match|fit)",
        r"\1 and \2 cards ",
    ),
    (r"\b(?:anti|counter)-?clockwise\b", "to the right"),
    (r"(?<!to the )\bclockwise\b", "to the left"),
    (r"\b(player|players|one|left|right|neighbour|everybody|everyone|they) also (?=\w)", r"\1 "),
    (r"\ball (?:the )?rules are (?:discarded|removed|cancelled)", "that player must discard all rules"),
    *(
        (rf"\b{word}(?= (?:seconds?|minutes?|cards?))", number)
        for word, number in (("thirty", "30"), ("forty", "40"), ("fifty", "50"), ("sixty", "60"), ("ninety", "90"))
    ),
    (
        r"\b(?:if|when|whenever) the last (two|three|four|five|six|[2-6]) cards (?:are|were) all (red|orange|green|blue|violet|purple|pink|even|odd)",
        r"When a card is played and the last \1 cards were \2 cards",
    ),
    (
        r"\b(?:if|when|whenever) (three|four|five|six|[3-6]) cards (?:in a row )?(?:have|are of|of|with|share|are) (?:all )?(?:have )?the same (colour|number)(?: in a row| are played in a row| one after (?:the other|another))?",
        r"When a card is played and the last \1 cards have the same \2",
    ),
    (
        r"\b(?:if|when|whenever) (an? [\w ]+?) is followed by (an? [\w ]+?)(?=[,:])",
        r"When \2 is played and it lies on \1",
    ),
    (
        r"\bthe turn (?:goes|passes|moves) to (the [\w ]+?|another player|a player)(?=[.,;]|$)",
        r"\1 is the next to play",
    ),
    (
        r"\b(?:plays? |have |has |do |does )?(rock,? paper,? scissors|arm[- ]wrestling|arm[- ]wrestles?|a thumb war|a staring contest|a duel|thumb wrestling) (?:with|against) (the [\w ]+? (?:player|left|right)|(?:another|a) player(?: of choice)?|the player on (?:the|your|their) (?:left|right))",
        r"challenge \2 to “\1”",
    ),
    (
        r"\b(?:everyone|everybody|all players) ([^,.;]+?) (?:except|but(?: not)?) (?:the player who played it|that player|you|the player|themselves|yourself)",
        r"all other players \1",
    ),
    (
        r"(?<=[,:] )(?:the (?:top|newest|latest) rule) is (?:discarded|removed)",
        "that player must discard the newest rule",
    ),
    (r"(?<=[,:] )a (random )?rule is (?:discarded|removed)", r"that player must discard a \1rule"),
    # what may be held, and what counts as what
    (
        rf"^\s*(?:{_EVERYBODY}|players|you|a player) (?:can|may|must|should) (?:only (?:hold|have|keep) (?:up to |at most )?|(?:hold|have|keep) (?:only|at most|no more than|a maximum of|up to) |(?:not|never) (?:hold|have|keep) more than )(\w+) cards(?: in (?:their|your|the) hands?| in hand| at once)?\.?\s*$",
        r"nobody may hold more than \1 cards at the end of the own turn",
    ),
    (
        r"^\s*(?:the )?(?:maximum )?(?:hand (?:limit|size)|hand limit) is (\w+)(?: cards)?(?: per player| each)?\.?\s*$",
        r"nobody may hold more than \1 cards at the end of the own turn",
    ),
    (r"\bcounts? as (red|orange|green|blue|violet|purple|pink) cards?\b", r"count as \1"),
    (
        rf"^\s*(?:{_EVERYBODY}|you|players|a player) (?:can|may) (?:always )?play ({_CARD}|[\w ]+? cards) on (?:anything|everything|any card|any other card)",
        r"\1 may be played on any card",
    ),
    (
        r"\b(?:if|when|whenever) (?:you|they|a player|somebody|someone|anybody|anyone) (?:plays?|lays?) (?:exactly )?the same card as (?:the (?:last|previous|top) (?:card|one)|the (?:card|one) (?:before|below|under it)|before)",
        r"When a card is played and it is exactly like the card before",
    ),
    # the end, and the beginning
    (
        r"\b(?:if|when|whenever|once|as soon as) the (?:draw pile|draw deck|deck|pile) (?:is (?:empty|used up|finished|gone)|runs out|has run out|(?:has|have) no (?:more )?cards),?",
        "When the draw pile is made anew,",
    ),
    (
        r"^\s*the winner is (?:whoever|the player who|the one who) has the fewest cards after (\w+ minutes?)",
        r"When \1 have passed, whoever has the fewest cards must win the game",
    ),
    (
        r"(?<=[,:] )the game (?:ends|is over)(?: at once| immediately)?(?: and (?:the player with|whoever has) (?:the )?(?:fewest|least) cards wins?)?(?=\.|$)",
        "whoever has the fewest cards must win the game",
    ),
    (
        r"^\s*(.+?) (?:starts|begins|goes first)(?: the game)?\.?\s*$",
        r"When the game begins, \1 must be the next to play",
    ),
    (
        rf"^\s*on (?:your|their|the own|each|every|a) turn,? (?:{_SOMEBODY} )?(may|can|must) ",
        r"When a turn begins, that player \1 ",
    ),
    (
        rf"^\s*(?:{_EVERYBODY}|players|you|a player) (may|can|must) (.+?) (?:on|during|in) (?:your|their|each|every) (?:own )?turn\.?\s*$",
        r"When a turn begins, that player \1 \2",
    ),
    (
        rf"^\s*(?:playing )?({_CARD}) (?:ends|finishes) the game(?: at once| immediately)?",
        r"When \1 is played, whoever has the fewest cards must win the game",
    ),
    # who has how many
    (
        rf"^\s*(?:{_EVERYBODY}|{_WHOEVER}|anyone|anybody|players|any player|a player) ?(?:who )?(?:holding|with|having|has|have|holds?) (?:at least )?(\w+) or more cards,? (must|may|has to|have to|draws?|discards?) (.+?)(?: (?:at the (?:start|beginning) of|on) (?:their|the|each) turn)?\.?\s*$",
        r"When a turn begins and that player has at least \1 cards, that player \2 \3",
    ),
    (r"\b(only|just) (has|have) (?=\w+ cards?\b)", r"\2 \1 "),
    (r"\b(must|has to|have to|needs to) draw(?=[.,;]|$)", r"\1 draw a card"),
    # two in a row, one after the other
    (
        r"^\s*(?:two )?(red|orange|green|blue|violet|purple|pink|odd|even|prime) (?:cards?|numbers?) (?:may not|cannot|can't|must not) be played (?:twice|two times|two) in a row",
        r"\1 cards must not be played on \1 cards",
    ),
    (
        r"^\s*(?:you|players|a player) (?:cannot|can't|may not|must not) (?:play|lay|put) (an? [\w ]+?) (?:after|on|onto|on top of) (an? [\w ]+?)\.?\s*$",
        r"\1 must not be played on \2",
    ),
    (
        rf"^\s*after ({_CARD}),? (?:you|the next player|everyone|players) (?:must|have to|has to) play (?:a )?(lower|higher) (?:card|number)",
        r"When \1 is played, cards must be \2 than the top card until the next card is played",
    ),
    (
        r"^\s*(?:players|you|everyone|everybody|a player) (?:may|can) (?:lay|play|put down) (?:several |multiple )?(?:cards|numbers) in (?:a )?(?:sequence|order|row|run)s?(?: of (?:the same|one) colour)?",
        "consecutive numbers of one colour may be played together",
    ),
    (
        r"^\s*(?:all |every )?penalt(?:y|ies) (?:costs?|are|is|counts? as|means?) (\w+) cards(?: instead of one)?",
        r"a penalty is \1 cards",
    ),
    (r"\bbe played on (?:any colour|all colours|every colour|any number)\b", "be played on any card"),
    (
        r"^\s*(?:you must |everyone must |always )?(?:say|announce|call out|name|shout) (the (?:colour|number|name) of (?:the|each|every|your) cards?)(?: (?:that )?(?:you play|is played|played))?(?: out loud| aloud| loudly)?\.?\s*$",
        r"When a card is played, that player must do this: “say \1”",
    ),
    (
        r"\bdiscards? all (?:of )?(?:your |their |the )?(red|orange|green|blue|violet|purple|pink|odd|even) cards",
        r"discard everything that is a \1 card",
    ),
    (
        r"^\s*(?:all )?(red|orange|green|blue|violet|purple|pink) ([1-6])s (let|make|force|allow|skip|reverse|cause)s? ",
        r"A \1 \2 \3s ",
    ),
    (
        r"\btake a card from (?:anyone's|anybody's|someone's|another player's|any player's) hand",
        "take a card from another player of choice",
    ),
    (
        r"\ball hands (?:move|go|pass|shift|are passed) (?:on )?one (?:seat|place|player|person) (?=to the)",
        "all hands move on ",
    ),
    # somebody else's cards
    (r"\blooks? (?:at|into) another player'?s (?:hand|cards)", "look at the cards of another player of choice"),
    (r"\blooks? (?:at|into) (?:a|any) player'?s (?:hand|cards)", "look at the cards of a player of choice"),
    (
        rf"^\s*{_WHOEVER} ((?:plays?|lays?|draws?|discards?) [^,:]+?) (?:can|may) (?=\w)",
        r"When a player \1, that player may ",
    ),
    # what a card does
    (
        rf"^\s*({_CARD}) (?:makes|forces|lets|causes|allows) (.+?) (?:to )?(?=(?:draw|discard|skip|take|give|say|swap|show|miss|lose|pass|play|win|name)\b)",
        r"When \1 is played, \2 must ",
    ),
    (
        rf"^\s*playing ({_CARD}) (?:makes|forces|lets|causes) (.+?) (?:to )?(?=(?:draw|discard|skip|take|give|say|swap|show|miss|lose|pass|play|win|name|sing|clap|stand|bark)\b)",
        r"When \1 is played, \2 must ",
    ),
    (
        rf"^\s*(?:playing )?({_CARD}) (?:reverses|changes|switches) (?:the )?(?:direction|order)(?: of play)?",
        r"When \1 is played, the direction of play changes",
    ),
    (
        rf"^\s*(?:playing )?({_CARD}) (?:skips|means that) (the [\w ]+?|every[\w ]+?)(?: is skipped)?(?=[.,;]|$)",
        r"When \1 is played, \2 skips a turn",
    ),
    (rf"^\s*(?:on|after|with|for|before (?:playing )?) ?({_CARD})(?: is played)?[,:] ", r"When \1 is played, "),
    (rf"^\s*before (?:you play|playing|a player plays|anyone plays) ({_CARD}),? ", r"When \1 is played, "),
    (rf"^\s*(?:if you )?play ({_CARD}) and (.+)$", r"When \1 is played, \2"),
    (
        r"^\s*(red|orange|green|blue|violet|purple|pink|even|odd) (?:cards? )?means?:? (?:that )?(?:the next player )?(?:to )?skips?(?: a turn)?",
        r"When a \1 card is played, the next player skips a turn",
    ),
    (
        r"^\s*(red|orange|green|blue|violet|purple|pink|even|odd) (?:cards? )?means?:? (?:that )?",
        r"When a \1 card is played, ",
    ),
    (r"^\s*after (an? [\w ]+?),? only (an? [\w ]+?) (?:may|can) be played", r"only \2 may be played on \1"),
    (
        r"^\s*(.+?) (?:can|may) be played on (.+?),? and vice versa",
        r"\1 may be played on \2 and \2 may be played on \1",
    ),
    (
        r"\b(?:when|if|whenever) (two|three|four|five|six|[2-6]) (red|orange|green|blue|violet|purple|pink|even|odd|prime) cards are played (?:in a row|one after (?:the other|another)|in succession)",
        r"When a card is played and the last \1 cards were \2 cards",
    ),
    (
        r"\bthe (youngest|oldest|tallest|shortest|smallest|loudest|quietest|nearest|host|dealer|person opposite|player opposite)(?: (?:player|person|one|you|them))*(?= )",
        r"all players who fit “\1”",
    ),
    (
        r"\b(say|shout|call|do|sing|clap|announce)(s?) (.+?),? or (?:else )?(?:must )?(?:draws?|takes?) (?:a|an|one|another|one more) (?:card|penalty)(?: card)?",
        r"\1\2 \3",
    ),
    (
        r"\b(say|shout|call|announce)(s?) ([“\"][^“”\"]+[”\"]),? or (?:else )?(?:must )?(?:draws?|takes?) [^,.;]+",
        r"\1\2 \3",
    ),
    (r"(?<!say )(?<!says )\b(?:please|simply|immediately|instantly|right away|straight away|as well|too)\b,?", " "),
    (r"\bcolor", "colour"),
    (r",?\s*\(?round(?:ed|ing) down\)?", ""),
    (r"\b(?:gray|grey)\b", "grey"),
    (r"^(when [^,:]+[,:]|if [^,:]+[,:]|)\s*(.+?),? unless (.+?)\.?\s*$", r"\1 unless \3, \2"),
    (
        r"\bthe next player must play (?:an? |any )?card (?:of|in|with) (?:the same|that|this) colour(?! \w)",
        "cards must have the colour of the top card until the next card is played",
    ),
    (
        r"\bthe next player must play (?:an? |any )?card (?:of|with) (?:the same|that|this) number(?! \w)",
        "cards must have the number of the top card until the next card is played",
    ),
    (
        r"\bthe next player (?:must|has to|can only|may only) play (?:only )?(an? [\w ]+?)(?: or (?:draw|take) (?:a|one) (?:card|penalty))?(?=[.,;]|$)",
        r"only \1 may be played until the next card is played",
    ),
    (
        rf"^\s*(?:{_EVERYBODY}|you|players) (?:may|can) (?:only )?play (?:only )?one card (?:at once|at a time|per turn|each turn|a turn|in a turn)",
        "when a player plays two or more cards, that player must take a penalty",
    ),
    (
        r"^\s*only one card (?:may|can) be played (?:at once|at a time|per turn|each turn|a turn|in a turn)",
        "when a player plays two or more cards, that player must take a penalty",
    ),
    (
        rf"^\s*(?:{_WHOEVER} (?:has|have|holds?)|(?:players|any player|a player|everyone|everybody|anyone) with) (?:only |just |exactly )?(\w+) cards?(?: left| in hand)?,? (?!cards)",
        r"when a player comes to hold \1 cards, that player ",
    ),
    (
        rf"\b(?:if|when|whenever) {_SOMEBODY} (?:plays?|lays?) (?:a card (?:of|with) )?the same (number|colour) as (?:the (?:last|previous|top) (?:card|one|player)(?:'s)?|the (?:card|one) (?:before|below|under it))",
        r"When a card is played and it has the same \1 as the card before",
    ),
    (
        r"^\s*(?:if|when) (an? [\w ]+?) (?:lies|is lying|is) on (?:the )?top(?: of the discard pile)?\b",
        r"While \1 is on top",
    ),
    (r"\bgrey|\bgray", "grey"),
    (r"\bcan'?t\b|\bcan not\b", "cannot"),
    (r"\b(?:has|have|needs|need|is required|are required|is forced|are forced) to\b", "must"),
    (r"^\s*(?:new )?rule\s*:\s*", ""),
    (r"\bplay (?:this|this card|it) when\b", "when"),
    (r"^\s*(?:play|use) this (?:card )?to\b", ""),
    (r"\binstead of (?:drawing|taking|it|the penalty)(?: it| the penalty| a penalty)?,?", " "),
    (r"\binstead\b(?! of),?", " "),
    (
        r"^\s*playing (an? .+?) makes (.+?) (draw|discard|skip|take|give|say|swap|bark)",
        r"When \1 is played, \2 must \3",
    ),
    (r"^\s*asking a question costs", "when a player asks a question, that player draws"),
    (r"^\s*(laugh|cough|yawn|talk)ing costs", r"when a player \1s, that player draws"),
    (
        r"^\s*(?:announce|name|call out) (?:each|every|all) (\w+) cards?(?: aloud| out loud)?",
        r"When a \1 card is played, that player must say “its name”",
    ),
    (r"^\s*odd (?:cards |numbers )?must be followed by even.*$", "odd and even must alternate"),
    (r"^\s*at the end of (?:your|their|each|every|a) turn,? (.*more than .* cards.*)$", r"\1"),
    (
        r"\bif (?:you|a player) draws? a (?:fitting card|card that (?:fits|matches|can be played)),? (?:you|they) (?:may|can) play it(?: at once| immediately)?",
        "the card just drawn may be played",
    ),
    # choosing first, and then speaking of the one who was chosen
    (
        rf"\b(?:choose|pick|select|name)s? (?:a|one|any) (?:other )?player(?: of (?:your|their) choice)?\s*(?:[:.,;]|and|to)?\s*(?:who|they|he or she|he|she|(?:that|this|the chosen) player)?\s*(?:{_MUST}\s+)?",
        "a player of choice must ",
    ),
    (
        rf"\b(?:choose|pick|select)s? another player\s*(?:[:.,;]|and|to)?\s*(?:who|they|he or she|he|she|(?:that|this|the chosen) player)?\s*(?:{_MUST}\s+)?",
        "another player of choice must ",
    ),
    (
        rf"\b(?:choose|pick|select) (?:any )?two (?:other )?players\s*(?:[:.,;]|and|to)?\s*(?:who|they|these players|those players)?\s*(?:{_MUST}\s+)?(?:at once\s+|now\s+)?",
        "two players of choice ",
    ),
    (
        r"\bthe (?:player|one|person) with (?:the )?(fewest|least|most) cards and (?:the (?:player|one|person) with )?(?:the )?(fewest|least|most)(?: cards)? (?:swap|exchange|trade|switch)\w* (?:hands|cards|their hands|their cards)",
        r"the player with the \1 cards swaps hands with the player with the \2 cards",
    ),
    (
        rf"\b(swap|exchange|trade|switch) (?:all (?:of )?(?:their|your) cards|(?:their |your |whole |entire )*(?:hands?|cards)){_END}",
        "swap hands with each other",
    ),
    (
        r"\bskip ((?:the|a|another|your|every|all) [\w' ]*?(?:players?|neighbour)(?: after (?:the )?next| on (?:the|your) (?:left|right))?)",
        r"\1 skips a turn",
    ),
    (
        r"\b(?:you have|that player has|they have|a player has) the (fewest|most) cards",
        r"that player is the player with the \1 cards",
    ),
    # naming
    (
        r"\b(?:name|choose|pick) a colou?r (?:that|which) (?:cannot|must not|may not) be played",
        "name a colour, then cards of that colour cannot be played",
    ),
    (
        r"\b(?:name|choose|pick) a number (?:that|which) (?:cannot|must not|may not) be played",
        "name a number, then cards with that number cannot be played",
    ),
    (
        r"\bname a colour (?:that|which) must be played(?: next)?",
        "name a colour, then only cards of that colour may be played until the next card is played",
    ),
    (
        r"\bthe next card (?:played )?must (?:be|have|match) (?:of )?(?:that|the named|the chosen|this) colour",
        "only cards of that colour may be played until the next card is played",
    ),
    (
        r"\bthe next card (?:played )?must be (?:of )?(an?|any|the|that) ([\w ]+?)(?=[.,;]|$)",
        r"only \1 \2 may be played until the next card is played",
    ),
    (
        r"\bthe next card (?:played )?must be (red|orange|green|blue|violet|purple|pink|even|odd)\b",
        r"only \1 cards may be played until the next card is played",
    ),
    # conditions
    (r"\bis played (?:that|which) (is|has)\b", r"is played and it \1"),
    *(
        (
            rf"\b(?:if|when|whenever) two {many} are played (?:in a row|one after (?:the other|another))",
            f"When a {one} is played and it has the same number as the card before",
        )
        for one, many in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), 1)
    ),
    (
        r"\b(?:a|the|any) (?:played )?card (?:is|was) (?=one higher|one lower|higher|lower|the same|exactly)",
        "a card is played and it is ",
    ),
    (r"\b(?:a|the|any) (?:played )?card (?:has|had) (?=the same|a different|another)", "a card is played and it has "),
    (
        r"\bon (?:a different|another) (even|odd|prime)(?: card| number)?",
        r"and it lies on \1 card and it has another number",
    ),
    (r"\blies on (even|odd|prime) card", r"lies on a \1 card"),
    (r"\b(is|was) played (?:directly )?(on|onto|on top of)\b", r"\1 played and it lies on"),
    (
        rf"\b(?:if|when|whenever) {_SOMEBODY} plays? (an? [\w ]+?|the [\w ]+?) (?:on|onto|on top of) (?=an? )",
        r"When \1 is played and it lies on ",
    ),
    (
        r"\b(?:if|when|whenever) two cards (?:of|with) the same (number|colour) are played (?:in a row|one after (?:the other|another)|on each other)",
        r"When a card is played and it has the same \1 as the card before",
    ),
    (
        r"\b(?:if|when|whenever) the same (number|colour) is played (?:twice in a row|twice|again)",
        r"When a card is played and it has the same \1 as the card before",
    ),
    (r"\b(?:if|when|whenever) (the (?:numbers (?:on|of) the )?last two cards)", r"When a card is played and \1"),
    (r"\b(?:sum|total)(?:s)? (?:up )?to\b|\bmake a total of\b", "add up to"),
    # whoever does something
    (rf"^\s*{_WHOEVER} ([^,:]+?) (?=(?:a|another|two) players? of choice)", r"When a player \1, "),
    (
        rf"^\s*{_WHOEVER} (?!has|have|is|are|cannot|gets|wins|loses|fits?)([^,:]+?),? (?<!to )(?<!of choice )(?={_DOES}\b)",
        r"When a player \1, that player ",
    ),
    (rf"^\s*{_WHOEVER} (?!has|have|is|are|cannot|gets|wins|loses|fits?)(\w+)", r"When a player \1"),
    (r"\b(?:after|on|for) (?:each|every|a|any) penalty\b", "when a player takes a penalty"),
    (r"\b(?:after|on) (?:drawing|taking|getting) a penalty\b", "when a player takes a penalty"),
    (
        r"(?<=[,:])\s*(?:must )?say (.+?) or (?:draw|take) (?:another|a|one more) (?:card|penalty)",
        r" that player must say \1",
    ),
    (r"\bsays? (.+?) or (?:draws?|takes?) (?:another|a|one more) (?:card|penalty)", r"must say \1"),
    (
        r"\bnobody (?:may|can) (?:speak|talk)[;,.:]? (?:and )?the first (?:one |player |person )?(?:to speak|who speaks|to talk|who talks)",
        "the first time a player speaks, that player",
    ),
    (r"\bthe first (?:player|person|one) (?:to|who) (\w+?)s?\b", r"the first time a player \1s, that player"),
    (
        rf"\b(?:{_EVERYBODY}|players) (?:who (?:is|are) )?(wearing [\w ]+?|with [\w ]*?(?:hair|glasses|eyes|shoes|beard)|in (?:red|blue|green|black|white)) (?=must|may|can|discards?|draws?|takes?|gives?|says?)",
        r"all players who fit “\1” ",
    ),
    (r"\b(?:red|blue|green|black|white|pink)-wearers\b", "all players who fit “wearing that colour”"),
    # all of it at certain times
    (r"^\s*(.+?),? at the (?:start|beginning) of the game\.?\s*$", r"When the game begins, \1"),
    (
        r"^\s*(?:at the (?:start|beginning) of (?:your|their|each|every|a) turn|at the turn's start),?\s*(?:if (?:you have|you hold|a player has|they have) the fewest cards|the poorest player|the player with the fewest cards),?\s*(?:you |they |must )*",
        "When a turn begins and that player is the poorest player, that player must ",
    ),
    (
        r"^\s*(?:the poorest player|the player with the fewest cards|whoever has the fewest cards) (?:must )?(\w+ .+?) at the (?:start|beginning) of (?:their|his or her|each|every|the) turn",
        r"When a turn begins and that player is the poorest player, that player must \1",
    ),
    (r"\bat the (?:start|beginning) of (?:your|their|each|every|a) turn\b", "when a turn begins"),
    (r"\bat the end of (?:your|their|each|every|a) turn\b(?!.*\bmore than\b)(?<!more)", "when a turn ends"),
    (
        r"^\s*(?:while|as long as) (an? [\w ]+?|\w+) is on top,? (?:nobody|no one|no player) (?:may|can|is allowed to) ([\w ]+)",
        r"When \1 is played, all players must do this “not \2” while \1 is on top",
    ),
    (
        rf"^\s*(?:while|as long as) (an? [\w ]+?|\w+) is on top,? (?:{_EVERYBODY} )?(?:must )?(?!that player|the next)([^“”\"]+?)\.?\s*$",
        r"When \1 is played, all players must do this “\2” while \1 is on top",
    ),
    (
        r"^\s*(?!when|if|every|each)(.+?) (?:while|as long as) (an? [\w ]+?|\w+) is on top\.?\s*$",
        r"When \2 is played, \1 while \2 is on top",
    ),
    (
        r"\b(?:nobody|no one|no player) (?:may|can|is allowed to) (speak|talk|laugh|smile|point|ask[\w ]*|say [\w ]+)",
        r"all players must do this “not \1”",
    ),
    # speaking
    (
        r"\bsays? (“[^”]+”|\"[^\"]+\"),? with (?:one|a|an extra) (“[^”]+”|\"[^\"]+\") (?:for|per) (?:each|every) (?:equal number in a row|(?:further |more )?\w+(?: in a row)?)",
        r"must say \2 once for each equal number in a row, then that player must say \1",
    ),
    (
        r"\bmust name ([^.“”\"]+?)\.? no (\w+) (?:may|can|must) be (?:named|said|used|repeated)(?: twice| again)?",
        r"must say “\1, no \2 twice”",
    ),
    (
        r"\b(?:when|if) (?:you|someone|a player) plays? (?:an? )?(\w+)(?: card)?,? (?:you |they )?(?:must )?says? [“\"]?(\w+)[”\"]?,? (?:and )?(?:when|if) (?:you|someone|a player|they) plays? (?:an? )?(\w+)(?: card)?,? (?:you |they )?(?:must )?says? [“\"]?(\w+)[”\"]?(?:,? (?:and )?(?:when|if) (?:you|someone|a player|they) plays? (?:an? )?(\w+)(?: card)?,? (?:you |they )?(?:must )?says? [“\"]?(\w+)[”\"]?)",
        r"When a card is played, if it is \1 that player must say “\2”, then if it is \3 that player must say “\4”, then if it is \5 that player must say “\6”",
    ),
    (
        r"\b(?:when|if) (?:you|someone|a player) plays? (?:an? )?(\w+)(?: card)?,? (?:you |they )?(?:must )?says? [“\"]?(\w+)[”\"]?,? (?:and )?(?:when|if) (?:you|someone|a player|they) plays? (?:an? )?(\w+)(?: card)?,? (?:you |they )?(?:must )?says? [“\"]?(\w+)[”\"]?",
        r"When a card is played, if it is \1 that player must say “\2”, then if it is \3 that player must say “\4”",
    ),
    # races
    (
        rf"\b{_EVERYBODY} (?:must )?(?:says?|shouts?|calls?|calls? out|yells?|screams?) [“\"]([^“”\"]+)[”\"]!?[;,.]?(?: and)? the last(?: one| player| person)?(?: to (?:do|say|shout|call) (?:so|it)| who does)?(?= (?:must|draws?|takes?|discards?|skips?))",
        r"all players race to do “say \1”, then the last",
    ),
    (
        rf"\b{_EVERYBODY} (?:must )?([^.;,“”\"]+?)[;,.]?(?: and)? the last(?: one| player| person)?(?: to (?:do )?\w+| who does)?(?= (?:must|draws?|takes?|discards?|skips?))",
        r"all players race to do “\1”, then the last",
    ),
    (
        r"\bthe last (?:one|player|person) to ([^.;,“”\"]+?) (?=must|draws?|takes?|discards?|skips?)",
        r"all players race to do “\1”, then the last ",
    ),
    # what cannot be done
    (
        rf"\b(?:if|when) {_SOMEBODY} (?:cannot|is unable to|are unable to) play,? (?:{_SOMEBODY} )?(?:must )?(?:draws? |keeps? drawing )(?:cards )?until (?:you|they|he|she|it) (?:can|is possible)",
        "whoever cannot play draws until they can",
    ),
    (r"\b(?:up to a|with a|to a) maximum of\b|\bup to\b|\bmaximum\b|\bno more than (?=\w+ cards?$)", "at most"),
)
"""Patterns over the text as it was written, in any case, and what they are read as."""

CUSTOMS: Final[tuple[tuple[str, str], ...]] = (
    (
        rf"(?:when|whenever|if|each time|every time|any ?time|as soon as|once) (?P<event>{_PERSON} (?!{_GAME}\b)[^,:]+?)[,:] (?P<rest>.+)",
        "When this happens: {event}, {rest}",
    ),
    (
        rf"(?:when|whenever|if|each time|every time|any ?time|as soon as|once) (?P<event>{_PERSON} (?!{_GAME}\b)[^,:]+?) (?P<rest>{_THEY} {_DOES} .+)",
        "When this happens: {event}, {rest}",
    ),
    (
        rf"{_WHOEVER} (?P<event>(?!{_GAME}\b)[^,:]+?),? (?P<rest>{_DOES} .+)",
        "When this happens: {event}, that player {rest}",
    ),
    (
        rf"(?P<rest>.+? {_DOES} .+?) (?:when|whenever|if|each time|every time) (?P<event>{_PERSON} (?!{_GAME}\b)[^,:]+)",
        "When this happens: {event}, {rest}",
    ),
    (
        r"(?:when|whenever|if) (?P<event>a rule is broken|a card is (?:played|drawn|discarded) (?:out of|too|face|upside|without|wrongly|loudly|quietly|silently)\b[^,:]*)[,:] (?P<rest>.+)",
        "When this happens: {event}, {rest}",
    ),
    (
        r"(?P<event>(?:no \w+ing\b|it is (?:forbidden|not allowed|prohibited) to|never|do not|don't|always) .+)",
        "When a player breaks this: {event}, that player must take a penalty",
    ),
    (
        rf"(?P<event>{_SURE}(?:nobody|no one|no player)\b .+|{_SURE}(?:{_EVERYBODY}|players|you|all cards|cards) (?:must|should|shall|cannot|may not|may only|can only|always|never|only|are played|are held|are laid)\b .+)",
        "When a player breaks this: {event}, that player must take a penalty",
    ),
)
"""What only people can see, and how it becomes a card: where nothing else is understood."""

ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "trigger.accused-right": (
        "(a player|somebody|someone|you|anybody|anyone) (accuses|accuse) (someone|somebody|another player|anyone|) (rightly|correctly)",
    ),
    "trigger.accused-wrong": (
        "(a player|somebody|someone|you|anybody|anyone) (accuses|accuse) (someone|somebody|another player|anyone|) (wrongly|falsely)",
    ),
    "condition.lower": (
        "it is (lower|less|smaller) than the (last|last one|one before|last card|previous card|one below)",
    ),
    "condition.higher": (
        "it is (higher|more|bigger) than the (last|last one|one before|last card|previous card|one below)",
    ),
    "modifier.count-colour": ("{cards:sg} counts as {colour}",),
    "modifier.count-number": ("{cards:sg} counts as (a|an|the number|) {number}",),
    "modifier.forbid-on": (
        "(you|players|nobody|no one|everybody|everyone) (cannot|may not|must not|can't|may|can) (not|) play {cards:sg} on {on:sg}",
        "(nobody|no one|no player) (may|can) (play|put|lay) {cards:sg} on {on:sg}",
        "never (play|put) {cards:sg} on {on:sg}",
        "{cards:sg} (does not|doesn't|doesn t) (fit|go) on {on:sg}",
        "{cards:pl} (do not|don't|don t) (fit|go) on {on:pl}",
    ),
    "frame.when": ("(after|in case|every single time|anytime|any time|always when|always if)",),
    "frame.then": ("(and then|and afterwards|but|so)",),
    "frame.turn": ("(only|but|) (at most|only|) once (per|a|each|every) turn",),
    "frame.game": ("(only|but|) (at most|only|) once (per|a|each|every) game",),
    "frame.this-card": ("(if|when|whenever) (this card|this|it) is played", "(if|when) you play this card"),
    "cards.any": ("another card", "one card"),
    "cards.colours": ("(every|each) {colours} card", "(the|one) {colours} card", "(something|anything) {colours}"),
    "cards.numbers": (
        "(every|each) {numbers}",
        "(a|any) card with (a|an|the number|the|number|) {numbers}",
        "(a|the|any) number {numbers}",
        "number {numbers}",
    ),
    "cards.even": ("(every|each) even card", "an even numbered card", "even"),
    "cards.odd": ("(every|each) odd card", "an odd numbered card", "odd"),
    "cards.named-colour": ("(of|) (that|the named|the chosen|this) colour", "(that|the named|the chosen) colour card"),
    "cards.named-number": ("(with|) (that|the named|the chosen) number",),
    "who.actor": (
        "(the|this|that) (person|breaker|offender|culprit)",
        "(the player|the one|the person) who (played|plays|did|does) (it|that|this|so|the card|that card|)",
        "(yourself|himself|herself|themselves|the active player|the current player|him|her|he or she)",
    ),
    "who.next": (
        "(your|their|the) next (player|one|person)",
        "next player",
        "(the|) player (that is|who is|) next",
        "the following player",
        "the player who comes next",
    ),
    "who.previous": (
        "previous player",
        "the last player before",
        "the player (before|in front of) (you|them|that player)",
        "the player who played before",
    ),
    "who.left": (
        "the (player|person|one) (to|on|at) (the|your|their|his|her) left",
        "(your|their|his|her|the) left hand neighbour",
        "(your|their|his|her|the) (neighbour|neighbor) (to|on) the left",
        "(your|their|his|her|the) left neighbor",
    ),
    "who.right": (
        "the (player|person|one) (to|on|at) (the|your|their|his|her) right",
        "(your|their|his|her|the) right hand neighbour",
        "(your|their|his|her|the) (neighbour|neighbor) (to|on) the right",
        "(your|their|his|her|the) right neighbor",
    ),
    "who.after-next": (
        "the (next but one player|second next player|player two seats on)",
        "the player after (the|) next",
    ),
    "who.all": (
        "(everybody|everyone|all of us|all|the whole table) (together|)",
        "(all|every) (the|) (players|player)",
    ),
    "who.others": (
        "(everybody|everyone|all players|all) (but|except) (you|that player|him|her|them|the player|yourself|the player who played it)",
        "(all|every one of) the (others|other players)",
        "everybody (other|else)",
        "every other person",
    ),
    "who.chosen": (
        "(a|any|one) player (you|they) (choose|like|want|pick)",
        "(a|any) (person|one) (you|they) choose",
        "someone",
        "somebody",
        "any one player",
    ),
    "who.chosen-other": (
        "(some|any) (other|) player (you|they) (choose|like)",
        "someone else",
        "somebody else",
        "one other player",
        "an opponent",
    ),
    "who.chosen-two": ("(any|) two (players|people) (you choose|)",),
    "who.random": ("a randomly chosen player", "someone at random"),
    "who.most": (
        "(the|) (player|one|person) (with|who has|holding) (the|) (most|largest number of) cards",
        "whoever holds the most cards",
    ),
    "who.fewest": (
        "(the|) (player|one|person) (with|who has|holding) (the|) (fewest|least|smallest number of) cards",
        "whoever holds the fewest cards",
    ),
    "who.causer": (
        "(the|) (player|players|one|person) who caused (it|this|that|the penalty)",
        "whoever (caused|is to blame for) (it|the penalty)",
    ),
    "who.winner": ("the winning player",),
    "who.loser": ("the losing player",),
    "who.first": ("the first (one|player|person)", "the quickest"),
    "who.last": ("the last (one|player|person)", "the slowest (one|player|)"),
    "who.voted": (
        "(the|) (player|one|person) (with|who gets|who got) (the|) most votes",
        "whoever (got|has) the most votes",
        "the loser of the vote",
    ),
    "amount.number": (
        "{n}",
        "{n} (extra|additional|new) [card|cards]",
        "{n} of (your|their|the) cards",
        "an (extra|additional) card {n=1}",
        "one of (your|their|the) cards {n=1}",
        "{n} [card|cards] (from|of) (the|your|their) hand",
    ),
    "amount.half": ("half (of|) (your|their|the|his|her) (hand|cards) (rounded down|rounding down|)",),
    "amount.whole": (
        "(your|their|his|her|the) (whole|entire|complete|) hand",
        "(your|their) cards",
        "all (of|) (your|their|his|her|the) (hand|cards)",
        "everything",
    ),
    "amount.shown": ("as many cards as (the|its) number", "as many cards as (the number says|it says|it shows)"),
    "amount.streak": ("(one|a) card for (each|every) (equal|) number in a row",),
    "times.number": ("thrice {n=3}", "{n} times (in a row|)"),
    "until.next-card": (
        "until the next turn",
        "until (the next|another) card",
        "for the next card",
        "until someone plays a card",
    ),
    "until.own-turn": (
        "until (it is|it's|it s) (your|their|that player's|that player s|his|her) turn again",
        "until (the start of|) (your|their|his|her|that player s) next turn",
        "until (you|they|that player) (play|plays) again",
        "for one round",
        "for a round",
    ),
    "until.game": (
        "(until|till|to) the (end|finish) (of the game|)",
        "for the rest of (this|the) game",
        "(for ever|forever|permanently)",
    ),
    "until.seconds": ("for the next {n}", "in the next {n}"),
    "trigger.played": (
        "{cards:sg} (has been|gets) played",
        "(a player|somebody|someone|anybody|anyone|you|that player|they|whoever) (plays|play|played|lays|lays down|puts down) {cards:sg}",
        "playing {cards:sg}",
    ),
    "trigger.played-one": (
        "only one card (is|was) played (this turn|)",
        "(you|somebody|someone|a player) (played|play|plays) (a single|one single) card (this turn|)",
    ),
    "trigger.played-several": (
        "a pair is played",
        "(a player|somebody|someone|anybody|anyone|you|they|that player) (plays|play) a pair",
        "(a player|somebody|someone|anybody|anyone|you|they|that player) (plays|play) two cards (at once|at the same time|together|in one turn)",
        "(two or more|several|more than one|at least two|multiple) cards (are|were|is|was) played (at once|this turn|together|)",
        "(you|somebody|someone|a player) (played|play|plays) (two cards or more|multiple cards|more than one card|several) (this turn|at once|)",
    ),
    "trigger.drawn": (
        "(a player|somebody|someone|anybody|anyone|you|they|that player) (must|have to|has to) draw (a card|)",
        "(a player|somebody|someone|anybody|anyone|you|they|that player) (draws|draw|picks up|draws cards|draw cards)",
        "cards are drawn",
        "(you|somebody|someone|anybody|anyone|a player) (draws|draw|drew|picks up) (a|any|one) card",
        "drawing a card",
    ),
    "trigger.played-least": (
        "(a player|somebody|someone|anybody|anyone|you|they|that player) (plays|play) {n} cards (at once|at the same time|together|in one turn)",
        "(you|somebody|someone|a player|anybody|anyone) (played|play|plays) {n} (cards|) or more (cards|) (this turn|at once|)",
        "(you|somebody|someone|a player) (played|play|plays) at least {n} cards (this turn|at once|)",
    ),
    "trigger.drawn-penalty": (
        "(a player|somebody|someone|you|anybody|anyone) (draws|draw|takes|take|gets|get|receives|suffers) (a|any) penalty (card|)",
        "(a player|somebody|someone|you) (is|are) penalised",
    ),
    "trigger.discarded": ("(you|anybody|anyone) (discard|discards) {cards:sg}", "{cards:sg} (was|gets) discarded"),
    "trigger.holding": (
        "(a player|somebody|someone|you|anybody|anyone) (gets|get) down to {n} [card|cards]",
        "(a player|somebody|someone|you|anybody|anyone) (has|have|holds|hold) (exactly|only|just|) {n} [card|cards] (left|in hand|in (their|your) hand|)",
    ),
    "trigger.turn-start": ("(your|their) turn (begins|starts)", "(a|your|their) turn comes"),
    "trigger.turn-end": ("(your|their|a player s|the) turn (ends|is over)",),
    "trigger.turn-skipped": (
        "(somebody|someone|you) (skips|is skipped|misses|miss|skip) (a|their|your) turn",
        "a player is skipped",
    ),
    "trigger.begins": ("the game (has begun|begins|starts)", "at the (start|beginning) of the game"),
    "trigger.reshuffled": (
        "(the draw pile|the deck|the pile|the discard pile|the cards) (is|are|gets|get|has to be|must be) (reshuffled|shuffled|shuffled again)",
        "the draw pile (runs out|is empty)",
        "at (a|the) reshuffle",
    ),
    "trigger.reversed": ("(the direction of play|the direction|play) (is reversed|reverses)",),
    "trigger.idle": (
        "(you|a player|somebody|someone) (do not|does not|don't|don t|doesn t|did not) play (within|in|for) {seconds}",
        "(you|a player|somebody|someone) (take|takes) (longer than|more than) {seconds} (to play|)",
    ),
    "trigger.cough": ("anybody coughs", "anyone coughs", "(you|they) cough"),
    "trigger.speak": (
        "(you|they) talk",
        "(a player|somebody|someone|you|anybody|anyone) (says|say) (anything|a word|something)",
        "a player talks",
    ),
    "trigger.question": ("(a player|anybody|anyone) (asks|ask) (a question|something)",),
    "trigger.name": (
        "(a player|somebody|someone|you|anybody|anyone) (says|say|mentions|uses|calls) (another|a|the name of another|the name of a|somebody s|someone s|any) (player's|player s|player|) (name|)",
    ),
    "trigger.enter": (
        "(someone|somebody|a person|anybody|anyone) (enters|comes into|walks into|leaves or enters) (the|this) room",
    ),
    "trigger.bell": ("(someone|somebody) rings (at the door|the bell|the doorbell)", "there is a ring at the door"),
    "trigger.phone": ("(someone s|a player s|any|your) (phone|mobile|cell phone) (rings|buzzes)",),
    "trigger.threatened": (
        "(a player|you|that player) (is|are) about to (take|draw|get) a penalty",
        "you (would|should|must|have to) (take|draw) a penalty",
    ),
    "condition.one-higher": (
        "it is (exactly|) one (higher|more) than the (last|last one|one before|one below)",
        "it is (exactly|) one (higher|more) than (the card before|the previous card|the last card|the card below|the top card|the previous one)",
        "(exactly|) one (higher|more) than the (last card|card below|previous one|one before)",
    ),
    "condition.one-lower": (
        "it is (exactly|) one (lower|less) than the (last|last one|one before|one below)",
        "it is (exactly|) one (lower|less) than (the card before|the previous card|the last card|the card below|the top card|the previous one)",
    ),
    "condition.same-colour": (
        "(it is|is|it has|has|of|in|with) the same colour (as the card before|as the previous card|as the last card|as the card below|)",
    ),
    "condition.other-colour": (
        "(it is|is|it has|has|of|in|with) (a different|another) colour (than the card before|from the previous card|)",
    ),
    "condition.same-number": (
        "(it is|is|it has|has|of|with) the same number (as the card before|as the previous card|as the last card|as the card below|)",
    ),
    "condition.other-number": (
        "(it is|is|it has|has|of|with) (a different|another) number (than the card before|from the previous card|)",
    ),
    "condition.twin": ("it is (exactly|) (the same|identical to) (as|) the card before",),
    "condition.on": ("it (is|was) (on|on top of) {cards:sg}",),
    "condition.top": ("it (was|has been) {cards:sg}",),
    "condition.holds-exactly": ("{who} <holds|hold> (exactly|) {n} [card|cards]",),
    "condition.holds-at-least": (
        "{who} <has|have> {n} [card|cards] or more",
        "{who} <holds|hold> at least {n} [card|cards]",
        "{who} <has|have> (more than|) {n} or more",
    ),
    "do.draw": (
        "(picks|pick) up {amount}",
        "(draw|draws|drawing) {amount} (from the draw pile|from the pile|from the deck)",
        "(takes|take|gets|get) {amount} from the draw pile",
        "(take|takes) {amount}",
    ),
    "do.suffer-one": (
        "(take|takes|draw|draws|get|gets|receive|receives) (a|one) penalty (card|)",
        "be (penalised|punished)",
        "(is|are) (penalised|punished)",
    ),
    "do.discard": (
        "(discard|discards|throw away|throws away|get rid of|gets rid of|drop|drops|lay down|lays down|put down|puts down|shed|sheds) {amount} (from hand|from their hand|from your hand|from the hand|)",
    ),
    "do.discard-one-of": ("(discards|discard) {cards:sg} (from hand|from their hand|from your hand|)",),
    "do.give": (
        "(hand|hands|gift|gifts) {amount} (over|) to {to}",
        "(give|gives|pass|passes|hand|hands) {to} {amount}",
        "(give|gives|pass|passes) {amount} (on|over) to {to}",
        "(give|gives|pass|passes) {amount} (from|of|) (your hand|their hand|) to {to}",
    ),
    "do.take": (
        "(take|takes|steal|steals|draw|draws) {amount} from {source} s (hand|cards)",
        "(steal|steals|draw|draws|pick|picks|pull|pulls|get|gets) {amount} (blindly|blind|at random|) from {source}",
        "(take|takes) {amount} (blindly|blind|at random|unseen) from {source}",
        "(take|takes|draw|draws|steal|steals) {amount} from the (hand|cards) of {source}",
    ),
    "do.swap": (
        "(swap|swaps|exchange|exchanges|trade|trades|switch|switches) (their|your|his|her|the|) (whole|entire|complete|) (hand|hands|cards) with {other}",
        "(swap|swaps|exchange|exchanges|trade|trades) all (of|) (their|your|his|her|the|) cards with {other}",
    ),
    "do.skip": (
        "(lose|loses|sit out|sits out|forfeit|forfeits) (a|their|your|the|one) (next|) turn",
        "(skip|skips|miss|misses) (one|their next|the following) turn",
        "(must|) (pause|pauses|sit out|sits out) (for|) (one|a) (turn|round)",
    ),
    "do.again": (
        "(plays|play|go|goes) (another time|once more|a second time|again|one more time)",
        "(take|takes|have|has|get|gets) (another|an extra|one more|a second) (turn|go)",
    ),
    "do.show": (
        "(show|shows|reveal|reveals) (the|their|your|his|her) (hand|cards) (to (all|everybody|everyone|the others|the other players|all players)|openly|) {seconds=30}",
        "(show|shows|reveal|reveals) (all|) (the|their|your|his|her) (hand|cards) to (all|everybody|everyone|all players|all others|the others|the other players|the table) for {seconds}",
        "(show|shows|reveal|reveals) (everybody|everyone|all players|the others) (the|their|your) (hand|cards) for {seconds}",
        "(lay|lays) (the|their|your) hand open for {seconds}",
    ),
    "do.peek": (
        "(look|looks|peek|peeks) at (the hand|the cards) of {at}",
        "(look|looks|peek|peeks) (at|into) {at} s (hand|cards)",
    ),
    "do.search": (
        "(look|looks|search|searches|go|goes) (through|) the draw pile and (draw|draws|take|takes|choose|chooses|pick|picks) (a|one|any|a chosen|the chosen) card (of (your|their) choice|they like|you like|from it|) (and then|then|and|) (shuffle|shuffles|reshuffle|) (it|the pile|the draw pile|the rest|)",
    ),
    "do.arrange": (
        "(look|looks|peek|peeks) at the (top|next|first) {n} [card|cards] (of|in|from|on) the (draw pile|pile|deck) and (put|puts|place|places|return|returns) them back in any order (you like|they like|)",
        "(look|looks|peek|peeks) at the (top|next|first) {n} [card|cards] (of|in|from|on) the (draw pile|pile|deck) and (rearrange|rearranges|arrange|arranges|reorder|reorders|sort|sorts) them",
        "(rearrange|rearranges|arrange|arranges|reorder|reorders|sort|sorts) the (top|next|first) {n} [card|cards] (of|in|on) the (draw pile|pile|deck)",
    ),
    "do.exchange": (
        "(swap|swaps|exchange|exchanges|trade|trades) (a|one) (of|) (hand|your|their|) (card|cards) (from|of|in|) (your hand|their hand|the hand|) (with|for|against) (the top (card|) of|) the draw pile",
    ),
    "do.retrieve": (
        "(take|takes|pick|picks) (back|up|) the card (under|below|beneath) (this one|it|this card|yours|theirs|your card|their card|the top card) (back|) (into (your|their) hand|to (your|their) hand|)",
    ),
    "do.name-colour": ("(name|names|choose|chooses|pick|picks|call|calls|say|says) (a|any|one) colour",),
    "do.name-number": ("(name|names|choose|chooses|pick|picks|call|calls) (a|any|one) number",),
    "do.say": (
        "(say|says|shout|shouts|call out|calls out|call|calls|announce|announces|yell|yells|whisper|whispers|name|names|recite|recites) (the word|the words|aloud|out loud|loudly|) {text} (aloud|out loud|loudly|)",
    ),
    "do.say-times": ("(shout|shouts|call|calls|announce|announces|sing|sings) {text} {times}",),
    "do.drop-chosen": (
        "(discard|discards|remove|removes|throw out|throws out|get rid of|cancel|cancels) (a|one|any|any one) (active|) rule (card|) (of (your|their) choice|)",
        "(discard|discards|remove|removes|cancel|cancels) one of the (active|) rules",
        "(choose|chooses) a rule and (discard|discards|remove|removes) it",
    ),
    "do.drop-this": ("(discard|discards|remove|removes) this rule (card|)",),
    "do.drop-random": (
        "(discard|discards|remove|removes) (a|one) rule at random",
        "(discard|discards|remove|removes) a random rule",
    ),
    "do.drop-all": (
        "(discard|discards|remove|removes|throw away|throws away) (all|every|all of) (the|) (active|) (rules|rule|rule cards)",
    ),
    "do.drop-newest": ("(discard|discards|remove|removes) the (newest|latest|last|most recent) rule",),
    "do.drop-oldest": ("(discard|discards|remove|removes) the (oldest|first) rule",),
    "do.drop-other": (
        "(remove|removes) another rule",
        "(discard|discards|remove|removes) (a different rule|one other rule)",
    ),
    "do.edit": (
        "(change|changes|set|sets|turn|turns) (the|a) number (in|of|on) (another|any other|some other|a|one) rule (card|) (to|into) (a|) {n}",
    ),
    "modifier.forbid": (
        "{cards:sg} (must not|may not|cannot) be played",
        "(nobody|no one|no player) (may|can) play {cards:sg}",
        "(nobody|no one|no player) can play {cards:pl}",
    ),
    "modifier.require": (
        "only {cards:sg} (may|can) be played",
        "only {cards:pl} can be played",
        "(players|everybody|everyone|all players) may only play {cards:pl}",
    ),
    "modifier.follow-same-number": (
        "the next card (played|) must (have|show|match|be) the same number (and|but|) (not|) (the same|its|by|) (colour|)",
        "only the number counts (not the colour|) (for the next card|)",
    ),
    "modifier.follow-other-parity": ("(odd and even|even and odd) (numbers|cards|) (must|have to|) alternate",),
    "modifier.follow-next-colour": (
        "(the|) colours must (follow|be played in|come in|go in) (in|) (the|this|) (following|) order (red orange green blue violet pink|)",
        "colours must follow the order (of the rainbow|red orange green blue purple pink|)",
    ),
    "modifier.wild": (
        "{cards:pl} (count as|are|become) (wild|jokers|wild cards)",
        "{cards:sg} (counts as|is) (wild|a joker|a wild card)",
        "{cards:pl} (can|may) always be played",
        "{cards:sg} (can|may) always be played",
        "{cards:sg} (is wild|fits everything|fits on everything|may be played on anything|can be played on anything|may be played on any card)",
        "{cards:pl} (are|count as) (jokers|wild cards|wilds)",
        "{cards:pl} (can be played on|fit on) (anything|everything|any card)",
    ),
    "modifier.permit": (
        "{cards:sg} (may|can) (also|) be (played|put|laid) on (any|) {on:sg}",
        "{cards:sg} (may|can) (also|) go on (any|) {on:sg}",
        "{cards:pl} (may|can) (also|) be (played|put|laid) on (any|) {on:pl}",
        "{cards:pl} (may|can) (also|) be (played|put|laid) on any {on:sg}",
    ),
    "modifier.alike": (
        "{cards:pl} and {cards:pl} match",
        "{cards:pl} (match|fit|go with) (each other|one another)",
        "{cards:pl} match {cards:pl}",
        "(you|players|everybody) may play {cards:pl} on {cards:pl}",
    ),
    "modifier.runs": (
        "cards (with|of|showing) consecutive numbers (of|in) (one|the same|a single) colour (may|can) be played (together|at once)",
        "(you|players|everybody|everyone|all players) (may|can) play runs (of consecutive numbers|of numbers|) (of|in) (one|the same|a) colour (together|at once|)",
        "(consecutive numbers|runs|runs of consecutive numbers) (of|in) (one|the same|a single) colour (may|can) be played (together|at once|as one play|)",
        "(you|players|everybody|everyone) (may|can) play (several|) consecutive numbers (of|in) (one|the same) colour (together|at once|)",
    ),
    "modifier.limit": (
        "(you|players|everybody|everyone|a player) (may|can) (have|hold|keep) (at most|only|up to|a maximum of) {n} [card|cards]",
        "(you|players|a player|everybody) (may not|cannot|must not) (have|hold|keep) more than {n} [card|cards] (in hand|in your hand|in their hand|) (at the end of (your|their|the|a|each|the own) turn|)",
        "(you|nobody|no one|no player|players|everybody|everyone) (may|can) (have|hold|keep) (no|not|) more than {n} [card|cards] (in hand|in your hand|in their hand|) (at the end of (your|their|the|a|each|the own) turn|when a turn ends|)",
        "(the|) hand limit (is|of|) {n} (cards|card|) (at the end of (your|their|the|a|each|every) turn|when a turn ends|)",
        "(when a turn ends|at the end of your turn) (you|nobody) may (have|hold) (no|) more than {n} [card|cards]",
    ),
    "modifier.persist": (
        "(whoever|a player who|who|anyone who|if you|if a player) cannot play (must|) (draw|draws) (cards|) until (they|you|he|she) can (play|) {n=10}",
        "whoever cannot play draws until (they can|it is possible) {n=10}",
        "(whoever|a player who|who|anyone who|if you|if a player) cannot play (must|) (draw|draws) (cards|) until (they|you|he|she) can (play|) (but|) (at most|no more than) {n} (cards|card|)",
    ),
    "modifier.fresh": (
        "(a player who|whoever|anyone who) draws (a card|) (may|can) play (it|the card|that card) (at once|)",
        "(if|when) (you|a player) (draw|draws) (a card|) (you|they) (may|can) play it (at once|)",
        "(you|players|everybody) (may|can) play (drawn cards|a drawn card|the drawn card) (at once|)",
        "(you|players|everybody|everyone|a player) (may|can) (at once|) play (the|a) card (you|they) (have|) just (drew|drawn) (at once|)",
        "(the|a) (card just drawn|drawn card|just drawn card) (may|can) be played (at once|this turn|)",
    ),
    "modifier.blind": (
        "(your|the|their) left neighbour (picks|chooses|draws) (your|the|their) first card (of|) (each|every) turn (blind|blindly|without looking)",
        "(the|your|their) first card (of|) (each|every|your|a|the) turn is (picked|chosen|drawn) (blind|blindly|without looking) by (the|your|their) left neighbour",
    ),
    "modifier.double": (
        "(draw|all draw|drawing|) penalties (are doubled|count double|double)",
        "double penalties",
        "(all|) penalties (are|count|cost|get) (doubled|double|twice|twice as much)",
        "(each|every) penalty (is|counts|costs) (doubled|double|twice)",
    ),
    "modifier.fine": (
        "(each|every|a) penalty (costs|is) {n} [card|cards]",
        "all penalties (are|cost) {n} [card|cards]",
    ),
    "modifier.slander": (
        "(a|every|each) (false|wrong) accusation (costs|is) {n} (penalties|penalty|cards|card|)",
        "(false|wrong) accusations cost {n} (penalty cards|cards|)",
        "whoever accuses (falsely|wrongly) (draws|takes) {n} (penalties|cards)",
    ),
    "modifier.open": (
        "play with (your|their|the) (cards|hand|hands) (open|face up|visible)",
        "(everybody|everyone|all players|all) (plays|play|must play) with (open|their) (cards|hands|hand) (open|face up|)",
        "(all|) hands (are|lie|are played) (open|face up|visible)",
        "(everybody|everyone|all players) (shows|show) (their|the) (hand|cards|hands)",
    ),
    "modifier.immune-cards": (
        "{who} <is|are> immune (to|against) (all|) (effects|card effects|effect cards|the effects of (game|) cards|game cards|game card effects)",
        "{who} (cannot be|is not|are not) affected by (game cards|card effects|cards|game card effects)",
        "game cards (do not|don t) (affect|touch) {who}",
    ),
    "modifier.immune-penalties": ("{who} cannot (be penalised|take penalties)",),
    "modifier.scramble": (
        "there are no turns (and|so|) (anyone|anybody|everyone|everybody|all players|any player) (may|can) play",
        "(everyone|everybody|all players) (may|can) play (at any time|at the same time|out of turn|)",
        "(anyone|anybody|everyone|everybody|all players) (may|can) play without turns",
        "nobody has (a|the) turn",
    ),
    "modifier.twice": (
        "the next rule (that|which|to|) (fires|applies|is triggered|fire|happens) (applies|counts|happens|is applied|fires|works) twice",
        "the next rule (that|which|) (is triggered|fires|applies|) (is|gets) (carried out|applied|executed|done) twice",
    ),
    "modifier.inflate": (
        "all (numbers|amounts) (in|on) (card texts|all texts|the rules|rules|the cards|cards|card effects) are {n} (higher|more)",
        "all (numbers|amounts) (in|on) (texts|the texts|card texts|rules|the rules|cards) (are increased by|increase by|go up by) {n}",
        "every (number|amount) in (a|every|the|each) (text|card text|rule) is {n} higher",
        "add {n} to all (numbers|amounts) (in|on) (texts|the texts|card texts|the rules|rules|cards)",
    ),
    "effect.must": (
        "{who} must (each|all|both) {do}",
        "{who} (each|all|both|now|then) (must|) {do}",
        "(force|make) {who} {do}",
        "{who} (now|) (must|) {do}",
    ),
    "effect.may": ("{who} (each|all|both) (may|can) {do}", "{who} (gets to|get to|could) {do}"),
    "effect.reverse": (
        "(reverse|change|switch|turn) (the|) direction (of play|of the game|)",
        "(the direction|the direction of play|play|the order of play) (is reversed|reverses|turns around|switches|changes direction)",
        "play (goes|continues) in the other direction",
    ),
    "effect.flip": (
        "(flip|turn|turn over|turn up) the top card of the (draw pile|deck) (over|)",
        "(flip|turn|turn over|reveal) the top card of the (draw pile|deck|pile) (over|) (and|) (put|place|lay|) (it|) (on|onto|to|on top of|upon) the discard pile",
    ),
    "effect.shuffle-draw": ("(shuffle|reshuffle) the (deck|pile)",),
    "effect.mill": (
        "(discard|throw away) the (top|next) {n} [card|cards] of the (draw pile|deck)",
        "the (top|next) {n} [card|cards] of the draw pile (is|are) (discarded|thrown away)",
        "the top card of the draw pile is discarded {n=1}",
    ),
    "effect.rotate-play": (
        "(everybody|everyone|all players|all|each player|every player) (passes|pass|gives|give) (their|the) (whole|entire|) (hand|hands|cards) (on|) (to the next player|in the direction of play|in play direction|)",
        "(all|the) hands (are passed on|are passed|rotate|move|go round) (to the next player|in the direction of play|in play direction|)",
    ),
    "effect.rotate-left": (
        "(everybody|everyone|all players|all|each player|every player) (swaps|swap|exchanges|rotates) (their|the|) (hand|hands) to the left",
        "(everybody|everyone|all players|all|each player|every player) (passes|pass|gives|give) (their|the) (whole|entire|) (hand|hands|cards) (on|) to (the left|the player on the left|the player on their left|their left neighbour)",
        "(all|the) hands (are passed|rotate|move|go) (on|) (to the|) left",
    ),
    "effect.rotate-right": (
        "(everybody|everyone|all players|all|each player|every player) (swaps|swap|exchanges|rotates) (their|the|) (hand|hands) to the right",
        "(everybody|everyone|all players|all|each player|every player) (passes|pass|gives|give) (their|the) (whole|entire|) (hand|hands|cards) (on|) to (the right|the player on the right|the player on their right|their right neighbour)",
        "(all|the) hands (are passed|rotate|move|go) (on|) (to the|) right",
    ),
    "effect.pass-play": (
        "(everybody|everyone|all players|all|each player|every player) (passes|pass|gives|give) {amount} (on|) (to the next player|in the direction of play|in play direction)",
    ),
    "effect.pass-left": (
        "(everybody|everyone|all players|all|each player|every player) (passes|pass|gives|give) {amount} (on|) to (the left|the player on the left|the player on their left|their left neighbour|their left)",
    ),
    "effect.pass-right": (
        "(everybody|everyone|all players|all|each player|every player) (passes|pass|gives|give) {amount} (on|) to (the right|the player on the right|the player on their right|their right neighbour|their right)",
    ),
    "effect.reveal": (
        "(reveal|turn up|draw) {n} (new|more|) (ones|one|rules|rule|rule cards)",
        "{n} new (rules|rule|ones|one) (is|are|will be) revealed",
    ),
    "effect.renew": (
        "(replace|exchange|change) all (of|) (the|active|) (rules|rule cards) (with new ones|by new ones|)",
        "all (the|active|) rules (are|get) (replaced|exchanged) (by new ones|with new ones|)",
    ),
    "effect.finish": (
        "after {seconds} the game (ends|is over) (and|) (whoever has|the player with) the fewest cards (wins|win)",
        "{seconds} from now the game (ends|is over) (and|) (the|) (player|players|whoever) (with|has|) the fewest cards (wins|win)",
        "(everybody|everyone|all players|all of you|you all) (now|) (has|have) (only|) {seconds} (left|) to finish the game (and|then|) (the|) (player|players|one|whoever) (or players|) (with|has) the fewest cards (wins|win)",
        "(the game ends|the game is over) (after|in) {seconds} (and|) (the|) (player|players|whoever) (with|has|) the fewest cards (wins|win)",
    ),
    "effect.vote": (
        "(everybody|everyone|all players|all|the table) (votes|vote|must vote) (for|on|) (a player|one player|somebody|someone|)",
    ),
    "effect.contest": (
        "(challenge|challenges) {other} (to|in|at|for) {text}",
        "(play|plays|have|has|do|does) {text} (with|against) {other}",
        "{one} (must|) (play|plays|have|has|do|does) {text} (with|against) {other}",
        "{one} (must|) (challenge|challenges) {other} (to|in|at|for) {text}",
        "{one} and {other} (must|) (play|have|do|hold) {text}",
    ),
}
"""Further phrases by the key of the construct they stand for."""

OPENERS: Final = "unless the a an this that these those all no any each every both half if when whenever while and or but who whoever whose to with of in on at for from until you they he she it i we nobody somebody someone anyone anybody everyone everybody players player next previous another other card cards rule rules penalties penalty draw drawn discard hand hands colour colours number numbers odd even red orange green blue violet purple pink"
LINKS: Final = "and or but who which whose then than"

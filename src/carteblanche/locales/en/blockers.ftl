## Pieces

blockers-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [green] green
    [red] red
   *[violet] violet
}
blockers-area = { $area ->
    [sun] sun
    [star] star
    [cloud] cloud
    [leaf] leaf
    [flame] flame
    [drop] drop
    [moon] moon
    [shell] shell
   *[key] key
}
# $face is a number, a letter, a symbol in words, or the wild tile
blockers-tile = { $colour } { $face }
blockers-wild = BLOCKERS!

## Options

blockers-option-two = With two players
blockers-option-two-advanced = two colours each
blockers-option-two-basic = one colour each
blockers-option-scoring = Scoring
blockers-option-scoring-blockers = groups + largest pile
blockers-option-scoring-uptown = groups only (Uptown)

## The board in words

blockers-board = Board
blockers-rack = Your rack, { $colour }
blockers-cell-empty = { $cell }, { $area }, empty
blockers-cell-tile = { $cell }, { $area }, { $tile } lies here
blockers-cell-can-place = fits
blockers-cell-can-capture = capturable
blockers-choose = Choose a tile from your rack.
blockers-choose-cell = Where to? Marked cells fit.
blockers-choose-capture = Where to? Circles fit. At red corners you capture that tile.
blockers-choose-wild = BLOCKERS! goes on any cell that is free. At red corners you capture that tile.
blockers-choose-tile = Which tile? Those that fit { $cell } are raised.
blockers-no-tile-fits = None of your tiles fits { $cell }.
blockers-held = { $tile } in hand. { $places ->
    [0] No empty cell fits
    [one] { $places } empty cell fits
   *[other] { $places } empty cells fit
}, { $captures ->
    [0] nothing to capture.
    [one] { $captures } tile to capture.
   *[other] { $captures } tiles to capture.
}
blockers-preview = { $tile } to { $cell }
blockers-preview-capture = { $tile } to { $cell }, taking { $captured }
blockers-preview-score = { $name } { $before } → { $after }
blockers-preview-same = No score changes.
blockers-place = Lay it
blockers-capture = Capture
blockers-waiting = { $name } is choosing a tile …

## What happened

blockers-moved = { $name } lays { $tile } on { $cell }.
blockers-moved-you = You lay { $tile } on { $cell }.
blockers-captured = { $name } lays { $tile } on { $cell } and captures { $captured }.
blockers-captured-you = You lay { $tile } on { $cell } and capture { $captured }.
blockers-skipped = { $name } can lay nothing and is passed over.
blockers-taken-back = A move was taken back.
blockers-moves = Moves
blockers-moves-none = Nothing has been laid yet.

## Panels

blockers-score = Score
blockers-groups = { $count ->
    [one] { $count } group
   *[other] { $count } groups
}
blockers-pile = Captured
blockers-pile-none = nothing captured
blockers-pile-count = { $count } { $colour }
blockers-on-rack = { $count ->
    [one] { $count } tile on the rack
   *[other] { $count } tiles on the rack
}
blockers-in-stock = { $count } to draw
blockers-tracker = Tiles still to come
blockers-tracker-line = Which tiles each colour has not laid yet: those on its rack and those still to draw. A dot stands for one that is gone. Everybody may know this.
blockers-tracker-gone = played: { $face }
blockers-details = Tiles still to come and moves

## The result

blockers-sum = { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
} + { $pile } from the largest pile
blockers-tie = On equal scores, fewer captured tiles win: { $captured ->
    [0] none
   *[other] { $captured }
} captured.
blockers-lowest = The lowest score wins.

## Keys

blockers-keys-title = Playing by keyboard
blockers-keys-tile = chooses the rack tile with that face; again, the next one
blockers-keys-wild = chooses the BLOCKERS! tile
blockers-keys-symbol = chooses a tile with a symbol; again, the next one
blockers-keys-arrows = move over the board and preview
blockers-keys-enter = lays the tile
blockers-keys-escape = puts it back
blockers-keys-help = shows this

## Refusals

refused-wrong-column = { $tile } belongs in column { $needs }.
refused-wrong-row = { $tile } belongs in row { $needs }.
refused-wrong-area = { $tile } belongs in the area with the { $needs }.
refused-occupied = { $cell } is covered by { $colour }.
refused-nothing-to-capture = There is nothing to capture on { $cell }.
refused-own-tile = You cannot capture a tile of the colour that you play.
refused-splits-group = That would split the { $colour } group { $group }.
refused-colour-closed = { $colour } has played its last tile.
refused-not-on-your-rack = { $tile } is not on your rack.
refused-no-such-tile = There is no such tile.
refused-no-such-cell = There is no such cell.

## Why a bot plays so

blockers-why-joins = { $groups ->
    [2] It joins two of your groups.
   *[other] It joins { $groups } of your groups.
}
blockers-why-joins-by-taking = By taking a tile ({ $colour }) it joins { $groups } of your groups.
blockers-why-blocks = Another player ({ $colour }) could have joined two groups there.
blockers-why-takes = { $free ->
    [1] It takes a tile ({ $colour }), and that costs you nothing.
   *[0] It takes a tile ({ $colour }), which is worth its point.
}
blockers-why-towards = It brings two of your groups closer together.
blockers-why-grows = It adds to a group and starts no new one.
blockers-why-founds = A new group, but everything else looks worse.
blockers-why-only = There is nothing else to play.
blockers-why-searched = You win { $chance } of 100 imagined games.
blockers-why-solved = Calculated to the end.

## Levels

blockers-level-random = Plays anything that fits.
blockers-level-novice = Looks at its own groups and overlooks most of the rest.
blockers-level-casual = Misses many a capture, and does not watch you.
blockers-level-greedy = Sees every move, but only the next one.
blockers-level-club = Thinks of what can still be joined, and by whom.
blockers-level-expert = Plays a few moves out in its head.
blockers-level-master = Plays many games out in its head and counts the end exactly.

## The first game, step by step

guide-blockers-aim = Welcome! Lay all your tiles so that they form as few groups as possible. Whoever has the fewest points in the end wins.
guide-blockers-rack = These are your tiles. A number belongs in its column, a letter in its row, a symbol in the area that shows it. The BLOCKERS! tile with the burst fits anywhere.
guide-blockers-lay = Choose a tile. Where it fits, the board shows a ring. Choose such a cell, look at what would change, and lay the tile.
guide-blockers-group = Well done. Tiles of your colour that touch along an edge are one group. Lay the next one beside it, if one of yours fits there.
guide-blockers-score = Here everybody’s points stand: one for each group. Two tiles side by side cost one point, two apart cost two.
guide-blockers-capture = You may also lay a tile on somebody else’s: four corners mark those that you can take. What holds a group together is safe. Try it if you see one.
guide-blockers-pile = What you take lies here. Of your piles only the largest of one colour counts, a point a tile, so take from several. You know all you need now.

## Help at the table

help-progress-blockers = { $left ->
    [0] Everybody has laid what can be laid.
    [one] You have { $left } tile still to lay. The game ends when everybody has only four left.
   *[other] You have { $left } tiles still to lay. The game ends when everybody has only four left.
}
now-blockers = Your turn: lay a tile
now-blockers-of = { $name } lays a tile

## In a few steps

howto-blockers-1 = You have 28 tiles of your colour and see five of them. On your turn, lay one and draw a new one.
howto-blockers-2 = A number goes into its column, a letter into its row, a symbol into its area. The BLOCKERS! tile goes anywhere.
howto-blockers-3 = Lay it on an empty cell, or on somebody else’s tile: then you capture that tile. You may never break a group in two.
howto-blockers-4 = Tiles of one colour that touch along an edge are a group. Each of your groups costs a point in the end.
howto-blockers-5 = So does every tile in your largest pile of captured tiles of one colour. The lowest score wins.

## The house

app-tagline = Your own table for four games. Sit down, send a link, play.
app-skip = Skip to the content
app-home = Home
app-settings = Settings
app-language = Language
app-theme = Light
app-theme-auto = as the system
app-theme-light = day
app-theme-dark = night
app-close = Close
app-cancel = Cancel
app-dismiss = Dismiss
app-nowhere = There is nothing here.
app-nowhere-why = The link may be incomplete.
app-to-home = To the front door
app-loading = One moment …
app-unreachable = The house does not answer. Is the server running?
app-retry = Try again

## Games

game-blockers = Blockers!
game-blockers-line = Lay your tiles in as few groups as you can. Take others’ tiles, but not too many of one colour.
game-blank = BLANK
game-blank-line = A card game whose rules you write yourselves.
game-blanko = BLANKO
game-blanko-line = Words that cross, change and grow.
game-blitz = Blitz
game-blitz-line = All at once, and the fastest hand wins.
game-players = { $fewest }–{ $most } players
level-random = Carefree
level-easy = Easy
level-medium = Medium
level-greedy = Greedy
level-hard = Hard
level-expert = Expert

## Name

name-title = What shall we call you?
name-label = Your name
name-hint = Everybody at your table sees it. No account, no password.
name-go = That’s me
name-sit = Sit down
name-watch = Just watch
name-change = Change name
name-greeting = Hello, { $name }.

## The door

door-title = This house has a password
door-label = Password
door-go = Come in

## Home

home-play = Play now
home-play-bots = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
home-play-label = Play now: { $game }
home-make = Make a table
home-yours = Your tables
home-open = Open tables
home-open-none = Nobody is waiting for company right now. Make a table and send the link.
home-continue = Continue
home-join = Join
home-your-turn = your turn
home-gathering = gathering
home-playing = being played
home-free-chairs = { $count ->
    [one] { $count } free chair
   *[other] { $count } free chairs
}

## Making a table

make-title = A new table
make-chairs = Chairs
make-options = Options
make-others = The other chairs
make-others-friends = for friends, by link
make-others-bots = for bots
make-open = List it under “Open tables”, so that anybody in this house can join
make-go = Make the table

## The room before the game

room-title = Setting the table for { $game }
room-invite = Invite
room-invite-line = Send this link, or let them scan the code. Whoever has it can sit down.
room-copy = Copy link
room-copied = Link copied.
room-copy-failed = This browser does not let us copy. Please mark the link and copy it yourself.
room-share = Share …
room-qr = QR code of the invitation link
room-lan = This link works for people who can reach this computer, for instance in the same Wi-Fi.
room-local = This link names “{ $host }”, which is only this computer. Open the page by the computer’s network address to invite others.
room-chairs = Chairs
room-chair = Chair { $number }
room-chair-empty = free
room-chair-you = you
room-chair-away = away
room-bot = Bot
room-bot-level = Bot, { $level }
room-sit = Sit here
room-stand = Stand up
room-add-bot = Put a bot here
room-clear = Clear this chair
room-swap = Swap with the next chair
room-resize = Number of chairs
room-fewer = One chair fewer
room-more = One chair more
room-start = Start the game
room-start-without = Empty chairs are taken away.
room-start-few = { $missing ->
    [one] One more player or bot is needed.
   *[other] { $missing } more players or bots are needed.
}
room-wait-host = The host starts the game.
room-watchers = { $count ->
    [0] nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
room-watching = You are watching.
room-options-host = The host chooses the options.

rules-pace = Thinking time
rules-pace-none = as long as you like
rules-pace-minutes = { $minutes } min + { $seconds } s a turn
rules-away = If somebody’s connection is gone
rules-away-cover = a bot keeps the chair warm
rules-away-wait = the table waits
rules-open = Who may sit down
rules-open-no = only who has the link
rules-open-yes = anybody in this house

## The table

table-dealing = The deal is being drawn …
table-dealing-why = Every player adds a secret number to the shuffle, so nobody can choose the deal.
table-your-turn = Your turn
table-turn = { $name } is to move
table-turn-title = ● Your turn – { $game }
table-menu = Table
table-undo = Take back
table-pause = Pause
table-resume = Go on
table-paused = The table is paused. The clocks stand still.
table-leave = Give up
table-leave-title = Give up this game?
table-leave-two = The other player wins.
table-leave-more = A bot plays on for you, and you rank last.
table-leave-stay = Stay
table-abort = End without a result
table-rematch = Play again
table-rematch-go = To the next game
table-help = Keys
table-invite = Invite watchers
table-watching = You are watching
table-covered = { $name } is away. A bot keeps the chair warm.
table-covered-you = A bot played for you while you were away.
table-left = { $name } has given up. A bot plays on.
table-clock = { $time } left

proposal-undo = { $name } asks to take back the last move.
proposal-pause = { $name } asks for a pause.
proposal-abort = { $name } asks to end the game without a result.
proposal-rematch = { $name } wants to play again.
proposal-undo-you = You asked to take back your last move.
proposal-pause-you = You asked for a pause.
proposal-abort-you = You asked to end the game without a result.
proposal-rematch-you = You want to play again.
proposal-yes = Agree
proposal-no = Refuse
proposal-waiting = waiting for { $names }
proposal-agreed = { $name } agrees

## The result

result-title = The game is over
result-won = { $name } wins
result-won-you = You win!
result-shared = Shared first place: { $names }
result-none = The game ended without a result.
result-rank = { $rank }.
result-board = Look at the board
result-back = Result
result-reason-played-out = All tiles are played.
result-reason-blocked = Nobody could lay anything any more.
result-reason-resigned = { $name } gave up.
result-mark-undone = with moves taken back
result-mark-covered = a bot stood in for somebody
result-mark-left = somebody gave up

## The connection

link-connecting = Connecting …
link-away = The connection is lost. We keep trying; your game waits.
link-back = Connected again.
link-stopping = The server is restarting. Your game is safe.
link-too-slow = This device could not keep up. Connecting again …
link-silent = The line went quiet. Connecting again …
link-removed = You are no longer known here. Tell us your name to come back.
link-locked = This house has a password.
link-too-many-messages = That was too much at once. Connecting again …
link-no-such-room = There is no such table.
link-wrong-origin = This table may not be opened from here.

## Refusals that every game knows

refused-unreachable = No answer yet.
refused-stale = Something happened just before. Look again and decide anew.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-not-while-paused = The table is paused.
refused-not-while-committing = The deal is not done yet.
refused-not-while-numbering = The deal is not done yet.
refused-not-started = The game has not begun.
refused-started-already = The game has begun already.
refused-only-watching = You are only watching.
refused-not-the-host = Only the host can do that.
refused-no-name = Please tell us your name first.
refused-chair-taken = Somebody sits there.
refused-no-such-level = There is no such bot.
refused-wrong-number-of-chairs = This game is for { $fewest } to { $most } players.
refused-wrong-number-of-players = This game is for { $fewest } to { $most } players.
refused-proposal-open = Something is being asked already. Answer that first.
refused-nothing-proposed = Nothing is being asked any more.
refused-nothing-to-undo = There is no move of yours to take back.
refused-no-undo-in-a-race = In a race nothing is taken back.
refused-revealed = That move can no longer be taken back: it has shown the others something.
refused-voted-already = You have answered already.
refused-no-person-there = Nobody decides there any more.
refused-not-paused = The table is not paused.
refused-too-often = That was too much at once. Please wait { $seconds } s.
refused-wrong-password = That is not the password.
refused-locked = This house has a password.
refused-no-such-room = There is no such table.
refused-no-such-chair = There is no such chair.
refused-no-such-option = There is no such option.
refused-no-such-pace = This thinking time is not possible.
refused-no-clock-in-a-race = A race has no thinking time.
refused-not-over = The game is not over yet.
refused-not-saved = It could not be saved. Please try again.
refused-unreadable = The server did not understand that. Is this page out of date?
refused-other = That is not possible ({ $code }).

## The house

app-tagline = Your own table for four games. Sit down, send a link, play.
app-skip = Skip to the content
app-home = Home
app-settings = Settings
app-language = Language
app-theme = Appearance
app-theme-auto = as on this device
app-theme-light = light
app-theme-dark = dark
# after a name or a word, before what is said of it
app-colon = :
app-close = Close
app-cancel = Cancel
app-dismiss = Dismiss
app-nowhere = There is nothing here.
app-nowhere-why = The link may be incomplete.
app-to-home = Back to the start page
app-loading = One moment …
app-unreachable = The server does not answer. Is it running?
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
game-players = { $most ->
    [one] { $fewest }–{ $most } player
   *[other] { $fewest }–{ $most } players
}
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
name-tell = Tell us your name
name-guest = Guest
name-greeting = Hello, { $name }.

## The door

door-title = This house has a password
door-label = Password
door-go = Come in

## An invitation

invite-title = { $host } invites you to { $game }
invite-title-none = You are invited to { $game }
invite-players = At the table: { $names }
invite-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
invite-full = All seats are taken.
invite-begun = The game has begun already.
invite-over = This game is over.

## Home

home-play = Play now
home-play-bots = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
home-play-label = Play now: { $game }
home-make = With friends
home-yours = Your tables
home-open = Open tables
home-open-none = Nobody is waiting for company right now. Choose “With friends” at a game and send the link.
home-continue = Continue
home-clear = Clear away
home-clear-label = Clear away: { $game }
home-clear-all = Clear away all games against bots
home-join = Join
home-your-turn = your turn
home-gathering = waiting for players
home-playing = being played
home-unreadable = cannot be read
home-free-chairs = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## Making a table

make-title = A new table: { $game }
make-chairs = Seats
make-options = Options
make-numbers = Times and numbers
make-seconds = seconds
make-milliseconds = milliseconds
make-luck = at random
make-others = The other seats
make-others-friends = for friends, by link
make-others-bots = for bots
make-open = List it under “Open tables”, so that anybody in this house can join
make-go = Make the table

## The room before the game

room-title = { $game } – who plays?
room-invite = Invite
room-invite-line = Send this link, or let them scan the code. Whoever has it can sit down.
room-copy = Copy link
room-copied = Link copied.
room-copied-local = Link copied. It works on this computer only.
room-copy-failed = This browser does not let us copy. Please mark the link and copy it yourself.
room-share = Share …
room-qr = QR code of the invitation link
room-lan = This link works for people who can reach this computer, for instance in the same Wi-Fi.
room-local = This link works on this computer only.
room-local-host = To let friends in, whoever started Carte Blanche opens the address with “/admin” that was shown at the start, and switches on “Let friends in” there.
room-chairs = Seats
room-chair = Seat { $number }
room-chair-empty = free
room-chair-invited = for somebody with the link
room-chair-you = you
room-chair-away = away
room-bot = Bot
room-bot-level = Bot, { $level }
room-sit = Sit here
room-stand = Stand up
room-add-bot = Put a bot here
room-clear = Clear this seat
room-swap = Swap with the next seat
room-resize = Number of seats
room-fewer = One seat fewer
room-more = One seat more
room-start = Start the game
room-start-without = Empty seats are left out.
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
rules-away-cover = a bot plays until they are back
rules-away-wait = the table waits
rules-open = Who may sit down
rules-open-no = only people with the link
rules-open-yes = anybody in this house

## The table

table-dealing = Shuffling …
table-dealing-why = Every player adds a secret number to the shuffle, so nobody can choose the deal.
table-your-turn = Your turn
table-turn = { $name } is to move
table-turn-title = ● Your turn – { $game }
table-menu = Table
table-undo = Take back
table-hint = Hint
table-hint-is = Perhaps: { $move }
table-hint-thinking = Thinking about a hint …
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
absent = { $name } is not there.
absent-minutes = { $minutes ->
    [one] { $name } has been gone for a minute.
   *[other] { $name } has been gone for { $minutes } minutes.
}
absent-cover = Let a bot play
absent-offer = I’ll play for { $name }
absent-offered = { $friend } offers to play for { $name }.
absent-offered-you = You offer to play for { $name }. The host decides.
absent-friend = { $friend } plays for { $name }, until they are back.
absent-friend-you = You play for { $name }, until they are back.
absent-give-back = Give the seat back
admin-kick = Send { $name } away
table-remove-sure = { $name } is out of this game and ranks last. A bot plays on.
table-covered = { $name } is away. A bot plays until they are back.
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
proposal-withdraw = Take it back
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
result-reason-played-out = Everybody has played all but the last four tiles.
result-reason-blocked = Nobody could lay anything any more.
result-reason-resigned = { $name } gave up.
result-mark-undone = with moves taken back
result-mark-covered = a bot stood in for somebody
result-mark-left = somebody gave up

## Finished games

home-over = Finished games
home-over-all = Show all { $count }
replay-open = Replay
replay-title = Replay: { $game }
replay-missing = There is no such game here.
replay-controls = Playback
replay-at = { $move } of { $moves }
replay-position = Move
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-stop = Stop
replay-next = One move on
replay-last = To the end
replay-eyes = Seen by
replay-eyes-all = all open
replay-eyes-watcher = a watcher
replay-speed = Speed
replay-speed-calm = calm
replay-speed-brisk = brisk
replay-speed-swift = swift
replay-speed-half = half as fast
replay-speed-true = as it was
replay-speed-double = twice as fast
replay-link = Link to this move
replay-keys = ← and → go move by move, Home and End to the beginning and the end, the space bar plays and stops.
replay-moves = What happened
replay-advice = A second opinion
replay-advice-about = For each turn with a choice: what a strong bot would have done that sees the same, how much likelier that wins, and where the game turned.
replay-advice-ask = Ask a strong bot
replay-advice-working = The bot is looking at the game …
replay-advice-alike = A strong bot would have done the same.
replay-advice-none = Here nobody had a choice to make.
replay-advice-chance = Chance of winning, as it thinks: { $made } %.
replay-advice-gain = Chance of winning, as it thinks: { $best } % instead of { $made } %.
replay-advice-turned = Where it turned
replay-advice-share = { $alike } of { $all } alike
replay-advice-next = Next turn that it would have played otherwise
replay-chart = Scores
replay-chart-label = Chart of the scores. At this move: { $scores }
replay-event-dealt = The deal
replay-event-missed = { $name } came too late
replay-event-rang = Time ran out
replay-event-refused = { $name } refuses
replay-event-expired = Nobody answered
replay-event-resumed = { $name } goes on
replay-event-left = { $name } gives up
replay-event-covered = A bot plays for { $name }
replay-event-returned = { $name } is back
replay-event-closed = The end

## Checking the deal

replay-verify = Verify this deal
verify-title = Was this deal fair?
verify-holds = This deal holds.
verify-broken = This deal does not hold!
verify-chain = { $count ->
    [one] { $count } entry: the chain of hashes is unbroken.
   *[other] { $count } entries: the chain of hashes is unbroken.
}
verify-secret = The server’s secret is the one that it had committed to before the deal.
verify-numbers = { $count ->
    [0] No person added a number.
    [one] { $count } person’s number is the one committed to, before it was shown.
   *[other] { $count } people’s numbers are the ones committed to, all before the first was shown.
}
verify-own = This browser was there: the commitment and your number are those that it saw.
verify-own-not = This browser did not take part in the deal, so it cannot compare what was shown then.
verify-draws = { $count ->
    [one] { $count } random number was drawn again from all of these: the same came out.
   *[other] { $count } random numbers were drawn again from all of these: the same came out.
}
verify-witnessed = { $count ->
    [one] { $count } answer of a word list was not checked here.
   *[other] { $count } answers of a word list were not checked here.
}
verify-limits = Not checked here: whether all moves kept to the rules, and how many possibilities each draw had. For that, save the log and call “carteblanche verify” on a computer that you trust.
verify-save = Save the log
verify-broken-chain = The chain of hashes breaks at entry { $n }: something was changed, dropped or moved.
verify-broken-secret = The server’s secret is missing, or not the one that it had committed to (entry { $n }).
verify-broken-numbers = A player’s number is not the one committed to, or was shown too early (entry { $n }).
verify-broken-draws = At entry { $n } something else was drawn than the numbers give.
verify-broken-own = This is not the deal that this browser saw: the commitment or your own number is another.

## Talking

chat-open = Chat
chat-open-new = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
chat-title = Chat
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-emotes = Quick words
chat-label = Say something
chat-say = Say
chat-line = { $name }: { $text }
chat-mute = Mute
chat-mute-line = Only you no longer hear whom you mute.
emote-well-played = Well played!
emote-thanks = Thanks!
emote-oops = Oops!
emote-hurry = Hurry up!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-good-luck = Good luck!
emote-again = Once more!

## You

you-title = Name and devices
you-device = Another device
you-device-line = Go on as the same person on a phone or another computer: with your tables, decks and scores.
you-device-go = Make a link
you-device-once = Open it on the other device. It works once, within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Give it to nobody else.
you-forget = Forget me
you-forget-line = Your name is removed everywhere in this house, and this browser forgets who you are. Running games are given up.
you-forget-sure = This cannot be undone.
join-title = Your other device
join-line = Go on in this browser as the person who made this link?
join-instead = In this browser you have been { $name } until now. That ends then.
join-go = Yes, that’s me
join-none = This link is incomplete. Make a new one on your other device.
refused-no-such-code = This link was used already or is too old. Make a new one on your other device.

## Score sheets

scores-title = Score sheet
scores-none = No finished game yet.
scores-all = all games
scores-game = Game
scores-day = Day
scores-result = Result
scores-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
scores-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}

## Letting friends in

friends-title = Friends on your network
friends-open = Let friends in
friends-line = Everybody in your network can then open this house with the link, until you close it or the house stops.
friends-are-in = The house is open to your network. Closing it also sends away whoever is in.
friends-are-in-password = The house is open to your network, with a password. Closing it also sends away whoever is in.
friends-secure = The connection is encrypted.
friends-no-network = This computer is on no network.
friends-more = Password and more
friends-where = On which network?
friends-password = Password (nobody is asked if it is empty)
friends-tls = Encrypt the connection
friends-tls-own = With your own certificate.
friends-tls-local = With a certificate that this computer makes. Nobody vouches for it, so browsers warn at the first visit: your friends must choose to go on.
friends-no-tls = The connection cannot be encrypted here: there is neither openssl nor the Python package cryptography, and no certificate was given with --tls-certificate.

## Being called

alert-sound = Sound
alert-sound-on = on
alert-sound-off = off
alert-vibration = Vibration when it is my turn
alert-vibration-on = on
alert-vibration-off = off
alert-notify = When it is my turn and I am looking elsewhere
alert-notify-ask = Notify me
alert-notify-on = You get a notification.
alert-notify-denied = Notifications are blocked in this browser’s settings for this page.
alert-notify-missing = This browser has no notifications. The tab’s title tells whose turn it is.
alert-install = Install as an app
alert-plain = This page came over plain http, as is usual at home. Then this browser has no notifications, lets the screen go dark while you think, and cannot install the page as an app. Everything else works, also checking a deal.

## Rules in the app

rules-how = How to play
rules-how-beside = How to play (in a new tab)
rules-title = How to play { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] Found in { $count } place
   *[other] Found in { $count } places
}
rules-whole = Every rule with its number
rules-whole-line = The exact rules as the machine plays them, for whoever wants to know or to build on them: in English and in the languages of the game’s own rulebooks.
rules-contents = Contents
rules-play = Play now
rules-none = There are no rules of this name.

## Together in one room

tv-fill = Fill the whole screen
tv-open = Show this table on a TV or tablet
tv-join = Join or watch
tv-gathering = Waiting for players
tv-gathering-line = Scan the code with your phone: it is your hand, this screen is the table.

## The connection

link-connecting = Connecting …
link-away = The connection is lost. We keep trying; your game waits.
link-back = Connected again.
link-moved = Your table has moved to another server. It goes on in a moment.
link-stopping = The server is restarting. Your game is safe.
link-too-slow = This device could not keep up. Connecting again …
link-silent = No answer for a while. Connecting again …
link-removed = You are no longer known here. Tell us your name to come back.
link-locked = This house has a password.
link-too-many-messages = That was too much at once. Connecting again …
link-no-such-room = There is no such table.
link-unreadable-version = This table was played by rules that this house does not know, so it is set aside. A newer version may open it.
link-unreadable-damaged = The record of this table is damaged, so it is set aside. Whoever runs the house can export what there is of it.
link-unreadable-deck = The deck of this table is missing, so it is set aside. Whoever runs the house can export what there is of it.
link-unreadable-words = The word list of this table is missing, so it is set aside until the list is back.
link-unreadable-failed = This table could not be opened and is set aside. The server's log says why.
link-banned = The host of this house does not let you in.
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
refused-wrong-number-of-chairs = Players in this game: { $fewest } to { $most }.
refused-wrong-number-of-players = Players in this game: { $fewest } to { $most }.
refused-proposal-open = Something is being asked already. Answer that first.
refused-nothing-proposed = Nothing is being asked any more.
refused-nothing-to-undo = There is no move of yours to take back.
refused-hints-in-practice-only = A hint is given only where all others are bots.
refused-no-hints-in-a-race = In a race nobody gets hints.
refused-no-undo-in-a-race = In a race nothing is taken back.
refused-revealed = That move can no longer be taken back: it has shown the others something.
refused-voted-already = You have answered already.
refused-no-person-there = Nobody decides there any more.
refused-not-paused = The table is not paused.
refused-too-often = That was too much at once. Please wait { $seconds } s.
refused-wrong-password = That is not the password.
refused-locked = This house has a password.
refused-no-such-room = There is no such table.
refused-room-unreadable = This table cannot be read.
refused-no-such-chair = There is no such seat.
refused-no-such-option = There is no such option.
refused-no-such-pace = This thinking time is not possible.
refused-no-clock-here = This game is played without thinking time.
refused-no-such-person = There is no such person here any more.
refused-still-there = They are back already.
refused-not-over = The game is not over yet.
refused-not-alone = You can only clear away a table at which you play with bots alone.
refused-words-not-ready = The word list for this language is being built. Start again in a minute or two.
refused-words-missing = This house has no word list for this language. Its host can build it: carteblanche lexicon build { $language }
refused-too-large-for-the-log = This table would be too large to be kept. Take a smaller deck.
refused-muted = The host has muted you.
refused-banned = The host of this house does not let you in.
refused-nothing-said = There is nothing in that to read.
refused-somebody-is-there = Somebody is at this table.
refused-no-such-token = There is no such token.
refused-translator-failed = The translator did not answer. Try again later, or ask your host.
refused-no-translator = This house has no translator.
refused-too-busy = The house is busy with other work. Try again in a moment.
refused-not-saved = It could not be saved. Please try again.
refused-unreadable = The server did not understand that. Is this page out of date?
refused-network-open = The house is open to the network already.
refused-network-address = Port { $port } cannot be used there ({ $why }).
refused-no-such-address = This computer has no address { $address }.
refused-no-certificate = There is nothing here to make a certificate with.
refused-bad-certificate = The certificate cannot be used ({ $why }).
refused-no-network = This house cannot be opened to the network while it runs.
refused-other = That is not possible ({ $code }).

## Levels

level-beginner = Beginner
level-reader = Reads along
level-sharp = Sharp eyes
level-novice = Novice
level-casual = Casual
level-club = Club player
level-master = Master
level-child = Child

## Decks on the front page

decks-title = BLANK decks
decks-counts = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}, { $cards ->
    [one] { $cards } game card with words
   *[other] { $cards } game cards with words
}
decks-waiting = { $count ->
    [one] { $count } card waits for you
   *[other] { $count } cards wait for you
}
decks-next = Played with

## The first game, with somebody at one’s side

guide-learn = First time? Learn by playing
guide-learnt = Learnt – play the first game again
guide-learn-title = Learn { $game } by playing
guide-learn-line = A first game against an easy bot, with a word of advice at every step. It takes about five minutes. Nothing is timed, and you can stop whenever you like.
guide-learnt-again = You have done this before. Once more does no harm.
guide-begin = Begin
guide-read-instead = I would rather read the rules
guide-title = Your first game
guide-step = Your first game: { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-later = Later
guide-play-on = Play on by myself
guide-your-turn = Try it now.
guide-fold = Fold or unfold the guide
guide-end = End the guide

## What a game is about, in one line

aim-blockers = Fewest points win: one for each group of your tiles, and one for each tile of your largest captured pile.
aim-blanko = Most points win: lay words that cross or lengthen what lies there.
aim-blitz = Get rid of your blitz deck and put as many cards into the centre as you can. All play at once.
aim-blank = Be the first to get rid of all your cards. Everybody obeys the three rule cards.

## Help

help-title = Help
help-aim = What wins
help-now = What to do now
help-end = How far to the end
help-steps = How it goes
help-keys = By keyboard
help-key-space = Space
help-go-on = Play on
help-offer = Not sure what to do?
help-offer-hint = Show me a move
help-offer-how = Explain it

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

## Running the house

admin-title = The house
admin-wrong = This page needs the link that the server shows when it starts.
admin-open = open for { $time }
admin-again = Reload
admin-rooms = Tables ({ $count })
admin-people = People ({ $count })
admin-connections = { $count ->
    [one] { $count } connection
   *[other] { $count } connections
}
admin-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
admin-end = End this game
admin-end-sure = The game ends without a result, for everybody at this table.
admin-forget = Forget
admin-forget-sure = The name { $name } is removed everywhere, and this person’s running games are given up.
admin-kick-sure = { $name } is sent away from this table. Before the game the seat is free again; during a game it is as if they had left.
admin-decks = Decks ({ $count })
admin-no-owner = no owner
admin-hand-on = Hand on
admin-hand-on-title = Hand on “{ $deck }”
admin-hand-on-line = Whoever you choose becomes an owner: they decide on new cards, and may write and rename. Who owns it now stays an owner.
admin-hand-on-to = To whom?
admin-hand-on-go = Hand it on
admin-storage = Stored: { $size }
admin-limit = { $count } in { $time }
admin-limit-seconds = { $count } s
admin-limit-minutes = { $count } min
admin-limit-what = { $what ->
    [messages] messages at a table
    [sockets] connections
    [requests] requests
    [crowd] requests from one address
    [people] new people from one address
    [previews] previews of moves
    [names] names
    [rooms] new tables and decks
    [says] lines of talk
    [hands] hands shown in a race
    [devices] second devices
    [passwords] passwords tried
    [tokens] tokens for programs
    [readings] cards read
    [card-proposals] cards proposed
    [pasts] looks back
    [trials] trials of cards
    [prints] decks printed
    [hints] hints
   *[other] { $what }
}
admin-sure = Are you sure?
admin-yes = Yes
admin-words = Words of the house ({ $count })
admin-votes = yes: { $yes }; no: { $no }
admin-word-sure = { $word } no longer counts at new tables.
admin-precedents = Rulings at BLANK ({ $count })
admin-precedent-sure = This ruling no longer holds at new tables.
admin-take-out = Take out
admin-starter = the deck that comes with the game
admin-nobody = no name
admin-asleep = asleep since { $day }
admin-sleep = Let it sleep
admin-delete = Delete
admin-delete-sure = The table, its record and its lines on the score sheets are deleted for good.
admin-ban = Ban
admin-unban = Let in again
admin-ban-sure = { $name } is sent away and may not come in any more.
admin-mute = Mute
admin-unmute = Let talk again
admin-tokens = Tokens ({ $count })
admin-token-end = End
admin-token-sure = The program { $name } can no longer come in with this token.
admin-token-owner = asked for by { $name }
admin-audit = What was done here
admin-resources = memory { $memory } · data { $disk } · free { $free }
admin-failures = { $count ->
    [one] { $count } failure, see the log
   *[other] { $count } failures, see the log
}
admin-addresses = Banned addresses ({ $count })
admin-limits = Limits
admin-no-limits = All limits are lifted.

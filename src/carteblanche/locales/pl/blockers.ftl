## Pieces

blockers-colour = { $colour ->
    [yellow] żółty
    [blue] niebieski
    [green] zielony
    [red] czerwony
   *[violet] fioletowy
}
blockers-area = { $area ->
    [sun] słońce
    [star] gwiazda
    [cloud] chmura
    [leaf] liść
    [flame] płomień
    [drop] kropla
    [moon] księżyc
    [shell] muszla
   *[key] klucz
}
# $face is a number, a letter, a symbol in words, or the wild tile
blockers-tile = { $face } ({ $colour })
blockers-wild = „Blockers!”

## Options

blockers-option-two = We dwoje
blockers-option-two-advanced = po dwa kolory
blockers-option-two-basic = po jednym kolorze
blockers-option-scoring = Punktacja
blockers-option-scoring-blockers = grupy + największy stos schwytanych
blockers-option-scoring-uptown = tylko grupy (Uptown)

## The board in words

blockers-board = Plansza
blockers-rack = Twój stojak, kolor { $colour }
blockers-cell-empty = { $cell }, { $area }, puste
blockers-cell-tile = { $cell }, { $area }, leży tu { $tile }
blockers-cell-can-place = pasuje
blockers-cell-can-capture = można schwytać
blockers-choose = Wybierz płytkę ze stojaka.
blockers-choose-cell = Dokąd? Zaznaczone pola pasują.
blockers-choose-capture = Dokąd? Kółka pasują. Czerwone rogi: schwytasz tę płytkę.
blockers-choose-wild = „Blockers!” pasuje na każde wolne pole. Czerwone rogi: schwytasz tę płytkę.
blockers-choose-tile = Która płytka? Pasujące do { $cell } są uniesione.
blockers-no-tile-fits = Żadna z twoich płytek nie pasuje do { $cell }.
blockers-held = W ręce: { $tile }. { $places ->
    [0] Nie pasuje żadne puste pole
    [one] Pasuje { $places } puste pole
    [few] Pasują { $places } puste pola
    [many] Pasuje { $places } pustych pól
   *[other] Pasuje { $places } pustego pola
}, { $captures ->
    [0] nic do schwytania.
    [one] { $captures } płytka do schwytania.
    [few] { $captures } płytki do schwytania.
    [many] { $captures } płytek do schwytania.
   *[other] { $captures } płytki do schwytania.
}
blockers-preview = { $tile } na { $cell }
blockers-preview-capture = { $tile } na { $cell }, do schwytania: { $captured }
blockers-preview-score = { $name } { $before } → { $after }
blockers-preview-same = Punkty się nie zmienią.
blockers-place = Połóż
blockers-capture = Schwytaj
blockers-waiting = { $name } wybiera płytkę…

## What happened

blockers-moved = { $name } kładzie na { $cell } płytkę { $tile }.
blockers-moved-you = Kładziesz na { $cell } płytkę { $tile }.
blockers-captured = { $name } kładzie na { $cell } płytkę { $tile } i chwyta płytkę { $captured }.
blockers-captured-you = Kładziesz na { $cell } płytkę { $tile } i chwytasz płytkę { $captured }.
blockers-skipped = { $name } nie może nic położyć i traci turę.
blockers-taken-back = Ruch został cofnięty.
blockers-moves = Ruchy
blockers-moves-none = Jeszcze nic nie położono.

## Panels

blockers-score = Punkty
blockers-groups = { $count ->
    [one] { $count } grupa
    [few] { $count } grupy
    [many] { $count } grup
   *[other] { $count } grupy
}
blockers-pile = Schwytane
blockers-pile-none = nic nie schwytano
blockers-pile-count = { $colour }: { $count }
blockers-on-rack = na stojaku: { $count }
blockers-in-stock = w stosie: { $count }
blockers-tracker = Co jeszcze przyjdzie
blockers-tracker-line = Płytki, których dany kolor jeszcze nie położył: ze stojaka i ze stosu. Kropka: już zagrana. Każdy może to wiedzieć.
blockers-tracker-gone = zagrane: { $face }
blockers-details = Co jeszcze przyjdzie i ruchy

## The result

blockers-sum = { $groups ->
    [one] { $groups } grupa
    [few] { $groups } grupy
    [many] { $groups } grup
   *[other] { $groups } grupy
} + { $pile } za największy stos schwytanych
blockers-tie = Przy remisie wygrywa, kto schwytał mniej płytek; schwytanych: { $captured }.
blockers-lowest = Wygrywa najmniejsza liczba punktów.

## Keys

blockers-keys-title = Gra na klawiaturze
blockers-keys-tile = bierze płytkę z tym znakiem; jeszcze raz: następną
blockers-keys-wild = bierze płytkę „Blockers!”
blockers-keys-symbol = bierze płytkę z symbolem; jeszcze raz: następną
blockers-keys-arrows = przesuwają po planszy i pokazują podgląd
blockers-keys-enter = kładzie płytkę
blockers-keys-escape = odkłada ją
blockers-keys-help = pokazuje tę listę

## Refusals

refused-wrong-column = { $tile }: tylko w kolumnie { $needs }.
refused-wrong-row = { $tile }: tylko w rzędzie { $needs }.
refused-wrong-area = { $tile }: tylko na obszarze z symbolem „{ $needs }”.
refused-occupied = Pole { $cell } jest zajęte ({ $colour }).
refused-nothing-to-capture = Na { $cell } nie ma czego chwytać.
refused-own-tile = Nie można schwytać płytki koloru, którym grasz.
refused-splits-group = To rozdzieliłoby grupę { $group } ({ $colour }).
refused-colour-closed = { $colour }: ostatnia płytka już zagrana.
refused-not-on-your-rack = Na twoim stojaku nie ma płytki { $tile }.
refused-no-such-tile = Nie ma takiej płytki.
refused-no-such-cell = Nie ma takiego pola.

## Dlaczego bot tak gra

blockers-why-joins = { $groups ->
    [2] To łączy dwie twoje grupy.
   *[other] Liczba twoich grup, które to łączy: { $groups }.
}
blockers-why-joins-by-taking = Schwytana płytka ({ $colour }) pozwala połączyć twoje grupy: { $groups }.
blockers-why-blocks = Ktoś inny ({ $colour }) mógłby tam połączyć dwie grupy.
blockers-why-takes = { $free ->
    [1] To chwyta płytkę ({ $colour }) i nic nie kosztuje.
   *[0] To chwyta płytkę ({ $colour }) i jest warte swojego punktu.
}
blockers-why-towards = To zbliża do siebie dwie twoje grupy.
blockers-why-grows = Grupa rośnie, a nowa nie powstaje.
blockers-why-founds = Nowa grupa, ale wszystko inne wygląda gorzej.
blockers-why-only = Nie ma nic innego do zagrania.
blockers-why-searched = Wygrane wyobrażone partie: { $chance } na 100.
blockers-why-solved = Policzone do końca.

## Poziomy

blockers-level-random = Gra cokolwiek, co pasuje.
blockers-level-novice = Patrzy na własne grupy i przeocza większość reszty.
blockers-level-casual = Przeocza wiele chwytów i nie pilnuje cię.
blockers-level-greedy = Widzi każdy ruch, ale tylko najbliższy.
blockers-level-club = Myśli o tym, co można jeszcze połączyć i kto to może zrobić.
blockers-level-expert = Rozgrywa w głowie kilka ruchów do końca.
blockers-level-master = Rozgrywa w głowie wiele partii i dokładnie liczy końcówkę.

## The first game, step by step

guide-blockers-aim = Witaj! Układaj swoje płytki tak, by tworzyły jak najmniej grup. Na końcu wygrywa, kto ma najmniej punktów.
guide-blockers-rack = To twoje płytki. Cyfra należy do swojej kolumny, litera do swojego rzędu, symbol do obszaru, który go pokazuje. Płytka „Blockers!” z wybuchem pasuje wszędzie.
guide-blockers-lay = Wybierz płytkę. Tam, gdzie pasuje, plansza pokazuje pierścień. Wybierz takie pole, zobacz, co by się zmieniło, i połóż płytkę.
guide-blockers-group = Świetnie. Płytki twojego koloru stykające się bokiem to jedna grupa. Połóż następną obok, jeśli któraś tam pasuje.
guide-blockers-score = Tu widać punkty: jeden za każdą grupę. Dwie płytki obok siebie kosztują punkt, dwie osobno – dwa.
guide-blockers-capture = Możesz też położyć płytkę na cudzej: cztery narożniki oznaczają te, które da się schwytać. To, co spaja grupę, jest bezpieczne. Spróbuj, jeśli taką widzisz.
guide-blockers-pile = Schwytane płytki leżą tutaj. Liczy się tylko największy stos jednego koloru, punkt za płytkę, więc chwytaj różne. Wiesz już wszystko, co trzeba.

## Help at the table

help-progress-blockers = { $left ->
    [0] Wszystko, co się dało, już leży.
    [one] Masz do położenia jeszcze { $left } płytkę. Gra kończy się, gdy wszystkim zostaną tylko cztery.
    [few] Masz do położenia jeszcze { $left } płytki. Gra kończy się, gdy wszystkim zostaną tylko cztery.
    [many] Masz do położenia jeszcze { $left } płytek. Gra kończy się, gdy wszystkim zostaną tylko cztery.
   *[other] Masz do położenia jeszcze { $left } płytki. Gra kończy się, gdy wszystkim zostaną tylko cztery.
}
now-blockers = Twoja kolej: połóż płytkę
now-blockers-of = { $name } kładzie płytkę

## In a few steps

howto-blockers-1 = Masz 28 płytek swojego koloru i widzisz pięć z nich. W swojej turze połóż jedną i dobierz nową.
howto-blockers-2 = Cyfra idzie do swojej kolumny, litera do swojego rzędu, symbol do swojego obszaru. Płytka „Blockers!” pasuje wszędzie.
howto-blockers-3 = Połóż ją na pustym polu albo na cudzej płytce: wtedy ją chwytasz. Nigdy nie wolno rozerwać grupy na dwie.
howto-blockers-4 = Płytki jednego koloru stykające się bokiem tworzą grupę. Każda twoja grupa kosztuje na końcu punkt.
howto-blockers-5 = Tak samo każda płytka z największego stosu schwytanych płytek jednego koloru. Wygrywa najniższy wynik.

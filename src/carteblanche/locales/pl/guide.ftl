## The first game, with somebody at one's side

guide-learn = Pierwszy raz? Naucz się, grając
guide-learnt = Umiesz – zagraj pierwszą grę jeszcze raz
guide-learn-title = { $game }: nauka przez grę
guide-learn-line = Pierwsza gra z łatwym botem, z radą na każdym kroku. Trwa około pięciu minut. Nic nie jest na czas i w każdej chwili możesz przerwać.
guide-learnt-again = To już za tobą. Jeszcze raz nie zaszkodzi.
guide-begin = Zaczynamy
guide-read-instead = Wolę przeczytać zasady
guide-title = Twoja pierwsza gra
guide-step = Twoja pierwsza gra: { $step } z { $steps }
guide-next = Dalej
guide-back = Wstecz
guide-later = Później
guide-play-on = Dalej gram bez pomocy
guide-your-turn = Spróbuj teraz.
guide-fold = Zwiń lub rozwiń tę kartkę
guide-end = Zakończ przewodnik

guide-blockers-aim = Witaj! Układaj swoje płytki tak, by tworzyły jak najmniej grup. Na końcu wygrywa najmniej punktów.
guide-blockers-rack = To twoje płytki. Cyfra należy do swojej kolumny, litera do swojego rzędu, symbol do obszaru, który go pokazuje. Płytka „Blockers!” z wybuchem pasuje wszędzie.
guide-blockers-lay = Wybierz płytkę. Tam, gdzie pasuje, plansza pokazuje pierścień. Wybierz takie pole, zobacz, co by się zmieniło, i połóż płytkę.
guide-blockers-group = Świetnie. Płytki twojego koloru stykające się bokiem to jedna grupa. Połóż następną obok, jeśli któraś tam pasuje.
guide-blockers-score = Tu widać punkty: jeden za każdą grupę. Dwie płytki obok siebie kosztują punkt, dwie osobno – dwa.
guide-blockers-capture = Możesz też położyć płytkę na cudzej: cztery narożniki oznaczają te, które da się schwytać. To, co spaja grupę, jest bezpieczne. Spróbuj, jeśli taką widzisz.
guide-blockers-pile = Schwytane płytki leżą tutaj. Liczy się tylko największy stos jednego koloru, punkt za płytkę, więc chwytaj różne. Wiesz już wszystko, co trzeba.

guide-blitz-aim = Witaj! W tej grze wszyscy działają naraz; dziś idzie po kolei, więc nie ma pośpiechu. Zawołaj słowo, które zaczyna rundę.
guide-blitz-deck = To twoja talia blitz: dziesięć kart do pozbycia się. Kto pierwszy ją opróżni, kończy rundę. Każda karta, która w niej zostanie, kosztuje dwa punkty.
guide-blitz-centre = Na środku leżą wspólne stosy: każdy jednego koloru, od 1 do 10. Dołóż kartę, która pasuje; takie są oznaczone. Każda to punkt dla ciebie.
guide-blitz-work = Te odkryte karty to twoje pole robocze. Wierzchnie mogą iść na środek, a ty możesz dokładać na nie w dół, słońce i księżyc na zmianę. Luki wypełnia talia blitz.
guide-blitz-reserve = Gdy nic nie pasuje, odkryj karty z rezerwy. Wierzchnią wolno zagrać.
guide-blitz-score = Runda kończy się, gdy czyjaś talia blitz jest pusta: punkt za każdą twoją kartę na środku, dwa mniej za każdą w twojej talii. Zwykle gra się do 101 i wszyscy naraz.

guide-blanko-aim = Witaj! Układaj słowa, które się krzyżują i zmieniają. Liczą się wszystkie nowe słowa. Wygrywa najwięcej punktów.
guide-blanko-rack = To twoje litery i ich wartości. Joker zastępuje dowolną literę.
guide-blanko-lay = Wybierz pole i ułóż lub wpisz słowo: pierwsze przechodzi przez środek, dalsze stykają się z tym, co leży. Wiersz poniżej mówi, ile byłoby warte. Potem je połóż.
guide-blanko-more = Liczy się każde słowo, które tworzą twoje litery, także w poprzek, i ze wszystkimi literami. Długie i krzyżujące się słowa są więc dużo warte.
guide-blanko-swap = Zamiast układać słowo możesz zamienić jedną literę na planszy na swoją tak, by powstały inne słowa. Albo wziąć nowe litery. Spróbuj albo ułóż kolejne słowo.
guide-blanko-square = Kto zakryje pole BLANKO, odkrywa kartę z tego stosu: punkty, dodatkową kolejkę albo małą krzyżówkę z dziewięciu pól. Dziś masz na nią dziesięć minut.
guide-blanko-end = Gra kończy się, gdy woreczek jest pusty i ktoś nie ma już liter. To, co zostało, odejmuje się. Wiesz już wszystko, co trzeba.

guide-blank-aim = Witaj! Pozbądź się kart przed innymi. Niezwykłe jest to: trzy zasady napisane przez graczy, a zwycięzca dopisuje kolejną.
guide-blank-rules = Te zasady obowiązują w tej grze. Przeczytaj je i powiedz, że rozumiesz; większości pilnuje komputer.
guide-blank-top = Ta karta leży na wierzchu. Zagraj kartę tego samego koloru lub tej samej liczby.
guide-blank-play = Uniesione karty pasują. Wybierz jedną i zagraj. Jeśli żadna nie pasuje, dobierz.
guide-blank-several = Możesz zagrać kilka naraz, jeśli wszystkie mają wspólny kolor lub liczbę z wierzchnią. Spróbuj albo zagraj jedną.
guide-blank-why = Gdy zasada działa, kiwa głową. Dotknij zasady lub karty, by ją przeczytać; „Dlaczego tak się stało?” opowiada wszystko po kolei.
guide-blank-win = Kto nie ma już kart, wygrywa i pisze nową zasadę albo słowa na karcie, i zostają one w talii. Teraz to twoja gra.

## Each game in a few steps

howto-blockers-1 = Masz 28 płytek swojego koloru i widzisz pięć z nich. W swojej turze połóż jedną i dobierz nową.
howto-blockers-2 = Cyfra idzie do swojej kolumny, litera do swojego rzędu, symbol do swojego obszaru. Płytka „Blockers!” pasuje wszędzie.
howto-blockers-3 = Połóż ją na pustym polu albo na cudzej płytce: wtedy ją chwytasz. Nigdy nie wolno rozerwać grupy na dwie.
howto-blockers-4 = Płytki jednego koloru stykające się bokiem tworzą grupę. Każda twoja grupa kosztuje na końcu punkt.
howto-blockers-5 = Tak samo każda płytka z największego stosu schwytanych płytek jednego koloru. Wygrywa najniższy wynik.

howto-blitz-1 = Każdy ma czterdzieści kart: dziesięć to talia blitz, kilka leży odkrytych na polu roboczym, reszta to rezerwa.
howto-blitz-2 = Nie ma tur. Wszyscy grają naraz; kto pierwszy, ten lepszy.
howto-blitz-3 = Na środku rosną stosy jednego koloru od 1 do 10. Nie należą do nikogo; dokładaj to, co następne.
howto-blitz-4 = Odkrywaj rezerwę, by znaleźć pasujące karty. Luki na polu roboczym wypełnia talia blitz.
howto-blitz-5 = Gdy czyjaś talia blitz jest pusta, runda się kończy. Każda karta na środku to punkt dla właściciela, każda pozostała w talii blitz kosztuje dwa. Wygrywa 101 punktów.

howto-blanko-1 = Masz osiem liter. W swojej turze ułóż słowo krzyżujące się z leżącym albo przedłuż któreś.
howto-blanko-2 = Albo wymień jedną literę na planszy na swoją tak, by każde słowo, do którego należy, stało się innym.
howto-blanko-3 = Liczą się wszystkie nowe słowa, z wartościami wszystkich liter.
howto-blanko-4 = Kto zakryje pole BLANKO, odkrywa kartę. Niektóre zaczynają minutową krzyżówkę dla wszystkich.
howto-blanko-5 = Gdy worek jest pusty i ktoś nie ma już liter, odejmuje się to, co leży na stojakach. Wygrywa najwięcej punktów.

howto-blank-1 = Pozbądź się kart przed innymi. Połóż kartę tego samego koloru lub tej samej liczby; gdy pasuje do siebie kilka, to kilka naraz.
howto-blank-2 = Trzy karty zasad mówią, co jeszcze się dzieje i komu. Obowiązują zawsze.
howto-blank-3 = Gdy nic nie pasuje, dobierz kartę. Kto złamie zasadę, dobiera kartę karną.
howto-blank-4 = Kto wygra, pisze nową zasadę albo słowa na karcie gry. Zostaje to w talii na zawsze.
howto-blank-5 = Tak z każdą rundą gra staje się inna: wasza.

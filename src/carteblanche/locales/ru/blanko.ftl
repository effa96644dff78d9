## Pieces

blanko-tile = { $letter }, { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
blanko-joker = джокер
blanko-joker-as = джокер вместо { $letter }
blanko-tile-away = { $tile }, уже выложено
blanko-square = квадрат BLANKO
blanko-card = Карточка BLANKO

## Options

blanko-option-language = Язык слов
blanko-option-language-de = немецкий
blanko-option-language-en = английский
blanko-option-language-fr = французский
blanko-option-language-pl = польский
blanko-option-language-ru = русский
blanko-option-words = Слово, которого нет в списке,
blanko-option-words-strict = стоит хода
blanko-option-words-friendly = берут обратно и пробуют ещё
blanko-option-words-challenge = лежит, пока его не оспорят
blanko-option-foreign = Иностранные слова и имена разрешены
blanko-option-polite = Без грубых слов
blanko-option-house = Голосовать о незнакомых словах
blanko-option-house-help = Если игрок настаивает на слове. Принятое слово действует и за следующими столами этого дома.
blanko-option-mini_letter_required = Мини-кроссворду нужна напечатанная буква
blanko-option-mini_letter_required-help = Без неё ничего в нём не считается.
blanko-option-challenge_seconds = Время на спор или голосование
blanko-option-challenge_cost = Сколько очков стоит напрасный спор
blanko-option-challenge_turn = Кто спорил напрасно, пропускает следующий ход
blanko-option-mini_seconds = Время на мини-кроссворд
blanko-option-mini_scoring = Мини-кроссворд: поле в ряду, который не слово,
blanko-option-mini_scoring-strict = не считается
blanko-option-mini_scoring-literal = считается, если другой его ряд — слово

## The board in words

blanko-board = Доска
blanko-rack = Ваша подставка
blanko-track = Дорожка очков
blanko-track-why = Дорожка вокруг поля: за каждое очко фигура делает шаг
blanko-track-pin = { $name } { $points }
blanko-tools = Что ещё можно сделать
blanko-cell-empty = { $cell }, пусто
blanko-cell-tile = { $cell }, { $tile }
blanko-cell-tried = { $cell }, ваше: { $tile }, ещё не сыграно
blanko-cell-asked = { $cell }, { $tile }, под вопросом
blanko-cell-swap = меняется на { $tile }
blanko-across = пишем по горизонтали
blanko-down = пишем по вертикали

## What to do

blanko-choose = { $touch ->
    [yes] Коснитесь клетки, потом своих букв. Второе касание: вниз. Звезда даёт карточку.
   *[no] Нажмите на клетку и печатайте. Второе нажатие: вниз. Звезда даёт карточку.
}
blanko-choose-first = { $touch ->
    [yes] Первое слово накрывает одну из двух звёзд в рамке, а звезда даёт карточку. Коснитесь клетки.
   *[no] Первое слово накрывает одну из двух звёзд в рамке, а звезда даёт карточку. Нажмите на клетку и печатайте.
}
blanko-choose-cell = Куда? Коснитесь клетки.
blanko-write-across = Пишем по горизонтали. Теперь буквы.
blanko-write-down = Пишем по вертикали. Теперь буквы.
blanko-planned = Ход пока не ваш. Буквы ждут там, куда вы их положили.
blanko-waiting = { $name } думает…
blanko-place = Выложить
blanko-clear = Взять обратно
blanko-shuffle = Перемешать буквы
blanko-swap = Обменять на доске
blanko-swap-cell = Какую лежащую букву хотите взять? Коснитесь её.
blanko-swap-tile = Какая из ваших букв ляжет туда?
blanko-swap-go = Обменять
blanko-exchange = Новые буквы
blanko-exchange-ask = Заменить все буквы?
blanko-exchange-why = Все уходят в мешочек, и вы тянете новые. Это весь ваш ход. { $count ->
    [one] В мешочке { $count } фишка.
    [few] В мешочке { $count } фишки.
    [many] В мешочке { $count } фишек.
   *[other] В мешочке { $count } фишки.
}
blanko-pass = Пас
blanko-pass-ask = Пропустить ход?
blanko-pass-why = Если все по очереди пасуют, игра окончена.
blanko-near = Приблизить
blanko-far = Вся доска
blanko-details = Ходы и карточки
blanko-joker-ask = Какой буквой будет джокер?
blanko-insist = Если слова нет, пусть стол голосует
blanko-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
blanko-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
blanko-squares = { $count ->
    [one] карточка
   *[other] карточка, очки × { $count }
}
blanko-valid = есть в списке

## Cards

blanko-card-t1 = 5 очков.
blanko-card-t2 = 8 очков.
blanko-card-t3 = 1 очко за каждую букву самого длинного слова этого хода.
blanko-card-t4 = Ещё раз стоимость самой ценной фишки этого хода.
blanko-card-t5 = 1 очко за каждую гласную самого длинного слова этого хода.
blanko-card-t6 = Верните до трёх букв и вытяните столько же.
blanko-card-t7 = 2 очка за каждого соперника.
blanko-card-t8 = Доберите буквы и ходите ещё раз.
blanko-card-colours = Составьте на синих полях слова из двух или трёх букв. Красные поля остаются пустыми.
blanko-card-letter = Составьте слова из двух или трёх букв и вплетите напечатанную букву.
blanko-card-won = +{ $bonus }
blanko-card-won-times = +{ $bonus } (× { $times })
blanko-card-again = Ещё один ход!
blanko-card-of = { $name } открывает карточку.
blanko-card-of-you = Вы открыли карточку.
blanko-last-card = Последняя карточка
blanko-times = Все очки этой карточки умножаются на { $times }.
blanko-redraw-choose = Выбрано: { $count }, можно до { $most }
blanko-redraw-go = Вернуть: { $count }
blanko-redraw-none = Оставить все

## The mini crossword

blanko-mini = Мини-кроссворд
blanko-mini-of = Мини-кроссворд: { $name }
blanko-tray = Открытые буквы
blanko-field = ряд { $row }, столбец { $column }
blanko-field-red = красное, остаётся пустым
blanko-field-empty = пусто
blanko-field-printed = напечатано { $letter }
blanko-filled = Заполнено полей: { $filled } из { $fields }
blanko-mini-rule = 1 очко за поле в слове, какая бы ни была буква; все: +2
blanko-mini-worth = { $times ->
    [1] стоит { $bonus }
   *[other] стоит { $counted } × { $times } = { $bonus }
}
blanko-done = Готово
blanko-fold = К доске
blanko-sand = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
}

## Questions to the table

blanko-challenge = Проверка
blanko-challenge-asked = { $name } кладёт { $words }, всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Согласны?
blanko-challenge-yours = Вы выложили { $words }, всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Кто-нибудь против?
blanko-accept = Принять
blanko-challenge-go = Проверить
blanko-challenge-cost = Проверить (риск −{ $cost })
blanko-vote = Голосование
blanko-vote-asked = { $name } настаивает: { $wrong }. Засчитать?
blanko-vote-yours = Стол голосует: { $wrong }.
blanko-vote-yes = Засчитать
blanko-vote-no = Не засчитывать
blanko-vote-abstain = Воздержаться
blanko-vote-waiting = ждём: { $names }
blanko-vote-cast = ответ дан
blanko-vote-open = ответа ещё нет

## What happened

blanko-report-dealt = Начинает { $name }.
blanko-report-dealt-you = Вы начинаете.
blanko-report-placed = { $name } кладёт { $words }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
blanko-report-placed-you = Вы кладёте { $words }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
blanko-report-swapped = { $name } меняет букву, получается { $words }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
blanko-report-swapped-you = Вы меняете букву, получается { $words }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
blanko-report-laid = { $name } кладёт { $words }.
blanko-report-laid-you = Вы кладёте { $words }.
blanko-report-rejected = { $name } кладёт { $words }. Нет в списке слов: { $wrong }. Буквы возвращаются на подставку.
blanko-report-rejected-you = Нет в списке слов: { $wrong }. Ваши буквы снова на подставке.
blanko-report-exchanged = { $name } меняет все буквы.
blanko-report-exchanged-you = Вы меняете все буквы.
blanko-report-passed = { $name } пасует.
blanko-report-passed-you = Вы пасуете.
blanko-report-arranged = { $name } решает мини-кроссворд.
blanko-report-arranged-you = Вы решаете мини-кроссворд.
blanko-report-mini = { $name } получает { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
} за мини-кроссворд.
blanko-report-mini-you = Вы получаете { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
} за мини-кроссворд.
blanko-report-redrawn = { $count ->
    [0] { $name } оставляет все буквы.
    [one] { $name } возвращает { $count } букву и тянет новую.
    [few] { $name } возвращает { $count } буквы и тянет новые.
    [many] { $name } возвращает { $count } букв и тянет новые.
   *[other] { $name } возвращает { $count } буквы и тянет новые.
}
blanko-report-redrawn-you = { $count ->
    [0] Вы оставляете все буквы.
    [one] Вы возвращаете { $count } букву и тянете новую.
    [few] Вы возвращаете { $count } буквы и тянете новые.
    [many] Вы возвращаете { $count } букв и тянете новые.
   *[other] Вы возвращаете { $count } буквы и тянете новые.
}
blanko-report-accepted = Согласие: { $name }.
blanko-report-accepted-you = Вы согласны.
blanko-report-challenged = { $name } просит проверить.
blanko-report-challenged-you = Вы просите проверить.
blanko-report-voted = Голос подан: { $name }.
blanko-report-voted-you = Ваш голос подан.
blanko-report-card = На карточке: { $card }
blanko-taken-back = Ход взят обратно.
blanko-moves = Ходы
blanko-moves-none = Пока ничего не выложено.
blanko-starter = Кто начинает, по наибольшей стоимости: { $round }
blanko-short-rejected = { $wrong }
blanko-short-exchanged = новые буквы
blanko-short-passed = пас
blanko-short-redrawn = { $count ->
    [0] все буквы оставлены
   *[other] возвращено букв: { $count }
}

## Panels

blanko-score = Очки
blanko-last-gain = последний ход
blanko-counters = { $count ->
    [one] { $count } жетон по 100
    [few] { $count } жетона по 100
    [many] { $count } жетонов по 100
   *[other] { $count } жетона по 100
}
blanko-on-rack = { $count ->
    [one] { $count } буква
    [few] { $count } буквы
    [many] { $count } букв
   *[other] { $count } буквы
}
blanko-extra = ещё ход
blanko-bag = { $count ->
    [one] { $count } фишка в мешочке
    [few] { $count } фишки в мешочке
    [many] { $count } фишек в мешочке
   *[other] { $count } фишки в мешочке
}
blanko-pile = { $count ->
    [one] { $count } карточка за звёзды
    [few] { $count } карточки за звёзды
    [many] { $count } карточек за звёзды
   *[other] { $count } карточки за звёзды
}

## The result

blanko-deducted = { $before } − { $lost }
blanko-rack-empty = подставка пуста
blanko-deduction-why = Вычитается то, что осталось на подставке, за джокера 10; так же 10 за каждого джокера в последнем ходе, которым подставка опустела.
blanko-admitted = Приняты голосованием: { $words }
result-reason-out = Мешочек пуст, и одна подставка опустела.
result-reason-passed = Все спасовали.
result-reason-barren = Четыре круга без единого очка.

## In the replay: what was possible

blanko-study = Что было возможно
blanko-study-working = Ищем лучшие ходы…
blanko-study-best = Лучшие ходы этого круга
blanko-study-across = { $cell }, по горизонтали
blanko-study-down = { $cell }, по вертикали
blanko-study-swap = { $letter } вместо буквы на { $cell }
blanko-study-left = { $points ->
    [one] { $points } очко осталось на столе.
    [few] { $points } очка осталось на столе.
    [many] { $points } очков осталось на столе.
   *[other] { $points } очка осталось на столе.
}
blanko-study-top = Лучше было нельзя!
blanko-study-nothing = Нельзя было ни выложить слово, ни заменить букву.
blanko-study-totals = Осталось на столе
blanko-study-most = Где осталось больше всего
blanko-study-cards = Карточки не считаются: их никто не может предвидеть.
blanko-study-missing = Анализа нет: списка слов этой игры здесь больше нет.
blanko-study-retry = Ещё раз

## Keys

blanko-keys-title = Игра с клавиатуры
blanko-keys-letter = кладёт эту букву с подставки, а если её нет, джокера; то, что уже лежит, тоже можно печатать
blanko-keys-arrows = двигают перо и задают направление
blanko-keys-space = меняет направление: по горизонтали или по вертикали
blanko-keys-joker = кладёт джокера и спрашивает букву
blanko-keys-back = берёт обратно последнюю букву
blanko-keys-enter = делает ход
blanko-keys-escape = берёт обратно все буквы
blanko-keys-help = показывает этот список
blanko-ours = Доска, число букв, большинство цен и тексты карточек — наша реконструкция; оригиналы публично не известны.

## Refusals

blanko-refused-nothing = Сначала положите буквы.
blanko-refused-not-a-line = Буквы одного хода лежат в одном ряду или одном столбце.
blanko-refused-gap = Между вашими буквами пропуск.
blanko-refused-not-now = Игра сейчас ждёт другого.
blanko-refused-bag-empty = Мешочек пуст, менять не на что.
blanko-refused-no-such-cell = Такой клетки нет.
blanko-refused-no-such-letter = Буквы { $letter } в этой игре нет.
blanko-refused-too-short = В слове не меньше двух букв.
blanko-refused-off-the-board = { $word } с клетки { $cell } не помещается на доске.
blanko-refused-occupied = На { $cell } лежит { $lies }.
blanko-refused-nothing-laid = Ни одна ваша буква не ляжет на доску.
blanko-refused-not-on-your-rack = Этого нет на вашей подставке: { $letter }.
blanko-refused-runs-on = Слово продолжается: { $word }.
blanko-refused-not-in-the-middle = Первое слово накрывает один из квадратов { $cells }.
blanko-refused-not-touching = Нужно примыкать к тому, что уже лежит.
blanko-refused-no-votes = За этим столом о словах не голосуют.
blanko-refused-insisted-already = В этом ходу голосование уже было.
blanko-refused-not-a-word = Нет в списке слов: { $words }.
blanko-refused-nine-fields = В мини-кроссворде девять полей.
blanko-refused-printed-letter = Напечатанная { $letter } остаётся на месте.
blanko-refused-red-field = Красные поля остаются пустыми.
blanko-refused-not-among-your-letters = Нет среди открытых букв: { $letter }.
blanko-refused-too-many = { $most ->
    [one] Не больше { $most } буквы.
    [few] Не больше { $most } букв.
    [many] Не больше { $most } букв.
   *[other] Не больше { $most } буквы.
}
blanko-refused-joker-stays = Джокера не обменивают.
blanko-refused-nothing-to-swap = На { $cell } нет буквы.
blanko-refused-same-letter = Это та же буква.
blanko-refused-no-word = Буква на { $cell } не входит ни в одно слово.
blanko-refused-stood-before = { $word } здесь уже стояло.
blanko-refused-ballot-closed = Голосование окончено.
blanko-refused-no-vote = У вас здесь нет голоса.
blanko-refused-no-such-choice = За это голосовать нельзя.
blanko-list-whole = Список слов: полный, слов в нём: { NUMBER($words) }.
blanko-list-small = Список слов: небольшой для начала, слов в нём: { NUMBER($words) }.
blanko-list-none = У этого языка нет небольшого списка слов: игры начинаются, когда готов полный.
blanko-list-building = Готовится полный список: { $share } %
blanko-list-wait = Начать сразу, как только будет готов полный список
blanko-list-waiting = Игра начнётся сама, когда будет готов полный список.
blanko-list-wait-no-more = Не ждать
blanko-list-failed = Полный список собрать не удалось:
blanko-list-again = Попробовать снова
blanko-list-house = Из них собственных слов дома: { NUMBER($words) }.
blanko-list-next = Уже есть другой список: с ним пойдёт следующая игра.
blanko-mean = Что значат слова?
blanko-mean-looking = Ищем: { $word }…
blanko-mean-unknown = О слове { $word } здесь ничего не известно.
blanko-ruling = – положено: { $by }; за: { $yes }; против: { $no }

## Why a bot plays so

blanko-why-most = Ничто не даёт больше сразу.
blanko-why-empties = После него ваша подставка пуста.
blanko-why-square = { $squares ->
    [1] Накрывает квадрат BLANKO; ход с наибольшими очками дал бы больше лишь на { $less }.
   *[other] Накрывает квадраты BLANKO ({ $squares }); ход с наибольшими очками дал бы больше лишь на { $less }.
}
blanko-why-keeps = Меньше, чем ход с наибольшими очками (на { $less }), зато остаются хорошие буквы: { $letters }.
blanko-why-denies = Меньше, чем ход с наибольшими очками (на { $less }), зато следующий игрок получит меньше (примерно на { $denied }).
blanko-why-weighs = Меньше, чем ход с наибольшими очками (на { $less }), но лучше, если считать и то, что потом.
blanko-why-exchange = Новые буквы стоят больше любого хода.
blanko-why-only = Больше сыграть нечего.
blanko-why-solved = { $ahead ->
    [0] Посчитано до конца: будет ничья.
   *[other] Посчитано до конца; перевес в очках в конце: { $ahead }.
}
blanko-why-pass = Лучше всего ничего не класть, насколько виден конец.
blanko-why-seen = Ничего лучшего не видно.
blanko-why-mini = Никакая другая раскладка этих букв не даёт больше.
blanko-why-redraw = Без этих букв остальные стоят больше.
blanko-why-stay = Все ваши буквы стоит оставить.
blanko-why-doubt = Не все эти слова есть в списке слов.
blanko-why-fine = Все эти слова есть в списке слов.
blanko-why-vote = Считать ли слово, пусть решают другие.

## Levels

blanko-level-novice = Знает обиходные слова, кладёт мало букв и не видит большинства мест.
blanko-level-casual = Знает частые слова и пропускает многие места.
blanko-level-club = Имеет хороший запас слов и редко что пропускает.
blanko-level-greedy = Знает каждое слово, но считает только очки ближайшего хода.
blanko-level-expert = Думает о буквах, которые останутся, о карточках, которые придут, и о нескольких ответах.
blanko-level-master = Сверяет много ходов с тем, что могут сделать другие, и точно считает конец.

## The first game, step by step

guide-blanko-aim = Добро пожаловать! Выкладывайте слова, которые пересекаются и меняются. Считаются все новые слова. Побеждает тот, у кого больше очков.
guide-blanko-rack = Это ваши буквы и их стоимость. Джокер заменяет любую букву.
guide-blanko-lay = Выберите клетку и выложите или напечатайте слово: первое проходит через середину, следующие касаются лежащих. Строка ниже скажет, сколько оно стоит. Затем выложите его.
guide-blanko-more = Считается каждое слово, которое составили ваши буквы, и поперечные тоже, со всеми буквами. Поэтому длинные и пересекающиеся слова стоят много.
guide-blanko-swap = Вместо слова можно обменять букву на доске на свою так, чтобы возникли другие слова. Или взять новые буквы. Попробуйте или выложите ещё слово.
guide-blanko-square = Кто накрыл квадрат BLANKO, открывает карточку из этой стопки: очки, ещё один ход или мини-кроссворд из девяти полей. Сегодня у вас на него десять минут.
guide-blanko-end = Игра кончается, когда мешочек пуст и у кого-то не осталось букв. То, что осталось, вычитается. Теперь вы знаете всё, что нужно.

## Help at the table

help-progress-blanko = { $bag ->
    [0] Мешочек пуст. Игра закончится, когда у кого-нибудь не останется букв.
    [one] В мешочке ещё { $bag } буква. Когда он опустеет, игра закончится, как только у кого-нибудь не останется букв.
    [few] В мешочке ещё { $bag } буквы. Когда он опустеет, игра закончится, как только у кого-нибудь не останется букв.
    [many] В мешочке ещё { $bag } букв. Когда он опустеет, игра закончится, как только у кого-нибудь не останется букв.
   *[other] В мешочке ещё { $bag } буквы. Когда он опустеет, игра закончится, как только у кого-нибудь не останется букв.
}
now-blanko = Ваш ход: выложите слово
now-blanko-of = { $name } ищет слово
now-blanko-mini = Заполните мини-кроссворд
now-blanko-mini-of = { $name } заполняет мини-кроссворд
now-blanko-redraw = Какие буквы вернёте?
now-blanko-redraw-of = { $name } возвращает буквы
now-blanko-challenge = Вы согласны со словом игрока { $name }?
now-blanko-challenge-of = Остальные проверяют слово игрока { $name }
now-blanko-vote = Засчитать слово игрока { $name }?
now-blanko-vote-of = Стол голосует о слове игрока { $name }
hint-worth = Это даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
hint-square = Слово накрывает квадрат BLANKO: вы открываете карточку.
hint-exchange = Ничего хорошего не выложить; новые буквы стоят хода.
hint-pass = Выложить нечего, и мешочек пуст.
hint-swap = Одна буква меняет все слова, в которые она входит.

## In a few steps

howto-blanko-1 = У вас восемь букв. В свой ход выложите слово, пересекающее лежащее, или удлините одно из них.
howto-blanko-2 = Или замените букву на доске своей так, чтобы каждое слово с ней стало другим.
howto-blanko-3 = Считаются все новые слова, по стоимости всех их букв.
howto-blanko-4 = Кто накрыл квадрат BLANKO, открывает карточку: очки, ещё один ход или мини-кроссворд на время.
howto-blanko-5 = Когда мешочек пуст и у кого-то не осталось букв, вычитается то, что лежит на подставках. Побеждает тот, у кого больше очков.
